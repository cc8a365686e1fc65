"""What a Plot promises an Overlord, as far as there is time for it.

The unit is a tenth of a Misery Point, as in `heuristics`.
"""

from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM
from overlord.games.overlords_of_infamy.box import KNAVERY, Plot
from overlord.games.overlords_of_infamy.cards.vocabulary import FETCH
from overlord.games.overlords_of_infamy.cards.vocabulary import LACKEY as AFFINITY_LACKEY
from overlord.games.overlords_of_infamy.heuristics import weights as w
from overlord.games.overlords_of_infamy.marks import SCRATCHED, VILLAGE
from overlord.games.overlords_of_infamy.plots import decks
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import OFFER


def plan(s: Infamy, chair: int, plot: Plot, kinds: int, time: float) -> float:
    """What a Plot promises beyond what it takes, if there is time for it.

    `kinds` are the resources at hand, `time` the Action Points until the end.
    """
    worth = (
        w.MISERY_POINT * plot.points - w.TOKEN * sum(plot.cost) - lackey(s, chair) * plot.lackeys
    )
    if plot.relic >= 0:
        worth -= w.RELIC
    infamy = s.infamy[chair]
    if infamy < 5:
        worth += w.INFAMY[infamy + 1] - w.INFAMY[infamy]
    pains, points = labour(s, chair, plot, kinds)
    in_time = max(0.0, min(1.0, 0.5 + (time - points) / w.SPREAD))
    return in_time * (worth - pains) - (1.0 - in_time) * w.IN_VAIN


def labour(s: Infamy, chair: int, plot: Plot, kinds: int) -> tuple[float, float]:
    """What it takes to gather what a Plot still waits for: a loss, and Action Points."""
    pains = 0.0
    points = 0.0
    for kind in range(7):
        short = float(plot.cost[kind] - s.goods[7 * chair + kind])
        if short > 0.0:
            if s.affinity(chair) == kind:
                short *= w.LIKED
            pains += w.NEEDED_TOKEN * short
            points += w.HARVEST * short
            if not kinds >> kind & 1:
                pains += w.NOT_AT_HAND
                points += w.SEARCH
    if plot.lackeys > s.at_home(chair):
        pains += w.TOKEN
        points += w.HOMEWARD
    if plot.relic >= 0 and s.relic[chair] != plot.relic:
        pains += w.MISSING_RELIC
        points += w.STEAL
        if not s.reach[chair] >> KINGDOM & 1:
            pains += w.MISSING_RELIC
            points += w.ROAD
    return pains, points


def at_hand(s: Infamy, chair: int) -> int:
    """The resources that the own land and the Contested Areas beside it show, as bits."""
    kinds = 0
    for spot in s.shows[chair]:
        if s.linked[spot >> 1] and 0 <= s.symbol[spot] < VILLAGE:
            kinds |= 1 << s.symbol[spot]
    for arm in s.board.borders[chair]:
        if s.reach[chair] >> CONTESTED + arm & 1:
            for space in s.board.arms[arm]:
                if s.shore[space] >> chair & 1:
                    kinds |= 1 << s.symbol[2 * space]
    return kinds


def time_left(s: Infamy, chair: int) -> float:
    """How many Action Points an Overlord will still have until the end, about."""
    now = float(s.ap) if s.active == chair else 0.0
    if s.final < 0:
        tension = 10 * (s.terms.events - s.flipped) - s.tension
        pace = w.PACE_ALONE if s.terms.solo else w.PACE * s.terms.overlords
        return now + w.TURN_POINTS * (1.0 + tension / pace)
    seats_ahead = (chair - s.active) % s.players
    waiting = 0 < seats_ahead < s.final + s.players - s.terms.overlords
    return now + (w.TURN_POINTS if waiting else 0.0)


def next_plan(s: Infamy, chair: int) -> float:
    """What a Plot will promise that is still to be chosen: the average one of its deck."""
    offer = s.zones[OFFER + chair]
    levels = [s.box.kinds[offer[0]] - KNAVERY] if offer else decks(s, chair)
    kinds = at_hand(s, chair)
    time = time_left(s, chair)
    best = 0.0
    for i, level in enumerate(levels):
        total = 0.0
        count = 0
        for plot in s.box.plots:
            if plot.level == level:
                total += plan(s, chair, plot, kinds, time)
                count += 1
        if i == 0 or total / count > best:
            best = total / count
    if s.active == chair and s.done & SCRATCHED:
        best -= w.HESITATION
    return best + w.BEST_OF_TWO


def lacking(s: Infamy, chair: int, plot: Plot) -> int:
    """The resources that a Plot still waits for, as bits."""
    kinds = 0
    for kind in range(7):
        if s.goods[7 * chair + kind] < plot.cost[kind]:
            kinds |= 1 << kind
    return kinds


def surplus(s: Infamy, chair: int, plot: Plot) -> int:
    """How many tokens wait for no Plot, beyond one of each kind."""
    count = 0
    for kind in range(7):
        spare = s.goods[7 * chair + kind] - plot.cost[kind] - 1
        if spare > 0:
            count += spare
    return count


def lackey(s: Infamy, chair: int) -> float:
    if s.affinity(chair) != AFFINITY_LACKEY:
        return w.LACKEY
    return w.FETCHER if s.ability(chair) == FETCH else w.CHEAP_LACKEY
