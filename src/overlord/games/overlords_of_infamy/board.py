"""The board as tables by space: neighbours, zones, arms, the Kingdom of Good.

Both sides of the board lie on one grid of 88 spaces, so that a space has one name: a row letter
from north to south and a number from west to east. A spot is the place of one Lackey: spot
`2 * space` is that of a space's first symbol, the next that of its second.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overlord.core.vectors import vec

Place = tuple[int, int]  # axial: q to the right, r down to the right

ROWS: Final = [  # r, the westernmost q, how many spaces
    (-4, -2, 9),
    (-3, -3, 10),
    (-2, -3, 9),
    (-1, -4, 10),
    (0, -5, 11),
    (1, -5, 10),
    (2, -5, 9),
    (3, -6, 10),
    (4, -6, 9),
    (5, -1, 1),
]
STEPS: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]  # edges, clockwise

OUTSIDE: Final = -1  # parts of a board
KINGDOM: Final = 8
CONTESTED: Final = 4  # and the number of the arm; below it the number of the zone


def places() -> dict[Place, int]:
    """The number of every place of the grid."""
    found: dict[Place, int] = {}
    for r, west, size in ROWS:
        for q in range(west, west + size):
            found[q, r] = len(found)
    return found


PLACES: Final = places()
SPACES: Final = 88


def names() -> list[str]:
    """The names of all spaces: a1, a2 and on."""
    found: list[str] = []
    for row in range(len(ROWS)):
        letter = "abcdefghij"[row]
        size = ROWS[row][2]
        found += [f"{letter}{number}" for number in range(1, size + 1)]
    return found


class Zone:
    """OOI-13, OOI-19: 13 Map Spaces and a Lair of three spaces."""

    def __init__(self, land: list[int], barracks: int, village: int, resource: int) -> None:
        self.land = land
        self.barracks = barracks
        self.village = village
        self.resource = resource
        self.spaces = [*land, barracks, village, resource]
        self.lair = [barracks, village, resource]


class Board:
    """One side. `part` says of each space to which zone or arm it belongs, or to the Kingdom."""

    def __init__(
        self,
        id: str,
        overlords: list[int],
        stronghold: int,
        relics: list[int],
        zones: list[Zone],
        arms: list[list[int]],
        shown: list[int],
    ) -> None:
        self.id = id
        self.overlords = overlords
        self.stronghold = stronghold
        self.relics = relics  # the spaces of the Kingdom with a Relic, by Relic
        self.zones = zones
        self.arms = arms
        self.shown = shown  # by space: the basic resource of a Contested space, or -1
        part = [OUTSIDE] * SPACES
        for i, zone in enumerate(zones):
            for space in zone.spaces:
                part[space] = i
        for i, arm in enumerate(arms):
            for space in arm:
                part[space] = CONTESTED + i
        for space in [stronghold, *relics]:
            part[space] = KINGDOM
        self.part = vec[i64](part)
        self.spaces = [space for space in range(SPACES) if part[space] != OUTSIDE]
        # By space: the neighbour over each of the six edges, or -1; and those that exist.
        self.across = [_across(space, part) for space in range(SPACES)]
        self.over = vec[i64]([other for row in self.across for other in row])  # 6 * space + edge
        self.near = [[other for other in row if other >= 0] for row in self.across]
        # By Map Space: the other Map Spaces of its zone beside it, whether the Lair is beside it,
        # and the spaces of Contested Areas and of the Kingdom that it touches.
        self.beside: list[list[int]] = [[] for _ in range(SPACES)]
        self.at_lair = [False] * SPACES
        self.outward: list[list[int]] = [[] for _ in range(SPACES)]
        for zone in zones:
            for space in zone.land:
                near = self.near[space]
                self.beside[space] = [other for other in near if other in zone.land]
                self.at_lair[space] = any(other in zone.lair for other in near)
                self.outward[space] = [other for other in near if part[other] >= CONTESTED]
        self.borders = [self._borders(zone) for zone in zones]
        self.coasts = [  # by zone: the spaces of the arms that it touches
            vec[i64]([space for arm in self.borders[i] for space in arms[arm]])
            for i in range(len(zones))
        ]
        self.solo_region = vec[i64]([int(self._is_for_one(place)) for place in part])  # by space
        self._shared = [[self._common(i, j) for j in range(len(zones))] for i in range(len(zones))]
        self.spots = [_spots(zone) for zone in zones]  # of each zone, where Lackeys may stand
        self.lands = [vec[i64](zone.land) for zone in zones]
        self.spots_in = [vec[i64](spots) for spots in self.spots]  # for kernels, as is `around`
        self.around = [vec[i64](row) for row in self.beside]
        self.lair_of = vec[i64]([-1] * SPACES)
        for i, zone in enumerate(zones):
            for space in zone.lair:
                self.lair_of[space] = i

    def turned(self, steps: int) -> Board:
        """The same side, with the first seat so many zones further on (OOI-D31)."""
        zones = self.zones[steps:] + self.zones[:steps]
        id = f"{self.id}-{steps + 1}"
        return Board(id, self.overlords, self.stronghold, self.relics, zones, self.arms, self.shown)

    def _borders(self, zone: Zone) -> list[int]:
        """OOI-20: the arms that a zone touches."""
        parts = {self.part[other] for space in zone.spaces for other in self.near[space]}
        return [i for i in range(len(self.arms)) if CONTESTED + i in parts]

    def _is_for_one(self, part: int) -> bool:
        """OOI-134: alone, the Hero keeps to the Kingdom, the player's zone and what it touches."""
        return part in (KINGDOM, 0) or part - CONTESTED in self.borders[0]

    def shared(self, one: int, other: int) -> int:
        """OOI-80: the arms between two zones, as bits."""
        return self._shared[one][other]

    def _common(self, one: int, other: int) -> int:
        both = 0
        for arm in self.borders[one]:
            if arm in self.borders[other]:
                both |= 1 << arm
        return both


def _spots(zone: Zone) -> list[int]:
    """OOI-21, OOI-41: two for each Map Space, one each for the Lair's Village and Resource."""
    found: list[int] = []
    for space in zone.land:
        found += [2 * space, 2 * space + 1]
    return [*found, 2 * zone.village, 2 * zone.resource]


def _across(space: int, part: list[int]) -> list[int]:
    """OOI-180: what lies over each edge of a space: a full shared side, never a corner."""
    if part[space] == OUTSIDE:
        return [-1] * 6
    [at] = [place for place, number in PLACES.items() if number == space]
    row: list[int] = []
    for step in STEPS:
        other = PLACES.get((at[0] + step[0], at[1] + step[1]), -1)
        row.append(other if other >= 0 and part[other] != OUTSIDE else -1)
    return row
