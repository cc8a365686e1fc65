"""A table without rules, to try the engine's verbs on: a deck, open and hidden zones, two seats up.

`a_table(...)` deals openly described cards; what is dealt is the numbers 1, 2, 3 ... of the box.
"""

from __future__ import annotations

import pickle
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from overlord.core.box import Box, Card
from overlord.core.errors import BadBox
from overlord.core.events import Event
from overlord.core.frames import (
    Choice,
    Frame,
    Refusal,
    SeatChoice,
    SeatTogether,
    Step,
    agenda_of,
    frames_in,
)
from overlord.core.game import GameOf, Option
from overlord.core.knowledge import nothing_known
from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.core.offer import Offer
from overlord.core.outcome import Outcome, rank
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from tests.heard import Heard

T = TypeVar("T")

LAYOUT: Final = Layout(chairs=4)
DECK: Final = LAYOUT.one("deck", 0, NOBODY)
DISCARD: Final = LAYOUT.one("discard", 0, EVERYONE)
COINS: Final = LAYOUT.one("coins", 1, EVERYONE)
HAND: Final = LAYOUT.each("hand", 0, OWNER)
KEPT: Final = LAYOUT.each("kept", 0, OWNER)
PILE: Final = LAYOUT.each("pile", 0, NOBODY)

SAID: Final = LAYOUT.several("said", 40, 0, 999, "numbers that were said")

PASS: Final = 0
CARDS: Final = range(1, 13)
COIN: Final = 13


class Table(State):
    def clone(self) -> Table:
        return type(self)(self.setup, self.v[:], self.agenda[:], self.rng.clone())

    def outcome(self) -> Outcome:
        scores = [self.count(HAND + seat) for seat in range(self.players)]
        return Outcome(rank([(score,) for score in scores]), scores, [{} for _ in scores])


class Say(Step[Table]):
    """Writes a number down, so that a test sees what happened in which order."""

    rules = ("T-1",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Table) -> None:
        s.put(SAID, self.number)


class SayAll(Step[Table]):
    """Schedules numbers from 10 * number on."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Table) -> None:
        for i in range(3):
            s.then(Say(10 * self.number + i))


class Battle(SayAll):
    """Something that can be called off."""


class CallOff(Step[Table]):
    def run(self, s: Table) -> None:
        s.unwind(Battle)
        s.then(Say(99))


class Discard(SeatChoice[Table]):
    """Low cards stay in hand."""

    rules = ("T-2",)
    prompt = "discard"

    def candidates(self, s: Table) -> list[int]:
        return [PASS, *s.cards(HAND + self.seat)]

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return Refusal("too-low", "T-3", {"least": 4}) if 0 < action < 4 else None

    def choose(self, s: Table, action: int) -> None:
        if action != PASS:
            s.move(action, HAND + self.seat, DISCARD)


class Keep(SeatTogether[Table]):
    """All keep a card; keeping an even one asks for another."""

    prompt = "keep"

    def offer(self, s: Table, o: Offer) -> None:
        s.offer(HAND + self.seat, o)

    def choose(self, s: Table, action: int) -> None:
        s.sneak(action, HAND + self.seat, KEPT + self.seat)
        if action % 2 == 0 and s.count(HAND + self.seat):
            s.then(Keep(self.seat))


class TopCard(Choice[Table]):
    """Looks at a card by its place, which must be there."""

    prompt = "top-card"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def offer(self, s: Table, o: Offer) -> None:
        o.add(s.card(DECK, self.place))


class TurnOver(Step[Table]):
    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        s.move(s.card(DECK, self.place), DECK, DISCARD)


class TableGame(GameOf[Table]):
    def __init__(self) -> None:
        options = [Option("speed", ["slow", "fast"]), Option("size", ["1", "2"])]
        super().__init__("table", range(1, 5), options, 3, "T", LAYOUT, 50)

    def read_box(self, path: str) -> Box:
        if path:
            raise BadBox(f"{path}: no other box")
        cards = [Card(f"c{number}", 0, f"Card {number}", "") for number in CARDS]
        return Box(["pass"], [*cards, Card("coin", 1, "Coin", "")], "feed", {})

    def box_from(self, source: dict[str, object]) -> Box:
        raise BadBox("no other box")

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> Table:
        return Table(setup, v, agenda, rng)

    def lay_out(self, s: Table) -> None:
        s.put_all(DECK, s.setup.box.numbers(0))
        s.put_all(COINS, s.setup.box.numbers(1))
        s.then(Discard(0))

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return frames_in(__name__)


GAME: Final = TableGame()


def a_table(*agenda: Frame[Any], players: int = 3, hands: int = 0, seed: int = 1) -> Table:
    """Frames in the order in which they happen; that many cards dealt from a shuffled deck."""
    setup = GAME.setup(players, {})
    s = GAME.fresh(setup, seed)
    s.agenda = agenda_of(list(reversed(agenda)))
    s.watch(Heard(), nothing_known(players + 1, len(setup.box.actions)))
    for zone in setup.zones:
        s.start(zone, s.cards(zone))
    s.shuffle(DECK)
    for seat in range(players):
        for _ in range(hands):
            s.draw(DECK, HAND + seat)
    s.advance()
    return s


def heard(s: State) -> list[Event]:
    """What happened since the last time this was asked."""
    watcher = s.watcher
    assert isinstance(watcher, Heard)
    events = watcher.events
    watcher.events = []
    return events


def may_be(s: State, seat: int, card: int) -> list[str]:
    """The names of the zones where a seat thinks that a card may be."""
    assert s.memory is not None
    o = s.players if seat < 0 else seat
    return [name for zone, name in enumerate(LAYOUT.names) if s.memory.where[o][card] >> zone & 1]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def pickled(thing: T) -> T:
    """Written and read again."""
    again: T = pickle.loads(pickle.dumps(thing))  # noqa: S301  (our own)
    return again
