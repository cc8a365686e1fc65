"""Harvest, Recruit, Recall: where Lackeys may stand and what it brings."""

import pytest

from overlord.core.errors import IllegalAction
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE_CHAIR,
    AP,
    BARRACKS,
    POOL,
    RESTING,
    TENSION,
)
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    ACTION,
    WAY_0,
    WAY_1,
    How,
    a_box,
    a_table,
    a_turn,
    lasting,
)

# Harvest


@rule("OOI-29", "OOI-34", "OOI-14")
def test_a_harvest_costs_one_point_and_brings_one_token() -> None:
    table = a_turn(land={"c8": "water-1"})
    table.answer("c8")
    assert table.goods(0) == {"water": 1}
    assert table.supply("water") == 9
    s = table.state
    assert (s[AP], s[TENSION], s[BARRACKS], table.lackeys) == (2, 1, 2, {"c8": 0})
    assert s.in_play(0) == 3


@rule("OOI-29")
def test_without_a_lackey_in_the_barracks_nobody_is_sent() -> None:
    table = a_turn(land={"c8": "water-1"}, barracks=[0, 3], lackeys={"b9": 0}, resting=[2, 0])
    assert table.why_not("c8") == ("no-lackey", "OOI-29")


@rule("OOI-30", "OOI-38")
def test_distance_does_not_matter_but_the_link_does() -> None:
    far = {"c8": "wood-1", "d9": "wood-2", "d10": "water-1"}
    assert "d10" in a_turn(land=far).options()
    table = a_turn(land={"c8": "wood-1", "a6": "water-1"})
    assert table.why_not("a6") == ("cut-off", "OOI-54")


@rule("OOI-17", "OOI-16")
def test_an_empty_supply_cannot_be_harvested() -> None:
    table = a_turn(land={"c8": "water-1"}, goods={1: {"water": 10}})
    assert table.why_not("c8") == ("supply-empty", "OOI-17")


@rule("OOI-28")
def test_actions_may_be_repeated_in_a_turn() -> None:
    table = a_turn(land={"c8": "water-1", "c9": "water-2"})
    table.answer("c8", "c9", "b10")
    assert table.goods(0) == {"water": 2, "conjure-ore": 2}
    assert table.state[TENSION] == 3


@rule("OOI-31", "OOI-D26")
def test_a_contested_space_needs_an_own_tile_beside_that_very_space() -> None:
    table = a_turn(land=WAY_0)
    assert "e8" in table.options()
    assert table.why_not("e9") == ("not-adjacent", "OOI-31")
    assert table.why_not("b6") == ("not-adjacent", "OOI-31")
    table.answer("e8")
    assert table.goods(0) == {"water": 1}


@rule("OOI-32")
def test_one_lackey_on_contested_spaces_at_a_time() -> None:
    table = a_turn(land=WAY_0 | {"c6": "food-1"}, lackeys={"e8": 0}, barracks=[2, 3])
    assert table.why_not("c5") == ("one-contested", "OOI-32")
    table.answer("e8")
    assert "c5" in table.options()


@rule("OOI-33")
def test_an_opponent_on_a_contested_space_is_replaced() -> None:
    table = a_turn(land=WAY_0 | WAY_1, lackeys={"e8": 1}, barracks=[3, 2])
    table.answer("e8")
    assert table.lackeys == {"e8": 0}
    assert (table.state[BARRACKS + 1], table.state[POOL + 1]) == (2, 4)


@rule("OOI-33", "OOI-78")
def test_whose_last_lackey_is_replaced_gets_it_back_into_the_barracks() -> None:
    table = a_turn(land=WAY_0 | WAY_1, lackeys={"e8": 1}, barracks=[3, 0])
    table.answer("e8")
    assert (table.state[BARRACKS + 1], table.state[POOL + 1]) == (1, 5)


@rule("OOI-110", "OOI-D32")
def test_no_lackey_is_placed_where_the_hero_stands() -> None:
    table = a_turn(land=WAY_0, hero="c7")
    assert table.why_not("c7") == ("hero-there", "OOI-D32")
    assert a_turn(land=WAY_0, hero="e8").why_not("e8") == ("hero-there", "OOI-110")


# Recruit


@rule("OOI-35", "OOI-15", "OOI-42")
def test_recruiting_takes_a_village_and_adds_a_lackey_from_the_pool() -> None:
    table = a_turn()
    table.answer("b9")
    s = table.state
    assert (s[AP], s[TENSION], s[POOL]) == (2, 1, 2)
    assert s.in_play(0) == 4


@rule("OOI-36")
def test_a_recruit_lies_down_until_the_end_of_the_turn() -> None:
    table = a_turn(barracks=[1, 3])
    table.answer("b9")
    assert (table.state[BARRACKS], table.state[RESTING]) == (0, 1)
    assert table.why_not("b10") == ("no-lackey", "OOI-29")
    table.spend_all()
    assert table.state[ACTIVE_CHAIR] == 1
    assert (table.state[BARRACKS], table.state[RESTING]) == (1, 0)


@rule("OOI-37")
def test_never_more_than_six_lackeys() -> None:
    table = a_turn(barracks=[6, 3])
    assert table.why_not("b9") == ("six-lackeys", "OOI-37")


@rule("OOI-37")
def test_an_affinity_for_lackeys_stops_at_six() -> None:
    table = a_turn(barracks=[5, 3], overlords=["viletron", "lord-aether"])
    table.answer("b9")
    assert table.state.in_play(0) == 6


@rule("OOI-40")
def test_never_in_anothers_lair() -> None:
    table = a_turn(land=WAY_0 | WAY_1)
    assert not {"h9", "h10", "i9"} & table.options()
    with pytest.raises(IllegalAction):
        table.answer("h9")


@rule("OOI-41", "OOI-86")
def test_one_lackey_per_symbol() -> None:
    table = a_turn(land={"c8": "water-village"}, lackeys={"c8": 1}, barracks=[3, 2])
    assert table.why_not("c8") == ("occupied", "OOI-41")
    table.answer("c8b")
    assert table.lackeys == {"c8": 1, "c8b": 0}


# Recall


@rule("OOI-43")
def test_a_lackey_is_recalled_for_one_point_and_no_tension() -> None:
    table = a_turn(land={"c8": "water-1"}, lackeys={"c8": 0}, barracks=[2, 3])
    table.answer("c8")
    s = table.state
    assert (s[BARRACKS], s[AP], s[TENSION], table.lackeys) == (3, 2, 0, {})


@rule("OOI-44")
def test_a_lackey_works_again_only_after_its_recall() -> None:
    table = a_turn(land={"c8": "water-1"}, lackeys={"c8": 0}, barracks=[0, 3])
    assert table.why_not("b10") == ("no-lackey", "OOI-29")
    table.answer("c8", "b10")
    assert table.goods(0) == {"conjure-ore": 2}


@rule("OOI-45")
def test_recall_all_takes_all_three_points() -> None:
    land = {"c8": "water-1", "c9": "wood-1"}
    table = a_turn(land=land, lackeys={"c8": 0, "c9": 0, "b9": 0}, barracks=[0, 3])
    table.answer("recall-all")
    assert (table.lackeys, table.state[BARRACKS], table.state[ACTIVE_CHAIR]) == ({}, 3, 1)


@rule("OOI-45")
def test_recall_all_is_not_for_who_has_sent_somebody_or_nobody_out() -> None:
    how: How = {"land": {"c8": "water-1"}, "lackeys": {"c8": 0}, "barracks": [2, 3], "ap": 4}
    table = a_turn(**how)
    assert "recall-all" in table.options()
    table.answer("b9")
    assert table.why_not("recall-all") == ("lackey-sent", "OOI-45")
    assert a_turn().why_not("recall-all") == ("nobody-out", "OOI-45")
    assert a_turn(**how | {"ap": 2}).why_not("recall-all") == ("action-points", "OOI-45")


@rule("OOI-46")
def test_who_was_sent_this_turn_stays_out_this_turn() -> None:
    table = a_turn(land=WAY_0)
    table.answer("c8")
    assert table.why_not("c8") == ("sent-this-turn", "OOI-46")
    table = a_turn(land=WAY_0)
    table.answer("d6")  # a Relic
    assert table.why_not("d6") == ("sent-this-turn", "OOI-46")


@rule("OOI-46", "OOI-33")
def test_nor_does_one_that_has_taken_anothers_place_come_back() -> None:
    table = a_turn(land=WAY_0, lackeys={"e8": 1}, barracks=[3, 2])
    table.answer("e8")
    assert (table.lackeys, table.state[POOL + 1]) == ({"e8": 0}, 4)
    assert table.why_not("e8") == ("sent-this-turn", "OOI-46")


@rule("OOI-47", "OOI-54")
def test_a_lackey_on_a_tile_that_is_cut_off_is_stranded_until_reconnected() -> None:
    table = a_turn(land={"c8": "wood-1", "d7": "water-1"}, lackeys={"d7": 0}, barracks=[2, 3])
    assert table.why_not("d7") == ("stranded", "OOI-47")
    assert table.why_not("recall-all") == ("stranded", "OOI-47")
    table.answer("exploit")
    table.answer(min(table.options()), "c7")
    if table.prompt == "turn-tile":
        table.answer("edge-0")
    assert "d7" in table.options()


@rule("OOI-47", "OOI-D34")
def test_ways_home_from_the_arm_the_kingdom_and_another_zone() -> None:
    out: How = {"e9": 0, "d6": 0, "g8": 0}
    linked = a_turn(land=WAY_0 | WAY_1, lackeys=out, barracks=[3, 3])
    assert set(out) <= linked.options()
    cut = {"d7": "wood-3"} | WAY_1
    table = a_turn(land=cut, lackeys=out, barracks=[3, 3])
    assert {table.why_not(spot) for spot in out} == {("stranded", "OOI-47")}
    # Contact needs both sides.
    lonely = a_turn(land=WAY_0 | {"g8": "food-1"}, lackeys={"g8": 0}, barracks=[2, 3])
    assert lonely.why_not("g8") == ("stranded", "OOI-47")


@rule("OOI-45", "OOI-47")
def test_recall_all_leaves_stranded_lackeys_where_they_are() -> None:
    land = {"c8": "wood-1", "d7": "water-1"}
    table = a_turn(land=land, lackeys={"d7": 0, "c8": 0}, barracks=[1, 3])
    table.answer("recall-all")
    assert table.lackeys == {"d7": 0}


@rule("OOI-38")
def test_on_the_circular_board_it_is_the_same() -> None:
    land = {"c7": "wood-1", "c6": "wood-2", "d7": "wood-3"}
    table = a_table(*ACTION, players=3, land=land)
    assert {"c7", "c6", "d6", "e5", "e8", "a7", "b8"} <= table.options()


@rule("OOI-27")
def test_all_points_have_to_be_spent() -> None:
    table = a_turn(land={"c8": "wood-1", "c9": "wood-2"})
    assert table.why_not("done") == ("points-left", "OOI-27")
    table.answer("b9", "c8")
    assert table.why_not("done") == ("points-left", "OOI-27")
    table.answer("c9")
    assert table.state[ACTIVE_CHAIR] == 1


@rule("OOI-169")
@pytest.mark.parametrize(
    ("ban", "spot"),
    [
        ("no-harvest", "c8"),
        ("no-recruit", "b9"),
        ("no-steal", "d6"),
        ("no-contested", "e8"),
        ("no-recall", "c7"),
        ("no-exploit", "exploit"),
        ("no-scratch", "scratch-knavery"),
    ],
)
def test_a_world_event_may_forbid(ban: str, spot: str) -> None:
    box = a_box(events=[lasting("ban", ban)])
    how: How = {"land": WAY_0, "lackeys": {"c7": 0}, "barracks": [2, 3]}
    assert spot in a_turn(**how).options()
    table = a_turn(**how, box=box, zones={"events": ["ban"]}, left=[3])
    assert table.why_not(spot) == ("event", "OOI-169")
