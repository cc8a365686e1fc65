"""Store of tables: a row for each event. One thread writes, and commits what has gathered.

SQLite (WAL, synchronous=FULL) or PostgreSQL with the same code. The primary key (table, seq) is
the lock: a second writer of the same row loses, and only that row.
"""

import queue
import threading
import time
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError

from overlord.core.errors import OverlordError

MOST = 500  # rows in a commit
GATHER = 0.003  # seconds from one commit to the next; a commit costs the processor ten rows
BUSY = 5.0  # seconds to wait for another process that holds the database
PATIENCE = 5  # seconds for PostgreSQL to connect, and for a statement
PATIENT = {
    "connect_timeout": PATIENCE,
    "options": f"-c statement_timeout={PATIENCE}s -c lock_timeout={PATIENCE}s",
}

facts = sql.MetaData()
tables = sql.Table(
    "tables",
    facts,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("game", sql.Text, nullable=False),
    sql.Column("over", sql.Integer, nullable=False, server_default="0", index=True),
    sql.Column("private", sql.Integer, nullable=False),
    sql.Column("created", sql.REAL().with_variant(sql.Double(), "postgresql"), nullable=False),
)
rows = sql.Table(
    "deeds",
    facts,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("deed", sql.Text, nullable=False),
    sqlite_with_rowid=False,
)

NEW_TABLE = tables.insert()  # made once: it takes SQLAlchemy longer than SQLite takes for a row
NEW_ROW = rows.insert()


class StoreFailed(OverlordError):
    """Nothing was stored; says why."""


class StoreUnsure(StoreFailed):
    """The answer to a commit was lost: it may be stored, or not."""


class Conflict(StoreFailed):
    """Somebody else has stored an event of that number."""


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


class Job(NamedTuple):
    """An event to store, perhaps with its new table; or, without an event, END, DROP or PROBE."""

    table: str
    seq: int
    event: str
    new: NewTable | None
    done: Future[None]


class Store:
    def __init__(self, url: str, busy: float = BUSY) -> None:
        self.engine = _engine(url, busy)
        try:
            facts.create_all(self.engine)
        except DBAPIError as problem:
            raise StoreFailed(f"cannot use the database: {_reason(problem)}") from None
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
        return self._put(new.id, 1, event.decode(), new)

    def append(self, table: str, seq: int, event: bytes) -> Future[None]:
        return self._put(table, seq, event.decode(), None)

    def end(self, table: str) -> Future[None]:
        """The table is over: it is not brought back on start."""
        return self._put(table, END, "", None)

    def drop(self, table: str) -> Future[None]:
        """Keep nothing of the table."""
        return self._put(table, DROP, "", None)

    def probe(self) -> Future[None]:
        """Write something, and leave nothing: whether the database takes what it is given."""
        return self._put("", PROBE, "", None)

    def _put(self, table: str, seq: int, event: str, new: NewTable | None) -> Future[None]:
        done: Future[None] = Future()
        self._jobs.put(Job(table, seq, event, new, done))
        return done

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
            for job in batch:
                job.done.set_result(None)

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
        {"table_id": job.table, "seq": job.seq, "deed": job.event} for job in batch if job.seq > 0
    ]
    if written:
        connection.execute(NEW_ROW, written)
    ended = [job.table for job in batch if job.seq == END]
    if ended:
        connection.execute(tables.update().where(tables.c.id.in_(ended)).values(over=1))
    if any(job.seq == PROBE for job in batch):
        connection.execute(NEW_ROW, [{"table_id": "", "seq": PROBE, "deed": ""}])
        connection.execute(rows.delete().where(rows.c.table_id == ""))
    dropped = [job.table for job in batch if job.seq == DROP]
    if dropped:
        connection.execute(rows.delete().where(rows.c.table_id.in_(dropped)))
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
