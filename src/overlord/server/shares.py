"""Fair shares of a few places to work in, such as the processes in which bots think.

The next place goes to the address that has had the least time of late, and there to the table that
has; who looks on comes before tables that nobody watches. So a crowd of tables from one address
waits for itself.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

KEPT = 10_000  # addresses and tables whose time is remembered


class Share(NamedTuple):
    """For whom a bot thinks."""

    address: str = ""
    table: str = ""
    watched: bool = True


class Waiting(NamedTuple):
    share: Share
    turn: asyncio.Future[None]


class Spent:
    """The time each has had. Who comes anew starts level with the last who was served."""

    def __init__(self) -> None:
        self._of: dict[str, float] = {}
        self._level = 0.0

    def of(self, who: str) -> float:
        return max(self._of.get(who, 0.0), self._level)

    def begin(self, who: str) -> None:
        self._level = self.of(who)

    def add(self, who: str, seconds: float) -> None:
        if len(self._of) >= KEPT:
            self._of = {one: had for one, had in self._of.items() if had > self._level}
        self._of[who] = self.of(who) + seconds


class Shares:
    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiting] = []
        self._addresses = Spent()
        self._tables = Spent()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def place(self, share: Share) -> AsyncIterator[None]:
        """A place to think, in its turn; the time it is held is counted."""
        await self._turn(share)
        begun = time.monotonic()
        self._addresses.begin(share.address)
        self._tables.begin(share.table)
        try:
            yield
        finally:
            took = time.monotonic() - begun
            self._addresses.add(share.address, took)
            self._tables.add(share.table, took)
            self._release()

    async def _turn(self, share: Share) -> None:
        if self._free:
            self._free -= 1
            return
        one = Waiting(share, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        try:
            await one.turn
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            else:
                self._release()
            raise

    def _release(self) -> None:
        """Give a free place to whose turn it is."""
        there = [one for one in self._waiting if not one.turn.done()]  # not those that gave up
        if not there:
            self._free += 1
            return
        one = min(there, key=self._order)
        self._waiting.remove(one)
        one.turn.set_result(None)

    def _order(self, one: Waiting) -> tuple[bool, float, float]:
        share = one.share
        spent = self._addresses.of(share.address), self._tables.of(share.table)
        return (not share.watched, *spent)
