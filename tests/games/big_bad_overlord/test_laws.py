"""Big Bad Overlord keeps the laws at every table."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overlord.core.conformance.referee import check, tables
from overlord.core.setup import Setup
from overlord.games.big_bad_overlord import GAME
from overlord.games.big_bad_overlord.box import DO_GOODER
from overlord.games.big_bad_overlord.zones import CITADEL, DECK
from tests.games.big_bad_overlord.tables import a_new_game

SEEDS = st.integers(min_value=0, max_value=(1 << 96) - 1)


@pytest.mark.parametrize(
    "setup", list(tables(GAME)), ids=lambda s: f"{s.players}-{s.options['dukes']}"
)
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_the_laws_hold(setup: Setup, seed: int) -> None:
    assert check(GAME, 1, seed, setup.players, setup.options, every=80).games == 1


def test_an_imagined_citadel_may_hold_an_artifact_but_never_a_do_gooder() -> None:
    table = a_new_game(3, 4)
    for _ in range(9):
        table.answer(min(table.options()))
    state = table.state
    held = set()
    for forgetful in (False, True):
        if forgetful:
            state.watch(None, None)
        for seed in range(120):
            world = state.determinize(0, seed)
            cards = world.cards(CITADEL + 1) + world.cards(CITADEL + 2)
            assert all(state.box.kinds[card] != DO_GOODER for card in cards)
            assert sum(state.box.kinds[card] == DO_GOODER for card in world.cards(DECK)) in (9, 10)
            held |= {state.box.card(card).id for card in cards}
    assert held & {"doomsword", "mageskull"}
