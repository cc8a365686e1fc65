"""The measure of the curve itself: two short games, and a few that are made up."""

import json
import sys
from typing import Any

import pytest

from bench import infamy_curve
from bench.infamy_curve import GAME, Told, main, share, summary
from overlord.games.overlords_of_infamy import schema
from overlord.lab.series import Series

PLAIN = "steal-candy-from-babies"  # Knavery, 2 points
AFTERMATH = "elect-a-ham"  # Villainy


def completed_by(winner: int, *plots: list[str], used: tuple[str, ...] = ()) -> Told:
    """A game of two in 20 turns; the winner has an Infamy of 5, the other of 2."""
    returns = [float(chair == winner) for chair in (0, 1)]
    infamy = [5 if chair == winner else 2 for chair in (0, 1)]
    names = ["waffles", "viletron"]
    return Told(20, 2, 100, 1, names, returns, [20.0, 10.0], infamy, list(plots), list(used))


def test_made_up_games_are_counted() -> None:
    box = schema.BOXES.shipped()
    points = {plot.id: plot.points for plot in box.plots}
    games = [
        completed_by(0, [PLAIN, AFTERMATH], [PLAIN], used=(AFTERMATH,)),
        completed_by(1, [], [PLAIN]),
    ]
    found: Any = summary(Series(GAME, ("greedy", "greedy"), 2, 1), box, games)

    assert found["turns-from-scratch"] == 0.1
    assert found["rounds"] == 10
    assert found["levels"]["knavery"]["completed"] == 3
    assert found["levels"]["villainy"]["points"] == points[AFTERMATH]
    whole = 3 * points[PLAIN] + points[AFTERMATH]
    assert found["levels"]["knavery"]["share-of-points"] == pytest.approx(3 * points[PLAIN] / whole)
    assert found["aftermaths"] == {"in-the-box": 32, "seen": 1, "used": 1}
    assert found["infamy-of-winners"] == {1: 0, 2: 0, 3: 0, 4: 0, 5: 1}
    assert found["overlords"]["waffles"]["share"] == 1
    assert [one["share"] for one in found["seats"]] == [1, 1]
    assert [one["share"] for one in found["in-turn"]] == [1, 1]  # the first player sits at 1


def test_a_share_is_a_multiple_of_what_chance_gives() -> None:
    found = share(30, 100, 4)

    assert found["share"] == pytest.approx(1.2)
    assert found["error"] == pytest.approx(4 * 1.96 * (0.3 * 0.7 / 100) ** 0.5)


def test_games_are_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--players", "random", "--count", "2", "--games", "2", "--option", "events=3"]
    monkeypatch.setattr(sys, "argv", ["infamy_curve", *words, "--json"])

    assert main() == 0
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert "2 of 2 games" in printed.err
    assert found["games"] == 2
    assert found["won"] == 1
    assert found["rounds"] > 3
    assert found["turns-from-scratch"] > 0  # random players try everything
    assert "from scratch" in infamy_curve.text(found)
