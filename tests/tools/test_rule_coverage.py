"""The tool that ties rules, code and tests together, on small trees of files."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from overlord.citations import Citation, parse_box, parse_code, parse_rules, parse_tests
from tools import rule_coverage
from tools.rule_coverage import Report, examine

pytestmark = pytest.mark.pure_only

PAGE = """\
# Dark Dealings

**DD-1** Each player gets nine heroes.
More about heroes, see **DD-2**.

**DD-B3** Ties go to the left.
"""
CODE = """\
class Deal:
    rules = ("DD-1",)

    def run(self):
        pass  # the left neighbour wins, DD-B3
"""
TESTS = """\
@rule("DD-1", "DD-B3")
def test_the_deal():
    assert deal() == 9
"""

Tree = Callable[..., Report]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A project that is in order, but for the files that a test changes."""

    def examined(page: str = PAGE, code: str = CODE, tests: str = TESTS, box: str = "") -> Report:
        files = {
            "docs/games/dark_dealings/rules.md": page,
            "src/overlord/games/dark_dealings/deal.py": code,
            "src/overlord/games/dark_dealings/box/heroes.toml": box,
            "tests/games/dark_dealings/test_deal.py": tests,
        }
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return examine(tmp_path)

    return examined


def test_a_project_in_order_is_good(tree: Tree) -> None:
    report = tree()

    assert report.good
    assert report.games[0].in_code == report.games[0].in_tests == {"DD-1", "DD-B3"}


def test_a_rule_without_test_is_an_offence(tree: Tree) -> None:
    report = tree(tests=TESTS.replace(', "DD-B3"', ""))

    assert not report.good
    assert report.games[0].without_test == ["DD-B3"]
    assert report.games[0].without_code == []


def test_a_rule_without_code_is_an_offence(tree: Tree) -> None:
    report = tree(code=CODE.replace(", DD-B3", ""))

    assert not report.good
    assert report.games[0].without_code == ["DD-B3"]
    assert report.games[0].without_test == []


def test_a_rule_may_live_in_the_box(tree: Tree) -> None:
    assert tree(code=CODE.replace(", DD-B3", ""), box="ties = 'left'  # DD-B3\n").good


def test_a_citation_in_another_game_does_not_count(tree: Tree, tmp_path: Path) -> None:
    other = tmp_path / "src/overlord/games/conan/deal.py"
    other.parent.mkdir(parents=True)
    other.write_text("# as DD-B3\n")

    assert tree(code=CODE.replace(", DD-B3", "")).games[0].without_code == ["DD-B3"]


def test_a_test_citing_no_rule_of_ours_is_an_offence(tree: Tree) -> None:
    report = tree(tests=TESTS.replace('"DD-1"', '"DD-1", "DX-1"'))

    assert not report.good
    assert report.unknown == [Citation("DX-1", "tests/games/dark_dealings/test_deal.py:2")]


@pytest.mark.parametrize(
    ("line", "offends"),
    [
        ("# see DD-99", True),
        ('"""As in DD-99."""', True),
        ('rules = ("XY-1",)', True),
        ('rules: tuple[str, ...] = ("XY-1",)', True),
        ("# written in UTF-8", False),
        ("dd_99 = 'DD-1'", False),
    ],
)
def test_code_citing_no_rule_of_ours_is_an_offence(tree: Tree, line: str, offends: bool) -> None:
    report = tree(code=f"{CODE}\n{line}\n")

    assert report.good is not offends
    assert bool(report.unknown) is offends


def test_a_rule_written_twice_is_an_offence(tree: Tree) -> None:
    report = tree(page=f"{PAGE}\n**DD-1** Again.\n")

    assert not report.good
    assert report.twice == ["DD-1"]


@pytest.mark.parametrize(
    ("body", "hollow"),
    [
        ("deal()", True),
        ("assert True", True),
        ("assert deal() == 9", False),
        ("with pytest.raises(ValueError): deal()", False),
        ("with raises(ValueError): deal()", False),
        ("check_deal(9)", False),
        ("table.assert_dealt(9)", False),
        ("for seat in range(2):\n        assert deal(seat)", False),
    ],
)
def test_a_ruled_test_must_be_able_to_fail(tree: Tree, body: str, hollow: bool) -> None:
    report = tree(tests=TESTS.replace("assert deal() == 9", body))

    assert report.good is not hollow
    assert [complaint.endswith("asserts nothing") for complaint in report.complaints] == (
        [True] if hollow else []
    )
    assert bool(report.games[0].without_test) is hollow


@pytest.mark.parametrize("mark", ["@rule(DEAL)", "@rule()", '@rule(*["DD-1"])'])
def test_a_mark_must_be_written_out(tree: Tree, mark: str) -> None:
    report = tree(tests=f"{TESTS}\n{mark}\ndef test_more():\n    assert deal()\n")

    assert not report.good
    assert len(report.complaints) == 1


def test_a_page_without_a_folder_waits(tree: Tree, tmp_path: Path) -> None:
    tree()
    page = tmp_path / "docs/games/conan/rules.md"
    page.parent.mkdir()
    page.write_text("**CO-H4** Roll.\n")

    report = examine(tmp_path)

    assert report.good
    assert "not written yet" in rule_coverage.as_text(report)


def test_other_decorators_and_undecorated_tests_are_left_alone() -> None:
    source = "@given(x)\ndef test_a(): pass\n\n@pytest.fixture\ndef rule(): pass\n"

    assert parse_tests(source, "t.py") == []


def test_methods_classes_and_coroutines_may_be_marked() -> None:
    source = (
        '@rule("DD-1")\nclass TestDeal:\n    @testing.rule("DD-2")\n'
        "    async def test_it(self):\n        assert deal()\n"
    )

    assert {(test.name, *test.rules) for test in parse_tests(source, "t.py")} == {
        ("TestDeal", "DD-1"),
        ("test_it", "DD-2"),
    }
    assert not any(test.complaint for test in parse_tests(source, "t.py"))


def test_parsers_keep_order_and_places() -> None:
    assert parse_rules(PAGE) == [
        ("DD-1", "Each player gets nine heroes."),
        ("DD-B3", "Ties go to the left."),
    ]
    assert Citation("DD-B3", "deal.py:5", firm=False) in parse_code(CODE, "deal.py")
    assert parse_box("a = 'DD-1'\nb = 2 # DD-2", "b.toml") == [
        Citation("DD-2", "b.toml:2", firm=False)
    ]


def test_the_command_tells_people_and_programs(tree: Tree, tmp_path: Path) -> None:
    tree(tests="")
    command = [sys.executable, rule_coverage.__file__, "--root", str(tmp_path)]

    told = subprocess.run(command, capture_output=True, text=True, check=False)
    facts = subprocess.run([*command, "--json"], capture_output=True, text=True, check=False)

    assert told.returncode == facts.returncode == 1
    assert "dark_dealings: no test proves (2):\n  DD-1\n  DD-B3" in told.stdout
    assert json.loads(facts.stdout)["games"]["dark_dealings"]["without_test"] == ["DD-1", "DD-B3"]


def test_a_project_without_rules_is_told_so(tmp_path: Path) -> None:
    report = examine(tmp_path)

    assert report.good
    assert rule_coverage.as_text(report) == "no rules in docs/games yet"
