"""Coming back of a table from what is stored of it: its position is read, not played again.

Where the rules have changed, its answers are played under the new ones in a scratch match. If they
lead to the same position, nothing else has changed; otherwise the game goes on from its stored
position. Tables of a database that has no positions go on where every answer can be played again.
"""

from collections import OrderedDict
from typing import NamedTuple

from overlord.core.box import Box
from overlord.core.changes import change, form_text
from overlord.core.errors import BadBox, BadPosition, OverlordError
from overlord.core.game import Game
from overlord.core.match import Match
from overlord.core.position import position_of
from overlord.core.registry import game as game_of
from overlord.core.state import State
from overlord.lessons.match import LessonMatch
from overlord.server.logs import about, log
from overlord.server.table import events
from overlord.server.table.beginning import match_of
from overlord.server.table.changes import (
    Begun,
    Change,
    Day,
    Logged,
    Rules,
    change_of,
    read_change,
    rules_of,
)
from overlord.server.table.doing import do_quietly, put_questions
from overlord.server.table.events import AnyEvent
from overlord.server.table.story import Archive, Story
from overlord.server.table.table import Table

BOXES = 32  # other than those that ship, kept in memory
NEEDED = (events.Started, events.Acted, events.Undone, events.Upgraded)  # each has a change

_boxes: OrderedDict[tuple[str, str], Box] = OrderedDict()


class Row(NamedTuple):
    """A stored event, when it was stored, and what it changed in the game."""

    event: str
    at: float | None = None
    change: bytes | None = None


class Restored(NamedTuple):
    """A table, and what is to be stored now that it is back."""

    table: Table
    event: events.Upgraded | None = None  # the next event of the table, with its change
    change: Change | None = None
    missing: list[Change | None] | None = None  # changes of all events but the first


def restore(rows: list[Row], over: bool, archive: Archive, now: float, day: Day) -> Restored:
    """The table of its rows; raises OverlordError where they do not make one."""
    created = events.read(rows[0].event)
    if not isinstance(created, events.Created):
        raise OverlordError("the first event of a table is its making")
    later = [events.read(row.event) for row in rows[1:]]
    if not any(isinstance(event, events.Started) for event in later):
        table = open_table(created, now)
        for event in later:
            table.apply(event, now)
        return Restored(table)
    stored = [None if row.change is None else read_change(row.change) for row in rows[1:]]
    if any(isinstance(e, NEEDED) and c is None for e, c in zip(later, stored, strict=True)):
        return _played_again(created, later, over, now, day)
    last = max((row.at for row in rows if row.at is not None), default=day(now))
    return _read(created, list(zip(later, stored, strict=True)), archive, now, last)


def open_table(created: events.Created, now: float, box: Box | None = None) -> Table:
    game = game_of(created.game)
    if box is None:
        box = game.box_from(created.cards) if created.cards else game.box
    return Table(created, game, box, now)


# Of a database without positions


def _played_again(
    created: events.Created, later: list[AnyEvent], over: bool, now: float, day: Day
) -> Restored:
    table = open_table(created, now)
    missing: list[Change | None] = []
    try:
        for event in later:
            twin = table.copy(event)
            twin.apply(event, now)
            missing.append(change_of(table, twin, day))
            table = twin
        if over and not table.ended:
            raise BadPosition("it was over, and under the rules of today it is not")
    except Exception as problem:  # noqa: BLE001  (whatever rules make of unknown answers)
        return Restored(_stopped(created, later, _rules_of_start(created, later), problem, now))
    return Restored(table, missing=missing)


def _rules_of_start(created: events.Created, later: list[AnyEvent]) -> int:
    started = next(event for event in later if isinstance(event, events.Started))
    return started.rules or created.rules


def _stopped(
    created: events.Created, later: list[AnyEvent], rules: int, problem: Exception, now: float
) -> Table:
    """A table that cannot go on: its people, words and answers."""
    try:
        table = open_table(created, now)
    except OverlordError:  # neither its box nor its options are known any more
        table = open_table(_plain(created), now)
    for event in later:
        table.note(event)
        do_quietly(table, event, now)
        if isinstance(event, (events.Acted, events.Undone)):
            table.unplayed.append(event)
    table.stopped = rules
    table.stopped_why = str(problem) if isinstance(problem, OverlordError) else ""
    return table


def _plain(created: events.Created) -> events.Created:
    """The same table as the game offers it to everybody."""
    game = game_of(created.game)
    created.cards = {}
    created.options = {name: option.default for name, option in game.options.items()}
    return created


# Of stored positions


def _read(
    created: events.Created,
    stored: list[tuple[AnyEvent, Change | None]],
    archive: Archive,
    now: float,
    last: float,
) -> Restored:
    later = [event for event, _ in stored]
    story = Story(archive, created.cards)
    begun = [told.begun for _, told in stored if told is not None and told.begun is not None]
    try:
        box = _box_of(created, begun[-1].rules.box, archive)
        table = open_table(created, now, box)
        for event, told in stored:
            table.note(event)
            do_quietly(table, event, now)
            if told is not None:
                story.take(event, told, table.version)
        table.rules = story.rules
        over = story.over or table.closed_why is not None
        if over or rules_of(table) == story.rules:
            _resume(table, story, now, last)
            return Restored(table)
        return _taken_over(table, story, now, last)
    except Exception as problem:  # noqa: BLE001  (whatever rules make of older positions)
        log.warning("game-stopped", extra=about(table=created.table, why=problem))
        return Restored(_stopped(created, later, begun[-1].rules.version, problem, now))


def _box_of(created: events.Created, digest: str, archive: Archive) -> Box:
    """The box that the table began with, also where another one ships today."""
    game = game_of(created.game)
    if created.cards:
        return game.box_from(created.cards)
    if digest == game.box.digest:
        return game.box
    key = (game.id, digest)
    if key not in _boxes:
        _boxes[key] = _stored_box(game, digest, archive)
        if len(_boxes) > BOXES:
            _boxes.popitem(last=False)
    return _boxes[key]


def _stored_box(game: Game, digest: str, archive: Archive) -> Box:
    contents = archive.box(digest)
    try:
        return game.box if contents is None else game.box_from(contents)
    except BadBox:  # boxes are written otherwise today
        return game.box


def _resume(table: Table, story: Story, now: float, last: float) -> None:
    """Stand where the story ends; clocks go on from the last event."""
    setup = table.setup
    match = match_of(table, story.start(table.game, setup))
    match.take_up(story.state(table.game, setup), story.log, story.answers)
    if isinstance(match, LessonMatch) and story.lesson is not None:
        match.at, match.strict, match.lost = story.lesson
    table.match = match
    table.history = story.history
    table.orders = story.orders(table.game, setup)
    if story.vote is not None:
        seat, version, agreed = story.vote
        table.undo_wanted, table.agreed = (seat, version), set(agreed)
    put_questions(table, events.Started(), now)
    for seat, version, since in story.asked:
        if seat in table.asked:
            table.asked[seat] = (version, now - max(0.0, last - since))


# Under other rules


def _taken_over(table: Table, story: Story, now: float, last: float) -> Restored:
    """The table under the rules of today, with the event that says so."""
    rules = rules_of(table)
    before = story.rules
    state = _settled(story.state(table.game, table.setup))
    scratch = _scratch(table, story)
    same = scratch is not None and scratch.state.digest() == state.digest()
    event = events.Upgraded(
        rules=rules.version, before=before.version, cards=rules.box != before.box, same=same
    )
    table.note(event)
    do_quietly(table, event, now)
    table.rules = rules
    story.archive.add_form(rules.form, form_text(table.setup))
    if scratch is not None and same:
        told = Change(begun=_goes_on(rules, scratch, story), vote=story.vote)
    else:
        told = _new_part(rules, state, table, story, last)
    story.take(event, told, table.version)
    _resume(table, story, now, last)
    return Restored(table, event, told)


def _settled(state: State) -> State:
    """The position at a question that has an answer; raises BadPosition where there is none."""
    state.advance()
    for seat in state.pending():
        if not state.legal(seat):
            raise BadPosition(f"{state.asked(seat)} finds no option on this table")
    return state


def _scratch(table: Table, story: Story) -> Match | None:
    """All answers of this part under the rules of today; nothing where one is not legal."""
    try:
        dealt = not story.earlier
        match = match_of(table, None if dealt else story.start(table.game, table.setup))
        for answer in story.answers[story.first :]:
            match.play(answer.seat, answer.action, answer.ordered)
    except Exception:  # noqa: BLE001  (whatever rules make of answers that they do not know)
        return None
    return match


def _goes_on(rules: Rules, scratch: Match, story: Story) -> Begun:
    base, position = change(None, scratch.start.state), change(None, scratch.state)
    return Begun(rules, base, story.started, position, goes_on=True)


def _new_part(rules: Rules, state: State, table: Table, story: Story, last: float) -> Change:
    """A part of its own, which begins with the stored position."""
    told = position_of(state)
    told.pop("memory", None)
    note = Logged(len(story.answers), "rules", -1, -1, -1, 0, [rules.version], "", ())
    begun = Begun(rules, change(None, state), len(story.log) + 1, told=told)
    asked = [(seat, table.version, last) for seat in state.pending()]
    lesson = None
    if story.lesson is not None:
        match = match_of(table)
        assert isinstance(match, LessonMatch)
        lesson = (len(match.lesson.steps), len(story.answers), "")
    return Change(log=[note], begun=begun, asked=asked, orders=[], lesson=lesson)
