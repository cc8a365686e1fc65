"""Plots: completing, Infamy, new Plots, Sabotage, starting from scratch, Aftermaths."""

from typing import Any

import pytest

from overlord.core.frames import agenda_of
from overlord.core.layout import SPECTATOR
from overlord.games.overlords_of_infamy import GAME
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE_CHAIR,
    AP,
    BARRACKS,
    INFAMY,
    POOL,
    RESTING,
    SABOTAGE_ON,
    TENSION,
)
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    ACTION,
    ESPIONAGE,
    How,
    Table,
    a_box,
    a_plot,
    a_table,
    a_turn,
    an_event,
    restart,
)

SOCKS = a_plot("socks", cost={"water": 2, "conjure-ore": 1}, points=3)
READY = {0: {"water": 2, "conjure-ore": 1, "wood": 1}}


@rule("OOI-55", "OOI-56", "OOI-58", "OOI-59", "OOI-60", "OOI-97", "OOI-D19")
def test_a_plot_is_completed_as_soon_as_everything_is_there() -> None:
    table = a_turn(box=a_box([SOCKS]), active={0: "socks"}, goods={0: {"water": 2, "wood": 1}})
    assert table.zone("completed.0") == []
    table.answer("b10")  # Conjure Ore, two of them for Lord Aether
    assert table.prompt == "keep-plot"
    s = table.state
    assert table.zone("completed.0") == ["socks"]
    assert table.seen(SPECTATOR, "completed.0") == ["socks"]
    assert table.goods(0) == {"wood": 1, "conjure-ore": 1}
    assert (s[INFAMY], s[TENSION], s[AP], s.points(0)) == (2, 2, 2, 3)


@rule("OOI-55", "OOI-D20", "OOI-170")
def test_only_in_the_own_action_phase_which_begins_with_it() -> None:
    table = a_table(
        *ESPIONAGE, box=a_box([SOCKS]), active={0: "socks", 1: "knavery-5"}, goods=READY
    )
    assert table.state[ACTIVE_CHAIR] == 1
    assert table.zone("completed.0") == []
    table = a_turn(box=a_box([SOCKS]), active={0: "socks"}, goods=READY)
    assert table.prompt == "keep-plot"
    assert table.state[AP] == 3


@rule("OOI-56", "OOI-D39")
def test_lackeys_come_from_the_barracks_and_go_to_the_pool() -> None:
    box = a_box([a_plot("army", lackeys=2)])
    how: How = {"box": box, "active": {0: "army"}, "goods": {0: {"water": 1}}}
    table = a_turn(**how)
    assert table.zone("completed.0") == ["army"]
    assert (table.state[BARRACKS], table.state[POOL]) == (1, 5)
    waiting = a_turn(**how, barracks=[1, 3], lackeys={"b9": 0, "b10": 0})
    assert waiting.zone("completed.0") == []
    lying = a_turn(**how, barracks=[1, 3], resting=[2, 0])
    assert lying.zone("completed.0") == ["army"]
    assert (lying.state[BARRACKS], lying.state[RESTING]) == (1, 0)  # they go before others


@rule("OOI-57")
def test_a_plot_that_would_take_the_last_lackey_is_not_completed() -> None:
    box = a_box([a_plot("army", lackeys=2)])
    how: How = {"box": box, "active": {0: "army"}, "goods": {0: {"water": 1}}}
    assert a_turn(**how, barracks=[2, 3]).zone("completed.0") == []
    assert a_turn(**how, barracks=[2, 3], lackeys={"b9": 0}).zone("completed.0") == ["army"]


@rule("OOI-56", "OOI-18")
def test_a_relic_that_is_needed_goes_back_to_the_supply() -> None:
    box = a_box([a_plot("song", relic="lute")])
    how: How = {"box": box, "active": {0: "song"}, "goods": {0: {"water": 1}}}
    assert a_turn(**how).zone("completed.0") == []
    assert a_turn(**how, relics=["orbs", ""]).zone("completed.0") == []
    table = a_turn(**how, relics=["lute", ""])
    assert table.zone("completed.0") == ["song"]
    assert table.relic(0) == ""


@rule("OOI-60")
@pytest.mark.parametrize(("level", "steps"), [("knavery", 1), ("villainy", 2), ("domination", 3)])
def test_tension_by_level(level: str, steps: int) -> None:
    table = a_turn(
        box=a_box([a_plot("x", level)]), active={0: "x"}, goods={0: {"water": 1}}, infamy=[1, 1]
    )
    assert table.state[TENSION] == steps
    assert table.state[INFAMY] == 2


@rule("OOI-98")
def test_a_plot_above_the_own_infamy_may_still_be_completed() -> None:
    box = a_box([a_plot("x", "domination", points=9)])
    table = a_turn(box=box, active={0: "x"}, goods={0: {"water": 1}}, infamy=[1, 1])
    assert table.state.points(0) == 9


@rule("OOI-61")
def test_then_two_plots_are_drawn_and_one_is_kept_in_secret() -> None:
    top = {"knavery-deck": ["knavery-8", "knavery-9"]}
    table = a_turn(box=a_box([SOCKS]), active={0: "socks"}, goods=READY, top=top)
    assert table.options() == {"knavery-8", "knavery-9"}
    assert table.seen(1, "offer.0") == ["?", "?"]
    table.answer("knavery-9")
    assert table.zone("active.0") == ["knavery-9"]
    assert table.zone("knavery-deck")[0] == "knavery-8"
    assert table.seen(1, "active.0") == ["?"]
    assert table.prompt == "act"


@rule("OOI-62", "OOI-25")
@pytest.mark.parametrize(("infamy", "levels"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_new_infamy_opens_decks(infamy: int, levels: int) -> None:
    table = a_turn(box=a_box([SOCKS]), active={0: "socks"}, goods=READY, infamy=[infamy, 1])
    if levels == 1:
        assert table.prompt == "keep-plot"
        return
    names = ["deck-knavery", "deck-villainy", "deck-domination"]
    assert table.options() == set(names[:levels])
    if levels == 2:
        assert table.why_not("deck-domination") == ("infamy", "OOI-62")
    table.answer(names[levels - 1])
    assert all(card.startswith(names[levels - 1][5:]) for card in table.options())


@rule("OOI-D18")
def test_infamy_stays_between_one_and_five() -> None:
    table = a_turn(box=a_box([SOCKS]), active={0: "socks"}, goods=READY, infamy=[5, 1])
    assert table.state[INFAMY] == 5
    table.state.change_infamy(1, -3)
    assert table.state[INFAMY + 1] == 1


# Starting from scratch


@rule("OOI-63", "OOI-64")
def test_starting_from_scratch_costs_infamy_and_happens_once_a_turn() -> None:
    top = {"knavery-deck": ["knavery-8", "knavery-9"]}
    table = a_turn(infamy=[3, 1], top=top)
    table.answer("scratch-knavery")
    assert table.state[INFAMY] == 2
    assert table.options() == {"knavery-8", "knavery-9"}
    table.answer("knavery-8")
    assert table.zone("active.0") == ["knavery-8"]
    assert table.zone("knavery-deck")[:2] == ["knavery-9", "knavery-0"]
    assert table.state[AP] == 3
    assert table.why_not("scratch-knavery") == ("once-per-turn", "OOI-63")


@rule("OOI-63", "OOI-64")
def test_at_infamy_one_it_costs_nothing() -> None:
    table = a_turn()
    table.answer("scratch-knavery")
    assert table.state[INFAMY] == 1


@rule("OOI-64", "OOI-D55")
@pytest.mark.parametrize(("infamy", "decks"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_who_starts_from_scratch_names_the_deck_that_is_open_afterwards(
    infamy: int, decks: int
) -> None:
    table = a_turn(infamy=[infamy, 1], top={"villainy-deck": ["villainy-8", "villainy-9"]})
    words = ["scratch-knavery", "scratch-villainy", "scratch-domination"]
    assert table.options() & set(words) == set(words[:decks])
    assert table.why_not("scratch-domination") == ("infamy-left", "OOI-64")
    if decks == 2:
        table.answer("scratch-villainy")
        assert (table.prompt, table.options()) == ("keep-plot", {"villainy-8", "villainy-9"})
        assert table.state[INFAMY] == infamy - 1


@rule("OOI-94")
def test_sabotage_leaves_with_a_plot() -> None:
    table = a_turn(sabotage=[2, 1])
    table.answer("scratch-knavery")
    assert table.field("sabotage") == [0, 1]


@rule("OOI-173")
def test_who_has_no_plot_draws_one_at_once() -> None:
    table = a_turn(active={0: ""})
    assert table.prompt == "keep-plot"
    table.answer(min(table.options()))
    assert len(table.zone("active.0")) == 1


# Sabotage


def a_sabotaged_table(*throws: int, **how: Any) -> Table:
    plot = a_plot("song", cost={"water": 2, "wood": 2}, relic="lute", lackeys=1, points=5)
    settings: How = {
        "box": a_box([plot]),
        "goods": {0: {"water": 2, "wood": 2}},
        "relics": ["lute", ""],
        "sabotage": [len(throws), 0],
    }
    table = a_turn(**settings | how)
    table.state.agenda = agenda_of(restart(0))
    [old] = table.zone("active.0")
    s = table.state
    layout = s.setup.layout
    s.move(s.box.number(old), layout.zone("active.0"), layout.zone("knavery-deck"))
    deck = layout.zone("knavery-deck")
    s.move(s.box.number("song"), deck, layout.zone("active.0"))
    table.load(*throws)
    s.advance()
    return table


@rule("OOI-91", "OOI-93", "OOI-D8")
def test_a_sabotaged_plot_is_completed_unless_a_one_falls() -> None:
    table = a_sabotaged_table(2, 4)
    assert table.zone("completed.0") == ["song"]
    assert table.state[SABOTAGE_ON] == 0


@rule("OOI-91", "OOI-92", "OOI-D8", "OOI-D9")
def test_a_one_spoils_it_at_the_cost_of_two_required_basics() -> None:
    table = a_sabotaged_table(3, 1)
    assert table.zone("completed.0") == []
    assert table.prompt == "lose-required"
    assert table.options() == {"water", "wood", "lute"}
    table.answer("water")
    assert table.options() == {"water", "wood"}
    table.answer("wood")
    assert table.goods(0) == {"water": 1, "wood": 1}
    assert table.relic(0) == "lute"
    s = table.state
    assert (s[SABOTAGE_ON], s[INFAMY], s[TENSION], s.points(0), s[BARRACKS]) == (0, 1, 0, 0, 3)


@rule("OOI-92")
def test_or_of_the_relic_and_then_the_plot_is_kept() -> None:
    table = a_sabotaged_table(1)
    table.answer("lute")
    assert table.relic(0) == ""
    assert table.prompt == "after-failure"
    table.answer("keep")
    assert table.zone("active.0") == ["song"]
    assert table.prompt == "act"


@rule("OOI-92")
def test_or_one_starts_from_scratch_without_losing_infamy() -> None:
    table = a_sabotaged_table(1, infamy=[2, 1])
    table.answer("lute", "scratch")
    assert table.prompt == "keep-plot"
    assert table.state[INFAMY] == 2
    assert "song" in table.zone("knavery-deck")
    table.answer(min(table.options()))
    assert "scratch-knavery" in table.options()  # it was not the action


# Aftermaths


@rule("OOI-74")
def test_everybody_uses_the_own_aftermaths_only() -> None:
    plots = [a_plot(id, aftermath=[{"verb": "infamy"}]) for id in ("mine", "yours")]
    zones = {"completed.0": ["mine"], "completed.1": ["yours"]}
    table = a_turn(box=a_box(plots), zones=zones, chair=1)
    assert "yours" in table.options()
    assert "mine" not in table.options()
    table.answer("yours")
    assert (table.field("infamy"), table.zone("used.1")) == ([1, 2], ["yours"])


@rule("OOI-74", "OOI-75", "OOI-58")
def test_an_aftermath_is_used_once_and_costs_what_it_says() -> None:
    gift = {"verb": "gain", "resource": "wood", "amount": 2}
    plots = [a_plot("free", aftermath=[gift]), a_plot("dear", aftermath=[gift], ap=2), SOCKS]
    zones = {"completed.0": ["free", "dear", "socks"]}
    table = a_turn(box=a_box(plots), zones=zones)
    assert table.why_not("socks") == ("no-aftermath", "OOI-74")
    table.answer("free")
    assert (table.goods(0), table.state[AP]) == ({"wood": 2}, 3)
    assert table.zone("used.0") == ["free"]
    table.answer("dear")
    assert (table.goods(0), table.state[AP]) == ({"wood": 4}, 1)
    assert not {"free", "dear"} & table.options()
    assert table.state.points(0) == 7
    poor = a_turn(box=a_box(plots), zones=zones, ap=1)
    assert poor.why_not("dear") == ("action-points", "OOI-75")


@rule("OOI-99")
def test_the_new_plot_is_chosen_before_the_world_event() -> None:
    box = a_box([SOCKS], [an_event("flood", {"verb": "misery", "who": "all"})])
    table = a_turn(
        box=box,
        active={0: "socks"},
        goods={0: {"water": 2}},
        tension=9,
        top={"event-deck": ["flood"]},
    )
    table.answer("b10")
    assert table.prompt == "keep-plot"
    assert table.field("misery") == [0, 0]
    table.answer(min(table.options()))
    assert table.field("misery") == [1, 1]
    assert table.state[TENSION] == 0


def test_all_frames_are_known_by_name() -> None:
    assert set(ACTION) < set(GAME.frames())
