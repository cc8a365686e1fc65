"""Events of a table, stored one after another: a table is what its events make of it.

`by` is the hash of the token that asked for it and `id` the client's number for the request, so
that a message which comes twice is done once, also across a restart.
"""

from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from overlord.core.record import Luck
from overlord.server.protocol import Clock


class Place(Struct, kw_only=True):
    """A seat as it is kept."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""  # the level of a bot, or of a person's stand-in
    holder: str = ""  # hash of the token
    salt: str = ""
    left: bool = False  # its person has left the running game
    ask_everything: bool = False  # its person wants to give forced answers, too


class TableEvent(Struct, tag_field="deed", kw_only=True):
    by: str = ""
    id: str = ""


class SeatEvent(TableEvent, kw_only=True):
    """Something that concerns one seat."""

    seat: int


class PlayedOn(Struct, kw_only=True):
    """Source of a table that goes on from a moment of a finished game, with luck of its own."""

    table: str
    seed: str
    answers: list[tuple[int, int]]
    luck: Luck = "stream"  # of that game


class Created(TableEvent, tag="created", kw_only=True):
    table: str
    game: str
    rules: int
    options: dict[str, str]
    places: list[Place]
    clock: Clock
    private: bool
    cards: dict[str, object]  # a box of one's own
    secret: str
    at: float
    absence: int = 20  # seconds after which others may let a bot play for somebody who is gone
    lesson: str = ""  # a guided game: its steps lead, and its table is not dealt by chance
    hints: bool | None = None  # whether people may ask a bot; none: only who plays alone
    before: str = ""  # the table whose rematch this is
    played_on: PlayedOn | None = None
    deal: int = 1  # 2: whoever plays can have a part in the deal, and each answer has its luck


class Joined(SeatEvent, tag="joined", kw_only=True):
    name: str
    holder: str


class Left(SeatEvent, tag="left", kw_only=True):
    """Before the start the seat is open again; in a running game this bot plays on."""

    bot: str = ""


class BotPut(SeatEvent, tag="bot-put", kw_only=True):
    """A bot in an open seat; "" opens it again."""

    bot: str
    name: str = ""


class Salted(SeatEvent, tag="salted", kw_only=True):
    """A salt in the open, at tables made before there were promises."""

    salt: str


class Committed(SeatEvent, tag="committed", kw_only=True):
    """A seat wants a part in the deal: the hash of its salt."""

    hash: str


class Waived(TableEvent, tag="waived", kw_only=True):
    """A person would begin without the salts of these seats, who are not there."""

    seats: list[int]


class Fixed(TableEvent, tag="fixed", kw_only=True):
    """The start is asked for, and these seats have a part in the deal."""

    seats: list[int]


class Revealed(SeatEvent, tag="revealed", kw_only=True):
    salt: str


class Voided(TableEvent, tag="voided", kw_only=True):
    """Not all salts were told in time; the start has come to nothing."""


class Started(TableEvent, tag="started", kw_only=True):
    rules: int = 0  # the version the game began with; 0: that of `Created`


class Acted(SeatEvent, tag="acted", kw_only=True, omit_defaults=True):
    """An answer, and those that were given together with it.

    `forced` and `order`: its person was not asked. `standing`: it gives an order.
    """

    action: int
    more: list[int] = []
    source: Literal["person", "bot", "clock", "forced", "order"]
    standing: bool = False


class UndoWanted(SeatEvent, tag="undo-wanted", kw_only=True):
    """The others are asked whether a seat may take back its last answer."""


class Voted(SeatEvent, tag="voted", kw_only=True):
    agree: bool


class Undone(SeatEvent, tag="undone", kw_only=True):
    """The last answer of a seat is taken back."""


class Said(SeatEvent, tag="said", kw_only=True):
    name: str
    text: str


class StoodIn(SeatEvent, tag="stood-in", kw_only=True):
    bot: str


class Reclaimed(SeatEvent, tag="reclaimed", kw_only=True):
    """A person plays their own seat again."""


class Preferred(TableEvent, tag="preferred", kw_only=True):
    """Wish of a person how to be asked, at all seats that the token holds."""

    ask_everything: bool


class Revoked(SeatEvent, tag="revoked", kw_only=True):
    """A seat wants to be asked again what its standing orders answer."""


class GoesOn(TableEvent, tag="goes-on", kw_only=True):
    """A rematch at another table."""

    table: str


class Closed(TableEvent, tag="closed", kw_only=True):
    """Whoever runs the server has ended the table."""

    reason: str


class Upgraded(TableEvent, tag="upgraded", kw_only=True):
    """The game goes on under other rules than it did.

    `same`: all answers led to the same position under them, so that nothing else has changed.
    """

    rules: int
    before: int
    same: bool
    cards: bool = False  # whether it is played with other cards


Seating = Joined | Left | BotPut | Salted | StoodIn | Reclaimed | Preferred | Revoked
Dealing = Committed | Waived | Fixed | Revealed | Voided
Wanted = (  # what somebody may ask for
    Seating | Dealing | Started | Acted | UndoWanted | Voted | Said | GoesOn | Closed
)
AnyEvent = Wanted | Created | Undone | Upgraded


class Request(NamedTuple):
    """A wish: the event as it would be stored, and what the asker had seen of the table."""

    event: Wanted
    version: int = 0  # of the table, as a person knew it
    question: tuple[int, float] | None = None  # version and time of the question to a bot


DEALING = (Committed, Waived, Fixed, Revealed, Voided)
GAME = (Started, Acted, Undone, UndoWanted, Voted, Upgraded)  # what the rules make sense of
QUIET = (Said, Preferred, Salted, GoesOn, Joined, BotPut)  # what no running game feels

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
write = msgspec.json.Encoder().encode


def bot_name(bot: str, seat: int) -> str:
    """Name of a bot from before they had names of their own."""
    return f"{bot.partition(':')[0]} {seat + 1}"


def read(raw: bytes | str) -> AnyEvent:
    return _decoder.decode(raw)
