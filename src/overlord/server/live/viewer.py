"""Somebody at a socket: whose eyes, which language, what was told already."""

import asyncio

import msgspec

from overlord.server import protocol
from overlord.server.limits import Bucket

WAITING = 256  # messages; a client that takes no more than that has to come back

_encoder = msgspec.json.Encoder()


class Viewer:
    def __init__(self, holder: str, language: str) -> None:
        self.holder = holder
        self.language = language
        self.seat = -1
        self.held: list[int] = []
        self.told = 0  # events
        self.muted: set[int] = set()
        self.chats = Bucket(5, 0.5)
        self.others = Bucket(40, 10)  # requests that are no moves
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.lost = False

    def send(self, message: protocol.FromServer) -> None:
        self.send_raw(encoded(message))

    def send_raw(self, raw: bytes) -> None:
        if self.lost:
            return
        if self.outbox.qsize() >= WAITING:
            self.lost = True
            self.outbox.put_nowait(None)
            return
        self.outbox.put_nowait(raw)

    def leave(self) -> None:
        """The link is to be closed once what waits has been sent."""
        self.lost = True
        self.outbox.put_nowait(None)


def encoded(message: protocol.FromServer) -> bytes:
    return _encoder.encode(message)
