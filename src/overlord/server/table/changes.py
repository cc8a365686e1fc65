"""Changes of a table's game as they are stored with each event: what was answered, what happened,
and what the position and its questions have become. They are read without the game's rules.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from overlord.core.changes import change, form_digest
from overlord.core.events import Event
from overlord.core.frames import parts
from overlord.core.match import Match
from overlord.core.record import STRIDE
from overlord.core.start import Answer, Entry
from overlord.core.state import State
from overlord.lessons.lesson import lesson
from overlord.lessons.match import LessonMatch

if TYPE_CHECKING:
    from overlord.server.table.table import Table

Day = Callable[[float], float]  # from the clock that only goes forward to the date


class Rules(msgspec.Struct, array_like=True, frozen=True):
    """The rules that a game follows: their version, its cards, its layout, its lesson."""

    version: int = 0
    box: str = ""
    form: str = ""
    lesson: str = ""


class Begun(msgspec.Struct, array_like=True, omit_defaults=True):
    """From here on the game follows these rules.

    `goes_on`: all that was answered before holds under them as well. Otherwise a new part of the
    game begins, and `told` is its first position for the record, unless it is the deal.
    """

    rules: Rules
    base: bytes  # the position at the start of this part
    log: int  # how many events had happened by then
    position: bytes = b""  # now, where it is another one
    goes_on: bool = False
    told: dict[str, Any] | None = None


class Step(msgspec.Struct, array_like=True):
    """An answer, and what it has changed."""

    seat: int
    action: int
    seal: int
    forced: bool
    ordered: bool
    since: int  # which version it was asked for; -1 where that is not known
    log: int  # how many events had happened after it
    change: bytes
    digest: str  # after every 16th answer of a part


class Logged(NamedTuple):
    """An entry of the log."""

    answers: int
    kind: str
    card: int
    source: int
    target: int
    seen: int
    numbers: list[int]
    topic: str
    rules: tuple[str, ...]


class Ordered(NamedTuple):
    """A standing order."""

    seat: int
    frame: str
    parts: dict[str, int]
    token: int
    since: int


class Change(msgspec.Struct, array_like=True, omit_defaults=True):
    """Change that an event has made; what is not named has stayed as it was."""

    steps: list[Step] = []
    log: list[Logged] = []
    asked: list[tuple[int, int, float]] | None = None  # seat, since which version, which date
    vote: tuple[int, int, list[int]] | None = None  # on an undo: seat, version, who has agreed
    orders: list[Ordered] | None = None
    back: int = -1  # so many answers stand, where some were taken back
    jump: bytes = b""  # to the position after these
    lesson: tuple[int, int, str] | None = None
    begun: Begun | None = None


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Change)


def read_change(raw: bytes) -> Change:
    return _decoder.decode(raw)


def write_change(told: Change) -> bytes:
    return _encoder.encode(told)


def rules_of(table: "Table") -> Rules:
    """The rules at hand for a table."""
    name = table.created.lesson
    guide = lesson(table.game.id, name).digest if name else ""
    return Rules(table.game.rules_version, table.box.digest, form_digest(table.setup), guide)


def change_of(before: "Table", after: "Table", day: Day) -> Change | None:
    """Change that an event has made in the game; nothing if it has made none."""
    match = after.match
    if match is None:
        return None
    told = Change()
    if before.match is None:
        table_begins(told, after)
    elif before.match is not match:
        _answers(told, before.match, after)
    _questions(told, before, after, day)
    unchanged = told == Change(vote=_vote(before)) and _vote(before) == _vote(after)
    return None if unchanged else told


def table_begins(told: Change, after: "Table") -> None:
    match = after.match
    assert match is not None
    after.rules = rules_of(after)
    told.begun = Begun(after.rules, change(None, match.start.state), len(match.start.log))
    told.log = [_logged(entry) for entry in match.log]
    _steps(told, after, match.start.state, 0)


def _answers(told: Change, was: Match, after: "Table") -> None:
    match = after.match
    assert match is not None
    known = len(was.answers)
    told.log = [_logged(entry) for entry in match.log[len(was.log) :]]
    last = was.state
    if not _follows(match, was):
        first = len(match.start.answers)
        known = told.back = _alike(match.answers, was.answers)
        assert match.stages is not None
        last = match.start.state if known == first else match.stages[known - first - 1]
        told.jump = change(was.state, last)
    _steps(told, after, last, known)


def _follows(match: Match, was: Match) -> bool:
    """Whether nothing was taken back."""
    known = len(was.answers)
    if len(match.answers) < known:
        return False
    return known == 0 or match.answers[known - 1] is was.answers[-1]


def _alike(one: list[Answer], other: list[Answer]) -> int:
    """Number of answers that are the same from the first on."""
    count = 0
    for ours, theirs in zip(one, other, strict=False):
        if (ours.seat, ours.action) != (theirs.seat, theirs.action):
            break
        count += 1
    return count


def _steps(told: Change, after: "Table", last: State, known: int) -> None:
    """The answers after those that were known, each with what it has changed."""
    match, history = after.match, after.history
    assert match is not None
    fresh = match.answers[known:]
    played = match.stages or []
    stages = played[len(played) - len(fresh) :]
    first = len(match.start.answers)
    for i, (answer, stage) in enumerate(zip(fresh, stages, strict=True)):
        at = i - len(fresh)
        number = known + i + 1 - first
        told.steps.append(
            Step(
                answer.seat,
                answer.action,
                answer.seal,
                answer.forced,
                answer.ordered,
                history.since[at] if told.back < 0 else -1,
                history.ends[at] if told.back < 0 else 0,
                change(last, stage),
                stage.digest() if number % STRIDE == 0 else "",
            )
        )
        last = stage


def _questions(told: Change, before: "Table", after: "Table", day: Day) -> None:
    """Note who is asked since when, and what else waits for an answer."""
    if after.asked != before.asked:
        told.asked = [(seat, version, day(at)) for seat, (version, at) in after.asked.items()]
    told.vote = _vote(after)
    orders = _orders(after)
    if orders != _orders(before):
        told.orders = orders
    match = after.match
    if isinstance(match, LessonMatch) and match is not before.match:
        told.lesson = (match.at, match.strict, match.lost)


def _vote(table: "Table") -> tuple[int, int, list[int]] | None:
    if table.undo_wanted is None:
        return None
    return (*table.undo_wanted, sorted(table.agreed))


def _orders(table: "Table") -> list[Ordered]:
    return [
        Ordered(seat, type(one.choice).__name__, parts(one.choice), one.token, one.since)
        for seat, one in table.orders.all()
    ]


def _logged(entry: Entry) -> Logged:
    event = entry.event
    return Logged(
        entry.answers,
        event.kind,
        event.card,
        event.source,
        event.target,
        event.seen,
        event.numbers,
        event.topic,
        event.rules,
    )


def entry_of(number: int, told: Logged) -> Entry:
    event = Event(
        told.kind,
        told.card,
        told.source,
        told.target,
        told.seen,
        told.numbers,
        told.topic,
        told.rules,
    )
    return Entry(number, told.answers, event)
