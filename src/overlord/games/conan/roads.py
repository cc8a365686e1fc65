"""What it costs to get from area to area with nobody about, for players that look ahead.

Barricades and locks only cost more here: sooner or later they give way.
"""

from typing import Final

from overlord.games.conan import vocabulary as v
from overlord.games.conan.board import Board

FAR: Final = 40  # movement points to where no road leads
BARRED: Final = 4  # what it takes in addition to get through a barricade or a lock, as a guess
CLIMBS: Final = 1  # gifts that open borders, as bits
WRECKS: Final = 2
LEAPS: Final = 4
FLIES: Final = 8
SWIMS: Final = 16
GIFTS: Final = 5
MOST: Final = 20_000  # that a board remembers

Lanes = list[list[int]]


def roads(board: Board, home: int, gifts: int, wrecked: int) -> list[int]:
    """The least movement points from an area to each; FAR if none lead there."""
    key = (wrecked << GIFTS | gifts) * board.size + home
    found = board.roads.get(key)
    if found is None:
        if len(board.roads) >= MOST:
            board.roads.clear()
        found = _measured(board.size, home, lanes(board, gifts, wrecked))
        board.roads[key] = found
    return found


def _measured(size: int, home: int, ways: Lanes) -> list[int]:
    least = [FAR] * size
    least[home] = 0
    queue = [home]
    for area in queue:
        lane = ways[area]
        for i in range(0, len(lane), 2):
            cost = least[area] + lane[i + 1]
            if cost < least[lane[i]]:
                least[lane[i]] = cost
                queue.append(lane[i])
    return least


def lanes(board: Board, gifts: int, wrecked: int) -> Lanes:
    """For each area those that somebody with these gifts may step into, each with its price."""
    key = wrecked << GIFTS | gifts
    found = board.lanes.get(key)
    if found is None:
        if len(board.lanes) >= MOST:
            board.lanes.clear()
        found = []
        for area in range(board.size):
            lane: list[int] = []
            for other in board.beside[area]:
                cost = price(board, area, other, gifts, wrecked)
                if cost:
                    lane += [other, cost]
            found.append(lane)
        board.lanes[key] = found
    return found


def price(board: Board, area: int, other: int, gifts: int, wrecked: int) -> int:
    """What a border costs, 0 where it cannot be crossed: like `movement.border_cost`."""
    if gifts & FLIES:
        return 1
    places = board.places
    if places[other].ground == v.WATER and not gifts & SWIMS:
        return 0
    least = 2 if places[area].ground == v.WATER else 1
    i = board.between(area, other)
    kind = board.borders[i].kind
    down = kind in (v.RAIL, v.DROP) and places[area].level > places[other].level
    if wrecked >> i & 1 or down:
        return least
    more = _toll(kind, board.borders[i].cost, gifts)
    return least + more if more >= 0 else 0


def _toll(kind: int, cost: int, gifts: int) -> int:
    """What a kind of border costs in addition; -1 where it cannot be crossed."""
    if kind in v.WRECKABLE:
        return 2 if gifts & WRECKS else -1
    if kind == v.RUBBLE:
        return 0 if gifts & CLIMBS else cost
    if kind in (v.BARRICADE, v.LOCK):
        return cost + BARRED
    needs = CLIMBS if kind in (v.BOULDER, v.RAIL) else LEAPS if kind == v.LEAPED else 0
    return cost if kind in (v.OPEN, v.FLAP, v.SHUT) or gifts & needs else -1
