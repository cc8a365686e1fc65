"""How likely an Overlord is to win, for players that look further ahead: log odds, to be compared.

Fitted to 2,500 games of greedy players for two with one random answer in twelve, at the end of
turns (docs/lab/ratings.md). What `greedy` needs to see before it moves, such as Infamy or what a
Plot promises, tells little then of who wins; tokens and Relics tell more.
"""

from typing import Final

from overlord.games.overlords_of_infamy.heuristics import ground, lacking, surplus
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import ACTIVE

POINT: Final = 0.42
LATE_POINT: Final = 0.13  # more, as the last event comes near
FINAL_POINT: Final = 0.42  # more in the last round
TOKEN: Final = 0.405
SPARE: Final = -0.19  # a token that waits for no Plot
SHORT: Final = -0.13  # a token that the Plot still waits for
RELIC: Final = 0.955
FINAL_RELIC: Final = 1.06
LACKEY: Final = 0.35
AT_HOME: Final = 0.09
LAND: Final = 0.032  # what `ground` counts
TURN: Final = 0.43  # to have it now
LATE_TURN: Final = 0.19
FINAL_TURN: Final = 0.53


def odds(s: Infamy, chair: int) -> float:
    turn = TURN if s.active == chair else 0.0
    worth = TOKEN * s.basics(chair) + LACKEY * (6 - s.pool[chair]) + turn
    relic = s.relic[chair] >= 0
    if s.final > 0:
        worth += (POINT + FINAL_POINT) * s.points(chair)
        return worth + (FINAL_TURN if turn else 0.0) + (RELIC + FINAL_RELIC if relic else 0.0)
    late = lateness(s)
    worth += (POINT + LATE_POINT * late) * s.points(chair)
    worth += (LATE_TURN * late if turn else 0.0) + (RELIC if relic else 0.0)
    worth += AT_HOME * (s.barracks[chair] + s.resting[chair])
    plots = s.zones[ACTIVE + chair]
    missing = 0
    if plots:
        plot = s.cards.plot(plots[0])
        missing = lacking(s, chair, plot)
        worth += SPARE * surplus(s, chair, plot)
        for kind in range(7):
            worth += SHORT * max(0, plot.cost[kind] - s.goods[7 * chair + kind])
    return worth + LAND * ground(s, chair, missing)


def lateness(s: Infamy) -> float:
    """From 0 at the opening to 1 when the last event has come; slow at first."""
    over = 1.0 if s.final >= 0 else min(s.flipped / s.terms.events, 1.0)
    return over * over
