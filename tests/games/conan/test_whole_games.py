"""Whole games of Conan come to an end, in every scenario."""

import pytest

from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.games.conan import GAME
from overlord.games.conan.state import UNDECIDED, Conan
from overlord.games.conan.table.terms import SCENARIOS
from overlord.games.conan.zones import VERDICT
from overlord.players.greedy import Greedy


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_game_is_decided_for_one_side(scenario: str) -> None:
    for seed in range(5):
        state = GAME.new(2, seed, None, False, scenario=scenario, heroes="most")
        assert isinstance(state, Conan)
        play_on(state, seeded_rng(seed), -1)
        assert state.over
        assert state[VERDICT] != UNDECIDED
        assert sum(state.returns()) == 1


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_players_come_to_an_end(scenario: str) -> None:
    """Whoever looks one step ahead never finds it better to go on for ever."""
    state = GAME.new(2, 3, None, False, scenario=scenario)
    players = [Greedy(1), Greedy(2)]
    decisions = 0
    while not state.over:
        [seat] = state.pending()
        world = state.determinize(seat, decisions)
        state.apply(seat, players[seat].pick(world, seat, state.legal(seat)[:]))
        decisions += 1
        assert decisions < 5000
    assert state.outcome().winners()
