"""Pools of threads, one for each kind of work, so that none starves another."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from overlord.processes import Late

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = 5.0  # seconds for a thread to read what is stored, before the asker is told to come back


class Threads:
    """Threads for one kind of work; what has to be done whatever it takes is not `hasty`."""

    def __init__(self, name: str, threads: int, *, hasty: bool = True) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._hasty = hasty

    async def run(self, work: Callable[P, T], *facts: P.args, **more: P.kwargs) -> T:
        """Do it beside the loop. Where it is hasty, nobody waits for ever: raises Late."""
        done = asyncio.wrap_future(self._pool.submit(work, *facts, **more))
        try:
            return await asyncio.wait_for(done, PATIENCE if self._hasty else None)
        except TimeoutError:
            raise Late("nothing was read in time") from None

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
