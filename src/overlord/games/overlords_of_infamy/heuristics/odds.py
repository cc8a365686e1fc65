"""Odds that an Overlord wins, for players that look further ahead: log odds, to be compared.

The weights are fitted to the ends of turns: see `weights.py`. Make them anew when the Plots or the
heuristic have changed.
"""

from typing import Final

from overlord.games.overlords_of_infamy.heuristics import weights as w
from overlord.games.overlords_of_infamy.heuristics.evaluate import ground
from overlord.games.overlords_of_infamy.heuristics.plot_values import (
    at_hand,
    lacking,
    plan,
    surplus,
    time_left,
)
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    ACTIVE_CHAIR,
    BARRACKS,
    FLIPPED,
    GOODS,
    INFAMY,
    POOL,
    RELIC_OF,
    RESTING,
    TURNS_LEFT,
)

WEIGHTS: Final = [
    w.POINT_ODDS,
    w.LATE_POINT_ODDS,
    w.FINAL_POINT_ODDS,
    w.TOKEN_ODDS,
    w.SPARE_ODDS,
    w.SHORT_ODDS,
    w.PROMISE_ODDS,
    w.RELIC_ODDS,
    w.FINAL_RELIC_ODDS,
    w.LACKEY_ODDS,
    w.AT_HOME_ODDS,
    w.RANK_ODDS,
    w.LAND_ODDS,
    w.TURN_ODDS,
    w.LATE_TURN_ODDS,
    w.FINAL_TURN_ODDS,
]


def odds(s: Infamy, chair: int) -> float:
    worth = 0.0
    for i, much in enumerate(features(s, chair)):
        worth += WEIGHTS[i] * much
    return worth


def features(s: Infamy, chair: int) -> list[float]:
    """Numbers that are weighed, in the order of `WEIGHTS`."""
    points = float(s.points(chair))
    tokens = float(s.basics(chair))
    relic = 1.0 if s[RELIC_OF + chair] >= 0 else 0.0
    lackeys = float(6 - s[POOL + chair])
    turn = 1.0 if s[ACTIVE_CHAIR] == chair else 0.0
    if s[TURNS_LEFT] > 0:
        worth = [points, 0.0, points, tokens, 0.0, 0.0, 0.0, relic, relic, lackeys]
        return [*worth, 0.0, 0.0, 0.0, turn, 0.0, turn]
    late = lateness(s)
    at_home = float(s[BARRACKS + chair] + s[RESTING + chair])
    rank = w.INFAMY[s[INFAMY + chair]] / 10.0 * (1.0 - late)
    spare = 0.0
    short = 0.0
    promise = 0.0
    missing = 0
    if s.count(ACTIVE + chair):
        plot = s.box.plot(s.card(ACTIVE + chair, 0))
        missing = lacking(s, chair, plot)
        spare = float(surplus(s, chair, plot))
        for kind in range(7):
            short += float(max(0, plot.cost[kind] - s[GOODS + 7 * chair + kind]))
        promise = plan(s, chair, plot, at_hand(s, chair), time_left(s, chair)) / 10.0
    worth = [points, late * points, 0.0, tokens, spare, short, promise, relic, 0.0, lackeys]
    return [*worth, at_home, rank, ground(s, chair, missing), turn, late * turn, 0.0]


def lateness(s: Infamy) -> float:
    """From 0 at the opening to 1 when the last event has come; slow at first."""
    over = 1.0 if s[TURNS_LEFT] >= 0 else min(s[FLIPPED] / s.terms.events, 1.0)
    return over * over
