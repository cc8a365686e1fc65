"""Whole games still go as they went; `tools/golden.py` makes them anew."""

from pathlib import Path

import pytest

import overlord
from tools.golden import rules_met

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_game_goes_as_it_went(file: Path) -> None:
    match = overlord.verify(overlord.read_record(file))

    assert match.over
    assert match.game.id == file.parent.name


@pytest.mark.parametrize("id", overlord.games())
def test_the_golden_games_of_a_game_meet_every_rule_that_frames_cite(id: str) -> None:
    game = overlord.game(id)
    met: set[str] = set()
    for file in FILES:
        if file.parent.name == id:
            met |= rules_met(overlord.read_record(file))

    cited = {rule for frame in game.frames().values() for rule in frame.rules}
    assert cited - met == set()


@pytest.mark.parametrize("id", overlord.games())
def test_every_table_has_a_golden_game(id: str) -> None:
    game = overlord.game(id)
    seats = {overlord.read_record(file).players for file in FILES if file.parent.name == id}

    assert seats == set(game.seats)
