"""Listing of tables for all to see: those with room, games to watch, the latest finished ones."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from overlord.processes import Late
from overlord.server import protocol
from overlord.server.http import bodies
from overlord.server.live.runner import Runner
from overlord.server.logs import about, log
from overlord.server.rate_limits import Bucket
from overlord.server.refusal import Refusal
from overlord.server.store.store import StoreFailed

if TYPE_CHECKING:
    from overlord.server.live.lobby import Lobby

SHOWN = 50  # tables with room, and games to watch, in the list
FINISHED = 20  # finished games in the list


class Listing:
    def __init__(self, lobby: "Lobby", clock: Callable[[], float]) -> None:
        self.lobby = lobby
        self.clock = clock
        self._lists: dict[str, bodies.TableList] = {}  # by language
        self._made = Bucket(20, 2)
        self._over: dict[tuple[str, str], protocol.Header] = {}

    def forget(self, id: str) -> None:
        """A table is deleted."""
        self._over = {key: told for key, told in self._over.items() if key[0] != id}

    async def list_tables(self, language: str) -> bodies.TableList:
        """Tables for all to see: those with room, games to watch, and the latest finished ones."""
        told = self._lists.get(language)
        if told is None or self._made.take(self.clock()):  # else it is a moment old
            told = self._lists[language] = await self._list(language)
        return told

    async def _list(self, language: str) -> bodies.TableList:
        stored = await self._finished()
        public = [
            runner
            for runner in sorted(self.lobby.runners.values(), key=_age)
            if not runner.table.created.private and not runner.table.closed
        ]

        def some(*phases: str) -> list[protocol.Header]:
            found = [runner for runner in public if runner.table.phase in phases]
            return [runner.header(language) for runner in found[:SHOWN]]

        over = some("over", "stopped")
        for id in stored:
            if id not in self.lobby.runners and id not in self.lobby.broken:
                header = await self._finished_header(id, language)
                over += [] if header is None else [header]
        over = [  # not those left before the start
            one for one in over if one.fairness.secret or one.phase == "stopped"
        ]
        broken = [
            bodies.BrokenTable(table=id, reason=one.reason)
            for id, one in self.lobby.broken.items()
            if not one.private
        ]
        return bodies.TableList(
            open=some("lobby"),
            playing=some("playing"),
            over=over[:FINISHED],
            broken=broken[:SHOWN],
        )

    async def _finished(self) -> list[str]:
        try:
            return await self.lobby.services.reading.run(self.lobby.store.finished_tables, FINISHED)
        except (Late, StoreFailed) as problem:
            log.warning("read-failed", extra=about(why=problem))
            raise Refusal("cannot-read") from None

    async def _finished_header(self, id: str, language: str) -> protocol.Header | None:
        """The header of a finished table, kept because it takes a whole game to make it again;
        nothing if it cannot be read now."""
        known = self._over.get((id, language))
        if known is None:
            try:
                known = (await self.lobby.find(id)).header(language)
            except Refusal:
                return None
            if len(self._over) > 10 * FINISHED:
                self._over.clear()
            self._over[id, language] = known
        return known


def _age(runner: Runner) -> float:
    """Sort key: the newest table first."""
    return -runner.table.created.at
