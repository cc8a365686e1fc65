"""Notes on each card at a table of Conan, shared with clones until one of them changes.

A search clones a table for every answer that it looks at; most answers change one or two of these
rows, which hold a number for every card of the box.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from overlord.core.frames import Frame
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec

LAID: Final = 1  # what is shared, as bits
AT: Final = 2
LIFE: Final = 4
POINTS: Final = 8
BOUGHT: Final = 16
MARKS: Final = 32
HALO: Final = 64
SHARED: Final = 127


class Tables(State):
    """Rows by card number, each as long as the last card needs that has something there.

    A row is written only by its `set_...`, which takes a copy first if a clone shares it.
    """

    def __init__(  # noqa: PLR0917 - compiled, a clone is one call with everything by position
        self,
        setup: Setup,
        v: vec[i64],
        agenda: vec[Frame[Any]],
        rng: Rng,
        laid: vec[i64],
        at: vec[i64],
        life: vec[i64],
        points: vec[i64],
        bought: vec[i64],
        marks: vec[i64],
        halo: vec[i64],
        shared: int,
    ) -> None:
        super().__init__(setup, v, agenda, rng)
        self.laid_row = laid
        self.at_row = at
        self.life_row = life
        self.points_row = points
        self.bought_row = bought
        self.marks_row = marks
        self.halo_row = halo
        self.shared = shared

    # Reading

    def laid(self, spell: int) -> int:
        """The gems on a spell card."""
        return self.laid_row[spell]

    def at(self, card: int) -> int:
        """The area where somebody or something is, or -1."""
        return self.at_row[card]

    def life(self, card: int) -> int:
        return self.life_row[card]

    def points(self, card: int) -> int:
        """Base movement left of a unit's model."""
        return self.points_row[card]

    def bought(self, card: int) -> int:
        """Movement points bought for a model in this activation."""
        return self.bought_row[card]

    def marks(self, card: int) -> int:
        """Notes on somebody, as bits."""
        return self.marks_row[card]

    def halo(self, card: int) -> int:
        """The Halo in force on a caster, or 0."""
        return self.halo_row[card]

    # Writing

    def set_laid(self, spell: int, count: int) -> None:
        if self.shared & LAID:
            self.shared ^= LAID
            self.laid_row = self.laid_row[:]
        self.laid_row[spell] = count

    def set_at(self, card: int, area: int) -> None:
        if self.shared & AT:
            self.shared ^= AT
            self.at_row = self.at_row[:]
        self.at_row[card] = area

    def set_life(self, card: int, life: int) -> None:
        if self.shared & LIFE:
            self.shared ^= LIFE
            self.life_row = self.life_row[:]
        self.life_row[card] = life

    def set_points(self, card: int, points: int) -> None:
        if self.points_row[card] != points:
            if self.shared & POINTS:
                self.shared ^= POINTS
                self.points_row = self.points_row[:]
            self.points_row[card] = points

    def set_bought(self, card: int, points: int) -> None:
        if self.bought_row[card] != points:
            if self.shared & BOUGHT:
                self.shared ^= BOUGHT
                self.bought_row = self.bought_row[:]
            self.bought_row[card] = points

    def set_marks(self, card: int, marks: int) -> None:
        if self.marks_row[card] != marks:
            if self.shared & MARKS:
                self.shared ^= MARKS
                self.marks_row = self.marks_row[:]
            self.marks_row[card] = marks

    def add_marks(self, card: int, marks: int) -> None:
        self.set_marks(card, self.marks(card) | marks)

    def drop_marks(self, card: int, marks: int) -> None:
        self.set_marks(card, self.marks(card) & ~marks)

    def set_halo(self, card: int, spell: int) -> None:
        if self.halo_row[card] != spell:
            if self.shared & HALO:
                self.shared ^= HALO
                self.halo_row = self.halo_row[:]
            self.halo_row[card] = spell
