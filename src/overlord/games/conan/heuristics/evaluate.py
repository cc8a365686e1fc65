"""How well a side stands, for players that look one step ahead.

Such a player never sees the second step, so whatever has been begun counts already by what will
probably come of it.
"""

from overlord.games.conan.components.scenario import HEROES
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.errands import fist, laden, progress
from overlord.games.conan.heuristics.gear import kit
from overlord.games.conan.heuristics.intents import activated, begun, in_the_air, stances
from overlord.games.conan.heuristics.objectives import precious, prey, thrift, turns_left, wanted
from overlord.games.conan.heuristics.omens import omen
from overlord.games.conan.heuristics.paths import Throng
from overlord.games.conan.heuristics.plans import prize
from overlord.games.conan.heuristics.roads import roads
from overlord.games.conan.heuristics.scenario_values import prospect
from overlord.games.conan.heuristics.strikes import force, life_of, ready, strength
from overlord.games.conan.movement.borders import LEAPS
from overlord.games.conan.overlord.reinforcement import river_units
from overlord.games.conan.state import (
    FATIGUE,
    HUSHED,
    MELEE,
    RESERVE,
    SPOTS,
    UNDECIDED,
    Conan,
    lies,
)
from overlord.games.conan.zones import BOARD, ESCAPED, OVERLORD


def evaluate(s: Conan, seat: int) -> float:
    """For the heroes' side; the Overlord's view is its opposite."""
    overlord = seat == s.terms.seats[OVERLORD]
    if s.verdict != UNDECIDED:
        worth = w.VICTORY if s.verdict else -w.VICTORY
    else:
        top = s.agenda[-1] if s.agenda else None
        throng = Throng(s)
        units = river_units(s)
        worth = _heroes(s, throng, seat) - _units(s, units) + progress(s, throng, seat)
        worth = worth + prospect(s) - _purse(s, seat)
        worth += in_the_air(s, top) + begun(s, top)
        if overlord:
            worth += _nearness(s, units) - activated(s, top) - omen(s, top)
        else:
            worth += stances(s, throng, seat, top)
    return -worth if overlord else worth


def _heroes(s: Conan, throng: Throng, seat: int) -> float:
    worth = 0.0
    useful = thrift(s, seat)
    for chair in range(1, len(s.base)):
        who = s.terms.heroes[chair]
        life = life_of(s, chair, s.vigour(chair))
        if lies(who, s.zones[ESCAPED]):
            worth += w.AWAY * life
        elif s.at[who] >= 0:
            gems = s.held(chair, RESERVE)
            worth += life + useful * (ready(gems) - _fear(s, throng, chair, gems))
            worth += kit(s, chair, 0) + (w.HALO if s.halo[who] else 0.0)
            worth -= w.SILENCE if s.marks[who] & HUSHED else 0.0
    for card in s.zones[BOARD]:
        if s.terms.side[card] and not s.is_hero(card):
            worth += strength(s, card, force(s, card))
    return worth - _deserted(s, seat)


def _deserted(s: Conan, seat: int) -> float:
    """What is lost when heroes leave while something is still to be brought away."""
    escaped = s.zones[ESCAPED]
    if not escaped:
        return 0.0
    gone = [c for c in range(1, len(s.base)) if lies(s.terms.heroes[c], escaped)]
    if not gone or not wanted(s):
        return 0.0
    left = s.heroes()
    best = max([fist(s, chair) for chair in left], default=0.0)
    few = len(left) < 2 or max([fist(s, chair) for chair in gone]) > best
    return w.DESERTED if few and turns_left(s, seat) > w.DESERTING_TURNS else w.LEFT_EARLY


def _fear(s: Conan, throng: Throng, chair: int, gems: int) -> float:
    """What enemies about may do to a hero, less what the gems at hand will stop."""
    here = s.at[s.terms.heroes[chair]]
    enemies = throng.enemies
    count = float(enemies[here])
    for area in s.board.beside[here]:
        count += w.FEAR_NEXT_DOOR * enemies[area]
    return w.FEAR * min(count, 5.0) * (1.0 - 0.7 * min(gems, 6) / 6.0) if count else 0.0


def _units(s: Conan, units: list[int]) -> float:
    """Life that is still there, by how hard the unit strikes."""
    worth = w.RETURN * s.reinforcement
    for unit in units:
        force = s.box.units[unit].menace
        for card in s.living(unit):
            worth += strength(s, card, force) - (w.SILENCE if s.marks[card] & HUSHED else 0.0)
    return worth


def _nearness(s: Conan, units: list[int]) -> float:
    """How near the units are to the heroes, above all to those who carry what is wanted."""
    goals = wanted(s)
    hunted = prey(s)
    heroes = s.heroes()
    where = [s.at[s.terms.heroes[chair]] for chair in heroes]
    network = roads(s.board, LEAPS, s.wrecked)
    more = [_detour(s, chair, goals) for chair in heroes]
    for area in s.scenario.stations:
        where.append(area)
        more.append(0.0)
    near = w.NEAR
    goal = prize(s)
    if goal >= 0:
        where = [goal]
        more = [0.0]
        near = w.NEAR_GOAL
    worth = 0.0
    for unit in units:
        if lies(unit, hunted):
            continue
        force = s.box.units[unit].menace
        archers = bool(s.box.units[unit].ranged) and goal < 0
        for card in s.living(unit):
            road = network.away(s.at[card])
            least = 0.0 if archers and _sees_hero(s, s.at[card], heroes) else w.YONDER
            for i in range(len(where)):
                least = min(least, road[where[i]] + more[i])
            worth -= near * force * (w.YONDER - least)
    return worth


def _detour(s: Conan, chair: int, goals: list[int]) -> float:
    """Movement points that a hero counts further away for being no target of the first order."""
    if s.scenario.aims.guard:
        return 0.0 if precious(s, s.terms.heroes[chair]) else w.GUARD_DETOUR
    return 0.0 if laden(s, chair, goals) else w.LADEN_DETOUR


def _sees_hero(s: Conan, area: int, heroes: list[int]) -> bool:
    seen = s.board.sight(s.wrecked)[area]
    for chair in heroes:
        if seen >> s.at[s.terms.heroes[chair]] & 1:
            return True
    return False


def _purse(s: Conan, seat: int) -> float:
    """The Overlord's energy: what will be recovered is as good as there.

    For the heroes it has been recovered before their turn is over: they shall not fear to end it.
    """
    now = s.held(OVERLORD, RESERVE)
    used = s.held(OVERLORD, FATIGUE) + sum(s.gems[MELEE:SPOTS])
    if s.side == HEROES and seat != s.terms.seats[OVERLORD]:
        now += min(used, s.recovery)
        used -= min(used, s.recovery)
    soon = now + min(used, s.recovery)
    idle = max(0, soon - s.recovery - w.RED_GEMS_ENOUGH)
    worth = (
        w.RED_GEM * (soon - idle)
        + w.RED_GEM_IDLE * idle
        + w.RED_GEM_AT_HAND * now
        + w.RED_GEM_SPARE * (now + used)
    )
    return worth * thrift(s, seat) if seat == s.terms.seats[OVERLORD] else worth
