"""What several commands have in common: options of a table, and how numbers are printed."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from overlord.core.errors import BadOption
from overlord.core.game import Game

F = TypeVar("F", bound=Callable[..., Any])


def with_options(command: F) -> F:
    """`--option name=value`, as often as needed."""
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="A variant of the game, such as mode=hardcore; may be given several times.",
    )(command)


def parsed(options: Sequence[str]) -> dict[str, str]:
    """The options of a table; the game itself checks names and values."""
    found: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not (name and equals and value):
            raise BadOption(f"expected an option as name=value, found {option!r}")
        found[name] = value
    return found


def usual_seats(game: Game) -> int:
    """Four, or as many as the game seats."""
    return 4 if 4 in game.seats else game.seats[-1]


def columns(rows: Sequence[Sequence[str]]) -> str:
    """A table; the first column is words, the others are numbers."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
