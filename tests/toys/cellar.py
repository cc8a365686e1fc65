"""Cellar, a toy with hidden hands: exchange, follow suit, and stash cards away in secret.

HH-1   Shuffle the 24 cards (three suits, 1 to 8) and deal four to each of 2 to 4 players.
HH-2   In turn, each may put a card openly under the deck and draw another.
HH-3   Then the deck is shuffled and its top card turned up: its suit is trumps.
HH-4   Four tricks. A player who can follow the suit that was led has to.
HH-5   Trumps beat all else, then the suit that was led; the winner takes it unseen and leads.
HH-6   The winner may lay a card of the hand face down into the own stash, and draws another for it.
HH-7   A stash holds two cards, or as many as the table agrees; three only for up to three players.
HH-8   In the end stashes are turned up: a stashed card counts its number, a card won in a trick 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from overlord.core.box import Box, Card
from overlord.core.boxes import digest_of
from overlord.core.errors import BadBox, BadOption
from overlord.core.fields import LAST_SEAT
from overlord.core.frames import (
    Frame,
    Refusal,
    SeatChoice,
    Step,
    frames_in,
)
from overlord.core.game import GameOf, Option
from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.core.offer import Offer
from overlord.core.outcome import Outcome, rank
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec

LAYOUT: Final = Layout(chairs=4)
DECK: Final = LAYOUT.one("deck", 0, NOBODY)
TRUMP: Final = LAYOUT.one("trump", 0, EVERYONE)
TRICK: Final = LAYOUT.one("trick", 0, EVERYONE)
HAND: Final = LAYOUT.each("hand", 0, OWNER)
STASH: Final = LAYOUT.each("stash", 0, OWNER)
WON: Final = LAYOUT.each("won", 0, NOBODY)

LEADER: Final = LAYOUT.number("leader", 0, LAST_SEAT, "the seat that leads to the trick")

PASS: Final = 0
SUITS: Final = ["rats", "ravens", "roots"]


class CellarBox(Box):
    def __init__(self) -> None:
        names = [(suit, number) for suit in SUITS for number in range(1, 9)]
        cards = [Card(f"{suit}-{number}", 0, f"{number} of {suit}", "") for suit, number in names]
        super().__init__(["pass"], cards, digest_of({"suits": SUITS}), {})

    def suit(self, card: int) -> int:
        return (card - 1) // 8

    def value(self, card: int) -> int:
        return (card - 1) % 8 + 1


class Cellar(State):
    def clone(self) -> Cellar:
        return type(self)(self.setup, self.v[:], self.agenda[:], self.rng.clone())

    @property
    def box(self) -> CellarBox:
        assert isinstance(self.setup.box, CellarBox)
        return self.setup.box

    def facts(self, seat: int) -> dict[str, object]:
        return {"leader": self[LEADER]}

    def outcome(self) -> Outcome:
        parts = [
            {
                "score-stash": sum(self.box.value(card) for card in self.cards(STASH + seat)),
                "score-tricks": 2 * self.count(WON + seat),
            }
            for seat in range(self.players)
        ]
        scores = [sum(part.values()) for part in parts]
        return Outcome(rank([(score,) for score in scores]), scores, parts)

    def follows(self, seat: int, card: int) -> bool:
        """HH-4: whether the card may be laid now."""
        if not self.count(TRICK):
            return True
        led = self.box.suit(self.card(TRICK, 0))
        hand = self.cards(HAND + seat)
        return self.box.suit(card) == led or all(self.box.suit(c) != led for c in hand)

    def strength(self, card: int) -> int:
        """HH-5."""
        suit = self.box.suit(card)
        if suit == self.box.suit(self.card(TRUMP, 0)):
            return 200 + self.box.value(card)
        return self.box.value(card) + 100 * (suit == self.box.suit(self.card(TRICK, 0)))


class SetUp(Step[Cellar]):
    rules = ("HH-1",)

    def run(self, s: Cellar) -> None:
        s.shuffle(DECK)
        for seat in range(s.players):
            for _ in range(4):
                s.draw(DECK, HAND + seat)
        for seat in range(s.players):
            s.then(Exchange(seat))
        s.then(TurnTrump())


class Exchange(SeatChoice[Cellar]):
    rules = ("HH-2",)
    prompt = "exchange"

    def offer(self, s: Cellar, o: Offer) -> None:
        o.add(PASS)
        s.offer(HAND + self.seat, o)

    def choose(self, s: Cellar, action: int) -> None:
        if action != PASS:
            s.tuck(action, HAND + self.seat, DECK)
            s.draw(DECK, HAND + self.seat)


class TurnTrump(Step[Cellar]):
    rules = ("HH-3",)

    def run(self, s: Cellar) -> None:
        s.shuffle(DECK)
        s.draw(DECK, TRUMP)
        for _ in range(4):
            s.then(Trick())
        s.then(TurnUp())


class Trick(Step[Cellar]):
    rules = ("HH-4",)

    def run(self, s: Cellar) -> None:
        for i in range(s.players):
            s.then(Lay((s[LEADER] + i) % s.players))
        s.then(TakeTrick())


class Lay(SeatChoice[Cellar]):
    rules = ("HH-4",)
    prompt = "lay"

    def candidates(self, s: Cellar) -> list[int]:
        return s.cards(HAND + self.seat)

    def refusal(self, s: Cellar, action: int) -> Refusal | None:
        return None if s.follows(self.seat, action) else Refusal("follow-suit", "HH-4")

    def openly_forced(self, s: Cellar) -> bool:
        return s.count(HAND + self.seat) == 1  # a suit that one has to follow is a secret

    def choose(self, s: Cellar, action: int) -> None:
        s.move(action, HAND + self.seat, TRICK)


class TakeTrick(Step[Cellar]):
    rules = ("HH-5",)

    def run(self, s: Cellar) -> None:
        trick = s.cards(TRICK)
        best = max(range(len(trick)), key=lambda i: s.strength(trick[i]))
        s[LEADER] = (s[LEADER] + best) % s.players
        s.announce("leader", trick[best], s[LEADER])
        while s.count(TRICK):
            s.draw(TRICK, WON + s[LEADER])
        if s.count(HAND + s[LEADER]):
            s.then(Hide(s[LEADER]))


class Hide(SeatChoice[Cellar]):
    rules = ("HH-6", "HH-7")
    prompt = "stash"

    def candidates(self, s: Cellar) -> list[int]:
        return [PASS, *s.cards(HAND + self.seat)]

    def refusal(self, s: Cellar, action: int) -> Refusal | None:
        most = int(s.setup.options["stash"])
        if action == PASS or s.count(STASH + self.seat) < most:
            return None
        return Refusal("stash-full", "HH-7", {"most": most})

    def choose(self, s: Cellar, action: int) -> None:
        if action != PASS:
            s.sneak(action, HAND + self.seat, STASH + self.seat)
            s.draw(DECK, HAND + self.seat)


class TurnUp(Step[Cellar]):
    rules = ("HH-8",)

    def run(self, s: Cellar) -> None:
        for seat in range(s.players):
            s.reveal(STASH + seat)


class CellarGame(GameOf[Cellar]):
    def __init__(self) -> None:
        stash = Option("stash", ["2", "1", "3"])
        super().__init__("toy-cellar", range(2, 5), [stash], 1, "HH", LAYOUT, 24)

    def read_box(self, path: str) -> Box:
        if path:
            raise BadBox(f"{path}: {self.id} has one box only")
        return CellarBox()

    def box_from(self, source: dict[str, object]) -> Box:
        raise BadBox(f"{self.id} has one box only")

    def check(self, players: int, options: Mapping[str, str], box: Box) -> None:
        if options["stash"] == "3" and players == 4:
            raise BadOption("stashes of three are for up to three players")

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> Cellar:
        return Cellar(setup, v, agenda, rng)

    def lay_out(self, s: Cellar) -> None:
        s.put_all(DECK, s.setup.box.numbers(0))
        s.then(SetUp())

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return frames_in(__name__)


GAME = CellarGame()
