"""Answers put into words, kept as bytes for the next reader who reads alike."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar, cast

import msgspec

T = TypeVar("T")
MOST = 32_000_000  # bytes of all that is kept
LARGE = 4_000_000  # bytes; what is larger is not kept

Key = tuple[object, ...]  # what it is, table, version, eyes, language
_encoder = msgspec.json.Encoder()


class Kept:
    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._bytes = 0
        self._of: OrderedDict[Key, bytes] = OrderedDict()

    def find(self, key: Key) -> bytes | None:
        raw = self._of.get(key)
        if raw is not None:
            self._of.move_to_end(key)
        return raw

    def keep(self, key: Key, raw: bytes) -> None:
        if len(raw) > LARGE or key in self._of:
            return
        self._of[key] = raw
        self._bytes += len(raw)
        while self._bytes > self._most:
            _, oldest = self._of.popitem(last=False)
            self._bytes -= len(oldest)

    def ready(self, key: Key, make: Callable[[], T]) -> T:
        """Result of `make` as an encoder takes it: encoded once."""
        raw = self.find(key)
        if raw is None:
            raw = _encoder.encode(make())
            self.keep(key, raw)
        return cast(T, msgspec.Raw(raw))
