"""Pools of threads and processes, one for each kind of work, so that none starves another.

Work that a stranger can make long runs in a process, and is ended there when it is late: the time
counts from its start, and only the late process is replaced.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from pebble import ProcessExpired, ProcessPool

from overlord.lifeline import attach

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = 5.0  # seconds for a thread to read what is stored, before the asker is told to come back


BEHIND = 5  # how much the processes give way to the server itself


def _begin() -> None:
    """The start of a process: it ends with the server, and answers to people come first."""
    attach()
    if hasattr(os, "nice"):
        os.nice(BEHIND)


class Late(Exception):
    """The work was not done in its time, or its process ended."""


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


class Processes:
    """Processes for one kind of work, started when first needed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPool | None = None

    def submit(self, seconds: float, work: Callable[..., T], *facts: object) -> "Future[T]":
        """Have it done within so many seconds from its start. Cancelled, it is ended."""
        if self._pool is None or not self._pool.active:
            spawn = get_context("spawn")  # a fork of a process with threads may hang
            self._pool = ProcessPool(self.processes, initializer=_begin, context=spawn)
        done: Future[T] = self._pool.schedule(work, facts, timeout=seconds)
        return done

    async def run(self, seconds: float, work: Callable[..., T], *facts: object) -> T:
        """Raises Late, or what the work raises."""
        try:
            return await asyncio.wrap_future(self.submit(seconds, work, *facts))
        except (TimeoutError, ProcessExpired):
            raise Late from None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool = None
