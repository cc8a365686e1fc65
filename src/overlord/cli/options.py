"""Options that several commands have alike."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from overlord.core.errors import OverlordError
from overlord.words import LANGUAGES, language_of

Command = TypeVar("Command", bound=Callable[..., Any])


class Missed(OverlordError):
    """A mistake in the call that no other error names; one sentence."""


def language(command: Command) -> Command:
    """`--lang`, by default what the terminal is set to."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=None,
        callback=lambda _context, _option, value: value or language_of(),
        help="Language; by default that of your terminal.",
    )(command)


def as_json(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="Facts for a program.")(command)


def default_database() -> str:
    """Database of a server that is told of no other."""
    return str(kept_games().with_name("tables.sqlite"))


def kept_games() -> Path:
    """Folder of the kept games: below XDG_DATA_HOME, or ~/.local/share."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "overlord" / "games"
