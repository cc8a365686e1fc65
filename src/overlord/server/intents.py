"""What a message of a client asks for: the deed as it would be stored, and whether it may be.

The draft comes first, so that a message which comes twice is known by it before anything else.
"""

from collections.abc import Callable

from overlord.server import deeds, protocol
from overlord.server.deeds import AnyDeed
from overlord.server.no import No
from overlord.server.table import Table
from overlord.server.thinking import UnknownPlayer, check_bot

Check = Callable[[Table, float], AnyDeed]  # raises No; gives the deed to store


class Intent:
    def __init__(self, draft: AnyDeed, check: Check) -> None:
        self.draft = draft
        self.check = check


def intent(message: protocol.FromClient, holder: str, seat: int, name: str) -> Intent | None:
    """The intent of a message; nothing for one that does not concern the table."""
    found: Intent | None = None
    match message:
        case protocol.Act():
            found = _act(message, holder)
        case protocol.Undo():
            found = _undo(message, holder)
        case protocol.Vote():
            found = _vote(message, holder)
        case protocol.Chat():
            said = deeds.Said(by=holder, id=message.id, seat=seat, name=name, text=message.text)
            found = Intent(said, lambda _table, _now: said)
        case protocol.Salt():
            salted = deeds.Salted(by=holder, id=message.id, seat=message.seat, salt=message.salt)
            found = checked(salted, lambda table: table.check_salt(salted))
        case protocol.StandIn():
            found = _stand_in(message, holder)
        case protocol.Reclaim():
            back = deeds.Reclaimed(by=holder, id=message.id, seat=message.seat)
            found = checked(back, lambda table: table.check_reclaim(back))
        case protocol.Prefer():
            wish = deeds.Preferred(by=holder, id=message.id, ask_everything=message.ask_everything)
            found = checked(wish, lambda table: table.check_preference(wish))
        case protocol.Revoke():
            ended = deeds.Revoked(by=holder, id=message.id, seat=message.seat)
            found = checked(ended, lambda table: table.own(ended.by, ended.seat))
        case _:
            pass
    return found


def checked(deed: AnyDeed, check: Callable[[Table], None]) -> Intent:
    """A deed that is stored as it was drafted."""

    def decided(table: Table, _now: float) -> AnyDeed:
        check(table)
        return deed

    return Intent(deed, decided)


def bot_put(deed: deeds.BotPut) -> Intent:
    def check(table: Table) -> None:
        if deed.bot:
            known_bot(deed.bot)
        table.check_bot(deed)

    return checked(deed, check)


def leaving(deed: deeds.Left) -> Intent:
    def check(table: Table) -> None:
        known_bot(deed.bot)
        table.check_leave(deed)

    return checked(deed, check)


def known_bot(bot: str) -> None:
    try:
        check_bot(bot)
    except UnknownPlayer as problem:
        raise No("unknown-bot", detail=str(problem)) from None


def _act(message: protocol.Act, holder: str) -> Intent:
    deed = deeds.Acted(
        by=holder,
        id=message.id,
        seat=message.seat,
        action=message.action,
        more=message.more,
        source="person",
        standing=message.standing,
    )
    return checked(deed, lambda table: table.check_act(deed, message.version))


def _undo(message: protocol.Undo, holder: str) -> Intent:
    deed = deeds.UndoWanted(by=holder, id=message.id, seat=message.seat)
    return Intent(deed, lambda table, _now: table.decide_undo(deed, message.version))


def _vote(message: protocol.Vote, holder: str) -> Intent:
    deed = deeds.Voted(by=holder, id=message.id, seat=message.seat, agree=message.agree)
    return checked(deed, lambda table: table.check_vote(deed, message.version))


def _stand_in(message: protocol.StandIn, holder: str) -> Intent:
    deed = deeds.StoodIn(by=holder, id=message.id, seat=message.seat, bot=message.bot)

    def check(table: Table, now: float) -> AnyDeed:
        known_bot(message.bot)
        table.check_stand_in(deed, now)
        return deed

    return Intent(deed, check)
