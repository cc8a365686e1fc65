"""Value of a Plot for an Overlord, as far as there is time for it.

The unit is a tenth of a Misery Point, as in `heuristics`.
"""

from mypy_extensions import i64

from overlord.games.overlords_of_infamy.board import KINGDOM
from overlord.games.overlords_of_infamy.box import KNAVERY, Plot
from overlord.games.overlords_of_infamy.cards.vocabulary import FETCH
from overlord.games.overlords_of_infamy.cards.vocabulary import LACKEY as AFFINITY_LACKEY
from overlord.games.overlords_of_infamy.heuristics import weights as w
from overlord.games.overlords_of_infamy.marks import SCRATCHED, VILLAGE
from overlord.games.overlords_of_infamy.plots import decks
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE_CHAIR,
    AFFINITY_OF,
    AP,
    FLIPPED,
    GOODS,
    HAPPENED,
    INFAMY,
    LINKED,
    OFFER,
    REACH,
    RELIC_OF,
    SHORE,
    SHOWS,
    SYMBOL_ON,
    TENSION,
    TURNS_LEFT,
)


def plan(s: Infamy, chair: int, plot: Plot, kinds: int, time: float) -> float:
    """Worth of a Plot beyond what it takes, if there is time for it.

    `kinds` are the resources at hand, `time` the Action Points until the end.
    """
    worth = w.MISERY_POINT * plot.points - w.TOKEN * plot.tokens - lackey(s, chair) * plot.lackeys
    if plot.relic >= 0:
        worth -= w.RELIC
    infamy = s[INFAMY + chair]
    if infamy < 5:
        worth += w.INFAMY[infamy + 1] - w.INFAMY[infamy]
    pains, points = labour(s, chair, plot, kinds)
    in_time = max(0.0, min(1.0, 0.5 + (time - points) / w.SPREAD))
    return in_time * (worth - pains) - (1.0 - in_time) * w.IN_VAIN


def labour(s: Infamy, chair: int, plot: Plot, kinds: int) -> tuple[float, float]:
    """Cost of gathering what a Plot still waits for: a loss, and Action Points."""
    v = s.v
    costs = plot.costs
    first: i64 = GOODS + 7 * chair
    affinity = v[AFFINITY_OF + chair]
    pains = 0.0
    points = 0.0
    needed = plot.kinds
    i: i64 = 0
    end: i64 = len(needed)
    while i < end:
        kind = needed[i]
        missing = costs[kind] - v[first + kind]
        if missing > 0:
            short = float(missing)
            if affinity == kind:
                short *= w.LIKED
            pains += w.NEEDED_TOKEN * short
            points += w.HARVEST * short
            if not kinds >> kind & 1:
                pains += w.NOT_AT_HAND
                points += w.SEARCH
        i += 1
    if plot.lackeys > s.at_home(chair):
        pains += w.TOKEN
        points += w.HOMEWARD
    if plot.relic >= 0 and v[RELIC_OF + chair] != plot.relic:
        pains += w.MISSING_RELIC
        points += w.STEAL
        if not s[REACH + chair] >> KINGDOM & 1:
            pains += w.MISSING_RELIC
            points += w.ROAD
    return pains, points


def at_hand(s: Infamy, chair: int) -> int:
    """The resources that the own land and the Contested Areas beside it show, as bits."""
    v = s.v
    symbols: i64 = SYMBOL_ON
    linked: i64 = LINKED
    kinds = 0
    i = s.offsets[SHOWS + chair]
    end = i + v[SHOWS + chair]
    while i < end:
        spot = v[i]
        if v[linked + (spot >> 1)] and v[symbols + spot] < VILLAGE:
            kinds |= 1 << int(v[symbols + spot])
        i += 1
    if v[REACH + chair]:
        shore: i64 = SHORE
        coast = s.board.coasts[chair]
        i = 0
        end = len(coast)
        while i < end:
            if v[shore + coast[i]] >> chair & 1:
                kinds |= 1 << int(v[symbols + 2 * coast[i]])
            i += 1
    return kinds


def time_left(s: Infamy, chair: int) -> float:
    """Action Points that an Overlord will still have until the end, about."""
    now = float(s[AP]) if s[ACTIVE_CHAIR] == chair else 0.0
    if s[TURNS_LEFT] < 0:
        tension = 10 * (s.terms.events - s[FLIPPED]) - s[TENSION]
        pace = w.PACE_ALONE if s.terms.solo else w.PACE * s.terms.overlords
        return now + w.TURN_POINTS * (1.0 + tension / pace)
    seats_ahead = (chair - s[ACTIVE_CHAIR]) % s.players
    waiting = 0 < seats_ahead < s[TURNS_LEFT] + s.players - s.terms.overlords
    return now + (w.TURN_POINTS if waiting else 0.0)


def next_plan(s: Infamy, chair: int) -> float:
    """Worth of a Plot that is still to be chosen: the average one of its deck."""
    offer = s.cards(OFFER + chair)
    levels = [s.box.kinds[offer[0]] - KNAVERY] if offer else decks(s, chair)
    kinds = at_hand(s, chair)
    time = time_left(s, chair)
    best = 0.0
    for i, level in enumerate(levels):
        total = 0.0
        plots = s.box.plots_of[level]
        for plot in plots:
            total += plan(s, chair, plot, kinds, time)
        if i == 0 or total / len(plots) > best:
            best = total / len(plots)
    if s[ACTIVE_CHAIR] == chair and s[HAPPENED] & SCRATCHED:
        best -= w.HESITATION
    return best + w.BEST_OF_TWO


def lacking(s: Infamy, chair: int, plot: Plot) -> int:
    """The resources that a Plot still waits for, as bits."""
    v = s.v
    costs = plot.costs
    first: i64 = GOODS + 7 * chair
    kinds = 0
    unit = 1
    kind: i64 = 0
    while kind < 7:
        if v[first + kind] < costs[kind]:
            kinds |= unit
        unit += unit
        kind += 1
    return kinds


def surplus(s: Infamy, chair: int, plot: Plot) -> int:
    """Number of tokens that wait for no Plot, beyond one of each kind."""
    v = s.v
    costs = plot.costs
    first: i64 = GOODS + 7 * chair
    count: i64 = 0
    kind: i64 = 0
    while kind < 7:
        spare = v[first + kind] - costs[kind] - 1
        if spare > 0:
            count += spare
        kind += 1
    return int(count)


def lackey(s: Infamy, chair: int) -> float:
    if s.affinity(chair) != AFFINITY_LACKEY:
        return w.LACKEY
    return w.FETCHER if s.ability(chair) == FETCH else w.CHEAP_LACKEY
