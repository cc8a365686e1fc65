"""Notations of a table's fields: spaces, spots and tiles by name, rows of Overlords, tokens."""

from typing import TYPE_CHECKING, Final

from overlord.core.fields import APART, NUMERAL, Field, Notation
from overlord.core.position import Reader
from overlord.core.setup import Setup
from overlord.games.overlords_of_infamy.board import SPACES, names
from overlord.games.overlords_of_infamy.terms import agreement

if TYPE_CHECKING:
    from overlord.core.state import State

NAMES: Final = names()
SPOT_NAMES: Final = [name for space in NAMES for name in (space, space + "b")]


class SpaceName(Notation):
    """A space of the board in use, by its name."""

    def write(self, setup: Setup, number: int) -> object:
        return NAMES[number]

    def read(self, row: Reader, setup: Setup, low: int, high: int) -> int:
        return NAMES.index(row.word([NAMES[space] for space in agreement(setup).board.spaces]))

    def range_text(self, low: str, high: str) -> str:
        return "the name of a space"


class SpotName(Notation):
    """A spot of the board in use, by its name."""

    plural = "spots"

    def write(self, setup: Setup, number: int) -> object:
        return SPOT_NAMES[number]

    def read(self, row: Reader, setup: Setup, low: int, high: int) -> int:
        return SPOT_NAMES.index(row.word(_spot_names(setup)))

    def range_text(self, low: str, high: str) -> str:
        return "the name of a spot"


def _spot_names(setup: Setup) -> list[str]:
    spaces = agreement(setup).board.spaces
    return [SPOT_NAMES[spot] for space in spaces for spot in (2 * space, 2 * space + 1)]


class OverlordRow(Field):
    """A number for each Overlord; the Hero's own player has none."""

    def rows(self, setup: Setup) -> int:
        return agreement(setup).terms.overlords

    def described(self) -> list[str]:
        name, _, values, meaning = super().described()
        return [name, "each Overlord", values, meaning]


class Apart(Field):
    """A key of the JSON that is made of several places."""

    def __init__(self, name: str, place: int, values: str, meaning: str) -> None:
        super().__init__(
            name,
            APART,
            place,
            size=0,
            low=0,
            high=0,
            meaning=meaning,
            notation=NUMERAL,
            start=0,
            written=True,
        )
        self.values = values

    def described(self) -> list[str]:
        return [self.name, "several places", self.values, self.meaning]


class Goods(Apart):
    """The resources of each Overlord, seven numbers for each."""

    def write(self, s: "State") -> object:
        size = agreement(s.setup).terms.overlords
        return [[s[self.place + 7 * chair + kind] for kind in range(7)] for chair in range(size)]

    def read(self, s: "State", reader: Reader) -> None:
        for chair, row in enumerate(rows_of(reader, agreement(s.setup).terms.overlords)):
            for kind, value in enumerate(rows_of(row, 7)):
                s[self.place + 7 * chair + kind] = value.number(0, 10)


class Stock(Apart):
    """Seven resources of one holder."""

    def write(self, s: "State") -> object:
        return [s[self.place + kind] for kind in range(7)]

    def read(self, s: "State", reader: Reader) -> None:
        for kind, value in enumerate(rows_of(reader, 7)):
            s[self.place + kind] = value.number(0, 10)


class Land(Apart):
    """The tiles by their spaces, with the edges that are shut as bits."""

    def __init__(self, name: str, place: int, walls: int, zone: int, meaning: str) -> None:
        super().__init__(name, place, "tiles and their Walls by space", meaning)
        self.walls = walls  # where those stand
        self.zone = zone  # of chair 0

    def write(self, s: "State") -> object:
        return {
            NAMES[space]: [s.setup.box.card(s[self.place + space]).id, s[self.walls + space]]
            for space in range(SPACES)
            if s[self.place + space]
        }

    def read(self, s: "State", reader: Reader) -> None:
        board = agreement(s.setup).board
        chairs = range(agreement(s.setup).terms.overlords)
        placed: list[int] = []
        for name, row in reader.table().items():
            space = NAMES.index(name) if name in NAMES else -1
            chair = board.part[space] if space >= 0 else -1
            if chair not in chairs or board.lair_of[space] >= 0:
                raise row.bad("a tile on a Map Space of a zone in play")
            [tile, walls] = rows_of(row, 2)
            card = s.setup.box.number(str(tile.data))
            if card in placed or not s.holds(self.zone + chair, card):
                raise tile.bad(f"a tile that lies in land.{chair}")
            placed.append(card)
            s[self.place + space] = card
            s[self.walls + space] = walls.number(0, 63)
        if len(placed) != sum(s.count(self.zone + chair) for chair in chairs):
            raise reader.bad("a space for each tile that is placed")


class Lackeys(Apart):
    """The chairs of the Lackeys by their spots."""

    def write(self, s: "State") -> object:
        spots = range(2 * SPACES)
        return {
            SPOT_NAMES[spot]: s[self.place + spot] - 1 for spot in spots if s[self.place + spot]
        }

    def read(self, s: "State", reader: Reader) -> None:
        reader.only(_spot_names(s.setup))
        for name, row in reader.table().items():
            chair = row.number(0, agreement(s.setup).terms.overlords - 1)
            s[self.place + SPOT_NAMES.index(name)] = 1 + chair


def rows_of(reader: Reader, size: int) -> list[Reader]:
    """So many values, neither more nor fewer."""
    rows = reader.rows()
    if len(rows) != size:
        raise reader.bad(f"{size} values")
    return rows
