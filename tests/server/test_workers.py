"""Bots in processes: within their budget, and a faulty one stops nobody."""

import asyncio
import time

import pytest

from overlord.processes import Late, Processes
from overlord.server.bots import workers
from overlord.server.bots.workers import Workers
from overlord.server.logs import log
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
    time.sleep(60)
    return 0


def faulty(*_facts: object) -> int:
    raise ValueError


def first(_game: str, _cards: bytes, _world: bytes, seat: int, *_more: object) -> int:
    """The first option of a seat at the table of these tests; by name, so that it crosses."""
    table = a_table("", "", ANN)
    assert table.match is not None
    return table.match.options(seat)[0]


def test_a_bot_that_takes_too_long_or_fails_gets_any_legal_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = a_table("", "", ANN)
    assert table.match is not None
    for think in (slow, faulty):
        monkeypatch.setattr(workers, "think", think)
        pool = Workers(budget=0.5)
        try:
            assert asked(table, pool) in table.match.options(0)
        finally:
            pool.close()


def test_only_the_late_worker_is_replaced() -> None:
    """What another worker does meanwhile is not lost."""
    both = Processes(2)

    async def beside() -> str:
        late = asyncio.create_task(both.run(1.0, time.sleep, 60))
        other = asyncio.create_task(both.run(30.0, slept, 2.5))
        with pytest.raises(Late):
            await late
        return await other

    assert asyncio.run(beside()) == "done"
    both.close()


def slept(seconds: float) -> str:
    time.sleep(seconds)
    return "done"


def test_the_budget_counts_from_the_start_of_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five bots of one worker, each within its budget, though the last waits longer than that."""
    table = a_table("", "", ANN)
    assert table.match is not None
    monkeypatch.setattr(workers, "think", half_a_second)
    some = Workers(budget=1.5)

    async def five() -> list[int]:
        tasks = [some.answer(table, 0, "greedy") for _ in range(5)]
        return await asyncio.gather(*tasks)

    late: list[str] = []
    monkeypatch.setattr(log, "warning", lambda said, **_facts: late.append(said))
    answers = asyncio.run(five())
    some.close()

    assert answers == [table.match.options(0)[0]] * 5
    assert late == []


def half_a_second(*facts: object) -> int:
    time.sleep(0.5)
    return first(*facts)  # type: ignore[arg-type]


def test_who_waits_for_a_bot_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table("", "", ANN)
    monkeypatch.setattr(workers, "think", slow)
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
