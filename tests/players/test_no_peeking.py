"""In worlds that a seat cannot tell apart its player says the same.

`OVERLORD_PAIRS=1000` compares that many pairs of worlds for each game and player.
"""

import os
from collections.abc import Iterator
from itertools import cycle

import pytest

import overlord
from overlord.core.conformance.law_support import contents
from overlord.core.game import Game
from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.players.base import Outlook
from overlord.players.levels import player

PAIRS = int(os.environ.get("OVERLORD_PAIRS", "6"))
THINKER = "search:iterations=8"
Pair = tuple[int, State, State]


def pairs(game: Game, players: int, seed: int) -> Iterator[Pair]:
    """A seat, the true table and another that differs only in what the seat cannot know."""
    state = game.new(players=players, seed=seed, memory=True)
    luck = seeded_rng(seed)
    while not state.over:
        pending = state.pending()
        seat = pending[luck.below(len(pending))]
        options = state.legal(seat)
        if len(options) > 1 and luck.below(3) == 0:
            assert state.memory is not None
            other = state.determinize(seat, luck.seed())
            other.watch(None, state.memory.clone())
            if contents(other) != contents(state):
                yield seat, state, other
        state.apply(seat, options[luck.below(len(options))])


def some_pairs(game: Game, count: int) -> Iterator[Pair]:
    """So many pairs, from tables of all sizes in turn; few of each game, from all of its parts."""
    seen = 0
    for seed, players in enumerate(cycle(n for n in game.seats if n > 1)):
        for number, pair in enumerate(pairs(game, players, seed)):
            if number % 7 == seed % 7:
                yield pair
                seen += 1
                if seen == count:
                    return


@pytest.mark.parametrize("id", overlord.games())
def test_all_that_a_player_may_ask_is_the_same_in_worlds_that_look_the_same(id: str) -> None:
    for seat, true, other in some_pairs(overlord.game(id), PAIRS):
        one, two = Outlook(true, seat), Outlook(other, seat)
        assert (one.prompt, one.options) == (two.prompt, two.options)
        assert one.view().as_json() == two.view().as_json()
        for seed in range(3):
            assert one.world(seed).digest() == two.world(seed).digest()
        assert true.determinize(seat, 5).digest() == other.determinize(seat, 5).digest()


@pytest.mark.parametrize("spec", ["random", "greedy", THINKER])
@pytest.mark.parametrize("id", overlord.games())
def test_the_same_answer_in_worlds_that_look_the_same(id: str, spec: str) -> None:
    for seat, true, other in some_pairs(overlord.game(id), PAIRS):
        said = [player(spec, 9).choose(Outlook(world, seat)) for world in (true, other)]
        assert said[0] == said[1]


def test_the_value_of_a_table_is_the_same_in_worlds_that_look_the_same() -> None:
    game = overlord.game("dark-dealings")
    for seat, true, other in some_pairs(game, 50):
        assert game.judge.score(true, seat) == game.judge.score(other, seat)
