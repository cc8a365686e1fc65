"""Processes in which bots think. One that takes too long is ended and replaced, and no other."""

import secrets
from collections.abc import Callable
from typing import TypeVar

import msgspec

from overlord.core.state import State
from overlord.processes import Late, Processes
from overlord.server.bots.thinking import LUCK, imagined_world, ponder, think
from overlord.server.logs import about, log
from overlord.server.shares import Share, Shares
from overlord.server.table.table import Table

T = TypeVar("T")
ADVISER = "lieutenant"  # whom people may ask for a hint
BUDGET = 10.0  # seconds for a bot, from when it begins; then any legal answer is better than none
ANYBODY = Share()


class Workers:
    def __init__(
        self, processes: int = 1, budget: float = BUDGET, kind: type[Processes] = Processes
    ) -> None:
        self.budget = budget
        self.shares = Shares(processes)
        self.processes = kind(processes)

    def beside(self, processes: int) -> Processes:
        """Processes of the same kind for other work."""
        return type(self.processes)(processes)

    def close(self) -> None:
        self.processes.close()

    async def answer(self, table: Table, seat: int, bot: str, share: Share = ANYBODY) -> int:
        """Answer of a bot for a seat; within its budget, whatever happens in the worker."""
        assert table.match is not None
        options = table.match.options(seat)
        if len(options) == 1:
            return options[0]
        try:
            answer = await self._think_in_worker(table, table.match.state, seat, bot, think, share)
        except Late:
            log.warning("bot-late", extra=about(table=table.id, bot=bot))
            answer = -1
        except Exception:  # a fault in a bot or in a world must not stop the table
            log.exception("bot-failed", extra=about(table=table.id, bot=bot))
            answer = -1
        return answer if answer in options else secrets.choice(options)

    async def hint(
        self, table: Table, seat: int, share: Share = ANYBODY
    ) -> list[tuple[int, int, float]]:
        """Thoughts of a bot on the options of a seat; none if it takes too long."""
        assert table.match is not None
        state = table.match.state
        try:
            return await self._think_in_worker(table, state, seat, ADVISER, ponder, share)
        except Late:
            return []

    async def _think_in_worker(
        self,
        table: Table,
        state: State,
        seat: int,
        bot: str,
        think: Callable[..., T],
        share: Share,
    ) -> T:
        world = imagined_world(state, seat)
        cards = msgspec.json.encode(table.created.cards) if table.created.cards else b""
        luck = secrets.randbits(LUCK)
        async with self.shares.place(share):
            return await self.processes.run(
                self.budget, think, table.game.id, cards, world, seat, bot, luck
            )
