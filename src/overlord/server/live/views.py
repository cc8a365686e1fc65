"""Views of a whole game, which take their time: earlier moments and replays. They are worked out
beside the loop, once for all who look with the same eyes, and in fair turns.
"""

import asyncio
from collections.abc import Callable

import msgspec

from overlord.server import protocol
from overlord.server.http.replays import recall, record_file, replay
from overlord.server.live.kept import Kept, Key
from overlord.server.live.meanwhile import meanwhile
from overlord.server.logs import about, log
from overlord.server.protocol import Header
from overlord.server.refusal import Refusal
from overlord.server.shares import Share, Shares
from overlord.server.table.table import Table
from overlord.server.threads import Threads

Make = Callable[[], bytes]
_encode = msgspec.json.encode


class Views:
    def __init__(self, threads: Threads, kept: Kept) -> None:
        self._threads = threads
        self._shares = Shares(1)
        self._kept = kept
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    async def recalled(
        self, table: Table, seat: int, language: str, wish: protocol.Recall, address: str
    ) -> bytes:
        """The message `recalled`."""
        share = Share(address, table.id)
        key = ("recalled", table.id, table.changed, seat, language, wish.number)
        raw = await self._made(key, share, lambda: _encode(recall(table, seat, language, wish)))
        return _with(raw, "id", wish.id)

    async def meanwhile(
        self, table: Table, seat: int, language: str, id: str, address: str
    ) -> bytes:
        """The message `meanwhile-told`."""
        share = Share(address, table.id)
        key = ("meanwhile", table.id, table.changed, seat, language)
        raw = await self._made(key, share, lambda: _encode(meanwhile(table, seat, language, id)))
        return _with(raw, "id", id)

    async def replay(
        self, table: Table, header: Header, eyes: int, language: str, address: str
    ) -> bytes:
        """The replay of a finished game."""
        share = Share(address, table.id)
        key = ("replay", table.id, table.changed, eyes, language)
        raw = await self._made(key, share, lambda: _encode(replay(table, header, eyes, language)))
        return _with(raw, "header", header)

    async def record(self, table: Table, address: str) -> bytes:
        """The file of a finished game."""
        key = ("record", table.id, table.changed)
        return await self._made(key, Share(address, table.id), lambda: record_file(table))

    async def _made(self, key: Key, share: Share, make: Make) -> bytes:
        raw = self._kept.find(key)
        if raw is not None:
            return raw
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, share, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Key, share: Share, make: Make) -> bytes:
        try:
            async with self._shares.place(share):
                raw = await self._threads.run(make)
        except Refusal:
            raise
        except Exception:  # the table outlives any fault
            log.exception("view-failed", extra=about(table=key[1]))
            raise Refusal("failed") from None
        finally:
            del self._making[key]
        self._kept.keep(key, raw)
        return raw


def _with(raw: bytes, name: str, value: object) -> bytes:
    """The same, with what differs from asker to asker."""
    parts = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
    return msgspec.json.encode({**parts, name: value})
