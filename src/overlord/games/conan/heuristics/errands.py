"""Errands of the heroes: what to fetch, find and kill, who does it, and how far away it is."""

from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.objectives import (
    cards_to_fetch,
    patient,
    precious,
    prey,
    stride,
    turns_left,
    wards,
)
from overlord.games.conan.heuristics.paths import EnemyMap, far
from overlord.games.conan.heuristics.plans import (
    Captive,
    aim,
    captives,
    cell,
    next_to_ask,
    rest_of_way,
    sides,
    skill,
    to_ask,
    ways_out,
)
from overlord.games.conan.heuristics.roads import FAR, roads
from overlord.games.conan.movement.borders import gifts
from overlord.games.conan.movement.costs import hindering, slips
from overlord.games.conan.state import Conan, lies
from overlord.games.conan.table.numbered_places import tokens_of
from overlord.games.conan.zones import CARRIED, GROUND, OVERLORD, SEARCHED, SECRET


def carrier(s: Conan, card: int) -> int:
    for chair in range(1, s.chairs):
        if s.holds(CARRIED + chair, card) and s.stands(chair):
            return chair
    return 0


def laden(s: Conan, chair: int, goals: list[int]) -> bool:
    """Whether a hero carries something that must be brought away."""
    for card in goals:
        if s.holds(CARRIED + chair, card):
            return True
    return False


def loot(s: Conan, chair: int, goals: list[int]) -> list[int]:
    """Objects that a hero carries and that must be brought away."""
    return [card for card in goals if s.holds(CARRIED + chair, card)]


def homebound(s: Conan, seat: int, chair: int, goals: list[int]) -> bool:
    """Whether a hero should bring away what they carry.

    What is heavy at once; the rest last of all, or when time is short: others may need help.
    """
    own = loot(s, chair, goals)
    if not own or turns_left(s, seat) <= w.HURRY or len(own) == len(goals):
        return bool(own)
    for card in own:
        if s.box.loads[card] > w.LIGHT:
            return True
    return False


def fist(s: Conan, chair: int) -> float:
    """Strength of a hero's blow."""
    melee = s.hero(chair).melee
    return 0.5 * (melee.die + 2) * min(melee.limit, s.vigour(chair))


def places_to_search(s: Conan, seat: int) -> list[int]:
    """Places where it may be; the Overlord knows the right one."""
    tokens = tokens_of(s, OVERLORD)
    hiding = s.scenario.hiding
    if seat == s.terms.seats[OVERLORD]:
        secret = s.cards(SECRET + OVERLORD)
        return [hiding[i] for i in range(len(hiding)) if lies(tokens[i], secret)]
    searched = s.cards(SEARCHED)
    return [hiding[i] for i in range(len(hiding)) if not lies(tokens[i], searched)]


def hidden(s: Conan, goals: list[int]) -> bool:
    """Whether something that must be brought away has not been found yet."""
    for card in s.scenario.hidden:
        if lies(card, goals) and not s.holds(GROUND, card) and not carrier(s, card):
            return True
    return False


class Errand:
    """Goal of a hero; `leaving` is 1 if off the board, `weight` how much it matters.

    `way` are the movement points that it takes, `more` those that it takes afterwards.
    """

    def __init__(
        self,
        chair: int,
        areas: list[int],
        leaving: int,
        weight: float,
        way: int,
        more: int = 0,
    ) -> None:
        self.chair = chair
        self.areas = areas
        self.leaving = leaving
        self.weight = weight
        self.way = way
        self.more = more


def errands(s: Conan, enemy_map: EnemyMap, seat: int) -> list[Errand]:
    """One for each hero who has something to do."""
    if s.scenario.aims.escape:
        return _getting_away(s, enemy_map)
    if s.scenario.aims.keep:
        posts = aim(s)
        return [_sent(s, enemy_map, chair, posts, w.WATCH_STEP) for chair in s.heroes()]
    goals = cards_to_fetch(s)
    found: list[Errand] = []
    free: list[int] = []
    for chair in s.heroes():
        if homebound(s, seat, chair, goals):
            weight = w.PORTER_STEP * len(loot(s, chair, goals))
            found.append(_sent(s, enemy_map, chair, s.board.exits, weight, 1))
        elif not precious(s, s.terms.heroes[chair]):
            free.append(chair)
    _chase_and_fetch(s, enemy_map, seat, free, goals, found)
    return found


def _chase_and_fetch(
    s: Conan, enemy_map: EnemyMap, seat: int, free: list[int], goals: list[int], found: list[Errand]
) -> None:
    """Note the errands of those who carry nothing away: the hunt, objects, locks, the rest."""
    lair = [s.at(card) for unit in prey(s) for card in s.living(unit)]
    shut_in = captives(s, goals)
    if lair and free:
        best = _strongest(s, free)
        free.remove(best)
        errand = _sent(s, enemy_map, best, lair, w.LEISURE_STEP if patient(s) else 1.0)
        if shut_in:
            _go_on(s, errand, lair[0], shut_in[0])
        found.append(errand)
    for card in goals:
        if free and s.holds(GROUND, card) and cell(s, card) < 0:
            errand = _fetching(s, enemy_map, free, card)
            free.remove(errand.chair)
            found.append(errand)
    for captive in shut_in:
        if free:
            _to_the_lock(s, enemy_map, free, captive, found)
    _send_out(s, enemy_map, seat, free, lair, goals, found)


def _sent(
    s: Conan, enemy_map: EnemyMap, chair: int, areas: list[int], weight: float, leaving: int = 0
) -> Errand:
    way = far(s, enemy_map, s.terms.heroes[chair], areas, leaving)
    return Errand(chair, areas, leaving, weight, way)


def _go_on(s: Conan, errand: Errand, area: int, captive: Captive) -> None:
    """From where an errand leads there is a way to go on: to somebody who is locked in, and out."""
    network = roads(s.board, gifts(s, s.terms.heroes[errand.chair]), s.wrecked)
    errand.more = rest_of_way(s, network, area, captive)
    errand.weight = w.PORTER_STEP


def _to_the_lock(
    s: Conan, enemy_map: EnemyMap, free: list[int], captive: Captive, found: list[Errand]
) -> None:
    """Somebody fetches the key, or goes to the lock with it."""
    key = captive.gate.key
    keeper = carrier(s, key)
    if keeper and lies(keeper, free):
        errand = _sent(s, enemy_map, keeper, sides(s, captive.gate), w.PORTER_STEP)
    elif s.holds(GROUND, key):
        errand = _fetching(s, enemy_map, free, key)
    else:
        return
    _go_on(s, errand, errand.areas[0], captive)
    free.remove(errand.chair)
    found.append(errand)


def _getting_away(s: Conan, enemy_map: EnemyMap) -> list[Errand]:
    """All heroes shall leave, past everybody whom they have to ask; one of them opens the door."""
    found: list[Errand] = []
    asked = to_ask(s)
    opener, door = _opener(s, enemy_map)
    for chair in s.heroes():
        if asked:
            who = s.terms.heroes[chair]
            network = roads(s.board, gifts(s, who), s.wrecked)
            area = next_to_ask(s, network, s.at(who), asked)
            errand = _sent(s, enemy_map, chair, [area], w.PORTER_STEP)
            errand.more = network.tour(asked & ~(1 << area))[area] + w.QUESTION_WAY
        elif chair == opener:
            errand = _sent(s, enemy_map, chair, door, w.PORTER_STEP)
            errand.more = w.BARRED_WAY
        else:
            errand = _sent(s, enemy_map, chair, s.board.exits, w.PORTER_STEP, 1)
        found.append(errand)
    return found


def _opener(s: Conan, enemy_map: EnemyMap) -> tuple[int, list[int]]:
    """Hero nearest to a lock on the way out, if good enough, and its areas; 0 if there is none."""
    best = 0
    door: list[int] = []
    least = 10.0 * FAR
    for gate in ways_out(s):
        for chair in s.heroes():
            margin = skill(s, chair, gate)
            if margin < w.HOPELESS:
                continue
            way = far(s, enemy_map, s.terms.heroes[chair], sides(s, gate))
            if way - w.UNSKILLED_WAY * min(margin, 0.0) < least:
                least = way - w.UNSKILLED_WAY * min(margin, 0.0)
                best = chair
                door = sides(s, gate)
    return best, door


def _strongest(s: Conan, chairs: list[int]) -> int:
    """Hero who can strike hardest; of equals the first."""
    best = chairs[0]
    if len(chairs) > 1:
        most = fist(s, best)
        for chair in chairs[1:]:
            own = fist(s, chair)
            if own > most:
                best = chair
                most = own
    return best


def _fetching(s: Conan, enemy_map: EnemyMap, chairs: list[int], card: int) -> Errand:
    """Errand of the hero who fetches an object: near, and strong enough. Then it is brought away.

    Nobody who would leave it to somebody else, as long as another is free.
    """
    area = s.at(card)
    goals = cards_to_fetch(s)
    able = [chair for chair in chairs if not clumsy(s, chair, card, goals)] or chairs
    best = able[0]
    least = 10 * FAR
    way = 0
    for chair in able:
        steps = far(s, enemy_map, s.terms.heroes[chair], [area])
        cost = steps + strain(s, chair, card)
        if cost < least:
            best = chair
            least = cost
            way = steps
    network = roads(s.board, gifts(s, s.terms.heroes[best]), s.wrecked)
    return Errand(best, [area], 0, w.PORTER_STEP, way, network.out()[area])


def strain(s: Conan, chair: int, card: int) -> int:
    """CO-H80 to CO-H82: what it costs a hero to carry something, or would cost."""
    load = s.load(chair)
    if not s.holds(CARRIED + chair, card):
        load += s.box.loads[card]
    hero = s.hero(chair)
    cost = w.LOAD_STRAIN * ((load >= hero.load[1]) + (load >= hero.load[2]) + (load > hero.load[0]))
    return cost + (w.MUTED_STRAIN if 0 < hero.skills[v.SPELL_CASTER] <= load else 0)


def clumsy(s: Conan, chair: int, card: int, goals: list[int]) -> bool:
    """Whether somebody else with free hands could carry something much better."""
    for other in s.heroes():
        if other == chair or laden(s, other, goals):
            continue
        if strain(s, other, card) + w.LESS_STRAIN <= strain(s, chair, card):
            return True
    return False


def _send_out(
    s: Conan,
    enemy_map: EnemyMap,
    seat: int,
    free: list[int],
    lair: list[int],
    goals: list[int],
    found: list[Errand],
) -> None:
    """Whoever has nothing to fetch or to carry searches, or joins the hunt."""
    if not free:
        return
    places = places_to_search(s, seat) if hidden(s, goals) else []
    for chair in free:
        if places:
            area = _next_place(s, chair, places)
            found.append(_sent(s, enemy_map, chair, [area], 1.0))
            if len(places) > 1:
                places.remove(area)
        elif lair:
            found.append(
                _sent(s, enemy_map, chair, lair, w.LEISURE_STEP if patient(s) else w.HUNT_STEP)
            )
        elif goals and s.scenario.chained:
            found.append(_sent(s, enemy_map, chair, _ahead(s, chair, found), w.ESCORT_STEP))
        elif goals:
            found.append(_sent(s, enemy_map, chair, _in_need(s, chair, goals), w.RESCUE_STEP))


def _ahead(s: Conan, chair: int, found: list[Errand]) -> list[int]:
    """Area of whoever has the next step of a chain to do; if nobody has, one may stay."""
    for errand in found:
        if errand.weight >= w.PORTER_STEP:
            return [s.at(s.terms.heroes[errand.chair])]
    return [s.at(s.terms.heroes[chair])]


def _in_need(s: Conan, chair: int, goals: list[int]) -> list[int]:
    """Areas where enemies hold up whoever carries an objective; if nowhere, one may stay."""
    found: list[int] = []
    for other in s.heroes():
        porter = s.terms.heroes[other]
        if laden(s, other, goals) and hindering(s, porter) and not slips(s, porter):
            found.append(s.at(porter))
    return found or [s.at(s.terms.heroes[chair])]


def _next_place(s: Conan, chair: int, places: list[int]) -> int:
    """The nearest place to look into."""
    who = s.terms.heroes[chair]
    road = roads(s.board, gifts(s, who), s.wrecked).away(s.at(who))
    best = places[0]
    for area in places:
        if road[area] < road[best]:
            best = area
    return best


def relief(s: Conan, seat: int, giver: int, taker: int) -> float:
    """Worth of handing over to somebody else what one carries and must be brought away."""
    best = 0.0
    enemy_map = EnemyMap(s)
    for card in loot(s, giver, cards_to_fetch(s)):
        gain = _to_the_edge(s, enemy_map, giver) - _to_the_edge(s, enemy_map, taker)
        ease = strain(s, giver, card) - strain(s, taker, card)
        best = max(best, w.PORTER_STEP * stride(s, seat) * (gain + ease))
    return best


def _to_the_edge(s: Conan, enemy_map: EnemyMap, chair: int) -> int:
    return far(s, enemy_map, s.terms.heroes[chair], s.board.exits, 1)


def progress(s: Conan, enemy_map: EnemyMap, seat: int) -> float:
    """Progress of the heroes, and how far everybody still has to go."""
    goals = cards_to_fetch(s)
    worth = _gains(s, goals)
    for unit in prey(s):
        for card in s.living(unit):
            worth -= w.PREY_DEATH + w.PREY_LIFE * s.life(card)
    protectors = wards(s)
    if protectors:
        worth -= w.WARD
        for card in protectors:
            worth -= w.WARD_LIFE * s.life(card)
    step = stride(s, seat)
    chained = s.scenario.chained
    for chair in s.heroes():
        if laden(s, chair, goals) and not homebound(s, seat, chair, goals):
            worth += step * w.PORTER_STEP * (w.HORIZON - w.WAITING_WAY)
    for errand in errands(s, enemy_map, seat):
        way = errand.way + errand.more
        left = -min(way, w.CHAIN_HORIZON) if chained else max(0, w.HORIZON - way)
        worth += step * errand.weight * left
    return worth


def _gains(s: Conan, goals: list[int]) -> float:
    """Worth of the objects carried off, and of the places where they may be."""
    worth = w.GOAL * (len(s.scenario.aims.fetch) - len(goals))
    for card in goals:
        chair = carrier(s, card)
        if chair:
            worth += w.GOAL_IN_HAND - (
                w.GOAL_IN_CLUMSY_HAND if clumsy(s, chair, card, goals) else 0.0
            )
        elif s.holds(GROUND, card):
            worth += w.GOAL_IN_SIGHT
    if s.scenario.hidden:
        searched = s.cards(SEARCHED) if hidden(s, goals) else s.scenario.hiding
        worth += w.EMPTY_PLACE * len(searched)
    return worth
