"""Parallel work in numbered pieces, on all cores or on a Ray cluster.

Each piece depends on its number alone, so where and in which order they are done changes nothing.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from importlib import import_module
from typing import Any, TypeVar

from overlord.core.errors import BadOption
from overlord.processes import children_without_interrupts, process_pool

T = TypeVar("T")
CHUNKS = 8  # for each process, so that none waits long for the last one


def in_parallel(
    work: Callable[[list[int]], list[T]], numbers: list[int], jobs: int, on: str, most: int = 500
) -> Iterator[list[T]]:
    """Results of `work` for the numbers, by chunks of at most `most`, as they are done."""
    if on == "ray":
        yield from _on_ray(work, numbers, jobs, most)
    elif jobs == 1:
        for number in numbers:
            yield work([number])
    else:
        yield from _on_cores(work, numbers, jobs, most)


def chunks(numbers: list[int], jobs: int, most: int) -> list[list[int]]:
    size = min(max(1, -(-len(numbers) // (jobs * CHUNKS))), most)
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def _on_cores(
    work: Callable[[list[int]], list[T]], numbers: list[int], jobs: int, most: int
) -> Iterator[list[T]]:
    pool = process_pool(jobs)
    try:
        with children_without_interrupts():
            waiting = [pool.submit(work, chunk) for chunk in chunks(numbers, jobs, most)]
        for future in as_completed(waiting):
            yield future.result()
    except BaseException:
        for process in list(pool._processes.values()):  # noqa: SLF001  (3.14 has terminate_workers)
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def _on_ray(
    work: Callable[[list[int]], list[T]], numbers: list[int], jobs: int, most: int
) -> Iterator[list[T]]:
    """On the cluster of RAY_ADDRESS, or on a node of our own with as many workers as jobs."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOption("--on ray needs Ray: pip install 'overlord[ray]'") from None
    ours = not ray.is_initialized()
    if ours:
        quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "warning"}
        if os.environ.get("RAY_ADDRESS"):
            ray.init(address="auto", log_to_driver=False, logging_level="warning")
        else:
            ray.init(address="local", num_cpus=jobs, **quiet)
    try:
        workers = max(1, int(ray.cluster_resources().get("CPU", jobs)))
        remote = ray.remote(_run_chunk).options(max_retries=3)
        waiting = [remote.remote(work, chunk) for chunk in chunks(numbers, workers, most)]
        while waiting:
            [done], waiting = ray.wait(waiting, num_returns=1)
            try:
                yield ray.get(done)
            except ray.exceptions.RayTaskError as problem:
                raise problem.cause from None
    finally:
        if ours:
            ray.shutdown()


def _run_chunk(work: Callable[[list[int]], list[T]], chunk: list[int]) -> list[T]:
    return work(chunk)
