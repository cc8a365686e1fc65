"""Table: what its events have made of it, and which event a request becomes. No I/O, no clock.

`decide` looks and changes nothing: it gives the event, or raises `Refusal`. Between the two the
caller stores the event; `apply` then does it. So nothing is acknowledged that is not stored.
"""

import hmac
from typing import Any

from msgspec.structs import replace

from overlord.core.box import Box
from overlord.core.fairness import commitment_of, seed_of
from overlord.core.frames import Choice
from overlord.core.game import Game
from overlord.core.match import Match
from overlord.core.offer import options_of
from overlord.core.orders import Orders, may_stand
from overlord.core.record import NewLuck
from overlord.core.rehearsal import Rehearsal
from overlord.core.state import State
from overlord.lessons.lesson import lesson
from overlord.lessons.match import LessonMatch
from overlord.server import protocol
from overlord.server.refusal import Objection, Refusal
from overlord.server.table import events
from overlord.server.table.events import AnyEvent, Place, Request
from overlord.server.table.history import NOTHING, History, exact_seal
from overlord.server.table.seating import apply_seating, check_seating
from overlord.server.table.undo import apply_undo, check_vote, undo_event

SECONDS = {"off": 0.0, "relaxed": 120.0, "brisk": 30.0}  # for a decision
CHAT_KEPT = 200
MOST = 20_000  # events of a table; from then on it takes answers only, and every game ends
MOST_BEFORE = 1_000  # of these, before it starts
ALWAYS = (events.Acted, events.Started, events.Closed)  # is taken even then


class Table:
    def __init__(self, created: events.Created, game: Game, box: Box, now: float) -> None:
        self.created = created
        self.id = created.table
        self.game = game
        self.box = box
        self.places = [replace(place) for place in created.places]
        self.setup = game.setup(len(self.places), created.options, box)
        self.commitment = commitment_of(created.secret)
        self.version = 1  # the number of events
        self.changed = 1  # the version of the last one that was no chat
        self.match: Match | None = None
        self.history = History()
        self.orders = Orders()
        self.closed = False  # everybody left before the start
        self.closed_why: str | None = None  # by whoever runs the server
        self.stuck = False  # somebody is asked what has no answer
        self.stopped = 0  # the version of the rules it began with, if these are others
        self.unplayed: list[AnyEvent] = []  # of a stopped game, as far as it went
        self.chat: list[protocol.ChatLine] = []
        self.chats = 0
        self.goes_on = ""
        self.undo_wanted: tuple[int, int] | None = None  # seat, version
        self.agreed: set[int] = set()
        self.done: dict[tuple[str, str], tuple[AnyEvent, int]] = {}
        self.asked: dict[int, tuple[int, float]] = {}  # seat: since version, since when
        self.present: dict[int, int] = {}  # seat: open sockets
        self.gone: dict[int, float] = dict.fromkeys(range(len(self.places)), now)
        self.questions: dict[int, tuple[str, list[int]]] = {}  # seat: prompt, options

    # Looking

    @property
    def phase(self) -> protocol.Phase:
        if self.stopped:
            return "stopped"
        if self.match is None:
            return "over" if self.closed else "lobby"
        if self.stuck or self.closed_why is not None:
            return "stopped"
        return "over" if self.match.over else "playing"

    @property
    def ended(self) -> bool:
        """Whether a game that has begun is no longer played."""
        stopped = self.stuck or self.closed_why is not None
        return self.match is not None and (self.match.over or stopped)

    @property
    def happened(self) -> int:
        """Number of things that have happened in the game."""
        return 0 if self.match is None else len(self.match.log)

    @property
    def seed(self) -> int:
        """Of the deal. A game that is played on keeps the deal it comes from."""
        if self.created.played_on is not None:
            return int(self.created.played_on.seed)
        return self._own_seed()

    def _own_seed(self) -> int:
        return seed_of(self.created.secret, [place.salt for place in self.places])

    def seats_of(self, holder: str) -> list[int]:
        """The seats of a token's hash."""
        return [seat for seat in range(len(self.places)) if self.holds(holder, seat)]

    def holds(self, holder: str, seat: int) -> bool:
        """Whether this is the hash of the seat's token; an empty one holds nothing."""
        own = self.places[seat].holder
        return bool(own) and hmac.compare_digest(own, holder)

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    @property
    def hints(self) -> bool:
        """Whether people may ask what a bot would do: agreed on, or nobody else would mind."""
        if self.created.hints is not None:
            return self.created.hints
        holders = {place.holder for place in self.places if place.kind == "person"}
        return len(holders) < 2 and not any(place.kind == "open" for place in self.places)

    def waits_for_bot(self) -> int | None:
        """The bot to think next. People answer first, so that their undo stays free for longer."""
        if self.match is None or self.ended:
            return None
        pending = self.match.state.pending()
        if isinstance(self.match, LessonMatch) and not self.match.free:
            pupil = self.match.lesson.seat  # the others' answers are written
            return pupil if pupil in pending and self.places[pupil].bot else None
        if any(not self.places[seat].bot for seat in pending):
            return None
        return pending[0]

    def asks_everything(self, holder: str) -> bool:
        return any(self.places[seat].ask_everything for seat in self.seats_of(holder))

    def deadlines(self) -> list[tuple[float, int]]:
        """Times at which a clock runs out, and for whom."""
        seconds = SECONDS[self.created.clock]
        if not seconds or self.phase != "playing":
            return []
        return sorted(
            (since + seconds, seat)
            for seat, (_, since) in self.asked.items()
            if not self.places[seat].bot
        )

    def undo_seal(self, seat: int) -> int:
        """Price of taking back the last answer of a seat, as `Match.undo_seal`, or NOTHING."""
        if self.match is None or self.ended:
            return NOTHING
        if isinstance(self.match, LessonMatch):
            return exact_seal(self.match, seat)
        return self.history.seal(self.match, seat, self.version)

    def next_unasked(self) -> events.Acted | None:
        """The next answer for which nobody has to be asked: an order gives it, or all can see
        that it is the only one. It is stored and done like any other."""
        match = self.match
        if match is None or self.ended:
            return None
        if isinstance(match, LessonMatch) and not match.free:
            written = match.written()
            return None if written is None else _as_written(match, *written)
        for seat in match.state.pending():
            place = self.places[seat]
            if place.bot:
                continue
            ordered = self.orders.answer(match, seat)
            if ordered is not None:
                return events.Acted(seat=seat, action=ordered, source="order")
            one = len(self.questions[seat][1]) == 1 and not place.ask_everything
            forced = match.forced_answer(seat) if one else None
            if forced is not None:
                return events.Acted(seat=seat, action=forced, source="forced")
        return None

    def voters(self, seat: int) -> list[int]:
        """Seats whose consent an undo of this seat takes: people who play, but not the asker."""
        holder = self.places[seat].holder
        return [
            other
            for other in self.people()
            if not self.holds(holder, other) and not self.places[other].bot
        ]

    # Presence, which is not stored

    def arrive(self, seats: list[int]) -> None:
        for seat in seats:
            self.present[seat] = self.present.get(seat, 0) + 1

    def depart(self, seats: list[int], now: float) -> None:
        for seat in seats:
            self.present[seat] = max(0, self.present.get(seat, 0) - 1)
            self.gone[seat] = now

    # Deciding

    def version_done(self, event: AnyEvent) -> int:
        """The version at which this very request was done; 0 if it is new."""
        known = self.done.get((event.by, event.id)) if event.id and event.by else None
        if known is None:
            return 0
        undo = (events.UndoWanted, events.Undone)  # what the same request may become
        if known[0] != event and not (isinstance(event, undo) and isinstance(known[0], undo)):
            raise Refusal("id-reused")
        return known[1]

    def decide(self, request: Request, now: float) -> AnyEvent:
        """The event that a request becomes; raises Refusal. Nothing has changed then."""
        event = request.event
        self._check_room(event)
        match event:
            case events.Acted():
                self._check_answer(event, request)
            case events.UndoWanted():
                return undo_event(self, event, request.version)
            case events.Voted():
                check_vote(self, event, request.version)
            case events.Said():
                pass
            case events.Started() | events.GoesOn() | events.Closed():
                self._check_phase(event)
            case _:
                check_seating(self, event, now)
        return event

    def _check_phase(self, event: events.Started | events.GoesOn | events.Closed) -> None:
        """Whether the table may begin, go on elsewhere, or be ended."""
        match event:
            case events.Started():
                self.place_in_lobby(0)
                self.check_seated(event.by)
                if any(place.kind == "open" for place in self.places):
                    raise Refusal("seats-open")
            case events.GoesOn():
                self.check_rematch(event.by)
                if self.goes_on:
                    raise Refusal("stale")
            case events.Closed():
                if self.closed or self.ended:
                    raise Refusal("game-over")

    def check_rematch(self, holder: str) -> None:
        if all(self.places[seat].left for seat in self.seats_of(holder)):
            raise Refusal("not-seated")
        if self.match is None or not self.ended:
            raise Refusal("not-over")

    def check_own(self, event: events.SeatEvent) -> None:
        if event.seat not in self.seats_of(event.by):
            raise Refusal("not-your-seat")

    def check_seated(self, holder: str) -> None:
        if not self.seats_of(holder):
            raise Refusal("not-seated")

    def running_match(self) -> Match:
        if self.stopped:
            raise Refusal("older-rules", detail=str(self.stopped))
        if self.match is None:
            raise Refusal("not-started")
        if self.closed_why is not None:
            raise Refusal("closed", detail=self.closed_why)
        if self.stuck:
            raise Refusal("stuck")
        if self.match.over:
            raise Refusal("game-over")
        return self.match

    def _check_room(self, event: AnyEvent) -> None:
        """A table does not grow for ever: what would grow without end is refused."""
        most = MOST_BEFORE if self.match is None else MOST
        if self.version >= most and not isinstance(event, ALWAYS):
            raise Refusal("table-full")

    def place_in_lobby(self, seat: int) -> Place:
        if self.match is not None or self.closed or self.stopped:
            raise Refusal("already-started")
        return self.place(seat)

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refusal("no-such-seat")
        return self.places[seat]

    def check_version(self, version: int, since: int) -> None:
        """A request is about something that came up at `since`; what is older means another."""
        if version > self.version:
            raise Refusal("version-ahead")
        if version < since:
            raise Refusal("stale")

    def _check_answer(self, event: events.Acted, request: Request) -> None:
        """A person answers for their own seat; a bot what it was asked, unless that has changed."""
        if event.source == "person":
            self.check_own(event)
            match = self.running_match()
            if self.places[event.seat].bot:
                raise Refusal("stand-in-plays")
            since = self.asked[event.seat][0] if event.seat in self.asked else self.version
            self.check_version(request.version, since)
        else:
            bot = bool(self.places[event.seat].bot)
            if self.asked.get(event.seat) != request.question or bot != (event.source == "bot"):
                raise Refusal("stale")
            match = self.running_match()
        self._check_legal(match, event)
        if isinstance(match, LessonMatch) and event.source == "person":
            check_led(match, event)
        if event.standing and may_stand(match, event.seat) != event.action:
            raise Refusal("cannot-stand")

    def _check_legal(self, match: Match, event: events.Acted) -> None:
        """All answers of a request are legal one after the other, with no luck in between."""
        choice = match.state.asked(event.seat)
        if choice is None:
            raise Refusal("not-asked")
        if event.action not in self.questions[event.seat][1]:
            raise _refusal(choice, match.state, event.action)
        if not event.more:
            return
        rehearsal = Rehearsal(match.state, event.seat)
        rehearsal.answer(event.action)
        for action in event.more:
            if rehearsal.stopped:
                raise Refusal("not-at-once")
            world = rehearsal.world
            choice = world.asked(event.seat)
            if choice is None:
                raise Refusal("not-asked")
            if action not in options_of(choice, world):
                raise _refusal(choice, world, action)
            rehearsal.answer(action)

    # Doing

    def apply(self, event: AnyEvent, now: float) -> None:
        """Do an event that was decided, now or before a restart."""
        assert not isinstance(event, events.Created)
        self.version += 1
        if not isinstance(event, events.Said):
            self.changed = self.version
        if event.id and event.by:
            self.done[event.by, event.id] = (event, self.version)
        if self.stopped and isinstance(event, events.GAME):
            self.unplayed.append(event)
            return
        match event:
            case events.Acted():
                self._act(event)
            case events.UndoWanted() | events.Undone() | events.Voted():
                apply_undo(self, event)
            case events.Said():
                self._say(event)
            case events.Started() | events.GoesOn() | events.Closed():
                self._apply_phase(event)
            case _:
                apply_seating(self, event)
        if self.match is not None:
            self.orders.settle(self.match)
        self._ask(event, now)

    def _apply_phase(self, event: events.Started | events.GoesOn | events.Closed) -> None:
        match event:
            case events.Started():
                self._start()
            case events.GoesOn():
                self.goes_on = event.table
            case events.Closed():
                self.closed_why = event.reason
                self.closed = self.match is None

    def _start(self) -> None:
        names = [place.name for place in self.places]
        played_on = self.created.played_on
        answers = played_on.answers if played_on else []
        if self.created.lesson:
            guide = lesson(self.game.id, self.created.lesson)
            self.match = LessonMatch(guide, self.seed, names)
        else:
            self.match = Match(
                self.game,
                len(self.places),
                self.seed,
                self.created.options,
                self.box,
                names,
                "" if played_on else self.commitment,
                NewLuck(len(answers), str(self._own_seed())) if played_on else None,
            )
        self.history.begun(self.match)
        for seat, action in answers:
            self.match.play(seat, action)
            self.history.played(self.match, seat, action, self.version)

    def _act(self, event: events.Acted) -> None:
        assert self.match is not None
        since = self.asked[event.seat][0]
        if event.standing:
            self.orders.give(self.match, event.seat)
        for action in (event.action, *event.more):
            self.match.play(event.seat, action, ordered=event.source == "order")
            self.history.played(self.match, event.seat, action, since)
        if self.match.answers[-1].own:
            self.history.answered[event.seat] = self.version
        self.undo_wanted = None

    def _say(self, event: events.Said) -> None:
        line = protocol.ChatLine(
            number=self.chats, seat=event.seat, name=event.name, text=event.text
        )
        self.chats += 1
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]

    def _ask(self, event: AnyEvent, now: float) -> None:
        """Note since when each seat has its question; the same question keeps its time."""
        if self.match is None:
            return
        state = self.match.state
        self.stuck = False
        before = self.questions
        asked = self.asked
        self.asked = {}
        self.questions = {}
        for seat in state.pending():
            choice = state.asked(seat)
            assert choice is not None
            question = (choice.prompt, options_of(choice, state))
            self.stuck = self.stuck or not question[1]
            again = isinstance(event, events.Acted | events.Reclaimed) and event.seat == seat
            if not again and before.get(seat) == question and seat in asked:
                self.asked[seat] = asked[seat]
            else:
                self.asked[seat] = (self.version, now)
            self.questions[seat] = question


def check_led(match: LessonMatch, event: events.Acted) -> None:
    """Refuse what the coach of a guided game does not want now."""
    actions = [event.action, *event.more]
    if not match.accepts(event.seat, actions):
        raise Objection(event.seat, actions)


def _as_written(match: LessonMatch, seat: int, action: int) -> events.Acted:
    """An answer for which a lesson asks nobody."""
    own = seat == match.lesson.seat
    return events.Acted(seat=seat, action=action, source="forced" if own else "bot")


def _refusal(choice: Choice[Any], state: State, action: int) -> Refusal:
    """Reason why an answer is not among the options."""
    refusal = state.refusals(choice.seat).get(action)
    if refusal is None:
        return Refusal("not-offered", choice.rules[0] if choice.rules else "")
    return Refusal("refused", refusal.rule, refusal)
