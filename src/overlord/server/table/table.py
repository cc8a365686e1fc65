"""Table: what its events have made of it, and which event a request becomes. No I/O, no clock.

`decide` looks and changes nothing: it gives the event, or raises `Refusal`. Between the two the
caller stores the event; `apply` then does it. So nothing is acknowledged that is not stored.
"""

from typing import Any, assert_never

from msgspec.structs import replace

from overlord.core.box import Box
from overlord.core.fairness import commitment_of, seed_of
from overlord.core.frames import Choice
from overlord.core.game import Game
from overlord.core.match import FREE, ROLLED, Match
from overlord.core.orders import Orders, may_stand
from overlord.core.rehearsal import Rehearsal
from overlord.core.state import State
from overlord.players.levels import BOTS
from overlord.server import protocol
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.events import AnyEvent, Place, Request, bot_name
from overlord.server.table.history import NOTHING, History, exact_seal

ABSENCE = 20.0  # seconds after which others may let a bot play for somebody who is gone
SECONDS = {"off": 0.0, "relaxed": 120.0, "brisk": 30.0}  # for a decision
CHAT_KEPT = 200


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
        self.match: Match | None = None
        self.history = History()
        self.orders = Orders()
        self.closed = False  # everybody left before the start
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
        self._questions: dict[int, tuple[str, list[int]]] = {}

    # Looking

    @property
    def phase(self) -> protocol.Phase:
        if self.stopped:
            return "stopped"
        if self.match is None:
            return "over" if self.closed else "lobby"
        return "over" if self.match.over else "playing"

    @property
    def seed(self) -> int:
        return seed_of(self.created.secret, [place.salt for place in self.places])

    def held(self, holder: str) -> list[int]:
        """The seats of a token's hash."""
        return [seat for seat, place in enumerate(self.places) if place.held_by(holder)]

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    def waits_for_bot(self) -> int | None:
        """The bot to think next. People answer first, so that their undo stays free for longer."""
        if self.match is None or self.match.over:
            return None
        pending = self.match.state.pending()
        if any(not self.places[seat].bot for seat in pending):
            return None
        return pending[0]

    def asks_everything(self, holder: str) -> bool:
        return any(self.places[seat].ask_everything for seat in self.held(holder))

    def deadlines(self) -> list[tuple[float, int]]:
        """When a clock runs out, and for whom."""
        seconds = SECONDS[self.created.clock]
        if not seconds or self.phase != "playing":
            return []
        return sorted(
            (since + seconds, seat)
            for seat, (_, since) in self.asked.items()
            if not self.places[seat].bot
        )

    def undo_seal(self, seat: int) -> int:
        """What taking back the last answer of a seat takes, as `Match.undo_seal`, or NOTHING."""
        if self.match is None or self.match.over:
            return NOTHING
        return self.history.seal(self.match, seat, self.version)

    def unasked(self) -> events.Acted | None:
        """The next answer for which nobody has to be asked: an order gives it, or all can see
        that it is the only one. It is stored and done like any other."""
        match = self.match
        if match is None or match.over:
            return None
        for seat in match.state.pending():
            place = self.places[seat]
            if place.bot:
                continue
            ordered = self.orders.answer(match, seat)
            if ordered is not None:
                return events.Acted(seat=seat, action=ordered, source="order")
            one = len(self._questions[seat][1]) == 1 and not place.ask_everything
            forced = match.forced(seat) if one else None
            if forced is not None:
                return events.Acted(seat=seat, action=forced, source="forced")
        return None

    def voters(self, seat: int) -> list[int]:
        """Whose consent an undo of this seat takes: people who play, but not the asker."""
        holder = self.places[seat].holder
        return [
            other
            for other in self.people()
            if not self.places[other].held_by(holder) and not self.places[other].bot
        ]

    # Presence, which is not stored

    def came(self, seats: list[int]) -> None:
        for seat in seats:
            self.present[seat] = self.present.get(seat, 0) + 1

    def went(self, seats: list[int], now: float) -> None:
        for seat in seats:
            self.present[seat] = max(0, self.present.get(seat, 0) - 1)
            self.gone[seat] = now

    # Deciding

    def repeated(self, event: AnyEvent) -> int:
        """The version at which this very request was done; 0 if it is new."""
        known = self.done.get((event.by, event.id)) if event.id and event.by else None
        if known is None:
            return 0
        undo = (events.UndoWanted, events.Undone)  # what the same request may become
        if known[0] != event and not (isinstance(event, undo) and isinstance(known[0], undo)):
            raise Refusal("id-reused")
        return known[1]

    def decide(self, request: Request, now: float) -> AnyEvent:  # noqa: C901, PLR0912  (one case each)
        """The event that a request becomes; raises Refusal. Nothing has changed then."""
        event = request.event
        match event:
            case events.Acted():
                self._check_answer(event, request)
            case events.UndoWanted():
                return self._undo(event, request.version)
            case events.Voted():
                self._own(event)
                if self.undo_wanted is None or event.seat not in self.voters(self.undo_wanted[0]):
                    raise Refusal("no-vote")
                self._known_version(request.version, self.undo_wanted[1])
            case events.Said():
                pass
            case events.Salted():
                self._in_lobby(event.seat)
                self._own(event)
            case events.StoodIn():
                known_bot(event.bot)
                self._check_stand_in(event, now)
            case events.Reclaimed():
                self._playing()
                self._own(event)
                if not self.places[event.seat].bot:
                    raise Refusal("no-stand-in")
            case events.Preferred():
                self._seated(event.by)
            case events.Revoked():
                self._own(event)
            case events.Joined():
                if self._in_lobby(event.seat).kind != "open":
                    raise Refusal("seat-taken")
            case events.Left():
                known_bot(event.bot)
                self._check_leave(event)
            case events.BotPut():
                self._check_bot(event)
            case events.Started():
                self._in_lobby(0)
                self._seated(event.by)
                if any(place.kind == "open" for place in self.places):
                    raise Refusal("seats-open")
            case events.GoesOn():
                self.check_rematch(event.by)
                if self.goes_on:
                    raise Refusal("stale")
            case _:
                assert_never(event)
        return event

    def check_rematch(self, holder: str) -> None:
        if all(self.places[seat].left for seat in self.held(holder)):
            raise Refusal("not-seated")
        if self.match is None or not self.match.over:
            raise Refusal("not-over")

    def _own(self, event: events.SeatEvent) -> None:
        if event.seat not in self.held(event.by):
            raise Refusal("not-your-seat")

    def _seated(self, holder: str) -> None:
        if not self.held(holder):
            raise Refusal("not-seated")

    def _playing(self) -> Match:
        if self.stopped:
            raise Refusal("older-rules", detail=str(self.stopped))
        if self.match is None:
            raise Refusal("not-started")
        if self.match.over:
            raise Refusal("game-over")
        return self.match

    def _in_lobby(self, seat: int) -> Place:
        if self.match is not None or self.closed or self.stopped:
            raise Refusal("already-started")
        return self._place(seat)

    def _place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refusal("no-such-seat")
        return self.places[seat]

    def _known_version(self, version: int, since: int) -> None:
        """A request is about something that came up at `since`; what is older means another."""
        if version > self.version:
            raise Refusal("version-ahead")
        if version < since:
            raise Refusal("stale")

    def _check_answer(self, event: events.Acted, request: Request) -> None:
        """A person answers for their own seat; a bot what it was asked, unless that has changed."""
        if event.source == "person":
            self._own(event)
            match = self._playing()
            if self.places[event.seat].bot:
                raise Refusal("stand-in-plays")
            since = self.asked[event.seat][0] if event.seat in self.asked else self.version
            self._known_version(request.version, since)
        else:
            bot = bool(self.places[event.seat].bot)
            if self.asked.get(event.seat) != request.question or bot != (event.source == "bot"):
                raise Refusal("stale")
            match = self._playing()
        self._check_legal(match, event)
        if event.standing and may_stand(match, event.seat) != event.action:
            raise Refusal("cannot-stand")

    def _check_legal(self, match: Match, event: events.Acted) -> None:
        """All answers of a request are legal one after the other, with no luck in between."""
        choice = match.state.asked(event.seat)
        if choice is None:
            raise Refusal("not-asked")
        if event.action not in self._questions[event.seat][1]:
            raise _refused(choice, match.state, event.action)
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
            if action not in choice.options(world):
                raise _refused(choice, world, action)
            rehearsal.answer(action)

    def _undo(self, event: events.UndoWanted, version: int) -> AnyEvent:
        self._own(event)
        seal = exact_seal(self._playing(), event.seat)
        if seal == NOTHING:
            raise Refusal("undo-nothing")
        self._known_version(version, self.history.answered.get(event.seat, 0))
        if seal == ROLLED:
            raise Refusal("undo-rolled")
        if seal == FREE or not self.voters(event.seat):
            return events.Undone(by=event.by, id=event.id, seat=event.seat)
        if self.undo_wanted is not None:
            raise Refusal("undo-pending")
        return event

    def _check_stand_in(self, event: events.StoodIn, now: float) -> None:
        self._playing()
        place = self._place(event.seat)
        if place.kind != "person" or place.bot:
            raise Refusal("stand-in-plays")
        if place.held_by(event.by):
            return
        if not self.held(event.by):
            raise Refusal("not-your-seat")
        if self.present.get(event.seat) or now - self.gone[event.seat] < ABSENCE:
            raise Refusal("still-here")

    def _check_leave(self, event: events.Left) -> None:
        self._own(event)
        if self.phase in ("over", "stopped"):
            raise Refusal("game-over")
        if self.places[event.seat].left:
            raise Refusal("left-already")

    def _check_bot(self, event: events.BotPut) -> None:
        if event.bot:
            known_bot(event.bot)
        place = self._in_lobby(event.seat)
        self._seated(event.by)
        if place.kind == "person":
            raise Refusal("seat-taken")

    # Doing

    def apply(self, event: AnyEvent, now: float) -> None:
        """Do a event that was decided, now or before a restart."""
        self.version += 1
        if event.id and event.by:
            self.done[event.by, event.id] = (event, self.version)
        if self.stopped and isinstance(event, events.GAME):
            self.unplayed.append(event)
            return
        match event:
            case events.Acted():
                self._act(event)
            case events.Undone():
                self._undo_now(event.seat)
            case events.UndoWanted():
                self.undo_wanted = (event.seat, self.version)
                self.agreed = set()
            case events.Voted():
                self._vote(event)
            case events.Said():
                self._say(event)
            case events.GoesOn():
                self.goes_on = event.table
            case _:
                self._seating(event)
        if self.match is not None:
            self.orders.settle(self.match)
        self._ask(event, now)

    def _seating(self, event: AnyEvent) -> None:
        """Who sits where and how, and the start."""
        match event:
            case events.Joined():
                place = Place(kind="person", name=event.name, holder=event.holder)
                self.places[event.seat] = place
            case events.Left():
                self._leave(event)
            case events.BotPut():
                name = bot_name(event.bot, event.seat)
                bot = Place(kind="bot", name=name, bot=event.bot)
                self.places[event.seat] = bot if event.bot else Place(kind="open")
            case events.Salted():
                self.places[event.seat].salt = event.salt
            case events.StoodIn():
                self._hand_over(event.seat, event.bot)
            case events.Reclaimed():
                self.places[event.seat].bot, self.places[event.seat].left = "", False
            case events.Preferred():
                for seat in self.held(event.by):
                    self.places[seat].ask_everything = event.ask_everything
            case events.Revoked():
                self.orders.revoke(event.seat)
            case _:
                self.match = Match(
                    self.game,
                    len(self.places),
                    self.seed,
                    self.created.options,
                    self.box,
                    [place.name for place in self.places],
                    self.commitment,
                )
                self.history.begun(self.match)

    def _leave(self, event: events.Left) -> None:
        """A seat of a running game stays its person's: nobody else may see its cards."""
        if self.match is None:
            self.places[event.seat] = Place(kind="open")
            self.closed = not self.people()
            return
        self.places[event.seat].left = True
        self._hand_over(event.seat, event.bot)

    def _hand_over(self, seat: int, bot: str) -> None:
        """A bot plays for a person, who has no say in an undo meanwhile."""
        self.places[seat].bot = bot
        if self.undo_wanted is None:
            return
        if self.undo_wanted[0] == seat:
            self.undo_wanted = None
        else:
            self._settle(self.undo_wanted[0])

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

    def _undo_now(self, seat: int) -> None:
        assert self.match is not None
        self.match.undo(seat, consent=True)
        self.orders.revoke(seat)
        self.history.undone(self.match)
        self.undo_wanted = None
        self._questions = {}  # all questions are put anew

    def _vote(self, event: events.Voted) -> None:
        assert self.undo_wanted is not None
        seat = self.undo_wanted[0]
        if not event.agree:
            self.undo_wanted = None
            return
        holder = self.places[event.seat].holder
        self.agreed |= set(self.held(holder))
        self._settle(seat)

    def _settle(self, seat: int) -> None:
        """The undo is done when all have agreed who are to be asked."""
        if self.agreed.issuperset(self.voters(seat)):
            self._undo_now(seat)

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
        before = self._questions
        asked = self.asked
        self.asked = {}
        self._questions = {}
        for seat in state.pending():
            choice = state.asked(seat)
            assert choice is not None
            question = (choice.prompt, choice.options(state)[:])
            again = isinstance(event, events.Acted | events.Reclaimed) and event.seat == seat
            if not again and before.get(seat) == question and seat in asked:
                self.asked[seat] = asked[seat]
            else:
                self.asked[seat] = (self.version, now)
            self._questions[seat] = question


def known_bot(bot: str) -> None:
    """Only levels: settings could let a bot think for ever."""
    if bot not in BOTS:
        there_are = ", ".join(BOTS)
        raise Refusal("unknown-bot", detail=f"there is no bot {bot!r}; there are: {there_are}")


def _refused(choice: Choice[Any], state: State, action: int) -> Refusal:
    """Why an answer is not among the options."""
    refusal = state.refusals(choice.seat).get(action)
    if refusal is None:
        return Refusal("not-offered", choice.rules[0] if choice.rules else "")
    return Refusal("refused", refusal.rule, refusal)
