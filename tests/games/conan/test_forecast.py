"""Forecasts for a board: ways, sight, an attack in the air, odds."""

from typing import Any

import pytest

from overlord.games.conan.components.vocabulary import ORANGE, RED, YELLOW
from overlord.games.conan.table.forecast import thrown
from overlord.testing import rule
from tests.games.conan.tables import Table

HYENA = "hyenas-1"


def forecast_of(table: Table) -> dict[str, Any]:
    return table.state.setup.game.forecast(table.state, table.seat)


def a_raid() -> Table:
    table = Table()
    table.place("c3", "conan")
    table.away("shevatas", "hadrathus")
    table.carry("conan", "battle-axe")
    return table


@rule("CO-H62")
def test_the_ways_lead_step_by_step_and_beyond_the_points() -> None:
    table = a_raid()
    table.gems("conan", reserve=0)
    table.act("conan", base=2)
    mover = forecast_of(table)["mover"]

    assert mover["before"]["village-c1"] == "village-c2"
    assert mover["before"]["village-c2"] == "village-c3"
    assert mover["beyond"]["village-c1"] == 3
    assert "village-c1" not in mover["reach"]
    assert table.at("conan") == "c3"


@rule("CO-K10")
def test_no_way_leads_through_an_area_with_blocking() -> None:
    table = a_raid()
    table.place("c4", "pict-warriors-1")
    table.act("conan", base=2)
    mover = forecast_of(table)["mover"]

    assert mover["before"]["village-c4"] == "village-c3"
    assert mover["before"]["village-c5"] != "village-c4"


@rule("CO-H24")
def test_a_question_is_about_whoever_acts_or_defends() -> None:
    table = a_raid()
    table.place("c3", HYENA)
    table.act("conan", base=2)
    assert forecast_of(table)["subject"] == "conan"
    table.answer("melee", HYENA, "gems-2", "battle-axe")
    assert forecast_of(table)["subject"] == "conan"
    table.answer("keep")
    assert forecast_of(table)["subject"] == HYENA
    assert forecast_of(table.activate())["subject"] == ""


@rule("CO-H109", "CO-H110")
def test_an_attack_is_told_from_the_roll_to_the_defence_and_not_after() -> None:
    table = a_raid()
    table.place("c3", HYENA)
    table.carry("conan")
    table.luck("orange 1", "orange 0")
    table.model(HYENA).answer("melee", "conan")

    rolled = forecast_of(table)["attack"]
    assert (rolled["stage"], rolled["symbols"], rolled["power"]) == ("attack", 1, 0)
    assert (rolled["striker"], rolled["target"]) == (HYENA, "conan")
    table.answer("keep")
    met = forecast_of(table)["attack"]
    assert (met["stage"], met["power"], met["defence"]) == ("meeting", 1, 0)
    table.answer("gems-1")
    guarded = forecast_of(table)["attack"]
    assert (guarded["stage"], guarded["symbols"], guarded["defence"]) == ("defence", 0, 0)
    table.idle()
    assert forecast_of(table)["attack"] == {}


@rule("CO-H40", "CO-69")
def test_the_odds_of_a_guard_go_by_its_dice() -> None:
    table = a_raid()
    table.place("c3", HYENA)
    table.carry("conan")
    table.luck("orange 2")
    table.model(HYENA).answer("melee", "conan", "keep")
    none, one, two = forecast_of(table)["guard"][:3]

    assert (none["unhurt"], none["damage"]) == (0, 2)
    assert one["unhurt"] == pytest.approx(1 / 3)
    assert one["damage"] == pytest.approx(1)
    assert two["unhurt"] == pytest.approx(2 / 3)


def test_dice_are_added_up() -> None:
    state = Table().state

    assert thrown(state, []) == [1.0]
    assert thrown(state, [YELLOW]) == pytest.approx([1 / 2, 1 / 3, 1 / 6])
    both = thrown(state, [ORANGE, RED])
    assert sum(both) == pytest.approx(1)
    assert both[5] == pytest.approx(1 / 3 * 1 / 6)
