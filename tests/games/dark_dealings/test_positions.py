"""A fight in planning is written down with its plan and taken up again, or refused."""

from typing import Any

import pytest

from overlord import BadPosition
from overlord.games.dark_dealings import GAME
from overlord.testing import rule
from tests.games.dark_dealings.tables import Table, a_defense, a_heavy_hitter, a_hero, a_siege


def a_planned_fight() -> tuple[dict[str, Any], Any]:
    """A position with one strike planned, and its box."""
    defenses = [a_defense("pit", "T2"), a_defense("saw", "T3"), a_defense("imp", "M9")]
    table = a_siege(a_hero("ranger", armor=4, weak="T"), defenses)
    table.fight()
    table.strike("pit")
    return table.state.to_json(), table.state.box


def test_a_plan_goes_on_where_it_was() -> None:
    position, box = a_planned_fight()
    state = GAME.from_json(position, box)
    saw = box.number("saw")

    assert state.legal(0) == [saw]
    assert state.to_json()["fields"]["plan"] == [box.number("pit")]  # type: ignore[index]
    state.apply(0, saw)
    assert state.legal(0) == [0]


@rule("DD-44", "DD-B17")
@pytest.mark.parametrize("klass", ["ranger", "knight"])
def test_a_plan_goes_on_in_the_middle_and_after_the_turn_of_a_heavy_hitter(klass: str) -> None:
    defenses = [a_heavy_hitter("maul", "T4 T1"), a_defense("pit", "S1 T2"), a_defense("saw", "T3")]
    table = a_siege(a_hero(klass, armor=9, weak="T"), defenses)
    table.fight()
    for card in ("maul", "pit", "saw", "pit"):
        table.answer(card)
        again = Table(GAME.from_json(table.state.to_json(), table.state.box))
        assert again.who_is_asked() == table.who_is_asked()
        assert again.options() == table.options()
        assert again.state.digest() == table.state.digest()
        assert again.state.view(0).facts == table.state.view(0).facts
    assert table.options() == {"done"}


def test_a_card_that_a_heavy_hitter_cannot_turn_is_refused_in_a_plan() -> None:
    defenses = [a_heavy_hitter("maul", "T4 T1"), a_defense("pit", "S1 T2"), a_defense("saw", "T3")]
    table = a_siege(a_hero("ranger", armor=9, weak="T"), defenses)
    table.fight()
    table.answer("maul")
    position: Any = table.state.to_json()
    box = table.state.box
    position["fields"]["plan"] = [box.number("maul"), box.number("maul")]

    with pytest.raises(BadPosition, match=r"fields\.plan: expected a plan that the rules allow"):
        GAME.from_json(position, box)


def test_a_plan_that_the_rules_forbid_is_refused() -> None:
    position, box = a_planned_fight()
    position["fields"]["plan"] = [box.number("imp")]

    with pytest.raises(BadPosition, match=r"fields\.plan: expected a plan that the rules allow"):
        GAME.from_json(position, box)


def test_a_plan_without_a_fight_is_refused() -> None:
    position, box = a_planned_fight()
    position["agenda"] = [{"frame": "FlipHero", "seat": 0}]

    with pytest.raises(BadPosition, match=r"fields\.plan: expected no plan"):
        GAME.from_json(position, box)


def test_a_plan_against_a_hero_that_is_not_there_is_refused() -> None:
    position, box = a_planned_fight()
    position["zones"]["hero-discard"] = position["zones"].pop("faced")

    with pytest.raises(BadPosition, match="a plan against the hero that is faced"):
        GAME.from_json(position, box)


def test_the_end_of_a_plan_is_no_part_of_it() -> None:
    position, box = a_planned_fight()
    position["fields"]["plan"] = [box.number("pit"), box.number("saw"), 0]

    with pytest.raises(BadPosition, match=r"fields\.plan\[2\]: expected a whole number from 1"):
        GAME.from_json(position, box)


def test_a_field_that_nobody_knows_is_refused() -> None:
    position, box = a_planned_fight()
    position["fields"]["plans"] = []

    with pytest.raises(BadPosition, match=r"fields: unknown key 'plans'"):
        GAME.from_json(position, box)
