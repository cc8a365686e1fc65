"""The places a card can be: their names, their owners, and who may look."""

from typing import Final

SPECTATOR: Final = -1  # the seat that sees only what all see
NOBODY: Final = 0  # a sight is a set of seats as bits
EVERYONE: Final = -1
OWNER: Final = -2  # in a layout only: each seat sees its own

ASIDE: Final = 0  # zone 0 of every game: what stays in the box


class Layout:
    """The zones of a game, numbered once for the largest table it seats.

    `one` and `each` hand out zone numbers, so that a game writes `HAND + seat`.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.names: list[str] = []
        self.owners: list[int] = []
        self.kinds: list[int] = []
        self.sight: list[int] = []
        self.one("aside", -1, NOBODY)

    def one(self, name: str, kind: int, sight: int) -> int:
        """A zone of the whole table for cards of one kind (-1: any)."""
        self.names.append(name)
        self.owners.append(-1)
        self.kinds.append(kind)
        self.sight.append(sight)
        return len(self.names) - 1

    def each(self, name: str, kind: int, sight: int) -> int:
        """A zone for each seat; the answer is that of seat 0."""
        first = len(self.names)
        for seat in range(self.seats):
            self.names.append(f"{name}.{seat}")
            self.owners.append(seat)
            self.kinds.append(kind)
            self.sight.append(1 << seat if sight == OWNER else sight)
        return first

    def number(self, name: str) -> int:
        """The zone of a name such as "market" or "hand.2"; -1 if there is none."""
        return self.names.index(name) if name in self.names else -1

    def in_play(self, players: int) -> list[int]:
        """The zones a table of that many players uses."""
        return [zone for zone, owner in enumerate(self.owners) if owner < players]
