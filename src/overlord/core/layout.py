"""Layout of the zones that a card can be in: their names, their owners, and who may look."""

from typing import Final

SPECTATOR: Final = -1  # the seat that sees only what all see
NOBODY: Final = 0  # a sight is a set of seats as bits
EVERYONE: Final = -1
OWNER: Final = -2  # in a layout only: whoever sits on the chair

ASIDE: Final = 0  # zone 0 of every game: what stays in the box


class Layout:
    """The zones of a game, numbered once for its largest table.

    `one` and `each` hand out zone numbers, so that a game writes `HAND + chair`. A chair is a place
    at the table; where nobody plays for two, the chair is the seat (`Game.chairs`).
    """

    def __init__(self, chairs: int) -> None:
        self.chairs = chairs
        self.names: list[str] = []
        self.owners: list[int] = []  # chairs
        self.kinds: list[int] = []  # -1: several
        self.admitted: list[int] = []  # the same as bits
        self.sight: list[int] = []
        self.one("aside", -1, NOBODY)

    def one(self, name: str, kind: int | tuple[int, ...], sight: int) -> int:
        """A zone of the whole table for cards of one kind, of some, or of any (-1)."""
        self.names.append(name)
        self.owners.append(-1)
        self._holds(kind)
        self.sight.append(sight)
        return len(self.names) - 1

    def each(self, name: str, kind: int | tuple[int, ...], sight: int) -> int:
        """A zone for each chair; the answer is that of chair 0."""
        first = len(self.names)
        for chair in range(self.chairs):
            self.names.append(f"{name}.{chair}")
            self.owners.append(chair)
            self._holds(kind)
            self.sight.append(sight)
        return first

    def _holds(self, kind: int | tuple[int, ...]) -> None:
        if isinstance(kind, int):
            self.kinds.append(kind)
            self.admitted.append(1 << kind if kind >= 0 else -1)
        else:
            self.kinds.append(-1)
            self.admitted.append(sum(1 << one for one in kind))

    def admits(self, zone: int, kind: int) -> bool:
        """Whether cards of the kind may lie in the zone."""
        return self.admitted[zone] >> kind & 1 != 0

    def number(self, name: str) -> int:
        """The zone of a name such as "market" or "hand.2"; -1 if there is none."""
        return self.names.index(name) if name in self.names else -1

    def in_play(self, chairs: int) -> list[int]:
        """The zones a table of that many chairs uses."""
        return [zone for zone, owner in enumerate(self.owners) if owner < chairs]
