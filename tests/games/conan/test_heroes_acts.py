"""Acts of the heroes: attack, guard, handle things, move (CO-H24 to CO-H85)."""

import pytest

from overlord.core.layout import ASIDE
from overlord.games.conan.heroes.exertion import burden
from overlord.games.conan.heroes.heroes_turn import ActionPhase
from overlord.games.conan.movement.costs import hindering, reach
from overlord.games.conan.zones import BASE, BOLD, CHESTS, DECK
from overlord.testing import rule
from tests.games.conan.tables import Table, a_box, with_skills

SNAKE = "giant-snake-1"


def duel(power: int = 0, **box: dict[str, dict[str, object]]) -> Table:
    """Conan and a snake alone in c3, and no gems for the Overlord."""
    table = Table(box=a_box(**box) if box else None)
    table.place("c3", "conan")
    table.place("c3", SNAKE, life=8)
    table.away("shevatas", "hadrathus")
    table.gems("overlord", reserve=power)
    return table


# Melee and ranged


@rule("CO-H24")
def test_melee_needs_a_target_in_the_same_area() -> None:
    table = duel()
    table.place("c4", "hyenas-1")
    table.act("conan").answer("melee")
    assert table.prompt == "pick-target"
    assert table.options() == {SNAKE}
    assert table.why("hyenas-1") == ("out-of-reach", "CO-H24")


@rule("CO-H25", "CO-H26", "CO-H27", "CO-H109")
def test_gems_and_one_weapon_are_the_dice_of_a_melee_attack() -> None:
    table = duel()
    table.act("conan").answer("melee", SNAKE)
    assert table.prompt == "attack-gems"
    table.luck("red 1", "red 2", "red 3").answer("gems-2")
    assert table.dice == ["red"] * 3, "the only weapon is used"
    table.idle()
    assert table.power == 6
    assert table.life(SNAKE) == 8 - (6 - 3)


@rule("CO-H28")
def test_bare_hands_strike_with_two_less() -> None:
    table = duel()
    table.carry("conan")
    table.act("conan").luck("red 3", "red 3").answer("melee", SNAKE, "gems-2").idle()
    assert table.power == 4


@rule("CO-H29", "CO-34")
def test_melee_is_not_hindered() -> None:
    table = duel()
    table.place("c3", "hyenas-1", "hyenas-2")
    table.act("conan").luck("red 3", "red 1").answer("melee", SNAKE, "gems-1", "battle-axe").idle()
    assert table.power == 4


@rule("CO-H30", "CO-H31", "CO-H35")
def test_ranged_attacks_need_a_weapon_and_sight() -> None:
    table = Table()
    table.place("c3", "shevatas")
    table.place("c5", "hyenas-1")
    table.place("b2", "hyenas-2")
    table.gems("overlord", reserve=0)
    table.act("shevatas").answer("ranged")
    assert table.options() == {"hyenas-1"}
    assert table.why("hyenas-2") == ("not-in-sight", "CO-H30")
    table.luck("orange 0", "orange 0", "yellow 0")
    table.answer("hyenas-1", "gems-2", "throwing-knives")
    assert table.dice == ["orange", "orange", "yellow"]
    table.carry("shevatas")
    table.act("shevatas")
    assert table.why("ranged") == ("no-missile", "CO-H30")


@rule("CO-H32")
def test_a_thrown_weapon_lies_where_the_target_was() -> None:
    table = Table()
    table.place("c3", "shevatas")
    table.place("c5", "hyenas-1")
    table.gems("overlord", reserve=0)
    table.act("shevatas").luck("orange 2", "orange 2")
    table.answer("ranged", "hyenas-1", "gems-2", "kris").idle()
    assert table.zone("dead") == ["hyenas-1"]
    assert table.carried("shevatas") == ["throwing-knives"]
    assert table.at("kris") == "c5"


@rule("CO-33", "CO-H33", "CO-H74", "CO-H76")
def test_ranged_attacks_lose_a_symbol_for_each_that_hinders() -> None:
    table = Table()
    table.place("c3", "shevatas", "hyenas-2", "hyenas-3")
    table.place("c5", "hyenas-1")
    table.gems("overlord", reserve=0)
    table.act("shevatas").luck("orange 2", "orange 2", "yellow 0")
    table.answer("ranged", "hyenas-1", "gems-2", "throwing-knives").idle()
    assert table.power == 2


@rule("CO-H34")
def test_from_above_there_is_one_more_die() -> None:
    table = Table()
    table.place("c3", "shevatas")
    table.place("c5", "hyenas-1")
    table.state.board.places[table.area("c3")].level = 1
    try:
        table.act("shevatas").answer("ranged", "hyenas-1", "gems-1", "throwing-knives")
        assert table.dice == ["orange", "yellow", "yellow"]
    finally:
        table.state.board.places[table.area("c3")].level = 0


@rule("CO-H36", "CO-H38", "CO-C26")
def test_sight_is_blocked_by_walls_and_not_by_people_or_corners() -> None:
    table = Table()
    sees = table.state.sees_area
    table.place("c4", SNAKE)
    assert sees(table.area("c2"), table.area("c6")), "a model in between does not matter"
    assert sees(table.area("b2"), table.area("b2")), "one's own area"
    assert not sees(table.area("c2"), table.area("b2")), "a flap"
    assert not sees(table.area("a2"), table.area("d2"))
    assert sees(table.area("b3"), table.area("c2")), "past the corner of a hut"
    assert not sees(table.area("a1"), table.area("b2")), "not through a corner into a hut"


# Guard and armor


@rule("CO-H39", "CO-H40", "CO-H42", "CO-H43", "CO-H44", "CO-H110")
def test_guard_with_a_shield_and_armor() -> None:
    table = duel()
    table.gems("conan", reserve=3)
    table.model(SNAKE).luck("orange 2", "orange 2", "orange 1").answer("melee", "conan", "keep")
    assert table.prompt == "guard"
    table.luck("orange 1", "orange 0", "orange 1", "yellow 1").answer("gems-2")
    assert table.dice == ["orange", "orange", "orange", "yellow"]
    table.idle()
    assert table.defence == 3
    assert table.held("conan", "wounds") == 2
    thrown = [event.rules for event in table.heard.events if event.kind == "roll"]
    assert thrown == [("CO-31",)] * 3 + [("CO-H40",)] * 4


@rule("CO-H42")
def test_armor_is_rolled_without_a_guard_too() -> None:
    table = duel()
    table.gems("conan", reserve=0)
    table.model(SNAKE).luck("orange 2", "orange 2", "orange 0", "yellow 2")
    table.answer("melee", "conan", "keep").idle()
    assert table.defence == 2
    assert table.held("conan", "wounds") == 2


@rule("CO-H41", "CO-H94")
def test_only_shields_help_against_missiles() -> None:
    table = Table()
    table.place("c3", "conan")
    table.carry("conan", "shield", "buckler", "halberd")
    table.place("c5", "bossonian-archers-grey-1")
    table.gems("overlord", reserve=0)
    table.model("bossonian-archers-grey-1").luck("yellow 2", "yellow 1")
    table.answer("ranged", "conan", "keep", "gems-1")
    assert table.options() == {"shield", "buckler"}
    assert table.why("halberd") == ("only-shields", "CO-H41")


@rule("CO-H46", "CO-H77")
def test_a_guard_is_not_hindered() -> None:
    table = duel()
    table.carry("conan")
    table.place("c3", "hyenas-1", "hyenas-2")
    table.gems("conan", reserve=1)
    table.model(SNAKE).luck("orange 2", "orange 2", "orange 2", "orange 2")
    table.answer("melee", "conan", "keep", "gems-1").idle()
    assert table.defence == 2


@rule("CO-H47")
def test_armor_dice_may_be_rerolled() -> None:
    table = duel()
    table.carry("conan", "leather-armor-1")
    table.gems("conan", reserve=1)
    table.model(SNAKE).luck("orange 2", "orange 0", "orange 0", "yellow 0", "yellow 2")
    table.answer("melee", "conan", "keep", "gems-0", "die-1")
    assert table.held("conan", "reroll") == 1
    assert table.defence == 2


@rule("CO-C31", "CO-H84")
def test_of_two_armors_the_better_one_counts() -> None:
    table = duel()
    table.carry("conan", "leather-armor-1", "chain-mail")
    table.gems("conan", reserve=0)
    table.model(SNAKE).luck("orange 1", "orange 1", "orange 0").answer("melee", "conan", "keep")
    assert table.dice == ["orange"]


# Rerolls


@rule("CO-H57", "CO-H58", "CO-H61")
def test_gems_reroll_single_dice_again_and_again_and_the_new_result_stands() -> None:
    table = duel()
    table.gems("conan", reserve=4)
    table.carry("conan")
    table.act("conan").luck("red 2", "red 1", "red 0", "red 1")
    table.answer("melee", SNAKE, "gems-2", "die-1", "die-1")
    assert table.held("conan", "reroll") == 2
    assert table.power == 0
    assert table.held("conan", "reserve") == 0


@rule("CO-H59", "CO-H60")
def test_an_arrow_rerolls_one_die_of_its_colour_for_free() -> None:
    table = duel()
    table.gems("conan", reserve=1)
    table.act("conan").luck("red 0", "red 1", "red 2")
    table.answer("melee", SNAKE, "gems-1", "battle-axe", "die-1")
    assert table.held("conan", "reroll") == 0
    assert table.power == 3
    assert table.prompt == "hero-acts"


# Manipulation


@rule("CO-H48", "CO-H51", "CO-H77")
def test_picking_up_is_one_gem_and_never_hindered() -> None:
    table = duel()
    table.lies("c3", "crossbow")
    table.act("conan").answer("pick-up", "crossbow")
    assert "crossbow" in table.carried("conan")
    assert table.held("conan", "manipulation") == 1


@rule("CO-H48", "CO-H80")
@pytest.mark.parametrize(("load", "liftable"), [(12, True), (13, False)])
def test_nothing_is_picked_up_that_is_too_heavy_by_itself(load: int, liftable: bool) -> None:
    table = Table(box=a_box(asset={"crossbow": {"encumbrance": load}}))
    table.place("c3", "conan")
    table.carry("conan")
    table.lies("c3", "crossbow")
    table.act("conan")
    assert ("pick-up" in table.options()) == liftable


@rule("CO-H49")
def test_giving_takes_one_gem_of_either_hero() -> None:
    table = Table()
    table.act("conan").answer("give", "shield")
    assert "shield" in table.carried("shevatas")
    assert (table.held("conan", "manipulation"), table.held("shevatas", "manipulation")) == (1, 0)
    table.act("conan").answer("take", "shield")
    assert table.held("conan", "manipulation") == 2
    assert "shield" in table.carried("conan")


@rule("CO-H50", "CO-H52", "CO-K24", "CO-C37")
def test_a_chest_takes_two_symbols() -> None:
    table = Table()
    table.place("b2", "shevatas")
    table.gems("shevatas", reserve=1)
    table.act("shevatas").luck("red 1", "red 0").answer("open-chest", "gems-1")
    assert table.state.holds(CHESTS, table.area("b2"))
    table.gems("shevatas", reserve=1)
    table.act("shevatas").luck("red 1", "red 1").answer("open-chest", "gems-1")
    assert not table.state.holds(CHESTS, table.area("b2"))
    assert table.prompt == "keep-find"
    table.answer("yes")
    assert len(table.carried("shevatas")) == 3
    assert len(table.zone("deck")) == 7


@rule("CO-H52")
def test_without_lock_picking_there_is_no_red_die() -> None:
    table = Table()
    table.place("b2", "conan")
    table.act("conan").answer("open-chest", "gems-2")
    assert table.dice == ["orange", "orange"]
    table.place("c3", "conan")
    table.act("conan")
    assert table.why("open-chest") == ("no-chest", "CO-H52")


@rule("CO-H53")
def test_the_content_may_be_left() -> None:
    table = Table()
    table.place("b2", "shevatas")
    table.gems("shevatas", reserve=1)
    table.act("shevatas").luck("red 2", "red 2").answer("open-chest", "gems-1", "no")
    [found] = table.zone("ground")
    assert table.at(found) == "b2"
    table.gems("shevatas", reserve=1)
    table.act("shevatas").answer("pick-up", found)
    assert found in table.carried("shevatas")


@rule("CO-C22")
def test_an_empty_deck_is_an_empty_chest() -> None:
    table = Table()
    table.place("b2", "shevatas")
    for card in table.state.cards(DECK):
        table.state.move(card, DECK, ASIDE)
    table.gems("shevatas", reserve=1)
    table.act("shevatas").luck("red 2", "red 2").answer("open-chest", "gems-1")
    assert table.prompt == "hero-acts"
    assert not table.state.holds(CHESTS, table.area("b2"))


@rule("CO-H51", "CO-H74")
def test_a_complex_manipulation_is_hindered() -> None:
    table = Table()
    table.place("b2", "shevatas", "hyenas-1")
    table.gems("shevatas", reserve=1)
    table.act("shevatas").luck("red 1", "red 1").answer("open-chest", "gems-1")
    assert table.state.holds(CHESTS, table.area("b2"))


@rule("CO-H54", "CO-H56")
def test_a_throw_must_reach_as_far_as_the_distance_or_falls_short() -> None:
    table = Table()
    table.place("c2", "conan")
    table.gems("conan", reserve=2)
    table.act("conan").luck("orange 1", "orange 0").answer("throw")
    table.answer("shield", "c5", "gems-2")
    assert table.at("shield") == "c3"
    table.gems("conan", reserve=2)
    table.act("conan").luck("orange 2", "orange 1").answer("throw", "leather-armor-1", "c5")
    table.answer("gems-2")
    assert table.at("leather-armor-1") == "c5"


@rule("CO-H54")
def test_a_hero_may_catch_and_heavy_things_cannot_be_thrown() -> None:
    table = Table()
    table.place("c2", "conan")
    table.place("c3", "shevatas")
    table.carry("conan", "shield", "scale-mail")
    table.gems("conan", reserve=1)
    table.act("conan").luck("orange 1").answer("throw")
    assert table.why("scale-mail") == ("too-heavy", "CO-H54")
    table.answer("shield", "c3", "gems-1")
    assert table.prompt == "catch"
    table.answer("yes")
    assert "shield" in table.carried("shevatas")
    assert table.held("shevatas", "manipulation") == 1


@rule("CO-H55", "CO-H70")
def test_dropping_is_free_and_does_not_interrupt_a_move() -> None:
    table = Table()
    table.place("c2", "conan")
    table.act("conan", base=2).answer("c3", "drop", "shield", "c4")
    assert table.at("shield") == "c3"
    assert table.held("conan", "move") == 0
    assert table.held("conan", "manipulation") == 0


@rule("CO-H55", "CO-H93", "CO-H95", "CO-H96")
def test_a_dropped_orb_goes_off_and_hits_friends_too() -> None:
    table = Table()
    table.place("c3", "conan", "shevatas")
    table.place("c3", SNAKE, life=8)
    table.carry("conan", "explosive-orb-1")
    table.carry("shevatas")
    table.gems("overlord", reserve=0)
    for hero in ("conan", "shevatas"):
        table.gems(hero, reserve=0)
    table.act("conan").luck("red 2", "red 3").answer("drop", "explosive-orb-1")
    assert table.zone("discard") == ["explosive-orb-1"]
    assert table.options() == {"conan", "shevatas", SNAKE}
    assert table.announced("attacks-area") == [[table.number("c3"), 0]]
    table.answer(SNAKE, "shevatas").idle()
    assert table.life(SNAKE) == 8 - 2
    assert table.held("shevatas", "wounds") == 5
    assert table.held("conan", "wounds") == 5


@rule("CO-H96")
def test_an_orb_is_thrown_like_anything_else() -> None:
    table = Table()
    table.place("c2", "conan")
    table.place("c3", "hyenas-1")
    table.place("c4", "hyenas-2")
    table.carry("conan", "explosive-orb-1")
    table.gems("conan", reserve=1)
    table.gems("overlord", reserve=0)
    table.act("conan").luck("orange 1", "red 1", "red 1")
    table.answer("throw", "explosive-orb-1", "c4", "gems-1")
    assert table.zone("dead") == ["hyenas-1"], "it fell short"
    assert table.at("hyenas-2") == "c4"


# Moving


@rule("CO-H62", "CO-H63", "CO-H64", "CO-H67", "CO-H71")
def test_base_points_come_first_and_then_gems() -> None:
    table = Table()
    table.place("c2", "conan")
    table.away("shevatas", "hadrathus")
    table.act("conan", base=2).answer("c3")
    assert table.held("conan", "move") == 0
    table.answer("c4", "b4")  # the flap costs 2
    assert table.held("conan", "move") == 2
    table.answer("c4")
    assert table.held("conan", "move") == 4
    assert table.why("c5") == ("too-far", "CO-H62")


@rule("CO-H63", "CO-H82")
def test_aggressive_heroes_get_their_base_movement_less_what_the_load_takes() -> None:
    table = Table()
    table.state[BOLD] = 0b0110
    table.carry("conan", "scale-mail", "battle-axe")
    table.agenda(ActionPhase())
    assert [table.state[BASE + chair] for chair in (1, 2, 3)] == [1, 3, 0]
    table.carry("conan", "scale-mail", "battle-axe", "shield")
    assert burden(table.state, 1) == 2


@rule("CO-H65", "CO-H66")
def test_an_action_after_the_first_step_loses_the_rest_of_the_base() -> None:
    table = Table()
    table.place("c3", "conan")
    table.lies("c3", "crossbow")
    table.lies("c4", "buckler")
    table.carry("conan")
    table.gems("conan", reserve=2)
    table.act("conan", base=2).answer("pick-up", "crossbow")
    assert table.state[BASE + 1] == 2, "who acts first keeps it"
    table.answer("c4", "pick-up", "buckler")
    assert table.state[BASE + 1] == 0
    assert table.why("c5") == ("too-far", "CO-H62")


@rule("CO-H69", "CO-K11")
def test_wrecking_a_wall_costs_two_more_and_opens_it() -> None:
    table = Table()
    table.place("b1", "conan")
    table.away("shevatas", "hadrathus")
    table.gems("conan", reserve=1)
    assert not table.state.sees_area(table.area("b1"), table.area("b2"))
    table.act("conan", base=2).answer("b2")
    assert table.held("conan", "move") == 1
    assert table.state.sees_area(table.area("b1"), table.area("b2"))
    table.place("b1", "shevatas")
    table.act("shevatas", base=3).answer("b2")
    assert table.state[BASE + 2] == 2


@rule("CO-K11")
def test_without_the_skill_and_through_stone_there_is_no_way() -> None:
    table = Table()
    table.place("b1", "shevatas")
    table.act("shevatas", base=3)
    assert table.why("b2") == ("needs-wall-wrecker", "CO-K11")
    table.place("b3", "conan")
    table.gems("conan", reserve=0)
    table.act("conan", base=2)
    assert table.why("b4") == ("no-way", "CO-H62")


@rule("CO-K19")
def test_boulders_need_climb() -> None:
    table = Table()
    table.place("a3", "conan", "hadrathus")
    table.act("hadrathus", base=2)
    assert table.why("a4") == ("needs-climb", "CO-K19")
    table.act("conan", base=2).answer("a4")
    assert table.held("conan", "move") == 1


@rule("CO-32", "CO-H72", "CO-H73", "CO-H75", "CO-H76", "CO-C15")
def test_hindering_as_in_the_examples() -> None:
    table = Table(box=with_skills(conan=[], shevatas=[], hyenas=[]))
    table.place("c3", "conan", "hyenas-1")
    table.away("hadrathus", "shevatas")
    state = table.state
    assert hindering(state, table.number("conan")) == 1
    assert hindering(state, table.number("hyenas-1")) == 1
    table.place("c3", "hyenas-2", "hyenas-3")
    assert hindering(state, table.number("conan")) == 3
    table.place("c3", "shevatas")
    assert hindering(state, table.number("conan")) == 2
    table.place("c4", "hyenas-1", "hyenas-2")
    assert hindering(state, table.number("conan")) == 0
    table.place("c3", "hyenas-1", "hyenas-2")
    table.act("conan", base=3).answer("c4")
    assert state[BASE + 1] == 0, "1 and 2 more"


@rule("CO-H78")
def test_the_dead_and_the_carried_do_not_hinder() -> None:
    table = Table()
    table.place("c3", "conan")
    table.lies("c3", "yselda")
    table.away("shevatas", "hadrathus")
    assert hindering(table.state, table.number("conan")) == 0


@rule("CO-H79", "CO-H81")
def test_a_load_takes_skills_away() -> None:
    table = Table()
    table.place("c2", "shevatas", "hyenas-1")
    table.place("c2", "pict-warriors-1")
    table.act("shevatas", base=3)
    assert "c3" in table.options(), "Evasive"
    table.carry("shevatas", "scale-mail")
    table.act("shevatas", base=3)
    assert table.why("c3") == ("blocked", "CO-K10")


@rule("CO-H80")
def test_too_much_must_be_dropped_at_once() -> None:
    table = Table()
    table.place("c3", "hadrathus")
    table.carry("hadrathus", "scale-mail", "dagger-1")
    table.lies("c3", "battle-axe")
    table.act("hadrathus").answer("pick-up", "battle-axe")
    assert table.prompt == "drop"
    table.answer("dagger-1")
    assert table.prompt == "hero-acts"
    assert table.at("dagger-1") == "c3"


@rule("CO-H85")
def test_a_growing_load_lowers_the_base_movement_at_once() -> None:
    table = Table()
    table.place("c3", "shevatas")
    table.carry("shevatas")
    table.lies("c3", "yselda")
    table.gems("shevatas", reserve=1)
    table.act("shevatas", base=3).answer("pick-up", "yselda", "c4", "c5")
    assert table.why("c6") == ("too-far", "CO-H62")


@rule("CO-H99", "CO-H101")
def test_nobody_enters_an_area_without_room() -> None:
    table = Table(box=a_box(unit={"giant-snake": {"size": 7}}))
    table.place("b2", SNAKE)
    table.place("c2", "shevatas")
    table.act("shevatas", base=3)
    assert table.why("b2") == ("occupied", "CO-H99")


@rule("CO-H100")
def test_an_occupied_area_is_in_melee_range_from_beside_and_not_outwards() -> None:
    table = Table(box=a_box(unit={"giant-snake": {"size": 7}}))
    table.place("b2", SNAKE, life=8)
    table.place("c2", "shevatas")
    table.act("shevatas").answer("melee")
    assert table.options() == {SNAKE}
    table.model(SNAKE)
    assert table.why("melee") == ("no-target", "CO-H24")


@rule("CO-H62", "CO-85")
def test_the_forecast_knows_the_reach_and_the_reasons() -> None:
    table = Table()
    table.place("c2", "conan")
    table.away("shevatas", "hadrathus")
    table.gems("conan", reserve=0)
    table.act("conan", base=2)
    told = table.state.setup.game.forecast(table.state, 1)
    mover = told["mover"]
    assert isinstance(mover, dict)
    assert mover["reach"]["village-c4"] == 2
    assert mover["reach"]["village-b2"] == 2
    assert "village-c5" not in mover["reach"]
    assert reach(table.state, table.number("conan"), 1).keys() == {
        table.area(area) for area in ("c2", "c3")
    }


@rule("CO-H55")
def test_who_carries_nothing_drops_nothing() -> None:
    table = duel()
    table.carry("conan")
    table.act("conan")
    assert table.carried("conan") == []
    assert table.why("drop") == ("nothing-carried", "CO-H55")
