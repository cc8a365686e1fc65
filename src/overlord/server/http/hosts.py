"""Names under which the server answers, and whose pages may use it.

A page elsewhere can have its name point to this server and read what it answers. A number cannot be
pointed anywhere, so addresses are always allowed; names only those that are listed.
"""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from overlord.server.http.problems import problem
from overlord.server.refusal import Refusal

CHECKED = ("http", "websocket")


def own_names() -> set[str]:
    """Names of this machine, as far as it knows them."""
    name = socket.gethostname().lower()
    return {"localhost", name, name.partition(".")[0], f"{name.partition('.')[0]}.local"}


class AllowedHosts:
    """Refuses what is asked under another name, or by a page of another place."""

    def __init__(self, app: ASGIApp, hosts: list[str]) -> None:
        self.app = app
        self.names = own_names() | {host.lower() for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self.refusal(Headers(scope=scope)) if scope["type"] in CHECKED else None
        if refusal is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await problem(Request(scope), refusal)(scope, receive, send)

    def refusal(self, headers: Headers) -> Refusal | None:
        host, origin = headers.get("host", ""), headers.get("origin", "")
        if not self.allows(f"//{host}"):
            return Refusal("foreign-host", detail=host[:80])
        if origin and not self.allows(origin):
            return Refusal("foreign-origin", detail=origin[:80])
        return None

    def allows(self, address: str) -> bool:
        try:
            name = (urlsplit(address).hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self.names or is_number(name)


def is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
