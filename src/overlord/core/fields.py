"""Fields of a state: what a number, a row of numbers or a list means, and how it is written.

A game declares its fields once, on its `Layout`; saving, reading, copying, comparing and the
documentation follow.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from overlord.core.position import Reader
    from overlord.core.setup import Setup
    from overlord.core.state import State

ONE: Final = 0  # shapes: a number of the table
ROW: Final = 1  # so many numbers, one after the other
CARDS: Final = 2  # a number for each card of the box
LIST: Final = 3  # a list with a length of its own
APART: Final = 4  # no place of its own: a subclass writes and reads other places together

SEATS: Final = -1  # sizes of a row
CHAIRS: Final = -2

LAST_SEAT: Final = -(1 << 40)  # bounds that the table decides
LAST_CHAIR: Final = LAST_SEAT - 1
ANY_ACTION: Final = LAST_SEAT - 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """Writing of one number: as a number, unless a subclass knows better."""

    plural: str = "numbers"

    def write(self, setup: "Setup", number: int) -> object:
        return number

    def read(self, row: "Reader", setup: "Setup", low: int, high: int) -> int:
        return row.number(low, high)

    def range_text(self, low: str, high: str) -> str:
        """Sentence about the values, for people."""
        return f"{low} to {high}"


class CardId(Notation):
    """A card of some kinds by its id; 0, which is written as "", stands for none."""

    plural = "cards"

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def write(self, setup: "Setup", number: int) -> object:
        return setup.box.card(number).id if number else ""

    def read(self, row: "Reader", setup: "Setup", low: int, high: int) -> int:
        box = setup.box
        known = {box.card(card).id: card for kind in self.kinds for card in box.numbers(kind)}
        return known.get(row.word(["", *known]), 0)

    def range_text(self, low: str, high: str) -> str:
        return "the id of a card, or nothing"


class Word(Notation):
    """A number as a word: the first number is `low`."""

    plural = "words"

    def __init__(self, words: list[str], low: int = 0) -> None:
        self.words = words
        self.low = low

    def write(self, setup: "Setup", number: int) -> object:
        return self.words[number - self.low]

    def read(self, row: "Reader", setup: "Setup", low: int, high: int) -> int:
        return self.words.index(row.word(self.words)) + self.low

    def range_text(self, low: str, high: str) -> str:
        return ", ".join(word or "nothing" for word in self.words)


class Members(Notation):
    """Bits as the list of those that are set; the range is that of their numbers."""

    plural = "lists"

    def write(self, setup: "Setup", number: int) -> object:
        return [bit for bit in range(number.bit_length()) if number >> bit & 1]

    def read(self, row: "Reader", setup: "Setup", low: int, high: int) -> int:
        bits = 0
        for bit in row.numbers(low, high):
            bits |= 1 << bit
        return bits

    def range_text(self, low: str, high: str) -> str:
        return f"some of {low} to {high}"


NUMERAL: Final = Notation()


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One declaration. `place` is where it stands in the vector of a state."""

    def __init__(
        self,
        name: str,
        shape: int,
        place: int,
        *,
        size: int,
        low: int,
        high: int,
        meaning: str,
        notation: Notation,
        start: int,
        written: bool,
    ) -> None:
        self.name = name
        self.shape = shape
        self.place = place
        self.size = size  # of a row, or the most that a list holds
        self.low = low
        self.high = high
        self.meaning = meaning
        self.notation = notation
        self.start = start
        self.written = written

    def rows(self, setup: "Setup") -> int:
        """Numbers of a row that are in use at a table."""
        if self.size == SEATS:
            return setup.players
        return len(setup.chairs) if self.size == CHAIRS else self.size

    def write(self, s: "State") -> object:
        setup = s.setup
        notation = self.notation
        if self.shape == ONE:
            return notation.write(setup, s[self.place])
        if self.shape == ROW:
            places = range(self.place, self.place + self.rows(setup))
            return [notation.write(setup, s[place]) for place in places]
        if self.shape == LIST:
            return [notation.write(setup, number) for number in s.cards(self.place)]
        noted: dict[str, object] = {}
        for card in range(setup.box.first, len(setup.box.actions)):
            number = s.of(self.place, card)
            if number != self.start:
                noted[setup.box.card(card).id] = notation.write(setup, number)
        return noted

    def read(self, s: "State", reader: "Reader") -> None:
        setup = s.setup
        low = bound(self.low, setup)
        high = bound(self.high, setup)
        if self.shape == ONE:
            s[self.place] = self.notation.read(reader, setup, low, high)
        elif self.shape == CARDS:
            self._read_cards(s, reader, low, high)
        else:
            rows = reader.rows()
            size = self.rows(setup)
            if self.shape == ROW and len(rows) != size:
                raise reader.bad(f"{size} {self.notation.plural}")
            if self.shape == LIST and len(rows) > size:
                raise reader.bad(f"at most {size} {self.notation.plural}")
            numbers = [self.notation.read(row, setup, low, high) for row in rows]
            if self.shape == LIST:
                s.put_all(self.place, numbers)
            else:
                for i, number in enumerate(numbers):
                    s[self.place + i] = number

    def _read_cards(self, s: "State", reader: "Reader", low: int, high: int) -> None:
        for id, row in reader.table().items():
            card = s.setup.box.number(id)
            if card < 0:
                raise row.bad("a key that is the id of a card of this box")
            s.note(self.place, card, self.notation.read(row, s.setup, low, high))

    def outside(self, s: "State") -> object:
        """Contents beside the vector, as plain data that is quickly made; mostly nothing."""
        return None

    def put_outside(self, s: "State", data: Any) -> None:
        """Put that back."""

    def described(self) -> list[str]:
        """Name, shape, values and meaning, for people."""
        per = {SEATS: "each seat", CHAIRS: "each chair"}.get(self.size, f"{self.size} in a row")
        shape = ["the table", per, "each card", f"a list of at most {self.size}", "several places"][
            self.shape
        ]
        values = self.notation.range_text(bound_name(self.low), bound_name(self.high))
        return [self.name, shape, values, self.meaning]


def bound(number: int, setup: "Setup") -> int:
    """A bound of a field at a table."""
    if number == LAST_SEAT:
        return setup.players - 1
    if number == LAST_CHAIR:
        return len(setup.chairs) - 1
    if number == ANY_ACTION:
        return len(setup.box.actions) - 1
    return number


def bound_name(number: int) -> str:
    names = {LAST_SEAT: "the last seat", LAST_CHAIR: "the last chair", ANY_ACTION: "any action"}
    return names.get(number, str(number))
