"""Score of a side, for players that look one step ahead.

Such a player never sees the second step, so whatever has been begun counts already by what will
probably come of it.
"""

from overlord.games.conan.components.scenario import HEROES
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.errands import fist, laden, progress
from overlord.games.conan.heuristics.gear import kit
from overlord.games.conan.heuristics.intents import (
    activation_value,
    in_the_air,
    intent_value,
    next_activation,
    stances,
)
from overlord.games.conan.heuristics.objectives import (
    cards_to_fetch,
    precious,
    prey,
    thrift,
    turns_left,
)
from overlord.games.conan.heuristics.omens import omen
from overlord.games.conan.heuristics.paths import EnemyMap
from overlord.games.conan.heuristics.plans import prize
from overlord.games.conan.heuristics.roads import roads
from overlord.games.conan.heuristics.scenario_values import mutiny_worth, scenario_worth
from overlord.games.conan.heuristics.strikes import force, life_of, ready, strength
from overlord.games.conan.movement.borders import LEAPS
from overlord.games.conan.overlord.reinforcement import river_units
from overlord.games.conan.state import (
    FATIGUE,
    HUSHED,
    MELEE,
    RESERVE,
    UNDECIDED,
    Conan,
    lies,
)
from overlord.games.conan.zones import (
    BOARD,
    ESCAPED,
    GEMS,
    OVERLORD,
    REINFORCEMENT,
    SIDE,
    SPOTS,
    VERDICT,
)


def evaluate(s: Conan, seat: int) -> float:
    """For the heroes' side; the Overlord's view is its opposite."""
    overlord = seat == s.terms.seats[OVERLORD]
    if s[VERDICT] != UNDECIDED:
        worth = w.VICTORY if s[VERDICT] else -w.VICTORY
    else:
        top = s.agenda[-1] if s.agenda else None
        enemy_map = EnemyMap(s)
        units = river_units(s)
        worth = _heroes(s, enemy_map, seat) - _units(s, units) + progress(s, enemy_map, seat)
        worth = worth + scenario_worth(s) - _purse(s, seat)
        worth += in_the_air(s, top) + intent_value(s, top)
        if overlord:
            worth += _nearness(s, units) - activation_value(s, top) - omen(s, top)
            worth -= next_activation(s)
        else:
            worth += mutiny_worth(s) + stances(s, enemy_map, seat, top)
    return -worth if overlord else worth


def _heroes(s: Conan, enemy_map: EnemyMap, seat: int) -> float:
    worth = 0.0
    useful = thrift(s, seat)
    for chair in range(1, s.chairs):
        who = s.terms.heroes[chair]
        life = life_of(s, chair, s.vigour(chair))
        if s.holds(ESCAPED, who):
            worth += w.AWAY * life
        elif s.at(who) >= 0:
            gems = s.held(chair, RESERVE)
            worth += life + useful * (ready(gems) - _fear(s, enemy_map, chair, gems))
            worth += kit(s, chair, 0) + (w.HALO if s.halo(who) else 0.0)
            worth -= w.SILENCE if s.marks(who) & HUSHED else 0.0
    sides = s.terms.side
    for card in s.native(BOARD):
        if sides[card] and not s.is_hero(int(card)):
            worth += strength(s, int(card), force(s, int(card)))
    return worth - _desertion_loss(s, seat)


def _desertion_loss(s: Conan, seat: int) -> float:
    """Loss when heroes leave while something is still to be brought away."""
    if not s.count(ESCAPED):
        return 0.0
    escaped = s.cards(ESCAPED)
    gone = [c for c in range(1, s.chairs) if lies(s.terms.heroes[c], escaped)]
    if not gone or not cards_to_fetch(s):
        return 0.0
    left = s.heroes()
    best = max([fist(s, chair) for chair in left], default=0.0)
    few = len(left) < 2 or max([fist(s, chair) for chair in gone]) > best
    return w.DESERTED if few and turns_left(s, seat) > w.DESERTING_TURNS else w.LEFT_EARLY


def _fear(s: Conan, enemy_map: EnemyMap, chair: int, gems: int) -> float:
    """Harm that enemies about may do to a hero, less what the gems at hand will stop."""
    here = s.at(s.terms.heroes[chair])
    enemies = enemy_map.enemies
    count = float(int(enemies[here]))
    for area in s.board.beside[here]:
        count += w.FEAR_NEXT_DOOR * int(enemies[area])
    return w.FEAR * min(count, 5.0) * (1.0 - 0.7 * min(gems, 6) / 6.0) if count else 0.0


def _units(s: Conan, units: list[int]) -> float:
    """Life that is still there, by how hard the unit strikes."""
    worth = w.RETURN * s[REINFORCEMENT]
    for unit in units:
        force = s.box.units[unit].menace
        for card in s.box.units[unit].models:
            if s.at(card) >= 0:
                worth += strength(s, card, force) - (w.SILENCE if s.marks(card) & HUSHED else 0.0)
    return worth


def _nearness(s: Conan, units: list[int]) -> float:
    """Nearness of the units to the heroes, above all to those who carry what is wanted."""
    goals = cards_to_fetch(s)
    hunted = prey(s)
    heroes = s.heroes()
    where = [s.at(s.terms.heroes[chair]) for chair in heroes]
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
        for card in s.box.units[unit].models:
            if s.at(card) < 0:
                continue
            road = network.away(s.at(card))
            least = 0.0 if archers and _sees_hero(s, s.at(card), heroes) else w.YONDER
            for i in range(len(where)):
                least = min(least, int(road[where[i]]) + more[i])
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
        if seen >> s.at(s.terms.heroes[chair]) & 1:
            return True
    return False


def _purse(s: Conan, seat: int) -> float:
    """The Overlord's energy: what will be recovered is as good as there.

    For the heroes it has been recovered before their turn is over: they shall not fear to end it.
    What he saves is idle only where he has to fight for places; elsewhere it waits for its chance.
    """
    now = s.held(OVERLORD, RESERVE)
    used = s.held(OVERLORD, FATIGUE) + sum(s[GEMS + spot] for spot in range(MELEE, SPOTS))
    if s[SIDE] == HEROES and seat != s.terms.seats[OVERLORD]:
        now += min(used, s.recovery)
        used -= min(used, s.recovery)
    soon = now + min(used, s.recovery)
    idle = 0
    if s.scenario.aims.keep or s.scenario.stations:
        idle = max(0, soon - s.recovery - w.RED_GEMS_ENOUGH)
    worth = (
        w.RED_GEM * (soon - idle)
        + w.RED_GEM_IDLE * idle
        + w.RED_GEM_AT_HAND * now
        + w.RED_GEM_SPARE * (now + used)
    )
    return worth * thrift(s, seat) if seat == s.terms.seats[OVERLORD] else worth
