"""Bots in processes: within their budget, and a faulty one stops nobody."""

import asyncio
import time
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from overlord.server.bots import workers
from overlord.server.bots.workers import Workers
from overlord.server.table.table import Table
from tests.server.test_table import ANN, a_table


def asked(table: Table, workers: Workers) -> int:
    return asyncio.run(workers.answer(table, 0, "greedy"))


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    table = a_table("", "", ANN)
    assert table.match is not None
    pool = Workers()
    try:
        answer = asked(table, pool)
    finally:
        pool.close()

    assert answer in table.match.options(0)


def slow(*_facts: object) -> int:
    time.sleep(5)
    return 0


def faulty(*_facts: object) -> int:
    raise ValueError


def test_a_bot_that_takes_too_long_or_fails_gets_any_legal_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = a_table("", "", ANN)
    assert table.match is not None
    for think in (slow, faulty):
        monkeypatch.setattr(workers, "think", think)
        pool = Workers(budget=2.0)
        begun = time.monotonic()
        try:
            assert asked(table, pool) in table.match.options(0)
        finally:
            pool.close()
        assert time.monotonic() - begun < 4.5


def test_a_slow_bot_does_not_hold_up_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its worker is ended; the bot that waited behind it is asked again in a new one."""
    table = a_table("", "", ANN)
    assert table.match is not None
    made: list[Executor] = []

    def pool(*_settings: object, **_more: object) -> Executor:
        made.append(ThreadPoolExecutor(1))
        return made[-1]

    def think(*facts: object) -> int:
        if len(made) == 1:
            time.sleep(1.0)
        assert table.match is not None
        return table.match.options(int(str(facts[3])))[0]

    monkeypatch.setattr(workers, "ProcessPoolExecutor", pool)
    monkeypatch.setattr(workers, "think", think)
    some = Workers(budget=0.4)

    async def both() -> tuple[int, int]:
        return await asyncio.gather(
            some.answer(table, 0, "greedy"), some.answer(table, 1, "greedy")
        )

    answers = asyncio.run(both())
    some.close()

    assert all(answer in table.match.options(seat) for seat, answer in enumerate(answers))


def test_who_waits_for_a_bot_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table("", "", ANN)
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_a, **_b: ThreadPoolExecutor(1))
    monkeypatch.setattr(workers, "think", lambda *_facts: time.sleep(0.3))
    some = Workers()

    async def stopped() -> bool:
        task = asyncio.create_task(some.answer(table, 0, "greedy"))
        await asyncio.sleep(0.05)
        task.cancel()
        await asyncio.wait([task])
        return task.cancelled()

    assert asyncio.run(stopped())
    some.close()


@pytest.mark.pure_only
def test_the_only_option_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table("", ANN)
    assert table.match is not None
    monkeypatch.setattr(table.match, "options", lambda _seat: [7])

    assert asked(table, Workers()) == 7
