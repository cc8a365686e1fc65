"""Viewer at a socket: whose eyes, which language, what was told already."""

import asyncio

import msgspec

from overlord.server import protocol
from overlord.server.rate_limits import Bucket

WAITING = 256  # messages; a client that takes no more than that has to come back
LARGEST = 4_000_000  # bytes of these

_encoder = msgspec.json.Encoder()


class Viewer:
    def __init__(self, holder: str, language: str, address: str = "") -> None:
        self.holder = holder
        self.address = address  # where the link comes from
        self.language = language
        self.seat = -1
        self.held: list[int] = []
        self.told = 0  # events
        self.muted: set[int] = set()
        self.chats = Bucket(5, 0.5)
        self.others = Bucket(40, 10)  # requests that are no moves
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = 0  # bytes in it
        self.lost = False

    def send(self, message: protocol.FromServer) -> None:
        self.send_raw(encode(message))

    def send_raw(self, raw: bytes) -> None:
        if self.lost:
            return
        self.waiting += len(raw)
        if self.outbox.qsize() >= WAITING or self.waiting > LARGEST:
            self.leave()
            return
        self.outbox.put_nowait(raw)

    async def next(self) -> bytes | None:
        """What is to be sent next; nothing when the link is to be closed."""
        raw = await self.outbox.get()
        self.waiting -= 0 if raw is None else len(raw)
        return raw

    def leave(self) -> None:
        """The link is to be closed once what waits has been sent."""
        self.lost = True
        self.outbox.put_nowait(None)


def encode(message: protocol.FromServer) -> bytes:
    return _encoder.encode(message)
