"""Seats of a table: taken, left or handed over, and how their people want to be asked."""

from typing import TYPE_CHECKING, assert_never

from overlord.players.levels import BOTS
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.events import Place, Seating, bot_name
from overlord.server.table.undo import settle_undo

if TYPE_CHECKING:
    from overlord.server.table.table import Table

WEAKEST = "greedy"  # bot that others may let play for somebody who is gone


def check_seating(table: "Table", event: Seating, now: float) -> None:
    """Raises Refusal for what is not allowed now."""
    match event:
        case events.Joined():
            if table.place_in_lobby(event.seat).kind != "open":
                raise Refusal("seat-taken")
        case events.Left():
            check_bot(event.bot)
            _check_leave(table, event)
        case events.BotPut():
            _check_put(table, event)
        case events.Salted():
            raise Refusal("no-part")
        case events.StoodIn():
            check_bot(event.bot)
            _check_stand_in(table, event, now)
        case events.Reclaimed():
            _check_reclaim(table, event)
        case events.Preferred():
            table.check_seated(event.by)
        case events.Revoked():
            table.check_own(event)
        case _:
            assert_never(event)


def check_bot(bot: str) -> None:
    """Only levels: settings could let a bot think for ever."""
    if bot not in BOTS:
        there_are = ", ".join(BOTS)
        raise Refusal("unknown-bot", detail=f"there is no bot {bot!r}; there are: {there_are}")


def _check_leave(table: "Table", event: events.Left) -> None:
    table.check_own(event)
    if table.phase in ("over", "stopped"):
        raise Refusal("game-over")
    if table.places[event.seat].left:
        raise Refusal("left-already")


def _check_put(table: "Table", event: events.BotPut) -> None:
    if event.bot:
        check_bot(event.bot)
    place = table.place_in_lobby(event.seat)
    table.check_seated(event.by)
    if place.kind == "person":
        raise Refusal("seat-taken")


def _check_stand_in(table: "Table", event: events.StoodIn, now: float) -> None:
    table.running_match()
    place = table.place(event.seat)
    if place.kind != "person" or place.bot:
        raise Refusal("stand-in-plays")
    if table.holds(event.by, event.seat):
        return
    if not table.seats_of(event.by):
        raise Refusal("not-your-seat")
    if table.present.get(event.seat) or now - table.gone[event.seat] < table.created.absence:
        raise Refusal("still-here")
    if BOTS.index(event.bot) < BOTS.index(WEAKEST):
        raise Refusal("too-weak")


def _check_reclaim(table: "Table", event: events.Reclaimed) -> None:
    table.running_match()
    table.check_own(event)
    if not table.places[event.seat].bot:
        raise Refusal("no-stand-in")


def apply_seating(table: "Table", event: Seating) -> None:
    """Do what was found allowed."""
    match event:
        case events.Joined():
            table.places[event.seat] = Place(kind="person", name=event.name, holder=event.holder)
        case events.Left():
            _leave(table, event)
        case events.BotPut():
            name = event.name or bot_name(event.bot, event.seat)
            bot = Place(kind="bot", name=name, bot=event.bot)
            table.places[event.seat] = bot if event.bot else Place(kind="open")
        case events.Salted():
            table.places[event.seat].salt = event.salt
        case events.StoodIn():
            _hand_over(table, event.seat, event.bot)
        case events.Reclaimed():
            table.places[event.seat].bot, table.places[event.seat].left = "", False
        case events.Preferred():
            for own in table.seats_of(event.by):
                table.places[own].ask_everything = event.ask_everything
        case events.Revoked():
            table.orders.revoke(event.seat)
        case _:
            assert_never(event)


def _leave(table: "Table", event: events.Left) -> None:
    """A seat of a running game stays its person's: nobody else may see its cards."""
    if not table.begun:
        table.deal.left(event.seat)
        table.places[event.seat] = Place(kind="open")
        table.closed = not table.people()
        return
    table.places[event.seat].left = True
    _hand_over(table, event.seat, event.bot)


def _hand_over(table: "Table", seat: int, bot: str) -> None:
    """A bot plays for a person, who has no say in an undo meanwhile."""
    table.places[seat].bot = bot
    if table.undo_wanted is None:
        return
    if table.undo_wanted[0] == seat:
        table.undo_wanted = None
    else:
        settle_undo(table, table.undo_wanted[0])
