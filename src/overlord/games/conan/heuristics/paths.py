"""How far somebody has to go with enemies about, for players that look ahead."""

from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.roads import FAR, Roads, roads
from overlord.games.conan.movement.borders import gifts
from overlord.games.conan.movement.costs import slips
from overlord.games.conan.state import RESERVE, TAMED, Conan
from overlord.games.conan.zones import BOARD, SPELLS


class Throng:
    """By area: how many of the Overlord's stand there, and what it costs a hero to leave (CO-H73).

    Counted once for all looks at a table.
    """

    def __init__(self, s: Conan) -> None:
        enemies = [0] * s.board.size
        holds = [0] * s.board.size
        at = s.at
        sides = s.terms.side
        blocks = s.box.blocks
        marks = s.marks
        for card in s.zones[BOARD]:
            area = at[card]
            if sides[card]:
                holds[area] -= 1
                continue
            enemies[area] += 1
            if blocks[card] and not marks[card] & TAMED:
                holds[area] += w.BLOCKED_WAY + s.life[card]
            else:
                holds[area] += 1
        self.enemies = enemies
        self._holds = holds

    def holds(self, s: Conan, who: int) -> list[int]:
        """For one of the heroes, who does not count among the friends that stay."""
        if slips(s, who):
            return [0] * s.board.size
        holds = self._holds[:]
        holds[s.at[who]] += 1
        return holds


def far(s: Conan, throng: Throng, who: int, areas: list[int], leaving: int = 0) -> int:
    """Movement points of a hero to the nearest of some areas, with all who hold one up on the way.

    `leaving` 1: over the edge that lies there.
    """
    return far_from(s, throng, who, s.at[who], areas, leaving)


def far_from(s: Conan, throng: Throng, who: int, home: int, areas: list[int], leaving: int) -> int:
    """The same for a hero who stood elsewhere."""
    holds = throng.holds(s, who)
    network = roads(s.board, gifts(s, who), s.wrecked)
    rest = _rest(network, areas, leaving)
    best = _jumped(s, holds, who, home, areas, leaving)
    best = min(best, _straight(network, holds, home, rest, leaving, best))
    return _around(network, holds, home, rest, leaving, best)


def _rest(network: Roads, areas: list[int], leaving: int) -> list[int]:
    """What is left to go from each area, with nobody about. Only at a goal it is `leaving`."""
    if leaving:
        return network.out()
    rest = network.home(areas[0])
    for area in areas[1:]:
        other = network.home(area)
        rest = [min(rest[i], other[i]) for i in range(len(rest))]
    return rest


def _straight(
    network: Roads, holds: list[int], home: int, rest: list[int], leaving: int, most: int
) -> int:
    """Along the shortest road, whoever stands on it; `most` if it costs that or more."""
    area = home
    cost = 0
    while cost < most:
        hold = max(0, holds[area])
        left = rest[area]
        if left == leaving:
            return cost + (1 + hold) * leaving
        lane = network.lanes[area]
        for i in range(0, len(lane), 2):
            if lane[i + 1] + rest[lane[i]] == left:
                cost += hold + lane[i + 1]
                area = lane[i]
                break
        else:
            return most
    return most


def _around(
    network: Roads, holds: list[int], home: int, rest: list[int], leaving: int, best: int
) -> int:
    """The cheapest way, if one costs less than `best`: only what may lead there is looked at."""
    if rest[home] + max(0, holds[home]) >= best:
        return best
    least = [FAR] * len(rest)
    least[home] = 0
    queue = [home]
    for area in queue:
        cost = least[area]
        hold = max(0, holds[area])
        if rest[area] == leaving:
            best = min(best, cost + (1 + hold) * leaving)
        cost += hold
        if cost + rest[area] >= best:
            continue
        lane = network.lanes[area]
        for i in range(0, len(lane), 2):
            price = cost + lane[i + 1]
            if price < least[lane[i]] and price + rest[lane[i]] < best:
                least[lane[i]] = price
                queue.append(lane[i])
    return best


def _jumped(s: Conan, holds: list[int], who: int, home: int, areas: list[int], leaving: int) -> int:
    """By teleportation, a gem for each area; FAR for who cannot, or not so far."""
    best = FAR
    if teleports(s, who):
        gems = s.held(s.chair_of(who), RESERVE) + w.REST_GEMS
        for area in areas:
            steps = s.board.steps(home, area)
            if steps <= gems:
                best = min(best, steps + (1 + max(0, holds[area]) if leaving else 0))
    return best


def teleports(s: Conan, who: int) -> bool:
    """Whether somebody could go through walls and enemies, a gem for each area."""
    chair = s.chair_of(who)
    if not chair or not s.zones[SPELLS + chair] or not s.has(who, v.SPELL_CASTER):
        return False
    for spell in s.zones[SPELLS + chair]:
        if s.box.spell(spell).effect == v.E_TELEPORTATION:
            return True
    return False
