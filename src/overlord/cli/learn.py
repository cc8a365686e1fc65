"""`overlord learn`: a game, learnt by playing it with a coach."""

import secrets
import sys
from pathlib import Path

import click

from overlord.cli import options
from overlord.cli.options import kept_games
from overlord.cli.plain import Plain, Read
from overlord.cli.session import Session
from overlord.core.errors import OverlordError
from overlord.core.registry import game as game_of
from overlord.core.registry import games
from overlord.lessons.coach import Coach
from overlord.lessons.kept import keep, resume
from overlord.lessons.lesson import USUAL, BadLesson, Lesson, lesson, lessons
from overlord.lessons.match import LessonMatch
from overlord.present.reader import Offer
from overlord.words import Words

LUCK = 32  # bits


@click.command("learn")
@click.argument("game", required=False)
@click.option("--lesson", "name", default=USUAL, show_default=True, help="Which lesson.")
@click.option("--again", is_flag=True, help="Begin again, also where you have left a lesson.")
@click.option("--plain", is_flag=True, expose_value=False, help="Lines of text, as always here.")
@options.language
def command(*, game: str | None, name: str, again: bool, lang: str) -> None:
    """Learn GAME by playing it with a coach; without GAME, list the lessons."""
    if game is None:
        for line in list_of_lessons(lang):
            click.echo(line)
        return
    rules = game_of(game)
    if not lessons(rules.id):
        raise BadLesson(Words(lang, rules.id).say("lesson-none", game=Words(lang, game).title()))
    session = begin(lesson(rules.id, name), lang, again)
    try:
        Coached(session, sys.stdin.readline).run()
    except KeyboardInterrupt:
        click.echo()
        for line in session.farewell():
            click.echo(line)
        raise


def list_of_lessons(language: str) -> list[str]:
    """A line for each lesson of each game."""
    lines = []
    for id in games():
        words = Words(language, id)
        for name in lessons(id):
            about = words.find(f"lesson-{name}", "about") or words.say(f"lesson-{name}")
            minutes = lesson(id, name).written.minutes
            call = _command(id, name)
            told = words.say(
                "lesson-list", game=words.title(), about=about, minutes=minutes, command=call
            )
            lines.append(told)
    return lines


def _command(game: str, name: str) -> str:
    return f"overlord learn {game}" + ("" if name == USUAL else f" --lesson {name}")


def path_of(chosen: Lesson) -> Path:
    return kept_games().with_name("lessons") / f"{chosen.game.id}-{chosen.id}.json"


def begin(chosen: Lesson, language: str, again: bool) -> "LearnSession":
    """A lesson from where it was left, or from its beginning."""
    path = path_of(chosen)
    words = Words(language, chosen.game.id)
    kept = None if again or not path.is_file() else resume(path, chosen)
    if kept is not None and not kept[0].over:
        session = LearnSession(kept[0], path, language, kept[1])
        call = _command(chosen.game.id, chosen.id) + " --again"
        session.greeting = words.say("lesson-resumed", command=call)
        return session
    match = LessonMatch(chosen, secrets.randbits(LUCK), chosen.names(words.say("you")))
    session = LearnSession(match, path, language, [])
    if not again and path.is_file() and kept is None:
        session.greeting = words.say("lesson-outdated")
    return session


class LearnSession(Session):
    """A lesson with one person; the answers of the others are written, later on they are bots."""

    def __init__(self, match: LessonMatch, path: Path, language: str, met: list[str]) -> None:
        self.guide = match
        self.met = met
        self.greeting = ""
        chosen = match.lesson
        bots = {
            seat: chosen.written.opponents
            for seat in range(chosen.setup.players)
            if seat != chosen.seat
        }
        super().__init__(match, bots, path, language)

    @property
    def coach(self) -> Coach:
        return Coach(self.eyes)

    def objection(self, actions: list[int]) -> str:
        return self.coach.objection(actions)

    def _answer_unasked(self) -> None:
        """First the steps, then whatever nobody has to be asked for."""
        while (written := self.guide.written()) is not None:
            self.guide.play(*written)
        if self.guide.free:
            super()._answer_unasked()

    def first(self, prompt: str) -> str:
        """Coach's words on a question that comes up for the first time in the free part."""
        if prompt in self.met:
            return ""
        self.met.append(prompt)
        return self.words.find(f"first-{prompt}") or ""

    def keep(self) -> None:
        assert self.path is not None
        try:
            keep(self.path, self.guide, self.met)
        except OverlordError as problem:
            self.trouble = str(problem)
        else:
            self.trouble = ""

    def farewell(self) -> list[str]:
        self.keep()
        if self.trouble:
            return [self.words.say("not-saved", reason=self.trouble)]
        if self.match.over:
            return []
        call = _command(self.match.game.id, self.guide.lesson.id)
        return [self.words.say("lesson-kept", command=call)]


class Coached(Plain):
    """Plain play with a coach, who speaks before the question."""

    def __init__(self, session: LearnSession, read: Read) -> None:
        super().__init__(session, read)
        self.pupil = session
        self.spoken = ""  # the step whose words were said

    def _help(self) -> None:
        if self.pupil.greeting:
            click.echo(self.pupil.greeting)
            self.pupil.greeting = ""
        click.echo(self.words.say("lesson-help"))

    def _choices(self, offers: list[Offer]) -> None:
        super()._choices(offers)
        self._speak()

    def _speak(self) -> None:
        """The words of the step, once; then the task, each time."""
        told = self.pupil.coach.message()
        click.echo()
        if told.step != self.spoken:
            self.spoken = told.step
            if told.task:
                number = self.words.say("lesson-step", number=told.number, count=told.count)
                click.echo(f"[{number}]")
            for page in told.pages:
                click.echo(page)
        asked = self.pupil.eyes.question()
        if self.pupil.guide.free and asked is not None:
            first = self.pupil.first(asked.prompt)
            if first:
                click.echo(first)
        elif told.task:
            click.echo(f"→ {told.task}")

    def _obey(self, line: str, offers: list[Offer]) -> None:
        match line.strip().lower():
            case "skip":
                self._skip()
            case "again":
                self.spoken = ""
                self._speak()
            case _:
                super()._obey(line, offers)

    def _skip(self) -> None:
        answer = self.pupil.coach.message().answer
        if answer < 0:
            click.echo(self.words.say("lesson-skip-not"))
            return
        self.session.answer(answer)
