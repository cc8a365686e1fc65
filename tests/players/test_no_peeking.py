"""In worlds that a seat cannot tell apart its player says the same."""

from collections.abc import Iterator

import pytest

import overlord
from overlord.core.rng import seeded
from overlord.core.state import State
from overlord.players.base import Outlook
from overlord.players.levels import player

GAME = overlord.game("dark-dealings")
Pair = tuple[int, State, State]


def pairs(players: int, mode: str, seed: int) -> Iterator[Pair]:
    """A seat, the true table and another that differs only in what the seat cannot know."""
    state = GAME.new(players=players, seed=seed, memory=True, mode=mode)
    luck = seeded(seed)
    hand = player("greedy", seed)
    while not state.over:
        seat = state.pending()[0]
        if len(state.legal(seat)) > 1 and luck.below(3) == 0:
            assert state.memory is not None
            other = state.determinize(seat, luck.seed())
            other.watch(None, state.memory.clone())
            if other.zones != state.zones:
                yield seat, state, other
        state.apply(seat, hand.choose(Outlook(state, seat)))


@pytest.mark.parametrize("spec", ["random", "greedy"])
@pytest.mark.parametrize(
    ("players", "mode", "games", "least"),
    [(2, "normal", 4, 60), (4, "normal", 3, 100), (4, "hardcore", 2, 60), (6, "normal", 1, 40)],
)
def test_the_same_answer_in_worlds_that_look_the_same(
    spec: str, players: int, mode: str, games: int, least: int
) -> None:
    seen = 0
    for seed in range(games):
        for seat, true, other in pairs(players, mode, seed):
            assert true.view(seat).as_json() == other.view(seat).as_json()
            said = [player(spec, 9).choose(Outlook(world, seat)) for world in (true, other)]
            assert said[0] == said[1]
            seen += 1
    assert seen >= least


def test_the_value_of_a_table_is_the_same_in_worlds_that_look_the_same() -> None:
    seen = 0
    for seed in range(3):
        for seat, true, other in pairs(3, "normal", seed):
            assert GAME.evaluate(true, seat) == GAME.evaluate(other, seat)
            seen += 1
    assert seen >= 50
