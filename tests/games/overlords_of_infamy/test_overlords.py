"""The eleven Overlords: affinities and abilities."""

from typing import Any

import pytest

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
    assert table.state.tension == 2


@rule("OOI-157")
@pytest.mark.parametrize("overlord", ["viletron", "waffles"])
def test_lackey_affinity_recruits_two(overlord: str) -> None:
    table = a_turn(**playing(overlord), barracks=[2, 3])
    table.answer("b9")
    assert table.state.resting[0] == 2


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
    assert table.state.barracks[0] == home + gained


@rule("OOI-160")
def test_robhearts_may_add_a_lackey_when_others_lose_one_in_anothers_turn() -> None:
    how: How = {**BOTH, **playing("lord-aether", "the-dead-pirate-robhearts")}
    table = at_espionage(**how, goods={1: {"wood": 1}})
    table.load(1)
    table.answer("plunder")
    assert (table.prompt, table.asked) == ("press-gang", 1)
    table.answer("ability")
    assert table.state.barracks[1] == 4
    calm = at_espionage(**how)
    calm.answer("glean-intel")
    assert calm.prompt != "press-gang"


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


@rule("OOI-161", "OOI-D42", "OOI-D15")
def test_the_duke_drafts_for_two_food_as_often_as_he_likes() -> None:
    table = a_turn(**playing("duke-daemonhammer"), goods={0: {"food": 4}})
    table.answer("ability", "ability")
    assert (table.state.barracks[0], table.goods(0), table.state.ap) == (5, {}, 3)
    assert table.why_not("ability") == ("ability-not-now", "OOI-161")
    late = a_table(*ESPIONAGE, **playing("duke-daemonhammer"), goods={0: {"food": 2}})
    late.answer("ability")
    assert late.state.barracks[0] == 4
    full = a_turn(**playing("duke-daemonhammer"), goods={0: {"food": 2}}, barracks=[6, 3])
    assert full.why_not("ability") == ("six-lackeys", "OOI-37")


@rule("OOI-163")
def test_aether_trades_two_ore_for_any_basic_once_a_turn() -> None:
    table = a_turn(goods={0: {"conjure-ore": 4}})
    table.answer("ability", "wood")
    assert table.goods(0) == {"conjure-ore": 2, "wood": 1}
    assert table.state.ap == 3
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
    assert table.state.pool == [5, 4]


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
    assert (table.lackeys, table.state.tension) == ({"c7": 0}, 1)
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


@rule("OOI-166", "OOI-D30")
def test_tyrano_moves_anothers_lackey_and_takes_the_goods() -> None:
    land = WAY_0 | {"g8": "food-1", "g7": "fauna-1", "f7": "village-1"}
    table = a_turn(**playing("tyrano-de-bergerac"), land=land, lackeys={"g8": 1}, barracks=[3, 2])
    table.answer("ability", "g8")
    assert table.options() == {"g7", "f7"}
    table.answer("g7")
    s = table.state
    assert table.goods(0) == {"fauna": 2}
    assert (table.lackeys, s.tension, s.ap) == ({"g7": 1}, 1, 2)
    assert table.why_not("ability") == ("once-per-turn", "OOI-166")


@rule("OOI-166")
def test_tyrano_needs_contact_and_a_point() -> None:
    how: How = {**playing("tyrano-de-bergerac"), "lackeys": {"g8": 1}, "barracks": [3, 2]}
    far = a_turn(**how, land=WAY_0 | {"g8": "food-1"})
    assert far.why_not("ability") == ("ability-not-now", "OOI-166")
    spent = a_turn(**how, **BOTH, ap=0)
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
    assert table.state.pool[0] == 4
    table.answer("g8")
    assert table.goods(0) == {"wood": 1, "food": 1}
    assert table.state.active == 1


@rule("OOI-167", "OOI-77")
def test_viletron_does_not_pay_with_her_last_lackey() -> None:
    table = a_spy(barracks=[1, 3], goods={0: {"wood": 1}})
    table.answer("ability")
    assert table.options() == {"wood"}


@rule("OOI-168")
def test_waffles_fetches_if_he_has_not_harvested() -> None:
    how: How = {**playing("waffles"), "land": {"c8": "wood-1", "c9": "village-1"}, "tension": 2}
    table = a_table(*END, **how)
    assert table.prompt == "fetch"
    assert table.options() == {"done", "c8", "b10"}
    table.answer("c8")
    assert table.goods(0) == {"wood": 1}
    assert (table.lackeys, table.state.tension) == ({"c8": 0}, 3)
    busy = a_turn(**how, ap=1)
    busy.answer("c8", "done")
    assert busy.prompt != "fetch"


@rule("OOI-36", "OOI-168")
def test_who_was_recruited_this_turn_does_not_fetch_yet() -> None:
    how: How = {**playing("waffles"), "barracks": [0, 3], "lackeys": {"b9": 0}, "resting": [2, 0]}
    table = a_table(*END, **how)
    assert table.prompt != "fetch"
    assert table.state.barracks[0] == 2


def test_every_phase_is_named() -> None:
    assert ACTION[-1] == "ActionPhase"
