"""A board: areas, the borders between them, and who sees whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from overlord.core.vectors import vec
from overlord.games.conan.components.vocabulary import (
    BARRICADE,
    DOOR,
    DROP,
    FLAP,
    LEAPED,
    LOCK,
    OPEN,
    RAIL,
    RUBBLE,
    SHUT,
    STONE_WALL,
    WATER,
    WOODEN_WALL,
)

if TYPE_CHECKING:
    from overlord.games.conan.heuristics.roads import Roads

GRAIN: Final = 400  # coordinates are whole numbers of this part of a unit
MOST_SIGHTS: Final = 4096  # sets of wrecked borders whose sight is remembered
OPAQUE: Final = (FLAP, DOOR, WOODEN_WALL, STONE_WALL, BARRICADE, LOCK, SHUT)
WALKED: Final = (OPEN, FLAP, RUBBLE, LEAPED, BARRICADE, LOCK, SHUT)  # sooner or later

Spot = tuple[int, int]
Segment = tuple[int, int, int, int]


class Place:
    """An area as it is printed."""

    def __init__(
        self, id: str, at: Spot, ground: int, level: int, capacity: int, exit: bool
    ) -> None:
        self.id = id
        self.at = at
        self.ground = ground
        self.level = level
        self.capacity = capacity
        self.exit = exit


class Border:
    """Border between two areas."""

    def __init__(  # noqa: PLR0917 - made in one place only, all that is printed by position
        self,
        a: int,
        b: int,
        kind: int,
        cost: int,
        line: Segment,
        opaque: bool,
        fall: list[int],
        leap: list[int],
        difficulty: int,
    ) -> None:
        self.a = a
        self.b = b
        self.kind = kind
        self.cost = cost
        self.line = line
        self.opaque = opaque
        self.fall = fall  # dice for going down, and with Leap
        self.leap = leap
        self.difficulty = difficulty


class Board:
    """Immutable, but for what it remembers of sight and roads with some walls wrecked."""

    def __init__(
        self,
        id: str,
        name: str,
        places: list[Place],
        borders: list[Border],
        walls: list[Segment],
        sees: list[Spot],
        blind: list[Spot],
        out: list[int],
    ) -> None:
        self.id = id
        self.name = name
        self.places = places
        self.borders = borders
        self.walls = walls
        self.sees = sees
        self.blind = blind
        self.out = out  # areas out of play: no border leads there
        self.size = len(places)
        self.capacities = vec[i64]([place.capacity for place in places])
        self.exits = [area for area in range(self.size) if places[area].exit]
        self.first = 0  # the card number of the first area
        self._between = [-1] * (self.size * self.size)
        self.beside: list[list[int]] = [[] for _ in places]
        for i, border in enumerate(borders):
            if border.a in out or border.b in out:
                continue
            self._between[border.a * self.size + border.b] = i
            self._between[border.b * self.size + border.a] = i
            self.beside[border.a].append(border.b)
            self.beside[border.b].append(border.a)
        for areas in self.beside:
            areas.sort()
        self._sight: tuple[int, list[int]] = (-1, [])  # asked for last, with the borders wrecked
        self._sights: dict[int, list[int]] = {}
        self._views: list[Spot] = []  # worked out when first asked for, like what follows
        self._walks: list[int] = []
        self._far: list[int] = []
        self.roads: dict[int, Roads] = {}  # see there
        self.lanes: dict[int, list[vec[i64]]] = {}  # see walking

    def altered(self, gates: dict[int, Border], out: list[int]) -> Board:
        """The same board with other borders in some places, and some areas out of play."""
        borders = [gates.get(i, border) for i, border in enumerate(self.borders)]
        board = Board(
            self.id, self.name, self.places, borders, self.walls, self.sees, self.blind, out
        )
        board.first = self.first
        return board

    def between(self, a: int, b: int) -> int:
        """The border between two areas; -1 if there is none."""
        return self._between[a * self.size + b]

    def plain(self, a: int, b: int) -> bool:
        """Whether a step between two areas costs everybody 1."""
        i = self._between[a * self.size + b]
        if i < 0 or self.borders[i].kind != OPEN or self.borders[i].cost:
            return False
        return self.places[a].ground != WATER and self.places[b].ground != WATER

    def leaped(self, a: int, b: int) -> bool:
        """Whether a gap lies between two areas that are beside each other."""
        return self.borders[self._between[a * self.size + b]].kind == LEAPED

    def sight(self, wrecked: int) -> list[int]:
        """CO-H35, CO-H38: for each area those it sees, as bits, once these borders are open."""
        last, seen = self._sight
        if last == wrecked:
            return seen
        found = self._sights.get(wrecked)
        if found is None:
            if len(self._sights) == MOST_SIGHTS:
                self._sights.clear()
            found = [self._seen_from(a, wrecked) for a in range(self.size)]
            self._sights[wrecked] = found
        self._sight = (wrecked, found)
        return found

    def _seen_from(self, a: int, wrecked: int) -> int:
        if not self._views:
            areas = range(self.size)
            self._views = [self._view(one, other) for one in areas for other in areas]
        seen = 0
        for b in range(self.size):
            left, right = self._views[a * self.size + b]
            if not left & ~wrecked or not right & ~wrecked:
                seen |= 1 << b
        return seen

    def _view(self, a: int, b: int) -> Spot:
        """The borders in the way of sight, as bits; one bit more stands for what never opens.

        CO-C26: a line that only touches a corner is free; one a hair beside it tells. So there are
        two lines, and either is enough.
        """
        if a == b:  # CO-H36: one's own area always
            return 0, 0
        if (a, b) in self.blind:
            return 1 << len(self.borders), 1 << len(self.borders)
        if (a, b) in self.sees:
            return 0, 0
        ax, ay = self.places[a].at
        bx, by = self.places[b].at
        x, y = _sign(ay - by), _sign(bx - ax)
        rising = self.places[a].level < self.places[b].level
        left = (ax + x, ay + y, bx + x, by + y)
        right = (ax - x, ay - y, bx - x, by - y)
        return self._in_the_way(left, rising), self._in_the_way(right, rising)

    def _in_the_way(self, view: Segment, rising: bool) -> int:
        never = 1 << len(self.borders)
        for wall in self.walls:
            if crosses(view, wall):
                return never
        found = 0
        for i, border in enumerate(self.borders):
            # CO-H37: over an abrupt change of level only the higher area sees the lower.
            abrupt = rising and border.kind in (RAIL, DROP)
            if (abrupt or border.opaque) and crosses(view, border.line):
                found |= never if abrupt else 1 << i
        return found

    def distance(self, a: int, b: int, visible: int) -> int:
        """CO-H56: the fewest borders from area to area through visible ones; -1 if there are."""
        path = self.path(a, b, visible)
        return len(path) - 1

    def path(self, a: int, b: int, visible: int) -> list[int]:
        """A shortest way through visible areas, both ends included; empty if there is none."""
        before = [-1] * self.size
        before[a] = a
        queue = [a]
        for area in queue:
            if area == b:
                break
            for other in self.beside[area]:
                if before[other] < 0 and visible >> other & 1:
                    before[other] = area
                    queue.append(other)
        if before[b] < 0:
            return []
        way = [b]
        while way[-1] != a:
            way.append(before[way[-1]])
        way.reverse()
        return way

    def steps(self, a: int, b: int) -> int:
        """Borders between two areas, whatever they are; -1 if none lead there."""
        if not self._far:
            every = (1 << self.size) - 1
            self._far = [
                self.distance(one, other, every)
                for one in range(self.size)
                for other in range(self.size)
            ]
        return self._far[a * self.size + b]

    def walk(self, a: int, b: int) -> int:
        """Borders between two areas that anybody can cross; too many if none do."""
        if not self._walks:
            for home in range(self.size):
                self._walks += self._walking_costs(home)
        return self._walks[a * self.size + b]

    def _walking_costs(self, home: int) -> list[int]:
        least = [self.size] * self.size
        least[home] = 0
        queue = [home]
        for area in queue:
            for other in self.beside[area]:
                open = self.borders[self.between(area, other)].kind in WALKED
                if open and least[other] == self.size:
                    least[other] = least[area] + 1
                    queue.append(other)
        return least


def crosses(one: Segment, other: Segment) -> bool:
    """Whether two lines meet; to touch is to meet."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    d1 = _side(ax, ay, bx, by, cx, cy)
    d2 = _side(ax, ay, bx, by, dx, dy)
    d3 = _side(cx, cy, dx, dy, ax, ay)
    d4 = _side(cx, cy, dx, dy, bx, by)
    if d1 == 0 and d2 == 0:  # on one line
        over_x = max(min(ax, bx), min(cx, dx)) <= min(max(ax, bx), max(cx, dx))
        over_y = max(min(ay, by), min(cy, dy)) <= min(max(ay, by), max(cy, dy))
        return over_x and over_y
    return d1 * d2 <= 0 and d3 * d4 <= 0


def _side(ax: int, ay: int, bx: int, by: int, px: int, py: int) -> int:
    return _sign((bx - ax) * (py - ay) - (by - ay) * (px - ax))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def halfway(one: Spot, other: Spot) -> Segment:
    """The border of two areas of a grid: halfway, and as long as their centres are apart."""
    x, y = (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
    dx, dy = (other[0] - one[0]) // 2, (other[1] - one[1]) // 2
    return (x - dy, y + dx, x + dy, y - dx)
