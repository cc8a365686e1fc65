"""What the heroes have to fetch, find and kill, who does it, and how far they are from it."""

from typing import Final

from overlord.games.conan import vocabulary as v
from overlord.games.conan.borders import gifts
from overlord.games.conan.movement import hindering, slips
from overlord.games.conan.numbered import tokens_of
from overlord.games.conan.objectives import patient, precious, prey, stride, turns_left, wanted
from overlord.games.conan.paths import Throng, far
from overlord.games.conan.roads import FAR, roads
from overlord.games.conan.state import Conan, lies
from overlord.games.conan.zones import CARRIED, GROUND, OVERLORD, SEARCHED, SECRET

GOAL: Final = 290.0  # an object of the objective that has left the board
IN_HAND: Final = 90.0  # ... that a hero carries
CLUMSY: Final = 40.0  # ... less if another could do it much better
IN_SIGHT: Final = 45.0  # ... that lies in the open
LOOKED: Final = 11.0  # a place that is known to be empty
PREY: Final = 7.0  # a point of life of somebody who must die
KILL: Final = 25.0  # their death
HORIZON: Final = 24  # movement points beyond which an errand is as good as not begun
PORTER: Final = 1.6  # how much more the steps of whoever carries an objective count
RESCUE: Final = 0.7  # ... or those of whoever comes to their help
AT_LEISURE: Final = 0.5  # ... or of a hunt that is not needed
MUTED: Final = 6  # ... and what it costs a Spell Caster to be too laden to cast
HURRY: Final = 3  # turns within which everything must be brought away
WAITING: Final = 10  # movement points that are reckoned for a light object whose carrier stays
LIGHT: Final = 3  # the load of something that does not keep anybody from other errands
STRONGER: Final = 5  # how much less it must cost another to be the better one
LADEN: Final = 3  # ... and each point of base movement that a load takes


def carrier(s: Conan, card: int) -> int:
    for chair in s.heroes():
        if lies(card, s.zones[CARRIED + chair]):
            return chair
    return 0


def laden(s: Conan, chair: int, goals: list[int]) -> bool:
    """Whether a hero carries something that must be brought away."""
    return bool(loot(s, chair, goals))


def loot(s: Conan, chair: int, goals: list[int]) -> list[int]:
    """What a hero carries and must be brought away."""
    carried = s.zones[CARRIED + chair]
    return [card for card in goals if lies(card, carried)]


def homebound(s: Conan, seat: int, chair: int, goals: list[int]) -> bool:
    """Whether a hero should bring away what they carry.

    What is heavy at once; the rest last of all, or when time is short: others may need help.
    """
    own = loot(s, chair, goals)
    if not own or turns_left(s, seat) <= HURRY or len(own) == len(goals):
        return bool(own)
    for card in own:
        if s.cards.loads[card] > LIGHT:
            return True
    return False


def fist(s: Conan, chair: int) -> float:
    """How hard a hero can strike."""
    melee = s.hero(chair).melee
    return 0.5 * (melee.die + 2) * min(melee.limit, s.vigour(chair))


def unsearched(s: Conan, seat: int) -> list[int]:
    """Where it may be; the Overlord knows the right place."""
    tokens = tokens_of(s, OVERLORD)
    hiding = s.scenario.hiding
    if seat == s.terms.seats[OVERLORD]:
        secret = s.zones[SECRET + OVERLORD]
        return [hiding[i] for i in range(len(hiding)) if lies(tokens[i], secret)]
    searched = s.zones[SEARCHED]
    return [hiding[i] for i in range(len(hiding)) if not lies(tokens[i], searched)]


def hidden(s: Conan, goals: list[int]) -> bool:
    """Whether something that must be brought away has not been found yet."""
    for card in s.scenario.hidden:
        if lies(card, goals) and not lies(card, s.zones[GROUND]) and not carrier(s, card):
            return True
    return False


class Errand:
    """Where a hero should go; `leaving` is 1 if off the board, `weight` how much it matters.

    `way` are the movement points that it takes, `more` those that it takes afterwards.
    """

    def __init__(
        self, chair: int, areas: list[int], leaving: int, weight: float, way: int, more: int = 0
    ) -> None:
        self.chair = chair
        self.areas = areas
        self.leaving = leaving
        self.weight = weight
        self.way = way
        self.more = more


def errands(s: Conan, throng: Throng, seat: int) -> list[Errand]:
    """One for each hero who has something to do."""
    goals = wanted(s)
    lair = [s.at[card] for unit in prey(s) for card in s.living(unit)]
    found: list[Errand] = []
    free: list[int] = []
    for chair in s.heroes():
        if homebound(s, seat, chair, goals):
            weight = PORTER * len(loot(s, chair, goals))
            found.append(_sent(s, throng, chair, s.board.exits, weight, 1))
        elif not precious(s, s.terms.heroes[chair]):
            free.append(chair)
    if lair and free:
        best = _strongest(s, free)
        free.remove(best)
        found.append(_sent(s, throng, best, lair, AT_LEISURE if patient(s) else 1.0))
    for card in goals:
        if free and lies(card, s.zones[GROUND]):
            errand = _fetching(s, throng, free, card)
            free.remove(errand.chair)
            found.append(errand)
    _send_out(s, throng, seat, free, lair, goals, found)
    return found


def _sent(
    s: Conan, throng: Throng, chair: int, areas: list[int], weight: float, leaving: int = 0
) -> Errand:
    way = far(s, throng, s.terms.heroes[chair], areas, leaving)
    return Errand(chair, areas, leaving, weight, way)


def _strongest(s: Conan, chairs: list[int]) -> int:
    """Who can strike hardest; of equals the first."""
    best = chairs[0]
    if len(chairs) > 1:
        most = fist(s, best)
        for chair in chairs[1:]:
            own = fist(s, chair)
            if own > most:
                best = chair
                most = own
    return best


def _fetching(s: Conan, throng: Throng, chairs: list[int], card: int) -> Errand:
    """Who fetches an object: who is near, and strong enough. Then it is to be brought away."""
    area = s.at[card]
    best = chairs[0]
    least = 10 * FAR
    way = 0
    for chair in chairs:
        steps = far(s, throng, s.terms.heroes[chair], [area])
        cost = steps + strain(s, chair, card)
        if cost < least:
            best = chair
            least = cost
            way = steps
    network = roads(s.board, gifts(s, s.terms.heroes[best]), s.wrecked)
    return Errand(best, [area], 0, PORTER, way, network.out()[area])


def strain(s: Conan, chair: int, card: int) -> int:
    """CO-H80 to CO-H82: what it costs a hero to carry something, or would cost."""
    load = s.load(chair)
    if not lies(card, s.zones[CARRIED + chair]):
        load += s.cards.loads[card]
    hero = s.hero(chair)
    cost = LADEN * ((load >= hero.load[1]) + (load >= hero.load[2]) + (load > hero.load[0]))
    return cost + (MUTED if 0 < hero.skills[v.SPELL_CASTER] <= load else 0)


def clumsy(s: Conan, chair: int, card: int, goals: list[int]) -> bool:
    """Whether somebody else with free hands could carry something much better."""
    for other in s.heroes():
        if other == chair or laden(s, other, goals):
            continue
        if strain(s, other, card) + STRONGER <= strain(s, chair, card):
            return True
    return False


def _send_out(
    s: Conan,
    throng: Throng,
    seat: int,
    free: list[int],
    lair: list[int],
    goals: list[int],
    found: list[Errand],
) -> None:
    """Whoever has nothing to fetch or to carry searches, or joins the hunt."""
    if not free:
        return
    places = unsearched(s, seat) if hidden(s, goals) else []
    for chair in free:
        if places:
            area = _next_place(s, chair, places)
            found.append(_sent(s, throng, chair, [area], 1.0))
            if len(places) > 1:
                places.remove(area)
        elif lair:
            found.append(_sent(s, throng, chair, lair, AT_LEISURE if patient(s) else 0.8))
        elif goals:
            found.append(_sent(s, throng, chair, _in_need(s, chair, goals), RESCUE))


def _in_need(s: Conan, chair: int, goals: list[int]) -> list[int]:
    """Where enemies hold up whoever carries an objective; if nowhere, one may stay."""
    found: list[int] = []
    for other in s.heroes():
        porter = s.terms.heroes[other]
        if laden(s, other, goals) and hindering(s, porter) and not slips(s, porter):
            found.append(s.at[porter])
    return found or [s.at[s.terms.heroes[chair]]]


def _next_place(s: Conan, chair: int, places: list[int]) -> int:
    """The nearest place to look into."""
    who = s.terms.heroes[chair]
    road = roads(s.board, gifts(s, who), s.wrecked).away(s.at[who])
    best = places[0]
    for area in places:
        if road[area] < road[best]:
            best = area
    return best


def relief(s: Conan, seat: int, giver: int, taker: int) -> float:
    """What it is worth that somebody else takes what one carries and must be brought away."""
    best = 0.0
    throng = Throng(s)
    for card in loot(s, giver, wanted(s)):
        gain = _to_the_edge(s, throng, giver) - _to_the_edge(s, throng, taker)
        ease = strain(s, giver, card) - strain(s, taker, card)
        best = max(best, PORTER * stride(s, seat) * (gain + ease))
    return best


def _to_the_edge(s: Conan, throng: Throng, chair: int) -> int:
    return far(s, throng, s.terms.heroes[chair], s.board.exits, 1)


def progress(s: Conan, throng: Throng, seat: int) -> float:
    """How far the heroes have come, and how far everybody still has to go."""
    goals = wanted(s)
    worth = _gains(s, goals)
    for unit in prey(s):
        for card in s.living(unit):
            worth -= KILL + PREY * s.life[card]
    step = stride(s, seat)
    for chair in s.heroes():
        if laden(s, chair, goals) and not homebound(s, seat, chair, goals):
            worth += step * PORTER * (HORIZON - WAITING)
    for errand in errands(s, throng, seat):
        worth += step * errand.weight * max(0, HORIZON - errand.way - errand.more)
    return worth


def _gains(s: Conan, goals: list[int]) -> float:
    """What has become of the objects to carry off, and of the places where they may be."""
    worth = GOAL * (len(s.scenario.aims.fetch) - len(goals))
    for card in goals:
        chair = carrier(s, card)
        if chair:
            worth += IN_HAND - (CLUMSY if clumsy(s, chair, card, goals) else 0.0)
        elif lies(card, s.zones[GROUND]):
            worth += IN_SIGHT
    if s.scenario.hidden:
        searched = s.zones[SEARCHED] if hidden(s, goals) else s.scenario.hiding
        worth += LOOKED * len(searched)
    return worth
