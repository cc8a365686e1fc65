"""Borders and what it costs to cross them, by the skills that open them."""

from typing import Final

from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.board import Board
from overlord.games.conan.state import WINGED, Conan

# What opens borders or keeps them shut, as bits
CLIMBS: Final = 1
WRECKS: Final = 2
LEAPS: Final = 4
SWIMS: Final = 8
FLIES: Final = 16
PASSES: Final = 32
OPENS_NO_DOOR: Final = 64
GIFTS: Final = 7

OF_SKILL: Final = [
    (v.CLIMB, CLIMBS),
    (v.WALL_WRECKER, WRECKS),
    (v.LEAP, LEAPS),
    (v.SWIMMING, SWIMS),
    (v.FLYING, FLIES),
    (v.INTANGIBLE, PASSES),
]


def gifts(s: Conan, who: int) -> int:
    """Gifts that somebody brings to a border, as bits."""
    found = FLIES if s.marks(who) & WINGED else 0
    chair = s.terms.chair_of[who]
    if chair:
        hero = s.box.hero(who)
        load = s.load(chair)
        for skill, gift in OF_SKILL:
            if hero.keeps(skill, load):
                found |= gift
        return found
    if s.box.unit_of[who] in s.scenario.no_doors:  # CO-C47
        found |= OPENS_NO_DOOR
    skills = s.unit(who).skills
    for skill, gift in OF_SKILL:
        if skills >> skill & 1:
            found |= gift
    return found


def toll(board: Board, area: int, target: int, gifts: int, wrecked: int) -> int:
    """CO-H62: 1 point, and what the border asks; -1 where it cannot be crossed."""
    i = board.between(area, target)
    if i < 0:
        return -1
    places = board.places
    kind = board.borders[i].kind
    least = 2 if places[area].ground == v.WATER and not gifts & FLIES else 1
    if kind == v.LEAPED:
        least += board.borders[i].cost  # CO-C61: for each border more that is crossed
    if gifts & (FLIES | PASSES):  # CO-K14, CO-K18
        return least
    if places[target].ground == v.WATER and not gifts & SWIMS:  # CO-K13
        return -1
    down = kind in (v.RAIL, v.DROP) and places[area].level > places[target].level
    if down or wrecked >> i & 1:  # CO-K11: an opening
        return least
    more = _extra_cost(kind, board.borders[i].cost, gifts)
    return least + more if more >= 0 else -1


def _extra_cost(kind: int, cost: int, gifts: int) -> int:
    """Cost that a kind of border adds; -1 where it cannot be crossed."""
    if kind in v.WRECKABLE:
        return 2 if gifts & WRECKS else -1  # CO-C75
    if kind == v.LEAPED:
        return 0 if gifts & LEAPS else -1  # CO-K16
    if kind == v.RUBBLE:
        return 0 if gifts & CLIMBS else cost
    if kind in (v.BOULDER, v.RAIL):
        crossed = gifts & CLIMBS > 0  # CO-K19
    elif kind == v.SHUT:
        crossed = not gifts & OPENS_NO_DOOR
    else:
        crossed = kind in (v.OPEN, v.FLAP)
    return cost if crossed else -1
