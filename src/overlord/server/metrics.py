"""Metrics for Prometheus, under /metrics: what the server does, and how long it takes."""

import asyncio
import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
BEAT = 0.5  # seconds between two looks at how late the loop is


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter(
            "overlord_answers_total", "Answers given at tables.", ["source"], registry=self.registry
        )
        self.requests = self._histogram("request", "From a request of a table to its end.")
        self.commits = self._histogram("commit", "From an event to its being stored.")
        self.thoughts = self._histogram("bot", "From a question to a bot's answer, with the queue.")
        self.lag = self._histogram("loop_lag", "How late the event loop runs what is due.")
        self.refused = Counter(
            "overlord_refusals_total", "Refused requests.", ["code"], registry=self.registry
        )

    def _histogram(self, name: str, text: str) -> Histogram:
        return Histogram(f"overlord_{name}_seconds", text, buckets=QUICK, registry=self.registry)

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"overlord_{name}", text, registry=self.registry).set_function(value)

    def page(self) -> bytes:
        return generate_latest(self.registry)

    async def measure_lag(self) -> None:
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self.lag.observe(max(0.0, time.perf_counter() - due))
