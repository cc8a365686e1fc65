"""State of a table: zones of card numbers, an agenda, a random generator, and a few fields.

Zones are written only through the verbs below. Each verb says who sees it, so events, views and
knowledge come for free and cannot disagree.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from overlord.core.errors import IllegalAction
from overlord.core.events import HIDDEN, Event, Watcher, observer
from overlord.core.frames import Choice, Frame, Refusal, Together, parts
from overlord.core.knowledge import Knowledge, nothing_known
from overlord.core.layout import EVERYONE
from overlord.core.outcome import Outcome
from overlord.core.position import digest_of, position_of
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.view import View
from overlord.core.worlds import canonical_world, hidden_cards, redeal


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game's state adds its own fields, `clone`, `fields`, `facts` and `outcome`."""

    def __init__(
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
    ) -> None:
        self.setup = setup
        self.players = setup.players
        self.zones = zones
        self.open = open  # the zones that are turned up, as bits; above them a row for each seat
        self.agenda = agenda
        self.rng = rng
        self.mark = 0  # where `then` inserts: just above what was there before this frame
        self.rules: tuple[str, ...] = ()  # of the frame that runs, while somebody listens
        self.watched = False
        self.watcher: Watcher | None = None
        self.memory: Knowledge | None = None

    # What a game adds

    def clone(self) -> "State":
        """An independent copy without watcher and memory: one constructor call."""
        raise NotImplementedError

    def fields(self) -> dict[str, object]:
        """The game's own fields as plain data, for saving."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Places and scores of all seats; asked for only when the game is over."""
        raise NotImplementedError

    def facts(self, seat: int) -> dict[str, object]:
        """What the seat may know beyond the zones."""
        return {}

    def tokens(self) -> dict[str, int]:
        """How many tokens of each kind there are, in stock and in play; no law lets it change."""
        return {}

    def returns(self) -> list[float]:
        """What the game was worth to each seat: the winners share 1."""
        winners = self.outcome().winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    # Asking and answering

    @property
    def over(self) -> bool:
        return not self.agenda

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
        """Where on the agenda the seat's next choice stands; -1 if it is not asked."""
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
        """The actions the seat may answer with; empty if it is not asked. Do not change it."""
        choice = self.asked(seat)
        return [] if choice is None else choice.options(self)

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
        if action not in choice.options(self):
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
        options = ", ".join(str(option) for option in sorted(choice.options(self)))
        message = f"action {action} is no answer to {choice.prompt}; expected one of {options}"
        rule = choice.rules[0] if choice.rules else ""
        return IllegalAction(message, seat, action, "not-offered", rule)

    def answer(self, place: int, choice: Frame[Any], action: int) -> None:
        """Take an answer known to be legal, and run on to the next choice."""
        if place == len(self.agenda) - 1:
            self.agenda.pop()
        else:
            self.agenda.pop(place)
        self.mark = place
        if self.watched:
            self._carries_out(choice.rules)
        choice.choose(self, action)
        self.advance()

    def advance(self) -> None:
        """Run steps until somebody has to choose or the game is over."""
        agenda = self.agenda
        while agenda:
            frame = agenda[-1]
            if frame.waits:
                return
            agenda.pop()
            self.mark = len(agenda)
            if self.watched:
                self._carries_out(frame.rules)
            frame.run(self)

    def then(self, frame: Frame[Any]) -> None:
        """Schedule a frame; frames scheduled together happen in the order they are written."""
        if self.mark == len(self.agenda):
            self.agenda.append(frame)
        else:
            self.agenda.insert(self.mark, frame)

    def then_all(self, frames: list[Frame[Any]]) -> None:
        """Schedule many frames at once. They are given last first, as they lie on the agenda."""
        if self.mark == len(self.agenda):
            self.agenda.extend(frames)
        else:
            self.agenda[self.mark : self.mark] = frames

    def unwind(self, kind: type) -> None:
        """Drop what was still to come up to and with the nearest frame of a kind."""
        while self.agenda:
            if isinstance(self.agenda.pop(), kind):
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
        self.agenda.clear()

    # Verbs

    def start(self, zone: int, cards: list[int]) -> None:
        """Before the game: these cards lie in that zone, and all know it."""
        self.zones[zone] = cards
        if self.memory is not None:
            self.memory.started(self, zone)

    def move(self, card: int, source: int, target: int) -> None:
        """Openly: whoever knew the card still does."""
        self.zones[source].remove(card)
        self.zones[target].append(card)
        if self.watched:
            self._moved("move", card, source, target, False)

    def sneak(self, card: int, source: int, target: int) -> None:
        """Secretly chosen from the source: the others see only that one card went."""
        self.zones[source].remove(card)
        self.zones[target].append(card)
        if self.watched:
            self._moved("move", card, source, target, True)

    def draw(self, source: int, target: int) -> int:
        """The top card."""
        card = self.zones[source].pop()
        self.zones[target].append(card)
        if self.watched:
            self._moved("draw", card, source, target, False)
        return card

    def tuck(self, card: int, source: int, target: int) -> None:
        """Openly to the bottom of the target."""
        self.zones[source].remove(card)
        self.zones[target].insert(0, card)
        if self.watched:
            self._moved("tuck", card, source, target, False)

    def shuffle(self, zone: int) -> None:
        self.rng.shuffle(self.zones[zone])
        if self.watched:
            if self.memory is not None:
                self.memory.shuffled(self, zone)
            self._tell("shuffle", HIDDEN, zone, zone, 0, [], "")

    def arrange(self, zone: int, cards: list[int]) -> None:
        """Put a zone that its owners see into another order; the others see that it changed."""
        self.zones[zone] = cards
        if self.watched:
            if self.memory is not None:
                self.memory.shuffled(self, zone)
            self._tell("arrange", HIDDEN, zone, zone, 0, [], "")

    def pass_on(self, zones: list[int]) -> None:
        """What is in each of these zones goes to the next, all at once."""
        last = self.zones[zones[-1]]
        for i in range(len(zones) - 1, 0, -1):
            self.zones[zones[i]] = self.zones[zones[i - 1]]
        self.zones[zones[0]] = last
        if self.watched:
            if self.memory is not None:
                self.memory.passed(self, zones)
            self._tell("pass-on", HIDDEN, zones[0], zones[-1], 0, zones[:], "")

    def reveal(self, zone: int) -> None:
        """Turn up what is in a zone; it stays open until it is concealed."""
        self.open |= 1 << zone
        if self.watched:
            if self.memory is not None:
                self.memory.revealed(self, zone)
            for card in self.zones[zone]:
                self._tell("reveal", card, zone, zone, EVERYONE, [], "")

    def peek(self, zone: int, seat: int) -> None:
        """One seat looks into a zone, and may go on looking until it is concealed."""
        self.open |= 1 << len(self.zones) * (seat + 1) + zone
        if self.watched:
            if self.memory is not None:
                self.memory.revealed(self, zone)
            for card in self.zones[zone]:
                self._tell("peek", card, zone, zone, self.sight(zone), [seat], "")

    def conceal(self, zone: int) -> None:
        """From now on only those may look into a zone who may by its nature."""
        self.open &= ~self.setup.shown[zone]
        if self.watched:
            self._tell("conceal", HIDDEN, zone, zone, 0, [], "")

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

    def announce(self, topic: str, card: int, *about: int) -> None:
        """Say in the open that one of the game's own fields has changed, with its numbers."""
        if self.watched:
            self._tell("announce", card, -1, -1, EVERYONE, list(about), topic)

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
            self.start(zone, self.zones[zone])

    def sight(self, zone: int) -> int:
        """Who may look into a zone now, as bits."""
        if self.open >> zone & 1:
            return EVERYONE
        sight = self.setup.sight[zone]
        size = len(self.zones)
        if self.open >> size:
            for seat in range(self.players):
                if self.open >> size * (seat + 1) + zone & 1:
                    sight |= 1 << seat
        return sight

    def sees(self, seat: int, zone: int) -> bool:
        return bool(self.sight(zone) >> observer(seat, self.players) & 1)

    def view(self, seat: int) -> View:
        """What a seat may know now. SPECTATOR is the seat that sees only what all see."""
        zones: list[list[int]] = [[] for _ in self.zones]
        for zone in self.setup.zones:
            content = self.zones[zone]
            zones[zone] = content[:] if self.sees(seat, zone) else [HIDDEN] * len(content)
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

    def determinize(self, seat: int, seed: int) -> "State":
        """A world the seat cannot tell from this one, with luck of its own. Search runs there.

        From all worlds that the seat cannot tell apart the same seed makes the same world.
        """
        world = canonical_world(self, seat)
        return redeal(world, hidden_cards(world, seat, self.memory), seed)


def copied(zones: list[list[int]], in_play: list[int]) -> list[list[int]]:
    """The zones of a clone. Zones of empty chairs stay empty, so they are shared."""
    copies = zones[:]
    for zone in in_play:
        content = zones[zone]
        copies[zone] = content[:] if content else []
    return copies
