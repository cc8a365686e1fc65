"""Bans: a file with an address or a network on each line, which the server reads again when it has
changed. `overlord admin ban` writes it; so may any editor.
"""

import time
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from overlord.core.errors import OverlordError
from overlord.server.http.problems import problem
from overlord.server.logs import about, log
from overlord.server.refusal import Refusal

LOOK = 2.0  # seconds between two looks at the file
Network = IPv4Network | IPv6Network


class Ban(NamedTuple):
    network: Network
    until: datetime | None  # none: for ever
    why: str

    def line(self) -> str:
        until = "-" if self.until is None else self.until.isoformat(timespec="seconds")
        return f"{self.network} {until} {self.why}".rstrip()


class Bans:
    def __init__(self, file: Path) -> None:
        self.file = file
        self._bans: list[Ban] = []
        self._looked = 0.0
        self._stamp: tuple[int, int] | None = None

    def covers(self, address: str) -> bool:
        self._look()
        if not self._bans:
            return False
        try:
            asked = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        now = datetime.now(UTC)
        return any(
            asked in ban.network and (ban.until is None or ban.until > now) for ban in self._bans
        )

    def _look(self) -> None:
        now = time.monotonic()
        if self._stamp is not None and now - self._looked < LOOK:
            return
        self._looked = now
        try:
            found = self.file.stat()
            stamp = (found.st_mtime_ns, found.st_size)
        except OSError:
            stamp, self._bans = (0, 0), []
        if stamp != self._stamp:
            self._stamp = stamp
            try:
                self._bans = read_bans(self.file)
            except BadBan as trouble:  # those before stay in force
                log.warning("bans-unreadable", extra=about(why=trouble))


class BadBan(OverlordError):
    """A line that is no ban; says which, and what was expected."""


def read_bans(file: Path) -> list[Ban]:
    if not file.is_file():
        return []
    lines = file.read_text("utf-8").splitlines()
    return [
        _ban(line, f"{file}, line {number}")
        for number, line in enumerate(lines, 1)
        if line.strip() and not line.startswith("#")
    ]


def _ban(line: str, place: str) -> Ban:
    network, until, why, *_ = [*line.split(maxsplit=2), "-", ""]
    try:
        when = None if until == "-" else datetime.fromisoformat(until)
        return Ban(network_of_ban(network), when, why if until != why else "")
    except ValueError as trouble:
        raise BadBan(
            f"{place}: expected an address, a time or -, and a reason; {trouble}"
        ) from None


def network_of_ban(text: str) -> Network:
    """The network of an address; raises BadBan."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadBan(
            f"expected an address such as 192.0.2.7 or 2001:db8::/64, found {text!r}"
        ) from None


def write_bans(file: Path, bans: Iterable[Ban]) -> None:
    fresh = file.with_name(file.name + ".new")
    fresh.parent.mkdir(parents=True, exist_ok=True)
    fresh.touch(mode=0o600)
    fresh.write_text("".join(ban.line() + "\n" for ban in bans), "utf-8")
    fresh.replace(file)


def banned_until(days: float) -> datetime | None:
    return datetime.now(UTC) + timedelta(days=days) if days else None


class Banned:
    """Refuses whoever is banned."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is None or not self.bans.covers(client[0]):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await problem(Request(scope), Refusal("banned"))(scope, receive, send)
