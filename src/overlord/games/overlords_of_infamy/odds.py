"""How likely an Overlord is to win, for players that look further ahead: log odds, to be compared.

Fitted by `tools/fit_infamy.py` to games of greedy players for two with one random answer in twelve,
at the ends of turns (docs/lab/ratings.md). The numbers below are its work: make them anew when the
Plots or the heuristic have changed.
"""

from typing import Final

from overlord.games.overlords_of_infamy.heuristics import ground
from overlord.games.overlords_of_infamy.plans import (
    INFAMY,
    at_hand,
    lacking,
    plan,
    surplus,
    time_left,
)
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import ACTIVE

POINT: Final = 0.201
LATE_POINT: Final = 0.073  # more, as the last event comes near
FINAL_POINT: Final = 0.186  # more in the last round
TOKEN: Final = 0.209
SPARE: Final = -0.034  # a token that waits for no Plot
SHORT: Final = -0.039  # a token that the Plot still waits for
PROMISE: Final = 0.096  # what `plan` says, in points
RELIC: Final = 0.406
FINAL_RELIC: Final = 0.069
LACKEY: Final = 0.191
AT_HOME: Final = 0.095
RANK: Final = 0.259  # what `INFAMY` says, in points; nothing in the end
LAND: Final = -0.003  # what `ground` counts
TURN: Final = 0.254  # to have it now
LATE_TURN: Final = 0.131
FINAL_TURN: Final = 0.490

WEIGHTS: Final = [
    POINT,
    LATE_POINT,
    FINAL_POINT,
    TOKEN,
    SPARE,
    SHORT,
    PROMISE,
    RELIC,
    FINAL_RELIC,
    LACKEY,
    AT_HOME,
    RANK,
    LAND,
    TURN,
    LATE_TURN,
    FINAL_TURN,
]


def odds(s: Infamy, chair: int) -> float:
    worth = 0.0
    for i, much in enumerate(features(s, chair)):
        worth += WEIGHTS[i] * much
    return worth


def features(s: Infamy, chair: int) -> list[float]:
    """What is weighed, in the order of `WEIGHTS`."""
    points = float(s.points(chair))
    tokens = float(s.basics(chair))
    relic = 1.0 if s.relic[chair] >= 0 else 0.0
    lackeys = float(6 - s.pool[chair])
    turn = 1.0 if s.active == chair else 0.0
    if s.final > 0:
        worth = [points, 0.0, points, tokens, 0.0, 0.0, 0.0, relic, relic, lackeys]
        return [*worth, 0.0, 0.0, 0.0, turn, 0.0, turn]
    late = lateness(s)
    at_home = float(s.barracks[chair] + s.resting[chair])
    rank = INFAMY[s.infamy[chair]] / 10.0 * (1.0 - late)
    spare = 0.0
    short = 0.0
    promise = 0.0
    missing = 0
    plots = s.zones[ACTIVE + chair]
    if plots:
        plot = s.box.plot(plots[0])
        missing = lacking(s, chair, plot)
        spare = float(surplus(s, chair, plot))
        for kind in range(7):
            short += float(max(0, plot.cost[kind] - s.goods[7 * chair + kind]))
        promise = plan(s, chair, plot, at_hand(s, chair), time_left(s, chair)) / 10.0
    worth = [points, late * points, 0.0, tokens, spare, short, promise, relic, 0.0, lackeys]
    return [*worth, at_home, rank, ground(s, chair, missing), turn, late * turn, 0.0]


def lateness(s: Infamy) -> float:
    """From 0 at the opening to 1 when the last event has come; slow at first."""
    over = 1.0 if s.final >= 0 else min(s.flipped / s.terms.events, 1.0)
    return over * over
