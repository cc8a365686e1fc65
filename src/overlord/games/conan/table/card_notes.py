"""What a table of Conan notes for each card, shared with its clones until somebody changes it.

A search clones a table for every answer that it looks at; most answers change one or two of these
lists, which hold a number for every card of the box, and none of what lies aside.
"""

from typing import Any, Final

from overlord.core.frames import Frame
from overlord.core.layout import ASIDE
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State

LAID: Final = 1  # what is shared, as bits
AT: Final = 2
LIFE: Final = 4
POINTS: Final = 8
EXTRA: Final = 16
MARKS: Final = 32
HALO: Final = 64
BESIDE: Final = 128  # the zone ASIDE
SHARED: Final = 255


class Tables(State):
    """Lists by card number, each as long as the last card needs that has something there.

    They are read as they are, and changed by `own_...()[card] = number`.
    """

    def __init__(  # noqa: PLR0917 - compiled, a clone is one call with every field by position
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        laid: list[int],
        at: list[int],
        life: list[int],
        points: list[int],
        extra: list[int],
        marks: list[int],
        halo: list[int],
        shared: int,
    ) -> None:
        super().__init__(setup, zones, open, agenda, rng)
        self.laid = laid  # the gems on a spell card
        self.at = at  # the area, or -1
        self.life = life
        self.points = points  # base movement left of a unit's model
        self.extra = extra  # points bought for it in this activation
        self.marks = marks
        self.halo = halo  # the Halo in force on a caster, or 0
        self.shared = shared

    def own_laid(self) -> list[int]:
        if self.shared & LAID:
            self.shared ^= LAID
            self.laid = self.laid[:]
        return self.laid

    def own_at(self) -> list[int]:
        if self.shared & AT:
            self.shared ^= AT
            self.at = self.at[:]
        return self.at

    def own_life(self) -> list[int]:
        if self.shared & LIFE:
            self.shared ^= LIFE
            self.life = self.life[:]
        return self.life

    def own_points(self) -> list[int]:
        if self.shared & POINTS:
            self.shared ^= POINTS
            self.points = self.points[:]
        return self.points

    def own_extra(self) -> list[int]:
        if self.shared & EXTRA:
            self.shared ^= EXTRA
            self.extra = self.extra[:]
        return self.extra

    def own_marks(self) -> list[int]:
        if self.shared & MARKS:
            self.shared ^= MARKS
            self.marks = self.marks[:]
        return self.marks

    def own_halo(self) -> list[int]:
        if self.shared & HALO:
            self.shared ^= HALO
            self.halo = self.halo[:]
        return self.halo

    def move(self, card: int, source: int, target: int) -> None:
        if ASIDE in (source, target):
            self._own_aside()
        super().move(card, source, target)

    def tuck(self, card: int, source: int, target: int) -> None:
        if ASIDE in (source, target):
            self._own_aside()
        super().tuck(card, source, target)

    def _own_aside(self) -> None:
        if self.shared & BESIDE:
            self.shared ^= BESIDE
            self.zones[ASIDE] = self.zones[ASIDE][:]
