"""Reports: what they find, what they do not, and that they need nothing else."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from overlord.core.errors import OverlordError
from overlord.core.registry import game as game_of
from overlord.lab.balance import Balance, balance, work
from overlord.lab.box_diff import box_diff
from overlord.lab.experiment import BadExperiment, Experiment, read_experiment
from overlord.lab.report import html

CARDS = Path(__file__).parents[2] / "src/overlord/games/dark_dealings/box"


def silent(done: int) -> None:
    """Nobody wants to know."""


def asked(**more: object) -> Experiment:
    usual = {"game": "dark-dealings", "player": "random", "seats": 2, "games": 24}
    return msgspec.convert({**usual, "ladder": [], **more}, Experiment)


@pytest.fixture(scope="module")
def plain() -> Balance:
    return balance(asked(), 1, silent)


@pytest.fixture(scope="module")
def weak(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Our box with heroes that anything beats."""
    text = "".join((CARDS / name).read_text("utf-8") for name in ("heroes.toml", "defenses.toml"))
    path = tmp_path_factory.mktemp("box") / "weak.toml"
    path.write_text(re.sub(r"^armor = \d+", "armor = 1", text, flags=re.MULTILINE), "utf-8")
    return str(path)


def test_a_report_adds_up(plain: Balance) -> None:
    seats = plain.families["seats"]
    assert [row.label for row in seats] == ["Seat 1", "Seat 2"]
    assert [row.cases for row in seats] == [24, 24]
    assert sum(row.value for row in seats) == pytest.approx(1)
    assert [row.expected for row in seats] == [0.5, 0.5]
    assert plain.families["sides"] == plain.families["factions"] == []
    course = {row.key: row for row in plain.families["course"]}
    assert course["decisions"].value == pytest.approx(sum(plain.lengths) / 24)
    acts = sum(row.value for row in plain.families["cards"] + plain.families["actions"])
    assert acts == pytest.approx(course["decisions"].value)
    assert 0 < course["settled"].value <= 1
    for family in ("chosen", "had", "openings", "spoken"):
        assert plain.families[family]
    for rows in plain.families.values():
        for row in rows:
            assert row.interval[0] <= row.value <= row.interval[1]
    json.dumps(plain.as_json())


def test_the_same_experiment_gives_the_same_report(plain: Balance) -> None:
    told: list[int] = []
    again = balance(asked(), 2, told.append)
    assert again == plain
    assert html(again) == html(plain)
    assert told[-1] == work(asked()) == 24


def test_what_cannot_happen_here_is_never_used(plain: Balance) -> None:
    assert {"DD-57", "DD-59"} <= set(plain.never["rules"])  # the game alone
    assert plain.never["cards"] == sorted(plain.never["cards"], key=plain.never["cards"].index)


def test_skill_depth_is_measured() -> None:
    found = balance(asked(games=2, ladder=["random", "greedy"], **{"ladder-games": 8}), 1, silent)
    assert found.depth is not None
    assert [one.player for one in found.depth.players] == ["greedy", "random"]
    assert found.depth.games == 8
    assert "200 points of rating" in html(found)
    alone = balance(asked(games=2, seats=1, ladder=["random", "greedy"]), 1, silent)
    assert alone.depth is None


def test_a_changed_box_is_told_beyond_noise(weak: str) -> None:
    found = balance(asked(box=weak, against="default", games=30), 1, silent)
    assert found.against is not None
    assert "the-thimble-cousins: armor 2 → 1" in found.against.differs
    believed = {(family, one.key): one for family, one in found.against.real_changes()}
    score = believed["course", "best-score"]
    assert score.after > score.before
    assert score.interval[0] <= score.difference <= score.interval[1]
    assert not any(family == "seats" for family, _ in believed)
    page = html(found)
    assert "Compared with default" in page
    assert "armor 2 → 1" in page


def test_a_box_differs_in_nothing_from_itself() -> None:
    found = balance(asked(against="default"), 1, silent)
    assert found.against is not None
    assert (found.against.differs, found.against.real_changes()) == ([], [])
    rows = [one for family in found.against.changes.values() for one in family]
    assert {one.difference for one in rows} == {0.0}


def test_cards_that_come_and_go_are_listed(weak: str) -> None:
    game = game_of("dark-dealings")
    ours, theirs = game.box, game.read_box(weak)
    fewer = game.box_from({**theirs.source, "hero": list(_list(theirs.source["hero"]))[1:]})
    assert "- the-thimble-cousins" in box_diff(ours, fewer)
    assert "+ the-thimble-cousins" in box_diff(fewer, ours)
    assert box_diff(ours, ours) == []


def _list(found: object) -> list[object]:
    assert isinstance(found, list)
    return found


class Reader(HTMLParser):
    """What a page refers to, and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "br", "path", "circle"):
            self.tags.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("path", "circle")

    def handle_endtag(self, tag: str) -> None:
        assert self.tags.pop() == tag


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_report_is_one_page_that_needs_nothing_else(plain: Balance, language: str) -> None:
    page = html(plain, language)
    reader = Reader()
    reader.feed(page)
    assert (reader.tags, reader.links) == ([], [])
    assert "<script" not in page
    assert "http" not in page
    assert "url(" not in page
    assert "lab-" not in page  # no key without words
    assert len(page) < 300_000


def test_names_are_escaped(plain: Balance) -> None:
    row = replace(plain.families["seats"][0], label="<b>&")
    page = html(replace(plain, families={**plain.families, "seats": [row]}))
    assert "<b>&" not in page
    assert "&lt;b&gt;&amp;" in page


def test_an_experiment_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "conan"\nseats = 3\nbox = "b.toml"\nagainst = "default"\n[options]\n')
    found = read_experiment(file)
    assert (found.game, found.seats, found.against) == ("conan", 3, "default")
    assert found.box == str(tmp_path / "b.toml")
    assert (found.player, found.ladder) == ("greedy", ("random", "greedy"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats = 3", "missing required field `game`"),
        ('game = "conan"\nmood = 1', "unknown field `mood`"),
        ('game = "conan"\ngames = "many"', "Expected `int`, got `str` - at `$.games`"),
        ("game =", "Invalid value"),
    ],
)
def test_a_file_that_is_no_experiment_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(BadExperiment, match=re.escape(sentence)) as problem:
        read_experiment(file)
    assert str(file) in str(problem.value)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9}, "1 to 6 players, not 9"),
        ({"player": "genius"}, "there is no player 'genius'"),
        ({"options": {"mood": "bad"}}, "has no option 'mood'"),
        ({"against": "/nowhere.toml"}, "/nowhere.toml: cannot read"),
        ({"ladder": ["greedy", "greedy"]}, "at least two different players"),
    ],
)
def test_what_cannot_be_played_is_said_before_it_begins(
    more: dict[str, object], sentence: str
) -> None:
    with pytest.raises(OverlordError, match=sentence):
        work(asked(**more))
