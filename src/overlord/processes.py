"""Processes that end with the one that started them: their birth, and the pools of them."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TypeVar

from pebble import ProcessExpired, ProcessPool

T = TypeVar("T")
SPAWN = get_context("spawn")  # a fork of a process with threads may hang
BEHIND = 5  # how much the processes of a server give way to the server itself


def attach() -> None:
    """Tie a worker to the first process: that alone answers Ctrl-C, and both end together."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_go_with, args=(parent.sentinel,), daemon=True).start()


def _go_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


@contextmanager
def children_without_interrupts() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal; only the first one shall answer it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # what a child is born with, it keeps
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def process_pool(processes: int) -> ProcessPoolExecutor:
    """Processes for work without a limit of time."""
    return ProcessPoolExecutor(processes, SPAWN, initializer=attach)


class Late(Exception):
    """The work was not done in its time, or its process ended."""


class Processes:
    """Processes for one kind of work, started when first needed.

    Work that a stranger can make long is ended here when it is late: the time counts from its
    start, and only the late process is replaced.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPool | None = None

    def submit(self, seconds: float, work: Callable[..., T], *facts: object) -> "Future[T]":
        """Have it done within so many seconds from its start. Cancelled, it is ended."""
        if self._pool is None or not self._pool.active:
            self._pool = ProcessPool(self.processes, initializer=_begin, context=SPAWN)
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


def _begin() -> None:
    """The start of a process: it ends with the server, and answers to people come first."""
    attach()
    if hasattr(os, "nice"):
        os.nice(BEHIND)
