"""One server for a database. A second one would not hear of the first one's changes, so it is
refused; the hold ends with its process, however that ends.

PostgreSQL holds a lock for as long as one connection lives, which has to be a direct one: a pooler
that lends connections out would give the lock to somebody else.
"""

import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import IO

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from overlord.core.errors import OverlordError
from overlord.server.logs import about, log

LOCK = 0x6F7665726C6F7264  # "overlord", the number of the lock in PostgreSQL
SOON = 2.0  # seconds in which a server that has just been ended lets go
LOOK = 2.0  # seconds between two looks at the connection


class Held(OverlordError):
    """Another server holds this database."""

    def __init__(self) -> None:
        super().__init__(
            "another server uses this database; end it first, or choose another one with --db"
        )


class FileHold:
    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        self._file: IO[str] = path.open("a", encoding="utf-8")
        path.chmod(0o600)

    def take(self) -> bool:
        try:
            _lock(self._file)
        except OSError:
            return False
        return True

    def release(self) -> None:
        self._file.close()


class ServerHold:
    """A lock of PostgreSQL, taken anew when the database was restarted."""

    def __init__(self, address: sql.URL) -> None:
        self._engine = sql.create_engine(
            address,
            poolclass=sql.pool.NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"connect_timeout": 5},
        )
        self._connection: sql.Connection | None = None
        self._released = threading.Event()
        self._looking = threading.Lock()  # the connection is in use

    def take(self) -> bool:
        connection = self._engine.connect()
        if not connection.execute(sql.select(sql.func.pg_try_advisory_lock(LOCK))).scalar():
            connection.close()
            return False
        before, self._connection = self._connection, connection
        if before is None:
            threading.Thread(target=self._watch, daemon=True, name="leader").start()
        return True

    def release(self) -> None:
        self._released.set()
        # A look at a database that hangs is not waited for; the lock ends with the process.
        if self._looking.acquire(timeout=1.0) and self._connection is not None:
            self._connection.close()

    def _watch(self) -> None:
        """Take the lock again when the connection was lost; where another has it, end."""
        while not self._released.wait(LOOK):
            with self._looking:
                if not self._released.is_set():
                    self._look()

    def _look(self) -> None:
        try:
            assert self._connection is not None
            self._connection.execute(sql.text("SELECT 1"))
        except DBAPIError as problem:
            log.warning("leader-lost", extra=about(why=str(problem.orig).partition("\n")[0]))
            self._take_again()

    def _take_again(self) -> None:
        try:
            taken = self.take()
        except DBAPIError:
            return  # the database is away; the next look tries again
        if not taken:
            log.critical("leader-elsewhere", extra=about(why=str(Held())))
            os.kill(os.getpid(), signal.SIGTERM)


Hold = FileHold | ServerHold


def hold(url: str) -> Hold | None:
    """Hold a database for this process; raises Held. Nothing for one in memory."""
    address = sql.make_url(url)
    if address.get_backend_name() != "sqlite":
        held: Hold = ServerHold(address)
    elif address.database and address.database != ":memory:":
        file = Path(address.database)
        file.parent.mkdir(parents=True, exist_ok=True)
        held = FileHold(file)
    else:
        return None
    until = time.monotonic() + SOON
    while not held.take():
        if time.monotonic() > until:
            held.release()
            raise Held
        time.sleep(0.1)
    return held


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
