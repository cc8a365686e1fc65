"""The tool that breaks rules on purpose, on a small game of its own."""

import json
import sys
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import draw, rule_modules
from tools.source_changes import changes

pytestmark = pytest.mark.pure_only

RULES = """\
def may_pick(hand: list[int], most: int = 3) -> bool:
    assert len(hand) >= 0
    return len(hand) < most
"""
TESTS = """\
from overlord.games.solitaire.picks import may_pick

def test_up_to_three_may_be_picked():
    assert may_pick([1, 2])
    assert {more}may_pick([1, 2, 3])
"""


def variants(line: str) -> set[str]:
    source = f"def run(s):\n    {line}\n    return s\n"
    return {
        change.applied_to(source).removeprefix("def run(s):\n    ").removesuffix("\n    return s\n")
        for change in changes(source)
    }


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("x = a < b", {"x = (a <= b)"}),
        ("x = a in b", {"x = (a not in b)"}),
        ("x = 0 <= a", {"x = (0 < a)", "x = 1 <= a", "x = (-1) <= a"}),
        ("x = a and b", {"x = (a or b)", "x = (b)", "x = (a)"}),
        ("x = not a", {"x = (a)"}),
        ("x = a + b", {"x = (a - b)"}),
        ("x += b", {"x -= b"}),
        ("x = True", {"x = False"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("s.end()", {"pass"}),
        ("s.x = b", {"pass"}),
        ("raise Refused(a)", {"pass"}),
        ("if a: return s", {"if (not (a)): return s", "if a: pass"}),
        ("if a == b: x = a", {"if (a != b): x = a"}),
        ("for x in s: break", {"for x in s: continue"}),
        ("for x in s: continue", {"for x in s: break"}),
        ("x = '…' if a else b", {"x = '…' if (not (a)) else b"}),
        ("assert a < 3", set()),
        ("raise NotImplementedError", set()),
        ("x: vec[3] = b", set()),
        ("x = f'{a + 1}'", set()),
    ],
)
def test_what_is_broken(line: str, broken: set[str]) -> None:
    assert variants(line) == broken


def test_the_last_return_and_the_fields_of_a_new_object_stay() -> None:
    source = "class X:\n    def __init__(self, x):\n        self.x = x\n\ndef f(x):\n    return x\n"

    assert changes(source) == []


def test_how_positions_are_judged_is_no_rule() -> None:
    assert changes("def forecast(s):\n    return s.x + 1\n") == []


def test_the_rules_are_the_modules_that_are_not_excluded() -> None:
    names = {path.name for path in rule_modules("dark_dealings")}

    assert {"combat_phase.py", "volley.py", "state.py"} <= names
    assert not names & {"__init__.py", "schema.py", "box.py", "heuristics.py", "siege.py"}


def test_no_rule_stands_in_what_reads_a_box_or_words_a_game() -> None:
    for game in ("bellum_magica", "conan", "dark_dealings", "overlords_of_infamy"):
        names = {path.stem for path in rule_modules(game)}

        assert len(names) > 5
        assert not {name for name in names if name.startswith("face")}
        assert not names & {"schema", "box", "vocabulary", "forecast"}


def test_the_same_seed_draws_the_same_mutants() -> None:
    first, of = draw("bellum_magica", 20, 7)
    again, _ = draw("bellum_magica", 20, 7)
    other, _ = draw("bellum_magica", 20, 8)

    assert first == again != other
    assert [mutant.number for mutant in first] == list(range(1, 21))
    assert of > 200


@pytest.fixture
def solitaire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one game of one rule."""
    root = tmp_path / "project"
    files = {
        "src/overlord/__init__.py": "",
        "src/overlord/games/__init__.py": "",
        "src/overlord/games/solitaire/__init__.py": "",
        "src/overlord/games/solitaire/picks.py": RULES,
        "tests/games/solitaire/test_picks.py": TESTS.format(more="not "),
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(mutants, "ROOT", root)
    return root


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["mutants.py", "solitaire", *words])
    return mutants.main()


def test_mutants_are_killed_in_a_copy(
    solitaire: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "--json") == 0

    facts = json.loads(capsys.readouterr().out)
    assert (facts["of"], facts["drawn"], facts["killed"]) == (3, 3, 3)
    assert [mutant["what"] for mutant in facts["mutants"]] == ["number", "number", "comparison"]
    assert facts["mutants"][2]["killer"] == "test_picks.py::test_up_to_three_may_be_picked"
    assert (solitaire / "src/overlord/games/solitaire/picks.py").read_text() == RULES


def test_a_survivor_is_shown_with_its_difference(
    solitaire: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weak = "\n".join(TESTS.splitlines()[:-1])
    (solitaire / "tests/games/solitaire/test_picks.py").write_text(weak)

    assert run(monkeypatch, "--only", "1,3") == 0

    told = capsys.readouterr().out
    assert "2 of 3 mutants, 0 killed (0 of them out of time), 2 survived" in told
    assert "-    return len(hand) < most\n+    return (len(hand) <= most)\n" in told


def test_tests_that_fail_anyway_judge_nothing(
    solitaire: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (solitaire / "tests/games/solitaire/test_picks.py").write_text(TESTS.format(more=""))

    assert run(monkeypatch) == 1
    assert "the tests fail without any mutant" in capsys.readouterr().err


def test_a_list_runs_nothing(
    solitaire: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (solitaire / "tests/games/solitaire/test_picks.py").unlink()

    assert run(monkeypatch, "--list") == 0
    assert "  3 picks.py:3 comparison\n" in capsys.readouterr().out
