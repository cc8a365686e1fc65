"""Open the table in the browser."""

import socket

import click

from overlord.cli import options
from overlord.cli.options import Missed
from overlord.locale import Words


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any free."
)
@options.language
def command(host: str, port: int, lang: str) -> None:
    """Start the server; Ctrl-C stops it."""
    listener = _listener(host, port)
    import uvicorn  # noqa: PLC0415  (slow to load; a taken port is told at once)

    from overlord.server.app import application  # noqa: PLC0415

    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    click.echo(Words(lang).say("serve-address", address=address))
    settings = uvicorn.Config(application(), log_level="warning", lifespan="off")
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
