"""Language models as players: asked in words, told why an answer is none, and out after three."""

import json
import sys
from pathlib import Path

import pytest

import overlord
from overlord.cli.arena import text
from overlord.lab.arena import arena, round_robin
from overlord.lab.series import Series, placed
from overlord.players.base import Outlook
from overlord.players.levels import UnknownPlayer
from overlord.players.load import BadPlayer, load

GAME = overlord.game("dark-dealings")


def model(tmp_path: Path, code: str, settings: str = "") -> str:
    file = tmp_path / "model.py"
    file.write_text(f"import sys\nsaid = sys.stdin.read()\n{code}\n")
    return f"llm:{settings} {sys.executable} {file}"


def test_it_is_asked_in_words_and_answers_with_a_number(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    spec = model(tmp_path, f"open({str(told)!r}, 'w').write(said)\nprint('I think. [2]')")
    s = GAME.new(players=2, seed=1)
    outlook = Outlook(s, 0)

    assert load(spec, 1).choose(outlook) == outlook.options[1]

    read = told.read_text()
    own, other = (s.setup.layout.zone(f"hand.{seat}") for seat in range(2))
    names = {zone: [s.setup.box.card(c).name for c in s.cards(zone)] for zone in (own, other)}
    assert all(name in read for name in names[own])
    assert not any(name in read for name in names[other])
    assert read.rstrip().endswith("such as [1].")


def test_what_is_no_answer_is_asked_again_with_the_reason(tmp_path: Path) -> None:
    code = "print('[3]' if 'There are choices 1 to' in said else '[77]')"
    player = load(model(tmp_path, code), 1)
    outlook = Outlook(GAME.new(players=2, seed=1), 0)

    assert player.choose(outlook) == outlook.options[2]
    assert (player.illegal, player.forfeited) == (1, False)


def test_three_answers_that_are_none_forfeit_the_game(tmp_path: Path) -> None:
    spec = model(tmp_path, "print('no idea')")
    series = round_robin(Series(GAME.id, ("random",) * 2, 2, 1), [spec, "random"])

    found = arena(series, tmp_path / "arena.jsonl", 1, lambda _: None)

    standing = {one.player: one for one in found.players}
    assert (standing[spec].illegal, standing[spec].forfeits) == (6, 2)
    assert standing[spec].win_rate == 0.0
    assert "6 illegal answers, 2 games forfeited" in text(found)
    lines = (tmp_path / "arena.jsonl").read_text().splitlines()[1:]
    for game in map(json.loads, lines):
        seat = game["specs"].index(spec)
        assert game["forfeited"] == [seat]
        assert game["places"][seat] == 2


def test_those_that_forfeit_come_last() -> None:
    assert placed([1, 2, 3, 3], ()) == (1, 2, 3, 3)
    assert placed([1, 2, 3, 3], (0,)) == (4, 1, 2, 2)
    assert placed([1, 2, 1], (0, 1)) == (2, 2, 1)


@pytest.mark.parametrize(
    ("code", "settings", "told"),
    [
        ("sys.exit('out of tokens')", "", "exit code 1.*out of tokens"),
        ("import time; time.sleep(9)", "seconds=0.2:", "not answered within 0.2 s"),
    ],
)
def test_a_model_that_fails_is_no_forfeit(
    tmp_path: Path, code: str, settings: str, told: str
) -> None:
    player = load(model(tmp_path, code, settings), 1)

    with pytest.raises(BadPlayer, match=told):
        player.choose(Outlook(GAME.new(players=2, seed=1), 0))


@pytest.mark.parametrize("spec", ["llm:", "llm:seconds=x: model", "llm: 'open"])
def test_specs_that_name_no_command_are_refused(spec: str) -> None:
    with pytest.raises(UnknownPlayer):
        load(spec, 1)
