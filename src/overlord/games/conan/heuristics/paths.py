"""Paths past enemies and what they cost, for players that look ahead."""

from __future__ import annotations

from mypy_extensions import i64

from overlord.core.vectors import append, vec
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.roads import FAR, Roads, lower, roads
from overlord.games.conan.movement.borders import gifts
from overlord.games.conan.movement.costs import slips
from overlord.games.conan.state import RESERVE, TAMED, Conan
from overlord.games.conan.zones import BOARD, SPELLS


class EnemyMap:
    """By area: how many of the Overlord's stand there, and what it costs a hero to leave (CO-H73).

    Counted once for all looks at a table.
    """

    def __init__(self, s: Conan) -> None:
        enemies = vec[i64]([0] * s.board.size)
        holds = vec[i64]([0] * s.board.size)
        at = s.at_row
        sides = s.terms.side
        blocks = s.box.blocks
        marks = s.marks_row
        life = s.life_row
        for card in s.native(BOARD):
            area = at[card]
            if sides[card]:
                holds[area] -= 1
                continue
            enemies[area] += 1
            if blocks[card] and not marks[card] & TAMED:
                holds[area] += w.BLOCKED_WAY + life[card]
            else:
                holds[area] += 1
        self.enemies = enemies
        self._holds = holds

    def holds(self, s: Conan, who: int) -> vec[i64]:
        """For one of the heroes, who does not count among the friends that stay."""
        if slips(s, who):
            return vec[i64]([0] * s.board.size)
        holds = self._holds[:]
        holds[s.at(who)] += 1
        return holds


def far(s: Conan, enemy_map: EnemyMap, who: int, areas: list[int], leaving: int = 0) -> int:
    """Movement points of a hero to the nearest of some areas, with all who hold one up on the way.

    `leaving` 1: over the edge that lies there.
    """
    return far_from(s, enemy_map, who, s.at(who), areas, leaving)


def far_from(
    s: Conan, enemy_map: EnemyMap, who: int, home: int, areas: list[int], leaving: int
) -> int:
    """The same for a hero who stood elsewhere."""
    holds = enemy_map.holds(s, who)
    network = roads(s.board, gifts(s, who), s.wrecked)
    rest = _rest(network, areas, leaving)
    best = _jump_cost(s, holds, who, home, areas, leaving)
    best = min(best, _straight(network, holds, home, rest, leaving, best))
    return _around(network, holds, home, rest, leaving, best)


def _rest(network: Roads, areas: list[int], leaving: int) -> vec[i64]:
    """Distances left to go from each area, with nobody about. Only at a goal it is `leaving`."""
    if leaving:
        return network.out()
    rest = network.home(areas[0])
    if len(areas) > 1:
        rest = rest[:]
        for area in areas[1:]:
            lower(rest, network.home(area))
    return rest


def _straight(
    network: Roads, holds: vec[i64], home: int, rest: vec[i64], leaving: int, most: int
) -> int:
    """Along the shortest road, whoever stands on it; `most` if it costs that or more."""
    area: i64 = home
    goal: i64 = leaving
    best: i64 = most
    cost: i64 = 0
    while cost < best:
        hold = holds[area]
        hold = max(hold, 0)
        left = rest[area]
        if left == goal:
            return cost + (1 + hold) * goal
        lane = network.lanes[area]
        i: i64 = 0
        end: i64 = len(lane)
        while i < end and lane[i + 1] + rest[lane[i]] != left:
            i += 2
        if i == end:
            return most
        cost += hold + lane[i + 1]
        area = lane[i]
    return most


def _around(
    network: Roads, holds: vec[i64], home: int, rest: vec[i64], leaving: int, most: int
) -> int:
    """The cheapest way, if one costs less than `most`: only what may lead there is looked at."""
    best: i64 = most
    start: i64 = home
    goal: i64 = leaving
    hold = holds[start]
    hold = max(hold, 0)
    if rest[start] + hold >= best:
        return most
    least = vec[i64]([FAR] * len(rest))
    least[start] = 0
    queue = vec[i64]([home])
    first: i64 = 0
    while first < len(queue):
        area = queue[first]
        first += 1
        cost = least[area]
        hold = holds[area]
        hold = max(hold, 0)
        if rest[area] == goal and cost + (1 + hold) * goal < best:
            best = cost + (1 + hold) * goal
        cost += hold
        if cost + rest[area] >= best:
            continue
        lane = network.lanes[area]
        i: i64 = 0
        end: i64 = len(lane)
        while i < end:
            other = lane[i]
            price = cost + lane[i + 1]
            if price < least[other] and price + rest[other] < best:
                least[other] = price
                queue = append(queue, other)
            i += 2
    return best


def _jump_cost(
    s: Conan, holds: vec[i64], who: int, home: int, areas: list[int], leaving: int
) -> int:
    """By teleportation, a gem for each area; FAR for who cannot, or not so far."""
    best = FAR
    if teleports(s, who):
        gems = s.held(s.chair_of(who), RESERVE) + w.REST_GEMS
        for area in areas:
            steps = s.board.steps(home, area)
            if steps <= gems:
                best = min(best, steps + (1 + max(0, int(holds[area])) if leaving else 0))
    return best


def teleports(s: Conan, who: int) -> bool:
    """Whether somebody could go through walls and enemies, a gem for each area."""
    chair = s.chair_of(who)
    if not chair or not s.count(SPELLS + chair) or not s.has(who, v.SPELL_CASTER):
        return False
    for spell in s.cards(SPELLS + chair):
        if s.box.spell(spell).effect == v.E_TELEPORTATION:
            return True
    return False
