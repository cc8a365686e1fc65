"""Application: HTTP, WebSocket and pages around a lobby."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import overlord
from overlord.server.bans import Banned, Bans
from overlord.server.control import Control
from overlord.server.http import bodies
from overlord.server.http.admin import ENDPOINTS as ADMIN
from overlord.server.http.api import OPERATIONS, Endpoint, limit
from overlord.server.http.guest_boards import guest_board_routes
from overlord.server.http.hosts import AllowedHosts
from overlord.server.http.openapi import document
from overlord.server.http.pages import client, client_is_built, page_routes, wants_page
from overlord.server.http.problems import json_response, problem
from overlord.server.live.lobby import Lobby
from overlord.server.live.session import table_socket
from overlord.server.logs import about, log
from overlord.server.protocol import PROTOCOL
from overlord.server.rate_limits import is_loopback
from overlord.server.refusal import Refusal

SAFE = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
FRAME = 65_536  # bytes of a WebSocket message
UVICORN: dict[str, Any] = {
    "ws_per_message_deflate": False,  # measured: a third slower, two and a half times the memory
    "timeout_keep_alive": 5,  # seconds for the next request; a browser keeps six open
    "timeout_graceful_shutdown": 2,  # seconds for what is being answered; then it is cut off
    "h11_max_incomplete_event_size": 16_384,  # bytes of the head of a request
    "ws_max_size": FRAME,
    "ws_ping_interval": 3.5,  # a dead link is noticed after 5.5 s, within 6 on a busy machine
    "ws_ping_timeout": 2.0,
    "server_header": False,
    "backlog": 4096,
    "log_level": "warning",
    "access_log": False,
}


class SafeHeaders:
    """Headers on every answer that forbid what our pages never need."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


def _endpoint(endpoint: Endpoint) -> Endpoint:
    """The handler of a request; every error becomes a `Problem` in words."""

    async def call(request: Request) -> Response:
        try:
            limit(request, "requests")
            return await endpoint(request)
        except Refusal as refusal:
            return problem(request, refusal)
        except Exception:
            log.exception(
                "request-failed", extra=about(method=request.method, path=request.url.path)
            )
            return problem(request, Refusal("failed"))

    return call


async def healthz(_request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def health(request: Request) -> Response:
    state = request.app.state
    told = bodies.Health(
        status="ok",
        protocol=PROTOCOL,
        version=overlord.__version__,
        tables=len(state.lobby.runners),
        sockets=state.sockets,
    )
    return json_response(told)


async def ready(request: Request) -> Response:
    """Whether the server can do its work: whether the database takes what is written."""
    well = await request.app.state.lobby.ready()
    return json_response(bodies.Ready(ready=well), 200 if well else 503)


async def openapi(_request: Request) -> Response:
    return JSONResponse(document(overlord.__version__))


async def no_page(request: Request, trouble: Exception) -> Response:
    """The answer for an unknown address, or for a method that it does not have: a page for
    people, a `Problem` for programs."""
    assert isinstance(trouble, HTTPException)
    if trouble.status_code == 404 and wants_page(request) and client_is_built():
        return await client(request, 404)
    allowed = (trouble.headers or {}).get("Allow", "")
    refusal = Refusal("wrong-method", detail=allowed) if allowed else Refusal("no-page")
    answer = problem(request, refusal)
    answer.status_code = trouble.status_code
    answer.headers.update(trouble.headers or {})
    return answer


def _operations() -> list[BaseRoute]:
    """One route for each address, so that a wrong method is told all that are right."""
    addresses: dict[str, dict[str, Endpoint]] = {}
    for one in OPERATIONS:
        addresses.setdefault(one.path, {})[one.method] = _endpoint(one.endpoint)
    return [_route(path, methods) for path, methods in addresses.items()]


def _route(path: str, methods: dict[str, Endpoint]) -> Route:
    async def call(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method](request)

    below = path.removeprefix("/api").replace("{seat}", "{seat:int}")
    return Route(below, call, methods=list(methods))


async def metrics(request: Request) -> Response:
    """For Prometheus; unless told otherwise only on this machine."""
    who, address = request.app.state.metrics, request.client.host if request.client else ""
    if who == "off" or (who == "local" and not is_loopback(address)):
        raise HTTPException(404)
    return Response(request.app.state.lobby.services.metrics.page(), media_type="text/plain")


def application(
    make_lobby: Callable[[], Lobby],
    hosts: list[str] | None = None,
    metrics_for: str = "local",
    control: Control | None = None,
    bans: Bans | None = None,
) -> Starlette:
    """The application; its lobby is opened when the server starts, and closed with it.

    With `hosts` it answers under these names only, and those of this machine.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.lobby = make_lobby()
        await app.state.lobby.open()
        watch = app.state.lobby.services.metrics.watch
        watching = asyncio.create_task(app.state.watch()) if app.state.watch else None
        watch("sockets", "Open WebSockets.", lambda: app.state.sockets)
        try:
            yield
        finally:
            if watching is not None:
                watching.cancel()
            await app.state.lobby.close()

    api: list[BaseRoute] = [
        *_operations(),
        *(Route(path, _endpoint(call), methods=[how]) for how, path, call in ADMIN),
        WebSocketRoute("/tables/{table}/socket", table_socket),
        Route("/health", _endpoint(health)),
        Route("/ready", _endpoint(ready)),
        Route("/openapi.json", _endpoint(openapi)),
    ]
    # Mounted, or else a wrong method would be answered by the pages, which take any address.
    routes: list[BaseRoute] = [Mount("/api", routes=api), Route("/healthz", healthz)]
    routes += [Route("/metrics", metrics)]
    routes += [*guest_board_routes(), *page_routes()]
    checks = [] if hosts is None else [Middleware(AllowedHosts, hosts)]
    checks += [] if bans is None else [Middleware(Banned, bans)]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders), *checks],
        exception_handlers={HTTPException: no_page},
    )
    app.state.sockets = 0
    app.state.renewal = None
    app.state.watch = None  # what is to be looked at while the server runs
    app.state.metrics = metrics_for
    app.state.control = control
    app.state.addresses = None  # a server that listens to its network says where
    return app
