"""The laws of every game, in every scenario of Conan."""

import pytest

from overlord.core.conformance.referee import check
from overlord.games.conan import GAME
from overlord.games.conan.table.terms import SCENARIOS


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_laws_hold(scenario: str) -> None:
    players = min(3, SCENARIOS[scenario][1] + 1)
    summary = check(
        GAME, games=1, seed=5, players=players, options={"scenario": scenario}, every=90
    )
    assert summary.games == 1
