"""The last round, the score, and the places."""

from typing import Any

import pytest

from overlord.games.overlords_of_infamy.zones import ACTIVE_CHAIR, DICE, TURNS_LEFT
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    END,
    How,
    Table,
    a_box,
    a_plot,
    a_table,
    an_event,
)


def an_end(**how: Any) -> Table:
    """The very last turn is over."""
    return a_table(*END, **{"final": 1} | how)


@rule("OOI-116", "OOI-117")
def test_after_the_last_event_everybody_has_one_more_turn_the_current_one_last() -> None:
    table = a_table(*END, players=3, chair=1, flipped=8)
    assert table.state[TURNS_LEFT] == 3
    turns = [table.state[ACTIVE_CHAIR]]
    while not table.state.over:
        table.answer("done" if "done" in table.options() else min(table.options()))
        if table.state[ACTIVE_CHAIR] != turns[-1]:
            turns.append(table.state[ACTIVE_CHAIR])
    assert turns == [2, 0, 1]


@rule("OOI-116")
def test_before_that_nobody_counts_turns() -> None:
    assert a_table(*END, players=3, flipped=7).state[TURNS_LEFT] == -1


@rule("OOI-117")
def test_world_events_still_happen_in_the_last_round() -> None:
    box = a_box(events=[an_event("gloom", {"verb": "misery", "who": "all"})])
    table = a_table(
        *("EndPhase", "EspionagePhase", "ActionPhase"),
        box=box,
        flipped=6,
        final=2,
        tension=9,
        top={"event-deck": ["gloom"]},
    )
    table.answer("b10")
    assert table.field("misery") == [1, 1]
    assert table.state[TURNS_LEFT] == 2


@rule("OOI-11", "OOI-118", "OOI-D27")
def test_points_of_plots_lackeys_resources_and_a_relic() -> None:
    plots = [a_plot("one", points=5), a_plot("two", points=4)]
    table = an_end(
        box=a_box(plots),
        zones={"completed.0": ["one"], "used.0": ["two"]},
        goods={0: {"wood": 3}},
        relics=["lute", ""],
        barracks=[2, 5],
        lackeys={"b9": 0},
        misery=[1, 0],
    )
    assert table.state.over
    outcome = table.state.outcome()
    assert outcome.scores == [2 * (5 + 4 + 1) + 2 * 3 + 3 + 4, 10]
    assert outcome.places == [1, 2]
    assert table.state.returns() == [1.0, 0.0]


@rule("OOI-119")
@pytest.mark.parametrize(
    ("how", "places"),
    [
        ({"infamy": [2, 3]}, [2, 1]),
        ({"zones": {"completed.0": ["a", "b"], "completed.1": ["c"]}, "infamy": [2, 2]}, [1, 2]),
    ],
)
def test_ties_go_to_infamy_and_then_to_more_plots(how: How, places: list[int]) -> None:
    plots = [a_plot("a", points=2), a_plot("b", points=2), a_plot("c", points=4)]
    outcome = an_end(box=a_box(plots), **how).state.outcome()
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.places == places


@rule("OOI-119")
def test_and_then_to_the_die() -> None:
    table = an_end()
    assert table.state[DICE] != table.state[DICE + 1]
    places = table.state.outcome().places
    assert sorted(places) == [1, 2]
    assert places.index(1) == table.field("dice").index(max(table.field("dice")))


@rule("OOI-115")
def test_an_event_that_ended_goes_under_the_deck_before_the_count() -> None:
    box = a_box(events=[an_event("e", scope="next-turn", modifiers=[{"rule": "raid"}])])
    table = a_table(*END, box=box, zones={"events": ["e"]}, left=[1], flipped=6)
    assert table.zone("events") == []
    assert table.state[TURNS_LEFT] == 2
