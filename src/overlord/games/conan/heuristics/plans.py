"""Plans: what has to be done in which order, as it follows from the file of a scenario.

A chain is read from its end: somebody who must be brought away sits behind a lock, the lock takes a
key, and a unit has the key. What comes later counts by the way that it will take.
"""

from typing import Final

from overlord.games.conan.components.box import usual
from overlord.games.conan.components.scenario import Gate
from overlord.games.conan.components.vocabulary import BARRICADE, LOCK, LOCK_PICKING, RED
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.objectives import cards_to_fetch
from overlord.games.conan.heuristics.roads import Roads
from overlord.games.conan.scenarios.gates import locks_beside
from overlord.games.conan.scenarios.priests import PRIESTS
from overlord.games.conan.state import Conan, lies
from overlord.games.conan.table.numbered_places import priests, tokens_of
from overlord.games.conan.zones import BARRICADES, CARRIED, GROUND, OVERLORD, SECRET

PLENTY: Final = 1000


def shut(s: Conan, gate: Gate) -> bool:
    """Whether a gate is a lock that nobody has opened yet."""
    return gate.kind == LOCK and not s.wrecked >> gate.border & 1


def cell(s: Conan, card: int) -> int:
    """The gate with a key behind which something lies, by its number; -1 if it can be reached."""
    if not s.scenario.gates or not s.holds(GROUND, card):
        return -1
    for i in locks_beside(s, s.at(card)):
        if s.scenario.gates[i].key:
            return i
    return -1


class Captive:
    """Something that must be brought away and is locked in, and the gate that shuts it in."""

    def __init__(self, card: int, gate: Gate) -> None:
        self.card = card
        self.gate = gate


def captives(s: Conan, goals: list[int]) -> list[Captive]:
    if not s.scenario.gates:
        return []
    found: list[Captive] = []
    for card in goals:
        i = cell(s, card)
        if i >= 0:
            found.append(Captive(card, s.scenario.gates[i]))
    return found


def rest_of_way(s: Conan, network: Roads, area: int, captive: Captive) -> int:
    """Movement points from an area to who is locked in, and out with them."""
    inside = s.at(captive.card)
    return network.away(area)[inside] + network.out()[inside]


def sides(s: Conan, gate: Gate) -> list[int]:
    border = s.board.borders[gate.border]
    return [border.a, border.b]


def ways_out(s: Conan) -> list[Gate]:
    """Locks without a key between the heroes and a way out, as long as none of them is open."""
    found: list[Gate] = []
    for gate in s.scenario.gates:
        if gate.kind != LOCK or not _leads_out(s, gate):
            continue
        if not shut(s, gate):
            return []
        if not gate.key or _key_at_hand(s, gate):
            found.append(gate)
    return found


def at_the_door(s: Conan, area: int) -> bool:
    """Whether a lock that has to be opened is there: enemies about make it harder (CO-H74)."""
    for gate in ways_out(s):
        if lies(area, sides(s, gate)):
            return True
    return False


def _leads_out(s: Conan, gate: Gate) -> bool:
    border = s.board.borders[gate.border]
    places = s.board.places
    return places[border.a].exit or places[border.b].exit


def _key_at_hand(s: Conan, gate: Gate) -> bool:
    for chair in s.heroes():
        if s.holds(CARRIED + chair, gate.key):
            return True
    return False


def skill(s: Conan, chair: int, gate: Gate) -> float:
    """Advantage of a hero over a lock: the symbols of a good try, less what it takes."""
    if gate.key and not s.holds(CARRIED + chair, gate.key):
        return -9.0
    hero = s.hero(chair)
    dice = [hero.manipulation.die] * hero.manipulation.limit
    if s.has(s.terms.heroes[chair], LOCK_PICKING):
        dice.append(RED)
    return usual(dice, 0) - gate.difficulty


def to_ask(s: Conan) -> int:
    """The areas of priests who are still to be asked, as bits."""
    if not s.scenario.has(PRIESTS) or not s.count(SECRET + OVERLORD):
        return 0
    left = priests(s)
    tokens = tokens_of(s, OVERLORD)
    areas = 0
    for i in range(len(tokens)):
        if lies(tokens[i], left):
            areas |= 1 << s.scenario.hiding[i]
    return areas


def next_to_ask(s: Conan, network: Roads, here: int, areas: int) -> int:
    """Hero to ask first, so that the way past all and out is short."""
    road = network.away(here)
    best = -1
    least = 0
    for area in range(s.board.size):
        if areas >> area & 1:
            cost = road[area] + network.tour(areas & ~(1 << area))[area]
            if best < 0 or cost < least:
                best = area
                least = cost
    return best


def keys(s: Conan) -> list[int]:
    """Keys that are still needed to get at somebody."""
    return [captive.gate.key for captive in captives(s, cards_to_fetch(s))]


# The Overlord


def breaches(s: Conan) -> list[int]:
    """The barricades to batter next, as gates: those without until one is open, then those within.

    None if there is a way to what the Overlord must reach.
    """
    outer: list[int] = []
    inner: list[int] = []
    free = False
    for i in range(s.count(BARRICADES)):
        gate = s.scenario.gates[i]
        if gate.kind != BARRICADE:
            continue
        if lies(prize(s), sides(s, gate)):
            if not s.card(BARRICADES, i):
                return []
            inner.append(i)
        elif s.card(BARRICADES, i):
            outer.append(i)
        else:
            free = True
    return inner if free else outer or inner


def planks(s: Conan, gate: int, hits: int) -> float:
    """Life of the barricades in the way, once one has lost so much; of those without one is enough.

    The others count a little.
    """
    least = PLENTY
    total = 0
    worth = 0.0
    for i in range(s.count(BARRICADES)):
        if s.scenario.gates[i].kind != BARRICADE:
            continue
        life = max(0, s.card(BARRICADES, i) - hits) if i == gate else s.card(BARRICADES, i)
        if lies(prize(s), sides(s, s.scenario.gates[i])):
            worth += life
        else:
            least = min(least, life)
            total += life
    return worth + least + w.NEEDLESS_PLANK * (total - least) if total else worth


def prize(s: Conan) -> int:
    """Area that the Overlord must get to: that of whom the heroes may not lose."""
    for card in s.scenario.aims.keep:
        if s.holds(GROUND, card):
            return s.at(card)
    return -1


def aim(s: Conan) -> list[int]:
    """The areas to which the Overlord's units should go; none if the heroes are what he wants."""
    if not s.scenario.aims.keep:
        return []
    found: list[int] = []
    for gate in breaches(s):
        found += sides(s, s.scenario.gates[gate])
    return found or [prize(s)]
