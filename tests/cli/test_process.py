"""What only a process of its own can show: signals, pipes, and the port of a server."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

OVERLORD = [sys.executable, "-m", "overlord.cli"]


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C", "PYTHONUNBUFFERED": "1"}


def started(surroundings: dict[str, str], *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*OVERLORD, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**surroundings, "PYTHONIOENCODING": "utf-8"},
    )


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
    assert err == "overlord: stopped\n"
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
        found = re.search(r"http://\S+/", line)
        assert found is not None, line
        with urllib.request.urlopen(found[0] + "healthz", timeout=10) as answer:
            assert answer.read() == b"ok\n"
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)

    assert process.returncode == 130
    assert err == "overlord: stopped\n"


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
