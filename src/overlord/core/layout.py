"""Layout of a state: the zones that a card can be in, and the numbers that a game keeps beside."""

from typing import TYPE_CHECKING, Final

from overlord.core.fields import APART, CARDS, CHAIRS, LIST, NUMERAL, ONE, ROW, Field, Notation

if TYPE_CHECKING:
    from overlord.core.position import Reader
    from overlord.core.setup import Setup
    from overlord.core.state import State

SPECTATOR: Final = -1  # the seat that sees only what all see
NOBODY: Final = 0  # a sight is a set of seats as bits
EVERYONE: Final = -1
OWNER: Final = -2  # in a layout only: whoever sits on the chair

ASIDE: Final = 0  # zone 0 of every game: what stays in the box


class Layout:
    """Contents of a game's state, declared once for its largest table.

    First the zones: `one` and `each` hand out zone numbers, so that a game writes `HAND + chair`. A
    chair is a place at the table; where nobody plays for two, the chair is the seat
    (`Game.chairs`). Then the fields: `number`, `numbers`, `by_card` and `several` hand out places,
    so that a game writes `s[FIRST]`, `s[GOLD + chair]`, `s.of(TURNED, card)` and `s.cards(PLAN)`.
    """

    def __init__(self, chairs: int) -> None:
        self.chairs = chairs
        self.names: list[str] = []  # of the zones
        self.owners: list[int] = []  # chairs
        self.kinds: list[int] = []  # -1: several
        self.admitted: list[int] = []  # the same as bits
        self.sight: list[int] = []
        self.most: list[int] = []  # cards in a zone; -1: all that it admits
        self.fields: list[Field] = []
        self.heads = 0  # zones and places of fields
        self.one("aside", -1, NOBODY)

    def one(self, name: str, kind: int | tuple[int, ...], sight: int, most: int = -1) -> int:
        """A zone of the whole table for cards of one kind, of some, or of any (-1)."""
        return self._zone(name, -1, kind, sight, most)

    def each(self, name: str, kind: int | tuple[int, ...], sight: int, most: int = -1) -> int:
        """A zone for each chair; the answer is that of chair 0."""
        first = len(self.names)
        for chair in range(self.chairs):
            self._zone(f"{name}.{chair}", chair, kind, sight, most)
        return first

    def number(
        self,
        name: str,
        low: int,
        high: int,
        meaning: str,
        notation: Notation = NUMERAL,
        start: int = 0,
        written: bool = True,
    ) -> int:
        """A number of the table."""
        return self._field(
            name,
            ONE,
            1,
            low=low,
            high=high,
            meaning=meaning,
            notation=notation,
            start=start,
            written=written,
        )

    def numbers(
        self,
        name: str,
        low: int,
        high: int,
        meaning: str,
        notation: Notation = NUMERAL,
        start: int = 0,
        size: int = CHAIRS,
        written: bool = True,
        *,
        kind: type[Field] = Field,
    ) -> int:
        """A number for each chair, for each seat (SEATS), or `size` in a row; the first place.

        A subclass of `Field` knows better how many of them are in use.
        """
        return self._field(
            name,
            ROW,
            size,
            low=low,
            high=high,
            meaning=meaning,
            notation=notation,
            start=start,
            written=written,
            kind=kind,
        )

    def by_card(
        self,
        name: str,
        low: int,
        high: int,
        meaning: str,
        notation: Notation = NUMERAL,
        start: int = 0,
        written: bool = True,
    ) -> int:
        """A number for each card of the box, for `s.of` and `s.note`."""
        return self._field(
            name,
            CARDS,
            0,
            low=low,
            high=high,
            meaning=meaning,
            notation=notation,
            start=start,
            written=written,
        )

    def several(
        self,
        name: str,
        most: int,
        low: int,
        high: int,
        meaning: str,
        notation: Notation = NUMERAL,
        written: bool = True,
    ) -> int:
        """A list of numbers, for `s.count`, `s.card`, `s.cards`, `s.put` and `s.put_all`."""
        return self._field(
            name,
            LIST,
            most,
            low=low,
            high=high,
            meaning=meaning,
            notation=notation,
            start=0,
            written=written,
        )

    def apart(self, field: Field) -> None:
        """A key of the JSON for which a subclass of `Field` writes and reads several places."""
        self.fields.append(field)

    def _zone(
        self, name: str, owner: int, kind: int | tuple[int, ...], sight: int, most: int
    ) -> int:
        if self.fields:
            raise ValueError(f"zone {name} comes after the field {self.fields[-1].name}")
        self.names.append(name)
        self.owners.append(owner)
        if isinstance(kind, int):
            self.kinds.append(kind)
            self.admitted.append(1 << kind if kind >= 0 else -1)
        else:
            self.kinds.append(-1)
            self.admitted.append(sum(1 << one for one in kind))
        self.sight.append(sight)
        self.most.append(most)
        self.heads += 1
        return len(self.names) - 1

    def _field(
        self,
        name: str,
        shape: int,
        size: int,
        *,
        low: int,
        high: int,
        meaning: str,
        notation: Notation,
        start: int,
        written: bool,
        kind: type[Field] = Field,
    ) -> int:
        if name in [field.name for field in self.fields]:
            raise ValueError(f"there are two fields named {name}")
        place = self.heads
        self.fields.append(
            kind(
                name,
                shape,
                place,
                size=size,
                low=low,
                high=high,
                meaning=meaning,
                notation=notation,
                start=start,
                written=written,
            )
        )
        self.heads += max(size, self.chairs) if shape == ROW else 1
        return place

    def admits(self, zone: int, kind: int) -> bool:
        """Whether cards of the kind may lie in the zone."""
        return self.admitted[zone] >> kind & 1 != 0

    def zone(self, name: str) -> int:
        """The zone of a name such as "market" or "hand.2"; -1 if there is none."""
        return self.names.index(name) if name in self.names else -1

    def in_play(self, chairs: int) -> list[int]:
        """The zones a table of that many chairs uses."""
        return [zone for zone, owner in enumerate(self.owners) if owner < chairs]

    def name_of(self, place: int) -> str:
        """The zone or the field at a place."""
        if place < len(self.names):
            return self.names[place]
        fields = [one for one in self.fields if one.place <= place and one.shape != APART]
        return fields[-1].name

    def rooms(self, setup: "Setup") -> list[int]:
        """Numbers that the zone or the field at each place holds besides its head."""
        rooms = [0] * self.heads
        for zone in setup.zones:
            most = self.most[zone]
            rooms[zone] = len(setup.cards_allowed[zone]) if most < 0 else most
        for field in self.fields:
            if field.shape == LIST:
                rooms[field.place] = field.size
            elif field.shape == CARDS:
                rooms[field.place] = len(setup.box.actions)
        return rooms

    def empty(self, setup: "Setup") -> list[int]:
        """The vector of a table on which nothing lies yet."""
        v = [0] * setup.size
        for field in self.fields:
            if field.shape == CARDS:
                at = setup.offsets[field.place]
                v[at : setup.offsets[field.place + 1]] = [field.start] * len(setup.box.actions)
            elif field.shape in (ONE, ROW):
                size = max(field.size, self.chairs) if field.shape == ROW else 1
                v[field.place : field.place + size] = [field.start] * size
        return v

    def written(self, s: "State") -> dict[str, object]:
        """All fields by name, as plain data."""
        return {field.name: field.write(s) for field in self.fields if field.written}

    def read(self, s: "State", reader: "Reader") -> None:
        """Put what was written onto a table; complaints name the place and what was expected."""
        fields = [field for field in self.fields if field.written]
        for field in fields:
            field.read(s, reader.part(field.name))

    def outside(self, s: "State") -> dict[str, object]:
        """Contents that fields keep beside the vector."""
        found: dict[str, object] = {}
        for field in self.fields:
            if field.shape == APART:
                data = field.outside(s)
                if data is not None:
                    found[field.name] = data
        return found

    def put_outside(self, s: "State", told: dict[str, object]) -> None:
        for field in self.fields:
            if field.shape == APART and field.name in told:
                field.put_outside(s, told[field.name])

    def keys(self) -> list[str]:
        return [field.name for field in self.fields if field.written]
