"""What it costs to get from area to area with nobody about, for players that look ahead.

Barricades and locks only cost more here: sooner or later they give way.
"""

from typing import Final

from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.board import Board
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.movement.borders import GIFTS, toll

FAR: Final = 40  # movement points to where no road leads
MOST: Final = 500  # sets of gifts and wrecked borders whose roads a board remembers

Lanes = list[list[int]]  # by area: where a step may lead, each with its price


class Roads:
    """Those of somebody with some gifts, when some borders are wrecked; found as asked for."""

    def __init__(self, board: Board, gifts: int, wrecked: int) -> None:
        size = board.size
        self.exits = board.exits
        self.lanes: Lanes = [[] for _ in range(size)]
        self._back: Lanes = [[] for _ in range(size)]
        for area in range(size):
            for other in board.beside[area]:
                cost = price(board, area, other, gifts, wrecked)
                if cost:
                    self.lanes[area] += [other, cost]
                    self._back[other] += [area, cost]
        self._away: list[list[int]] = [[] for _ in range(size)]  # costs by area, as below
        self._home: list[list[int]] = [[] for _ in range(size)]
        self._out: list[int] = []
        self._tours: dict[int, list[int]] = {}  # by the areas to visit, as bits

    def away(self, home: int) -> list[int]:
        """The least movement points from an area to each; FAR if none lead there."""
        if not self._away[home]:
            self._away[home] = measured(self.lanes, [home], 0)
        return self._away[home]

    def home(self, area: int) -> list[int]:
        """The least movement points from each area to this one."""
        if not self._home[area]:
            self._home[area] = measured(self._back, [area], 0)
        return self._home[area]

    def out(self) -> list[int]:
        """The least movement points from each area over the nearest edge."""
        if not self._out:
            self._out = measured(self._back, self.exits, 1)
        return self._out

    def tour(self, areas: int) -> list[int]:
        """The least movement points from each area to all of some, as bits, and out at last."""
        if not areas:
            return self.out()
        found = self._tours.get(areas)
        if found is None:
            found = [FAR] * len(self.lanes)
            for area in range(len(self.lanes)):
                if areas >> area & 1:
                    rest = self.tour(areas & ~(1 << area))[area]
                    road = self.home(area)
                    found = [min(found[i], road[i] + rest) for i in range(len(found))]
            self._tours[areas] = found
        return found


def measured(lanes: Lanes, starts: list[int], least: int) -> list[int]:
    """What it costs at least to get to each area from the nearest start, which costs `least`."""
    found = [FAR] * len(lanes)
    for area in starts:
        found[area] = least
    queue = starts[:]
    for area in queue:
        lane = lanes[area]
        for i in range(0, len(lane), 2):
            cost = found[area] + lane[i + 1]
            if cost < found[lane[i]]:
                found[lane[i]] = cost
                queue.append(lane[i])
    return found


def roads(board: Board, gifts: int, wrecked: int) -> Roads:
    key = wrecked << GIFTS | gifts
    found = board.roads.get(key)
    if found is None:
        if len(board.roads) >= MOST:
            board.roads.clear()
        found = Roads(board, gifts, wrecked)
        board.roads[key] = found
    return found


def price(board: Board, area: int, other: int, gifts: int, wrecked: int) -> int:
    """What a step costs, 0 where it cannot be taken."""
    cost = toll(board, area, other, gifts, wrecked)
    if cost > 0:
        return cost
    border = board.borders[board.between(area, other)]
    if border.kind not in (v.BARRICADE, v.LOCK):
        return 0
    return 1 + border.cost + w.BARRED_WAY + (w.LOCKED_WAY if border.difficulty else 0)
