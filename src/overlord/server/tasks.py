"""Tasks of the server's loop, ended for certain."""

import asyncio
from collections.abc import Iterable

AGAIN = 0.1  # seconds until a task that goes on is told again to end


async def end(tasks: Iterable[asyncio.Task[None] | None]) -> None:
    """Cancel tasks, and wait until they have ended.

    `asyncio.wait_for` loses a cancellation that comes at the moment at which what it waits for is
    done (CPython before 3.12); the task would go on, and whoever awaits it wait for ever.
    """
    left = {task for task in tasks if task is not None}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
