"""The Overlord's turn, the River, reinforcements and the Benefits (CO-1 to CO-73)."""

from overlord.core.layout import ASIDE
from overlord.core.vectors import append
from overlord.games.conan.combat.wounds import Die
from overlord.games.conan.heroes.heroes_turn import HeroesTurn
from overlord.games.conan.overlord.overlord_turn import EndOverlordTurn, OverlordTurn
from overlord.games.conan.overlord.reinforcement import enter_near
from overlord.games.conan.state import RESTED
from overlord.games.conan.zones import ACTIVATIONS, GEMS, REINFORCEMENT, RIVER, SIDE, TURN
from overlord.testing import rule
from tests.games.conan.tables import Table, a_box

GREEN = ["pict-hunters-green-1", "pict-hunters-green-2", "pict-hunters-green-3"]


def river(table: Table) -> list[str]:
    return table.zone("river")


@rule("CO-2", "CO-3", "CO-13", "CO-15", "CO-16", "CO-C7")
def test_the_worked_example_recovers_five_and_has_ten() -> None:
    table = Table()
    table.gems("overlord", reserve=5, fatigue=8)
    table.agenda(OverlordTurn())
    assert (table.held("overlord", "reserve"), table.held("overlord", "fatigue")) == (10, 3)
    assert table.state[TURN] == 1
    assert table.prompt == "activate"


@rule("CO-14")
def test_gems_spent_in_the_heroes_turn_can_be_recovered_at_once() -> None:
    table = Table()
    table.gems("overlord", reserve=8, guard=3, reroll=2, fatigue=0)
    table.agenda(OverlordTurn())
    assert table.held("overlord", "reserve") == 13
    assert table.held("overlord", "guard") == 0


@rule("CO-4", "CO-18", "CO-19", "CO-5")
def test_a_tile_costs_its_place_and_goes_to_the_end() -> None:
    table = Table()
    table.gems("overlord", reserve=10, fatigue=3)
    table.activate()
    before = river(table)
    assert before[2] == "tile-pict-warriors"
    table.answer("tile-pict-warriors")
    assert (table.held("overlord", "reserve"), table.held("overlord", "fatigue")) == (7, 6)
    assert river(table) == before[:2] + before[3:] + [before[2]]


@rule("CO-C4")
def test_beyond_the_eighth_place_a_tile_costs_eight() -> None:
    table = Table()
    table.activate()
    state = table.state
    extra = table.number("tile-pirates-red")
    state.move(extra, ASIDE, state.setup.layout.zone("river"))
    assert state.cost_of(extra) == 8
    assert state.cost_of(table.number(river(table)[7])) == 8


@rule("CO-17", "CO-24")
def test_two_tiles_or_one_twice_and_no_third() -> None:
    table = Table()
    table.activate().answer("tile-pict-hunters-blue")
    assert table.prompt == "activate"
    table.answer("tile-pict-hunters-blue")
    assert table.held("overlord", "fatigue") == 1 + 8
    assert table.why("tile-zogar-sag") == ("two-activations", "CO-17")
    assert table.options() == {"done", "clear-river"}


@rule("CO-18")
def test_a_tile_that_cannot_be_paid_is_refused() -> None:
    table = Table()
    table.gems("overlord", reserve=2)
    table.activate()
    assert table.why("tile-pict-warriors") == ("too-few-gems", "CO-18")
    assert "tile-zogar-sag" in table.options()


@rule("CO-20", "CO-40")
def test_a_dead_tile_may_be_activated_and_moves_nobody() -> None:
    table = Table()
    table.activate().answer("tile-hyenas")
    assert table.prompt == "activate"
    assert river(table)[-1] == "tile-hyenas"
    assert table.state[ACTIVATIONS] == 1


@rule("CO-7", "CO-21", "CO-64")
def test_all_models_of_a_unit_may_move_in_any_order() -> None:
    table = Table()
    table.place("c3", "pict-warriors-1", "pict-warriors-2")
    table.gems("overlord", reserve=3)
    table.activate().answer("tile-pict-warriors")
    assert table.options() >= {"pict-warriors-2", "clear-river", "done", "c4"}
    table.answer("pict-warriors-2", "c4", "pict-warriors-1", "c2", "pict-warriors-2", "c5")
    assert (table.at("pict-warriors-1"), table.at("pict-warriors-2")) == ("c2", "c5")
    assert table.actor == table.number("pict-warriors-1"), "who has a point left"
    assert table.why("pict-warriors-2") == ("nothing-left", "CO-21")


@rule("CO-21", "CO-67")
def test_the_turn_goes_on_by_itself_to_models_that_can_still_do_something() -> None:
    table = Table()
    table.place("c3", "pict-warriors-1", "conan")
    table.place("c4", "pict-warriors-2", "pict-warriors-3")
    table.gems("overlord", reserve=4)
    table.group("pict-warriors-1").answer("melee", "conan").idle()
    assert table.actor == table.number("pict-warriors-2"), "nobody has base movement, all may buy"
    table.gems("overlord", reserve=0)
    table.group("pict-warriors-1").answer("done")
    assert table.prompt == "activate"
    table.state.add_marks(table.number("pict-warriors-1"), RESTED)
    table.group("pict-warriors-1").answer("pict-warriors-2", "c3", "melee", "conan").idle()
    assert table.prompt == "activate", "nobody is left who could do anything"


@rule("CO-22", "CO-23", "CO-29", "CO-C3", "CO-67")
def test_after_the_first_attack_nobody_of_the_unit_has_base_movement() -> None:
    table = Table()
    table.place("c3", "conan", "pict-warriors-1")
    table.place("c4", "pict-warriors-2")
    table.gems("overlord", reserve=1)
    table.model("pict-warriors-1").answer("melee", "conan").idle()
    assert table.actor == table.number("pict-warriors-2")
    assert table.why("pict-warriors-1") == ("nothing-left", "CO-21"), "Conan is in the way"
    assert table.options() & {"c3", "c2"} == {"c3"}
    table.answer("c3")  # one gem was left, and it is the only way to move now
    assert table.held("overlord", "move") == 1
    table.answer("melee", "conan").idle()
    assert table.prompt == "activate"


@rule("CO-30", "CO-65", "CO-66", "CO-C1", "CO-C2")
def test_gems_buy_at_most_the_base_movement_for_each_model() -> None:
    table = Table()
    table.place("c2", "pict-warriors-1", "pict-warriors-2")
    table.away("conan", "shevatas", "hadrathus")
    table.gems("overlord", reserve=9)
    table.model("pict-warriors-1").answer("c3", "c4")
    assert table.held("overlord", "move") == 0
    assert table.actor == table.number("pict-warriors-2"), "who has base movement still"
    table.answer("pict-warriors-1", "c5", "pict-warriors-1", "c6")
    assert table.held("overlord", "move") == 2
    assert table.why("pict-warriors-1") == ("nothing-left", "CO-21")
    table.answer("pict-warriors-2", "c5")
    assert table.held("overlord", "move") == 3


@rule("CO-68")
def test_movement_is_bought_in_the_overlords_turn_only() -> None:
    table = Table()
    table.place("c3", "conan", "pict-warriors-1")
    table.act("conan").luck("red 0").answer("melee", "pict-warriors-1", "gems-1")
    table.idle()
    assert table.held("overlord", "move") == 0
    assert table.prompt == "hero-acts"


@rule("CO-26", "CO-63")
def test_at_the_end_all_gems_in_use_go_to_fatigue() -> None:
    table = Table()
    table.gems("overlord", reserve=5, move=2, guard=1, reroll=3, fatigue=0, wounds=0)
    table.knows("zogar-sag-1", "mitras-halo")
    spell = table.number("mitras-halo")
    table.state.set_laid(spell, 2)
    table.state[GEMS] -= 2
    table.agenda(EndOverlordTurn())
    assert table.state.laid(spell) == 0
    assert table.held("overlord", "fatigue") >= 2 + 1 + 3 + 2
    assert table.held("overlord", "move") + table.held("overlord", "guard") == 0


@rule("CO-27", "CO-28", "CO-36", "CO-41")
def test_the_worked_example_power_five_against_armor_two_kills_a_guard() -> None:
    table = Table()
    table.place("c3", "conan", "bossonian-guards-blue-1")
    table.gems("overlord", reserve=0)
    table.gems("conan", reserve=2)
    table.act("conan").luck("red 3", "red 2", "red 0")
    table.answer("melee", "bossonian-guards-blue-1", "gems-2", "battle-axe", "keep")
    assert table.power == 5
    assert table.defence == 2
    assert table.announced("damage") == [[3]]
    assert table.zone("dead") == ["bossonian-guards-blue-1"]


@rule("CO-28", "CO-42")
def test_a_lieutenant_has_more_life() -> None:
    table = Table()
    table.place("c3", "conan")
    table.place("c3", "zogar-sag-1", life=5)
    table.gems("overlord", reserve=0)
    table.gems("conan", reserve=2)
    table.act("conan").luck("red 3", "red 2", "red 0")
    table.answer("melee", "zogar-sag-1", "gems-2", "battle-axe", "keep")
    assert table.life("zogar-sag-1") == 3


@rule("CO-37", "CO-C5")
def test_the_tile_of_a_dead_unit_goes_to_the_end_at_once() -> None:
    table = Table()
    table.place("c3", "conan", "pict-hunters-blue-1", "pict-hunters-blue-2")
    table.act("conan")
    before = river(table)
    table.state.agenda = append(table.state.agenda, Die(table.number("pict-hunters-blue-1")))
    table.state.advance()
    assert river(table) == before
    table.state.agenda = append(table.state.agenda, Die(table.number("pict-hunters-blue-2")))
    table.state.advance()
    assert river(table) == [*before[1:], "tile-pict-hunters-blue"]
    assert table.state.dead_tile(table.number("tile-pict-hunters-blue"))


@rule("CO-38", "CO-C6")
def test_a_unit_that_dies_in_its_own_activation_lies_at_the_end_already() -> None:
    table = Table()
    table.place("c3", "pict-hunters-blue-1")
    table.activate().answer("tile-pict-hunters-blue")
    before = river(table)
    table.state.agenda = append(table.state.agenda, Die(table.number("pict-hunters-blue-1")))
    table.state.advance()
    assert river(table) == before
    assert before[-1] == "tile-pict-hunters-blue"


@rule("CO-43", "CO-45", "CO-46", "CO-47")
def test_clearing_the_river_takes_two_gems_for_good_and_no_activation() -> None:
    table = Table()
    table.gems("overlord", reserve=10, fatigue=3)
    table.activate().answer("clear-river", "tile-hyenas")
    assert table.zone("removed") == ["tile-hyenas"]
    assert "tile-hyenas" not in river(table)
    assert (table.held("overlord", "fatigue"), table.held("overlord", "wounds")) == (1, 2)
    assert table.state[ACTIVATIONS] == 0
    assert table.prompt == "activate"


@rule("CO-44")
def test_what_fatigue_lacks_comes_from_benefits_and_then_from_the_reserve() -> None:
    table = Table()
    table.gems("overlord", reserve=10, fatigue=1, guard=2)
    table.activate().answer("clear-river", "tile-hyenas")
    assert (table.held("overlord", "fatigue"), table.held("overlord", "guard")) == (0, 1)
    table.answer("clear-river", "tile-pict-hunters-blue")
    assert (table.held("overlord", "guard"), table.held("overlord", "reserve")) == (0, 9)


@rule("CO-44")
def test_gems_on_the_spells_of_the_heroes_stay_where_they_are() -> None:
    table = Table()
    table.gems("overlord", reserve=10, fatigue=0)
    table.state.set_laid(table.number("lightning-storm"), 3)
    table.activate().answer("clear-river", "tile-hyenas")
    assert table.state.laid(table.number("lightning-storm")) == 3
    assert table.held("overlord", "reserve") == 8
    assert table.announced("lifts") == []


@rule("CO-47", "CO-48")
def test_models_of_a_removed_tile_and_of_tiles_without_cost_never_return() -> None:
    table = Table()
    table.activate()
    for id in (*GREEN, "giant-snake-1"):
        table.place("c3", id)
        table._off(table.number(id), table.state.setup.layout.zone("dead"))
    table.answer("clear-river", "tile-pict-hunters-green", "event-tile-1")
    assert table.prompt == "activate"


@rule("CO-6", "CO-10", "CO-25", "CO-49", "CO-50", "CO-51", "CO-55", "CO-C20")
def test_the_worked_example_four_points_bring_back_three_hunters() -> None:
    """Seven gems for the seventh tile; three of four points are spent, and the last is lost."""
    table = Table()
    table.place("c7", *GREEN, "pict-hunters-green-4")
    for id in GREEN:
        table.dies(id)
    table.gems("overlord", reserve=10, fatigue=3)
    table.activate().answer("tile-pict-hunters-blue")  # a dead tile: the event is the seventh now
    assert table.state.cost_of(table.number("event-tile-1")) == 7
    table.answer("event-tile-1")
    assert (table.held("overlord", "reserve"), table.held("overlord", "fatigue")) == (2, 11)
    assert table.zone("river")[-1] == "event-tile-1"
    assert table.state[REINFORCEMENT] == 4
    assert table.options() == {"pict-hunters-green-1", "done"}
    table.answer("pict-hunters-green-1")
    assert table.options() == {"a2", "a4", "a6"}
    table.answer("a2")
    assert (table.prompt, table.options()) == (
        "reinforce-many",
        {"models-1", "models-2", "models-3"},
    )
    table.answer("models-2")
    assert table.state[REINFORCEMENT] == 2
    table.answer("pict-hunters-green-3", "a6")
    assert [table.at(id) for id in GREEN] == ["a2", "a2", "a6"]
    assert table.prompt == "activate"
    assert table.state[REINFORCEMENT] == 0


@rule("CO-C8")
def test_an_event_with_nothing_to_do_may_be_activated() -> None:
    table = Table()
    table.gems("overlord", reserve=9)
    table.activate().answer("event-tile-1")
    assert table.held("overlord", "reserve") == 1
    assert table.prompt == "activate"


@rule("CO-50", "CO-54")
def test_only_the_killed_return_and_each_costs_its_value() -> None:
    table = Table()
    for id in ("pict-warriors-1", "pict-warriors-2", "pict-warriors-3"):
        table.place("c3", id)
        table._off(table.number(id), table.state.setup.layout.zone("dead"))
    table.activate().answer("event-tile-1", "pict-warriors-1", "a2", "models-2")
    assert table.prompt == "activate", "4 points are two warriors; hunters are in the box still"
    assert table.at("pict-warriors-3") == ""


@rule("CO-39")
def test_a_tile_is_turned_up_where_it_lies_when_a_model_returns() -> None:
    table = Table()
    table.place("c3", "hyenas-1")
    table._off(table.number("hyenas-1"), table.state.setup.layout.zone("dead"))
    table.activate().answer("event-tile-1")
    before = river(table)
    assert table.state.dead_tile(table.number("tile-hyenas"))
    table.answer("hyenas-1", "a2")
    assert not table.state.dead_tile(table.number("tile-hyenas"))
    assert river(table) == before


@rule("CO-52", "CO-53")
def test_an_occupied_reinforcement_area_gives_way_to_those_beside_it() -> None:
    table = Table(box=a_box(unit={"hyenas": {"size": 7}}))
    table.place("a2", "hyenas-2")
    table.place("a1", "hyenas-4")
    table.place("c3", "pict-warriors-1", "hyenas-3")
    for id in ("pict-warriors-1", "hyenas-3"):
        table._off(table.number(id), table.state.setup.layout.zone("dead"))
    table.activate().answer("event-tile-1", "hyenas-3")
    assert "a2" not in table.options()
    assert "a1" not in table.options(), "the area beside it is occupied too"
    assert "a3" in table.options()


@rule("CO-56")
def test_a_tile_never_has_more_models_than_at_the_start() -> None:
    table = Table()
    for n in (1, 2, 3, 4):
        table.place("c7", f"pict-hunters-green-{n}")
    table.place("c3", "pict-hunters-green-5")
    table._off(table.number("pict-hunters-green-5"), table.state.setup.layout.zone("dead"))
    table.activate().answer("event-tile-1")
    assert table.prompt == "activate"


@rule("CO-57")
def test_one_model_may_have_two_tiles_in_the_river() -> None:
    table = Table()
    zone = table.state.setup.layout.zone("river")
    table.state.move(table.number("tile-zogar-sag-2"), ASIDE, zone)
    table.place("c3", "zogar-sag-1", life=5)
    table.activate().answer("tile-zogar-sag-2")
    assert table.actor == table.number("zogar-sag-1")


@rule("CO-69", "CO-70", "CO-71")
def test_guard_gives_orange_dice_once_for_an_attack() -> None:
    table = Table()
    table.place("c3", "conan")
    table.place("c3", "zogar-sag-1", life=5)
    table.gems("overlord", reserve=2)
    table.gems("conan", reserve=2)
    table.act("conan").luck("red 3", "red 2", "red 0", "orange 1", "orange 1")
    table.answer("melee", "zogar-sag-1", "gems-2", "battle-axe", "keep")
    assert table.prompt == "guard"
    assert table.options() == {"gems-0", "gems-1", "gems-2"}
    table.answer("gems-2")
    assert table.held("overlord", "guard") == 2
    assert table.defence == 3 + 2
    assert table.life("zogar-sag-1") == 5
    assert table.prompt == "hero-acts"


@rule("CO-72", "CO-73")
def test_a_gem_rerolls_one_die_also_of_a_guard_in_the_heroes_turn() -> None:
    table = Table()
    table.place("c3", "conan")
    table.place("c3", "zogar-sag-1", life=5)
    table.gems("overlord", reserve=2)
    table.gems("conan", reserve=2)
    table.act("conan").luck("red 3", "red 2", "red 0", "orange 0", "orange 2")
    table.answer("melee", "zogar-sag-1", "gems-2", "battle-axe", "keep", "gems-1", "die-1")
    assert table.held("overlord", "reroll") == 1
    assert table.defence == 3 + 2


@rule("CO-72", "CO-H59", "CO-H60", "CO-C18")
def test_the_arrow_is_used_before_a_gem_and_once() -> None:
    table = Table()
    table.place("c3", "conan", "pict-warriors-1")
    table.gems("overlord", reserve=1)
    table.gems("conan", reserve=0)
    table.model("pict-warriors-1").luck("red 0", "red 0", "red 2", "yellow 0")
    table.answer("melee", "conan", "die-1")
    assert table.held("overlord", "reroll") == 0
    table.answer("die-1")
    assert table.held("overlord", "reroll") == 1
    assert table.power == 2


@rule("CO-31")
def test_the_dice_of_a_tile_cannot_change() -> None:
    table = Table()
    table.place("c3", "conan", "pict-hunters-blue-1")
    table.model("pict-hunters-blue-1").answer("melee", "conan")
    assert table.dice == ["yellow", "yellow"]


@rule("CO-12")
def test_the_sides_take_turns() -> None:
    table = Table(players=3)
    table.agenda(EndOverlordTurn())
    assert table.prompt == "stance"
    table = Table()
    table.act("conan").answer("done")
    assert table.prompt == "activate"


@rule("CO-15", "CO-18", "CO-21", "CO-34", "CO-65", "CO-H29", "CO-H42", "CO-H45", "CO-C2")
def test_the_worked_example_of_a_turn() -> None:
    """Three warriors stop Conan for 3 gems and 1 for movement, then hunters come for 1."""
    table = Table()
    warriors = [f"pict-warriors-{n}" for n in (1, 2, 3)]
    hunters = [f"pict-hunters-red-{n}" for n in (1, 2, 3)]
    table.carry("conan", "leather-armor-1", "battle-axe")
    table.place("c3", "conan")
    table.place("b3", warriors[0])
    table.place("d3", warriors[1])
    table.place("c5", warriors[2], "hadrathus")
    table.place("d6", *hunters)
    table.away("shevatas")
    red = table.number("tile-pict-hunters-red")
    table.state.tuck(red, RIVER, RIVER)
    table.state.move(table.number("tile-pict-hunters-blue"), RIVER, RIVER)
    assert table.zone("river")[:3] == [
        "tile-pict-hunters-red",
        "tile-zogar-sag",
        "tile-pict-warriors",
    ]
    table.gems("overlord", reserve=5, fatigue=8)
    table.gems("conan", reserve=2, fatigue=9)
    table.state[TURN] = 2
    table.agenda(OverlordTurn())
    assert table.held("overlord", "reserve") == 10
    assert table.state[TURN] == 3

    table.answer("tile-pict-warriors")
    assert (table.held("overlord", "reserve"), table.held("overlord", "fatigue")) == (7, 6)
    assert table.zone("river")[-1] == "tile-pict-warriors"
    table.answer(warriors[0], "c3", warriors[1], "c3")
    assert table.held("overlord", "move") == 0  # two steps are enough for the first two
    table.answer(warriors[2], "c3")  # 2 points to get away from Hadrathus
    assert (table.held("overlord", "reserve"), table.held("overlord", "move")) == (6, 1)

    table.luck("red 2", "yellow 1").answer("melee", "conan", "keep", "gems-0", "keep")
    assert table.held("conan", "wounds") == 1
    table.luck("red 3", "orange 1", "yellow 1").answer(warriors[0], "melee", "conan")
    table.answer("keep", "gems-1", "keep")
    assert table.held("conan", "wounds") == 2
    table.luck("red 2", "orange 1", "yellow 1").answer(warriors[1], "melee", "conan")
    table.answer("keep", "gems-1").idle()
    assert table.held("conan", "wounds") == 2
    assert table.held("conan", "guard") == 2
    assert 10 - table.held("overlord", "reserve") == 4  # used in this turn

    table.answer("done", "tile-pict-hunters-red")
    assert 10 - table.held("overlord", "reserve") == 5
    assert table.zone("river")[-2:] == ["tile-pict-warriors", "tile-pict-hunters-red"]
    table.answer(hunters[0], "c6", "done", "done")
    assert table.state[SIDE] == 1
    assert table.held("overlord", "move") == 0
    assert (table.held("overlord", "reserve"), table.held("overlord", "fatigue")) == (5, 8)


@rule("CO-12", "CO-H8")
def test_the_heroes_turn_begins_with_their_used_gems_going_to_fatigue() -> None:
    table = Table()
    table.gems("conan", reserve=5, guard=2, reroll=1, fatigue=3)
    table.agenda(HeroesTurn())
    assert table.held("conan", "fatigue") == 6
    assert table.held("conan", "guard") == 0


@rule("CO-37", "CO-C6")
def test_a_unit_that_dies_in_its_activation_goes_behind_those_who_died_before() -> None:
    table = Table()
    table.place("c3", "pict-hunters-blue-1", "hyenas-1")
    table.activate().answer("tile-pict-hunters-blue")
    for id in ("hyenas-1", "pict-hunters-blue-1"):
        table.state.agenda = append(table.state.agenda, Die(table.number(id)))
        table.state.advance()
    table.answer("done")
    assert table.prompt == "activate"
    assert river(table)[-2:] == ["tile-hyenas", "tile-pict-hunters-blue"]
    assert len(table.announced("tile-dies")) == 2


@rule("CO-52", "CO-C60")
def test_reinforcements_beside_an_occupied_area_walk_through_no_wall_that_stands() -> None:
    table = Table(box=a_box(unit={"giant-snake": {"size": 9}}))
    table.place("a2", "giant-snake-1", life=8)
    table.dies_at("c3", "hyenas-3")
    table.activate().answer("event-tile-1", "hyenas-3")
    assert table.options() == {"a1", "a3", "a4", "a6"}
    s = table.state
    s.wrecked |= 1 << s.board.between(table.area("a2"), table.area("b2"))
    assert table.options() == {"a1", "a3", "a4", "a6", "b2"}


@rule("CO-52", "CO-C60", "CO-K13")
def test_reinforcements_enter_water_only_if_they_swim() -> None:
    table = Table(box=a_box(unit={"zaporavo": {"size": 9}}), scenario="hunting-the-tigress")
    table.place("bow-2", "zaporavo-1", life=8)
    table.dies_at("e3", "bossonian-archers-grey-1", "pirates-red-1")
    table.happens(0).answer("bossonian-archers-grey-1")
    assert table.options() == {"e2", "f2", "hold-2"}
    table.answer("hold-2", "pirates-red-1")
    assert table.options() == {"e2", "f2", "m1", "s1", "hold-2"}


@rule("CO-C60")
def test_a_gap_that_takes_a_leap_is_no_border_for_reinforcements() -> None:
    table = Table(box=a_box(unit={"zaporavo": {"size": 9}}), scenario="hunting-the-tigress")
    table.state.scenario.reinforcement[:] = [table.area("e4")]
    table.place("e4", "zaporavo-1", life=8)
    table.dies_at("e3", "pirates-red-1")
    table.happens(0).answer("pirates-red-1")
    assert "c4" not in table.options()
    assert "e3" in table.options()


@rule("CO-C40", "CO-C60")
def test_who_finds_no_room_comes_in_where_a_way_leads() -> None:
    table = Table(box=a_box(unit={"giant-snake": {"size": 9}}))
    table.place("b4", "giant-snake-1", life=8)
    enter_near(table.state, table.number("hyenas-1"), table.area("b4"))
    assert table.at("hyenas-1") == "c4", "not through the stone walls to a4, b3 or b5"
    table = Table(box=a_box(unit={"giant-snake": {"size": 9}}), scenario="for-all-of-ophirs-gold")
    table.place("b2", "giant-snake-1", life=8)
    enter_near(table.state, table.number("hyenas-1"), table.area("b2"))
    assert table.at("hyenas-1") == "b3", "out of a locked cell no way leads, so it is the nearest"
