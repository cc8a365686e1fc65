"""Control of a running server from its own machine: a file says where it is, with a token that
changes at each start, and that its owner alone can read.
"""

import hmac
import secrets
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
import sqlalchemy as sql

from overlord.core.errors import OverlordError

WAIT = 20.0  # seconds for an answer


class NoServer(OverlordError):
    """Nobody answers where the file says; one sentence."""


class Control(msgspec.Struct):
    address: str
    token: str

    def is_token(self, text: str) -> bool:
        return hmac.compare_digest(text.encode(), self.token.encode())


def state_file(url: str, home: Path, name: str) -> Path:
    """A file of the server's own: beside a SQLite database, else in the home of the server."""
    address = sql.make_url(url)
    if address.get_backend_name() == "sqlite" and address.database:
        return Path(f"{address.database}.{name}")
    return home / f"server.{name}"


def own_address(host: str, port: int) -> str:
    """Address at which this machine reaches a server that listens there."""
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104  (of all interfaces)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def write_control(file: Path, address: str) -> Control:
    control = Control(address, secrets.token_urlsafe(32))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True)
    file.touch(mode=0o600)
    file.write_bytes(msgspec.json.encode(control))
    return control


def tell_server(file: Path, method: str, path: str, body: object = None) -> bytes:
    """Have the running server do something; raises NoServer, or says why it refused."""
    try:
        control = msgspec.json.decode(file.read_bytes(), type=Control)
    except (OSError, msgspec.MsgspecError):
        raise NoServer("no server runs on this database") from None
    request = Request(  # noqa: S310  (the address is our own)
        control.address + path,
        msgspec.json.encode(body),
        {"Authorization": f"Bearer {control.token}", "Content-Type": "application/json"},
        method=method,
    )
    try:
        with urlopen(request, timeout=WAIT) as answer:  # noqa: S310
            raw: bytes = answer.read()
    except HTTPError as problem:
        raise OverlordError(_sentence(problem.read()) or f"the server says {problem}") from None
    except (URLError, OSError):
        raise NoServer("no server runs on this database") from None
    return raw


def _sentence(raw: bytes) -> str:
    try:
        found = msgspec.json.decode(raw, type=dict[str, str])
    except msgspec.MsgspecError:
        return ""
    return found.get("sentence", "")
