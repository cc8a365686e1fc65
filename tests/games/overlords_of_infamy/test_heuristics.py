"""Choices of a player who looks one step ahead, in positions where it is plain what is better."""

from collections.abc import Callable
from typing import Any

import pytest

from overlord.core.one_step import one_step
from overlord.core.vectors import append
from overlord.games.overlords_of_infamy import GAME
from overlord.games.overlords_of_infamy.heuristics import weights as w
from overlord.games.overlords_of_infamy.heuristics.odds import WEIGHTS, features, odds
from overlord.games.overlords_of_infamy.heuristics.plot_values import at_hand, plan, time_left
from overlord.games.overlords_of_infamy.marks import SUPPLY
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.tokens import LoseTokens
from overlord.games.overlords_of_infamy.zones import (
    BARRACKS,
    FLIPPED,
    GOODS,
    MISERY,
    POOL,
    RELIC_OF,
    TURNS_LEFT,
)
from tests.games.overlords_of_infamy.tables import a_box, a_new_game, a_plot, a_turn

FAUNA = a_box([a_plot("needs-fauna", cost={"fauna": 2})])


def test_one_token_that_the_plot_needs_is_better_than_two_that_it_does_not() -> None:
    """The Lair of Frau Lumberwulf yields two Wood (b10), a tile one Fauna (c8)."""
    table = a_turn(
        overlords=["frau-lumberwulf", "lord-aether"],
        box=FAUNA,
        active={0: "needs-fauna"},
        land={"c8": "fauna-1"},
        goods={0: {"wood": 2}},
        barracks=[6, 3],
    )

    assert {"b10", "c8"} <= table.options()
    assert table.preferred() == "c8"


def test_of_what_no_plot_needs_one_of_each_kind_is_kept() -> None:
    table = a_turn(box=FAUNA, active={0: "needs-fauna"}, goods={0: {"food": 1, "wood": 3}})
    table.state.agenda = append(table.state.agenda, LoseTokens(0, 0, SUPPLY, 1, 0))

    assert table.options() == {"food", "wood"}
    assert table.preferred() == "wood"


def test_what_the_plot_needs_is_kept() -> None:
    table = a_turn(box=FAUNA, active={0: "needs-fauna"}, goods={0: {"fauna": 1, "wood": 1}})
    table.state.agenda = append(table.state.agenda, LoseTokens(0, 0, SUPPLY, 1, 0))

    assert table.preferred() == "wood"


def test_late_leads_are_surer_and_the_last_round_surest() -> None:
    s = GAME.new(players=4, seed=1)
    assert isinstance(s, Infamy)
    early = GAME.judge.win_slope(s)
    s[FLIPPED] = s.terms.events - 1
    late = GAME.judge.win_slope(s)
    s[TURNS_LEFT] = 4
    last = GAME.judge.win_slope(s)

    assert early < late < last


def test_a_player_who_looks_one_step_ahead_likes_all_overlords_equally() -> None:
    table = a_new_game(players=2)

    for _ in range(2):
        seat = table.state.pending()[0]
        options = table.state.legal(seat)
        assert len(options) > 1
        assert len(set(one_step(table.state, seat, options, 8))) == 1
        table.state.apply(seat, options[0])


def test_two_lackeys_at_a_time_are_worth_less_each_unless_there_is_somebody_to_send() -> None:
    """OOI-157, OOI-168: what one Lackey more in the Barracks is worth."""

    def gain(overlord: str) -> float:
        few, more = [
            a_turn(overlords=[overlord, "lord-aether"], box=FAUNA, barracks=[count, 3])
            for count in (3, 4)
        ]
        return GAME.judge.score(more.state, 0) - GAME.judge.score(few.state, 0)

    assert gain("viletron") < gain("waffles") < gain("frau-lumberwulf")


# For those who look further ahead


def chance(**how: Any) -> float:
    """Of chair 1, whose turn it is not."""
    return GAME.judge.rewards(a_turn(box=FAUNA, active={0: "needs-fauna"}, **how).state)[1]


def test_tokens_lackeys_and_land_are_believed_to_win() -> None:
    plain = chance()
    assert chance(goods={1: {"wood": 1}}) > plain
    assert chance(barracks=[3, 4]) > chance(barracks=[3, 3])
    assert chance(goods={0: {"fauna": 1}}) < chance(goods={0: {"wood": 1}}) < plain
    assert chance(land={"c8": "fauna-1"}) < chance(land={"c8": "wood-1"})


def gain(final: int, change: Callable[[Infamy], None]) -> float:
    """What a change at the table is worth to chair 0, in the last round or before."""
    before = a_turn(box=FAUNA, active={0: "needs-fauna"}, barracks=[3, 3]).state
    after = a_turn(box=FAUNA, active={0: "needs-fauna"}, barracks=[3, 3]).state
    before[TURNS_LEFT] = after[TURNS_LEFT] = final
    change(after)
    return odds(after, 0) - odds(before, 0)


def test_a_lackey_is_worth_more_at_home() -> None:
    def recruit(s: Infamy) -> None:
        s[POOL] -= 1

    def come_home(s: Infamy) -> None:
        s[BARRACKS] += 1

    assert gain(-1, recruit) == pytest.approx(w.LACKEY_ODDS)
    assert gain(-1, come_home) == pytest.approx(w.AT_HOME_ODDS)


def test_a_second_token_that_waits_for_no_plot_is_worth_less() -> None:
    def one(s: Infamy) -> None:
        s[GOODS] += 1

    def two(s: Infamy) -> None:
        s[GOODS] += 2

    assert gain(-1, two) < 2 * gain(-1, one)


def test_a_relic_is_worth_more_in_the_last_round() -> None:
    def find(s: Infamy) -> None:
        s[RELIC_OF] = 0

    assert gain(-1, find) == pytest.approx(w.RELIC_ODDS)
    assert gain(2, find) == pytest.approx(w.RELIC_ODDS + w.FINAL_RELIC_ODDS)


def test_the_turn_is_worth_something_and_more_in_the_last_round() -> None:
    table = a_turn()
    s = table.state
    assert GAME.judge.rewards(s)[0] > 0.5
    early = odds(s, 0) - odds(s, 1)
    s[FLIPPED] = s.terms.events - 1
    late = odds(s, 0) - odds(s, 1)
    s[TURNS_LEFT] = 2
    assert early < late < odds(s, 0) - odds(s, 1)


def test_a_point_is_surer_the_nearer_the_end_is() -> None:
    def score(s: Infamy) -> None:
        s[MISERY] += 1

    def score_late(s: Infamy) -> None:
        s[FLIPPED] = s.terms.events
        score(s)

    def late(s: Infamy) -> None:
        s[FLIPPED] = s.terms.events

    assert gain(-1, score) < gain(-1, score_late) - gain(-1, late) < gain(2, score)


def test_infamy_and_the_promise_of_a_plot_are_weighed_until_the_last_round() -> None:
    """In points; Infamy less and less."""
    s = a_turn(box=FAUNA, active={0: "needs-fauna"}, infamy=[3, 1]).state
    promise, rank = WEIGHTS.index(w.PROMISE_ODDS), WEIGHTS.index(w.RANK_ODDS)
    plot = s.box.plot(s.box.number("needs-fauna"))

    found = features(s, 0)
    assert found[promise] == pytest.approx(plan(s, 0, plot, at_hand(s, 0), time_left(s, 0)) / 10)
    assert found[rank] == pytest.approx(w.INFAMY[3] / 10)
    s[FLIPPED] = 3  # of six
    assert features(s, 0)[rank] == pytest.approx(0.75 * w.INFAMY[3] / 10)
    s[TURNS_LEFT] = 2
    assert features(s, 0)[promise] == features(s, 0)[rank] == 0


def test_odds_are_the_sum_of_what_is_weighed() -> None:
    s = a_turn(box=FAUNA, active={0: "needs-fauna"}, goods={0: {"wood": 3}}).state

    assert len(features(s, 0)) == len(WEIGHTS)
    assert odds(s, 0) == pytest.approx(
        sum(much * weight for much, weight in zip(features(s, 0), WEIGHTS, strict=True))
    )
