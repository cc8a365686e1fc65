"""The processes in which bots think. One that takes too long is ended and replaced."""

import asyncio
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import msgspec

from overlord.server.table import Table
from overlord.server.thinking import LUCK, imagined, think

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
        world = imagined(table.match.state, seat)
        cards = msgspec.json.encode(table.created.cards) if table.created.cards else b""
        luck = secrets.randbits(LUCK)
        for _ in range(2):  # a second time if the worker was ended for the sake of another table
            pool = self._ready()
            thought = asyncio.get_running_loop().run_in_executor(
                pool, think, table.game.id, cards, world, seat, bot, luck
            )
            try:
                answer = await asyncio.wait_for(thought, self.budget)
            except TimeoutError:
                self._replace(pool)
                break
            except (BrokenProcessPool, asyncio.CancelledError):
                if not thought.cancelled() and not thought.done():
                    raise  # it is us who are cancelled
                self._replace(pool)
            except Exception:  # noqa: BLE001  (a fault in a bot must not stop the table)
                break
            else:
                return answer if answer in options else options[0]
        return secrets.choice(options)

    def _ready(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"))
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
