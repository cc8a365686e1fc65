"""Undo at a table: whether it is free, who has to agree, and what is taken back."""

from typing import TYPE_CHECKING

from overlord.core.start import FREE, ROLLED
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.history import NOTHING, exact_seal

if TYPE_CHECKING:
    from overlord.server.table.table import Table


def undo_event(
    table: "Table", event: events.UndoWanted, version: int
) -> events.UndoWanted | events.Undone:
    """The undo itself where nobody has to agree, else the question; raises Refusal."""
    table.check_own(event)
    seal = exact_seal(table.running_match(), event.seat)
    if seal == NOTHING:
        raise Refusal("undo-nothing")
    table.check_version(version, table.history.answered.get(event.seat, 0))
    if seal == ROLLED:
        raise Refusal("undo-rolled")
    if seal == FREE or not table.voters(event.seat):
        return events.Undone(by=event.by, id=event.id, seat=event.seat)
    if table.undo_wanted is not None:
        raise Refusal("undo-pending")
    return event


def check_vote(table: "Table", event: events.Voted, version: int) -> None:
    table.check_own(event)
    if table.undo_wanted is None or event.seat not in table.voters(table.undo_wanted[0]):
        raise Refusal("no-vote")
    table.check_version(version, table.undo_wanted[1])


def apply_undo(table: "Table", event: events.UndoWanted | events.Undone | events.Voted) -> None:
    """Do what was found allowed."""
    match event:
        case events.UndoWanted():
            table.undo_wanted = (event.seat, table.version)
            table.agreed = set()
        case events.Undone():
            _take_back(table, event.seat)
        case events.Voted():
            _vote(table, event)


def _vote(table: "Table", event: events.Voted) -> None:
    assert table.undo_wanted is not None
    seat = table.undo_wanted[0]
    if not event.agree:
        table.undo_wanted = None
        return
    holder = table.places[event.seat].holder
    table.agreed |= set(table.seats_of(holder))
    settle_undo(table, seat)


def settle_undo(table: "Table", seat: int) -> None:
    """The undo is done when all have agreed who are to be asked."""
    if table.agreed.issuperset(table.voters(seat)):
        _take_back(table, seat)


def _take_back(table: "Table", seat: int) -> None:
    assert table.match is not None
    table.match.undo(seat, consent=True)
    table.orders.revoke(seat)
    first = len(table.match.start.answers)
    left = [(answer.seat, answer.action) for answer in table.match.answers[first:]]
    table.history.undone(len(table.match.log), left)
    table.undo_wanted = None
    table.questions = {}  # all questions are put anew
