"""Programs and classes from outside as players, and what is said when they fail."""

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import overlord
from overlord.lab.series import Series, play_all
from overlord.players import load as module
from overlord.players.base import Outlook, Player
from overlord.players.levels import UnknownPlayer
from overlord.players.load import BadPlayer, end_all, is_outside, load, table_of
from overlord.players.play_game import play_game
from overlord.server.refusal import Refusal
from overlord.server.table.seating import check_bot

GAME = overlord.game("dark-dealings")
EXAMPLES = Path(__file__).parents[2] / "examples"
FIRST = f"cmd: {sys.executable} {EXAMPLES / 'first_bot.py'}"
CAREFUL = f"{EXAMPLES / 'careful_bot.py'}:Careful"


@pytest.fixture(autouse=True)
def _programs_end() -> Iterator[None]:
    yield
    end_all()


def silent(done: int) -> None:
    """Nobody wants to know."""


def asked(player: Player) -> int:
    return player.choose(Outlook(GAME.new(players=2, seed=1, memory=True), 0))


def program(tmp_path: Path, code: str, settings: str = "") -> str:
    file = tmp_path / "bot.py"
    file.write_text(f"import json, sys, time\n{code}\n")
    return f"cmd:{settings} {sys.executable} {file}"


ANSWERING = "for line in sys.stdin:\n    if json.loads(line)['type'] == 'choose':\n        "


@pytest.mark.parametrize("game", ["dark-dealings", "bellum-magica"])
def test_the_example_program_plays_whole_games_that_can_be_repeated(game: str) -> None:
    series = Series(game, (FIRST, "random"), 2, 5)
    games = play_all(series, 1, silent)
    assert [one.error for one in games] == ["", ""]
    end_all()
    assert games == play_all(series, 1, silent)


def test_the_example_class_beats_random() -> None:
    games = play_all(Series("dark-dealings", (f"{CAREFUL}:worlds=2", "random"), 4, 1), 1, silent)
    assert [one.error for one in games] == [""] * 4
    won = sum(one.returns[one.specs.index(f"{CAREFUL}:worlds=2")] for one in games)
    assert won >= 3


def test_programs_play_in_other_processes() -> None:
    series = Series("dark-dealings", (FIRST, "random"), 4, 5)
    assert play_all(series, 2, silent) == play_all(series, 1, silent)


def test_one_process_serves_all_seats_and_hears_of_a_table_once(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    spec = program(
        tmp_path,
        f"heard = open({str(heard)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    print(message['type'], message.get('game', message.get('seat')), file=heard)\n"
        "    if message['type'] == 'choose':\n"
        "        print(message['options'][-1], flush=True)",
    )
    for seed, mode in ((1, "normal"), (2, "normal"), (3, "hardcore")):
        state = GAME.new(players=2, seed=seed, memory=True, mode=mode)
        state.watch(None, state.memory)
        play_game(state, [load(spec, 1), load(spec, 2)], GAME.bound)
    end_all()
    lines = heard.read_text().splitlines()
    assert lines.count("table dark-dealings") == 2  # two set-ups
    assert {"choose 0", "choose 1"} < set(lines)


def test_a_program_is_told_what_the_numbers_mean() -> None:
    setup = GAME.setup(3, {"mode": "hardcore"})
    told = table_of(setup)
    assert (told["game"], told["players"], told["rules"]) == ("dark-dealings", 3, 2)
    assert told["options"] == {"mode": "hardcore", "row": "5"}
    actions, zones = told["actions"], told["zones"]
    assert isinstance(actions, list)
    assert isinstance(zones, list)
    assert actions[0] == {"verb": "done", "arguments": []}
    assert zones[0] == "aside"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("sys.exit(3)", r"ended instead of answering \(exit code 3\)"),
        ("raise ValueError('no idea')", "it said: ValueError: no idea"),
        (f"{ANSWERING}print('hello', flush=True)", "answered 'hello' to keep-hero; expected a lin"),
        (f"{ANSWERING}print(0, flush=True)", "answered 0 to keep-hero; expected one of "),
        (f"{ANSWERING}print('true', flush=True)", "answered True to keep-hero"),
        (f"{ANSWERING}print('{{}}', flush=True)", "answered None to keep-hero; expected one of "),
    ],
)
def test_a_program_that_fails_is_told_as_its_fault(
    tmp_path: Path, code: str, sentence: str
) -> None:
    spec = program(tmp_path, code)
    with pytest.raises(BadPlayer, match=sentence) as problem:
        asked(load(spec, 0))
    assert spec in str(problem.value)


@pytest.mark.parametrize("code", ["time.sleep(60)", f"{ANSWERING}time.sleep(60)"])
def test_a_program_that_takes_too_long_is_ended(tmp_path: Path, code: str) -> None:
    spec = program(tmp_path, code, "seconds=0.2:")
    with pytest.raises(BadPlayer, match=r"has not answered keep-hero within 0\.2 s"):
        asked(load(spec, 0))
    assert module._TALKS == {}


def test_a_program_that_fails_stops_the_series(tmp_path: Path) -> None:
    series = Series("dark-dealings", (program(tmp_path, "sys.exit(1)"), "random"), 4, 1)
    for jobs in (1, 2):
        with pytest.raises(BadPlayer, match="exit code 1"):
            play_all(series, jobs, silent)


class Stubborn(Player):
    def __init__(self, seed: int) -> None:
        super().__init__("stubborn")

    def choose(self, outlook: Outlook) -> int:
        return 0


FILE = """
from overlord.players.base import Player

class Broken(Player):
    def __init__(self, seed, depth="1"):
        super().__init__("broken")
        self.depth = int(depth)

    def choose(self, outlook):
        return 1 // 0

class Stranger:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FILE)
    return path


def test_a_class_that_fails_is_told_as_its_fault(file: Path) -> None:
    with pytest.raises(BadPlayer, match=r"failed at keep-hero: ZeroDivisionError: .*mine.py, li"):
        asked(load(f"{file}:Broken", 0))


@pytest.mark.parametrize(
    ("rest", "sentence"),
    [
        (":Nobody", "has no class 'Nobody'; it has: Broken"),
        (":Stranger", "expected a class that inherits overlord.players.base.Player"),
        (":Broken:width=2", "got an unexpected keyword argument 'width'"),
        (":Broken:depth=deep", "cannot be made: ValueError"),
        (":Broken:depth", "expected setting=value after a colon"),
    ],
)
def test_a_class_that_does_not_fit_is_refused(file: Path, rest: str, sentence: str) -> None:
    with pytest.raises(UnknownPlayer, match=sentence):
        load(f"{file}{rest}", 0)


def test_files_that_cannot_be_loaded_are_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("1 / 0\n")
    for spec, sentence in ((f"{bad}:A", "ZeroDivisionError"), ("none.py:A", "no such file")):
        with pytest.raises(UnknownPlayer, match=sentence):
            load(spec, 0)


def test_the_examples_of_the_howto_work(tmp_path: Path) -> None:
    page = (EXAMPLES.parent / "docs/howto/a-player-of-your-own.md").read_text("utf-8")
    [code] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "last.py").write_text(code)
    state = GAME.new(players=2, seed=1, memory=True)
    chosen = load(f"{tmp_path / 'last.py'}:Last", 0).choose(Outlook(state, 0))
    assert chosen == state.legal(0)[-1]
    table, question = (
        json.loads(text) for text in re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    )
    assert set(table) == set(table_of(state.setup))
    assert set(question["view"]) == set(state.view(0).as_json())


def test_a_package_offers_players_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    doors = {
        "stubborn": EntryPoint("stubborn", f"{__name__}:Stubborn", module.GROUP),
        "lost": EntryPoint("lost", "no.such.module:Bot", module.GROUP),
    }
    monkeypatch.setattr(EntryPoint, "load", lambda door: {"stubborn": Stubborn}[door.name])
    monkeypatch.setattr(module, "_doors", lambda: doors)
    with pytest.raises(BadPlayer, match="player stubborn answered 0 to keep-hero"):
        asked(load("stubborn", 0))
    with pytest.raises(UnknownPlayer, match="player lost cannot be loaded: KeyError"):
        load("lost", 0)
    with pytest.raises(UnknownPlayer, match=r"'genius'; there are: random, greedy.*stubborn"):
        load("genius", 0)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("cmd:", "expected a program after cmd:"),
        ("cmd: 'x", "No closing quotation"),
        ("cmd:seconds=soon: x", "expected seconds=NUMBER, found 'soon'"),
    ],
)
def test_a_command_that_makes_no_sense_is_refused(spec: str, sentence: str) -> None:
    with pytest.raises(UnknownPlayer, match=sentence):
        load(spec, 0)


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BadPlayer, match=r"cmd: \./nothing cannot be started: No such file"):
        asked(load("cmd: ./nothing", 0))


def test_only_levels_are_not_from_outside() -> None:
    assert [is_outside(spec) for spec in ("greedy", "greedy:blind=x", FIRST, CAREFUL, "x")] == [
        *(False, False),
        *(True, True, True),
    ]


@pytest.mark.parametrize("spec", ["cmd: ./x", FIRST, CAREFUL, "cmd"])
def test_over_the_network_nobody_starts_a_program(spec: str) -> None:
    with pytest.raises(Refusal, match="unknown-bot"):
        check_bot(spec)
