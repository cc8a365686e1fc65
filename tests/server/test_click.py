"""A click on its way through the server, and how often options are worked out for it."""

import re
import sys
from pathlib import Path
from types import FrameType

import pytest

import overlord.server
from tests.server.talk import Client

ROOT = Path(__file__).resolve().parents[2]
SERVER = Path(overlord.server.__file__).parent

pytestmark = pytest.mark.pure_only


class Trace:
    """The modules of the server that run, in the order in which they are entered first.

    Without `app`, whose middleware stands around the whole life of a socket.
    """

    def __init__(self) -> None:
        self.modules: list[str] = []

    def __call__(self, frame: FrameType, kind: str, _about: object) -> None:
        path = Path(frame.f_code.co_filename)
        if kind == "call" and path.is_relative_to(SERVER) and path.name != "app.py":
            name = ".".join(path.relative_to(SERVER).with_suffix("").parts)
            if name not in self.modules:
                self.modules.append(name)


def documented() -> list[str]:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    section = text.partition("\n## A click\n")[2].partition("\n## ")[0]
    places = re.findall(r"^- `server/([\w/]+)\.py`: ", section, re.MULTILINE)
    return list(dict.fromkeys(place.replace("/", ".") for place in places))


def test_a_click_crosses_the_modules_that_the_documentation_names(
    client: Client,
) -> None:
    made = client.new("me Ann", "me Bob", start=True)
    trace = Trace()
    with client.at(made["table"], made["token"]) as talk:
        loop = client.http.portal
        assert loop is not None
        loop.call(lambda: sys.setprofile(trace))
        try:
            assert talk.act()["type"] == "ack"
        finally:
            loop.call(lambda: sys.setprofile(None))

    assert trace.modules == documented()
    assert len(trace.modules) < 10
