"""What is stored of a table: one deed after another. A table is what its deeds make of it.

`by` is the hash of the token that asked for it and `id` the client's number for the request, so
that a message which comes twice is done once, also across a restart.
"""

from typing import Literal

import msgspec
from msgspec import Struct

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


class Deed(Struct, tag_field="deed", kw_only=True):
    by: str = ""
    id: str = ""


class Created(Deed, tag="created", kw_only=True):
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


class Joined(Deed, tag="joined", kw_only=True):
    seat: int
    name: str
    holder: str


class Left(Deed, tag="left", kw_only=True):
    """Before the start the seat is open again; in a running game this bot plays on."""

    seat: int
    bot: str = ""


class BotPut(Deed, tag="bot-put", kw_only=True):
    """A bot in an open seat; "" opens it again."""

    seat: int
    bot: str


class Salted(Deed, tag="salted", kw_only=True):
    seat: int
    salt: str


class Started(Deed, tag="started", kw_only=True):
    rules: int = 0  # the version the game began with; 0: that of `Created`


class Acted(Deed, tag="acted", kw_only=True, omit_defaults=True):
    """An answer, and those that were given together with it.

    `forced` and `order`: its person was not asked. `standing`: it gives an order.
    """

    seat: int
    action: int
    more: list[int] = []
    source: Literal["person", "bot", "clock", "forced", "order"]
    standing: bool = False


class UndoWanted(Deed, tag="undo-wanted", kw_only=True):
    seat: int


class Voted(Deed, tag="voted", kw_only=True):
    seat: int
    agree: bool


class Undone(Deed, tag="undone", kw_only=True):
    seat: int


class Said(Deed, tag="said", kw_only=True):
    seat: int
    name: str
    text: str


class StoodIn(Deed, tag="stood-in", kw_only=True):
    seat: int
    bot: str


class Reclaimed(Deed, tag="reclaimed", kw_only=True):
    seat: int


class Preferred(Deed, tag="preferred", kw_only=True):
    """How a person wants to be asked, at all seats that the token holds."""

    ask_everything: bool


class Revoked(Deed, tag="revoked", kw_only=True):
    """A seat wants to be asked again what its standing orders answer."""

    seat: int


class GoesOn(Deed, tag="goes-on", kw_only=True):
    """A rematch at another table."""

    table: str


AnyDeed = (
    Created
    | Joined
    | Left
    | BotPut
    | Salted
    | Started
    | Acted
    | UndoWanted
    | Voted
    | Undone
    | Said
    | StoodIn
    | Reclaimed
    | Preferred
    | Revoked
    | GoesOn
)

GAME = (Started, Acted, Undone, UndoWanted, Voted)  # what only the rules can make sense of

_decoder: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)


def bot_name(bot: str, seat: int) -> str:
    """Two bots of a level are told apart by their seats."""
    return f"{bot.partition(':')[0]} {seat + 1}"


def write(deed: AnyDeed) -> bytes:
    return msgspec.json.encode(deed)


def read(raw: bytes | str) -> AnyDeed:
    return _decoder.decode(raw)
