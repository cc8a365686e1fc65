"""World Tension: thresholds, World Events, and how long they last."""

from typing import Any

import pytest

from overlord.games.overlords_of_infamy import schema
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE_CHAIR,
    AP,
    BARRACKS,
    FLIPPED,
    INFAMY,
    RESTING,
    STIRRED,
    TENSION,
)
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    END,
    How,
    Table,
    a_box,
    a_plot,
    a_quest,
    a_table,
    a_turn,
    an_event,
    lasting,
)

GLOOM = an_event("gloom", {"verb": "misery", "who": "all"})
NEXT: How = {"event-deck": ["gloom"]}


def finish_turn(table: Table) -> None:
    """Let the active Overlord place tiles until the turn is over."""
    chair = table.state[ACTIVE_CHAIR]
    while table.state[ACTIVE_CHAIR] == chair:
        if table.prompt == "act" and "done" in table.options():
            table.answer("done")
        elif table.prompt == "act":
            table.answer("exploit" if "exploit" in table.options() else min(table.options()))
        else:
            table.answer(min(table.options()))


@rule("OOI-99")
def test_at_ten_a_world_event_is_flipped_and_the_tension_is_zero() -> None:
    table = a_turn(box=a_box(events=[GLOOM]), tension=9, top=NEXT)
    table.answer("b10")
    assert table.field("misery") == [1, 1]
    assert (table.state[TENSION], table.state[FLIPPED]) == (0, 1)
    assert table.zone("event-deck")[0] == "gloom"


@rule("OOI-100", "OOI-D17")
def test_what_goes_beyond_ten_is_lost() -> None:
    plot = a_plot("big", "domination")
    table = a_turn(box=a_box([plot]), active={0: "big"}, goods={0: {"water": 1}}, tension=9)
    table.answer(min(table.options()))
    assert (table.state[TENSION], table.state[FLIPPED]) == (0, 1)


@rule("OOI-101")
@pytest.mark.parametrize(
    ("before", "stirred"), [(0, 0), (1, 0), (2, 1), (3, 0), (5, 1), (6, 0), (8, 1)]
)
def test_landing_on_three_six_or_nine_stirs_the_hero(before: int, stirred: int) -> None:
    table = a_turn(tension=before)
    table.answer("b10")
    assert table.state[STIRRED] == stirred


@rule("OOI-101")
def test_passing_a_threshold_stirs_him_too_and_he_moves_in_the_next_turn() -> None:
    plot = a_plot("big", "domination")
    table = a_turn(box=a_box([plot]), active={0: "big"}, goods={0: {"water": 1}}, tension=4)
    assert (table.state[TENSION], table.state[STIRRED]) == (7, 1)
    table.answer(min(table.options()))
    assert table.hero == "e6"
    finish_turn(table)
    assert (table.prompt, table.asked) == ("move-hero", 1)


@rule("OOI-99", "OOI-100")
def test_the_tension_falls_after_the_event_and_not_before() -> None:
    stretch = an_event("stretch", {"verb": "exploit"}, {"verb": "tribute", "resource": "wood"})
    chore = a_quest("chore", {"wood": 1}, {"verb": "tension", "amount": 2})
    table = a_turn(
        box=a_box(events=[stretch], quests=[chore]),
        options={"quests": "yes"},
        zones={"quests-up": ["chore"], "quests-down": ["chore-0", "chore-1"]},
        goods={0: {"wood": 1}},
        tension=9,
        top={"event-deck": ["stretch"]},
    )
    table.answer("b10")
    assert (table.prompt, table.state[TENSION]) == ("pick-tile", 10)
    table.answer("wood-1" if "wood-1" in table.options() else min(table.options()))
    table.answer(min(table.options()))
    if table.prompt == "turn-tile":
        table.answer("edge-0")
    assert table.zone("quests-done") == ["chore"]  # its two steps are lost
    assert (table.prompt, table.state[TENSION], table.state[STIRRED]) == ("act", 0, 0)


@rule("OOI-99")
def test_burglars_leave_no_tension_behind() -> None:
    table = a_turn(
        box=schema.BOXES.shipped(),
        active={0: "", 1: ""},
        tension=10,
        hero="d5",
        stronghold={"wood": 1, "food": 1},
        top={"event-deck": ["burglars-at-the-stronghold"]},
    )
    while table.prompt != "take-token":
        table.answer(min(table.options()))
    table.answer("wood")
    assert (table.goods(0), table.goods(1), table.stronghold) == ({"wood": 1}, {"food": 1}, {})
    assert (table.state[TENSION], table.hero) == (0, "e6")


@rule("OOI-161", "OOI-D42")
def test_the_duke_drafts_before_a_world_event() -> None:
    rats = an_event("rats", {"verb": "lose", "who": "all", "resource": "food", "amount": 2})
    army = a_plot("army", lackeys=3, cost={"food": 2})
    how: How = {
        "box": a_box([army], [rats]),
        "overlords": ["duke-daemonhammer", "lord-aether"],
        "tension": 9,
        "top": {"event-deck": ["rats"]},
    }
    table = a_turn(**how)
    table.answer("b10")
    assert table.prompt == "draft"
    table.answer("ability")
    assert (table.prompt, table.goods(0), table.state[BARRACKS]) == ("act", {}, 3)
    ready = a_turn(**how, active={0: "army"}, goods={0: {"food": 2}})
    ready.answer("b10", "ability")  # the new Lackey is what the Plot needed
    assert ready.prompt == "keep-plot"
    others = a_turn(**how | {"chair": 1}, goods={0: {"food": 2}})
    others.answer("h9")
    assert others.prompt == "act"  # not his turn


@rule("OOI-161", "OOI-D42")
def test_with_quests_he_drafts_before_the_hero_moves() -> None:
    how: How = {"overlords": ["duke-daemonhammer", "lord-aether"], "goods": {0: {"food": 2}}}
    quests: How = {
        "options": {"quests": "yes"},
        "zones": {"quests-down": ["chore-0", "chore-1", "chore-2"]},
    }
    table = a_table("BeginTurn", **how, **quests, stirred=1)
    assert table.prompt == "draft"
    table.answer("done")
    assert table.prompt == "move-hero"
    assert a_table("BeginTurn", **how, stirred=1).prompt == "move-hero"


@rule("OOI-104", "OOI-D16")
def test_one_move_however_many_thresholds() -> None:
    table = a_turn(tension=8, land={"c8": "water-1"})
    table.answer("b10", "c8")  # to nine, to ten and back to zero
    table.state.tense(3)
    assert table.state[STIRRED] == 1
    finish_turn(table)
    assert table.prompt == "move-hero"
    table.answer(min(table.options()))
    while table.prompt in ("liberate", "bring-home"):
        table.answer(min(table.options()))
    assert table.prompt == "act"
    assert table.state[STIRRED] == 0


@rule("OOI-6")
def test_the_tension_never_falls_below_zero() -> None:
    table = a_turn()
    table.state.tense(-4)
    assert table.state[TENSION] == 0


@rule("OOI-102", "OOI-115")
def test_bountiful_harvest_doubles_the_next_turn_of_each_overlord_only() -> None:
    event = lasting("bounty", "double-harvest", scope="next-turn")
    land = {"c8": "water-1", "g8": "water-2"}
    table = a_turn(box=a_box(events=[event]), tension=9, land=land, top={"event-deck": ["bounty"]})
    table.answer("b10")
    assert table.zone("events") == ["bounty"]
    table.answer("c8")
    assert table.goods(0)["water"] == 1  # what is left of this turn is not the next turn
    finish_turn(table)
    table.answer("g8")
    assert table.goods(1) == {"water": 2}
    finish_turn(table)
    assert table.zone("events") == ["bounty"]
    assert table.state[ACTIVE_CHAIR] == 0
    table.answer("c8")  # home
    table.answer("c8")
    assert table.goods(0)["water"] == 3
    finish_turn(table)
    assert table.zone("events") == []
    assert table.zone("event-deck")[0] == "bounty"


@rule("OOI-102", "OOI-115")
def test_until_the_next_event_means_just_that() -> None:
    events = [lasting("long", "no-scratch"), GLOOM]
    table = a_turn(
        box=a_box(events=events), tension=9, zones={"events": ["long"]}, left=[3], top=NEXT
    )
    assert table.why_not("scratch-knavery") == ("event", "OOI-169")
    table.answer("b10")
    assert table.zone("events") == []
    assert "scratch-knavery" in table.options()


@rule("OOI-102")
def test_older_events_stay_in_force_until_each_ends() -> None:
    events = [lasting("one", "no-scratch", scope="next-turn"), lasting("two", "no-recruit")]
    table = a_turn(
        box=a_box(events=events),
        tension=9,
        zones={"events": ["one"]},
        left=[3],
        top={"event-deck": ["two"]},
    )
    table.answer("b10")
    assert table.zone("events") == ["one", "two"]
    assert table.why_not("scratch-knavery") == ("event", "OOI-169")
    assert table.why_not("b9") == ("event", "OOI-169")


@rule("OOI-169")
@pytest.mark.parametrize(
    ("modifier", "amount", "answers", "goods", "tension"),
    [
        ("harvest", 1, ["c8"], {"water": 2}, 1),
        ("harvest", -1, ["c8"], {"water": 1}, 1),
        ("double-harvest", 1, ["b10"], {"conjure-ore": 4}, 1),
        ("tension-harvest", 1, ["c8"], {"water": 1}, 2),
        ("tension-harvest", -1, ["c8"], {"water": 1}, 0),
        ("tension-recruit", 2, ["b9"], {}, 3),
    ],
)
def test_modifiers_of_common_actions(
    modifier: str, amount: int, answers: list[str], goods: dict[str, int], tension: int
) -> None:
    box = a_box(events=[lasting("e", modifier, amount)])
    table = a_turn(box=box, zones={"events": ["e"]}, left=[3], land={"c8": "water-1"})
    table.answer(*answers)
    assert (table.goods(0), table.state[TENSION]) == (goods, tension)


@rule("OOI-169")
def test_modifiers_of_one_resource() -> None:
    more = an_event(
        "e",
        scope="next-event",
        modifiers=[
            {"rule": "harvest", "resource": "water", "amount": 2},
            {"rule": "no-harvest", "resource": "wood"},
        ],
    )
    table = a_turn(
        box=a_box(events=[more]),
        zones={"events": ["e"]},
        left=[3],
        land={"c8": "water-1", "c9": "wood-1"},
    )
    assert table.why_not("c9") == ("event", "OOI-169")
    table.answer("c8", "b10")
    assert table.goods(0) == {"water": 3, "conjure-ore": 2}


@rule("OOI-169")
def test_modifiers_of_plots_tiles_and_recruits() -> None:
    def during(rule: str, amount: int, **how: Any) -> Table:
        box = a_box([a_plot("x")], [lasting("e", rule, amount)])
        return a_turn(box=box, zones={"events": ["e"]}, left=[3], **how)

    done: How = {"active": {0: "x"}, "goods": {0: {"water": 1}}}
    assert during("infamy-plot", 1, **done).state[INFAMY] == 3
    assert during("infamy-plot", -1, **done).state[INFAMY] == 1
    assert during("tension-plot", 2, **done).state[TENSION] == 3
    assert len(during("plot-cards", 1, **done).options()) == 3
    table = during("exploit-tiles", 1)
    table.answer("exploit")
    assert len(table.options()) == 3
    table = during("recruit", 1)
    table.answer("b9")
    assert table.state[RESTING] == 2
    out: How = {"lackeys": {"b9": 0}, "barracks": [2, 3], "ap": 2}
    assert "recall-all" in during("cost-recall-all", -1, **out).options()
    plots = a_box([a_plot("x", aftermath=[{"verb": "gain"}])], [lasting("e", "no-aftermath")])
    how: How = {"zones": {"events": ["e"], "completed.0": ["x"]}, "left": [3]}
    assert a_turn(box=plots, **how).why_not("x") == ("event", "OOI-169")


@rule("OOI-169", "OOI-27")
def test_action_points_of_a_turn() -> None:
    box = a_box(events=[lasting("e", "action-points", 1)])
    table = a_table(*END, box=box, zones={"events": ["e"]}, left=[3])
    assert (table.state[ACTIVE_CHAIR], table.state[AP]) == (1, 4)
    assert a_table(*END).state[AP] == 3


@rule("OOI-26")
def test_the_phases_of_a_turn_in_their_order() -> None:
    table = a_table(*END, stirred=1, chair=1, land=LINKED, infamy=[5, 5])
    seen = []
    while table.state[ACTIVE_CHAIR] == 0:
        if table.prompt not in seen:
            seen.append(table.prompt)
        wishes = [name for name in ("done", "exploit", "d5") if name in table.options()]
        table.answer(wishes[0] if wishes else min(table.options()))
    order = [prompt for prompt in seen if prompt in ("move-hero", "act", "spy")]
    assert order == ["move-hero", "act", "spy"]


LINKED = {
    "c8": "wood-1",
    "c7": "wood-2",
    "d7": "wood-3",
    "g8": "food-1",
    "g7": "food-2",
    "f7": "food-3",
}
