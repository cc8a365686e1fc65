"""The check that a log line names what its event brings."""

from pathlib import Path
from typing import ClassVar

import pytest

from overlord.core.registry import games
from overlord.present.face import Face
from tools.log_fields import _unfit, calls, problems, sentences

pytestmark = pytest.mark.pure_only


class ToyFace(Face):
    events: ClassVar = {"strikes": "value (seat:seat)", "jumps": "height"}


def unfit(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "en.ftl"
    path.write_text(text, "utf-8")
    return _unfit(ToyFace, sentences(path))


@pytest.mark.parametrize("id", games())
def test_the_games_say_what_their_events_bring(id: str) -> None:
    assert problems(id) == []


def test_a_sentence_that_fits(tmp_path: Path) -> None:
    good = "log-announce-strikes = { $cards }: { $value }\nlog-announce-jumps = { $height }\n"

    assert unfit(tmp_path, good) == []


def test_a_name_that_the_event_does_not_bring(tmp_path: Path) -> None:
    bad = "log-announce-strikes = { $value }{ $number }\nlog-announce-jumps-you = { $height }\n"

    assert unfit(tmp_path, bad) == [
        "log-announce-strikes uses $number, which the event does not bring",
        "jumps has names for its numbers and no sentence",
    ]


def test_a_number_that_no_sentence_uses(tmp_path: Path) -> None:
    bad = "log-announce-strikes = { $cards }\nlog-announce-jumps = { $height }\n"

    assert unfit(tmp_path, bad) == ["strikes brings $value, which no sentence uses"]


def test_calls_are_counted_without_topic_card_and_dice(tmp_path: Path) -> None:
    told = "s.announce('a', card, 1, 2)\ns.throw(2, 6, 'b', 3)\n"
    unknown = "s.announce(topic, 1)\ns.throw(2, 6, 'c', *numbers)\n"
    (tmp_path / "rules.py").write_text(told + unknown)

    assert [(topic, count) for topic, count, _ in calls(tmp_path)] == [("a", 2), ("b", 1)]
