"""A click on its way through the server, and how often options are worked out for it."""

import re
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import overlord.server
from overlord.core.frames import Choice
from overlord.core.match import Match
from tests.server.talk import Client

ROOT = Path(__file__).resolve().parents[2]
SERVER = Path(overlord.server.__file__).parent

pytestmark = pytest.mark.pure_only


OTHERS = ("app.py", "metrics.py")


class Trace:
    """The modules of the server that run, in the order in which they are entered first.

    Without `app`, whose middleware stands around the whole life of a socket, and `metrics`, which
    looks at the loop now and then.
    """

    def __init__(self) -> None:
        self.modules: list[str] = []

    def __call__(self, frame: FrameType, kind: str, _about: object) -> None:
        path = Path(frame.f_code.co_filename)
        if kind == "call" and path.is_relative_to(SERVER) and path.name not in OTHERS:
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
    assert len(trace.modules) < 11


def counted(monkeypatch: pytest.MonkeyPatch, match: Match) -> Counter[tuple[int, int]]:
    """How often options are worked out, by the identity of a frame and the answers before."""
    counts: Counter[tuple[int, int]] = Counter()
    kinds: list[Any] = [Choice]
    for kind in kinds:
        kinds += kind.__subclasses__()
        own = kind.__dict__.get("offer")
        if own is not None:

            def offer(self: Any, s: Any, o: Any, own: Any = own) -> Any:
                counts[id(self), len(match.answers)] += 1
                return own(self, s, o)

            monkeypatch.setattr(kind, "offer", offer)
    return counts


def test_the_options_of_a_question_are_worked_out_once_for_its_answer(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not once to check the answer, once to note it, once to see whether it was forced, ..."""
    made = client.new("me Ann", "me Bob", start=True)
    with client.at(made["table"], made["token"]) as talk:
        match = client.lobby.runners[made["table"]].table.match
        for _ in range(3):
            asked = (id(match.state.asked(0)), len(match.answers))
            with monkeypatch.context() as patch:
                counts = counted(patch, match)
                assert talk.act()["type"] == "ack"
                assert counts[asked] == 1
            other = match.state.asked(1)
            if other is not None:
                assert talk.act(match.options(1)[0], seat=1)["type"] == "ack"
