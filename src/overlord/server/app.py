"""The application: HTTP, WebSocket and pages around a lobby."""

import logging
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
from overlord.server.http import bodies
from overlord.server.http.api import OPERATIONS, Endpoint, answered, problem
from overlord.server.http.chunks import chunk_routes
from overlord.server.http.openapi import document
from overlord.server.http.pages import page_routes
from overlord.server.limits import Buckets
from overlord.server.live.lobby import Lobby
from overlord.server.live.session import table_socket
from overlord.server.protocol import PROTOCOL
from overlord.server.refusal import Refusal

log = logging.getLogger("overlord.server")

SAFE = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
FRAME = 65_536  # bytes of a WebSocket message
UVICORN: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,  # measured: a third slower, two and a half times the memory
    "ws_max_size": FRAME,
    "ws_ping_interval": 3.5,  # a dead link is noticed after 5.5 s, within 6 on a busy machine
    "ws_ping_timeout": 2.0,
    "server_header": False,
    "backlog": 4096,
    "log_level": "warning",
    "access_log": False,
}


class SafeHeaders:
    """Every answer forbids what our pages never need."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sent if scope["type"] == "http" else send)


def _endpoint(endpoint: Endpoint) -> Endpoint:
    """Every trouble is a problem in words."""

    async def call(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refusal:
            return problem(request, refusal)
        except Exception as trouble:
            log.exception("%s %s failed", request.method, request.url.path)
            return problem(request, Refusal("failed", detail=type(trouble).__name__))

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
    return answered(told)


async def openapi(_request: Request) -> Response:
    return JSONResponse(document(overlord.__version__))


async def no_page(request: Request, trouble: Exception) -> Response:
    """Nothing at this address, or not for this method."""
    assert isinstance(trouble, HTTPException)
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


def application(make_lobby: Callable[[], Lobby]) -> Starlette:
    """The lobby is made when the server starts, and closed with it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.lobby = make_lobby()
        await app.state.lobby.open()
        try:
            yield
        finally:
            await app.state.lobby.close()

    api: list[BaseRoute] = [
        *_operations(),
        WebSocketRoute("/tables/{table}/socket", table_socket),
        Route("/health", _endpoint(health)),
        Route("/openapi.json", _endpoint(openapi)),
    ]
    # Mounted, or else a wrong method would be answered by the pages, which take any address.
    routes: list[BaseRoute] = [Mount("/api", routes=api), Route("/healthz", healthz)]
    routes += [*chunk_routes(), *page_routes()]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: no_page},
    )
    app.state.sockets = 0
    app.state.makers = Buckets(30, 0.5)
    return app
