"""The Adventuring Hero: reach, Walls, Pitfalls, and what he does where he arrives."""

from typing import Any

import pytest

from overlord.games.overlords_of_infamy.zones import BARRACKS, FALLEN, POOL, STIRRED
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    END,
    WAY_0,
    How,
    a_box,
    a_march,
    a_table,
    lasting,
)

RING = {"d5", "d6", "e5", "e7", "f5", "f6"}


@rule("OOI-103", "OOI-8")
def test_the_active_overlord_moves_him_up_to_the_throw() -> None:
    table = a_march(1)
    assert (table.prompt, table.asked) == ("move-hero", 0)
    assert table.options() == RING
    assert len(a_march(2).options()) == 18
    table.answer("d6")
    assert table.hero == "d6"
    assert table.prompt == "act"


@rule("OOI-103")
def test_without_a_threshold_he_stays() -> None:
    assert a_table("BeginTurn").prompt == "act"
    table = a_table("BeginTurn", stirred=1)
    assert (table.prompt, table.state[STIRRED]) == ("move-hero", 0)


@rule("OOI-D28")
def test_he_moves_and_does_not_end_where_he_began() -> None:
    assert "e6" not in a_march(2).options()
    assert "e6" in a_march(2, hero="d6").options()
    assert "d6" not in a_march(2, hero="d6").options()


@rule("OOI-105", "OOI-D24")
def test_he_cannot_cross_a_wall_either_way() -> None:
    shut: How = {"land": {"d7": "wood-wall"}, "walls": {"d7": 63}}
    assert "d7" in a_march(1, hero="d6", land={"d7": "wood-1"}).options()
    assert "d7" not in a_march(1, hero="d6", **shut).options()
    # d7 is left over its edge 4, which leads west to d6.
    inside = a_march(1, hero="d7", land={"d7": "wood-wall"}, walls={"d7": 1 << 4})
    assert "d6" not in inside.options()
    assert "e7" in inside.options()


@rule("OOI-D41")
def test_shut_in_he_stays() -> None:
    table = a_march(3, hero="d7", land={"d7": "wood-wall"}, walls={"d7": 63})
    assert table.prompt == "act"
    assert table.hero == "d7"


@rule("OOI-106")
def test_on_a_pitfall_he_lies_down_and_misses_a_threshold() -> None:
    land = {"d7": "pitfall-1"}
    table = a_march(1, hero="d6", land=land)
    table.answer("d7")
    assert table.state[FALLEN] == 1
    table = a_march(2, hero="d7", land=land, fallen=1)
    assert (table.prompt, table.state[FALLEN], table.hero) == ("act", 0, "d7")
    assert a_march(2, hero="d7", land=land).prompt == "move-hero"


@rule("OOI-D3")
def test_a_lackey_a_lair_or_a_pitfall_ends_a_move() -> None:
    how: How = {"hero": "c7", "land": {"c8": "wood-1", "c9": "wood-2"}}
    assert "c9" in a_march(2, **how).options()
    stopped = a_march(2, **how, lackeys={"c8": 0, "d9": 0}, barracks=[1, 3])
    assert "c9" not in stopped.options()
    assert "c8" in stopped.options()
    assert "a9" not in a_march(3, hero="b8").options() - {"a9"}
    pit = a_march(2, hero="d6", land={"d7": "pitfall-1", "c6": "pitfall-2"})
    assert "c7" not in pit.options()
    lair = a_march(2, hero="c8").options()
    assert "b9" in lair
    assert "a9" not in lair  # only through the Lair


@rule("OOI-107", "OOI-24", "OOI-181")
def test_he_kills_all_lackeys_of_a_tile_and_goes_home_with_a_resource() -> None:
    table = a_march(
        1,
        hero="d6",
        land={"d7": "water-village"},
        lackeys={"d7": 0, "d7b": 1},
        barracks=[2, 2],
    )
    table.answer("d7")
    assert table.lackeys == {}
    assert table.field("pool") == [4, 4]
    assert table.hero == "e6"
    assert table.stronghold == {"water": 1}
    assert table.land == {"d7": "water-village"}


@rule("OOI-107", "OOI-D4")
def test_of_two_resources_who_moves_him_chooses_one() -> None:
    how: How = {"hero": "d6", "land": {"d7": "water-and-food"}, "lackeys": {"d7": 0}}
    table = a_march(1, **how, barracks=[2, 3])
    table.answer("d7")
    assert (table.prompt, table.options()) == ("bring-home", {"water", "food"})
    table.answer("food")
    assert table.stronghold == {"food": 1}
    scarce = a_march(1, **how, barracks=[2, 3], goods={1: {"food": 10}})
    scarce.answer("d7")
    assert scarce.stronghold == {"water": 1}


@rule("OOI-107", "OOI-108")
def test_on_a_contested_space_as_well_but_a_village_gives_nothing() -> None:
    table = a_march(1, hero="e7", lackeys={"e8": 0}, barracks=[2, 3])
    table.answer("e8")
    assert table.stronghold == {"water": 1}
    village = a_march(1, hero="d6", land={"d7": "village-1"}, lackeys={"d7": 0}, barracks=[2, 3])
    village.answer("d7")
    assert (village.stronghold, village.hero) == ({}, "e6")


@rule("OOI-109", "OOI-108")
def test_in_the_kingdom_he_kills_and_brings_nothing() -> None:
    table = a_march(1, lackeys={"d6": 0}, barracks=[2, 3], relics=["contraption", ""])
    table.answer("d6")
    assert (table.stronghold, table.hero, table.state[POOL]) == ({}, "e6", 4)
    assert table.relic(0) == "contraption"


@rule("OOI-110", "OOI-112", "OOI-D29")
@pytest.mark.parametrize("space", ["e8", "c6"])
def test_on_empty_ground_he_stays(space: str) -> None:
    table = a_march(1, hero="e7" if space == "e8" else "d6")
    table.answer(space)
    assert (table.prompt, table.hero, table.stronghold) == ("act", space, {})


@rule("OOI-111", "OOI-D1")
def test_he_may_liberate_a_tile_where_nobody_works() -> None:
    table = a_march(1, hero="d6", land=WAY_0)
    table.answer("d7")
    assert table.prompt == "liberate"
    table.answer("liberate")
    assert table.stronghold == {"wood": 1}
    assert "d7" not in table.land
    assert table.zone("tile-stack")[0] == "wood-3"
    assert table.hero == "e6"
    assert table.why_not("d6") == ("no-way-to-kingdom", "OOI-65")


@rule("OOI-111", "OOI-114", "OOI-D1")
def test_or_stay_there_with_nothing() -> None:
    table = a_march(1, hero="d6", land=WAY_0)
    table.answer("d7", "stay")
    assert (table.stronghold, table.hero) == ({}, "d7")
    assert table.land == WAY_0


@rule("OOI-113", "OOI-D12")
def test_in_a_lair_he_takes_half_of_the_basics_and_the_relic_is_lost() -> None:
    table = a_march(
        1,
        chair=0,
        hero="h8",
        goods={1: {"wood": 2, "food": 3}},
        relics=["", "lute"],
        lackeys={"h9": 1},
        barracks=[3, 2],
    )
    table.answer("h9")
    assert (table.prompt, table.asked) == ("lose-token", 1)
    table.answer("wood", "food")
    assert table.goods(1) == {"wood": 1, "food": 2}
    assert table.stronghold == {"wood": 1, "food": 1}
    assert (table.relic(1), table.hero, table.lackeys) == ("", "e6", {"h9": 1})


@rule("OOI-113")
def test_a_lair_in_an_empty_zone_is_ordinary_ground() -> None:
    table = a_march(2, hero="h3")
    assert "h1" in table.options()
    table.answer("h2")
    assert table.hero == "h2"


@rule("OOI-78", "OOI-107")
def test_he_cannot_take_the_last_lackey() -> None:
    table = a_march(1, lackeys={"d6": 0}, barracks=[0, 3])
    table.answer("d6")
    assert (table.state[BARRACKS], table.state[POOL]) == (1, 5)


@rule("OOI-164")
def test_of_the_menaces_lackeys_one_goes_home_instead() -> None:
    table = a_march(
        1,
        hero="d6",
        land={"d7": "water-village"},
        lackeys={"d7": 0, "d7b": 0},
        barracks=[2, 3],
        overlords=["the-menace-in-metal", "lord-aether"],
    )
    table.answer("d7")
    assert (table.state[BARRACKS], table.state[POOL]) == (3, 3)


@rule("OOI-169")
def test_events_change_the_heros_ways() -> None:
    def during(rule: str, amount: int = 1, throw: int = 1, **how: Any) -> set[str]:
        box = a_box(events=[lasting("e", rule, amount)])
        table = a_march(throw, box=box, zones={"events": ["e"]}, left=[3], **how)
        return {table.prompt} | table.options()

    assert "c6" in during("hero-speed")
    assert during("hero-speed", -3, throw=2) - {"move-hero"} == RING
    assert "act" in during("no-hero")
    walls: How = {"hero": "d6", "land": {"d7": "wood-wall"}, "walls": {"d7": 63}}
    assert "d7" in during("no-walls", **walls)
    box = a_box(events=[lasting("e", "no-pitfalls")])
    table = a_march(
        1, box=box, zones={"events": ["e"]}, left=[3], hero="d6", land={"d7": "pitfall-1"}
    )
    table.answer("d7")
    assert (table.prompt, table.state[FALLEN]) == ("liberate", 0)


@rule("OOI-103")
def test_the_next_overlord_moves_him() -> None:
    table = a_table(*END, stirred=1)
    assert (table.prompt, table.asked) == ("move-hero", 1)
