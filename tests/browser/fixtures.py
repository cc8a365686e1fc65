"""A server of our own and a real Chromium. Where there is none, the tests skip and say why.

All folders named `browser` have these fixtures: Chromium is started once for all of them.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import overlord
from tests.browser.person import Person

ROOT = Path(__file__).resolve().parents[2]
CLIENT = Path(overlord.__file__).parent / "static" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name == "browser":
            item.add_marker(pytest.mark.browser)


class Served:
    """`overlord serve` as a process; it can be killed and come back at the same address."""

    def __init__(self, folder: Path, module: str = "", more: str = "") -> None:
        self.folder = folder
        self.more = more  # a folder with another package
        self.module = module  # a server of the tests instead
        self.port = "0"
        self.address = ""
        self.start()

    def start(self) -> None:
        db = str(self.folder / "tables.sqlite")
        words = ["overlord.cli", "serve", "--port", self.port, "--db", db, "--lang", "en"]
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if self.module:  # its games are made from ours, which only plain ones allow
            env["PYTHONPATH"] = str(ROOT / "src")
        if self.more:
            env["PYTHONPATH"] = os.pathsep.join([self.more, env.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-m", *([self.module, db] if self.module else words)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:(\d+)/", self.process.stdout.readline())
        assert found, "the server did not say where it listens"
        self.address = found[0]
        self.port = found[1]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._hang_up()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.kill()
        self._hang_up()

    def _hang_up(self) -> None:
        """Not by reading to the end: workers of a killed server may hold the other end open."""
        assert self.process.stdout is not None
        self.process.stdout.close()


def serving(folders: pytest.TempPathFactory, module: str = "", more: str = "") -> Iterator[Served]:
    """A server until nobody needs it any more: ours, or one of the tests."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python3 tools/web.py")
    served = Served(folders.mktemp("served"), module, more)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serving(tmp_path_factory)


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serving(tmp_path_factory, "tests.browser.toys")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
    if not path:
        pytest.skip("no Chromium on this machine: apt-get install chromium")
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


Sit = Callable[..., Person]


@pytest.fixture
def sit(served: Served, chromium: Any) -> Iterator[Sit]:
    yield from seats_at(served, chromium)


def seats_at(served: Served, chromium: Any) -> Iterator[Sit]:
    """People at devices of their own. Nobody's browser may complain about anything."""
    people: list[Person] = []

    def one(locale: str = "en-GB", *, phone: bool = False, flying: bool = False) -> Person:
        size = PHONE if phone else DESK
        context = chromium.new_context(
            viewport=size,
            locale=locale,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if flying else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(10_000)
        people.append(Person(context.new_page(), served.address))
        return people[-1]

    yield one
    for person in people:
        person.page.context.close()
        assert not person.complaints
