"""Renewal of a running server by a faster build of itself: it starts at once in plain Python, and
when the compiled engine is ready it executes itself anew, on the same listening socket.

Nobody is turned away meanwhile: connections wait at the socket, tables come back from what is
stored, and clients come back by themselves.
"""

import asyncio
import os
import socket
import sys
from pathlib import Path
from typing import NoReturn

import uvicorn

from overlord.server.logs import about, log

COMPILING = "OVERLORD_COMPILING"  # names the file in which the compiler says how it went
LISTENER = "OVERLORD_LISTENER"  # the number of the socket that is handed on
LOOK = 0.5  # seconds between two looks at the file


class Renewal:
    def __init__(self, file: str, listener: socket.socket) -> None:
        self.file = Path(file) if file else None
        self.path = ""  # where the faster build lies
        self._listener = listener.dup()  # for the server closes its own

    @property
    def compiling(self) -> bool:
        """Whether a faster build is being made."""
        return self.file is not None

    async def watch(self, server: uvicorn.Server) -> None:
        """End the server when the faster build is ready: the first line says where, or nothing."""
        while self.file is not None:
            await asyncio.sleep(LOOK)
            try:
                path, _, why = self.file.read_text("utf-8").partition("\n")
            except OSError:
                continue
            self.file = None
            if path:
                self.path = path
                server.should_exit = True
            else:
                log.warning("not-compiled", extra=about(why=why))

    def run(self) -> NoReturn:
        """Become the faster build."""
        self._listener.set_inheritable(True)
        surroundings = {name: text for name, text in os.environ.items() if name != COMPILING}
        surroundings["PYTHONPATH"] = self.path
        surroundings[LISTENER] = str(self._listener.fileno())
        words = [sys.executable, "-m", "overlord.cli", *sys.argv[1:]]
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(sys.executable, words, surroundings)  # noqa: S606  (ourselves)


def handed_on() -> socket.socket | None:
    """The socket that was listened at before, if this is a renewal."""
    number = os.environ.pop(LISTENER, "")
    if not number:
        return None
    listener = socket.socket(fileno=int(number))
    listener.set_inheritable(False)
    return listener
