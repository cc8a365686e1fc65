"""Work beside the loop in threads: a process takes half a second to start."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from overlord.processes import Processes
from overlord.server.bots.workers import Workers

T = TypeVar("T")


class InThreads(Processes):
    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.threads = ThreadPoolExecutor(processes)

    def submit(self, seconds: float, work: Callable[..., T], *facts: object) -> "Future[T]":
        return self.threads.submit(work, *facts)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def in_threads(processes: int = 1, budget: float = 10.0) -> Workers:
    return Workers(processes, budget, InThreads)
