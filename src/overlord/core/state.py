"""State of a table: one vector of zones and fields, an agenda, and a random generator.

At `v[place]` stands a field's number, or how many cards lie in a zone or numbers in a list; what
lies there begins at `v[offsets[place]]`. Between the two is a row of who may look into each zone.
Zones are written only through the verbs below. Each verb says who sees it, so events, views and
knowledge come for free and cannot disagree.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from overlord.core.errors import IllegalAction
from overlord.core.events import HIDDEN, Event, Watcher, observer
from overlord.core.frames import Choice, Frame, Refusal, Together, agenda_of, parts
from overlord.core.knowledge import Knowledge, nothing_known
from overlord.core.layout import EVERYONE
from overlord.core.offer import Offer, options_of
from overlord.core.outcome import Outcome
from overlord.core.position import digest_of, position_of
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.vectors import append, pop, vec
from overlord.core.view import View
from overlord.core.worlds import canonical_world, hidden_cards, redeal

OPEN: Final = 1 << 40  # in the row of who may look: all; below it a bit for each seat
NOT_TOLD: Final = -(1 << 40)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game's state adds `clone`, `facts` and `outcome`; its fields are declared on its layout."""

    def __init__(
        self,
        setup: Setup,
        v: vec[i64],
        agenda: vec[Frame[Any]],
        rng: Rng,
    ) -> None:
        self.setup = setup
        self.players = setup.players
        self.v = v
        self.offsets = setup.offsets
        self.agenda = agenda
        self.rng = rng
        self.mark = 0  # where `then` inserts: just above what was there before this frame
        self.rules: tuple[str, ...] = ()  # of the frame that runs, while somebody listens
        self.watched = False
        self.watcher: Watcher | None = None
        self.memory: Knowledge | None = None
        self.offered: Offer | None = None  # what `question` told, until somebody answers

    # What a game adds

    def clone(self) -> State:
        """An independent copy without watcher and memory: one constructor call."""
        raise NotImplementedError

    def fields(self) -> dict[str, object]:
        """The game's own fields as plain data, for saving."""
        return self.setup.layout.written(self)

    def outcome(self) -> Outcome:
        """Places and scores of all seats; asked for only when the game is over."""
        raise NotImplementedError

    def facts(self, seat: int) -> dict[str, object]:
        """Facts that the seat may know beyond the zones."""
        return {}

    def tokens(self) -> dict[str, int]:
        """Tokens of each kind, in stock and in play; no law lets their number change."""
        return {}

    def returns(self) -> list[float]:
        """Worth of the game to each seat: the winners share 1."""
        winners = self.outcome().winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    # Asking and answering

    @property
    def over(self) -> bool:
        return len(self.agenda) == 0

    def pending(self) -> list[int]:
        """The seats that may answer now; more than one while they choose together."""
        seats: list[int] = []
        for i in range(len(self.agenda) - 1, -1, -1):
            frame = self.agenda[i]
            together = isinstance(frame, Together)
            if not together and seats:
                break
            if isinstance(frame, Choice) and frame.seat not in seats:
                seats.append(frame.seat)
            if not together:
                break
        return seats

    def place(self, seat: int) -> int:
        """Place of the seat's next choice on the agenda; -1 if it is not asked."""
        for i in range(len(self.agenda) - 1, -1, -1):
            frame = self.agenda[i]
            if isinstance(frame, Together):
                if frame.seat == seat:
                    return i
            else:
                top = i == len(self.agenda) - 1
                return i if top and isinstance(frame, Choice) and frame.seat == seat else -1
        return -1

    def asked(self, seat: int) -> Choice[Any] | None:
        """The choice the seat has to make now."""
        i = self.place(seat)
        if i < 0:
            return None
        frame = self.agenda[i]
        assert isinstance(frame, Choice)
        return frame

    def legal(self, seat: int) -> list[int]:
        """The actions the seat may answer with; empty if it is not asked."""
        choice = self.asked(seat)
        return [] if choice is None else options_of(choice, self)

    def question(self) -> tuple[int, list[int]]:
        """The seat that is asked first and what it may answer: all that a loop needs to go on.

        When the game is over this is seat -1, with nothing to answer.
        """
        place = len(self.agenda) - 1
        if place < 0:
            return -1, []
        choice = self.agenda[place]
        assert isinstance(choice, Choice)
        o = Offer()
        choice.offer(self, o)
        self.offered = o
        return choice.seat, o.listed()

    def step(self, action: int) -> None:
        """Answer for the seat that is asked first, like `apply`, but without asking it again.

        An answer is held against what `question` told; so let no verb move a card in between.
        """
        place = len(self.agenda) - 1
        if place < 0:
            raise self._not_asked(-1, action)
        choice = self.agenda[place]
        assert isinstance(choice, Choice)
        o = self.offered
        if o is None:
            o = Offer()
            choice.offer(self, o)
        if action not in o:
            raise self._illegal(choice, action)
        self.answer(place, choice, action)

    def refusals(self, seat: int) -> dict[int, Refusal]:
        """The candidates that are not allowed now, and why."""
        refused: dict[int, Refusal] = {}
        choice = self.asked(seat)
        if choice is not None:
            for action in choice.candidates(self):
                refusal = choice.refusal(self, action)
                if refusal is not None:
                    refused[action] = refusal
        return refused

    def apply(self, seat: int, action: int) -> None:
        """Answer for a seat. An illegal answer raises IllegalAction and changes nothing."""
        i = self.place(seat)
        if i < 0:
            raise self._not_asked(seat, action)
        choice = self.agenda[i]
        assert isinstance(choice, Choice)
        o = Offer()
        choice.offer(self, o)
        if action not in o:
            raise self._illegal(choice, action)
        self.answer(i, choice, action)

    def _not_asked(self, seat: int, action: int) -> IllegalAction:
        if self.over:
            return IllegalAction("the game is over", seat, action, "game-over", "")
        waiting = ", ".join(str(other) for other in self.pending())
        message = f"seat {seat} is not asked now; waiting for seat {waiting}"
        return IllegalAction(message, seat, action, "not-asked", "")

    def _illegal(self, choice: Choice[Any], action: int) -> IllegalAction:
        seat = choice.seat
        refusal = None
        if action in choice.candidates(self):
            refusal = choice.refusal(self, action)
        if refusal is not None:
            message = f"action {action} is refused: {refusal.reason} ({refusal.rule})"
            return IllegalAction(
                message, seat, action, refusal.reason, refusal.rule, refusal.numbers
            )
        options = ", ".join(str(option) for option in sorted(options_of(choice, self)))
        message = f"action {action} is no answer to {choice.prompt}; expected one of {options}"
        rule = choice.rules[0] if choice.rules else ""
        return IllegalAction(message, seat, action, "not-offered", rule)

    def answer(self, place: int, choice: Frame[Any], action: int) -> None:
        """Take an answer known to be legal, and run on to the next choice."""
        self.offered = None
        self.agenda, _ = pop(self.agenda, place)
        self.mark = place
        if self.watched:
            self._carries_out(choice.rules)
        choice.choose(self, action)
        self.advance()

    def advance(self) -> None:
        """Run steps until somebody has to choose or the game is over."""
        while len(self.agenda) > 0:  # the truth of a vector would make an object
            frame = self.agenda[-1]
            if frame.waits:
                return
            if self.watched and self.watcher is not None:
                self.watcher.between()
            self.agenda, _ = pop(self.agenda)
            self.mark = len(self.agenda)
            if self.watched:
                self._carries_out(frame.rules)
            frame.run(self)

    def then(self, frame: Frame[Any]) -> None:
        """Schedule a frame; frames scheduled together happen in the order they are written."""
        agenda = append(self.agenda, frame)
        self.agenda = agenda
        i = len(agenda) - 1
        mark: i64 = self.mark
        while i > mark:
            agenda[i] = agenda[i - 1]
            i -= 1
        agenda[i] = frame

    def then_all(self, frames: list[Frame[Any]]) -> None:
        """Schedule many frames at once. They are given last first, as they lie on the agenda."""
        mark = self.mark
        for frame in frames:
            self.then(frame)
            self.mark += 1
        self.mark = mark

    def unwind(self, kind: type) -> None:
        """Drop what was still to come up to and with the nearest frame of a kind."""
        while len(self.agenda) > 0:  # the truth of a vector would make an object
            self.agenda, frame = pop(self.agenda)
            if isinstance(frame, kind):
                break
        self.mark = len(self.agenda)

    def cite(self, rule: str) -> None:
        """Say which rule is carried out now; events tell it. A frame cites all of its rules."""
        if self.watched:
            self._carries_out((rule,))

    def _carries_out(self, rules: tuple[str, ...]) -> None:
        self.rules = rules
        if self.watcher is not None:
            self.watcher.cited(rules)

    def end(self) -> None:
        """Nothing more happens: the game is over."""
        self.agenda = agenda_of([])

    # Reading

    def __getitem__(self, place: int) -> int:
        return self.v[place]

    def __setitem__(self, place: int, number: int) -> None:
        self.v[place] = number

    def count(self, place: int) -> int:
        """Number of cards in a zone, or of numbers in a list."""
        return self.v[place]

    def card(self, place: int, i: int) -> int:
        """The card at a place of a zone, from the bottom; or a number of a list."""
        if not 0 <= i < self.v[place]:
            raise IndexError(f"{self.setup.layout.name_of(place)} has no {i}")
        return self.v[self.offsets[place] + i]

    def top(self, place: int) -> int:
        """The last card of a zone, or number of a list."""
        n = self.v[place]
        if n == 0:
            raise IndexError(f"{self.setup.layout.name_of(place)} is empty")
        return self.v[self.offsets[place] + n - 1]

    def holds(self, place: int, card: int) -> bool:
        v = self.v
        i = self.offsets[place]
        end = i + v[place]
        while i < end:
            if v[i] == card:
                return True
            i += 1
        return False

    def cards(self, place: int) -> list[int]:
        """Contents of a zone or of a list, as a list of one's own."""
        v = self.v
        at = self.offsets[place]
        return [v[i] for i in range(at, at + v[place])]

    def native(self, place: int) -> vec[i64]:
        """The same as a vector of one's own, for kernels."""
        at = self.offsets[place]
        return self.v[at : at + self.v[place]]

    def of(self, place: int, card: int) -> int:
        """Number that is noted for a card."""
        return self.v[self.offsets[place] + card]

    def note(self, place: int, card: int, number: int) -> None:
        """Note a number for a card, or write over what is at a place of a zone or a list."""
        self.v[self.offsets[place] + card] = number

    def offer(self, zone: int, o: Offer) -> None:
        """Offer the cards of a zone."""
        o.add_row(self.v, self.offsets[zone], self.v[zone])

    # Writing the game's own lists, and zones before the game

    def put(self, place: int, number: int) -> None:
        """Add a number to a list."""
        self._put(number, place)

    def put_all(self, place: int, numbers: list[int]) -> None:
        """Let a zone or a list hold just these."""
        self.v[place] = 0
        for number in numbers:
            self._put(number, place)

    def clear(self, place: int) -> None:
        self.v[place] = 0

    def _put(self, card: i64, place: i64) -> None:
        v = self.v
        at = self.offsets
        n = v[place]
        i = at[place] + n
        if i >= at[place + 1]:
            raise IndexError(f"{self.setup.layout.name_of(place)} is full")
        v[i] = card
        v[place] = n + 1

    def _take(self, card: i64, place: i64) -> None:
        v = self.v
        n = v[place]
        i = self.offsets[place]
        end = i + n
        while i < end and v[i] != card:
            i += 1
        if i == end:
            raise ValueError(f"{card} is not in {self.setup.layout.name_of(place)}")
        end -= 1
        while i < end:
            v[i] = v[i + 1]
            i += 1
        v[place] = n - 1

    def _draw(self, place: i64) -> i64:
        v = self.v
        n = v[place] - 1
        if n < 0:
            raise IndexError(f"{self.setup.layout.name_of(place)} is empty")
        v[place] = n
        return v[self.offsets[place] + n]

    # Verbs

    def start(self, zone: int, cards: list[int]) -> None:
        """Before the game: these cards lie in that zone, and all know it."""
        self.put_all(zone, cards)
        if self.memory is not None:
            self.memory.started(self, zone)

    def move(self, card: int, source: int, target: int) -> None:
        """Openly: whoever knew the card still does."""
        self._take(card, source)
        self._put(card, target)
        if self.watched:
            self._moved("move", card, source, target, False)

    def sneak(self, card: int, source: int, target: int) -> None:
        """Secretly chosen from the source: the others see only that one card went."""
        self._take(card, source)
        self._put(card, target)
        if self.watched:
            self._moved("move", card, source, target, True)

    def draw(self, source: int, target: int) -> int:
        """The top card."""
        card = self._draw(source)
        self._put(card, target)
        if self.watched:
            self._moved("draw", card, source, target, False)
        return card

    def tuck(self, card: int, source: int, target: int) -> None:
        """Openly to the bottom of the target."""
        self._take(card, source)
        self._put(card, target)
        v = self.v
        at = self.offsets[target]
        i = at + v[target] - 1
        while i > at:
            v[i] = v[i - 1]
            i -= 1
        v[at] = card
        if self.watched:
            self._moved("tuck", card, source, target, False)

    def shuffle(self, zone: int) -> None:
        self.rng.shuffle_row(self.v, self.offsets[zone], self.v[zone])
        if self.watched:
            if self.memory is not None:
                self.memory.shuffled(self, zone)
            self._tell("shuffle", HIDDEN, zone, zone, 0, [], "")

    def arrange(self, zone: int, cards: list[int]) -> None:
        """Put a zone that its owners see into another order; the others see that it changed."""
        self.put_all(zone, cards)
        if self.watched:
            if self.memory is not None:
                self.memory.shuffled(self, zone)
            self._tell("arrange", HIDDEN, zone, zone, 0, [], "")

    def pass_on(self, zones: list[int]) -> None:
        """Pass the contents of each of these zones on to the next, all at once."""
        passed = [self.cards(zone) for zone in zones]
        for i in range(len(zones)):
            self.put_all(zones[i], passed[i - 1])
        if self.watched:
            if self.memory is not None:
                self.memory.passed(self, zones)
            self._tell("pass-on", HIDDEN, zones[0], zones[-1], 0, zones[:], "")

    def reveal(self, zone: int) -> None:
        """Turn up what is in a zone; it stays open until it is concealed."""
        self.v[self.setup.sight_at + zone] |= OPEN
        if self.watched:
            if self.memory is not None:
                self.memory.revealed(self, zone)
            for card in self.cards(zone):
                self._tell("reveal", card, zone, zone, EVERYONE, [], "")

    def peek(self, zone: int, seat: int) -> None:
        """One seat looks into a zone, and may go on looking until it is concealed."""
        self.v[self.setup.sight_at + zone] |= 1 << seat
        if self.watched:
            if self.memory is not None:
                self.memory.revealed(self, zone)
            for card in self.cards(zone):
                self._tell("peek", card, zone, zone, self.sight(zone), [seat], "")

    def conceal(self, zone: int) -> None:
        """From now on only those may look into a zone who may by its nature."""
        self.v[self.setup.sight_at + zone] = 0
        if self.watched:
            self._tell("conceal", HIDDEN, zone, zone, 0, [], "")

    def openings(self) -> list[str]:
        """Zones that are turned up: to all by name, and to one seat as in "hand.1@0"."""
        setup = self.setup
        names = setup.layout.names
        found = [names[zone] for zone in setup.zones if self[setup.sight_at + zone] & OPEN]
        for seat in range(setup.players):
            peeked = [zone for zone in setup.zones if self[setup.sight_at + zone] >> seat & 1]
            found += [f"{names[zone]}@{seat}" for zone in peeked]
        return found

    def roll(self, sides: int, topic: str) -> int:
        """A die with the numbers 1 .. sides, thrown in the open."""
        number = self.rng.below(sides) + 1
        if self.watched:
            self._tell("roll", HIDDEN, -1, -1, 0, [number, sides], topic)
        return number

    def throw(self, dice: int, sides: int, topic: str, *about: int) -> int:
        """Some dice at once, in the open; their sum. `about` are numbers to tell with them."""
        if not self.watched:
            total = dice
            for _ in range(dice):
                total += self.rng.below(sides)
            return total
        thrown = [self.rng.below(sides) + 1 for _ in range(dice)]
        self._tell("throw", HIDDEN, -1, -1, 0, [dice, sides, *thrown, *about], topic)
        return sum(thrown)

    def announce(
        self,
        topic: str,
        card: int,
        one: int = NOT_TOLD,
        two: int = NOT_TOLD,
        three: int = NOT_TOLD,
        four: int = NOT_TOLD,
    ) -> None:
        """Say in the open that one of the game's own fields has changed, with up to four numbers.

        Where nobody listens, nothing is packed up for it: `*about` would make a tuple.
        """
        if self.watched:
            told = [number for number in (one, two, three, four) if number != NOT_TOLD]
            self._tell("announce", card, -1, -1, EVERYONE, told, topic)

    def _moved(self, kind: str, card: int, source: int, target: int, secretly: bool) -> None:
        if self.memory is not None:
            self.memory.moved(self, card, source, target, secretly)
        seen = self.sight(source) | self.sight(target)
        self._tell(kind, card, source, target, seen, [], "")

    def _tell(
        self,
        kind: str,
        card: int,
        source: int,
        target: int,
        seen: int,
        numbers: list[int],
        topic: str,
    ) -> None:
        if self.watcher is not None:
            self.watcher.saw(Event(kind, card, source, target, seen, numbers, topic, self.rules))

    # Looking

    def watch(self, watcher: Watcher | None, memory: Knowledge | None) -> None:
        """Let somebody listen from now on, and let the table remember what it sees."""
        self.watcher = watcher
        self.memory = memory
        self.watched = watcher is not None or memory is not None

    def remember(self, watcher: Watcher | None) -> None:
        """Before the game: listen, and remember from the first card on what each seat sees."""
        self.watch(watcher, nothing_known(self.players + 1, len(self.setup.box.actions)))
        for zone in self.setup.zones:
            self.start(zone, self.cards(zone))

    def sight(self, zone: int) -> int:
        """Seats that may look into a zone now, as bits."""
        shown = int(self.v[self.setup.sight_at + zone])
        if shown & OPEN:
            return EVERYONE
        return self.setup.sight[zone] | shown

    def sees(self, seat: int, zone: int) -> bool:
        return bool(self.sight(zone) >> observer(seat, self.players) & 1)

    def view(self, seat: int) -> View:
        """All that a seat may know now. SPECTATOR is the seat that sees only what all see."""
        zones: list[list[int]] = [[] for _ in self.setup.layout.names]
        for zone in self.setup.zones:
            seen = self.sees(seat, zone)
            zones[zone] = self.cards(zone) if seen else [HIDDEN] * self.count(zone)
        pending = self.pending()
        prompts: list[str] = []
        about: list[dict[str, int]] = []
        for other in pending:
            choice = self.asked(other)
            assert choice is not None
            prompts.append(choice.prompt)
            about.append(parts(choice))
        facts = self.facts(seat)
        return View(seat, self.players, zones, facts, pending, prompts, about, self.over)

    def to_json(self) -> dict[str, object]:
        """The whole position as plain data, luck and memory included; `Game.from_json` reads it."""
        return position_of(self)

    def digest(self) -> str:
        """A fingerprint of the position: equal positions have equal digests, pure or compiled."""
        return digest_of(self)

    def determinize(self, seat: int, seed: int) -> State:
        """A world the seat cannot tell from this one, with luck of its own. Search runs there.

        From all worlds that the seat cannot tell apart the same seed makes the same world.
        """
        world = canonical_world(self, seat)
        return redeal(world, hidden_cards(world, seat, self.memory), seed)
