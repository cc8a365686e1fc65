"""Connections that die without a word, on a real server."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect
from websockets.uri import parse_uri

from bench.kill import Server

Facts = dict[str, Any]
NOTICED = 6.0  # seconds


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.sqlite"))
    yield running
    running.kill()


def place(server: Server, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"


def hello(token: str, **more: object) -> str:
    return json.dumps({"type": "hello", "protocol": 1, "token": token, **more})


@contextmanager
def frozen(server: Server, table: str, token: str) -> Iterator[Facts]:
    """Somebody whose machine freezes after the snapshot: open, but it reads and answers nothing."""
    talk = ClientProtocol(parse_uri(place(server, table)), max_size=None)
    with socket.create_connection(("127.0.0.1", server.port), 5) as raw:
        talk.send_request(talk.connect())
        said = False
        while True:
            if talk.state is State.OPEN and not said:
                talk.send_text(hello(token).encode())
                said = True
            raw.sendall(b"".join(talk.data_to_send()))
            texts = [
                event.data
                for event in talk.events_received()
                if isinstance(event, Frame) and event.opcode is Opcode.TEXT
            ]
            if texts:
                break
            talk.receive_data(raw.recv(1_000_000))
        yield json.loads(bytes(texts[0]))


def heard(link: ClientConnection, wanted: str) -> Facts:
    """The next message of that kind."""
    while True:
        message: Facts = json.loads(link.recv(NOTICED + 1))
        if message["type"] == wanted:
            return message


def test_a_dead_link_is_noticed_in_time_and_resumed_without_loss(server: Server) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = json.loads(server.ask("/api/tables", {"game": "dark-dealings", "seats": seats}))
    table, ann_token = made["table"], made["token"]
    taken = server.ask(f"/api/tables/{table}/seats", {"seat": 1, "name": "Bob"})
    bob_token = json.loads(taken)["token"]
    server.ask(f"/api/tables/{table}/start", {}, ann_token)
    with connect(place(server, table), max_size=None) as ann:
        ann.send(hello(ann_token))
        scene = heard(ann, "snapshot")["scene"]
        with frozen(server, table, bob_token) as shown:
            begun = time.monotonic()
            came = heard(ann, "header")["header"]
            assert came["seats"][1]["connected"]
            action = scene["options"][0]["action"]
            act = {"type": "act", "id": "1", "version": came["version"], "seat": 0}
            ann.send(json.dumps(act | {"action": action}))
            news = heard(ann, "update")["events"]
            went = heard(ann, "header")["header"]
            took = time.monotonic() - begun
            assert not went["seats"][1]["connected"]
        assert took < NOTICED
        seen = shown["events"][-1]["number"]
        with connect(place(server, table), max_size=None) as bob:
            bob.send(hello(bob_token, seen=seen))
            missed = [event["number"] for event in heard(bob, "snapshot")["events"]]

    assert missed == [event["number"] for event in news]
    assert missed[0] == seen + 1
