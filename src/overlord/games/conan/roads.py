"""What it costs to get from area to area with nobody about, for players that look ahead.

Barricades and locks only cost more here: sooner or later they give way.
"""

from typing import Final

from overlord.games.conan import vocabulary as v
from overlord.games.conan.board import Board
from overlord.games.conan.borders import GIFTS, toll

FAR: Final = 40  # movement points to where no road leads
BARRED: Final = 4  # what it takes in addition to get through a barricade or a lock, as a guess
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
    """What a step costs, 0 where it cannot be taken."""
    cost = toll(board, area, other, gifts, wrecked)
    if cost > 0:
        return cost
    border = board.borders[board.between(area, other)]
    return 1 + border.cost + BARRED if border.kind in (v.BARRICADE, v.LOCK) else 0
