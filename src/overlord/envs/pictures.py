"""Pictures of a table in lines of text, for `render`."""

from functools import lru_cache
from typing import Final

from overlord.core.layout import SPECTATOR
from overlord.core.setup import Setup
from overlord.envs.table import Table
from overlord.present.face import Face, face_for
from overlord.present.question import questions
from overlord.present.table import Table as Rows
from overlord.words import Words

MODES: Final = ["ansi", "human"]


@lru_cache
def face_of(setup: Setup) -> Face:
    face = face_for(Words("en", setup.game.id), setup)
    face.names = [f"seat {seat}" for seat in range(setup.players)]
    return face


def drawn(table: Table, seat: int) -> str:
    """The table as a seat sees it, and what is asked."""
    face = face_of(table.setup)
    view = table.state.view(seat)
    lines = [row.plain() for row in Rows(face, face.names, seat).rows(view)]
    lines += [f"> {face.question(asked)}" for asked in questions(view)]
    return "\n".join(lines)


def shown(table: Table, mode: str | None, seat: int | None = None) -> str | None:
    """The picture for a seat, or for whoever is asked; the mode "human" prints it."""
    if mode not in MODES:
        return None
    at = table.seat if seat is None else seat
    text = drawn(table, SPECTATOR if table.over and seat is None else at)
    if mode == "ansi":
        return text
    print(text)  # noqa: T201  (that is what the mode is for)
    return None
