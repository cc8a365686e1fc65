"""Store of tables: a row for each event. One thread writes, and commits what has gathered.

SQLite (WAL, synchronous=FULL) or PostgreSQL with the same code. The primary key (table, seq) is
the lock: a second writer of the same row loses, and only that row.
"""

import queue
import threading
import time
import zlib
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError

from overlord.core.errors import OverlordError
from overlord.server.store.schema import (
    NewerSchema,
    blobs,
    migrate,
    records,
    rows,
    seats,
    tables,
)
from overlord.server.table.restoring import Row

MOST = 500  # rows in a commit
GATHER = 0.003  # seconds from one commit to the next; a commit costs the processor ten rows
BUSY = 5.0  # seconds to wait for another process that holds the database
PATIENCE = 5  # seconds for PostgreSQL to connect, and for a statement
PATIENT = {
    "connect_timeout": PATIENCE,
    "options": f"-c statement_timeout={PATIENCE}s -c lock_timeout={PATIENCE}s",
}

NEW_TABLE = tables.insert()  # made once: it takes SQLAlchemy longer than SQLite takes for a row
NEW_ROW = rows.insert()
CHANGE_ROW = (
    rows.update()
    .where(rows.c.table_id == sql.bindparam("of"), rows.c.seq == sql.bindparam("number"))
    .values(change=sql.bindparam("changed"))
)


class StoreFailed(OverlordError):
    """Nothing was stored; says why."""


class StoreUnsure(StoreFailed):
    """The answer to a commit was lost: it may be stored, or not."""


class Conflict(StoreFailed):
    """Somebody else has stored an event of that number."""


class Blob(NamedTuple):
    """A box or a form of positions, by its digest; with a table, for that table alone."""

    kind: str
    digest: str
    table: str
    data: bytes


class NewTable(NamedTuple):
    id: str
    game: str
    private: bool
    created: float


class StoredTable(NamedTuple):
    """Stored facts of a table beside its events."""

    id: str
    game: str
    private: bool
    created: float
    over: bool


FACTS = (tables.c.id, tables.c.game, tables.c.private, tables.c.created, tables.c.over)
END = 0  # instead of the number of an event
DROP = -1
PROBE = -2
FILL = -3


class Job(NamedTuple):
    """An event to store, perhaps with its new table; or, without an event, END, DROP, PROBE or
    FILL, which adds what events of an older database have changed."""

    table: str
    seq: int
    event: str
    new: NewTable | None
    done: Future[None]
    at: float | None = None
    change: bytes | None = None
    blobs: Sequence[Blob] = ()
    record: bytes | None = None  # of a game that is over
    changes: Sequence[tuple[int, bytes]] = ()


class Store:
    def __init__(self, url: str, busy: float = BUSY) -> None:
        self.engine = _engine(url, busy)
        try:
            migrate(self.engine)
        except DBAPIError as problem:
            raise StoreFailed(f"cannot use the database: {_reason(problem)}") from None
        except NewerSchema as problem:
            raise StoreFailed(f"cannot use the database: {problem}") from None
        self._blobs: set[tuple[str, str, str]] = set()  # that are known to be stored
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what has gathered, and stop."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    # Writing; each answer comes when the row is safe

    def create(self, new: NewTable, event: bytes) -> Future[None]:
        return self._put(Job(new.id, 1, event.decode(), new, Future(), new.created))

    def append(
        self,
        table: str,
        seq: int,
        event: bytes,
        at: float | None = None,
        change: bytes | None = None,
        blobs: Sequence[Blob] = (),
    ) -> Future[None]:
        """An event, with what it changed in the game and what is needed to read that."""
        return self._put(Job(table, seq, event.decode(), None, Future(), at, change, blobs))

    def fill(
        self, table: str, changes: Sequence[tuple[int, bytes]], blobs: Sequence[Blob]
    ) -> Future[None]:
        """Changes that stored events have made, by their numbers."""
        return self._put(Job(table, FILL, "", None, Future(), blobs=blobs, changes=changes))

    def end(self, table: str, record: bytes | None = None) -> Future[None]:
        """The table is over: it is not brought back on start. Perhaps with its record."""
        return self._put(Job(table, END, "", None, Future(), record=record))

    def drop(self, table: str) -> Future[None]:
        """Keep nothing of the table."""
        return self._put(Job(table, DROP, "", None, Future()))

    def probe(self) -> Future[None]:
        """Write something, and leave nothing: whether the database takes what it is given."""
        return self._put(Job("", PROBE, "", None, Future()))

    def _put(self, job: Job) -> Future[None]:
        self._jobs.put(job)
        return job.done

    def _write(self) -> None:
        """The writing thread: stores a single row at once; under load many rows share a commit."""
        earliest = 0.0
        while (first := self._jobs.get()) is not None:
            time.sleep(max(0.0, earliest - time.monotonic()))
            earliest = time.monotonic() + GATHER
            batch = [first]
            last = False
            while len(batch) < MOST:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                    break
                batch.append(job)
            # From here on nobody can withdraw a job; one that was withdrawn is not written.
            self._commit([job for job in batch if job.done.set_running_or_notify_cancel()])
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        """Commit a batch; if a row is refused, row by row, so that the others are stored."""
        if not batch:
            return
        sent = False
        try:
            with self.engine.begin() as connection:
                fresh = self._insert_blobs(connection, batch)
                _insert(connection, batch)
                sent = True
        except IntegrityError as problem:
            if len(batch) == 1:
                batch[0].done.set_exception(Conflict(_reason(problem)))
                return
            for job in batch:
                self._commit([job])
        except Exception as problem:  # noqa: BLE001  (the writer must outlive any database)
            failed = _reason(problem) if isinstance(problem, DBAPIError) else repr(problem)
            # SQLite takes back what it could not commit; a server elsewhere may have done it.
            lost = sent and self.engine.dialect.name != "sqlite"
            kind = StoreUnsure if lost else StoreFailed
            for job in batch:
                job.done.set_exception(kind(failed))
        else:
            self._blobs |= fresh
            for job in batch:
                job.done.set_result(None)

    def _insert_blobs(
        self, connection: sql.Connection, batch: list[Job]
    ) -> set[tuple[str, str, str]]:
        """Store the boxes and forms that are not there yet. Gives them."""
        wanted = {one[:3]: one for job in batch for one in job.blobs if one[:3] not in self._blobs}
        for key, one in wanted.items():
            kind, digest, table = key
            same = (blobs.c.kind == kind, blobs.c.digest == digest, blobs.c.table_id == table)
            if connection.execute(sql.select(blobs.c.kind).where(*same)).first() is None:
                data = zlib.compress(one.data)
                told = {"kind": kind, "digest": digest, "table_id": table, "data": data}
                connection.execute(blobs.insert(), [told])
        return set(wanted)

    # Reading

    def live_tables(self, since: float = 0.0) -> list[str]:
        """The tables that are not over and were made since then, oldest first."""
        wanted = (
            sql.select(tables.c.id)
            .where(tables.c.over == 0, tables.c.created >= since)
            .order_by(tables.c.created)
        )
        with self._reading() as connection:
            return [row.id for row in connection.execute(wanted)]

    def finished_tables(self, most: int) -> list[str]:
        """The latest games that are over and may be shown to all."""
        wanted = (
            sql.select(tables.c.id)
            .where(tables.c.over == 1, tables.c.private == 0)
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        with self._reading() as connection:
            return [row.id for row in connection.execute(wanted)]

    def all_tables(self) -> list[StoredTable]:
        """Every table, oldest first."""
        with self._reading() as connection:
            found = connection.execute(sql.select(*FACTS).order_by(tables.c.created))
            return [StoredTable(*row) for row in found]

    def table(self, id: str) -> StoredTable | None:
        with self._reading() as connection:
            row = connection.execute(sql.select(*FACTS).where(tables.c.id == id)).first()
            return None if row is None else StoredTable(*row)

    def finished_before(self, moment: float, most: int = 100) -> list[str]:
        """Games that are over and were begun before that, oldest first."""
        wanted = (
            sql.select(tables.c.id)
            .where(tables.c.over == 1, tables.c.created < moment)
            .order_by(tables.c.created)
            .limit(most)
        )
        with self._reading() as connection:
            return [row.id for row in connection.execute(wanted)]

    def is_private(self, table: str) -> bool:
        wanted = sql.select(tables.c.private).where(tables.c.id == table)
        with self._reading() as connection:
            return bool(connection.execute(wanted).scalar())

    def events(self, table: str, after: int = 0) -> list[str]:
        wanted = (
            sql.select(rows.c.deed)
            .where(rows.c.table_id == table, rows.c.seq > after)
            .order_by(rows.c.seq)
        )
        with self._reading() as connection:
            return [row.deed for row in connection.execute(wanted)]

    def stored(self, table: str) -> list[Row]:
        """All that is stored of a table's events."""
        wanted = (
            sql.select(rows.c.deed, rows.c.at, rows.c.change)
            .where(rows.c.table_id == table)
            .order_by(rows.c.seq)
        )
        with self._reading() as connection:
            return [Row(*row) for row in connection.execute(wanted)]

    def blob(self, kind: str, digest: str, table: str = "") -> bytes | None:
        """A box or a form: that of a table alone, or the one that all share."""
        wanted = sql.select(blobs.c.data).where(
            blobs.c.kind == kind, blobs.c.digest == digest, blobs.c.table_id.in_([table, ""])
        )
        with self._reading() as connection:
            found = connection.execute(wanted).scalar()
            return None if found is None else zlib.decompress(found)

    def record(self, table: str) -> bytes | None:
        """The record of a game that is over; empty if it has none, nothing if not known yet."""
        wanted = sql.select(records.c.record).where(records.c.table_id == table)
        with self._reading() as connection:
            found = connection.execute(wanted).scalar()
            return None if found is None else zlib.decompress(found)

    def unrecorded(self) -> list[str]:
        """Games that are over and whose record is not stored yet, oldest first."""
        wanted = (
            sql.select(tables.c.id)
            .where(tables.c.over == 1, tables.c.id.not_in(sql.select(records.c.table_id)))
            .order_by(tables.c.created)
        )
        with self._reading() as connection:
            return [row.id for row in connection.execute(wanted)]

    def _reading(self) -> "_Reading":
        return _Reading(self.engine)


class _Reading:
    """A connection to read by; trouble of the database becomes StoreFailed."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._connection: sql.Connection | None = None

    def __enter__(self) -> sql.Connection:
        try:
            self._connection = self._engine.connect()
        except DBAPIError as problem:
            raise StoreFailed(_reason(problem)) from None
        return self._connection

    def __exit__(self, kind: object, problem: BaseException | None, _trace: object) -> None:
        assert self._connection is not None
        self._connection.close()
        if isinstance(problem, DBAPIError):
            raise StoreFailed(_reason(problem)) from None


def _insert(connection: sql.Connection, batch: list[Job]) -> None:
    new = [job.new._asdict() | {"private": int(job.new.private)} for job in batch if job.new]
    if new:
        connection.execute(NEW_TABLE, new)
    written = [
        {
            "table_id": job.table,
            "seq": job.seq,
            "deed": job.event,
            "at": job.at,
            "change": job.change,
        }
        for job in batch
        if job.seq > 0
    ]
    if written:
        connection.execute(NEW_ROW, written)
    ended = [job.table for job in batch if job.seq == END]
    if ended:
        connection.execute(tables.update().where(tables.c.id.in_(ended)).values(over=1))
    filled = [
        {"of": job.table, "number": number, "changed": change}
        for job in batch
        for number, change in job.changes
    ]
    if filled:
        connection.execute(CHANGE_ROW, filled)
    recorded = {job.table: zlib.compress(job.record) for job in batch if job.record is not None}
    if recorded:
        connection.execute(records.delete().where(records.c.table_id.in_(list(recorded))))
        told = [{"table_id": table, "record": record} for table, record in recorded.items()]
        connection.execute(records.insert(), told)
    if any(job.seq == PROBE for job in batch):
        probe = {"table_id": "", "seq": PROBE, "deed": "", "at": None, "change": None}
        connection.execute(NEW_ROW, [probe])
        connection.execute(rows.delete().where(rows.c.table_id == ""))
    dropped = [job.table for job in batch if job.seq == DROP]
    if dropped:
        for table in (rows, blobs, records, seats):
            connection.execute(table.delete().where(table.c.table_id.in_(dropped)))
        connection.execute(tables.delete().where(tables.c.id.in_(dropped)))


def _reason(problem: DBAPIError) -> str:
    """Message of the database, in one line and without the statement."""
    return str(problem.orig).strip().partition("\n")[0]


def url_of(place: str) -> str:
    """The database of `--db`: a PostgreSQL address, or a file for SQLite."""
    if place.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + place.partition("://")[2]
    if "://" in place:
        raise StoreFailed(f"expected a file or postgresql://…, found {place!r}")
    return f"sqlite:///{place}"


def make_private(file: Path) -> None:
    """A file that its owner alone may read: secrets of deals are in it, and addresses."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if str(file) != ":memory:":
        file.touch(mode=0o600)
        file.chmod(0o600)


def _engine(url: str, busy: float) -> sql.Engine:
    address = sql.make_url(url)
    if address.get_backend_name() != "sqlite":
        try:
            return sql.create_engine(
                address, pool_pre_ping=True, pool_timeout=PATIENCE, connect_args=PATIENT
            )
        except ModuleNotFoundError:
            raise StoreFailed(
                "PostgreSQL needs its driver: pip install 'overlord[postgres]'"
            ) from None
    if address.database:
        try:
            make_private(Path(address.database))
        except OSError as problem:
            raise StoreFailed(f"cannot use {address.database}: {problem.strerror}") from None
    engine = sql.create_engine(address, connect_args={"timeout": busy})

    @sql.event.listens_for(engine, "connect")
    def careful(connection: object, _record: object) -> None:
        for line in ("journal_mode=WAL", "synchronous=FULL"):
            connection.execute(f"PRAGMA {line}")  # type: ignore[attr-defined]  # of any driver

    return engine
