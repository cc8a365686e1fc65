"""Encoding of a table as a row of numbers: what a seat sees, for networks and other learners.

One row serves every interface: for each card the zone it lies in, for each zone how many cards it
holds, then numbers with names. Zones and chairs are turned so that the observer's own come first.
A row holds what `State.view` shows and nothing else, so a card that is hidden now is nowhere.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i16, i64, mypyc_attr, u8

from overlord.core.frames import Choice, Frame, Together, parameters
from overlord.core.layout import SPECTATOR
from overlord.core.offer import Offer
from overlord.core.vectors import vec

if TYPE_CHECKING:
    from overlord.core.game import Game
    from overlord.core.setup import Setup
    from overlord.core.state import State

MOST: Final = 32767  # of a number in the row
OPEN: Final = 1 << 40  # as in `core.state`


class Numbers:
    """A run of numbers with one name and one range; `cells` names each of several."""

    def __init__(self, name: str, cells: list[str], low: int, high: int, about: str) -> None:
        self.name = name
        self.cells = cells
        self.low = low
        self.high = high
        self.about = about
        self.first = 0  # where it begins in the row

    @property
    def size(self) -> int:
        return max(1, len(self.cells))

    def names(self) -> list[str]:
        return [f"{self.name}.{cell}" for cell in self.cells] or [self.name]


def number(name: str, low: int, high: int, about: str) -> Numbers:
    """A run of one."""
    return Numbers(name, [], low, high, about)


def numbers(name: str, count: int, low: int, high: int, about: str) -> Numbers:
    """A run whose cells are counted from 0."""
    return Numbers(name, [str(i) for i in range(count)], low, high, about)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The encoding of one set-up. A game adds its own numbers, and how they are filled.

    `version` is part of what environments are called, so it grows when the row changes.
    `turning`: the chairs that are turned, from 0 on; others have a part of their own in the game.
    """

    def __init__(
        self, setup: Setup, version: int = 1, own: list[Numbers] | None = None, turning: int = -1
    ) -> None:
        self.setup = setup
        self.version = version
        self.observers = setup.players + 1
        self.offered = Offer()
        self.actions = len(setup.box.actions)
        self._turn(len(setup.chairs) if turning < 0 else turning)
        self.runs: list[Numbers] = []
        self._cards_and_counts()
        self._common()
        self.own = self._add_all(own or [])
        self.width = self.runs[-1].first + self.runs[-1].size

    # What a game adds

    def fill_own(self, s: State, observer: int, out: vec[i16], at: i64) -> None:
        """Write the game's own numbers from a place on; all of them are 0 before."""

    # How the row is laid out

    def _turn(self, turning: int) -> None:
        """By observer: the chairs in its order, where each chair went, and where each zone."""
        setup = self.setup
        layout = setup.layout
        chairs = len(setup.chairs)
        self.order: list[list[int]] = []
        self.turned: list[list[int]] = []
        self.place_of: list[vec[i64]] = []
        self.looks: list[vec[i64]] = []
        self.zones = vec[i64](list(setup.zones))
        for o in range(self.observers):
            mine = setup.chairs.index(o) if o in setup.chairs else 0
            order = list(range(chairs))
            if mine < turning:
                order[:turning] = [(mine + i) % turning for i in range(turning)]
            turned = list(range(layout.chairs))
            for i, chair in enumerate(order):
                turned[chair] = i
            self.order.append(order)
            self.turned.append(turned)
            self.place_of.append(
                vec[i64](
                    [
                        zone if owner < 0 else zone - owner + turned[owner]
                        for zone, owner in enumerate(layout.owners)
                    ]
                )
            )
            self.looks.append(vec[i64]([sight >> o & 1 for sight in setup.sight]))

    def _add(self, run: Numbers) -> int:
        if self.runs:
            run.first = self.runs[-1].first + self.runs[-1].size
        self.runs.append(run)
        return run.first

    def _add_all(self, runs: list[Numbers]) -> int:
        """Add them all; gives where the first of them begins."""
        before = self.runs[-1].first + self.runs[-1].size
        for run in runs:
            self._add(run)
        return before

    def _cards_and_counts(self) -> None:
        setup = self.setup
        box = setup.box
        zones = setup.layout.names
        ids = [card.id for card in box.cards]
        about = "the zone in which the card is seen, from 1 on as in `count`; 0: it is not seen"
        self.first = box.first
        self.cards = len(ids)
        self._add(Numbers("card", ids, 0, len(zones), about))
        self.counts = self._add(Numbers("count", zones, 0, len(ids), "how many cards a zone holds"))

    def _common(self) -> None:
        game = self.setup.game
        seats = len(game.seats) and game.seats[-1]
        self.players = self._add(number("players", 1, seats, "seats at the table"))
        self._add(number("seat", 0, seats, "the observer's seat, from 1 on; 0 watches"))
        names = sorted(game.options)
        most = max([len(option.values) for option in game.options.values()], default=1)
        if names:
            self._add(Numbers("option", names, 0, most - 1, "the value that was agreed on"))
        self.chosen = [game.options[name].values.index(self.setup.options[name]) for name in names]
        about = "whether a seat is asked now, the observer's own first, then to its left"
        self.asked = self._add(numbers("asked", seats, 0, 1, about))
        self._questions(game)

    def _questions(self, game: Game) -> None:
        named = sorted(game.frames().items())
        kinds = [kind for _, kind in named if issubclass(kind, Choice) and kind.prompt]
        self.kinds: dict[type, int] = {kind: i + 1 for i, kind in enumerate(kinds)}
        self.asks = [[name for name in parameters(kind) if name != "seat"] for kind in kinds]
        about = "what is asked, as in `questions`; 0: nothing, the game is over"
        self.question = self._add(number("question", 0, len(kinds), about))
        size = max([len(names) for names in self.asks], default=0)
        about = "the parameters of the question, but for the seat; a chair is turned"
        self._add(numbers("about", max(1, size), -MOST - 1, MOST, about))

    def questions(self) -> list[tuple[str, list[str]]]:
        """Questions as `question` counts them, from 1 on: prompts and names of parameters."""
        prompts = [str(getattr(kind, "prompt", "")) for kind in self.kinds]
        return list(zip(prompts, self.asks, strict=True))

    def names(self) -> list[str]:
        """The names of all numbers in the row."""
        return [name for run in self.runs for name in run.names()]

    def ranges(self) -> tuple[list[int], list[int]]:
        """The lowest and the highest value of each number."""
        low = [run.low for run in self.runs for _ in range(run.size)]
        high = [run.high for run in self.runs for _ in range(run.size)]
        return low, high

    # How it is filled

    def fill(self, s: State, seat: int, out: vec[i16], at: i64) -> None:
        """Write the row of a seat, or of those who only watch, into a buffer from a place on."""
        observer = self.setup.players if seat == SPECTATOR else seat
        end: i64 = at + self.width
        i: i64 = at
        while i < end:
            out[i] = 0
            i += 1
        self._fill_zones(s, seat, observer, out, at)
        self._fill_common(s, seat, out, at)
        self.fill_own(s, observer, out, at + self.own)

    def _fill_zones(self, s: State, seat: int, observer: int, out: vec[i16], at: i64) -> None:
        place_of = self.place_of[observer]
        looks = self.looks[observer]
        zones = self.zones
        first_card: i64 = at - self.first
        first_count: i64 = at + self.counts
        v = s.v
        offsets = s.offsets
        shown: i64 = self.setup.sight_at
        own: i64 = OPEN | (1 << seat if seat != SPECTATOR else 0)
        k: i64 = 0
        while k < len(zones):
            zone = zones[k]
            k += 1
            count = v[zone]
            if count == 0:
                continue
            place = place_of[zone]
            out[first_count + place] = i16(count)
            if looks[zone] != 0 or v[shown + zone] & own != 0:
                i: i64 = offsets[zone]
                end: i64 = i + count
                while i < end:
                    out[first_card + v[i]] = i16(place + 1)
                    i += 1

    def _fill_common(self, s: State, seat: int, out: vec[i16], at: i64) -> None:
        players = self.setup.players
        i: i64 = at + self.players
        out[i] = i16(players)
        out[i + 1] = i16(seat + 1)
        for value in self.chosen:
            out[i + 2] = i16(value)
            i += 1
        if not s.agenda:
            return
        first = seat if seat != SPECTATOR else 0
        asked: i64 = at + self.asked
        top = s.agenda[-1]
        if isinstance(top, Together):
            for other in s.pending():
                out[asked + (other - first) % players] = 1
            mine = s.asked(seat)
            self._fill_question(top if mine is None else mine, seat, out, at)
        else:
            assert isinstance(top, Choice)
            out[asked + (top.seat - first) % players] = 1
            self._fill_question(top, seat, out, at)

    def _fill_question(self, frame: Frame[Any], seat: int, out: vec[i16], at: i64) -> None:
        number = self.kinds.get(type(frame), 0)
        if not number:
            return
        i: i64 = at + self.question
        out[i] = i16(number)
        for name in self.asks[number - 1]:
            value: int = getattr(frame, name)
            if name == "chair" and 0 <= value < len(self.turned[seat]):
                value = self.turned[seat][value]
            i += 1
            out[i] = clipped(value)

    def seat_to_move(self, s: State) -> int:
        """The seat that is asked first; SPECTATOR when the game is over."""
        if not s.agenda:
            return SPECTATOR
        top = s.agenda[-1]
        assert isinstance(top, Choice)
        return top.seat

    def fill_mask(self, s: State, seat: int, out: vec[u8], at: i64) -> None:
        """Write 1 for each action that the seat may answer with, and 0 for all others."""
        end: i64 = at + self.actions
        i: i64 = at
        while i < end:
            out[i] = 0
            i += 1
        choice = s.asked(seat)
        if choice is None:
            return
        offered = self.offered
        offered.clear()
        choice.offer(s, offered)
        i = 0
        while i < offered.n:
            out[at + offered.v[i]] = 1
            i += 1


def clipped(value: int) -> i16:
    """A number as the row can hold it."""
    return i16(min(max(value, -MOST - 1), MOST))


def blank_row(size: int) -> vec[i16]:
    """A buffer of zeros for rows."""
    buffer = vec[i16]([0] * size)
    return _plain("h", size) if is_plain(buffer) else buffer


def blank_mask(size: int) -> vec[u8]:
    """A buffer of zeros for masks."""
    buffer = vec[u8]([0] * size)
    return _plain("B", size) if is_plain(buffer) else buffer


def blank_rewards(size: int) -> vec[float]:
    """A buffer of zeros for rewards."""
    buffer = vec[float]([0.0] * size)
    return _plain("d", size) if is_plain(buffer) else buffer


def is_plain(buffer: object) -> bool:
    """Whether vectors are lists here, because there is no librt."""
    return isinstance(buffer, list)


def _plain(kind: str, size: int) -> Any:
    """Buffer that others can look into without a copy, as into librt's vectors."""
    return array(kind, [0] * size)


# For the games: each writes some numbers and says where the next one goes.


def put(out: vec[i16], at: i64, value: int) -> i64:
    out[at] = i16(value)
    return at + 1


def put_bits(out: vec[i16], at: i64, bits: int, count: int) -> i64:
    """A set as ones and zeros."""
    left = bits
    while left:
        lowest = left & -left
        i: i64 = lowest.bit_length() - 1
        out[at + i] = 1
        left ^= lowest
    return at + count


def put_turned(out: vec[i16], at: i64, values: list[int], order: list[int], count: int) -> i64:
    """Values by chair, in the observer's order; as many as the largest table has chairs."""
    i: i64 = at
    for chair in order:
        if chair < len(values):
            out[i] = i16(values[chair])
        i += 1
    return at + count


def put_fields(out: vec[i16], at: i64, s: State, first: i64, count: i64) -> i64:
    """Numbers of the state that stand side by side."""
    v = s.v
    i: i64 = 0
    while i < count:
        out[at + i] = i16(v[first + i])
        i += 1
    return at + count


def put_list(out: vec[i16], at: i64, s: State, place: i64) -> i64:
    """All that is in a zone or a list."""
    return put_fields(out, at, s, s.offsets[place], s.v[place])


def put_cards(out: vec[i16], at: i64, s: State, place: i64, before: i64, most: i64) -> i64:
    """Contents of a zone or a list, counted from the number after `before`; as it has room."""
    v = s.v
    first = s.offsets[place]
    count = v[place]
    i: i64 = 0
    while i < count and i < most:
        out[at + i] = i16(v[first + i] - before)
        i += 1
    return at + most
