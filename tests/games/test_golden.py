"""Whole games still go as they went; `tools/golden.py` makes them anew."""

from pathlib import Path

import pytest

import overlord
from tools.golden import records_of, rules_met

FILES = [
    pytest.param(id, file, id=f"{id}/{file.stem}")
    for id in overlord.games()
    for file in records_of(id)
]


@pytest.mark.parametrize(("id", "file"), FILES)
def test_a_golden_game_goes_as_it_went(id: str, file: Path) -> None:
    match = overlord.verify(overlord.read_record(file))

    assert match.over
    assert match.game.id == id


@pytest.mark.parametrize("id", overlord.games())
def test_the_golden_games_of_a_game_meet_every_rule_that_frames_cite(id: str) -> None:
    game = overlord.game(id)
    met: set[str] = set()
    for file in records_of(id):
        met |= rules_met(overlord.read_record(file))

    cited = {rule for frame in game.frames().values() for rule in frame.rules}
    assert cited - met == set()


@pytest.mark.parametrize("id", overlord.games())
def test_every_table_has_a_golden_game(id: str) -> None:
    game = overlord.game(id)
    seats = {overlord.read_record(file).players for file in records_of(id)}

    assert seats == set(game.seats)
