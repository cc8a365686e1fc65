"""A server process and its surroundings: connections, names, its database, its end."""

import json
import os
import signal
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import uvicorn
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bench.kill import Server
from overlord.server import connections
from overlord.server.app import UVICORN, application
from overlord.server.connections import Guard, protocols
from overlord.server.http import api
from overlord.server.live.lobby import Lobby
from overlord.server.rate_limits import network_of
from overlord.server.store import leader
from overlord.server.store.leader import Held, hold
from overlord.server.store.store import Store, url_of
from tests.server.beside import in_threads

EVERYWHERE = "0.0.0.0"  # noqa: S104  (that is what is tested)
PATIENCE = 20.0  # seconds for what has to happen some time


@contextmanager
def served(folder: Path, guard: Guard) -> Iterator[int]:
    """The application on a port of its own, in a thread."""
    app = application(lambda: Lobby(Store(url_of(str(folder / "x.sqlite"))), in_threads()))
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, **UVICORN, **protocols(guard))
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def said(port: int, text: str) -> socket.socket:
    link = socket.create_connection(("127.0.0.1", port), PATIENCE)
    link.sendall(text.encode())
    return link


def heard(link: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    with link:
        while True:
            try:
                part = link.recv(65_536)
            except ConnectionResetError:
                return found
            if not part:
                return found
            found += part


GET = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n"


def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.3)
    monkeypatch.setattr(api, "BODY", 0.3)
    guard = Guard()
    with served(tmp_path, guard) as port:
        assert heard(said(port, GET)) == b""
        assert heard(said(port, "")) == b""
        whole = heard(said(port, GET + "\r\n" + GET))  # half a request after a whole one
        assert whole.count(b"200 OK") == 1
        body = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
        assert b"408 " in heard(said(port, body))
        until = time.monotonic() + PATIENCE
        while guard.held and time.monotonic() < until:
            time.sleep(0.01)
    assert guard.held == 0


def test_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    guard = Guard(most_of_one=3)
    with served(tmp_path, guard) as port:
        held = [said(port, GET) for _ in range(3)]
        until = time.monotonic() + PATIENCE
        while guard.held < 3 and time.monotonic() < until:
            time.sleep(0.01)
        assert heard(said(port, GET + "\r\n")) == b""
        held.pop().close()
        while guard.held > 2 and time.monotonic() < until:
            time.sleep(0.01)
        assert b"200 OK" in heard(said(port, GET + "Connection: close\r\n\r\n"))
        for link in held:
            link.close()
    assert guard.refused == 1


def test_a_proxy_speaks_for_many() -> None:
    guard = Guard(["10.0.0.1"], most_of_one=1)
    assert all(guard.enter("10.0.0.1") for _ in range(5))
    assert [guard.enter("10.0.0.2"), guard.enter("10.0.0.2")] == [True, False]


def test_a_household_counts_as_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1")
    assert network_of("testclient") == "testclient"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.sqlite"))
    yield running
    running.kill()


def test_the_server_ends_whatever_its_clients_do(server: Server) -> None:
    body = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    upgrade = (
        "GET /api/tables/ABC/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    links = [said(server.port, text) for text in (GET, body, upgrade, "")]
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(PATIENCE)  # it waited for ever
    for link in links:
        link.close()


def test_a_database_that_hangs_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    program = f"""
import signal, threading
from overlord.server.serving import Server
from overlord.server.store.store import Store
Store.close = lambda self: threading.Event().wait()
from overlord.cli import main
import sys
sys.argv = ["overlord", "serve", "--port", "0", "--db", {str(tmp_path / "x.sqlite")!r}]
main()
"""
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        try:
            port = port_of(process.stdout.readline())
            assert b"200 OK" in heard(said(port, GET + "Connection: close\r\n\r\n"))
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()


def port_of(line: str) -> int:
    return int(line.partition("://")[2].partition("/")[0].rpartition(":")[2])


# One server for a database


def test_a_second_server_on_a_database_is_refused_in_one_sentence(
    server: Server,
) -> None:
    words = [sys.executable, "-m", "overlord.cli", "serve", "--port", "0"]
    second = subprocess.run(
        [*words, "--db", server.db], capture_output=True, text=True, timeout=60, check=False
    )
    assert second.returncode == 2
    assert second.stdout == ""
    assert second.stderr.count("\n") == 1
    assert "another server uses this database" in second.stderr
    assert server.ask("/healthz") == b"ok\n"
    server.kill()
    server.start()  # killed, it lets go


def test_one_server_holds_a_postgresql_database(postgres: str) -> None:
    first = hold(url_of(postgres))
    assert first is not None
    with pytest.raises(Held):
        hold(url_of(postgres))
    first.release()
    second = hold(url_of(postgres))
    assert second is not None
    second.release()


def test_a_lock_is_let_go_while_it_is_looked_at(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that looks does not find the connection closed under it."""
    looking, go_on = threading.Event(), threading.Event()
    look = leader.ServerHold._look

    def slowly(held: leader.ServerHold) -> None:
        looking.set()
        go_on.wait(5)
        look(held)

    monkeypatch.setattr(leader, "LOOK", 0.0)
    monkeypatch.setattr(leader.ServerHold, "_look", slowly)
    held = hold(url_of(postgres))
    assert held is not None
    assert looking.wait(5)
    release = threading.Thread(target=held.release)
    release.start()
    release.join(0.2)
    assert release.is_alive()
    go_on.set()
    release.join(5)
    assert not release.is_alive()


def test_two_that_start_together_on_an_empty_database_do_not_fall(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "overlord.cli", "serve", "--port", "0", "--lang", "en"]
    words += ["--db", str(tmp_path / "new.sqlite")]
    both = [
        subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    ended: list[subprocess.Popen[str]] = []
    until = time.monotonic() + 60
    while not ended and time.monotonic() < until:
        ended = [process for process in both if process.poll() is not None]
        time.sleep(0.05)
    for process in both:
        process.kill()
    told = [process.communicate()[1] for process in both]
    assert [process.returncode for process in ended] == [2]
    assert sum("another server uses this database" in one for one in told) == 1


def test_the_database_is_for_its_owner_alone(server: Server) -> None:
    made = server.ask(
        "/api/tables", {"game": "dark-dealings", "seats": [{"kind": "me", "name": "A"}]}
    )
    assert json.loads(made)["table"]
    folder = Path(server.db).parent
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert set(modes.values()) == {0o600}, modes


# Names of hosts


def client_of(hosts: list[str] | None) -> TestClient:
    def no_lobby() -> Lobby:
        raise AssertionError("nobody asks for a table")

    return TestClient(application(no_lobby, hosts))


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("play.example.org", "", 200),
        ("PLAY.example.org:8000", "https://play.example.org", 200),
        ("192.168.1.5:8000", "http://192.168.1.5:8000", 200),
        ("[::1]:8000", "", 200),
        ("localhost:8000", "", 200),
        ("evil.example", "", 421),
        ("", "", 421),
        ("play.example.org.evil.example", "", 421),
        ("play.example.org", "https://evil.example", 403),
        ("play.example.org", "null", 403),
        ("play.example.org", "http://[", 403),
    ],
)
def test_the_server_answers_under_its_own_names_only(host: str, origin: str, status: int) -> None:
    client = client_of(["play.example.org"])
    headers = {"host": host} | ({"origin": origin} if origin else {})
    answer = client.get("/healthz", headers=headers)
    assert answer.status_code == status
    if status != 200:
        assert answer.json()["sentence"]
    assert client_of(None).get("/healthz", headers=headers).status_code == 200


def test_a_page_from_elsewhere_gets_no_socket() -> None:
    strict = client_of(["play.example.org"])
    with (
        pytest.raises(WebSocketDisconnect),
        strict.websocket_connect(
            "/api/tables/ABC/socket",
            headers={"host": "play.example.org", "origin": "https://evil.example"},
        ),
    ):
        pass


def test_beyond_this_machine_names_are_checked_unless_told(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "overlord.cli", "serve", "--port", "0", "--host", EVERYWHERE]
    process = subprocess.Popen(
        [*words, "--db", str(tmp_path / "x.sqlite"), "--lang", "en"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "OVERLORD_HOSTS": "play.example.org"},
    )
    assert process.stdout is not None
    port = port_of(process.stdout.readline())
    codes = {}
    for host in ("play.example.org", "127.0.0.1", "evil.example"):
        request = Request(f"http://127.0.0.1:{port}/healthz", headers={"Host": host})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  (our own)
                codes[host] = answer.status
        except HTTPError as problem:
            codes[host] = problem.code
    process.kill()
    process.communicate()
    assert codes == {"play.example.org": 200, "127.0.0.1": 200, "evil.example": 421}
