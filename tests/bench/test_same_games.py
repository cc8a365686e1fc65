"""The comparison of games under two versions: it finds what differs and nothing else."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bench import same_games
from bench.same_games import Moment, differences, moments, records_in

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests/games/conan/golden/for-CO-C48.json"


def test_a_game_has_a_moment_for_each_answer_and_one_for_its_end() -> None:
    found = list(moments(RECORD))
    options, answer, _position = found[0]
    assert answer[0] in [seat for seat, _ in options]
    assert answer[1] in dict(options)[answer[0]]
    assert found[-1].options == []
    assert set(found[-1].answer) == {"places", "scores", "breakdown"}


def test_records_are_found_by_game() -> None:
    assert RECORD in records_in(ROOT, ["conan"])
    assert RECORD not in records_in(ROOT, ["dark-dealings"])
    assert RECORD in records_in(ROOT, [])


@pytest.mark.parametrize(
    ("changes", "differ"), [({}, 0), ({"options": []}, 1), ({"answer": (0, 0)}, 1)]
)
def test_a_changed_moment_is_counted(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], differ: int
) -> None:
    played = list(moments(RECORD))[:5]
    theirs = [played[0]._replace(**changes), *played[1:]]

    def other_moments(_folder: Path, _file: Path) -> Iterator[Moment]:
        return iter(theirs)

    monkeypatch.setattr(same_games, "theirs", other_moments)
    monkeypatch.setattr(same_games, "moments", lambda _file: iter(played))
    assert differences(ROOT, RECORD) == (5, differ)


def test_another_position_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    played = list(moments(RECORD))[:5]
    mixed = [played[1]._replace(options=played[0].options, answer=played[0].answer), *played[1:]]
    monkeypatch.setattr(same_games, "theirs", lambda _folder, _file: iter(mixed))
    monkeypatch.setattr(same_games, "moments", lambda _file: iter(played))
    assert differences(ROOT, RECORD) == (5, 1)


def test_a_game_that_ends_earlier_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    played = list(moments(RECORD))[:5]
    monkeypatch.setattr(same_games, "theirs", lambda _folder, _file: iter(played[:3]))
    monkeypatch.setattr(same_games, "moments", lambda _file: iter(played))
    assert differences(ROOT, RECORD) == (5, 2)
