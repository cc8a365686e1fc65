"""Replays: finished ones step by step as a seat saw them or with all cards open, and
earlier moments of one in progress, through the asker's eyes only."""

from collections.abc import Iterable

import msgspec

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.start import Entry
from overlord.core.state import State
from overlord.present.log import OPEN
from overlord.present.reader import Reader
from overlord.server import protocol
from overlord.server.http import bodies
from overlord.server.live.box_info import box_info
from overlord.server.live.scene import (
    LogLines,
    deal_parts,
    lines,
    reader_of,
    seat_lines,
    seat_view,
    standings,
)
from overlord.server.protocol import Header
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.moments import Moment
from overlord.server.table.table import Table


def finished_match(table: Table) -> Match:
    """The match of a finished table. Before the end it is refused: a record tells the deal."""
    if table.stopped:
        raise Refusal("older-rules", detail=str(table.stopped))
    if table.match is None or not table.match.over:
        raise Refusal("not-over")
    return table.match


def check_record(table: Table) -> None:
    """Refuse the record of a guided game, whose table no seed deals."""
    if table.created.lesson:
        raise Refusal("no-lesson-record")


def old_game(table: Table) -> bodies.OldGame:
    """A game of older rules as it was played, for whoever has the version that knows them."""
    answers: list[bodies.OldAnswer] = []
    for event in table.unplayed:
        if isinstance(event, (events.Acted, events.Undone)):
            action = event.action if isinstance(event, events.Acted) else None
            answers.append(bodies.OldAnswer(seat=event.seat, action=action))
    return bodies.OldGame(
        table=table.id,
        game=table.game.id,
        rules=table.stopped,
        options=table.created.options,
        cards=table.created.cards,
        names=[place.name for place in table.places],
        secret=table.created.secret,
        salts=[place.salt for place in table.places],
        round=table.deal.round,
        parts=deal_parts(table.deal, told=True),
        answers=answers,
    )


def record_file(table: Table) -> bytes:
    """The file in which a finished game is downloaded."""
    if table.stopped:
        return msgspec.json.format(msgspec.json.encode(old_game(table)))
    record = finished_match(table).record()
    if record.new_luck is None:
        record.secret = table.created.secret
        if table.deal.binds:
            record.deal = table.deal.told()
            record.format = record.needs()
        else:
            record.salts = [place.salt for place in table.places]
    return record.to_bytes()


def eyes_of(word: str, players: int) -> int:
    """The eyes that a request names: `open`, `spectator`, or the number of a seat."""
    if word in ("", "open"):
        return OPEN
    if word == "spectator":
        return SPECTATOR
    if word.isdecimal() and len(word) < 3 and int(word) < players:
        return int(word)
    raise Refusal("no-such-seat")


def recall(table: Table, seat: int, language: str, wish: protocol.Recall) -> protocol.Recalled:
    """An earlier moment through the eyes that were there: a view that reader was sent then."""
    if table.match is None:
        raise Refusal("not-started")
    answers = table.history.answers(wish.number)
    match = table.match.from_start()
    for _ in match.steps(answers):
        pass
    reader = reader_of(match, seat, language)
    view = match.view(seat)
    return protocol.Recalled(
        id=wish.id,
        number=wish.number,
        answers=len(match.answers),
        view=seat_view(reader, view),
        lines=lines(reader, view),
        remarks=reader.face.remarks(view),
        seat_lines=seat_lines(reader, view),
        sentence=reader.sentence(view),
    )


def replay(
    table: Table, header: Header, eyes: int, language: str, shown: Iterable[Moment]
) -> bodies.Replay:
    """The replay of a finished game from its moments."""
    match = finished_match(table).copy()
    reader = reader_of(match, eyes, language)
    steps: list[bodies.ReplayStep] = []
    for answers, moment in enumerate(shown):
        match.state = moment.state
        steps.append(_step(reader, answers, moment.happened))
    return bodies.Replay(
        header=header,
        box=box_info(table.setup, language),
        steps=steps,
        outcome=standings(reader, match.view(SPECTATOR)),
        result=reader.result(),
    )


def _step(reader: Reader, answers: int, happened: list[Entry]) -> bodies.ReplayStep:
    view = reader.view()
    return bodies.ReplayStep(
        answers=answers,
        view=seat_view(reader, view),
        lines=lines(reader, view),
        sentence=reader.prompt(),
        events=LogLines(happened).for_reader(reader.chronicle),
        chances=_chances(reader.match.state),
    )


def _chances(state: State) -> list[float]:
    judge = state.setup.game.judge
    return judge.win_chances(state) if state.over or judge.win_slope(state) else []
