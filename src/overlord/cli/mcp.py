"""`overlord mcp`: the Model Context Protocol, so that language models play at our tables."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import click

from overlord.cli import options
from overlord.cli.desk import Desk
from overlord.core.errors import OverlordError

TOOLS: Final = (
    "games",
    "new",
    "look",
    "answer",
    "why_not",
    "rule",
    "hint",
    "analyse",
    "replay",
)
INSTRUCTIONS: Final = """Board games of evil overlords, with complete rules.
Make a table with `new`, read it, and `answer` with the number of a choice until the game is over.
`why_not` and `rule` explain, `hint` advises, `analyse` and `replay` look back."""


@click.command("mcp")
@click.option("--http", is_flag=True, help="Serve HTTP instead of standard input and output.")
@click.option("--host", default="127.0.0.1", show_default=True, help="With --http.")
@click.option("--port", default=8137, show_default=True, help="With --http.")
@options.language
def command(*, http: bool, host: str, port: int, lang: str) -> None:
    """Let language models play, by the Model Context Protocol.

    A client starts this command and speaks with it on standard input and output, or reaches
    http://HOST:PORT/mcp with --http.
    """
    server = server_of(Desk(lang))
    if http:
        click.echo(f"http://{host}:{port}/mcp", err=True)
        server.run("streamable-http", host=host, port=port)
    else:
        server.run("stdio")


def server_of(desk: Desk) -> Any:
    """The tools of a desk as a server of the protocol."""
    try:
        module: Any = import_module("mcp.server.mcpserver")
        exceptions: Any = import_module("mcp.server.mcpserver.exceptions")
    except ImportError:
        raise OverlordError("overlord mcp needs: pip install 'overlord[mcp]'") from None
    server = module.MCPServer("overlord", instructions=INSTRUCTIONS)
    tools = Tools(desk, exceptions.ToolError)
    for name in TOOLS:
        server.tool()(getattr(tools, name))
    return server


class Tools:
    """Tools; a client reads of each the text here. A mistake is told, not thrown."""

    def __init__(self, desk: Desk, error: type[Exception]) -> None:
        self._desk = desk
        self._error = error

    def _told(self, text: Callable[..., str], *words: Any) -> str:
        try:
            return text(*words)
        except OverlordError as problem:
            raise self._error(str(problem)) from None

    def games(self) -> str:
        """All games with their seats and options."""
        return self._told(self._desk.games)

    def new(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponents: str = "greedy",
        seed: int | None = None,
        options: dict[str, str] | None = None,
    ) -> str:
        """Deal a new game. You take one seat; `opponents` (random, greedy, minion) the others."""
        return self._told(self._desk.new, game, players, seat, opponents, seed, options or {})

    def look(self, table: str) -> str:
        """See what your seat knows, what has happened since you last looked, and your choices."""
        return self._told(self._desk.look, table)

    def answer(self, table: str, choice: str) -> str:
        """Answer with the number of a choice, or its words. You see the table after it."""
        return self._told(self._desk.answer, table, choice)

    def why_not(self, table: str, choice: str) -> str:
        """Ask why a choice is not allowed now, or by which rules it is."""
        return self._told(self._desk.why_not, table, choice)

    def rule(self, game: str, what: str) -> str:
        """A rule by its id such as DD-19, or all rules that speak of something."""
        return self._told(self._desk.rule, game, what)

    def hint(self, table: str) -> str:
        """Ask what a search that knows no more than you would answer now."""
        return self._told(self._desk.hint, table)

    def analyse(self, table: str) -> str:
        """See where a finished game was won and lost."""
        return self._told(self._desk.analyse, table)

    def replay(self, table: str, step: int | None = None) -> str:
        """The log and the table after so many answers; of a finished game with all cards open."""
        return self._told(self._desk.replay, table, step)
