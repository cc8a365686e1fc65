"""Addresses at which others of the same network reach a server."""

import socket

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  (compared with, not listened at)
SOMEWHERE = ("192.0.2.1", 9)  # of the documentation; a datagram socket sends nothing on connect


def lan_addresses(host: str, port: int) -> list[str]:
    """Of a server that listens at `host`; none where it is this machine's alone."""
    if host not in EVERYWHERE:
        return []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(SOMEWHERE)
            own = str(probe.getsockname()[0])
    except OSError:  # no network at all
        return []
    return [] if own.startswith("127.") else [f"http://{own}:{port}"]
