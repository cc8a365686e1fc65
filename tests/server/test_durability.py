"""A real server process: killed at random moments, visited by a bot from outside, and fuzzed."""

import asyncio
import json
import os
import random
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bench.kill import Server, trial
from examples.socket_bot import play
from overlord.server.live.session import MALFORMED

Facts = dict[str, Any]
FRAMES = 10_000
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
SERVERS = 4  # one after the other, or side by side where the tests run so
KILLS = -(-int(os.environ.get("OVERLORD_KILLS", "50")) // SERVERS)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.sqlite"))
    yield running
    running.kill()


def asked(server: Server, path: str, body: object = None) -> Any:
    return json.loads(server.ask(path, body))


@contextmanager
def at(server: Server, table: str, token: str = "") -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with connect(address, max_size=None) as link:
        link.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        assert json.loads(link.recv(5))["type"] == "snapshot"
        yield link


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def drained(link: ClientConnection) -> None:
    while True:
        link.recv(5)


@pytest.mark.pure_only  # storing does not depend on the engine, and each start takes a second
@pytest.mark.parametrize("seed", range(SERVERS))
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path, seed: int) -> None:
    found = asyncio.run(trial(str(tmp_path / "tables.sqlite"), KILLS, 3, seed))

    assert found["kills"] == KILLS
    assert found["answers acknowledged"] > 100


@pytest.mark.pure_only
def test_nor_on_postgresql(postgres: str) -> None:
    found = asyncio.run(trial(postgres, 2, 2, 5))

    assert found["answers acknowledged"] > 50


def test_the_example_bot_plays_against_bots_in_processes_of_their_own(server: Server) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    made = asked(server, "/api/tables", {"game": "dark-dealings", "seats": seats})
    table = made["table"]
    with ThreadPoolExecutor(1) as pool:
        visit = pool.submit(play, server.address, table, 1)
        while not asked(server, f"/api/tables/{table}")["header"]["seats"][1]["salted"]:
            assert not visit.done()
            time.sleep(0.02)
        server.ask(f"/api/tables/{table}/start", {}, made["token"])
        while asked(server, f"/api/tables/{table}")["header"]["phase"] == "lobby":
            time.sleep(0.02)  # the visitor has a part in the deal
        with at(server, table, made["token"]) as ann:
            ann.send(json.dumps({"type": "stand-in", "id": "s", "seat": 0, "bot": "random"}))
            while json.loads(ann.recv(5))["type"] != "ack":
                pass
        result = visit.result(30)

    assert "win" in result or "victory" in result
    assert "The deal: as promised." in result
    workers = children(server.process.pid)
    assert workers
    server.process.kill()
    deadline = time.monotonic() + 5
    while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]  # they go with it


def test_frames_that_are_too_large_or_no_frames_end_one_link_only(server: Server) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "dark-dealings", "seats": seats, "start": True}
    made = asked(server, "/api/tables", wish)
    with at(server, made["table"], made["token"]) as ann:
        with at(server, made["table"]) as eve:
            eve.send("x" * 70_000)
            with pytest.raises(ConnectionClosed) as end:
                drained(eve)
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1009
        luck = random.Random(3)
        for _ in range(100):
            with socket.create_connection(("127.0.0.1", server.port)) as raw:
                hello = (
                    f"GET /api/tables/{made['table']}/socket HTTP/1.1\r\nHost: x\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                )
                raw.sendall(hello.encode() + luck.randbytes(luck.randrange(1, 400)))
        ann.send('{"type": "ping"}')
        while json.loads(ann.recv(5))["type"] != "pong":
            pass


def heard(link: ClientConnection) -> Facts:
    """The next message that is not about who comes and goes."""
    while True:
        message: Facts = json.loads(link.recv(20))
        if message["type"] != "header":
            return message


def test_malformed_frames_crash_nothing(server: Server) -> None:
    made = asked(server, "/api/tables", {"game": "dark-dealings", "seats": SEATS, "start": True})
    luck = random.Random(7)
    burst = MALFORMED - 1  # one more would close the link
    for _ in range(-(-FRAMES // burst)):
        with at(server, made["table"], made["token"]) as ann:
            for _ in range(burst):
                ann.send(malformed(luck))
            for _ in range(burst):
                refused = heard(ann)
                assert refused["code"] in ("malformed", "hello-twice"), refused
    with at(server, made["table"], made["token"]) as ann:
        ann.send('{"type": "ping"}')
        assert json.loads(ann.recv(5))["type"] == "pong"


def malformed(luck: random.Random) -> str:
    """What is no message, or a message with something wrong in it."""
    good: dict[str, Any] = {
        "type": "act", "id": "x", "version": 2, "seat": 0, "action": 5
    }  # fmt: skip
    odd: list[Any] = [
        None,
        -5,
        1e308,
        2**70,
        "",
        "x" * 5000,
        [],
        {},
        [[[]]],
        True,
        "\x00",
        "ù",
        -1.5,
    ]
    kind = luck.randrange(5)
    if kind == 0:
        return "".join(chr(luck.randrange(1, 0x2FF)) for _ in range(luck.randrange(1, 40)))
    if kind == 1:
        text = json.dumps(good)
        return text[: luck.randrange(1, len(text) - 1)]
    if kind == 2:
        good[luck.choice(["type", "id", "seat", "version", "action"])] = luck.choice(
            [None, [], {}, "x" * 50, 1.5, True, -7]
        )
        good["action"] = -1
    elif kind == 3:
        good[luck.choice(["extra", "token", "__proto__"])] = luck.choice(odd)
    else:
        good = {"type": luck.choice(["hello", "vote", "nothing", "chat"]), "text": luck.choice(odd)}
        return "[" * luck.randrange(1, 3000) + json.dumps(good)
    return json.dumps(good)


def test_tokens_are_not_in_the_database_nor_in_what_the_server_prints(
    server: Server, tmp_path: Path
) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    made = asked(server, "/api/tables", {"game": "dark-dealings", "seats": seats, "start": True})
    with at(server, made["table"], made["token"]) as ann:
        ann.send("{")
        ann.recv(5)
    server.process.terminate()
    assert server.process.stdout is not None
    printed = server.process.stdout.read()

    assert made["token"] not in printed
    for file in tmp_path.iterdir():
        assert made["token"].encode() not in file.read_bytes()
