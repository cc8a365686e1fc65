"""A series of games counts the same however it is split."""

import pytest

from overlord.core.errors import OverlordError
from overlord.core.state import State
from overlord.lab import series as series_module
from overlord.lab.series import Series, play_all, seatings
from overlord.lab.simulate import mean_and_error, simulate, wilson
from overlord.parallel import chunks
from overlord.players.base import Player
from overlord.players.play_game import play_game


def silent(done: int) -> None:
    """Nobody wants to know."""


def a_series(*players: str, games: int = 6, seed: int = 1, rotate: bool = True) -> Series:
    return Series("dark-dealings", players or ("random", "random"), games, seed, rotate=rotate)


def test_the_same_seed_gives_the_same_games() -> None:
    assert play_all(a_series(), 1, silent) == play_all(a_series(), 1, silent)
    assert play_all(a_series(), 1, silent) != play_all(a_series(seed=2), 1, silent)


def test_any_number_of_processes_counts_the_same() -> None:
    series = a_series("greedy", "random", "random", games=11)
    told: list[int] = []
    alone, together = play_all(series, 1, silent), play_all(series, 2, told.append)
    assert alone == together
    assert [one.number for one in together] == list(range(11))
    assert told[-1] == 11
    assert told == sorted(told)


def test_all_games_of_a_series_differ() -> None:
    games = play_all(a_series(games=20), 1, silent)
    assert len({one.seed for one in games}) == 20


def test_each_deal_is_played_once_in_every_seating() -> None:
    games = play_all(a_series("random", "random", "greedy", games=6), 1, silent)
    assert [one.specs.index("greedy") for one in games] == [2, 0, 1, 2, 0, 1]
    assert len({one.seed for one in games[:3]}) == 1
    assert games[0].seed != games[3].seed


@pytest.mark.parametrize(
    ("players", "ways"),
    [(("a", "a"), 1), (("a", "b"), 2), (("a", "b", "a", "b"), 2), (("a", "b", "c"), 3)],
)
def test_seatings_that_are_the_same_count_once(players: tuple[str, ...], ways: int) -> None:
    assert len(seatings(a_series(*players))) == ways
    assert seatings(a_series(*players, rotate=False)) == [players]


def test_a_report_adds_up() -> None:
    report = simulate(a_series("greedy", "random", games=10), 1, silent)
    assert sum(row.wins for row in report.players) == pytest.approx(10)
    assert sum(row.wins for row in report.by_seat) == pytest.approx(10)
    assert [row.name for row in report.players] == ["greedy", "random"]
    assert [row.played for row in report.by_seat] == [10, 10]
    assert report.decisions == pytest.approx(10 * report.decisions_per_game)
    for row in report.players:
        assert row.win_interval[0] <= row.win_rate <= row.win_interval[1]
        assert row.score_interval[0] <= row.mean_score <= row.score_interval[1]


def test_a_crash_in_one_game_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def sometimes(state: State, players: list[Player], bound: int) -> int:
        calls.append(bound)
        if len(calls) == 3:
            raise ZeroDivisionError("a fault of the rules")
        return play_game(state, players, bound)

    whole = simulate(a_series(games=5), 1, silent)
    monkeypatch.setattr(series_module, "play_game", sometimes)
    report = simulate(a_series(games=5), 1, silent)
    [error] = report.errors
    assert error["game"] == 2
    assert error["message"] == "ZeroDivisionError: a fault of the rules"
    assert error["seed"] == str(play_all(a_series(games=5), 1, silent)[2].seed)
    assert report.by_seat[0].played == 4
    assert whole.errors == []


@pytest.mark.parametrize(
    ("series", "sentence"),
    [
        (a_series(games=0), "at least one game"),
        (a_series(seed=-1), "a seed is a whole number"),
        (a_series("random", "genius"), "there is no player 'genius'"),
        (Series("chess", ("random",), 1, 1), "there is no game 'chess'"),
        (Series("dark-dealings", ("random",) * 7, 1, 1), "1 to 6 players, not 7"),
        (Series("dark-dealings", ("random",) * 2, 1, 1, {"mode": "soft"}), "not 'soft'"),
        (Series("dark-dealings", ("random",) * 2, 1, 1, box="/nowhere.toml"), "/nowhere.toml"),
    ],
)
def test_what_cannot_be_played_is_said_before_it_begins(series: Series, sentence: str) -> None:
    with pytest.raises(OverlordError, match=sentence):
        simulate(series, 1, silent)


def test_chunks_cover_all_games_once() -> None:
    for games in (1, 2, 7, 100):
        for jobs in (2, 3, 16):
            parts = chunks(list(range(games)), jobs, 5)
            assert [number for part in parts for number in part] == list(range(games))
            assert max(len(part) for part in parts) <= 5


def test_intervals() -> None:
    low, high = wilson(1.0, 20)  # 20 of 20 is not certainty
    assert (round(low, 3), round(high, 3)) == (0.839, 1.0)
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0.0, 0) == (0.0, 1.0)
    mean, error = mean_and_error([1.0, 3.0] * 50)
    assert (mean, round(error, 3)) == (2.0, 0.197)
    assert mean_and_error([]) == (0.0, 0.0)
    assert mean_and_error([4.0]) == (4.0, 0.0)
