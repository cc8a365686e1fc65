"""Doing of what was decided about a table: the game is begun, played and taken back, and its
questions are put.
"""

from typing import TYPE_CHECKING

from overlord.core.offer import options_of
from overlord.server import protocol
from overlord.server.table import events
from overlord.server.table.beginning import match_of
from overlord.server.table.deal import apply_dealing
from overlord.server.table.events import AnyEvent
from overlord.server.table.seating import apply_seating
from overlord.server.table.undo import apply_undo

if TYPE_CHECKING:
    from overlord.server.table.table import Table

CHAT_KEPT = 200


def do(table: "Table", event: AnyEvent, now: float) -> None:
    """Do an event that has been counted."""
    match event:
        case events.Started():
            do_quietly(table, event, now)
            _start(table)
        case events.Acted():
            _act(table, event)
        case events.UndoWanted() | events.Undone() | events.Voted():
            apply_undo(table, event)
        case _:
            do_quietly(table, event, now)
    if table.match is not None:
        table.orders.settle(table.match)
        put_questions(table, event, now)


def do_quietly(table: "Table", event: AnyEvent, now: float) -> None:
    """Do what does not need the rules of the game: seats, the deal, words, the end."""
    if isinstance(event, events.DEALING):
        apply_dealing(table, event, now)
        return
    match event:
        case events.Said():
            _say(table, event)
        case events.GoesOn():
            table.goes_on = event.table
        case events.Closed():
            table.closed_why = event.reason
            table.closed = not table.begun
        case events.Started():
            table.begun = True
            table.deal.fixed = table.deal.fixed or []
        case events.Upgraded():
            table.upgraded = event
        case events.Created() | events.Acted() | events.UndoWanted() | events.Undone():
            pass
        case events.Voted():
            pass
        case _:
            apply_seating(table, event)


def _start(table: "Table") -> None:
    match = table.match = match_of(table)
    match.stages = []
    table.history.begun(len(match.log))
    played_on = table.created.played_on
    for seat, action in played_on.answers if played_on else []:
        match.play(seat, action)
        table.history.played(len(match.log), seat, action, table.version)


def _act(table: "Table", event: events.Acted) -> None:
    match = table.match
    assert match is not None
    since = table.asked[event.seat][0]
    if event.standing:
        table.orders.give(match, event.seat)
    for action in (event.action, *event.more):
        match.play(event.seat, action, ordered=event.source == "order")
        table.history.played(len(match.log), event.seat, action, since)
    if match.answers[-1].own:
        table.history.answered[event.seat] = table.version
    table.undo_wanted = None


def _say(table: "Table", event: events.Said) -> None:
    line = protocol.ChatLine(number=table.chats, seat=event.seat, name=event.name, text=event.text)
    table.chats += 1
    table.chat.append(line)
    del table.chat[:-CHAT_KEPT]


def put_questions(table: "Table", event: AnyEvent, now: float) -> None:
    """Note since when each seat has its question; the same question keeps its time."""
    assert table.match is not None
    state = table.match.state
    table.stuck = False
    before = table.questions
    asked = table.asked
    table.asked = {}
    table.questions = {}
    for seat in state.pending():
        choice = state.asked(seat)
        assert choice is not None
        question = (choice.prompt, options_of(choice, state))
        table.stuck = table.stuck or not question[1]
        again = isinstance(event, events.Acted | events.Reclaimed) and event.seat == seat
        if not again and before.get(seat) == question and seat in asked:
            table.asked[seat] = asked[seat]
        else:
            table.asked[seat] = (table.version, now)
        table.questions[seat] = question
