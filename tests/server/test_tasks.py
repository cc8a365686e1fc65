"""Tasks of the server's loop end when they are told to, also where a cancellation is lost."""

import asyncio

from overlord.server.tasks import end


async def deaf(lost: int) -> None:
    """A task that loses so many cancellations, as `asyncio.wait_for` may."""
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            if not lost:
                raise
            lost -= 1


def test_a_task_that_loses_cancellations_is_ended_nevertheless() -> None:
    async def whole() -> list[bool]:
        tasks = [asyncio.create_task(deaf(lost)) for lost in (0, 1, 2)]
        await asyncio.sleep(0)
        await asyncio.wait_for(end([*tasks, None]), 10)
        return [task.cancelled() for task in tasks]

    assert asyncio.run(whole()) == [True, True, True]
