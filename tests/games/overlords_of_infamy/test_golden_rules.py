"""The golden rules, and what the rulebook says of single cards."""

from typing import Any

from overlord.core.layout import SPECTATOR
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
    END,
    WAY_0,
    WAY_1,
    How,
    Table,
    a_box,
    a_plot,
    a_table,
    a_turn,
    an_event,
    lasting,
)

BRIBE = a_plot("bribe", aftermath=[{"verb": "special", "special": "bribe-politicians"}])
SWAP = a_plot("maelstrom", aftermath=[{"verb": "special", "special": "into-the-maelstrom"}])


def struck_by(*effects: How, **how: Any) -> Table:
    """A World Event has just happened in the turn of chair 0."""
    box = a_box(events=[an_event("e", *effects)])
    how = {"tension": 10, "top": {"event-deck": ["e"]}} | how
    return a_turn(box=box, **how)


@rule("OOI-77")
def test_no_action_takes_the_users_last_lackey() -> None:
    table = a_turn(land=WAY_0, hero="d5", stronghold={"wood": 2}, barracks=[1, 3])
    assert table.why_not("raid") == ("last-lackey", "OOI-77")


@rule("OOI-78")
def test_an_effect_leaves_one_in_the_barracks() -> None:
    table = struck_by(
        {"verb": "desert", "who": "all", "amount": 6}, barracks=[0, 3], lackeys={"b9": 0, "b10": 0}
    )
    assert table.prompt == "act"  # all of them go, so there is nothing to choose
    assert table.field("pool") == [5, 5]
    assert table.field("barracks") == [1, 1]
    assert table.lackeys == {}


@rule("OOI-171")
def test_forced_losses_come_from_the_barracks_first() -> None:
    table = struck_by(
        {"verb": "desert", "amount": 3},
        barracks=[1, 3],
        resting=[1, 0],
        lackeys={"b9": 0, "b10": 0},
    )
    assert (table.state[BARRACKS], table.state[RESTING]) == (0, 0)
    assert table.options() == {"b9", "b10"}
    table.answer("b10")
    assert table.lackeys == {"b9": 0}


@rule("OOI-172")
def test_who_has_too_little_loses_what_is_there() -> None:
    table = struck_by(
        {"verb": "lose", "who": "all", "resource": "wood", "amount": 3}, goods={0: {"wood": 1}}
    )
    assert table.goods(0) == table.goods(1) == {}
    table = struck_by({"verb": "lose", "amount": 5}, goods={0: {"wood": 1, "food": 2}})
    assert table.goods(0) == {}


@rule("OOI-174")
def test_action_points_are_spent_in_the_own_turn_only() -> None:
    table = a_turn()
    assert table.state.pending() == [0]
    assert table.state.legal(1) == []


@rule("OOI-175", "OOI-D21")
def test_who_cannot_act_at_all_recalls_everybody_and_the_turn_ends() -> None:
    bans: list[How] = [{"rule": f"no-{act}"} for act in ("exploit", "harvest", "recruit", "recall")]
    box = a_box(events=[an_event("e", scope="next-event", modifiers=bans)])
    how: How = {"box": box, "zones": {"events": ["e"]}, "left": [3], "land": WAY_0 | WAY_1}
    table = a_turn(**how, lackeys={"c8": 0}, barracks=[0, 3])
    assert "done" in table.options()
    table.answer("done")
    assert (table.lackeys, table.state[BARRACKS]) == ({}, 1)
    assert table.state[ACTIVE_CHAIR] == 1  # and no Espionage
    after = a_turn(**how, lackeys={"c8": 0}, barracks=[1, 3])
    after.answer("d6")  # two points; one is left, and nothing to buy with it
    assert (after.state[AP], after.options()) == (1, {"done", "scratch-knavery"})
    after.answer("done")
    assert (after.lackeys, after.state[BARRACKS], after.state[ACTIVE_CHAIR]) == ({}, 2, 1)


@rule("OOI-D47")
def test_the_phase_ends_with_the_last_point() -> None:
    table = a_turn(land=WAY_0 | WAY_1, ap=1)
    assert "scratch-knavery" in table.options()
    table.answer("b9")
    assert table.prompt == "spy"
    again = a_plot("again", aftermath=[{"verb": "repair"}])
    free = a_turn(box=a_box([again]), zones={"completed.0": ["again"]}, ap=1)
    free.answer("b9")
    assert free.options() == {"again", "scratch-knavery", "done"}
    free.answer("again")
    assert free.state[ACTIVE_CHAIR] == 1
    rich = a_turn(goods={0: {"conjure-ore": 2}}, ap=1)
    rich.answer("b9")
    assert rich.options() == {"ability", "scratch-knavery", "done"}
    rich.answer("done")
    assert (rich.state[ACTIVE_CHAIR], set(rich.lackeys)) == (1, {"b9"})


ABROAD: How = {"lackeys": {"g8": 0}, "barracks": [0, 3]}


@rule("OOI-176", "OOI-D53")
def test_a_last_lackey_stranded_abroad_may_be_recalled_and_the_turn_ends() -> None:
    table = a_turn(land=WAY_1, **ABROAD)
    assert {"recall-last", "exploit"} <= table.options()
    assert "done" not in table.options()
    assert table.why_not("g8") == ("stranded", "OOI-47")
    table.answer("recall-last")
    assert (table.lackeys, table.state[BARRACKS]) == ({}, 1)
    assert table.state[ACTIVE_CHAIR] == 1


@rule("OOI-176", "OOI-D53", "OOI-47")
def test_or_the_way_is_restored_first() -> None:
    land = {"c8": "wood-1", "c7": "wood-2"} | WAY_1
    table = a_turn(land=land, top={"tile-stack": ["wood-3", "scrap-1"]}, **ABROAD)
    table.answer("exploit", "wood-3", "d7")
    assert "recall-last" not in table.options()
    table.answer("g8")
    assert (table.lackeys, table.state[BARRACKS], table.state[AP]) == ({}, 1, 1)
    linked = a_turn(land=WAY_0 | WAY_1, **ABROAD)
    assert "recall-last" not in linked.options()
    two = a_turn(land=WAY_1, lackeys={"g8": 0, "g7": 0}, barracks=[0, 3])
    assert "recall-last" not in two.options()
    home = a_turn(land={"d7": "wood-1"}, lackeys={"d7": 0}, barracks=[0, 3])  # cut off, at home
    assert "recall-last" not in home.options()


@rule("OOI-176", "OOI-D53")
def test_it_is_recalled_by_itself_when_nothing_else_is_possible() -> None:
    bans: list[How] = [{"rule": "no-exploit"}, {"rule": "no-scratch"}]
    box = a_box(events=[an_event("e", scope="next-event", modifiers=bans)])
    table = a_turn(box=box, zones={"events": ["e"]}, left=[3], land=WAY_1, **ABROAD)
    assert (table.lackeys, table.state[BARRACKS], table.state[ACTIVE_CHAIR]) == ({}, 1, 1)


@rule("OOI-177")
def test_who_bribes_plays_anothers_next_turn() -> None:
    table = a_turn(box=a_box([BRIBE]), zones={"completed.0": ["bribe"]}, ap=1)
    table.answer("bribe")
    assert table.field("bribed") == [-1, 0]
    table.answer("b9")
    assert (table.state[ACTIVE_CHAIR], table.asked, table.prompt) == (1, 0, "act")
    assert table.seen(0, "active.1") == ["knavery-1"]
    assert table.seen(SPECTATOR, "active.1") == ["?"]
    table.answer("h10")  # the Lair of chair 1, which gains
    assert table.goods(1) == {"water": 1}
    assert table.goods(0) == {}
    table.answer("exploit")
    assert "?" not in table.seen(0, "tiles.1")
    while table.state[ACTIVE_CHAIR] == 1:
        table.answer("done" if "done" in table.options() else min(table.options()))
    assert table.field("voice") == [0, 1]
    table.spend_all()
    assert (table.state[ACTIVE_CHAIR], table.asked) == (1, 1)


@rule("OOI-177")
def test_of_several_the_user_names_whom_to_bribe() -> None:
    table = a_table(*ACTION, players=3, box=a_box([BRIBE]), zones={"completed.0": ["bribe"]})
    table.answer("bribe")
    assert table.options() == {"chair-1", "chair-2"}
    table.answer("chair-2")
    assert table.field("bribed") == [-1, -1, 0]


@rule("OOI-178")
def test_sabotage_moves_with_the_plots_in_the_maelstrom() -> None:
    table = a_table(
        *ACTION,
        players=3,
        box=a_box([SWAP]),
        zones={"completed.0": ["maelstrom"]},
        sabotage=[2, 0, 1],
        memory=True,
    )
    table.answer("maelstrom", "chair-2")
    assert table.zone("active.0") == ["knavery-2"]
    assert table.zone("active.2") == ["knavery-0"]
    assert table.field("sabotage") == [1, 0, 2]
    assert table.seen(0, "active.2") == ["knavery-0"]  # who had it knows it
    assert table.seen(1, "active.2") == ["?"]


@rule("OOI-179")
def test_outsourced_jobs_open_all_tiles_but_no_lair() -> None:
    box = a_box(events=[lasting("jobs", "outsourced-jobs")])
    how: How = {"land": WAY_1, "zones": {"events": ["jobs"]}, "left": [3]}
    table = a_turn(box=box, **how)
    assert table.why_not("h9") == ("foreign-lair", "OOI-179")
    assert table.why_not("h10") == ("foreign-lair", "OOI-179")
    table.answer("g8")
    assert table.goods(0) == {"food": 1}
    assert table.state[TENSION] == 1


@rule("OOI-D49")
def test_from_outsourced_jobs_lackeys_come_home_while_the_event_holds() -> None:
    box = a_box(events=[lasting("jobs", "outsourced-jobs")])
    how: How = {"land": WAY_1, "lackeys": {"g8": 0}, "barracks": [2, 3]}
    table = a_turn(box=box, zones={"events": ["jobs"]}, left=[3], **how)
    table.answer("g8")
    assert (table.lackeys, table.state[BARRACKS]) == ({}, 3)
    all_at_once = a_turn(box=box, zones={"events": ["jobs"]}, left=[3], **how)
    all_at_once.answer("recall-all")
    assert all_at_once.lackeys == {}
    after = a_turn(box=box, **how)
    assert after.why_not("g8") == ("stranded", "OOI-47")
    cut = a_turn(box=box, zones={"events": ["jobs"]}, left=[3], land={"f7": "food-1"})
    assert cut.why_not("f7") == ("cut-off", "OOI-54")


@rule("OOI-181")
def test_what_is_discarded_goes_to_pool_and_supply() -> None:
    table = struck_by(
        {"verb": "desert"}, {"verb": "lose", "resource": "wood"}, goods={0: {"wood": 1}}
    )
    assert (table.state[POOL], table.supply("wood")) == (4, 10)


@rule("OOI-D35")
def test_lackeys_on_a_tile_that_is_removed_go_to_their_pools() -> None:
    land = {"c8": "water-village"}
    table = struck_by({"verb": "wreck"}, land=land, lackeys={"c8": 0, "c8b": 1}, barracks=[2, 2])
    assert (table.land, table.lackeys, table.field("pool")) == ({}, {}, [4, 4])


def test_the_end_of_a_turn_is_reached() -> None:
    assert a_table(*END).state[ACTIVE_CHAIR] == 1
