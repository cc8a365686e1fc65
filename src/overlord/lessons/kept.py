"""Lesson that somebody has left: its answers in a file, so that they can go on where they were."""

from pathlib import Path

import msgspec

from overlord.core.errors import BadRecord, OverlordError
from overlord.lessons.lesson import Lesson
from overlord.lessons.match import LessonMatch


class Kept(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """`digest` is that of the lesson: answers mean nothing to another one."""

    digest: str
    rules: int
    seed: int
    name: str
    answers: list[tuple[int, int]]
    met: list[str]  # the questions of the free part that the coach has spoken about


def keep(path: Path, match: LessonMatch, met: list[str]) -> None:
    """Write a lesson down; raises BadRecord where that is not possible."""
    lesson = match.lesson
    kept = Kept(
        digest=lesson.digest,
        rules=lesson.game.rules_version,
        seed=match.seed,
        name=match.names[lesson.seat],
        answers=[(answer.seat, answer.action) for answer in match.answers],
        met=met,
    )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(kept))
    except OSError as problem:
        raise BadRecord(f"{path}: cannot write this lesson ({problem.strerror})") from None


def resume(path: Path, lesson: Lesson) -> tuple[LessonMatch, list[str]] | None:
    """A lesson as it was left; nothing if the lesson or the rules are others now."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None
    if (kept.digest, kept.rules) != (lesson.digest, lesson.game.rules_version):
        return None
    match = LessonMatch(lesson, kept.seed, lesson.names(kept.name))
    try:
        for _ in match.steps(kept.answers):
            pass
    except OverlordError:
        return None
    return match, kept.met
