"""Decision about a request to a table: the event that it becomes, or why not. Nothing changes."""

from typing import TYPE_CHECKING, Any

from overlord.core.frames import Choice
from overlord.core.match import Match
from overlord.core.offer import options_of
from overlord.core.orders import may_stand
from overlord.core.rehearsal import Rehearsal
from overlord.core.state import State
from overlord.lessons.match import LessonMatch
from overlord.server.refusal import Objection, Refusal
from overlord.server.table import events
from overlord.server.table.beginning import start_event
from overlord.server.table.deal import check_dealing
from overlord.server.table.events import AnyEvent, Request
from overlord.server.table.seating import check_seating
from overlord.server.table.undo import check_vote, undo_event

if TYPE_CHECKING:
    from overlord.server.table.table import Table

MOST = 20_000  # events of a table; from then on it takes answers only, and every game ends
MOST_BEFORE = 1_000  # of these, before it starts
ALWAYS = (  # is taken even then
    events.Acted,
    events.Started,
    events.Revealed,
    events.Voided,
    events.Closed,
)
BECOMES = (  # what the same request may become
    (events.UndoWanted, events.Undone),
    (events.Started, events.Fixed),
)


def version_done(table: "Table", event: AnyEvent) -> int:
    """The version at which this very request was done; 0 if it is new."""
    known = table.done.get((event.by, event.id)) if event.id and event.by else None
    if known is None:
        return 0
    same = known[0] == event or any(
        isinstance(event, kinds) and isinstance(known[0], kinds) for kinds in BECOMES
    )
    if not same:
        raise Refusal("id-reused")
    return known[1]


def decide(table: "Table", request: Request, now: float) -> AnyEvent:
    """The event that a request becomes; raises Refusal."""
    event = request.event
    _check_room(table, event)
    if isinstance(event, events.DEALING):
        check_dealing(table, event, now)
        return event
    match event:
        case events.Acted():
            _check_answer(table, event, request)
        case events.UndoWanted():
            return undo_event(table, event, request.version)
        case events.Voted():
            check_vote(table, event, request.version)
        case events.Said():
            pass
        case events.Started():
            return start_event(table, event)
        case events.GoesOn() | events.Closed():
            _check_phase(table, event)
        case _:
            check_seating(table, event, now)
    return event


def _check_room(table: "Table", event: AnyEvent) -> None:
    """A table does not grow for ever: what would grow without end is refused."""
    most = MOST if table.begun else MOST_BEFORE
    if table.version >= most and not isinstance(event, ALWAYS):
        raise Refusal("table-full")


def _check_phase(table: "Table", event: events.GoesOn | events.Closed) -> None:
    """Whether the table may go on elsewhere, or be ended."""
    match event:
        case events.GoesOn():
            table.check_rematch(event.by)
            if table.goes_on:
                raise Refusal("stale")
        case events.Closed():
            if table.closed or table.ended:
                raise Refusal("game-over")


def _check_answer(table: "Table", event: events.Acted, request: Request) -> None:
    """A person answers for their own seat; a bot what it was asked, unless that has changed."""
    if event.source == "person":
        table.check_own(event)
        match = table.running_match()
        if table.places[event.seat].bot:
            raise Refusal("stand-in-plays")
        since = table.asked[event.seat][0] if event.seat in table.asked else table.version
        table.check_version(request.version, since)
    else:
        bot = bool(table.places[event.seat].bot)
        if table.asked.get(event.seat) != request.question or bot != (event.source == "bot"):
            raise Refusal("stale")
        match = table.running_match()
    _check_legal(table, match, event)
    if isinstance(match, LessonMatch) and event.source == "person":
        check_led(match, event)
    if event.standing and may_stand(match, event.seat) != event.action:
        raise Refusal("cannot-stand")


def check_led(match: LessonMatch, event: events.Acted) -> None:
    """Refuse what the coach of a guided game does not want now."""
    actions = [event.action, *event.more]
    if not match.accepts(event.seat, actions):
        raise Objection(event.seat, actions)


def _check_legal(table: "Table", match: Match, event: events.Acted) -> None:
    """All answers of a request are legal one after the other, with no luck in between."""
    choice = match.state.asked(event.seat)
    if choice is None:
        raise Refusal("not-asked")
    if event.action not in table.questions[event.seat][1]:
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


def _refusal(choice: Choice[Any], state: State, action: int) -> Refusal:
    """Reason why an answer is not among the options."""
    refusal = state.refusals(choice.seat).get(action)
    if refusal is None:
        return Refusal("not-offered", choice.rules[0] if choice.rules else "")
    return Refusal("refused", refusal.rule, refusal)
