"""Numbers of positions after so many answers, from fixed starts.

A number that changes says that a rule plays differently; the commit that changes it says which.
"""

import pytest

from overlord.core.playout import perft
from tests.games.bellum_magica.tables import (
    Land,
    Lord,
    a_creature,
    a_day,
    a_new_day,
    a_new_game,
    a_place,
)


@pytest.mark.parametrize(
    ("players", "depth", "positions"),
    [(2, 2, 25), (2, 4, 100), (3, 4, 250), (5, 3, 125)],
)
def test_from_the_start(players: int, depth: int, positions: int) -> None:
    assert perft(a_new_game(players, seed=11).state, depth) == positions


@pytest.mark.parametrize(
    ("players", "seed", "depth", "positions"), [(2, 3, 5, 137), (4, 5, 5, 1968)]
)
def test_from_the_first_day(players: int, seed: int, depth: int, positions: int) -> None:
    assert perft(a_new_day(players, seed).state, depth) == positions


def test_one_whole_day_of_two_castles() -> None:
    """Every way to roll again, to attack, to steal, to recruit and to place."""
    lords = [
        Lord("FFG", "SST", chests="w1 m4", barrels=1, glyphs=3, food=4),
        Lord("FM", "SSXT", chests="w2 g8", spells=1, food=2),
    ]
    land = Land(
        places=[a_place("hut", 2, wood=1), a_place("shrine", 1, 1, gold=1)],
        evil=[a_creature("imp", "F", "S"), a_creature("orc", "FF", "SS")],
        most_evil=[a_creature("lich", "GG", "XT", "confusion")],
    )
    assert perft(a_day(*lords, land=land).state, 6) == 870
