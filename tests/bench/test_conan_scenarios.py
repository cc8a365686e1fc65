"""The measure of Conan's scenarios: who plays whom at which tables, and how that is told."""

import sys
from argparse import Namespace
from pathlib import Path

import pytest

from bench import conan_scenarios
from bench.conan_scenarios import PARTS, main, pairings, tables

SEARCH = "search:iterations=7"


@pytest.mark.parametrize(
    ("part", "sides"),
    [
        ("passing", {("passing", "greedy"), ("greedy", "passing")}),
        ("equals", {("greedy", "greedy")}),
        ("search", {(SEARCH, SEARCH)}),
        ("mixed", {("greedy", SEARCH), (SEARCH, "greedy")}),
    ],
)
def test_each_part_has_its_players(part: str, sides: set[tuple[str, str]]) -> None:
    found = pairings(part, "infernal-pursuit-1", 5, Namespace(iterations=7))

    assert part in PARTS
    assert {(one.overlord, one.opponents) for one in found} == sides
    assert {one.spec(0) for one in found} == {overlord for overlord, _ in sides}
    assert {one.spec(1) for one in found} == {heroes for _, heroes in sides}
    assert {one.seats for one in found} == ({2, 3} if part == "equals" else {2})


def test_all_heroes_take_part_where_that_makes_a_difference() -> None:
    assert tables("the-wrath-of-anu") == [(2, "fewest")]
    assert (2, "most") in tables("in-the-clutches-of-the-picts")


def test_wins_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(conan_scenarios, "heroes_win", lambda _, number: number % 4 == 0)
    words = ["search", "--scenario", "the-wrath-of-anu", "--games", "8", "--iterations", "7"]
    file = tmp_path / "rows.json"
    monkeypatch.setattr(sys, "argv", ["conan_scenarios", *words, "--json", str(file)])

    main()

    row = capsys.readouterr().out.splitlines()[-1]
    assert row.startswith(f"| the-wrath-of-anu | 2 fewest | {SEARCH} | {SEARCH} | 2/8 | 25% |")
    assert '"won": 2' in file.read_text()
