"""Checks for authors: one call that checks a game, and two commands."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from overlord import testing
from overlord.core.conformance.referee import Summary, tables
from overlord.core.game import Game
from overlord.core.setup import Setup
from overlord.testing import check_game, random_game, soak
from tests.toys import ambush, banquet, broken, cellar


def test_an_author_checks_a_game_with_one_call() -> None:
    summary = check_game(banquet.GAME, games=2, players=3)

    assert summary.games == 4
    assert summary.decisions == 4 * 9


def test_a_random_game_is_over_and_the_same_each_time() -> None:
    one = random_game(cellar.GAME, 3, 5, stash=1)
    two = random_game(cellar.GAME, 3, 5, stash="1")

    assert one.over
    assert one.digest() == two.digest()
    assert one.digest() != random_game(cellar.GAME, 3, 6, stash=1).digest()


def test_digests_have_a_line_for_each_table() -> None:
    lines = testing.digests(ambush.GAME, 2)

    assert [line.split()[:3] for line in lines[:4]] == [
        ["toy-ambush", "2", "coins=3"],
        ["toy-ambush", "2", "coins=0"],
        ["toy-ambush", "2", "coins=5"],
        ["toy-ambush", "3", "coins=3"],
    ]
    assert all(re.fullmatch("[0-9a-f]{64}", line.split()[3]) for line in lines)
    assert lines == testing.digests(ambush.GAME, 2)
    assert lines != testing.digests(ambush.GAME, 3)


def test_the_command_prints_the_digests_of_what_is_installed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert testing.main(["digests", "--games", "1"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("dark-dealings 1 ") for line in lines) == 10
    assert sum(line.startswith("dark-dealings 4 ") for line in lines) == 2


def test_soaking_ends_with_a_summary() -> None:
    told: list[str] = []

    assert soak([banquet.GAME], 1.3, 7, told.append) == 0
    assert "games" in told[-1]
    assert any(line.startswith("\r") for line in told)


def test_soaking_ends_after_that_many_games_of_each_game() -> None:
    told: list[str] = []

    assert soak([banquet.GAME, cellar.GAME], 60, 7, told.append, games=5, every=100) == 0
    lines = told[-1].split("\n")
    assert re.match(r"toy-banquet at \d+ tables: 5 games, ", lines[1])
    assert re.match(r"toy-cellar at \d+ tables: 5 games, ", lines[2])
    assert re.match(r"\d+ s: 10 games, ", lines[3])


def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, str, int]]:
    """What a soak plays from now on, without playing it."""
    games: list[tuple[str, int, str, int]] = []

    def note(game: Game, setup: Setup, seed: int, _: int, summary: Summary) -> None:
        games.append((game.id, setup.players, str(setup.options), seed))
        summary.games += 1

    monkeypatch.setattr(testing, "observe", note)
    return games


def test_soaking_meets_every_seat_count_and_variant_of_each_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = seen(monkeypatch)
    there = [list(tables(game)) for game in (ambush.GAME, cellar.GAME)]
    most = max(map(len, there))

    soak([ambush.GAME, cellar.GAME], 60, 7, print, games=most)

    for setups in there:
        wanted = {(one.game.id, one.players, str(one.options), 7) for one in setups}
        assert len(wanted) == len(setups)
        assert wanted <= set(games)
    assert len(set(games)) == len(games) == 2 * most  # no game is played twice


def test_soaking_goes_on_from_its_counts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    games = seen(monkeypatch)
    file = tmp_path / "counts.json"
    soak([cellar.GAME], 60, 7, print, games=9)
    whole = games.copy()
    games.clear()

    for goal in (4, 4, 9):
        assert soak([cellar.GAME], 60, 7, print, games=goal, counts=file) == 0

    assert games == whole
    assert json.loads(file.read_text())["counts"]["toy-cellar"]["games"] == 9


def test_counts_of_another_run_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "counts.json"
    words = ["soak", "--game", "dark-dealings", "--games", "0", "--counts", str(file)]
    assert testing.main(words) == 0

    with pytest.raises(SystemExit):
        testing.main([*words, "--every", "500"])

    assert "counts games of every 8, not 500" in capsys.readouterr().err


def test_the_command_soaks_for_a_number_of_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["soak", "--game", "dark-dealings", "--games", "3", "--every", "500"]

    assert testing.main(words) == 0
    assert re.search(r"\b3 games", capsys.readouterr().err)


def test_soaking_stops_at_a_breach() -> None:
    told: list[str] = []

    assert soak([broken.BrokenCellar(broken.Lose())], 60, 7, told.append) == 1
    assert "nothing is lost" in told[0]
    assert "seed=7" in told[0]


def test_soaking_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(testing, "observe", interrupted)
    told: list[str] = []

    assert soak([banquet.GAME], 60, 7, told.append) == 130
    assert "0 games" in told[-1]


def test_the_command_soaks() -> None:
    command = [sys.executable, "-m", "overlord.testing", "soak", "--hours", "0.0001"]
    done = subprocess.run(
        [*command, "--game", "dark-dealings"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0
    assert "laws held" in done.stderr


def test_a_game_that_is_not_installed_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        testing.main(["soak", "--game", "no-such-game"])

    assert "invalid choice" in capsys.readouterr().err


def test_a_seed_out_of_range_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        testing.main(["soak", "--seed", "-1"])

    assert "a whole number from 0 to" in capsys.readouterr().err
