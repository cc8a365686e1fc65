"""Roads with nobody about: what it costs to get from area to area.

Barricades and locks only cost more here: sooner or later they give way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overlord.core.vectors import vec
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.board import Board
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.movement.borders import GIFTS, toll

FAR: Final = 40  # movement points to where no road leads
MOST: Final = 500  # sets of gifts and wrecked borders whose roads a board remembers


class Roads:
    """Those of somebody with some gifts, when some borders are wrecked; found as asked for."""

    def __init__(self, board: Board, gifts: int, wrecked: int) -> None:
        size = board.size
        self.exits = board.exits
        lanes: list[list[int]] = [[] for _ in range(size)]
        back: list[list[int]] = [[] for _ in range(size)]
        for area in range(size):
            for other in board.beside[area]:
                cost = price(board, area, other, gifts, wrecked)
                if cost:
                    lanes[area] += [other, cost]
                    back[other] += [area, cost]
        self.lanes: list[vec[i64]] = [vec[i64](lane) for lane in lanes]
        self._back: list[vec[i64]] = [vec[i64](lane) for lane in back]
        self._away: list[vec[i64]] = [vec[i64]() for _ in range(size)]  # costs by area, as below
        self._home: list[vec[i64]] = [vec[i64]() for _ in range(size)]
        self._out = vec[i64]()
        self._tours: dict[int, vec[i64]] = {}  # by the areas to visit, as bits

    def away(self, home: int) -> vec[i64]:
        """The least movement points from an area to each; FAR if none lead there."""
        found = self._away[home]
        if not len(found):
            found = road_costs(self.lanes, [home], 0)
            self._away[home] = found
        return found

    def home(self, area: int) -> vec[i64]:
        """The least movement points from each area to this one."""
        found = self._home[area]
        if not len(found):
            found = road_costs(self._back, [area], 0)
            self._home[area] = found
        return found

    def out(self) -> vec[i64]:
        """The least movement points from each area over the nearest edge."""
        if not len(self._out):
            self._out = road_costs(self._back, self.exits, 1)
        return self._out

    def tour(self, areas: int) -> vec[i64]:
        """The least movement points from each area to all of some, as bits, and out at last."""
        if not areas:
            return self.out()
        found = self._tours.get(areas)
        if found is None:
            found = vec[i64]([FAR] * len(self.lanes))
            for area in range(len(self.lanes)):
                if areas >> area & 1:
                    rest = self.tour(areas & ~(1 << area))[area]
                    lower(found, self.home(area), int(rest))
            self._tours[areas] = found
        return found


def road_costs(lanes: list[vec[i64]], starts: list[int], least: int) -> vec[i64]:
    """Least costs to get to each area from the nearest start, which costs `least`."""
    found = vec[i64]([FAR] * len(lanes))
    for area in starts:
        found[area] = least
    queue = starts[:]
    for area in queue:
        lane = lanes[area]
        i: i64 = 0
        while i < len(lane):
            cost = found[area] + lane[i + 1]
            if cost < found[lane[i]]:
                found[lane[i]] = cost
                queue.append(lane[i])
            i += 2
    return found


def lower(row: vec[i64], other: vec[i64], more: int = 0) -> None:
    """Let each number of a row be that of another one, and more, where that is less."""
    i: i64 = 0
    plus: i64 = more
    while i < len(row):
        row[i] = min(row[i], other[i] + plus)
        i += 1


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
    """Cost of a step, 0 where it cannot be taken."""
    cost = toll(board, area, other, gifts, wrecked)
    if cost > 0:
        return cost
    border = board.borders[board.between(area, other)]
    if border.kind not in (v.BARRICADE, v.LOCK):
        return 0
    return 1 + border.cost + w.BARRED_WAY + (w.LOCKED_WAY if border.difficulty else 0)
