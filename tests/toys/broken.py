"""Toys with a flaw each, to see that the laws find it. Each flaw is the smallest of its kind."""

import itertools
from typing import Any, Final

from overlord.core.box import Box
from overlord.core.errors import IllegalAction
from overlord.core.frames import Choice, Frame, Refusal, Step
from overlord.core.knowledge import nothing_known
from overlord.core.outcome import Outcome
from overlord.core.position import Reader
from overlord.core.rng import Rng, seeded
from overlord.core.setup import Setup
from overlord.core.state import State, copied
from overlord.core.view import View
from tests.toys import banquet, cellar
from tests.toys.banquet import Banquet, BanquetGame
from tests.toys.cellar import DECK, HAND, PASS, TRICK, WON, Cellar, CellarGame


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
        self.state = state
        self.hides = hides

    def begin(self, setup: Setup, zones: list[list[int]], rng: Rng) -> State:
        zones[DECK] = setup.box.numbers(0)
        agenda: list[Frame[Any]] = [cellar.SetUp()]
        if self.first:
            agenda = [cellar.TurnTrump(), *reversed(self.first), Deal()]
        return self.state(setup, zones, 0, agenda, rng, 0)

    def restore(
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        fields: Reader,
    ) -> State:
        leader = fields.part("leader").number(0, setup.players - 1)
        return self.state(setup, zones, open, agenda, rng, leader)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        kinds = super().frames()
        kinds.update({type(frame).__name__: type(frame) for frame in self.first})
        return {name: kind for name, kind in kinds.items() if kind not in self.hides}


# Options


class NoWayOut(cellar.Exchange):
    def options(self, s: Cellar) -> list[int]:
        return []


class SameTwice(cellar.Exchange):
    def options(self, s: Cellar) -> list[int]:
        return [PASS, PASS]

    def choose(self, s: Cellar, action: int) -> None:
        pass


class OffTheList(cellar.Exchange):
    def options(self, s: Cellar) -> list[int]:
        return [PASS, 99]

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

    def options(self, s: Cellar) -> list[int]:
        return s.zones[HAND + self.seat]

    def refusal(self, s: Cellar, action: int) -> Refusal | None:
        return Refusal("no", "HH-4") if action % 2 else None


class PassesLast(cellar.Exchange):
    """Lists its candidates in another order than its options."""

    def candidates(self, s: Cellar) -> list[int]:
        return [*s.zones[HAND + self.seat], PASS]


class Asked(Cellar):
    """Forgets a refusal on the way out."""

    def refusals(self, seat: int) -> dict[int, Refusal]:
        return {}


class NoRule(cellar.Exchange):
    def candidates(self, s: Cellar) -> list[int]:
        return [PASS, *s.zones[HAND + self.seat]]

    def options(self, s: Cellar) -> list[int]:
        return [PASS]

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
            self.leader = 1 - self.leader
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
        s.zones[DECK].pop()


class Double(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        s.zones[TRICK].append(s.zones[DECK][0])


class DealToAnEmptyChair(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        s.draw(DECK, HAND + 3)


class Forge(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        s.zones[TRICK].append(PASS)


class SwapBehindTheBack(Step[Cellar]):
    """Writes zones by hand, so that nobody hears of it."""

    def run(self, s: Cellar) -> None:
        hands = s.zones
        hands[HAND], hands[HAND + 1] = hands[HAND + 1], hands[HAND]


class HalfSaved(Cellar):
    def fields(self) -> dict[str, object]:
        return {"leader": 0}


class Saved(Cellar):
    """Reads back, but plays on differently: a field that is not saved steers the game."""

    secret = 0

    def clone(self) -> "Saved":
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

    def clone(self) -> "Twins":
        copy = super().clone()
        assert isinstance(copy, Twins)
        mark = self.digest()
        if TWINS.get("mark") != [[mark]]:
            TWINS["mark"], TWINS["zones"] = [[mark]], copy.zones
        copy.zones = TWINS["zones"]
        return copy


TWINS: Final[dict[str, Any]] = {}


class Misread(BrokenCellar):
    """Reads another leader than was written."""

    def restore(
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        fields: Reader,
    ) -> State:
        return Cellar(setup, zones, open, agenda, rng, 0)


class MakesMemories(BrokenCellar):
    """Remembers what nobody wrote down."""

    def from_json(self, position: object, box: Box | None = None) -> State:
        s = super().from_json(position, box)
        if s.memory is None:
            s.watch(None, nothing_known(s.players + 1, len(s.setup.box.actions)))
        return s


class KeepsItsMemory(Cellar):
    def clone(self) -> "KeepsItsMemory":
        copy = super().clone()
        assert isinstance(copy, KeepsItsMemory)
        copy.watch(None, self.memory)
        return copy


class Halves(Cellar):
    def clone(self) -> "Halves":
        copy = super().clone()
        assert isinstance(copy, Halves)
        copy.leader = 0
        return copy


class SharedZones(Cellar):
    def clone(self) -> "SharedZones":
        rng = self.rng.clone()
        return SharedZones(self.setup, self.zones, self.open, self.agenda[:], rng, self.leader)


class SharedLuck(Cellar):
    def clone(self) -> "SharedLuck":
        zones = copied(self.zones, self.setup.zones)
        return SharedLuck(self.setup, zones, self.open, self.agenda[:], self.rng, self.leader)


class Patience(Choice[Cellar]):
    """A frame that changes once it is made."""

    rules = ("HH-2",)
    prompt = "patience"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Cellar) -> list[int]:
        return [PASS]

    def choose(self, s: Cellar, action: int) -> None:
        self.left -= 1
        if self.left > 0:
            s.then(self)


# Secrets


class OpenBook(Cellar):
    def view(self, seat: int) -> View:
        view = super().view(seat)
        view.zones[HAND] = self.zones[HAND][:]
        return view


class WrongTurn(Cellar):
    def view(self, seat: int) -> View:
        view = super().view(seat)
        view.pending = []
        return view


class Gossip(Cellar):
    """Tells everybody the top card of the deck."""

    def facts(self, seat: int) -> dict[str, object]:
        return {"next": self.zones[DECK][-1]}


class PeekingChoice(cellar.Exchange):
    """What it offers depends on a card that nobody may see."""

    def options(self, s: Cellar) -> list[int]:
        hand = s.zones[HAND + self.seat]
        return [PASS] if s.zones[DECK][-1] % 2 else [PASS, hand[0]]


class RememberTop(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        s.then(GuessTop(0, s.zones[DECK][-1]))


class GuessTop(Choice[Cellar]):
    """A frame that holds a hidden card, and offers something only while it is still there."""

    rules = ("HH-2",)
    prompt = "guess"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Cellar) -> list[int]:
        return [PASS, s.zones[HAND][0]] if s.zones[DECK][-1] == self.card else [PASS]

    def choose(self, s: Cellar, action: int) -> None:
        pass


class FollowsInTheOpen(cellar.Lay):
    """Answers for whoever has one card of the suit that was led, and so tells of it."""

    def openly_forced(self, s: Cellar) -> bool:
        return len(self.options(s)) == 1


class OpenTrick(Step[Cellar]):
    """A trick before the tricks, in which it is seen who had no choice."""

    def run(self, s: Cellar) -> None:
        s.then(cellar.Lay(0))
        s.then(FollowsInTheOpen(1))
        s.then(PickUp())


class PickUp(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        for seat in range(2):
            s.move(s.zones[TRICK][0], TRICK, HAND + seat)


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
        return s.zones[DECK][-1]


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
        seeded(seed).shuffle(world.zones[HAND])
        return world


class Greedy(Cellar):
    """Imagines another number of cards in the deck."""

    def determinize(self, seat: int, seed: int) -> State:
        world = super().determinize(seat, seed)
        if world.zones[DECK]:
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
        self.leader = 1 - self.leader
        return super().determinize(seat, seed)


class Coins(Cellar):
    """Mints tokens as tricks are taken."""

    def tokens(self) -> dict[str, int]:
        return {"coins": 5 + len(self.zones[WON])}


class Oracle(CellarGame):
    """Forecasts from the deck itself."""

    def forecast(self, s: State, seat: int) -> dict[str, object]:
        return {"next": s.zones[DECK][-1] if s.zones[DECK] else -1}


class Blab(Step[Cellar]):
    def run(self, s: Cellar) -> None:
        s.announce("next", s.zones[DECK][-1])


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

    def options(self, s: Cellar) -> list[int]:
        return [PASS]

    def choose(self, s: Cellar, action: int) -> None:
        s.then(self)


class OtherDice(Step[Cellar]):
    """Luck that comes from outside."""

    def run(self, s: Cellar) -> None:
        s.rng = seeded(next(COUNTER))
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
    def clone(self) -> "SharedList":
        copy = super().clone()
        assert isinstance(copy, SharedList)
        copy.last = self.last
        return copy


class HastyServe(banquet.Serve):
    """Writes into the list of its state, instead of making a new one."""

    def choose(self, s: Banquet, action: int) -> None:
        super().choose(s, action)
        s.last[self.seat] = banquet.worth(action)


class BrokenBanquet(BanquetGame):
    def __init__(self, first: Step[Banquet], state: type[Banquet] = Banquet) -> None:
        super().__init__()
        self.first = first
        self.state = state

    def begin(self, setup: Setup, zones: list[list[int]], rng: Rng) -> State:
        zones[banquet.KITCHEN] = setup.box.numbers(0)
        return self.state(setup, zones, 0, [self.first], rng, [0] * setup.players)

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
