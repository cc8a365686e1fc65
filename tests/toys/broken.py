"""Toys with a flaw each, to see that the laws find it. Each flaw is the smallest of its kind."""

from __future__ import annotations

import itertools
from typing import Any, Final

from mypy_extensions import i16, i64

from overlord.core.box import Box
from overlord.core.encoding import Encoding, number
from overlord.core.errors import IllegalAction
from overlord.core.fields import Field
from overlord.core.frames import (
    Choice,
    Frame,
    Refusal,
    Step,
    agenda_of,
)
from overlord.core.knowledge import nothing_known
from overlord.core.layout import Layout
from overlord.core.offer import Offer, options_of
from overlord.core.outcome import Outcome
from overlord.core.position import Reader
from overlord.core.rng import Rng, seeded_rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.core.view import View
from tests.toys import banquet, cellar
from tests.toys.banquet import Banquet, BanquetGame
from tests.toys.cellar import DECK, HAND, LEADER, PASS, TRICK, WON, Cellar, CellarGame


class Deal(Step[Cellar]):
    """What set-up does, up to the first decision."""

    def run(self, s: Cellar) -> None:
        s.shuffle(DECK)
        for seat in range(s.players):
            for _ in range(4):
                s.draw(DECK, HAND + seat)


class BrokenCellar(CellarGame):
    """A cellar with other frames between deal and tricks, or with another state."""

    def __init__(
        self, *first: Frame[Any], state: type[Cellar] = Cellar, hides: tuple[type, ...] = ()
    ) -> None:
        super().__init__()
        self.first = first
        self.kind = state
        self.hides = hides

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> Cellar:
        return self.kind(setup, v, agenda, rng)

    def lay_out(self, s: Cellar) -> None:
        super().lay_out(s)
        if self.first:
            s.agenda = agenda_of([cellar.TurnTrump(), *reversed(self.first), Deal()])

    def frames(self) -> dict[str, type[Frame[Any]]]:
        kinds = super().frames()
        kinds.update({type(frame).__name__: type(frame) for frame in self.first})
        return {name: kind for name, kind in kinds.items() if kind not in self.hides}


# Rows


class TopOfTheDeck(Encoding):
    """Tells which card lies on top of the deck."""

    def __init__(self, setup: Setup, name: str, high: int) -> None:
        super().__init__(setup, 1, [number(name, 0, high, "the card on top")])

    def fill_own(self, s: State, observer: int, out: vec[i16], at: i64) -> None:
        out[at] = i16(s.top(DECK) if s.count(DECK) else 0)


class PeekingRow(BrokenCellar):
    def encoding(self, setup: Setup) -> Encoding:
        return TopOfTheDeck(setup, "top", 999)


class NarrowRow(BrokenCellar):
    def encoding(self, setup: Setup) -> Encoding:
        return TopOfTheDeck(setup, "top", 1)


class SameName(BrokenCellar):
    def encoding(self, setup: Setup) -> Encoding:
        return TopOfTheDeck(setup, "seat", 999)


# Options


class NoWayOut(cellar.Exchange):
    def offer(self, s: Cellar, o: Offer) -> None:
        pass


class SameTwice(cellar.Exchange):
    def offer(self, s: Cellar, o: Offer) -> None:
        o.add_all([PASS, PASS])

    def choose(self, s: Cellar, action: int) -> None:
        pass


class OffTheList(cellar.Exchange):
    def offer(self, s: Cellar, o: Offer) -> None:
        o.add_all([PASS, 99])

    def choose(self, s: Cellar, action: int) -> None:
        pass


class NobodyAsked(Cellar):
    def pending(self) -> list[int]:
        return []


class AskedAfterTheEnd(Cellar):
    def pending(self) -> list[int]:
        return super().pending() or [0]


class StrangerAsked(Cellar):
    def pending(self) -> list[int]:
        return [7]


class SaysMore(cellar.Lay):
    """Offers what it refuses."""

    def offer(self, s: Cellar, o: Offer) -> None:
        s.offer(HAND + self.seat, o)

    def refusal(self, s: Cellar, action: int) -> Refusal | None:
        return Refusal("no", "HH-4") if action % 2 else None


class PassesLast(cellar.Exchange):
    """Lists its candidates in another order than its options."""

    def candidates(self, s: Cellar) -> list[int]:
        return [*s.cards(HAND + self.seat), PASS]


class Asked(Cellar):
    """Forgets a refusal on the way out."""

    def refusals(self, seat: int) -> dict[int, Refusal]:
        return {}


class NoRule(cellar.Exchange):
    def candidates(self, s: Cellar) -> list[int]:
        return [PASS, *s.cards(HAND + self.seat)]

    def offer(self, s: Cellar, o: Offer) -> None:
        o.add_all([PASS])

    def refusal(self, s: Cellar, action: int) -> Refusal | None:
        return Refusal("because", "") if action else None


class NoPrompt(cellar.Exchange):
    prompt = ""


class ForeignRule(cellar.Exchange):
    rules = ("DD-1",)


class Stumbles(cellar.Exchange):
    """Accepts a card and then does not know what to do with it."""

    def choose(self, s: Cellar, action: int) -> None:
        if action != PASS:
            s.move(action, TRICK, DECK)


class TakesAnything(Cellar):
    def apply(self, seat: int, action: int) -> None:
        if action != -2:
            super().apply(seat, action)


class TakesNote(Cellar):
    """Remembers even what it refuses."""

    def apply(self, seat: int, action: int) -> None:
        try:
            super().apply(seat, action)
        except IllegalAction:
            self[LEADER] = 1 - self[LEADER]
            raise


class MumblesWhy(Cellar):
    def apply(self, seat: int, action: int) -> None:
        try:
            super().apply(seat, action)
        except IllegalAction as problem:
            raise IllegalAction(str(problem), seat, action, "", "") from None


class OffersToAll(Cellar):
    """Tells a seat of options though it is not asked."""

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) or [PASS]


# Cards and positions


class Lose(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        s[DECK] -= 1


class Double(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        s.put(TRICK, s.card(DECK, 0))


class Forge(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        s.put(TRICK, PASS)


class SwapBehindTheBack(Step[Cellar]):
    """Writes zones by hand, so that nobody hears of it."""

    def run(self, s: Cellar) -> None:
        one, other = s.cards(HAND), s.cards(HAND + 1)
        s.put_all(HAND, other)
        s.put_all(HAND + 1, one)


class HalfSaved(Cellar):
    def fields(self) -> dict[str, object]:
        return {"leader": 0}


class Saved(Cellar):
    """Reads back, but plays on differently: a field that is not saved steers the game."""

    secret = 0

    def clone(self) -> Saved:
        copy = super().clone()
        assert isinstance(copy, Saved)
        copy.secret = self.secret
        return copy

    def strength(self, card: int) -> int:
        self.secret += 1
        return super().strength(card) * (1 if self.secret < 5 else -1)


class Moody(Cellar):
    """Imagines something else whenever it is asked."""

    def determinize(self, seat: int, seed: int) -> State:
        return super().determinize(seat, next(COUNTER))


class Whimsical(Cellar):
    """Decides who wins by something that no position holds."""

    def strength(self, card: int) -> int:
        return super().strength(card) * (1 if next(COUNTER) % 5 else -1)


class Twins(Cellar):
    """All its clones share their cards with each other."""

    def clone(self) -> Twins:
        copy = super().clone()
        assert isinstance(copy, Twins)
        mark = self.digest()
        if TWINS.get("mark") != [[mark]]:
            TWINS["mark"], TWINS["v"] = [[mark]], copy.v
        copy.v = TWINS["v"]
        return copy


TWINS: Final[dict[str, Any]] = {}


class Misread(BrokenCellar):
    """Reads another leader than was written."""

    def check_position(self, s: Cellar, fields: Reader) -> None:
        s[LEADER] = 0


class MakesMemories(BrokenCellar):
    """Remembers what nobody wrote down."""

    def from_json(self, position: object, box: Box | None = None) -> Cellar:
        s = super().from_json(position, box)
        if s.memory is None:
            s.watch(None, nothing_known(s.players + 1, len(s.setup.box.actions)))
        return s


def same_layout(layout: Layout) -> Layout:
    """A layout that may be added to; a compiled one cannot be copied by `copy`."""
    twin = Layout(layout.chairs)
    for name in ("names", "owners", "kinds", "admitted", "sight", "most", "fields"):
        setattr(twin, name, getattr(layout, name)[:])
    twin.heads = layout.heads
    return twin


class Another(BrokenCellar):
    """A cellar that has declared another field."""

    def __init__(self, *first: Frame[Any], kind: type[Field] = Field, written: bool = True) -> None:
        super().__init__(*first)
        self.layout = same_layout(cellar.LAYOUT)
        self.counted = self.layout.numbers(
            "counted", 0, 9, "a number", size=1, written=written, kind=kind
        )


class Counted(Another):
    """Counts in a field that is not written, and is never found again."""

    def __init__(self, number: int) -> None:
        super().__init__(Count(number), written=False)


class Count(Step[Cellar]):
    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Cellar) -> None:
        game = s.setup.game
        assert isinstance(game, Counted)
        s[game.counted] = self.number


class ReadsAnything(Another):
    def __init__(self) -> None:
        super().__init__(kind=Open)


class Open(Field):
    def read(self, s: State, reader: Reader) -> None:
        s[self.place] = int(str(reader.rows()[0].data))


class ReadsTheNext(Another):
    def __init__(self) -> None:
        super().__init__(kind=OneMore)


class OneMore(Field):
    def read(self, s: State, reader: Reader) -> None:
        super().read(s, reader)
        s[self.place] += 1


class Overflowing(Cellar):
    """What does not fit is forgotten."""

    def put(self, place: int, number: int) -> None:
        if self.count(place) < self.setup.room(place):
            super().put(place, number)


class FullOfSomething(Cellar):
    def put(self, place: int, number: int) -> None:
        if self.count(place) == self.setup.room(place):
            raise IndexError("something is full")
        super().put(place, number)


class Spilling(Cellar):
    """What does not fit is written over what comes next."""

    def put(self, place: int, number: int) -> None:
        n = self.count(place)
        self.note(place, n, number)
        if n == self.setup.room(place):
            raise IndexError(f"{self.setup.layout.name_of(place)} is full")
        self[place] = n + 1


class KeepsItsMemory(Cellar):
    def clone(self) -> KeepsItsMemory:
        copy = super().clone()
        assert isinstance(copy, KeepsItsMemory)
        copy.watch(None, self.memory)
        return copy


class Halves(Cellar):
    def clone(self) -> Halves:
        copy = super().clone()
        assert isinstance(copy, Halves)
        copy[LEADER] = 0
        return copy


class SharedZones(Cellar):
    def clone(self) -> SharedZones:
        return SharedZones(self.setup, self.v, self.agenda[:], self.rng.clone())


class SharedLuck(Cellar):
    def clone(self) -> SharedLuck:
        return SharedLuck(self.setup, self.v[:], self.agenda[:], self.rng)


class Patience(Choice[Cellar]):
    """A frame that changes once it is made."""

    rules = ("HH-2",)
    prompt = "patience"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def offer(self, s: Cellar, o: Offer) -> None:
        o.add_all([PASS])

    def choose(self, s: Cellar, action: int) -> None:
        self.left -= 1
        if self.left > 0:
            s.then(self)


# Secrets


class OpenBook(Cellar):
    def view(self, seat: int) -> View:
        view = super().view(seat)
        view.zones[HAND] = self.cards(HAND)[:]
        return view


class WrongTurn(Cellar):
    def view(self, seat: int) -> View:
        view = super().view(seat)
        view.pending = []
        return view


class Gossip(Cellar):
    """Tells everybody the top card of the deck."""

    def facts(self, seat: int) -> dict[str, object]:
        return {"next": self.top(DECK)}


class PeekingChoice(cellar.Exchange):
    """What it offers depends on a card that nobody may see."""

    def offer(self, s: Cellar, o: Offer) -> None:
        o.add(PASS)
        if s.top(DECK) % 2 == 0:
            o.add(s.card(HAND + self.seat, 0))


class RememberTop(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        s.then(GuessTop(0, s.top(DECK)))


class GuessTop(Choice[Cellar]):
    """A frame that holds a hidden card, and offers something only while it is still there."""

    rules = ("HH-2",)
    prompt = "guess"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def offer(self, s: Cellar, o: Offer) -> None:
        o.add_all([PASS, s.card(HAND, 0)] if s.top(DECK) == self.card else [PASS])

    def choose(self, s: Cellar, action: int) -> None:
        pass


class FollowsInTheOpen(cellar.Lay):
    """Answers for whoever has one card of the suit that was led, and so tells of it."""

    def openly_forced(self, s: Cellar) -> bool:
        return len(options_of(self, s)) == 1


class OpenTrick(Step[Cellar]):
    """A trick before the tricks, in which it is seen who had no choice."""

    def run(self, s: Cellar) -> None:
        s.then(cellar.Lay(0))
        s.then(FollowsInTheOpen(1))
        s.then(PickUp())


class PickUp(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        for seat in range(2):
            s.move(s.card(TRICK, 0), TRICK, HAND + seat)


class NoChoice(cellar.Exchange):
    """Says that it is forced, whatever it offers."""

    def openly_forced(self, s: Cellar) -> bool:
        return True


class NoAnswer(cellar.Exchange):
    """May be answered for a while, but says not with what."""

    standing = "turn"


class PeekingOrder(cellar.Exchange):
    """An order that lasts until the next card of the deck is another."""

    standing = "turn"
    passing = PASS

    def scope(self, s: Cellar) -> int:
        return s.top(DECK)


class Clairvoyant(Cellar):
    """Imagines worlds with the true dice."""

    def determinize(self, seat: int, seed: int) -> State:
        world = super().determinize(seat, seed)
        world.rng = self.rng.clone()
        return world


class Dreamer(Cellar):
    """Imagines other cards than the own ones in the own hand."""

    def determinize(self, seat: int, seed: int) -> State:
        world = super().determinize(seat, seed)
        hand = world.cards(HAND)
        seeded_rng(seed).shuffle(hand)
        world.put_all(HAND, hand)
        return world


class Greedy(Cellar):
    """Imagines another number of cards in the deck."""

    def determinize(self, seat: int, seed: int) -> State:
        world = super().determinize(seat, seed)
        if world.count(DECK):
            world.draw(DECK, WON)
        return world


class Forgetful(Cellar):
    """Imagines without its memory, although it has one."""

    def determinize(self, seat: int, seed: int) -> State:
        memory = self.memory
        self.memory = None
        world = super().determinize(seat, seed)
        self.memory = memory
        return world


class Meddler(Cellar):
    """Changes the truth while imagining."""

    def determinize(self, seat: int, seed: int) -> State:
        self[LEADER] = 1 - self[LEADER]
        return super().determinize(seat, seed)


class Coins(Cellar):
    """Mints tokens as tricks are taken."""

    def tokens(self) -> dict[str, int]:
        return {"coins": 5 + self.count(WON)}


class Oracle(CellarGame):
    """Forecasts from the deck itself."""

    def forecast(self, s: State, seat: int) -> dict[str, object]:
        return {"next": s.top(DECK) if s.count(DECK) else -1}


class Blab(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        s.announce("next", s.top(DECK))


# Frames


class Wordy(cellar.Exchange):
    """Holds something else than a number."""

    def __init__(self, seat: int, word: Any = "please") -> None:
        super().__init__(seat)
        self.word = word


class Pockets(cellar.Exchange):
    """Carries more than its parameters say."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.extra = next(COUNTER)


class Masked(cellar.Exchange):
    def __repr__(self) -> str:
        return "Somebody"


COUNTER: Final = itertools.count()


# Whole games


class Again(Choice[Cellar]):
    rules = ("HH-2",)
    prompt = "again"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, s: Cellar, o: Offer) -> None:
        o.add_all([PASS])

    def choose(self, s: Cellar, action: int) -> None:
        s.then(self)


class OtherDice(Step[Cellar]):
    """Luck that comes from outside."""

    def run(self, s: Cellar) -> None:
        s.rng = seeded_rng(next(COUNTER))
        s.shuffle(DECK)


class OtherEnd(Cellar):
    def outcome(self) -> Outcome:
        return Outcome([1, 2], [next(COUNTER), 0], [{}, {}])


class NobodyFirst(Cellar):
    def outcome(self) -> Outcome:
        return Outcome([2, 2], [0, 0], [{}, {}])


class OneUnranked(Cellar):
    def outcome(self) -> Outcome:
        return Outcome([1], [0], [{}])


class HighStakes(Cellar):
    def returns(self) -> list[float]:
        return [2.0, -1.0]


class HalfPaid(Cellar):
    def returns(self) -> list[float]:
        return [0.25, 0.25]


class LoserPaid(Cellar):
    def outcome(self) -> Outcome:
        return Outcome([1, 2], [0, 0], [{}, {}])

    def returns(self) -> list[float]:
        return [0.0, 1.0]


class FirstComeFirstServed(banquet.Serve):
    """Says that it commutes, but does not: whoever answers first draws first."""

    def choose(self, s: Banquet, action: int) -> None:
        super().choose(s, action)
        s.draw(banquet.KITCHEN, banquet.HAND + self.seat)


class HastyCourse(banquet.Course):
    def run(self, s: Banquet) -> None:
        for seat in range(s.players):
            s.then(FirstComeFirstServed(seat))
        s.then(banquet.TurnUp())
        s.then(banquet.Course())


class HastySetUp(banquet.SetUp):
    def run(self, s: Banquet) -> None:
        super().run(s)
        s.unwind(banquet.Course)
        s.then(HastyCourse())


class SharedList(Banquet):
    def clone(self) -> SharedList:
        copy = super().clone()
        assert isinstance(copy, SharedList)
        copy.v = self.v
        return copy


class HastyServe(banquet.Serve):
    """Writes into the vector of its state."""

    def choose(self, s: Banquet, action: int) -> None:
        super().choose(s, action)
        s[banquet.LAST + self.seat] = banquet.worth(action)


class BrokenBanquet(BanquetGame):
    def __init__(self, first: Step[Banquet], state: type[Banquet] = Banquet) -> None:
        super().__init__()
        self.first = first
        self.kind = state

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> Banquet:
        return self.kind(setup, v, agenda, rng)

    def lay_out(self, s: Banquet) -> None:
        super().lay_out(s)
        s.agenda = agenda_of([self.first])

    def frames(self) -> dict[str, type[Frame[Any]]]:
        kinds: list[type[Frame[Any]]] = [FirstComeFirstServed, HastyServe]
        return super().frames() | {kind.__name__: kind for kind in kinds}


class ServeAndWrite(banquet.SetUp):
    def run(self, s: Banquet) -> None:
        super().run(s)
        s.unwind(banquet.Course)
        for seat in range(s.players):
            s.then(HastyServe(seat))
        s.then(banquet.TurnUp())
        s.then(banquet.Course())
