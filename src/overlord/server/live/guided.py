"""Guided games at the server: their tables, and what their coach says to a reader."""

from overlord.core.game import Game
from overlord.lessons.coach import Coach
from overlord.lessons.lesson import BadLesson, lesson
from overlord.lessons.match import LessonMatch
from overlord.present.reader import Reader
from overlord.server import protocol
from overlord.server.http import bodies
from overlord.server.identity import new_secret, new_table_id
from overlord.server.names import clean_name
from overlord.server.refusal import Objection, Refusal
from overlord.server.table import events
from overlord.server.table.events import Place


def lesson_table(game: Game, wish: bodies.NewTable, holder: str, at: float) -> events.Created:
    """The first event of a guided game; raises Refusal."""
    try:
        chosen = lesson(game.id, wish.lesson)
    except BadLesson as problem:
        raise Refusal("no-such-lesson", detail=str(problem)) from None
    wished = next((seat.name for seat in wish.seats if seat.kind == "me"), "")
    name = clean_name(wished, chosen.seat)
    bot = chosen.written.opponents
    places = [
        Place(kind="person", name=name, holder=holder)
        if seat == chosen.seat
        else Place(kind="bot", name=called, bot=bot)
        for seat, called in enumerate(chosen.names(name))
    ]
    return events.Created(
        table=new_table_id(),
        game=game.id,
        rules=game.rules_version,
        options=chosen.written.start.options,
        places=places,
        clock="off",
        private=True,
        cards={},
        secret=new_secret(),
        at=at,
        lesson=chosen.id,
    )


def coach_message(reader: Reader) -> protocol.Coached | None:
    """Words of the coach to the reader now; none to anybody else, and at no other table."""
    match = reader.match
    if not isinstance(match, LessonMatch) or reader.reader != match.lesson.seat:
        return None
    coach = Coach(reader)
    told = coach.message()
    return protocol.Coached(
        title=coach.title(),
        step=told.step,
        number=told.number,
        count=told.count,
        pages=told.pages,
        task=told.task,
        actions=told.actions,
        zones=told.zones,
        answer=told.answer,
        free=match.free,
    )


def objection(reader: Reader, problem: Objection) -> str:
    """Words of the coach on an answer that is not carried out."""
    return Coach(reader).objection(problem.actions)
