"""`python -m tests.browser.toys FILE`: the server with the toy games of the tests as its games."""

import socket
import sys
from contextlib import suppress
from importlib.metadata import EntryPoint

import msgspec
import uvicorn

from overlord.core import registry
from overlord.core.match import Match
from overlord.core.state import State
from overlord.server.app import UVICORN, application
from overlord.server.bots.workers import Workers
from overlord.server.http import bodies
from overlord.server.live.lobby import Lobby
from overlord.server.store.store import Store, url_of

TOYS = {"toy-ambush": "ambush", "toy-banquet": "banquet", "toy-cellar": "cellar"}


class Hasty(Lobby):
    """A lobby at whose tables a bot may play at once for somebody who is gone."""

    async def create(self, wish: bodies.NewTable, address: str = "") -> bodies.Seated:
        return await super().create(msgspec.structs.replace(wish, absence=0), address)


def main(file: str) -> None:
    doors = {id: EntryPoint(id, f"tests.toys.{name}:GAME", "") for id, name in TOYS.items()}
    registry._doors = lambda: doors  # type: ignore[assignment]
    serve(file)


def serve(file: str) -> None:
    """Whatever games there are now, at an address that is written to the standard output.

    Luck is that of the position, from answer to answer, so that a test knows what comes.
    """
    Match._stir = _no_luck_of_its_own  # type: ignore[assignment, method-assign]
    listener = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"http://127.0.0.1:{listener.getsockname()[1]}/\n")
    sys.stdout.flush()
    app = application(lambda: Hasty(Store(url_of(file)), Workers(1)))
    with suppress(KeyboardInterrupt):
        uvicorn.Server(uvicorn.Config(app, **UVICORN)).run(sockets=[listener])


def _no_luck_of_its_own(_match: Match, _state: State, _number: int) -> None:
    """Instead of the luck that each answer of a table has."""


if __name__ == "__main__":
    main(sys.argv[1])
