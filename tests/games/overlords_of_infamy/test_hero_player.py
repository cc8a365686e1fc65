"""The Adventuring Hero as a player."""

from typing import Any

from overlord.core.layout import SPECTATOR
from overlord.games.overlords_of_infamy.zones import ACTIVE_CHAIR, AP, FIRST, TENSION
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    How,
    Table,
    a_box,
    a_new_game,
    a_plot,
    a_quest,
    a_table,
    a_turn,
    an_event,
)

PIE = a_quest("pie", {"food": 1, "wood": 2}, {"verb": "desert", "who": "all"})
TOLL = a_quest("toll", {"scrap": 1}, {"verb": "tension", "amount": 10})
BOX = a_box([a_plot("x")], [an_event("gloom", {"verb": "misery", "who": "you"})], [PIE, TOLL])
PLAYED: How = {"players": 3, "options": {"hero": "player"}, "box": BOX}
QUEST: How = {"active": {0: "knavery-0", 1: "knavery-1", 2: "pie"}}
TOP: How = {"tile-stack": ["village-1"], "quest-deck": ["chore-1", "chore-2"]}


def heros_turn(**how: Any) -> Table:
    """Two Overlords on seats 0 and 1; the Hero sits on seat 2 and has his turn."""
    active = {0: "knavery-0", 1: "knavery-1", 2: "chore-0"}
    settings: How = {"active": active, "top": TOP, "chair": 1} | PLAYED | how
    table = a_table("NextTurn", **settings)
    assert table.state[ACTIVE_CHAIR] == 2
    return table


@rule("OOI-144")
def test_the_hero_takes_a_seat_and_five_may_play() -> None:
    assert a_new_game(5).state.terms.overlords == 4
    assert a_new_game(2, hero="player").state.terms.overlords == 1
    assert len(a_new_game(5, overlords="drawn").state.pending()) == 4


@rule("OOI-145")
def test_he_keeps_one_of_two_quests_in_secret() -> None:
    table = a_new_game(3, hero="player", overlords="drawn")
    for chair in (0, 1):
        table.answer(min(table.options(chair)), seat=chair)
    assert (table.prompt, table.asked) == ("keep-quest", 2)
    [one, other] = table.zone("offer.2")
    table.answer(other)
    assert table.zone("active.2") == [other]
    assert table.zone("quest-deck")[0] == one
    assert table.seen(0, "active.2") == table.seen(SPECTATOR, "active.2") == ["?"]


@rule("OOI-146")
def test_his_player_moves_him_at_once_and_no_overlord_does() -> None:
    table = a_turn(**PLAYED, active={2: "chore-0"}, tension=2, top=TOP)
    table.load(1)
    table.answer("b10")
    assert (table.prompt, table.asked) == ("move-hero", 2)
    table.answer("d6")
    assert (table.prompt, table.asked, table.state[AP]) == ("act", 0, 2)


@rule("OOI-147")
def test_a_move_that_brings_nothing_turns_up_a_tile() -> None:
    top = {"tile-stack": ["scrap-1"]}
    table = a_turn(**PLAYED, active={2: "chore-0"}, tension=2, top=top)
    table.load(1)
    table.answer("b10", "d6")
    assert table.stronghold == {"scrap": 1}
    land = {"d7": "wood-1"}
    table = a_turn(**PLAYED, active={2: "chore-0"}, tension=2, top=top, land=land, hero="d6")
    table.load(1)
    table.answer("b10", "d7", "liberate")
    assert table.stronghold == {"wood": 1}


@rule("OOI-147", "OOI-109")
def test_a_kill_beside_a_relic_turns_up_none_where_a_player_is_the_hero() -> None:
    top = {"tile-stack": ["scrap-1"]}
    how: How = {"lackeys": {"d6": 0}, "barracks": [2, 3], "tension": 2, "top": top}
    table = a_turn(**PLAYED, active={2: "chore-0"}, **how)
    table.load(1)
    table.answer("b10", "d6")
    assert (table.lackeys, table.hero) == ({"b10": 0}, "e6")
    assert table.stronghold == {}


RIDE = a_plot("ride", aftermath=[{"verb": "hero-moves", "amount": 1}])
COFFEE = an_event("coffee", {"verb": "hero-moves", "amount": 0})
CARDS: How = PLAYED | {"box": a_box([RIDE], [COFFEE]), "active": {2: "chore-0"}}


@rule("OOI-D54")
def test_a_card_that_lets_an_overlord_move_him_asks_that_overlord() -> None:
    land = {"d7": "wood-and-fauna"}
    table = a_turn(**CARDS, zones={"completed.0": ["ride"]}, hero="d6", land=land)
    table.answer("ride")
    assert (table.prompt, table.asked) == ("move-hero", 0)
    table.answer("d7")
    assert (table.prompt, table.asked) == ("liberate", 0)
    table.answer("liberate")
    assert (table.prompt, table.asked) == ("bring-home", 0)
    table.answer("fauna")
    assert (table.stronghold, table.hero) == ({"fauna": 1}, "e6")


@rule("OOI-D54")
def test_so_does_an_event_and_no_tile_is_turned_up_for_it() -> None:
    top = {"event-deck": ["coffee"], "tile-stack": ["scrap-1"]}
    table = a_turn(**CARDS, tension=9, stirred=0, top=top)
    table.answer("b10")
    assert (table.prompt, table.asked) == ("move-hero", 0)
    table.answer(min(table.options()))
    assert table.stronghold == {}


@rule("OOI-148")
def test_he_is_never_first_and_has_his_turn_in_order() -> None:
    assert {a_new_game(3, seed, hero="player").state[FIRST] for seed in range(20)} == {0, 1}
    table = heros_turn()
    table.answer("cycle")
    table.answer(min(table.options()), "cycle")
    table.answer(min(table.options()))
    assert table.state[ACTIVE_CHAIR] == 0


@rule("OOI-149")
def test_he_has_two_action_points() -> None:
    table = heros_turn()
    assert (table.prompt, table.state[AP]) == ("hero-acts", 2)
    table.answer("d6")
    assert (table.prompt, table.state[AP]) == ("hero-acts", 1)


@rule("OOI-150")
def test_he_moves_one_space_kills_or_may_liberate() -> None:
    table = heros_turn(hero="d6", land={"d7": "wood-1"}, lackeys={"d5": 0}, barracks=[2, 3])
    assert table.options() - {"spy", "cycle", "done"} == {"c5", "c6", "d5", "d7", "e6", "e7"}
    table.answer("d7")
    assert table.prompt == "liberate"
    table.answer("liberate")
    assert (table.stronghold, table.hero, table.state[AP]) == ({"wood": 1}, "e6", 1)
    kill = heros_turn(hero="e7", lackeys={"e8": 0}, barracks=[2, 3])
    kill.answer("e8")
    assert (kill.stronghold, kill.hero, kill.lackeys) == ({"water": 1}, "e6", {})
    walk = heros_turn(top={"tile-stack": ["scrap-1"]})
    walk.answer("d6")
    assert (walk.stronghold, walk.hero) == ({}, "d6")  # no tile for a step of his own


@rule("OOI-150", "OOI-105", "OOI-106")
def test_walls_and_pitfalls_stop_him() -> None:
    table = heros_turn(hero="d6", land={"d7": "wood-wall"}, walls={"d7": 63})
    assert table.why_not("d7") == ("wall", "OOI-105")
    lying = heros_turn(hero="d7", land={"d7": "pitfall-1"}, fallen=1)
    assert lying.why_not("d6") == ("hero-lies-down", "OOI-106")
    assert lying.options() == {"spy", "cycle", "done"}


def test_a_hero_who_looks_ahead_does_not_stop_for_nothing() -> None:
    table = heros_turn(hero="d6", land={"d7": "wood-1"}, active=QUEST["active"])
    assert table.preferred() != "done"
    table.answer("e6")
    assert table.preferred() != "done"


@rule("OOI-D51")
def test_he_may_stop_before_his_points_are_spent() -> None:
    table = heros_turn()
    table.answer("d6", "done")
    assert (table.state[ACTIVE_CHAIR], table.hero) == (0, "d6")
    at_once = heros_turn()
    at_once.answer("done")
    assert (at_once.state[ACTIVE_CHAIR], at_once.hero) == (0, "e6")


@rule("OOI-151")
def test_he_spies_on_a_plot_and_nobody_else_sees_it() -> None:
    table = heros_turn()
    table.answer("spy")
    assert table.options() == {"chair-0", "chair-1"}
    table.answer("chair-1")
    assert table.seen(2, "active.1") == ["knavery-1"]
    assert table.seen(0, "active.1") == ["?"]


@rule("OOI-152")
def test_he_exchanges_his_quest() -> None:
    table = heros_turn()
    table.answer("cycle")
    assert table.options() == {"chore-0", "chore-1"}
    assert table.seen(0, "offer.2") == ["?", "?"]
    table.answer("chore-1")
    assert table.zone("active.2") == ["chore-1"]
    assert table.zone("quest-deck")[0] == "chore-0"


@rule("OOI-153")
def test_he_bombards_a_wall_beside_him_and_gains_nothing() -> None:
    land = {"d7": "wood-wall", "c8": "wood-1"}
    table = heros_turn(hero="d6", land=land, walls={"d7": 63})
    table.answer("bombard")
    assert table.options() == {"d7"}
    table.answer("d7")
    assert (table.land, table.stronghold, table.hero) == ({"c8": "wood-1"}, {}, "d6")
    assert table.why_not("bombard") == ("no-wall-near", "OOI-153")


ALL: How = {"stronghold": {"food": 1, "wood": 2, "scrap": 1}}


@rule("OOI-154")
def test_his_quest_is_completed_in_his_own_turn_only() -> None:
    waiting = a_turn(**PLAYED, **QUEST, **ALL)
    assert waiting.zone("active.2") == ["pie"]
    table = heros_turn(**QUEST, **ALL)
    assert table.zone("completed.2") == ["pie"]
    assert table.stronghold == {"scrap": 1}
    assert table.field("pool") == [4, 4]
    assert table.prompt == "keep-quest"
    assert table.options() == {"chore-1", "chore-2"}


@rule("OOI-155")
def test_one_quest_for_two_world_events_wins_at_once() -> None:
    zones = {"completed.2": ["chore-4", "chore-5"]}
    active = {0: "knavery-0", 1: "knavery-1", 2: "pie"}
    table = a_table("NextTurn", **PLAYED, active=active, zones=zones, chair=1, **ALL)
    assert table.state.over
    assert table.state.outcome().places == [2, 2, 1]
    assert table.state.returns() == [0.0, 0.0, 1.0]


@rule("OOI-155")
def test_otherwise_the_best_overlord_wins() -> None:
    table = a_table("EndPhase", **PLAYED, active={2: "chore-0"}, chair=1, final=1, barracks=[3, 4])
    assert table.state.over
    assert table.state.outcome().places == [2, 1, 3]


@rule("OOI-D43")
def test_a_world_event_in_his_turn_is_the_next_overlords() -> None:
    active = {0: "knavery-0", 1: "knavery-1", 2: "toll"}
    table = heros_turn(active=active, **ALL, top={"event-deck": ["gloom"], **TOP})
    assert table.state[TENSION] == 10
    table.answer("chore-1")
    table.load(1)
    while table.prompt == "move-hero":
        table.answer(min(table.options()))
    assert table.field("misery") == [1, 0]
    assert table.state[ACTIVE_CHAIR] == 2
