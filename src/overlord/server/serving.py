"""Serving: one process that holds a database and listens at a port, from start to end."""

import logging
import os
import socket
import threading
import time
from pathlib import Path
from types import FrameType

import uvicorn

from overlord.server.app import UVICORN, application
from overlord.server.bans import Bans
from overlord.server.bots.workers import Workers
from overlord.server.connections import Guard, protocols
from overlord.server.control import own_address, state_file, write_control
from overlord.server.http.addresses import lan_addresses
from overlord.server.live.lobby import DAY, Lobby
from overlord.server.logs import about, log, set_up
from overlord.server.process import settle
from overlord.server.rate_limits import Limits, is_loopback
from overlord.server.renewal import COMPILING, Renewal
from overlord.server.settings import Settings
from overlord.server.store.leader import hold
from overlord.server.store.store import Store, url_of

LAST = 4.5  # seconds to end well; then the process ends as it is, and nothing is lost by that


class Server(uvicorn.Server):
    """A server that ends in time, whatever its clients and its database do."""

    _ending = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self._ending:
            self._ending = True
            last = threading.Timer(LAST, os._exit, (0,))
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)


class Database:
    """A database that this process holds, and the files of its server; raises Held."""

    def __init__(self, place: str, home: Path) -> None:
        self.url = url_of(place)
        self.control = state_file(self.url, home, "control")
        self.bans = state_file(self.url, home, "bans")
        self._hold = hold(self.url)
        self.store = Store(self.url)

    def release(self) -> None:
        self.control.unlink(missing_ok=True)
        if self._hold is not None:
            self._hold.release()


def serve(settings: Settings, database: Database, listener: socket.socket) -> Renewal | None:
    """Serve until told to end, or until there is a faster build to go on with."""
    store = database.store
    set_up(settings.log, settings.log_level)

    def lobby() -> Lobby:
        workers = Workers(settings.workers)
        keep = settings.keep_finished_days * DAY
        return Lobby(store, workers, time.monotonic, time.time, Limits(on=settings.limits), keep)

    everybody = not is_loopback(settings.host)
    hosts = settings.hosts if everybody or settings.hosts else None
    host, port = listener.getsockname()[:2]
    control = write_control(database.control, own_address(host, port))
    app = application(lobby, hosts, settings.metrics, control, Bans(database.bans))
    most = 200 if settings.limits else 100_000
    guard = Guard(settings.proxies, most)
    renewal = Renewal(os.environ.pop(COMPILING, ""), listener)
    settle()
    config = uvicorn.Config(
        app,
        **UVICORN,
        **protocols(guard),
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        log_config=None,
    )
    for name in ("uvicorn", "uvicorn.error", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
    log.info("started", extra=about(host=host, port=port, database=store.engine.dialect.name))
    server = Server(config)
    app.state.addresses = lambda: lan_addresses(settings.host, port)
    app.state.renewal = renewal
    app.state.watch = lambda: renewal.watch(server)
    server.run(sockets=[listener])
    log.info("ended")
    return renewal if renewal.path else None
