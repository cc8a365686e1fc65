"""What the heroes have to fetch, find and kill, who does it, and how far they are from it."""

from typing import Final

from overlord.core.layout import ASIDE
from overlord.games.conan import vocabulary as v
from overlord.games.conan.movement import slips
from overlord.games.conan.numbered import tokens_of
from overlord.games.conan.roads import CLIMBS, FAR, FLIES, LEAPS, SWIMS, WRECKS, lanes, roads
from overlord.games.conan.room import burden
from overlord.games.conan.state import RESERVE, Conan
from overlord.games.conan.zones import (
    BOARD,
    CARRIED,
    ESCAPED,
    GROUND,
    OVERLORD,
    SEARCHED,
    SECRET,
    SPELLS,
)

CARRIED_OFF: Final = v.GOALS.index("carried-off")
SLAIN: Final = v.GOALS.index("slain")
HERO_SLAIN: Final = v.GOALS.index("hero-slain")
ROUNDS: Final = v.GOALS.index("rounds-over")

GOAL: Final = 290.0  # an object of the objective that has left the board
IN_HAND: Final = 90.0  # ... that a hero carries
IN_SIGHT: Final = 45.0  # ... that lies in the open
LOOKED: Final = 11.0  # a place that is known to be empty
PREY: Final = 7.0  # a point of life of somebody who must die
KILL: Final = 25.0  # their death
STEP: Final = 1.9  # what one movement point nearer to an errand is worth
HASTE: Final = 4.0  # ... and more, the fewer turns are left
HORIZON: Final = 24  # movement points beyond which an errand is as good as not begun
PORTER: Final = 1.6  # how much more the steps of whoever carries an objective count
AT_LEISURE: Final = 0.5  # ... or of a hunt that is not needed
HELD_FAST: Final = 4  # points that somebody who blocks the way costs beside their life
MUTED: Final = 6  # ... and what it costs a Spell Caster to be too laden to cast
HURRY: Final = 3  # turns within which everything must be brought away
REST: Final = 2  # gems that a hero will have in addition before the next turn
WAITING: Final = 10  # movement points that are reckoned for a light object whose carrier stays
LIGHT: Final = 3  # the load of something that does not keep anybody from other errands
LADEN: Final = 3  # ... and each point of base movement that a load takes


# What is wanted


def wanted(s: Conan) -> list[int]:
    """The cards that the heroes must carry off, and have not yet."""
    found: list[int] = []
    for win in s.scenario.wins:
        for goal in win.goals:
            if win.side and goal.verb == CARRIED_OFF:
                found += [card for card in goal.what if card not in s.zones[ESCAPED]]
    return found


def prey(s: Conan) -> list[int]:
    """The units that the heroes must kill: for its own sake, for a trophy, or for a key."""
    found = [unit for unit, _ in s.scenario.heads if s.alive(unit)]
    for win in s.scenario.wins:
        for goal in win.goals:
            if win.side and goal.verb == SLAIN:
                found += [unit for unit in goal.what if s.alive(unit) and unit not in found]
    return found


def precious(s: Conan, who: int) -> bool:
    """Whether the Overlord wins by somebody's death."""
    for win in s.scenario.wins:
        for goal in win.goals:
            if not win.side and goal.verb == HERO_SLAIN and who in goal.what:
                return True
    return False


def patient(s: Conan) -> bool:
    """Whether the heroes win when time is over."""
    for win in s.scenario.wins:
        for goal in win.goals:
            if win.side and goal.verb == ROUNDS:
                return True
    return False


def turns_left(s: Conan, seat: int) -> int:
    """Turns that the heroes still have.

    For each side they grow fewer in the other's turn, so that nobody fears to end the own one.
    """
    for win in s.scenario.wins:
        for goal in win.goals:
            if goal.verb == ROUNDS:
                waits = seat != s.terms.seats[OVERLORD] and s.side == OVERLORD
                return max(1, goal.amount - s.turn + int(waits))
    return 8


def stride(s: Conan, seat: int) -> float:
    """What one movement point nearer to an errand is worth; more as time runs out."""
    return STEP + HASTE / (1 + turns_left(s, seat))


def thrift(s: Conan, seat: int) -> float:
    """What energy is still good for: after the last turn nobody needs any."""
    left = turns_left(s, seat)
    return 1.0 if left > 2 else 0.6 if left == 2 else 0.2


# How far


def gifts(s: Conan, who: int) -> int:
    """The skills that open borders, as bits."""
    found = 0
    if s.has(who, v.CLIMB):
        found |= CLIMBS
    if s.has(who, v.WALL_WRECKER):
        found |= WRECKS
    if s.has(who, v.LEAP):
        found |= LEAPS
    if s.has(who, v.SWIMMING):
        found |= SWIMS
    if s.has(who, v.FLYING) or s.has(who, v.INTANGIBLE):
        found |= FLIES
    return found


def throng(s: Conan, who: int) -> list[int]:
    """By area: what those who stand there cost somebody who wants to leave it (CO-H73)."""
    count = [0] * s.board.size
    side = s.terms.side[who]
    for card in s.zones[BOARD]:
        if s.terms.side[card] == side:
            count[s.at[card]] -= 1
        elif s.has(card, v.BLOCKING):
            count[s.at[card]] += HELD_FAST + s.life[card]
        else:
            count[s.at[card]] += 1
    count[s.at[who]] += 1
    return count


def far(s: Conan, who: int, areas: list[int], leaving: int = 0) -> int:
    """Movement points to the nearest of some areas, with all who hold somebody up on the way.

    `leaving` 1: over the edge that lies there.
    """
    held = [0] * s.board.size if slips(s, who) else throng(s, who)
    best = FAR
    if teleports(s, who):
        gems = s.held(s.chair_of(who), RESERVE) + REST
        for area in areas:
            if s.board.steps(s.at[who], area) <= gems:
                hold = 1 + max(0, held[area]) if leaving else 0
                best = min(best, s.board.steps(s.at[who], area) + hold)
    ways = lanes(s.board, gifts(s, who), s.wrecked)
    least = [FAR] * s.board.size
    least[s.at[who]] = 0
    queue = [s.at[who]]
    for area in queue:
        cost = least[area]
        hold = max(0, held[area])
        if area in areas:
            best = min(best, cost + (1 + hold) * leaving)
        if cost + hold >= best:
            continue
        lane = ways[area]
        for i in range(0, len(lane), 2):
            price = cost + hold + lane[i + 1]
            if price < least[lane[i]]:
                least[lane[i]] = price
                queue.append(lane[i])
    return best


def teleports(s: Conan, who: int) -> bool:
    """Whether somebody could go through walls and enemies, a gem for each area."""
    chair = s.chair_of(who)
    if not chair or not s.zones[SPELLS + chair] or not s.has(who, v.SPELL_CASTER):
        return False
    for spell in s.zones[SPELLS + chair]:
        if s.cards.spell(spell).effect == v.E_TELEPORTATION:
            return True
    return False


def exits(s: Conan) -> list[int]:
    return [area for area in range(s.board.size) if s.board.places[area].exit]


# Who does what


def carrier(s: Conan, card: int) -> int:
    for chair in s.heroes():
        if card in s.zones[CARRIED + chair]:
            return chair
    return 0


def laden(s: Conan, chair: int, goals: list[int]) -> bool:
    """Whether a hero carries something that must be brought away."""
    for card in s.zones[CARRIED + chair]:
        if card in goals:
            return True
    return False


def missing(s: Conan, goals: list[int]) -> int:
    """How many of the wanted objects nobody carries yet."""
    count = 0
    for card in goals:
        if not carrier(s, card):
            count += 1
    return count


def homebound(s: Conan, seat: int, chair: int, goals: list[int]) -> bool:
    """Whether a hero should bring away what they carry: at once if it is heavy or time is short."""
    if not laden(s, chair, goals):
        return False
    if turns_left(s, seat) <= HURRY or not missing(s, goals):
        return True
    for card in s.zones[CARRIED + chair]:
        if card in goals and s.cards.loads[card] > LIGHT:
            return True
    return False


def fist(s: Conan, chair: int) -> float:
    """How hard a hero can strike."""
    melee = s.hero(chair).melee
    return 0.5 * (melee.die + 2) * min(melee.limit, s.vigour(chair))


def unsearched(s: Conan, seat: int) -> list[int]:
    """Where it may be; the Overlord knows the right place."""
    if seat == s.terms.seats[OVERLORD]:
        secret = s.zones[SECRET + OVERLORD]
        hiding = zip(tokens_of(s, OVERLORD), s.scenario.hiding, strict=True)
        return [area for token, area in hiding if token in secret]
    searched = s.zones[SEARCHED]
    hiding = zip(tokens_of(s, OVERLORD), s.scenario.hiding, strict=True)
    return [area for token, area in hiding if token not in searched]


def hidden(s: Conan, goals: list[int]) -> bool:
    for card in goals:
        if card in s.scenario.hidden and card in s.zones[ASIDE]:
            return True
    return False


class Errand:
    """Where a hero should go; `leaving` is 1 if off the board, `weight` how much it matters.

    `more` are the movement points that it takes afterwards.
    """

    def __init__(
        self, chair: int, areas: list[int], leaving: int, weight: float, more: int = 0
    ) -> None:
        self.chair = chair
        self.areas = areas
        self.leaving = leaving
        self.weight = weight
        self.more = more


def errands(s: Conan, seat: int) -> list[Errand]:
    """One for each hero who has something to do."""
    goals = wanted(s)
    lair = [s.at[card] for unit in prey(s) for card in s.living(unit)]
    found: list[Errand] = []
    free: list[int] = []
    for chair in s.heroes():
        if homebound(s, seat, chair, goals):
            count = len([card for card in s.zones[CARRIED + chair] if card in goals])
            found.append(Errand(chair, exits(s), 1, PORTER * count))
        elif not precious(s, s.terms.heroes[chair]):
            free.append(chair)
    if lair and free:
        best = free[0]
        for chair in free:
            if fist(s, chair) > fist(s, best):
                best = chair
        free.remove(best)
        found.append(Errand(best, lair, 0, AT_LEISURE if patient(s) else 1.0))
    for card in goals:
        if card in s.zones[GROUND] and free:
            chair = _fetcher(s, free, card)
            free.remove(chair)
            found.append(Errand(chair, [s.at[card]], 0, PORTER, _way_out(s, chair, s.at[card])))
    _send_out(s, seat, free, lair, found)
    return found


def _way_out(s: Conan, chair: int, area: int) -> int:
    """From an area over the nearest edge."""
    road = roads(s.board, area, gifts(s, s.terms.heroes[chair]), s.wrecked)
    return 1 + min([road[other] for other in exits(s)], default=FAR)


def _fetcher(s: Conan, chairs: list[int], card: int) -> int:
    """Who fetches an object: who is near, and strong enough."""
    best = chairs[0]
    least = 10 * FAR
    for chair in chairs:
        cost = far(s, s.terms.heroes[chair], [s.at[card]]) + strain(s, chair, card)
        if cost < least:
            best = chair
            least = cost
    return best


def strain(s: Conan, chair: int, card: int) -> int:
    """CO-H80 to CO-H82: what it would cost a hero to carry something in addition."""
    load = s.load(chair) + s.cards.loads[card]
    hero = s.hero(chair)
    cost = LADEN * ((load >= hero.load[1]) + (load >= hero.load[2]) - burden(s, chair))
    if load > hero.load[0]:
        cost += LADEN
    return cost + (MUTED if 0 < hero.skills[v.SPELL_CASTER] <= load else 0)


def _send_out(s: Conan, seat: int, free: list[int], lair: list[int], found: list[Errand]) -> None:
    """Whoever has nothing to fetch or to carry searches, or joins the hunt."""
    goals = wanted(s)
    places = unsearched(s, seat) if hidden(s, goals) else []
    for chair in free:
        if places:
            area = _next_place(s, chair, places)
            found.append(Errand(chair, [area], 0, 1.0))
            if len(places) > 1:
                places.remove(area)
        elif lair:
            found.append(Errand(chair, lair, 0, AT_LEISURE if patient(s) else 0.8))


def _next_place(s: Conan, chair: int, places: list[int]) -> int:
    """The nearest place to look into."""
    who = s.terms.heroes[chair]
    road = roads(s.board, s.at[who], gifts(s, who), s.wrecked)
    best = places[0]
    for area in places:
        if road[area] < road[best]:
            best = area
    return best


def relief(s: Conan, seat: int, giver: int, taker: int) -> float:
    """What it is worth that somebody else takes what one carries and must be brought away."""
    best = 0.0
    edge = exits(s)
    for card in s.zones[CARRIED + giver]:
        if card in wanted(s):
            gain = far(s, s.terms.heroes[giver], edge, 1) - far(s, s.terms.heroes[taker], edge, 1)
            best = max(best, PORTER * stride(s, seat) * (gain - strain(s, taker, card)))
    return best


def progress(s: Conan, seat: int) -> float:
    """How far the heroes have come, and how far everybody still has to go."""
    worth = 0.0
    goals = wanted(s)
    for win in s.scenario.wins:
        for goal in win.goals:
            if win.side and goal.verb == CARRIED_OFF:
                worth += GOAL * (len(goal.what) - len(goals))
    for card in goals:
        if card in s.zones[GROUND]:
            worth += IN_SIGHT
        elif carrier(s, card):
            worth += IN_HAND
    if s.scenario.hidden:
        places = len(s.scenario.hiding)
        worth += LOOKED * (len(s.zones[SEARCHED]) if hidden(s, goals) else places)
    for unit in prey(s):
        for card in s.living(unit):
            worth -= KILL + PREY * s.life[card]
    step = stride(s, seat)
    for chair in s.heroes():
        if laden(s, chair, goals) and not homebound(s, seat, chair, goals):
            worth += step * PORTER * (HORIZON - WAITING)
    for errand in errands(s, seat):
        way = far(s, s.terms.heroes[errand.chair], errand.areas, errand.leaving)
        worth += step * errand.weight * max(0, HORIZON - way - errand.more)
    return worth
