"""Connections: how many one address may hold, and how long each may take to say what it wants.

uvicorn waits for ever for the rest of a request. Here the head of a request has ten seconds, and
so has whatever comes after an answer; a body has its own time (`read_body`), and a WebSocket says
hello in time and answers pings.
"""

import asyncio
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from overlord.server.rate_limits import network_of

HEAD = 10.0  # seconds for the head of a request
MOST_OF_ONE = 200  # connections of one address; a class of thirty behind one needs some 60
MOST = 10_000  # connections of all


class Guard:
    """The connections that are held, by address. Trusted proxies speak for many."""

    def __init__(self, trusted: list[str] | None = None, most_of_one: int = MOST_OF_ONE) -> None:
        self.trusted = {network_of(address) for address in trusted or []}
        self.most_of_one = most_of_one
        self._held: Counter[str] = Counter()
        self.refused = 0

    @property
    def held(self) -> int:
        return self._held.total()

    def enter(self, address: str) -> bool:
        key = network_of(address)
        many = key not in self.trusted and self._held[key] >= self.most_of_one
        if many or self.held >= MOST:
            self.refused += 1
            return False
        self._held[key] += 1
        return True

    def leave(self, address: str) -> None:
        key = network_of(address)
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]


class Http(H11Protocol):
    """A connection that asks over HTTP; its `guard` is that of its server."""

    guard: ClassVar[Guard]
    _entered = False
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._entered = self.guard.enter(_address(self.client))
        if self._entered:
            self._begin()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        if self._entered:
            self.guard.leave(_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._late is None:
            self._begin()
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        if cycle is not None and not cycle.response_complete:
            self._end()  # the request has a handler, who has its own time

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._end()
        super().handle_websocket_upgrade(event)

    def _begin(self) -> None:
        self._late = self.loop.call_later(HEAD, self.transport.abort)

    def _end(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class WebSocket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket: it was entered before."""

    guard: ClassVar[Guard]

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(_address(self.client))
        super().connection_lost(exc)


def protocols(guard: Guard) -> dict[str, Any]:
    """The settings of uvicorn with which its connections are guarded."""
    shared = {"guard": guard}
    return {"http": type("Http", (Http,), shared), "ws": type("WebSocket", (WebSocket,), shared)}


def _address(client: tuple[str, int | None] | None) -> str:
    return client[0] if client else ""
