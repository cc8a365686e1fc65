"""Keeper of a table's events: the one place that stores them, and finds out where nobody knows.

A database may do what it was asked and lose its answer on the way. The same row is then written
again: its number can be taken once only, so either way it is known afterwards what was stored.
"""

import asyncio
import time
from concurrent.futures import Future

from overlord.processes import Late
from overlord.server.logs import about, log
from overlord.server.metrics import Metrics
from overlord.server.refusal import Refusal
from overlord.server.store.store import Conflict, Store, StoreFailed, StoreUnsure
from overlord.server.table import events
from overlord.server.table.events import AnyEvent
from overlord.server.table.table import Table
from overlord.server.threads import Threads

WAIT = 5.0  # seconds for one answer of the database
PATIENCE = 3.0  # seconds to find out what became of a row, before the asker is told
PAUSE = 0.1  # seconds between two tries


class Keeper:
    def __init__(self, store: Store, table: Table, metrics: Metrics, reading: Threads) -> None:
        self.store = store
        self.metrics = metrics
        self.reading = reading
        self.table = table
        self.unsure: AnyEvent | None = None  # stored or not: nobody knows yet

    async def keep(self, event: AnyEvent) -> None:
        """Have the next event stored. Raises Refusal, or Conflict where another one is there."""
        until = time.monotonic() + PATIENCE
        again = self.unsure is not None
        while True:
            try:
                await self._write(event, again)
            except StoreUnsure as problem:
                again = True
                self.unsure = event
                if time.monotonic() > until:
                    log.warning("store-unsure", extra=about(table=self.table.id, why=problem))
                    raise Refusal("not-known") from None
                await asyncio.sleep(PAUSE)
            except StoreFailed as problem:
                self.unsure = None
                if isinstance(problem, Conflict):
                    raise
                log.warning("store-failed", extra=about(table=self.table.id, why=problem))
                raise Refusal("cannot-store") from None
            else:
                self.unsure = None
                return

    async def _write(self, event: AnyEvent, again: bool) -> None:
        """Write once; `again` if it may be stored already. Raises StoreFailed."""
        seq = self.table.version + 1
        raw = events.write(event)
        try:
            with self.metrics.commits.time():
                await answered(self.store.append(self.table.id, seq, raw))
        except Conflict:
            if not (again and await self._is_stored(seq, raw)):
                raise
        except StoreUnsure:
            raise
        except StoreFailed as problem:
            if again:  # this time not, but the time before?
                raise StoreUnsure(str(problem)) from None
            raise

    async def _is_stored(self, seq: int, raw: bytes) -> bool:
        try:
            found = await self.reading.run(self.store.events, self.table.id, seq - 1)
        except (Late, StoreFailed) as problem:
            raise StoreUnsure(str(problem)) from None
        return found[:1] == [raw.decode()]

    async def missed(self) -> list[AnyEvent]:
        """The events that are stored and that the table does not know."""
        try:
            stored = await self.reading.run(self.store.events, self.table.id, self.table.version)
        except (Late, StoreFailed) as problem:
            log.warning("read-failed", extra=about(table=self.table.id, why=problem))
            raise Refusal("cannot-read") from None
        return [events.read(raw) for raw in stored]


async def answered(job: "Future[None]") -> None:
    """The answer of the database, or StoreFailed if it gives none in time."""
    try:
        await asyncio.wait_for(asyncio.wrap_future(job), WAIT)
    except TimeoutError:
        if job.cancel():  # it had not begun
            raise StoreFailed("the database does not answer") from None
        raise StoreUnsure("the database does not answer") from None
