"""`overlord serve`: open the table in the browser."""

import os
import socket

import click

from overlord.cli import options
from overlord.cli.options import Missed, default_database, kept_games
from overlord.words import Words


@click.command("serve")
@click.option("--config", default="", metavar="FILE", help="Settings, as TOML.")
@click.option("--host", help="The address to listen at.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="0: any free.  [default: 8000]")
@click.option(
    "--db",
    metavar="FILE|postgresql://…",
    help="Where tables are kept; by default a file below XDG_DATA_HOME or ~/.local/share.",
)
@click.option("--workers", type=click.IntRange(1, 64), help="Bots that think.  [default: 1]")
@options.language
def command(
    config: str, host: str | None, port: int | None, db: str | None, workers: int | None, lang: str
) -> None:
    """Start the server; Ctrl-C stops it.

    Each setting may also stand in the file, or in the environment, such as OVERLORD_PORT.
    """
    from overlord.server.settings import read_settings  # noqa: PLC0415  (slow to load)

    file = config or os.environ.get("OVERLORD_CONFIG", "")
    settings = read_settings(file, host=host, port=port, db=db, workers=workers)
    from overlord.server.renewal import handed_on  # noqa: PLC0415

    before = handed_on()
    listener = before or _listener(settings.host, settings.port)
    from overlord.server.serving import Database, serve  # noqa: PLC0415  (slow to load)

    database = Database(settings.db or default_database(), kept_games().parent)
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    if before is None:
        click.echo(Words(lang).say("serve-address", address=address))
    try:
        renewal = serve(settings, database, listener)
    finally:
        database.release()
    if renewal is not None:
        renewal.run()


def _listener(host: str, port: int) -> socket.socket:
    """The server's port, opened first, so that a port in use is told in one clear sentence."""
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
