"""Table: what its events have made of it, and which event a request becomes. No I/O, no clock.

`decide` looks and changes nothing: it gives the event, or raises `Refusal`. `apply` does it, to a
copy until the event is stored. So nothing is acknowledged that is not stored.
"""

import hmac
from copy import copy

from msgspec.structs import replace

from overlord.core.box import Box
from overlord.core.game import Game
from overlord.core.match import Match
from overlord.core.orders import Orders
from overlord.lessons.match import LessonMatch
from overlord.server import protocol
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.changes import Rules, rules_of
from overlord.server.table.deal import Deal
from overlord.server.table.decision import decide, version_done
from overlord.server.table.doing import do
from overlord.server.table.events import AnyEvent, Place, Request
from overlord.server.table.history import NOTHING, History, exact_seal

SECONDS = {"off": 0.0, "relaxed": 120.0, "brisk": 30.0}  # for a decision


class Table:
    def __init__(self, created: events.Created, game: Game, box: Box, now: float) -> None:
        self.created = created
        self.id = created.table
        self.game = game
        self.box = box
        self.places = [replace(place) for place in created.places]
        self.setup = game.setup(len(self.places), created.options, box)
        self.deal = Deal(created)
        self.version = 1  # the number of events
        self.changed = 1  # the version of the last one that was no chat
        self.match: Match | None = None
        self.history = History()
        self.orders = Orders()
        self.closed = False  # everybody left before the start
        self.closed_why: str | None = None  # by whoever runs the server
        self.stuck = False  # somebody is asked what has no answer
        self.begun = False  # whether the game has begun
        self.rules = Rules()  # that the game follows
        self.upgraded: events.Upgraded | None = None  # the last time that its rules changed
        self.stopped = 0  # the version of its rules, if those of today cannot go on with it
        self.stopped_why = ""
        self.unplayed: list[AnyEvent] = []  # then: what was answered
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
    def of_older_rules(self) -> bool:
        """Whether it followed other rules than those at hand."""
        return bool(self.stopped) or (self.begun and self.rules != rules_of(self))

    @property
    def happened(self) -> int:
        """Number of things that have happened in the game; −1: it has not begun."""
        return -1 if self.match is None else len(self.match.log)

    @property
    def seed(self) -> int:
        """Of the deal. A game that is played on keeps the deal it comes from."""
        if self.created.played_on is not None:
            return int(self.created.played_on.seed)
        return self.deal.seed(self.places)

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

    def next_unasked(self) -> events.Acted | events.Started | None:
        """The next answer for which nobody has to be asked: an order gives it, or all can see
        that it is the only one. It is stored and done like any other. Before the game, the start
        for which all is settled."""
        match = self.match
        if match is None and self.phase == "lobby" and self.deal.settled:
            return events.Started(by=self.deal.asker, rules=self.game.rules_version)
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

    # What many requests need: whose seat it is, and how far the table is

    def check_own(self, event: events.SeatEvent) -> None:
        if event.seat not in self.seats_of(event.by):
            raise Refusal("not-your-seat")

    def check_seated(self, holder: str) -> None:
        if not self.seats_of(holder):
            raise Refusal("not-seated")

    def check_rematch(self, holder: str) -> None:
        if all(self.places[seat].left for seat in self.seats_of(holder)):
            raise Refusal("not-seated")
        if self.match is None or not self.ended:
            raise Refusal("not-over")

    def check_version(self, version: int, since: int) -> None:
        """A request is about something that came up at `since`; what is older means another."""
        if version > self.version:
            raise Refusal("version-ahead")
        if version < since:
            raise Refusal("stale")

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

    def place_in_lobby(self, seat: int) -> Place:
        if self.begun or self.closed:
            raise Refusal("already-started")
        if self.deal.fixed is not None:
            raise Refusal("being-dealt")
        return self.place(seat)

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refusal("no-such-seat")
        return self.places[seat]

    # Deciding and doing

    def version_done(self, event: AnyEvent) -> int:
        return version_done(self, event)

    def decide(self, request: Request, now: float) -> AnyEvent:
        """The event that a request becomes; raises Refusal. Nothing has changed then."""
        return decide(self, request, now)

    def apply(self, event: AnyEvent, now: float) -> None:
        """Do an event that was decided."""
        self.note(event)
        do(self, event, now)

    def note(self, event: AnyEvent) -> None:
        """Count an event, and remember which request it answers."""
        assert not isinstance(event, events.Created)
        self.version += 1
        if not isinstance(event, events.Said):
            self.changed = self.version
        if event.id and event.by:
            self.done[event.by, event.id] = (event, self.version)

    def copy(self, event: AnyEvent) -> "Table":
        """The same table, to which the event may be done before it is known to be stored.

        Presence is one and the same for both.
        """
        twin = copy(self)
        twin.places = [replace(place) for place in self.places]
        twin.done = dict(self.done)
        twin.chat = self.chat[:]
        twin.orders = self.orders.copy()
        if not self.begun:
            twin.deal = self.deal.copy()
        if not isinstance(event, events.QUIET):
            twin.agreed = set(self.agreed)
            twin.history = self.history.copy()
            if self.match is not None:
                twin.match = self.match.copy()
                twin.match.stages = []
        return twin


def _as_written(match: LessonMatch, seat: int, action: int) -> events.Acted:
    """An answer for which a lesson asks nobody."""
    own = seat == match.lesson.seat
    return events.Acted(seat=seat, action=action, source="forced" if own else "bot")
