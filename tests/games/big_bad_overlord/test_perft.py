"""Numbers of positions after so many answers, from fixed starts.

A number that changes says that a rule plays differently; the commit that changes it says which.
"""

import pytest

from overlord.core.playout import perft, play_on
from overlord.core.rng import seeded_rng
from overlord.games.big_bad_overlord import GAME


@pytest.mark.parametrize(("players", "depth", "positions"), [(2, 3, 120), (3, 3, 120), (6, 4, 720)])
def test_from_the_start(players: int, depth: int, positions: int) -> None:
    assert perft(GAME.new(players=players, seed=11), depth) == positions


@pytest.mark.parametrize(
    ("players", "seed", "answers", "positions"),
    [(2, 11, 60, 16), (3, 12, 40, 63), (4, 13, 100, 28), (6, 14, 150, 428)],
)
def test_in_the_middle_of_a_game(players: int, seed: int, answers: int, positions: int) -> None:
    state = GAME.new(players=players, seed=seed)
    play_on(state, seeded_rng(seed), answers)
    assert not state.over
    assert perft(state, 3) == positions
