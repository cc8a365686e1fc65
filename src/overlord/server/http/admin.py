"""Requests of the one who runs the server, from the same machine and with the token of its file."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from overlord.server.control import Control
from overlord.server.http.api import Endpoint, address_of, lobby_of, read_body
from overlord.server.http.problems import json_response
from overlord.server.logs import about, log
from overlord.server.names import clean_line
from overlord.server.rate_limits import is_loopback
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.events import Request as TableRequest

SMALL = 20_000  # bytes


class Close(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Closed(msgspec.Struct, kw_only=True):
    table: str


def _check(request: Request) -> None:
    control: Control | None = request.app.state.control
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    known = control is not None and kind.lower() == "bearer" and control.is_token(token.strip())
    if not (known and is_loopback(address_of(request))):
        raise Refusal("no-page")


async def close_table(request: Request) -> Response:
    """End a table now, with a reason that everybody there reads."""
    _check(request)
    id = str(request.path_params["table"])
    wish: Close = await read_body(request, Close, SMALL)
    runner = await lobby_of(request).find(id)
    await runner.ask(TableRequest(events.Closed(reason=clean_line(wish.reason))))
    log.info("table-closed", extra=about(table=id, why=wish.reason))
    return json_response(Closed(table=id))


async def delete_table(request: Request) -> Response:
    """Keep nothing of a table."""
    _check(request)
    id = str(request.path_params["table"])
    await lobby_of(request).delete(id)
    log.info("table-deleted", extra=about(table=id))
    return json_response(Closed(table=id))


ENDPOINTS: list[tuple[str, str, Endpoint]] = [
    ("POST", "/admin/tables/{table}/close", close_table),
    ("DELETE", "/admin/tables/{table}", delete_table),
]
