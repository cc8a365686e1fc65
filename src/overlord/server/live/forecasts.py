"""Forecasts (`Game.forecast`): what a reader could work out. Asked for, never sent along.

It may take a tenth of a second, so it is done beside the server's own thread, on a copy, and once
for all who ask with the same eyes before the table changes.
"""

import asyncio

from overlord.processes import Late
from overlord.server import protocol
from overlord.server.live.scene import options_with_forecast, reader_of
from overlord.server.logs import about, log
from overlord.server.refusal import Refusal
from overlord.server.table.table import Table
from overlord.server.threads import Threads

Forecast = dict[str, object]


class Forecasts:
    """The forecasts of one table, by eyes, for the version at which they were asked for."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._version = -1
        self._thoughts: dict[int, asyncio.Task[Forecast]] = {}

    async def tell(self, table: Table, seat: int, language: str, id: str) -> protocol.Foreseen:
        """The forecast for the eyes of whoever asks; -1 is a spectator."""
        version = table.version
        if version != self._version:
            self._version = version
            self._thoughts = {}
        thought = self._thoughts.get(seat)
        if thought is None:
            thought = self._thoughts[seat] = self._start(table, seat)
        try:
            forecast = await asyncio.shield(thought)
        except Late:
            raise Refusal("busy") from None
        except Exception:  # the table outlives any fault
            log.exception("forecast-failed", extra=about(table=table.id))
            raise Refusal("failed") from None
        assert table.match is not None
        reader = reader_of(table.match, seat, language)
        options = options_with_forecast(reader, forecast) if table.version == version else []
        return protocol.Foreseen(
            id=id,
            version=version,
            forecast=reader.face.foreseen(forecast),
            lines=reader.face.forecast(forecast),
            options=options,
        )

    def _start(self, table: Table, seat: int) -> asyncio.Task[Forecast]:
        if table.match is None:
            raise Refusal("not-started")
        copy = table.match.state.clone()
        return asyncio.create_task(self._threads.run(table.game.forecast, copy, seat))
