"""Processes of the command line: signals, pipes, and the port of a server."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

OVERLORD = [sys.executable, "-m", "overlord.cli"]


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C", "PYTHONUNBUFFERED": "1"}


@contextmanager
def started(surroundings: dict[str, str], *words: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [*OVERLORD, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**surroundings, "PYTHONIOENCODING": "utf-8"},
    )
    with process:
        try:
            yield process
        finally:
            process.kill()  # only a test that fails leaves something to kill


def test_control_c_keeps_the_game_and_leaves_no_traceback(
    surroundings: dict[str, str], tmp_path: Path
) -> None:
    with started(surroundings, "play", "dark-dealings", "--plain", "--bots", "random") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        while "You keep" not in process.stdout.readline():
            pass
        while not process.stdout.readline().startswith("  8."):
            pass
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)

    assert process.returncode == 130
    assert err.strip() == "overlord: stopped"
    assert "--resume" in out
    assert [path.suffix for path in (tmp_path / "overlord/games").iterdir()] == [".json"]


def test_a_closed_pipe_is_no_error_of_ours(surroundings: dict[str, str]) -> None:
    line = f"{sys.executable} -m overlord.cli rules dark-dealings | head -1"
    done = subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, env=surroundings, check=False
    )

    assert done.stdout == "CARDS\n"
    assert "Traceback" not in done.stderr


def test_the_server_answers_and_stops_at_control_c(surroundings: dict[str, str]) -> None:
    with started(surroundings, "serve", "--port", "0") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found is not None, line
        visit = HTTPConnection("127.0.0.1", int(found[1]), timeout=10)
        visit.request("GET", "/healthz")
        assert visit.getresponse().read() == b"ok\n"
        visit.close()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)

    assert process.returncode == 130
    assert err.strip() == "overlord: stopped"


def test_a_port_in_use_is_one_clear_sentence(surroundings: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with started(surroundings, "serve", "--port", port) as process:
            _, err = process.communicate(timeout=20)

    assert process.returncode == 2
    assert err.startswith(f"overlord: cannot listen at 127.0.0.1, port {port}: ")
    assert err.count("\n") == 1
