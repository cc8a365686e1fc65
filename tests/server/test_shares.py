"""Fair shares of thinking: a crowd of tables from one address waits for itself."""

import asyncio
import time

import pytest

from overlord.server.live import runner as runners
from overlord.server.shares import Share, Shares
from tests.server.talk import Client


class Clock:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    return clock


def served(clock: Clock, shares: list[tuple[Share, float]]) -> list[Share]:
    """In which order they think, all asked at once; each for so many seconds."""
    order: list[Share] = []
    places = Shares(1)

    async def think(share: Share, seconds: float) -> None:
        async with places.place(share):
            order.append(share)
            await asyncio.sleep(0)
            clock.at += seconds

    async def all_of_them() -> None:
        await asyncio.gather(*(think(share, seconds) for share, seconds in shares))

    asyncio.run(all_of_them())
    return order


def test_one_table_does_not_wait_for_thirty_of_another_address(clock: Clock) -> None:
    crowd = [(Share("10.0.0.1", f"T{n}"), 1.0) for n in range(30)]
    honest = Share("10.0.0.2", "H")
    assert served(clock, [*crowd, (honest, 0.1)]).index(honest) == 1


def test_tables_of_one_address_take_turns(clock: Clock) -> None:
    busy, quiet = Share("10.0.0.1", "A"), Share("10.0.0.1", "B")
    assert served(clock, [(busy, 1.0)] * 5 + [(quiet, 1.0)]).index(quiet) == 1


def test_who_looks_on_comes_before_tables_that_nobody_watches(clock: Clock) -> None:
    away = [(Share(f"10.0.0.{n}", f"T{n}", watched=False), 1.0) for n in range(9)]
    watched = Share("10.0.1.1", "W")
    assert served(clock, [*away, (watched, 1.0), (watched, 1.0)])[1:3] == [watched, watched]


def test_who_was_away_does_not_get_all_the_time_at_once(clock: Clock) -> None:
    old, new = Share("10.0.0.1", "A"), Share("10.0.0.2", "B")
    places = Shares(1)

    async def think(share: Share) -> Share:
        async with places.place(share):
            await asyncio.sleep(0)
            clock.at += 1.0
            return share

    async def later() -> list[Share]:
        for _ in range(5):
            await think(old)
        order: list[Share] = []
        tasks = [asyncio.create_task(think(one)) for one in (new, new, new, old, old, old)]
        for task in tasks:
            task.add_done_callback(lambda done: order.append(done.result()))
        await asyncio.gather(*tasks)
        await asyncio.sleep(0)
        return order

    assert old in asyncio.run(later())[:3]


def test_who_gives_up_leaves_the_place_to_others() -> None:
    places = Shares(1)

    async def given_up() -> bool:
        async with places.place(Share("a")):
            waiting = [asyncio.create_task(hold(places)) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            waiting[1].cancel()
            await asyncio.sleep(0)
        await waiting[2]
        await asyncio.wait_for(hold(places), 5)
        return places.waiting == 0

    assert asyncio.run(given_up())


async def hold(places: Shares) -> None:
    async with places.place(Share("b")):
        await asyncio.sleep(0)


def test_a_table_counts_for_the_address_that_made_it(client: Client) -> None:
    made = client.new("me Ann", "greedy", start=True)
    runner: runners.Runner = client.lobby.runners[made["table"]]
    assert runner.share == Share("testclient", made["table"], watched=False)
    with client.at(made["table"]):
        assert runner.share.watched
    timed = client.new("me Ann", "greedy", start=True, clock="brisk")
    assert client.lobby.runners[timed["table"]].share.watched
