"""Steal a Relic, Raid the Hero's Treasure, Sweep for Infiltrators."""

from overlord.games.overlords_of_infamy.zones import AP, BARRACKS, POOL, RESTING, TENSION
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    WAY_0,
    WAY_1,
    How,
    a_box,
    a_turn,
    lasting,
)

RICH = {"water": 2, "food": 2, "wood": 2}


@rule("OOI-65", "OOI-67", "OOI-70", "OOI-D2")
def test_stealing_a_relic_costs_two_points_and_two_steps_of_tension() -> None:
    table = a_turn(land=WAY_0)
    table.answer("f6")
    s = table.state
    assert table.relic(0) == "femur"
    assert (s[AP], s[TENSION], s[BARRACKS], table.lackeys) == (1, 2, 2, {"f6": 0})
    assert table.why_not("d6") == ("action-points", "OOI-65")


@rule("OOI-66")
def test_not_where_somebody_stands() -> None:
    table = a_turn(land=WAY_0, lackeys={"f6": 1}, barracks=[3, 2], hero="d6")
    assert table.why_not("f6") == ("occupied", "OOI-66")
    assert table.why_not("d6") == ("hero-there", "OOI-66")


@rule("OOI-67", "OOI-68")
def test_a_held_relic_is_given_back_for_a_new_one() -> None:
    table = a_turn(land=WAY_0, relics=["lute", ""])
    table.answer("f6")
    assert table.relic(0) == "femur"
    assert table.field("relics").count(3) == 0


@rule("OOI-18", "OOI-69")
def test_a_relic_that_somebody_holds_cannot_be_had() -> None:
    table = a_turn(land=WAY_0, relics=["", "femur"])
    assert table.why_not("f6") == ("relic-held", "OOI-69")


@rule("OOI-71", "OOI-72", "OOI-73")
def test_a_raid_takes_as_many_tokens_as_infamy() -> None:
    table = a_turn(land=WAY_0, hero="d5", stronghold=RICH, infamy=[2, 1])
    table.answer("raid")
    s = table.state
    assert (s[AP], s[TENSION], s[BARRACKS], s[POOL]) == (1, 3, 2, 4)
    table.answer("food", "wood")
    assert table.goods(0) == {"food": 1, "wood": 1}
    assert table.stronghold == {"water": 2, "food": 1, "wood": 1}
    assert table.prompt == "act"


@rule("OOI-72", "OOI-D48")
def test_or_fewer_down_to_none() -> None:
    how: How = {"land": WAY_0, "hero": "d5", "stronghold": {"wood": 2}, "infamy": [5, 1]}
    table = a_turn(**how)
    table.answer("raid")
    assert table.options() == {"wood", "enough"}
    table.answer("wood", "enough")
    assert (table.goods(0), table.stronghold, table.prompt) == ({"wood": 1}, {"wood": 1}, "act")
    none = a_turn(**how)
    none.answer("raid", "enough")
    assert (none.goods(0), none.state[TENSION], none.state[POOL]) == ({}, 3, 4)
    every = a_turn(**how)
    every.answer("raid", "wood", "wood")  # there is no more, so nobody asks
    assert (every.goods(0), every.stronghold, every.prompt) == ({"wood": 2}, {}, "act")


@rule("OOI-71", "OOI-D39")
def test_a_lackey_that_lies_down_raids_as_well_and_goes_first() -> None:
    how: How = {"land": WAY_0, "hero": "d5", "stronghold": RICH}
    table = a_turn(**how, barracks=[1, 3], resting=[1, 0])
    table.answer("raid")
    assert (table.state[BARRACKS], table.state[RESTING]) == (1, 0)
    lying = a_turn(**how, barracks=[0, 3], resting=[2, 0])
    assert "raid" in lying.options()
    assert lying.why_not("d6") == ("no-lackey", "OOI-29")


@rule("OOI-71", "OOI-77", "OOI-D40")
def test_when_a_raid_is_not_possible() -> None:
    how: How = {"land": WAY_0, "hero": "d5", "stronghold": RICH}
    assert "raid" in a_turn(**how).options()
    assert a_turn(**how | {"hero": "e6"}).why_not("raid") == ("hero-at-home", "OOI-71")
    assert a_turn(**how | {"land": {}}).why_not("raid") == ("no-way-to-kingdom", "OOI-71")
    assert a_turn(**how, barracks=[1, 3]).why_not("raid") == ("last-lackey", "OOI-77")
    away: How = {"barracks": [0, 3], "lackeys": {"b9": 0}}
    assert a_turn(**how, **away).why_not("raid") == ("no-lackey", "OOI-71")
    assert a_turn(**how, ap=1).why_not("raid") == ("action-points", "OOI-71")
    assert a_turn(**how | {"stronghold": {}}).why_not("raid") == ("nothing-there", "OOI-D40")


@rule("OOI-24")
def test_resources_stay_in_the_stronghold_when_the_hero_leaves() -> None:
    table = a_turn(hero="d5", stronghold=RICH)
    assert table.stronghold == RICH


@rule("OOI-76")
def test_a_sweep_sends_all_foreign_lackeys_to_their_pools() -> None:
    spots = {"c8": 1, "c7": 1, "d7": 0}
    table = a_turn(land=WAY_0 | WAY_1, lackeys=spots, barracks=[2, 1])
    table.answer("sweep")
    assert table.lackeys == {"d7": 0}
    assert (table.state[AP], table.state[POOL + 1], table.state[BARRACKS + 1]) == (2, 5, 1)
    assert table.why_not("sweep") == ("no-infiltrators", "OOI-76")


@rule("OOI-76", "OOI-78")
def test_of_whom_a_sweep_would_take_all_one_goes_home() -> None:
    table = a_turn(land=WAY_0 | WAY_1, lackeys={"c8": 1, "c7": 1, "d7": 1}, barracks=[3, 0])
    table.answer("sweep")
    assert table.lackeys == {}
    assert (table.state[POOL + 1], table.state[BARRACKS + 1]) == (5, 1)


@rule("OOI-169")
def test_events_change_prices_and_forbid() -> None:
    cheap = a_box(events=[lasting("sale", "cost-steal", -1)])
    table = a_turn(land=WAY_0, box=cheap, zones={"events": ["sale"]}, left=[3])
    table.answer("f6")
    assert table.state[AP] == 2
    how: How = {"land": WAY_0, "hero": "d5", "stronghold": RICH, "lackeys": {"c8": 1}}
    how |= {"barracks": [3, 2], "zones": {"events": ["ban"]}, "left": [3]}
    for ban, act in (("no-raid", "raid"), ("no-sweep", "sweep")):
        table = a_turn(**how, box=a_box(events=[lasting("ban", ban)]))
        assert table.why_not(act) == ("event", "OOI-169")
    free = a_turn(**how, box=a_box(events=[lasting("ban", "cost-sweep", -1)]))
    free.answer("sweep")
    assert free.state[AP] == 3
    big = a_turn(**how, box=a_box(events=[lasting("ban", "raid", 2)]))
    big.answer("raid", "water", "water", "food")
    assert big.goods(0) == {"water": 2, "food": 1}
    cheap_raid = a_turn(**how, box=a_box(events=[lasting("ban", "cost-raid", -1)]))
    cheap_raid.answer("raid")
    assert cheap_raid.state[AP] == 2
