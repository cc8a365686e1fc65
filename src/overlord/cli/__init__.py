"""The command `overlord`: one file per command; a command only parses and prints.

A game may bring commands of its own, by the entry-point group `overlord.commands`.
"""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

import click

from overlord.core.errors import OverlordError

COMMANDS = {
    "admin": "look after the tables of a server",
    "analyse": "what a search makes of a recorded game",
    "arena": "let players meet, and rate them",
    "balance": "find out whether a game is fair",
    "bench": "measure the engine on this machine",
    "dataset": "write played games for learners",
    "encode": "print a table as the numbers that learners get",
    "games": "list the installed games",
    "layout": "show what a state of a game holds",
    "learn": "learn a game by playing it with a coach",
    "mcp": "let language models play, by the Model Context Protocol",
    "perft": "count positions, a test of rules and speed in one",
    "play": "play in the terminal",
    "replay": "step through a recorded game",
    "rules": "look up the rules of a game",
    "serve": "open the table in the browser",
    "simulate": "let players play many games and count",
    "verify": "check a recorded game",
}
GROUP = "overlord.commands"


@cache
def commands_of_games() -> dict[str, EntryPoint]:
    return {door.name: door for door in entry_points(group=GROUP) if door.name not in COMMANDS}


class Lazy(click.Group):
    """Loads a command's module only when it is called, so that the start is quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*COMMANDS, *commands_of_games()])

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name in COMMANDS:
            command = import_module(f"overlord.cli.{name}").command
        elif name in commands_of_games():
            command = commands_of_games()[name].load()
        else:
            return None
        if not isinstance(command, click.Command):
            raise OverlordError(f"the entry point {name!r} of {GROUP} must name a click.Command")
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without loading any but those that games bring."""
        rows = dict(COMMANDS)
        for name in commands_of_games():
            command = self.get_command(ctx, name)
            assert command is not None
            rows[name] = command.get_short_help_str(60)
        with formatter.section("Commands"):
            formatter.write_dl(sorted(rows.items()))


@click.command(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="overlord")
def overlord() -> None:
    """One table for five games of villainy."""


def main() -> None:
    """Run a command: 0 when all went well, 2 for a mistake in the call, 130 for Ctrl-C."""
    try:
        overlord.main(standalone_mode=False)
    except click.ClickException as problem:
        problem.show()
        sys.exit(2)
    except OverlordError as problem:
        click.echo(f"overlord: {problem}", err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        click.echo("overlord: stopped", err=True)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
