"""Each side has won each scenario; `tools/conan_wins.py` makes the games anew."""

from pathlib import Path

import pytest

import overlord
from overlord.games.conan.components.scenario import SIDES
from overlord.games.conan.table.terms import SCENARIOS
from tools.conan_wins import FOLDER, winner


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_has_been_won_by_a_side(scenario: str, side: str) -> None:
    match = overlord.verify(overlord.read_record(Path(FOLDER) / f"{scenario}-{side}.json"))

    assert match.over
    assert match.setup.options["scenario"] == scenario
    assert winner(match) == side
