"""`overlord encode`: the numbers that learners get, with their names."""

import json
from pathlib import Path

from overlord.core.registry import game
from tests.cli.conftest import Run


def test_a_deal_as_numbers_with_names(run: Run) -> None:
    text = run("encode", "dark-dealings", "--players", "2", "--step", "5").out

    assert text.startswith("dark-dealings-v1, seat 0: 258 numbers\n")
    assert "  count.hand.1 7\n" in text
    assert " hand.0\n" in text
    assert "  players 2\n" in text


def test_a_position_from_a_file(run: Run, tmp_path: Path) -> None:
    s = game("conan").new(players=2, seed=1)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(s.to_json()))

    told = json.loads(run("encode", "conan", str(file), "--seat", "-1", "--json").out)

    assert (told["seat"], told["game"], told["version"]) == (-1, "conan", 1)
    assert len(told["row"]) == told["width"]
    assert told["runs"][0]["name"] == "card"
    assert told["questions"][told["row"][named(told, "question")] - 1]["prompt"]


def named(told: dict[str, list[dict[str, object]]], name: str) -> int:
    first = next(run["first"] for run in told["runs"] if run["name"] == name)
    assert isinstance(first, int)
    return first


def test_what_the_numbers_mean(run: Run) -> None:
    text = run("encode", "bellum-magica", "--fields").out

    assert "by chair, the observer's first" in text


def test_mistakes_say_what_was_expected(run: Run, tmp_path: Path) -> None:
    assert "from -1 to 3, found 7" in run("encode", "conan", "--seat", "7").err
    nowhere = str(tmp_path / "nowhere.json")
    assert "cannot read a position" in run("encode", "conan", nowhere).err
