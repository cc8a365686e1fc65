"""The measure of the castles of Bellum Magica: games that are made up, and some short ones."""

import json
import sys
from typing import Any

import pytest

from bench import magica_castles
from bench.magica_castles import GAME, Told, main, play_one, summary
from overlord.core.registry import game
from overlord.core.state import State
from overlord.lab.series import Series
from overlord.players.play_game import play_game

SERIES = Series(GAME, ("random", "random"), 2, 1)


def told(winner: int, days: int, captain: int) -> Told:
    """A game of two, won with 20 treasure against 10."""
    returns = [float(seat == winner) for seat in (0, 1)]
    treasure = [20 if seat == winner else 10 for seat in (0, 1)]
    return Told(days, captain, ["moldwater", "cinderhall"], returns, treasure, [6, 4])


def test_made_up_games_are_counted() -> None:
    games = [told(0, 10, captain=1), told(0, 14, captain=0), told(1, 12, captain=1)]
    found: Any = summary(SERIES, "box", games)

    assert found["days"]["value"] == 12
    assert found["days"]["error"] == pytest.approx(1.96 * 2 / 3**0.5)
    assert (found["shortest"], found["longest"]) == (10, 14)
    assert (found["treasure"], found["treasure-of-the-richest"], found["chests"]) == (15, 20, 5)
    assert found["castles"]["moldwater"]["value"] == pytest.approx(4 / 3)
    assert found["castles"]["cinderhall"]["games"] == 3
    assert found["seats"]["2"]["value"] == pytest.approx(2 / 3)
    first, second = found["from-the-first-captain"].values()
    assert (first["value"], second["value"]) == pytest.approx((4 / 3, 2 / 3))


@pytest.mark.parametrize("number", range(4))
def test_a_game_is_told_as_it_ended(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    ended: list[Any] = []

    def keep(state: State, *rest: Any) -> None:
        play_game(state, *rest)
        ended.append(state)

    monkeypatch.setattr(magica_castles, "play_game", keep)
    one = play_one(SERIES, game(GAME).setup(2, {}, None), number)

    facts = ended[0].facts(-1)
    assert one.days == facts["day"]
    assert one.captain == (facts["captain"] - facts["day"] + 1) % 2  # it goes to the left each day
    assert {castle: seat for seat, castle in enumerate(one.castles)} == facts["lords"]
    assert one.chests == facts["chests"]
    assert one.treasure == [ended[0].facts(seat)["treasure"] for seat in (0, 1)]


def test_games_are_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--players", "random", "--count", "3", "--games", "2"]
    monkeypatch.setattr(sys, "argv", ["magica_castles", *words, "--json"])

    assert main() == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert len(found["seats"]) == 3
