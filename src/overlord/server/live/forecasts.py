"""Forecasts (`Game.forecast`): what a reader could work out. Asked for, never sent along.

It may take a tenth of a second, so it is done beside the server's own thread, on a copy, and once
for all who ask with the same eyes before the table changes.
"""

import asyncio
import logging

from overlord.server import protocol
from overlord.server.live.scene import foreseen, reader_of
from overlord.server.refusal import Refusal
from overlord.server.table.table import Table

log = logging.getLogger("overlord.server")

Forecast = dict[str, object]


class Forecasts:
    """The forecasts of one table, by eyes, for the version at which they were asked for."""

    def __init__(self) -> None:
        self._version = -1
        self._thoughts: dict[int, asyncio.Task[Forecast]] = {}

    async def told(self, table: Table, seat: int, language: str, id: str) -> protocol.Foreseen:
        """For the asker's own eyes; -1 are a spectator's."""
        version = table.version
        if version != self._version:
            self._version = version
            self._thoughts = {}
        thought = self._thoughts.get(seat)
        if thought is None:
            thought = self._thoughts[seat] = self._begun(table, seat)
        try:
            forecast = await asyncio.shield(thought)
        except Exception as problem:  # the table outlives any fault
            log.exception("table %s: no forecast", table.id)
            raise Refusal("failed", detail=type(problem).__name__) from None
        assert table.match is not None
        reader = reader_of(table.match, seat, language)
        options = foreseen(reader, forecast) if table.version == version else []
        told = reader.face.foreseen(forecast)
        return protocol.Foreseen(id=id, version=version, forecast=told, options=options)

    @staticmethod
    def _begun(table: Table, seat: int) -> asyncio.Task[Forecast]:
        if table.match is None:
            raise Refusal("not-started")
        copy = table.match.state.clone()
        return asyncio.create_task(asyncio.to_thread(table.game.forecast, copy, seat))
