"""Checks of a request that many requests need: whose seat it is, and how far the table is."""

from typing import TYPE_CHECKING

from overlord.core.match import Match
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.events import Place

if TYPE_CHECKING:
    from overlord.server.table.table import Table


def check_own(table: "Table", event: events.SeatEvent) -> None:
    if event.seat not in table.seats_of(event.by):
        raise Refusal("not-your-seat")


def check_seated(table: "Table", holder: str) -> None:
    if not table.seats_of(holder):
        raise Refusal("not-seated")


def check_rematch(table: "Table", holder: str) -> None:
    if all(table.places[seat].left for seat in table.seats_of(holder)):
        raise Refusal("not-seated")
    if table.match is None or not table.ended:
        raise Refusal("not-over")


def check_version(table: "Table", version: int, since: int) -> None:
    """A request is about something that came up at `since`; what is older means another."""
    if version > table.version:
        raise Refusal("version-ahead")
    if version < since:
        raise Refusal("stale")


def running_match(table: "Table") -> Match:
    if table.stopped:
        raise Refusal("older-rules", detail=str(table.stopped))
    if table.match is None:
        raise Refusal("not-started")
    if table.closed_why is not None:
        raise Refusal("closed", detail=table.closed_why)
    if table.stuck:
        raise Refusal("stuck")
    if table.match.over:
        raise Refusal("game-over")
    return table.match


def place_of(table: "Table", seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise Refusal("no-such-seat")
    return table.places[seat]


def place_in_lobby(table: "Table", seat: int) -> Place:
    if table.begun or table.closed:
        raise Refusal("already-started")
    return place_of(table, seat)
