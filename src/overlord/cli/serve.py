"""Open the table in the browser."""

import socket

import click

from overlord.cli import options
from overlord.cli.options import Missed, kept_games
from overlord.words import Words


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any free."
)
@click.option(
    "--db",
    default="",
    metavar="FILE|postgresql://…",
    help="Where tables are kept; by default a file below XDG_DATA_HOME or ~/.local/share.",
)
@click.option(
    "--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Bots that think."
)
@options.language
def command(host: str, port: int, db: str, workers: int, lang: str) -> None:
    """Start the server; Ctrl-C stops it."""
    listener = _listener(host, port)
    import uvicorn  # noqa: PLC0415  (slow to load; a taken port is told at once)

    from overlord.server.app import UVICORN, application  # noqa: PLC0415
    from overlord.server.bots.workers import Workers  # noqa: PLC0415
    from overlord.server.live.lobby import Lobby  # noqa: PLC0415
    from overlord.server.process import settle  # noqa: PLC0415
    from overlord.server.store.store import Store, url_of  # noqa: PLC0415

    store = Store(url_of(db or str(kept_games().with_name("tables.sqlite"))))

    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    click.echo(Words(lang).say("serve-address", address=address))
    app = application(lambda: Lobby(store, Workers(workers)))
    settle()
    settings = uvicorn.Config(app, **UVICORN)
    uvicorn.Server(settings).run(sockets=[listener])


def _listener(host: str, port: int) -> socket.socket:
    """Taken before anything else, so that a port in use is one clear sentence."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen()  # from here on nobody is turned away
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise Missed(
            f"cannot listen at {host}, port {port}: {why}; choose others with --host and --port"
        ) from None
    return listener
