"""Values of Plots: points and Infamy, less the labour, as far as there is time."""

from itertools import pairwise
from typing import Any

import pytest

from overlord.games.overlords_of_infamy import GAME, schema
from overlord.games.overlords_of_infamy.board import SPACES
from overlord.games.overlords_of_infamy.box import InfamyBox, Plot
from overlord.games.overlords_of_infamy.cards.vocabulary import RESOURCES
from overlord.games.overlords_of_infamy.heuristics import weights as w
from overlord.games.overlords_of_infamy.heuristics.plot_values import (
    at_hand,
    labour,
    next_plan,
    plan,
    time_left,
)
from overlord.games.overlords_of_infamy.terms import Terms
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    ACTIVE_CHAIR,
    SHORE,
    SYMBOL_ON,
    TURNS_LEFT,
)
from tests.games.overlords_of_infamy.tables import (
    WAY_0,
    Table,
    a_box,
    a_plot,
    a_turn,
    shipped,
    tiles,
)

ALL = 127  # every resource at hand
LONG = 100.0  # Action Points that are enough for anything
WOOD, FAUNA = RESOURCES.index("wood"), RESOURCES.index("fauna")
BOX = a_box(
    [
        a_plot("two-fauna", cost={"fauna": 2}),
        a_plot("two-wood", cost={"wood": 2}),
        a_plot("a-lackey", cost={"fauna": 1}, lackeys=1),
        a_plot("a-relic", "domination", cost={"fauna": 1}, relic="lute", points=9),
        a_plot("large", "domination", cost={"fauna": 5}, points=14),
        a_plot("at-once", cost={"wood": 1}, points=4),
    ]
)


def the(name: str) -> Plot:
    return BOX.plot(BOX.number(name))


def table(**how: Any) -> Table:
    return a_turn(box=BOX, active={0: "two-fauna"}, **how)


# Infamy


def test_every_level_of_infamy_is_worth_something() -> None:
    worth = [GAME.judge.score(table(infamy=[level, 1]).state, 0) for level in (1, 2, 3, 4, 5)]

    steps = [after - before for before, after in pairwise(worth)]
    # What the Plot will bring is less by then: the next step, and at five there is none.
    hoped = [w.INFAMY[level + 1] - w.INFAMY[level] for level in (1, 2, 3, 4)]
    hopes = [*hoped, 0.0]
    assert steps == pytest.approx([hoped[i] + hopes[i + 1] - hopes[i] for i in range(4)])
    assert sum(steps) == pytest.approx(w.INFAMY[5] - hopes[0])
    assert min(hoped) > 0


def test_a_plot_promises_a_step_of_infamy_up_to_five() -> None:
    low, high, top = [table(infamy=[level, 1]).state for level in (1, 4, 5)]

    rest = plan(top, 0, the("two-fauna"), ALL, LONG)
    assert plan(low, 0, the("two-fauna"), ALL, LONG) == pytest.approx(
        rest + w.INFAMY[2] - w.INFAMY[1]
    )
    assert plan(high, 0, the("two-fauna"), ALL, LONG) == pytest.approx(
        rest + w.INFAMY[5] - w.INFAMY[4]
    )


def test_what_a_plot_takes_is_lost() -> None:
    """Tokens, Lackeys and a Relic would count in the end."""
    s = table(goods={0: {"fauna": 5, "wood": 2}}, relics=["lute", ""], infamy=[5, 1]).state

    worth = [plan(s, 0, the(name), ALL, LONG) for name in ("two-wood", "a-lackey", "a-relic")]
    assert worth == pytest.approx(
        [
            2 * w.MISERY_POINT - 2 * w.TOKEN,
            2 * w.MISERY_POINT - w.TOKEN - w.LACKEY,
            9 * w.MISERY_POINT - w.TOKEN - w.RELIC,
        ]
    )


def test_the_next_plot_is_the_better_of_two() -> None:
    s = table().state
    knavery = [plan(s, 0, plot, at_hand(s, 0), 60.0) for plot in BOX.plots if plot.level == 0]
    s.clear(ACTIVE)
    s.terms = Terms(s.players, s.setup.options)  # its own, as there are never so many events
    s.terms.events = 1000

    assert next_plan(s, 0) == pytest.approx(sum(knavery) / len(knavery) + w.BEST_OF_TWO)


# Labour


def test_a_token_that_is_missing_takes_work_and_more_where_no_land_shows_it() -> None:
    s = table().state

    assert labour(s, 0, the("two-fauna"), ALL) == pytest.approx((2 * w.NEEDED_TOKEN, 2 * w.HARVEST))
    assert labour(s, 0, the("two-fauna"), ALL - (1 << FAUNA)) == pytest.approx(
        (2 * w.NEEDED_TOKEN + w.NOT_AT_HAND, 2 * w.HARVEST + w.SEARCH)
    )


def test_what_is_there_takes_no_work() -> None:
    s = table(goods={0: {"wood": 2}}).state

    assert labour(s, 0, the("two-wood"), 0) == (0.0, 0.0)


def test_what_an_overlord_likes_takes_less_work() -> None:
    s = table(overlords=["frau-lumberwulf", "lord-aether"]).state

    assert labour(s, 0, the("two-wood"), ALL) == pytest.approx(
        (2 * w.LIKED * w.NEEDED_TOKEN, 2 * w.LIKED * w.HARVEST)
    )


def test_a_lackey_has_to_be_at_home() -> None:
    there = table(goods={0: {"fauna": 1}}).state
    away = table(goods={0: {"fauna": 1}}, barracks=[0, 3], lackeys={"b10": 0}).state
    lying = table(goods={0: {"fauna": 1}}, barracks=[0, 3], resting=[1, 0]).state

    assert labour(lying, 0, the("a-lackey"), ALL) == (0.0, 0.0)  # OOI-D39
    assert labour(there, 0, the("a-lackey"), ALL) == (0.0, 0.0)
    assert labour(away, 0, the("a-lackey"), ALL) == pytest.approx((w.TOKEN, w.HOMEWARD))


def test_a_relic_has_to_be_stolen_and_needs_a_way() -> None:
    goods = {0: {"fauna": 1}}
    far = table(goods=goods).state
    near = table(goods=goods, land=WAY_0).state
    held = table(goods=goods, relics=["lute", ""]).state

    assert labour(held, 0, the("a-relic"), ALL) == (0.0, 0.0)
    assert labour(near, 0, the("a-relic"), ALL) == pytest.approx((w.MISSING_RELIC, w.STEAL))
    assert labour(far, 0, the("a-relic"), ALL) == pytest.approx(
        (2 * w.MISSING_RELIC, w.STEAL + w.ROAD)
    )


def test_at_hand_is_what_the_own_land_and_the_shore_show() -> None:
    """Lord Aether's Lair shows Conjure Ore; d7 touches spaces of the eastern arm."""
    lair = 1 << RESOURCES.index("conjure-ore")
    assert at_hand(table().state, 0) == lair
    assert at_hand(table(land={"c8": "fauna-1"}).state, 0) == lair | 1 << FAUNA
    assert at_hand(table(land={"d7": "fauna-1"}).state, 0) == lair  # cut off

    s = table(land=WAY_0).state
    shore = {s[SYMBOL_ON + 2 * space] for space in range(SPACES) if s[SHORE + space] & 1}
    beside = {kind for kind in shore if 0 <= kind < 7}
    assert beside - {WOOD, 6}
    assert at_hand(s, 0) == lair | 1 << WOOD | sum(1 << kind for kind in beside - {WOOD, 6})


# Time


def test_the_less_time_the_less_a_plot_promises() -> None:
    s = table().state
    enough, scarce, none = [plan(s, 0, the("large"), ALL, time) for time in (20.0, 9.0, 4.0)]

    assert enough == plan(s, 0, the("large"), ALL, LONG)
    assert -w.IN_VAIN < scarce < enough
    assert none == -w.IN_VAIN


def test_time_goes_by_with_tension_and_action_points() -> None:
    start = table().state
    later = table(flipped=3).state
    tense = table(tension=8).state
    spent = table(ap=1).state

    assert time_left(start, 0) - time_left(spent, 0) == pytest.approx(2)
    assert time_left(start, 0) - time_left(start, 1) == pytest.approx(3)  # it is not their turn
    assert time_left(later, 0) < time_left(tense, 0) < time_left(start, 0)


def test_world_tension_moves_faster_alone() -> None:
    """OOI-132; five events alone, six for two."""
    alone = a_turn(box=BOX, players=1, active={0: "two-fauna"}).state
    two = table(flipped=1).state

    # 50 steps of tension: three a turn, or two turns with 1.9 each.
    assert time_left(alone, 0) == pytest.approx(3 + 3 * (1 + 50 / 3))
    assert time_left(two, 0) == pytest.approx(3 + 3 * (1 + 50 / 3.8))


def test_in_the_last_round_everybody_has_one_turn() -> None:
    s = table(final=2).state
    assert (time_left(s, 0), time_left(s, 1)) == (3, 3)
    s[TURNS_LEFT] = 1
    assert (time_left(s, 0), time_left(s, 1)) == (3, 0)


def test_with_the_hero_at_the_table_too() -> None:
    s = a_turn(
        box=BOX, players=3, options={"hero": "player"}, active={0: "two-fauna"}, final=2
    ).state
    s[ACTIVE_CHAIR] = 1  # then comes the Hero, then chair 0

    assert (time_left(s, 0), time_left(s, 1)) == (3, 3)


# What follows for a player who looks one step ahead


def at_a_deck(**how: Any) -> Table:
    """Chair 0 has completed a Plot of the box that ships and names the next deck."""
    active = {0: "", 1: "tax-the-ducks"}
    table = a_turn(box=schema.BOXES.shipped(), active=active, infamy=[5, 1], **how)
    assert table.prompt == "choose-deck"
    return table


def test_the_highest_deck_is_drawn_from_as_long_as_there_is_time() -> None:
    assert at_a_deck().preferred() == "deck-domination"
    assert at_a_deck(flipped=5, tension=9).preferred() == "deck-knavery"


def with_plot(box: InfamyBox, name: str) -> Table:
    return a_turn(box=box, active={0: name, 1: "fair-0"})


def test_a_plot_in_the_hand_is_given_up_only_for_a_much_better_one() -> None:
    """All others of this box are alike; the one in the hand is worth a little less, or nothing."""
    fair = [a_plot(f"fair-{n}", cost={"water": 2}, points=3) for n in range(40)]
    poor = a_plot("poor", cost={"water": 2}, points=2)
    vain = a_plot("vain", cost={"water": 9}, points=2)
    box = schema.BOXES.from_source(shipped() | {"tile": tiles(), "plot": [*fair, poor, vain]})

    assert "scratch-knavery" in with_plot(box, "poor").options()
    assert -w.HESITATION < gain(with_plot(box, "poor")) < 0
    assert with_plot(box, "poor").preferred() != "scratch-knavery"
    assert with_plot(box, "vain").preferred() == "scratch-knavery"


def test_in_the_last_turn_no_plot_is_given_up_for_another_that_is_in_vain_as_well() -> None:
    fair = [a_plot(f"fair-{n}", cost={"water": 9}, points=3) for n in range(40)]
    box = schema.BOXES.from_source(shipped() | {"tile": tiles(), "plot": fair})
    table = a_turn(box=box, active={0: "fair-39", 1: "fair-0"}, final=1)

    assert gain(table) < 0


def gain(table: Table) -> float:
    """What it would change to start from scratch."""
    before = GAME.judge.score(table.state, 0)
    table.answer("scratch-knavery")
    return GAME.judge.score(table.state, 0) - before
