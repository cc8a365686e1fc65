"""Parts that several commands share: options of a table, and how numbers are printed."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any, TypeVar

import click

from overlord.core.errors import BadOption
from overlord.core.game import Game

Command = Callable[..., Any]
F = TypeVar("F", bound=Command)


def with_options(command: F) -> F:
    """`--option name=value`, as often as needed."""
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="A variant of the game, such as mode=hardcore; may be given several times.",
    )(command)


def parse_options(options: Sequence[str]) -> dict[str, str]:
    """The options of a table; the game itself checks names and values."""
    found: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not (name and equals and value):
            raise BadOption(f"expected an option as name=value, found {option!r}")
        found[name] = value
    return found


def with_players(usual: str, more: str) -> Callable[[Command], Command]:
    """`--players a,b` and `--player SPEC`, as often as needed; the command gets `specs`."""

    def decorate(command: Command) -> Command:
        @wraps(command)
        def call(*words: Any, players: str | None, player: tuple[str, ...], **named: Any) -> Any:
            given = players or ("" if player else usual)
            specs = [spec.strip() for spec in given.split(",")] if given else []
            if not all(specs):
                raise BadOption(f"expected players parted by commas, found {given!r}")
            return command(*words, specs=specs + [spec.strip() for spec in player], **named)

        call = click.option(
            "--player",
            multiple=True,
            metavar="SPEC",
            help="One more player, also a program, as 'cmd: ./mybot', or mybot.py:Class.",
        )(call)
        return click.option(
            "--players",
            metavar="A,B,...",
            help=f"Players by name, parted by commas. {more}  [default: {usual}]",
        )(call)

    return decorate


def with_jobs(command: F) -> F:
    """`--jobs` and `--on`: where the games are played. The result is the same anywhere."""
    command = click.option(
        "--jobs",
        type=int,
        default=None,
        callback=_jobs,
        help="Processes to play in.  [default: one for each core]",
    )(command)
    return click.option(
        "--on",
        type=click.Choice(["cores", "ray"]),
        default="cores",
        show_default=True,
        help="This machine, or a Ray cluster (needs overlord[ray] on all its nodes).",
    )(command)


def _jobs(_context: click.Context, _option: click.Parameter, jobs: int | None) -> int:
    if jobs is None:
        return os.cpu_count() or 1
    if jobs < 1:
        raise BadOption(f"expected at least one process, found --jobs {jobs}")
    return jobs


def usual_seats(game: Game) -> int:
    """Four, or as many as the game seats."""
    return 4 if 4 in game.seats else game.seats[-1]


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; elsewhere a line for every tenth. Always on stderr."""
    if sys.stderr.isatty():
        with click.progressbar(length=games, label="games", file=sys.stderr) as bar:
            yield lambda done: bar.update(done - bar.pos)
        return
    lines = [0]

    def tell(done: int) -> None:
        tenth = 10 * done // games
        if tenth > lines[0]:
            lines[0] = tenth
            click.echo(f"{done} of {games} games", err=True)

    yield tell
