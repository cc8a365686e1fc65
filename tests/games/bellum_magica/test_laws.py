"""The laws hold at every table of Bellum Magica."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overlord.core.conformance.referee import check
from overlord.games.bellum_magica import GAME


@pytest.mark.parametrize("players", GAME.seats)
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(min_value=0, max_value=(1 << 96) - 1))
def test_the_laws_hold(players: int, seed: int) -> None:
    assert check(GAME, 1, seed, players, {}, every=40).games == 1
