"""The processes in which bots think. One that takes too long is ended and replaced."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

import msgspec

from overlord.core.state import State
from overlord.lifeline import attached
from overlord.server.bots.thinking import LUCK, imagined, ponder, think
from overlord.server.table.table import Table

T = TypeVar("T")
log = logging.getLogger("overlord.server")

ADVISER = "lieutenant"  # whom people may ask for a hint
BUDGET = 10.0  # seconds for a bot; then any legal answer is better than none


class Workers:
    def __init__(self, processes: int = 1, budget: float = BUDGET) -> None:
        self.processes = processes
        self.budget = budget
        self._pool: Executor | None = None

    def close(self) -> None:
        if self._pool is not None:
            _end(self._pool)
            self._pool = None

    async def answer(self, table: Table, seat: int, bot: str) -> int:
        """What a bot answers for a seat; within its budget, whatever happens in the worker."""
        assert table.match is not None
        options = table.match.options(seat)
        if len(options) == 1:
            return options[0]
        try:
            thought = await self._thought(table, table.match.state, seat, bot, think)
            answer = -1 if thought is None else thought
        except Exception:  # a fault in a bot or in a world must not stop the table
            log.exception("table %s: a bot cannot think", table.id)
            answer = -1
        return answer if answer in options else secrets.choice(options)

    async def hint(self, table: Table, seat: int) -> list[tuple[int, int, float]]:
        """What a bot thinks of the options of a seat; nothing if it takes too long."""
        assert table.match is not None
        return await self._thought(table, table.match.state, seat, ADVISER, ponder) or []

    async def _thought(
        self, table: Table, state: State, seat: int, bot: str, think: Callable[..., T]
    ) -> T | None:
        """What a bot thinks, or nothing if it takes too long."""
        world = imagined(state, seat)
        cards = msgspec.json.encode(table.created.cards) if table.created.cards else b""
        luck = secrets.randbits(LUCK)
        for _ in range(2):  # a second time if the worker was ended for the sake of another table
            pool = self._ready()
            thought = asyncio.get_running_loop().run_in_executor(
                pool, think, table.game.id, cards, world, seat, bot, luck
            )
            try:
                return await asyncio.wait_for(thought, self.budget)
            except TimeoutError:
                self._replace(pool)
                break
            except (BrokenProcessPool, asyncio.CancelledError):
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise  # it is us who are to stop, not the worker
                self._replace(pool)
        return None

    def _ready(self) -> Executor:
        if self._pool is None:
            spawn = get_context("spawn")  # a fork of a process with threads may hang
            self._pool = ProcessPoolExecutor(self.processes, spawn, initializer=attached)
        return self._pool

    def _replace(self, pool: Executor) -> None:
        if self._pool is pool:
            self._pool = None
        _end(pool)


def _end(pool: Executor) -> None:
    """Let nobody wait for a worker that may never finish."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
