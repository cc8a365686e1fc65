"""Fields of a table that are written in a way of their own: areas by id, gems, notes and blows."""

from typing import Any, Final

from mypy_extensions import i64

from overlord.core.fields import APART, NUMERAL, Field, Notation
from overlord.core.position import Reader
from overlord.core.setup import Setup
from overlord.core.vectors import vec
from overlord.games.conan.components.box import ConanBox
from overlord.games.conan.components.scenario import Scenario


def scenario_of(setup: Setup) -> Scenario:
    """The scenario that a table has agreed on."""
    box = setup.box
    assert isinstance(box, ConanBox)
    scenario = box.scenario(setup.options["scenario"])
    assert scenario is not None
    return scenario


class AreaId(Notation):
    """An area of the scenario's board by its id."""

    plural = "areas"

    def write(self, setup: Setup, number: int) -> object:
        return scenario_of(setup).board.places[number].id

    def read(self, row: Reader, setup: Setup, low: int, high: int) -> int:
        areas = [place.id for place in scenario_of(setup).board.places]
        return areas.index(row.word(areas))

    def range_text(self, low: str, high: str) -> str:
        return "the id of an area"


AREA_ID: Final = AreaId()


class Apart(Field):
    """A key of the JSON for places that another declaration has, or for an attribute."""

    def __init__(
        self, name: str, low: int, high: int, meaning: str, notation: Notation = NUMERAL
    ) -> None:
        super().__init__(
            name,
            APART,
            0,
            size=0,
            low=low,
            high=high,
            meaning=meaning,
            notation=notation,
            start=0,
            written=True,
        )


class GemRows(Apart):
    """A row of numbers for each chair."""

    def __init__(self, name: str, first: int, spots: int, high: int, meaning: str) -> None:
        super().__init__(name, 0, high, meaning)
        self.first = first
        self.spots = spots

    def write(self, s: Any) -> object:
        starts = [self.first + self.spots * chair for chair in range(s.chairs)]
        return [[s[start + spot] for spot in range(self.spots)] for start in starts]

    def read(self, s: Any, reader: Reader) -> None:
        rows = reader.rows()
        if len(rows) != s.chairs:
            raise reader.bad(f"{s.chairs} rows, one for each chair")
        for chair, row in enumerate(rows):
            gems = row.numbers(self.low, self.high)
            if len(gems) != self.spots:
                raise row.bad(f"{self.spots} numbers")
            for spot, count in enumerate(gems):
                s[self.first + self.spots * chair + spot] = count


class BorderNumbers(Notation):
    """Sentences about the borders of a board, for people."""

    def range_text(self, low: str, high: str) -> str:
        return "numbers of borders"


class WreckedBorders(Apart):
    """Borders of the board as the list of their numbers; a table has them as bits, beside it."""

    def __init__(self, name: str, meaning: str) -> None:
        super().__init__(name, 0, 0, meaning, BorderNumbers())

    def write(self, s: Any) -> object:
        return [border for border in range(len(s.board.borders)) if s.wrecked >> border & 1]

    def read(self, s: Any, reader: Reader) -> None:
        wrecked = 0
        for border in reader.numbers(0, len(s.board.borders) - 1):
            wrecked |= 1 << border
        s.wrecked = wrecked


class CardTable(Apart):
    """A number for each card that may hold one, in a row that clones share (`card_notes`)."""

    def __init__(
        self, name: str, row: str, meaning: str, start: int = 0, notation: Notation = NUMERAL
    ) -> None:
        super().__init__(name, -100, 100_000, meaning, notation)
        self.start = start
        self.row = row  # the attribute of the table

    def write(self, s: Any) -> object:
        setup = s.setup
        return {
            setup.box.card(card).id: self.notation.write(setup, number)
            for card, number in enumerate(list(getattr(s, self.row)))
            if number != self.start
        }

    def read(self, s: Any, reader: Reader) -> None:
        numbers: list[int] = [self.start] * len(getattr(s, self.row))
        for id, row in reader.table().items():
            card = s.setup.box.number(id)
            if not 0 <= card < len(numbers):
                raise row.bad("a card that holds a number")
            numbers[card] = self.notation.read(row, s.setup, self.low, self.high)
        setattr(s, self.row, vec[i64](numbers))


class BlowParts(Apart):
    """The attack, or the throw, that is being resolved: its numbers, and rows of numbers."""

    def __init__(
        self, name: str, numbers: dict[str, int], lists: dict[str, int], meaning: str
    ) -> None:
        super().__init__(name, -2, 0, meaning)
        self.numbers = numbers  # places by name
        self.lists = lists

    def write(self, s: Any) -> object:
        return self.told_of(self.parts(s))

    def read(self, s: Any, reader: Reader) -> None:
        self.lay(s, self.read_parts(s, reader))

    def parts(self, s: Any) -> list[list[int]]:
        """The blow as a list of its numbers, and each of its rows."""
        return [
            [s[place] for place in self.numbers.values()],
            *[s.cards(place) for place in self.lists.values()],
        ]

    def lay(self, s: Any, parts: list[list[int]]) -> None:
        """The same back onto a table."""
        for place, number in zip(self.numbers.values(), parts[0], strict=True):
            s[place] = number
        for place, row in zip(self.lists.values(), parts[1:], strict=True):
            s.put_all(place, row)

    def told_of(self, parts: list[list[int]]) -> dict[str, object]:
        told: dict[str, object] = dict(zip(self.numbers, parts[0], strict=True))
        for name, row in zip(self.lists, parts[1:], strict=True):
            told[name] = row[:]
        return told

    def read_parts(self, s: Any, reader: Reader) -> list[list[int]]:
        reader.only([*self.numbers, *self.lists])
        most = len(s.setup.box.actions)
        parts = [[reader.part(name).number(-2, most) for name in self.numbers]]
        for name, place in self.lists.items():
            row = reader.part(name)
            parts.append(row.numbers(-1, most))
            if len(parts[-1]) > s.setup.room(place):
                raise row.bad(f"at most {s.setup.room(place)} numbers")
        return parts


class StoredBlows(Apart):
    """Blows that wait for another one, in a list that nobody changes, so that clones share it."""

    def __init__(self, name: str, blow: BlowParts, meaning: str) -> None:
        super().__init__(name, -2, 0, meaning)
        self.blow = blow

    def write(self, s: Any) -> object:
        return [self.blow.told_of(parts) for parts in s.stored]

    def read(self, s: Any, reader: Reader) -> None:
        s.stored = [self.blow.read_parts(s, row) for row in reader.rows()]
