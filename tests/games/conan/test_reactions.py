"""The moments at which reaction spells may be cast (CO-C32)."""

import pytest

from overlord.games.conan.heroes.heroes_turn import HeroesTurn
from overlord.games.conan.overlord.overlord_turn import OverlordTurn
from overlord.games.conan.state import HUSHED
from overlord.games.conan.zones import BOLD
from overlord.testing import rule
from tests.games.conan.tables import Table

SWARM = "pestilential-swarm"
CASTER = "zogar-sag-1"
HUNTER = "pict-hunters-blue-1"


def swarming(reserve: int = 3) -> Table:
    """Hadrathus in c3 can call a swarm in the Overlord's turn; a hunter stands beside him in c4."""
    table = Table()
    table.away("conan", "shevatas")
    table.place("c3", "hadrathus")
    table.place("c4", HUNTER)
    table.knows("hadrathus", SWARM)
    table.gems("hadrathus", reserve=reserve)
    table.gems("overlord", reserve=0)
    return table


@rule("CO-C32", "CO-H89")
def test_somebody_who_enters_the_casters_area_may_be_met() -> None:
    table = swarming()
    table.model(HUNTER).answer("c3")
    assert (table.prompt, table.seat) == ("react", 1)
    assert table.options() == {"no", "not-this-turn", SWARM}
    table.luck("yellow 1", "yellow 0", "yellow 0").answer(SWARM).idle()
    assert table.at(HUNTER) == ""
    assert table.prompt == "activate"


@rule("CO-C32")
def test_somebody_who_leaves_the_casters_area_may_be_stopped() -> None:
    table = swarming()
    table.place("c3", HUNTER)
    table.model(HUNTER).answer("c2")
    assert (table.prompt, table.at(HUNTER)) == ("react", "c3")
    table.answer("no")
    assert table.at(HUNTER) == "c2"
    table = swarming()
    table.place("c3", HUNTER)
    table.model(HUNTER).luck("yellow 1", "yellow 0", "yellow 0").answer("c2", SWARM).idle()
    assert table.at(HUNTER) == ""


@rule("CO-C32")
def test_who_cannot_afford_the_step_any_more_stays() -> None:
    table = swarming()
    hunters = [f"pict-hunters-blue-{n}" for n in (1, 2, 3)]
    table.place("c3", "conan", *hunters)
    table.gems("conan", reserve=0)
    table.state.set_life(table.number(hunters[0]), 9)
    table.model(hunters[0]).answer("c2")
    table.luck("yellow 1", "yellow 0", "yellow 0").answer(SWARM)
    while table.prompt == "pick-victim":
        table.answer(min(table.options()))
    assert [table.at(id) for id in hunters] == ["c3", "", ""]
    assert table.state.points(table.number(hunters[0])) == 2, "two heroes hinder one by 2"


@rule("CO-C32")
def test_an_attacker_in_the_casters_area_may_be_stopped_before_the_dice() -> None:
    table = swarming()
    table.place("c3", HUNTER, "conan")
    table.model(HUNTER).answer("melee", "conan")
    assert (table.prompt, table.seat) == ("react", 1)
    table.luck("yellow 1", "yellow 0", "yellow 0").answer(SWARM, "keep", HUNTER).idle()
    assert table.at(HUNTER) == ""
    assert table.announced("power") == [[1]], "of the swarm, and no other attack was made"


@rule("CO-C32")
def test_an_area_attack_may_be_stopped_too() -> None:
    table = Table()
    table.away("conan", "shevatas")
    table.place("c3", "hadrathus", CASTER)
    table.knows(CASTER, SWARM)
    table.gems("overlord", reserve=3)
    table.gems("hadrathus", reserve=3, fatigue=2, wounds=99)
    table.act("hadrathus").answer("cast", "lightning-storm", "c5")
    assert (table.prompt, table.seat) == ("react", 0)
    table.luck("yellow 2", "yellow 2", "yellow 1").answer(SWARM).idle()
    assert table.at("hadrathus") == ""
    assert len(table.announced("power")) == 1


@rule("CO-C32")
def test_attacks_and_steps_elsewhere_open_no_window() -> None:
    table = swarming()
    table.place("c5", "conan")
    table.model(HUNTER).answer("c5")
    assert table.prompt == "model-acts"
    table.answer("melee", "conan")
    assert table.prompt != "react"


@rule("CO-C32")
@pytest.mark.parametrize("where", ["c3", "c4"])
def test_when_the_turn_ends_the_swarm_may_still_come(where: str) -> None:
    table = swarming()
    table.place(where, HUNTER)
    table.activate().answer("done")
    assert (table.prompt == "react") == (where == "c3"), "only if it would hit an enemy"


@rule("CO-C32", "CO-61")
def test_the_heroes_turn_ends_like_that_too() -> None:
    table = Table()
    table.away("shevatas", "hadrathus")
    table.place("c3", "conan", CASTER)
    table.knows(CASTER, SWARM)
    table.gems("overlord", reserve=3)
    table.state[BOLD] = 0
    table.agenda(HeroesTurn())
    while table.prompt == "stance":
        table.answer("cautious")
    while table.prompt == "hero-acts":
        table.answer("done")
    assert (table.prompt, table.seat) == ("react", 0)
    table.answer("no")
    assert table.prompt == "activate"


@rule("CO-C32")
def test_who_will_not_react_in_this_turn_is_not_asked_again_before_the_next() -> None:
    table = swarming()
    hunters = [HUNTER, "pict-hunters-blue-2"]
    table.place("c4", hunters[1])
    table.model(HUNTER).answer("c3", "not-this-turn", hunters[1], "c3")
    assert table.prompt == "model-acts"
    who = table.number("hadrathus")
    assert table.state.marks(who) & HUSHED
    table.agenda(OverlordTurn())
    assert not table.state.marks(who) & HUSHED
    table.state.add_marks(who, HUSHED)
    table.agenda(HeroesTurn())
    assert not table.state.marks(who) & HUSHED


@rule("CO-C32", "CO-H92")
def test_a_halo_waits_for_an_attack_and_not_this_turn_holds_for_it_too() -> None:
    table = Table()
    table.away("conan", "shevatas")
    table.place("c3", "hadrathus")
    table.place("c4", "hyenas-1", "hyenas-2")
    table.state.set_halo(table.number("hadrathus"), 0)
    table.carry("hadrathus")
    table.gems("overlord", reserve=0)
    table.group("hyenas-1").answer("c3", "hyenas-2", "c3")
    assert table.prompt == "model-acts"
    table.luck("orange 2").answer("melee", "hadrathus")
    assert (table.prompt, table.options()) == ("react", {"no", "not-this-turn", "mitras-halo"})
    table.answer("not-this-turn", "gems-0").idle()
    table.luck("orange 2").answer("melee", "hadrathus")
    assert table.prompt == "guard"


@rule("CO-C32")
@pytest.mark.parametrize("reserve", [2, 3])
def test_who_lacks_the_gems_is_not_asked(reserve: int) -> None:
    table = swarming(reserve)
    table.model(HUNTER).answer("c3")
    assert (table.prompt == "react") == (reserve == 3)


@rule("CO-C32")
def test_a_swarm_is_not_offered_against_the_undead() -> None:
    table = swarming()
    table.place("c4", "mummies-grey-1")
    table.model("mummies-grey-1").answer("c3")
    assert table.prompt != "react"


@rule("CO-C32")
def test_nobody_reacts_in_the_own_turn_but_to_an_attack() -> None:
    table = swarming()
    table.place("c4", "conan")
    table.place("c3", HUNTER)
    table.gems("overlord", reserve=9)
    table.act("conan", base=2).answer("c3")
    assert table.prompt == "hero-acts"


@rule("CO-C32", "CO-C72")
def test_the_way_past_a_caster_is_gone_step_by_step() -> None:
    table = swarming()
    table.gems("overlord", reserve=2)
    table.place("b3", HUNTER)
    table.model(HUNTER)
    assert "c3" in table.options()
    assert not table.options() & {"c2", "c4", "d3"}
    table.gems("hadrathus", reserve=0)
    assert {"c3", "d3"} <= table.options()
    table = swarming()
    table.place("c3", HUNTER)
    table.model(HUNTER)
    assert table.options() & {"c4", "c5", "c2", "b3"} == {"c4", "c2", "b3"}


@rule("CO-C32", "CO-C36")
@pytest.mark.parametrize("stopped", [True, False])
def test_who_leaves_the_board_may_be_stopped(stopped: bool) -> None:
    table = Table()
    table.place("c3", "shevatas", "hadrathus")
    table.place("e3", "conan", CASTER)
    table.knows(CASTER, SWARM)
    table.gems("overlord", reserve=3)
    table.gems("conan", reserve=1, wounds=99)
    table.act("conan", base=2).answer("leave-board")
    assert table.prompt == "react"
    if stopped:
        table.luck("yellow 1", "yellow 0", "yellow 0").answer(SWARM).idle()
        assert table.zone("dead") == ["conan"]
    else:
        table.answer("no")
        assert "conan" in table.zone("escaped")


@rule("CO-C32")
def test_who_teleports_beside_a_caster_arrives_like_anybody() -> None:
    table = Table()
    table.away("conan", "shevatas")
    table.place("c3", "hadrathus")
    table.place("c5", CASTER)
    table.knows(CASTER, SWARM)
    table.gems("overlord", reserve=3)
    table.gems("hadrathus", reserve=2)
    table.act("hadrathus").answer("cast", "teleportation", "gems-2", "c5")
    assert (table.prompt, table.seat) == ("react", 0)


@rule("CO-C74", "CO-43")
def test_the_river_is_cleared_between_the_deeds_of_a_model() -> None:
    table = Table()
    table.place("c3", HUNTER, "conan")
    table.gems("overlord", reserve=5, fatigue=8)
    table.model(HUNTER).answer("clear-river", "tile-hyenas")
    assert table.zone("removed") == ["tile-hyenas"]
    assert table.actor == table.number(HUNTER)
    table.answer("melee")
    assert "clear-river" not in table.options()


@rule("CO-C75", "CO-K11")
def test_a_wall_costs_three_points() -> None:
    table = Table()
    table.away("shevatas", "hadrathus")
    table.place("b1", "conan")
    table.gems("conan", reserve=1)
    table.act("conan", base=2).answer("b2")
    assert (table.at("conan"), table.held("conan", "move")) == ("b2", 1)
