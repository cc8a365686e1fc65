"""Offer: a buffer into which a choice writes what it allows now."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from overlord.core.rng import Rng
from overlord.core.vectors import append, vec

if TYPE_CHECKING:
    from overlord.core.frames import Frame
    from overlord.core.state import State

BLANK: Final = vec[i64]([0] * 32)  # room at first; it grows where a choice offers more


class Offer:
    """Actions in the order in which they were added. Made once and cleared for each question."""

    def __init__(self) -> None:
        self.v: vec[i64] = BLANK[:]
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, action: i64) -> None:
        n = self.n
        if n < len(self.v):
            self.v[n] = action
        else:
            self.v = append(self.v, action)
        self.n = n + 1

    def add_all(self, actions: list[int]) -> None:
        for action in actions:
            self.add(action)

    def add_row(self, v: vec[i64], at: i64, size: i64) -> None:
        """A row of another vector: the cards of a zone."""
        n = self.n
        while len(self.v) < n + size:
            self.v = append(self.v, 0)
        row = self.v
        i: i64 = 0
        while i < size:
            row[n + i] = v[at + i]
            i += 1
        self.n = n + size

    def __len__(self) -> int:
        return int(self.n)

    def __getitem__(self, i: i64) -> int:
        if not 0 <= i < self.n:
            raise IndexError(f"option {i} of {self.n}")
        return int(self.v[i])

    def __contains__(self, action: i64) -> bool:
        i: i64 = 0
        while i < self.n:
            if self.v[i] == action:
                return True
            i += 1
        return False

    def pick(self, rng: Rng) -> int:
        """One of the actions, at random."""
        return int(self.v[rng.below(int(self.n))])

    def listed(self) -> list[int]:
        """The actions as a list of one's own."""
        v = self.v
        return [v[i] for i in range(self.n)]


def options_of(choice: "Frame[Any]", s: "State") -> list[int]:
    """Options of a choice, as a list of one's own."""
    o = Offer()
    choice.offer(s, o)
    return o.listed()
