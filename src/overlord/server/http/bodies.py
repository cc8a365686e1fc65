"""Bodies of HTTP requests and answers; `tools/typescript.py` writes these out as well."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from overlord.server.protocol import (
    BoxInfo,
    Clock,
    DealPart,
    Happened,
    Header,
    Name,
    Seat,
    SeatView,
    Standing,
)


class OptionInfo(Struct, kw_only=True):
    name: str
    title: str
    values: list[str]  # the first is the default
    titles: list[str]
    about: str  # what it changes
    counts: list[list[int]]  # for each value, the numbers of seats that it fits


class LessonInfo(Struct, kw_only=True):
    """A guided game."""

    id: str
    title: str
    about: str
    minutes: int
    steps: int


class GameInfo(Struct, kw_only=True):
    id: str
    title: str
    blurb: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    rules_version: int
    lessons: list[LessonInfo] = []
    minutes: int  # about; 0: not known
    weight: int  # how much there is to learn, from 1 to 5; 0: not known
    roles: dict[str, list[str]]  # by number of seats, whom each plays, where that differs
    how_to_play: str = ""  # the address of a page for somebody new


class Games(Struct, kw_only=True):
    protocol: int
    games: list[GameInfo]
    languages: list[str]
    characters: list[str]  # what bots are called, by seat


class RuleLine(Struct, kw_only=True):
    id: str
    text: str


class Chapter(Struct, kw_only=True):
    title: str
    rules: list[RuleLine]


class Rules(Struct, kw_only=True):
    game: str
    title: str
    how_to_play: str = ""  # as for `GameInfo`
    chapters: list[Chapter]


class SeatWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: for oneself, open for others, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=30)] = ""
    bot: Annotated[str, Meta(max_length=80)] = ""


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """`start` begins at once if no seat is open. `box` is a box of one's own, as TOML.
    After `absence` seconds others may let a bot play for somebody who is gone.

    `lesson`: a guided game, which says itself who sits where; one seat is told, with a name.
    `hints`: whether people may ask what a bot would do; none: only where one person plays.
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    options: dict[str, str] = {}
    clock: Clock = "off"
    private: bool = False
    absence: Annotated[int, Meta(ge=20, le=604_800)] = 60
    hints: bool | None = None
    start: bool = False
    box: Annotated[str, Meta(max_length=250_000)] = ""
    lesson: Annotated[str, Meta(max_length=60)] = ""


class PlayOn(Struct, kw_only=True, forbid_unknown_fields=True):
    """Play on from a finished game as it stood after so many answers, in a seat, against bots."""

    answers: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=99)]
    name: Name
    bot: Annotated[str, Meta(min_length=1, max_length=80)] = "greedy"


class JoinSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take a seat; with a token of this table in `Authorization: Bearer`, hold one more by it."""

    seat: Seat
    name: Name


class PutBot(Struct, kw_only=True, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(min_length=1, max_length=80)]


class Seated(Struct, kw_only=True):
    """The token is told once; the server keeps its hash only."""

    table: str
    seats: list[int]
    token: str


class BrokenTable(Struct, kw_only=True):
    """A table whose stored events cannot be read any more."""

    table: str
    reason: str


class TableList(Struct, kw_only=True):
    """Tables that are not private, newest first; `open` have room."""

    open: list[Header]
    playing: list[Header]
    over: list[Header]
    broken: list[BrokenTable] = []
    compiling: bool = False  # a faster engine is being made, and comes by itself


class Done(Struct, kw_only=True):
    header: Header


class OldAnswer(Struct, kw_only=True):
    """An answer, or with no action the taking back of the seat's last one."""

    seat: int
    action: int | None


class OldGame(Struct, kw_only=True):
    """A game of rules that are no longer these: all that is needed to play it again with theirs."""

    table: str
    game: str
    rules: int
    options: dict[str, str]
    cards: dict[str, object]
    names: list[str]
    secret: str
    salts: list[str]
    round: int = 1  # these two where the deal binds, instead of salts
    parts: list[DealPart] = []
    answers: list[OldAnswer]


class ReplayStep(Struct, kw_only=True):
    """The table after so many answers, and what happened on the way there."""

    answers: int
    view: SeatView
    lines: dict[str, str]  # as in a scene
    sentence: str
    events: list[Happened]
    chances: list[float]  # of each seat, as the game's heuristic sees the open table; or none


class Replay(Struct, kw_only=True):
    """A finished game, step by step, as one seat saw it or with all cards open."""

    header: Header
    box: BoxInfo
    steps: list[ReplayStep]
    outcome: list[Standing]
    result: str


class Addresses(Struct, kw_only=True):
    """Addresses of this server for other machines of its network; none where it has none."""

    addresses: list[str]


class Health(Struct, kw_only=True):
    """That the process lives and answers; whether it can store, says `Ready`."""

    status: Literal["ok"]
    protocol: int
    version: str
    tables: int
    sockets: int


class Ready(Struct, kw_only=True):
    ready: bool


class Problem(Struct, kw_only=True):
    """Answer to every failed HTTP request."""

    code: str
    sentence: str
