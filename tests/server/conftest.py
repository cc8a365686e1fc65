"""Servers of a test: the toys come in by the same door as any game, bots think in a thread."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from overlord.core import registry
from overlord.server.app import application
from overlord.server.live.lobby import Lobby
from overlord.server.store.store import Store, url_of
from tests.server.beside import in_threads
from tests.server.talk import Client

DEBIAN = Path("/usr/lib/postgresql")  # not on the path there
TOYS = ["ambush", "banquet", "cellar"]


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that, on the path, brings the toys; it works for child processes as well."""
    folder = tmp_path / "toys"
    info = folder / "toys-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    doors = "\n".join(f"toy-{toy} = tests.toys.{toy}:GAME" for toy in TOYS)
    (info / "entry_points.txt").write_text(f"[overlord.games]\n{doors}\n")
    monkeypatch.syspath_prepend(str(folder))
    registry._doors.cache_clear()
    registry.game.cache_clear()
    yield folder
    monkeypatch.undo()
    registry._doors.cache_clear()
    registry.game.cache_clear()


class Now:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def now() -> Now:
    return Now()


Start = Callable[..., Client]


@pytest.fixture
def start(tmp_path: Path, now: Now) -> Iterator[Start]:
    """Start a server on a database of this test; the second call is a restart."""
    running: list[TestClient] = []

    def started(db: str = "", busy: float = 5.0) -> Client:
        while running:
            running.pop().__exit__(None, None, None)
        place = url_of(db or str(tmp_path / "tables.sqlite"))
        app = application(lambda: Lobby(Store(place, busy), in_threads(), now, now))
        client = TestClient(app)
        client.__enter__()
        running.append(client)
        return Client(client, now)

    yield started
    while running:
        running.pop().__exit__(None, None, None)


@pytest.fixture
def client(start: Start) -> Client:
    return start()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own on a free port of this machine, gone after the tests."""
    found = [shutil.which("pg_ctl"), *map(str, sorted(DEBIAN.glob("*/bin/pg_ctl")))]
    if found[-1] is None:
        pytest.skip(f"PostgreSQL is not installed: no pg_ctl on the path nor in {DEBIAN}")
    root = os.geteuid() == 0
    if root and shutil.which("setpriv") is None:
        pytest.skip("PostgreSQL does not run as root, and there is no setpriv")
    become = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if root else []
    folder = Path(tempfile.mkdtemp(prefix="overlord-pg-"))
    if root:
        shutil.chown(folder, "postgres", "postgres")
    binaries = Path(found[-1]).parent

    def run(*words: str) -> None:
        subprocess.run(
            [*become, *words], check=True, cwd=folder, stdout=subprocess.DEVNULL, timeout=60
        )

    data = str(folder / "data")
    run(str(binaries / "initdb"), "-D", data, "-A", "trust", "-U", "postgres", "--no-sync")
    settings = f"-k {folder} -c listen_addresses="  # a socket in the folder, no port at all
    log = str(folder / "log")
    run(str(binaries / "pg_ctl"), "-D", data, "-w", "-o", settings, "-l", log, "start")
    try:
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        run(str(binaries / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)
