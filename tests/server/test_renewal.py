"""A server that becomes a faster build of itself while people play."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import overlord
from bench.kill import Server
from overlord.server.renewal import COMPILING

SOURCES = Path(overlord.__file__).parents[1]
SERVE = [sys.executable, "-m", "overlord.cli", "serve", "--port", "0", "--lang", "en"]
PATIENCE = 60.0


def said(link: Any, **facts: object) -> Any:
    """Say something and wait for its answer."""
    link.send(json.dumps(facts))
    while True:
        message = json.loads(link.recv(PATIENCE))
        if message["type"] in ("ack", "refused", "snapshot"):
            return message


def listing(server: Server) -> Any:
    return json.loads(server.ask("/api/tables"))


def test_people_play_on_while_the_server_becomes_a_faster_one(tmp_path: Path) -> None:
    told = tmp_path / "compiling"
    os.environ[COMPILING] = str(told)
    try:
        server = Server(str(tmp_path / "tables.sqlite"))
    finally:
        del os.environ[COMPILING]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    wish = {"game": "dark-dealings", "seats": seats, "start": True}
    try:
        made = json.loads(server.ask("/api/tables", wish))
        assert listing(server)["compiling"] is True
        where = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
        hello = {"type": "hello", "protocol": 1, "token": made["token"], "seat": 0}
        with connect(where, max_size=None) as link:
            shown = said(link, **hello)
            act = {"type": "act", "id": "1", "version": shown["header"]["version"], "seat": 0}
            act["action"] = shown["scene"]["options"][0]["action"]
            acknowledged = said(link, **act)
            assert acknowledged["type"] == "ack"
            before = memory_map(server.process.pid)
            told.write_text(f"{SOURCES}\n")
            with contextlib.suppress(ConnectionClosed):  # as a restart of the service
                while True:
                    link.recv(PATIENCE)
        with connect(where, max_size=None, open_timeout=PATIENCE) as link:
            again = said(link, **hello, seen=shown["events"][-1]["number"])
            assert again["header"]["version"] >= acknowledged["version"]
            assert said(link, **act)["duplicate"] is True
        assert listing(server)["compiling"] is False
        assert server.process.poll() is None  # the same process, at the same port
        assert memory_map(server.process.pid) != before
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    finally:
        server.kill()


def memory_map(pid: int) -> str:
    """Where the program lies: another place after it was executed anew."""
    return Path(f"/proc/{pid}/maps").read_text().partition("-")[0]


def test_a_compiler_that_fails_changes_nothing(tmp_path: Path) -> None:
    told = tmp_path / "compiling"
    process = subprocess.Popen(
        [*SERVE, "--db", str(tmp_path / "tables.sqlite")],
        env={**os.environ, COMPILING: str(told), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    told.write_text("\nno compiler")
    line = process.stderr.readline()
    time.sleep(0.1)
    assert process.poll() is None
    process.kill()
    process.communicate()
    assert 'not-compiled why="no compiler"' in line
