"""The eleven Overlords: affinities and abilities."""

from typing import Any

import pytest

from overlord.games.overlords_of_infamy.zones import (
    ACTIVE_CHAIR,
    AP,
    BARRACKS,
    FELL,
    FLIPPED,
    PLATED,
    POOL,
    RESTING,
    STIRRED,
    TENSION,
)
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    ACTION,
    END,
    ESPIONAGE,
    WAY_0,
    WAY_1,
    How,
    Table,
    a_box,
    a_march,
    a_plot,
    a_quest,
    a_table,
    a_turn,
    an_event,
    at_espionage,
)

BOTH: How = {"land": WAY_0 | WAY_1}


def playing(overlord: str, other: str = "lord-aether") -> How:
    return {"overlords": [overlord, other]}


@rule("OOI-156")
@pytest.mark.parametrize(
    ("overlord", "kind"),
    [
        ("comrade-borgg", "sparktech"),
        ("the-dark-shepherdess", "fauna"),
        ("the-dead-pirate-robhearts", "water"),
        ("duke-daemonhammer", "food"),
        ("frau-lumberwulf", "wood"),
        ("lord-aether", "conjure-ore"),
        ("the-menace-in-metal", "scrap"),
        ("mistress-deepgills", "water"),
        ("tyrano-de-bergerac", "fauna"),
    ],
)
def test_affinity_gives_one_more_token(overlord: str, kind: str) -> None:
    other = "scrap" if kind != "scrap" else "wood"
    land = {"c8": f"{kind}-1", "c9": f"{other}-2"}
    table = a_turn(overlords=[overlord, "viletron"], land=land)
    table.answer("c8", "c9")
    assert table.goods(0) == {kind: 2, other: 1}
    assert table.state[TENSION] == 2


@rule("OOI-157")
@pytest.mark.parametrize("overlord", ["viletron", "waffles"])
def test_lackey_affinity_recruits_two(overlord: str) -> None:
    table = a_turn(**playing(overlord), barracks=[2, 3])
    table.answer("b9")
    assert table.state[RESTING] == 2


@rule("OOI-D13")
def test_all_eleven_are_offered() -> None:
    assert len(a_box().overlords) == 11


@rule("OOI-159", "OOI-D14", "OOI-D15")
@pytest.mark.parametrize(("home", "out", "gained"), [(1, 0, 2), (0, 1, 2), (1, 1, 1), (2, 1, 0)])
def test_the_shepherdess_is_refilled_to_three(home: int, out: int, gained: int) -> None:
    table = a_table(
        "BeginTurn",
        **playing("the-dark-shepherdess"),
        barracks=[home, 3],
        lackeys={"b9": 0} if out else {},
    )
    assert table.state[BARRACKS] == home + gained


@rule("OOI-160")
def test_robhearts_may_add_a_lackey_when_others_lose_one_in_anothers_turn() -> None:
    how: How = {**BOTH, **playing("lord-aether", "the-dead-pirate-robhearts")}
    table = at_espionage(**how, goods={1: {"wood": 1}})
    table.load(1)
    table.answer("plunder")
    assert (table.prompt, table.asked) == ("press-gang", 1)
    table.answer("ability")
    assert table.state[BARRACKS + 1] == 4
    calm = at_espionage(**how)
    calm.answer("glean-intel")
    assert calm.prompt != "press-gang"
    full = at_espionage(**how, goods={1: {"wood": 1}}, barracks=[3, 6])
    full.load(1)
    full.answer("plunder")
    assert full.field("pool") == [4, 0]
    assert full.prompt != "press-gang", "nobody is in the Pool"


@rule("OOI-160")
def test_robhearts_gains_nothing_from_her_own_losses() -> None:
    table = at_espionage(
        **BOTH,
        **playing("lord-aether", "the-dead-pirate-robhearts"),
        lackeys={"g8": 1},
        barracks=[3, 2],
    )
    table.answer("g8")
    assert table.prompt != "press-gang"


@rule("OOI-160")
def test_robhearts_counts_the_losses_of_one_turn_alone() -> None:
    table = a_table(*END, chair=1, **playing("lord-aether", "the-dead-pirate-robhearts"), fell=1)
    assert (table.prompt, table.state[ACTIVE_CHAIR], table.state[FELL]) == ("act", 0, 0)
    table.spend_all()
    while table.state[ACTIVE_CHAIR] == 0:
        assert table.prompt != "press-gang"
        table.answer("done")
    assert table.prompt == "act"


@rule("OOI-161", "OOI-D42", "OOI-D15")
def test_the_duke_drafts_for_two_food_as_often_as_he_likes() -> None:
    table = a_turn(**playing("duke-daemonhammer"), goods={0: {"food": 4}})
    table.answer("ability", "ability")
    assert (table.state[BARRACKS], table.goods(0), table.state[AP]) == (5, {}, 3)
    assert table.why_not("ability") == ("ability-not-now", "OOI-161")
    late = at_espionage(**BOTH, **playing("duke-daemonhammer"), goods={0: {"food": 2}})
    late.answer("ability")
    assert late.state[BARRACKS] == 4
    robbing = at_espionage(**BOTH, **playing("duke-daemonhammer"))
    robbing.answer("g8")  # two Food
    assert (robbing.prompt, robbing.options()) == ("spy", {"ability", "done"})
    asked = a_table(*ESPIONAGE, **playing("duke-daemonhammer"), goods={0: {"food": 2}}, land=WAY_0)
    assert asked.state[ACTIVE_CHAIR] == 1  # he was asked at the end of the Action Phase
    full = a_turn(**playing("duke-daemonhammer"), goods={0: {"food": 2}}, barracks=[6, 3])
    assert full.why_not("ability") == ("six-lackeys", "OOI-37")


@rule("OOI-163")
def test_aether_trades_two_ore_for_any_basic_once_a_turn() -> None:
    table = a_turn(goods={0: {"conjure-ore": 4}})
    table.answer("ability", "wood")
    assert table.goods(0) == {"conjure-ore": 2, "wood": 1}
    assert table.state[AP] == 3
    assert table.why_not("ability") == ("once-per-turn", "OOI-163")
    assert a_turn().why_not("ability") == ("ability-not-now", "OOI-163")


@rule("OOI-164")
def test_the_menace_keeps_one_of_those_a_world_event_takes() -> None:
    loss = an_event("flight", {"verb": "desert", "who": "all", "amount": 2})
    table = a_turn(
        **playing("lord-aether", "the-menace-in-metal"),
        box=a_box(events=[loss]),
        tension=9,
        top={"event-deck": ["flight"]},
    )
    table.answer("b10")
    assert table.field("pool") == [5, 4]


def struck(event: How, **how: Any) -> Table:
    """A World Event befalls the Menace in Metal, who sits on chair 1."""
    return a_turn(
        **playing("lord-aether", "the-menace-in-metal"),
        box=a_box(events=[an_event("e", event)]),
        tension=10,
        top={"event-deck": ["e"]},
        **how,
    )


WRECK: How = {"verb": "wreck", "who": "richest", "amount": 1}
SWEEP: How = {"verb": "sweep", "who": "all"}
DESERT: How = {"verb": "desert", "who": "all"}


@rule("OOI-164", "OOI-D50")
def test_of_the_menaces_on_a_tile_that_sinks_one_goes_home() -> None:
    land = {"g8": "water-village"}
    lackeys = {"g8": 1, "g8b": 1}
    table = struck(WRECK, land=land, lackeys=lackeys, barracks=[3, 1], goods={1: {"wood": 1}})
    assert (table.lackeys, table.state[BARRACKS + 1], table.state[POOL + 1]) == ({}, 2, 4)


@rule("OOI-164", "OOI-D50")
def test_of_the_menaces_infiltrators_that_an_event_sweeps_one_goes_home_in_all() -> None:
    lackeys = {"c8": 1, "c7": 1, "g8": 0}
    table = struck(SWEEP, land=WAY_0 | WAY_1, lackeys=lackeys, barracks=[2, 1])
    assert (table.lackeys, table.field("barracks"), table.field("pool")) == ({}, [2, 2], [4, 4])
    everywhere = a_table(
        "ActionPhase",
        players=3,
        overlords=["lord-aether", "comrade-borgg", "the-menace-in-metal"],
        box=a_box(events=[an_event("e", SWEEP)]),
        tension=10,
        top={"event-deck": ["e"]},
        land={"c7": "wood-1", "h7": "wood-2"},
        lackeys={"c7": 2, "h7": 2},
        barracks=[3, 3, 1],
    )
    assert (everywhere.state[BARRACKS + 2], everywhere.state[POOL + 2]) == (2, 4)


@rule("OOI-164", "OOI-D50")
def test_with_empty_barracks_one_on_the_board_goes_home_instead() -> None:
    table = struck(DESERT, lackeys={"h9": 1, "h10": 1}, barracks=[3, 0])
    assert (table.prompt, table.asked) == ("lose-lackey", 1)
    table.answer("h10")
    assert (table.lackeys, table.state[BARRACKS + 1], table.state[POOL + 1]) == ({"h9": 1}, 1, 4)
    assert table.state[FELL] == 1  # the other one has lost somebody
    at_home = struck(DESERT, lackeys={"h9": 1}, barracks=[3, 2])
    assert (at_home.lackeys, at_home.state[BARRACKS + 1]) == ({"h9": 1}, 2)


@rule("OOI-164", "OOI-D50")
def test_the_menace_is_helped_each_time_but_not_against_rivals() -> None:
    twice = [an_event("one", DESERT), an_event("two", DESERT)]
    table = a_turn(
        **playing("lord-aether", "the-menace-in-metal"),
        box=a_box(events=twice),
        tension=10,
        top={"event-deck": ["one", "two"]},
    )
    table.state[TENSION] = 9
    table.answer("b9")
    assert table.state[BARRACKS + 1] == 3
    plot = a_plot("x", aftermath=[{"verb": "wreck", "who": "target"}])
    rival = a_turn(
        **playing("lord-aether", "the-menace-in-metal"),
        box=a_box([plot]),
        zones={"completed.0": ["x"]},
        land={"g8": "food-1"},
        lackeys={"g8": 1},
        barracks=[3, 2],
    )
    rival.answer("x")
    assert (rival.state[BARRACKS + 1], rival.state[POOL + 1]) == (2, 4)
    swept = a_turn(
        **playing("lord-aether", "the-menace-in-metal"),
        **BOTH,
        lackeys={"c8": 1},
        barracks=[3, 2],
    )
    swept.answer("sweep")
    assert (swept.state[BARRACKS + 1], swept.state[POOL + 1]) == (2, 4)
    spent = a_turn(**playing("the-menace-in-metal"), **BOTH, hero="d5", stronghold={"wood": 1})
    spent.answer("raid")
    assert (spent.state[BARRACKS], spent.state[POOL]) == (2, 4)


@rule("OOI-164", "OOI-D50")
def test_what_the_hero_does_counts_as_his_doing() -> None:
    party: How = {"players": 3, "options": {"hero": "player"}}
    menace: How = {"overlords": ["the-menace-in-metal", "lord-aether"]}
    pie = a_quest("pie", {"food": 1}, {"verb": "desert", "who": "all"})
    bombarded = a_table(
        "BeginTurn",
        **party,
        **menace,
        chair=2,
        active={2: "chore-0"},
        hero="d6",
        land={"d7": "wood-wall"},
        walls={"d7": 63},
        lackeys={"d7": 0},
        barracks=[2, 3],
    )
    bombarded.answer("bombard", "d7")
    assert (bombarded.lackeys, bombarded.state[BARRACKS]) == ({}, 3)
    quest = a_table(
        "BeginTurn",
        **party,
        **menace,
        chair=2,
        box=a_box(quests=[pie]),
        active={2: "pie"},
        stronghold={"food": 1},
    )
    assert quest.field("pool")[:2] == [3, 4]


@rule("OOI-164", "OOI-D50")
def test_what_helped_before_helps_anew_against_the_hero() -> None:
    menace: How = {"overlords": ["the-menace-in-metal", "lord-aether"]}
    met = a_march(1, hero="d6", **menace, land={"d7": "wood-2"}, lackeys={"d7": 0}, barracks=[2, 3])
    met.state[PLATED] = 1
    met.answer("d7")
    assert (met.lackeys, met.state[BARRACKS]) == ({}, 3)
    his: How = {"players": 3, "options": {"hero": "player"}, "chair": 2, **menace}
    bombarded = a_table(
        "BeginTurn",
        **his,
        active={2: "chore-0"},
        hero="d6",
        land={"d7": "wood-wall"},
        walls={"d7": 63},
        lackeys={"d7": 0},
        barracks=[2, 3],
    )
    bombarded.state[PLATED] = 1
    bombarded.answer("bombard", "d7")
    assert (bombarded.lackeys, bombarded.state[BARRACKS]) == ({}, 3)


@rule("OOI-165")
def test_deepgills_floods_a_lackey_along_before_the_hero_moves() -> None:
    table = a_table(
        "BeginTurn",
        **playing("mistress-deepgills"),
        land={"c8": "scrap-1", "c7": "wood-2", "d9": "village-1", "c9": "pitfall-1"},
        lackeys={"c8": 0},
        barracks=[2, 3],
        goods={0: {"water": 1}},
        stirred=1,
    )
    assert table.prompt == "flood"
    table.answer("c8")
    assert table.options() == {"c7", "d9"}
    table.answer("c7")
    assert table.goods(0) == {"wood": 1}
    assert (table.lackeys, table.state[TENSION]) == ({"c7": 0}, 1)
    assert table.prompt == "move-hero"


@rule("OOI-165", "OOI-32")
def test_deepgills_may_use_the_contested_areas() -> None:
    how: How = {
        **playing("mistress-deepgills"),
        "goods": {0: {"water": 1}},
        "land": WAY_0 | {"c6": "food-1"},
    }
    table = a_table("BeginTurn", **how, lackeys={"d7": 0}, barracks=[2, 3])
    table.answer("d7")
    assert table.options() == {"c6", "c7", "e8"}
    busy = a_table("BeginTurn", **how, lackeys={"d7": 0, "c5": 0}, barracks=[1, 3])
    busy.answer("d7")
    assert "e8" not in busy.options()
    dry = a_table("BeginTurn", **how | {"goods": {}}, lackeys={"d7": 0}, barracks=[2, 3])
    assert dry.prompt == "act"
    none = a_table("BeginTurn", **how, lackeys={"d7": 0}, barracks=[2, 3])
    none.answer("done")
    assert none.goods(0) == {"water": 1}


FLOODED: How = {**playing("mistress-deepgills"), "goods": {0: {"water": 1}}}


@rule("OOI-165", "OOI-D52")
def test_what_a_flood_touches_moves_the_hero_in_the_next_turn() -> None:
    how: How = FLOODED | {"land": {"c8": "scrap-1", "c7": "wood-2"}, "lackeys": {"c8": 0}}
    table = a_table("BeginTurn", **how, barracks=[2, 3], tension=2)
    table.answer("c8", "c7")
    assert (table.prompt, table.state[TENSION], table.state[STIRRED]) == ("act", 3, 1)
    both = a_table("BeginTurn", **how, barracks=[2, 3], tension=2, stirred=1)
    both.answer("c8", "c7")
    assert both.prompt == "move-hero"  # for the turn before
    both.answer("d6")
    assert (both.prompt, both.state[STIRRED]) == ("act", 1)
    while both.state[ACTIVE_CHAIR] == 0:
        both.answer("exploit" if "exploit" in both.options() else min(both.options()))
    assert (both.prompt, both.asked) == ("move-hero", 1)


@rule("OOI-165", "OOI-D45")
def test_only_lackeys_on_tiles_and_contested_spaces_are_flooded() -> None:
    lackeys = {"b10": 0, "d6": 0, "g7": 0, "d7": 0}
    land = WAY_0 | WAY_1
    table = a_table("BeginTurn", **FLOODED, land=land, lackeys=lackeys, barracks=[1, 3])
    assert table.options() == {"done", "d7"}
    wet = a_table("BeginTurn", **FLOODED, land=land, lackeys={"e8": 0}, barracks=[2, 3])
    assert wet.options() == {"done", "e8"}


@rule("OOI-165", "OOI-33", "OOI-D45")
def test_a_flood_reaches_any_adjacent_contested_space_and_whoever_is_there_goes() -> None:
    how: How = FLOODED | {"land": WAY_0, "lackeys": {"e8": 0, "e9": 1}, "barracks": [2, 2]}
    table = a_table("BeginTurn", **how)
    table.answer("e8")
    assert {"e9", "d7"} <= table.options()  # no tile of hers lies beside e9
    table.answer("e9")
    assert (table.lackeys, table.state[POOL + 1]) == ({"e9": 0}, 4)
    assert sum(table.goods(0).values()) == 1
    assert table.state[FELL] == 0b10
    hero = a_table("BeginTurn", **how, hero="e9")
    hero.answer("e8")
    assert "e9" not in hero.options()


@rule("OOI-54", "OOI-165", "OOI-D44")
def test_a_flood_does_not_use_tiles_that_are_cut_off() -> None:
    land = {"d7": "wood-1", "c7": "scrap-1"}  # c8 is missing
    table = a_table("BeginTurn", **FLOODED, land=land, lackeys={"e8": 0}, barracks=[2, 3])
    table.answer("e8")
    assert "d7" not in table.options()
    inland = a_table("BeginTurn", **FLOODED, land=land, lackeys={"d7": 0}, barracks=[2, 3])
    inland.answer("d7")
    assert "c7" not in inland.options()


def forbidding(*bans: How) -> How:
    box = a_box(events=[an_event("ban", scope="next-event", modifiers=list(bans))])
    return {"box": box, "zones": {"events": ["ban"]}, "left": [3]}


NO_WOOD: How = {"rule": "no-harvest", "resource": "wood"}


@rule("OOI-169", "OOI-165", "OOI-D44")
@pytest.mark.parametrize(
    ("ban", "gone"),
    [
        ({"rule": "no-harvest"}, {"c7", "e8", "c6"}),
        (NO_WOOD, {"c7"}),
        ({"rule": "no-recruit"}, {"c7b"}),
        ({"rule": "no-contested"}, {"e8"}),
    ],
)
def test_what_an_event_forbids_no_flood_does(ban: How, gone: set[str]) -> None:
    land = {"c8": "wood-1", "c7": "wood-village", "d7": "water-2", "c6": "food-1"}
    how: How = FLOODED | {"land": land, "lackeys": {"d7": 0}, "barracks": [2, 3]}
    free = a_table("BeginTurn", **how)
    free.answer("d7")
    assert free.options() == {"c7", "c7b", "c6", "e8"}
    table = a_table("BeginTurn", **how, **forbidding(ban))
    table.answer("d7")
    assert table.options() == free.options() - gone


@rule("OOI-169", "OOI-166", "OOI-D44")
def test_nor_does_tyranos_charm() -> None:
    land = WAY_0 | {"g8": "food-1", "g7": "wood-village", "f7": "fauna-1"}
    how: How = {**playing("tyrano-de-bergerac"), "land": land, "lackeys": {"g8": 1}}
    how |= {"barracks": [3, 2]}
    table = a_turn(**how, **forbidding(NO_WOOD, {"rule": "no-recruit"}))
    table.answer("ability", "g8")
    assert table.options() == {"f7"}
    nothing = a_turn(**how, **forbidding({"rule": "no-harvest"}, {"rule": "no-recruit"}))
    assert nothing.why_not("ability") == ("ability-not-now", "OOI-166")
    cut = a_turn(**how | {"land": land | {"i6": "scrap-1"}})
    cut.answer("ability", "g8")
    assert "i6" not in cut.options()  # OOI-54


@rule("OOI-169", "OOI-168", "OOI-D44")
def test_nor_does_fetch_which_is_a_harvest() -> None:
    how: How = {**playing("waffles"), "land": {"c8": "wood-1", "c9": "food-1"}}
    table = a_table(*END, **how, **forbidding(NO_WOOD))
    assert table.options() == {"done", "c9", "b10"}
    none = a_table(*END, **how, **forbidding({"rule": "no-harvest"}))
    assert none.state[ACTIVE_CHAIR] == 1
    more = {"rule": "harvest", "resource": "wood"}
    rich = a_table(*END, **how, **forbidding(more, {"rule": "tension-harvest"}))
    rich.answer("c8")
    assert (rich.goods(0), rich.state[TENSION]) == ({"wood": 2}, 2)


@rule("OOI-160", "OOI-168")
def test_robhearts_also_profits_from_what_fetch_sets_off() -> None:
    table = a_table(
        *END,
        players=3,
        overlords=["waffles", "the-dead-pirate-robhearts", "lord-aether"],
        box=a_box(events=[an_event("e", DESERT)]),
        tension=9,
        top={"event-deck": ["e"]},
    )
    table.answer(min(table.options() - {"done"}))
    assert table.state[FLIPPED] == 1
    assert (table.prompt, table.asked) == ("press-gang", 1)


@rule("OOI-166", "OOI-D30")
def test_tyrano_moves_anothers_lackey_and_takes_the_goods() -> None:
    land = WAY_0 | {"g8": "food-1", "g7": "fauna-1", "f7": "village-1"}
    table = a_turn(**playing("tyrano-de-bergerac"), land=land, lackeys={"g8": 1}, barracks=[3, 2])
    table.answer("ability", "g8")
    assert table.options() == {"g7", "f7"}
    table.answer("g7")
    s = table.state
    assert table.goods(0) == {"fauna": 2}
    assert (table.lackeys, s[TENSION], s[AP]) == ({"g7": 1}, 1, 2)
    assert table.why_not("ability") == ("once-per-turn", "OOI-166")


@rule("OOI-166")
def test_tyrano_needs_contact_and_a_point() -> None:
    how: How = {**playing("tyrano-de-bergerac"), "lackeys": {"g8": 1}, "barracks": [3, 2]}
    far = a_turn(**how, land=WAY_0 | {"g8": "food-1"})
    assert far.why_not("ability") == ("ability-not-now", "OOI-166")
    again = a_plot("again", aftermath=[{"verb": "repair"}])
    free: How = {"box": a_box([again]), "zones": {"completed.0": ["again"]}}
    spent = a_turn(**how, **BOTH, **free, ap=0)
    assert spent.why_not("ability") == ("ability-not-now", "OOI-166")


def a_spy(**how: Any) -> Table:
    return at_espionage(**BOTH | playing("viletron") | how)


@rule("OOI-167")
def test_viletron_pays_for_one_more_act() -> None:
    table = a_spy(goods={0: {"wood": 1}})
    table.answer("glean-intel")
    assert table.prompt == "spy"
    assert table.why_not("g8") == ("one-act", "OOI-79")
    table.answer("ability")
    assert table.options() == {"wood", "lackey"}
    table.answer("lackey")
    assert table.state[POOL] == 4
    table.answer("g8")
    assert table.goods(0) == {"wood": 1, "food": 1}
    assert table.state[ACTIVE_CHAIR] == 1


@rule("OOI-167", "OOI-77")
def test_viletron_does_not_pay_with_her_last_lackey() -> None:
    table = a_spy(barracks=[1, 3], goods={0: {"wood": 1}})
    table.answer("ability")
    assert table.options() == {"wood"}


@rule("OOI-167", "OOI-D46")
def test_viletron_is_not_asked_where_no_act_is_possible() -> None:
    wood: How = {"goods": {0: {"wood": 1}}}
    alone = a_spy(land=WAY_0, **wood)  # no contact
    assert (alone.state[ACTIVE_CHAIR], alone.goods(0)) == (1, {"wood": 1})
    banned = a_spy(**forbidding({"rule": "no-espionage"}), **wood)
    assert banned.state[ACTIVE_CHAIR] == 1
    empty = a_spy(barracks=[0, 3], lackeys={"b9": 0}, **wood)
    assert empty.state[ACTIVE_CHAIR] == 1
    rich = a_spy(land=WAY_0, stronghold={"food": 1}, **wood)
    assert rich.options() == {"plunder-stronghold", "ability", "done"}
    poor = a_spy(infamy=[2, 1], land=WAY_0, stronghold={"food": 1}, **wood)
    assert poor.state[ACTIVE_CHAIR] == 1
    two = a_spy(barracks=[2, 3], land=WAY_0, stronghold={"food": 1}, **wood)
    two.answer("ability")
    assert two.options() == {"wood"}, "one of her two Lackeys has to plunder"


@rule("OOI-167", "OOI-D46")
def test_nor_with_a_price_that_leaves_nobody_for_it() -> None:
    one: How = {"barracks": [1, 3], "lackeys": {"b9": 0}}
    table = a_spy(**one)
    assert "ability" not in table.options()
    paying = a_spy(**one, goods={0: {"wood": 1}})
    paying.answer("ability")
    assert paying.options() == {"wood"}
    two = a_spy(barracks=[2, 3])
    two.answer("ability")
    assert two.options() == {"lackey"}
    nobody = a_spy(infamy=[2, 1], barracks=[0, 3], resting=[2, 0], goods={0: {"wood": 1}})
    nobody.answer("glean-intel")  # what is left is to infiltrate, and who lies down cannot
    assert nobody.state[ACTIVE_CHAIR] == 1
    lying = a_spy(barracks=[1, 3], resting=[1, 0])
    lying.answer("ability", "lackey")
    assert (lying.state[BARRACKS], lying.state[RESTING]) == (1, 0)
    assert "g8" in lying.options()


@rule("OOI-168")
def test_waffles_fetches_if_he_has_not_harvested() -> None:
    how: How = {**playing("waffles"), "land": {"c8": "wood-1", "c9": "village-1"}, "tension": 2}
    table = a_table(*END, **how)
    assert table.prompt == "fetch"
    assert table.options() == {"done", "c8", "b10"}
    table.answer("c8")
    assert table.goods(0) == {"wood": 1}
    assert (table.lackeys, table.state[TENSION]) == ({"c8": 0}, 3)
    busy = a_turn(**how | {"tension": 0}, ap=1)
    busy.answer("c8")
    assert (busy.prompt, busy.state[ACTIVE_CHAIR]) == ("act", 1)
    one = a_table(*END, **playing("waffles"), lackeys={"b9": 0})
    assert one.options() == {"done", "b10"}  # a single space is worth asking for


@rule("OOI-36", "OOI-168")
def test_who_was_recruited_this_turn_does_not_fetch_yet() -> None:
    how: How = {**playing("waffles"), "barracks": [0, 3], "lackeys": {"b9": 0}, "resting": [2, 0]}
    table = a_table(*END, **how)
    assert table.prompt != "fetch"
    assert table.state[BARRACKS] == 2


def test_every_phase_is_named() -> None:
    assert ACTION[-1] == "ActionPhase"
