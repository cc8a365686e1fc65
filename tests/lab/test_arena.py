"""A round robin is fair, goes on where it stopped, and finds who is stronger."""

import json
import math
from collections import Counter
from pathlib import Path

import pytest

from overlord.core.errors import OverlordError
from overlord.lab import arena as module
from overlord.lab.arena import Arena, BadArena, arena, mixes, round_robin
from overlord.lab.ratings import elo_ratings, wins
from overlord.lab.series import Played, Series

EACH = [0, 1, 2, 3]  # four sides


def silent(done: int) -> None:
    """Nobody wants to know."""


def table(game: str = "dark-dealings", seats: int = 2, games: int = 8, **options: str) -> Series:
    return Series(game, ("random",) * seats, games, 3, options)


def run(path: Path, series: Series, jobs: int = 1) -> Arena:
    return arena(series, path, jobs, silent)


@pytest.mark.parametrize(
    ("specs", "sides", "count"),
    [
        (["a", "b"], [0, 1], 2),
        (["a", "b", "c"], [0, 1], 6),
        (["a", "b"], EACH, 2),
        (["a", "b", "c"], EACH, 12),
        (["a", "b", "c", "d", "e"], EACH, 20),
        (["a", "b"], [0, 1, 1, 1], 2),
    ],
)
def test_everybody_sits_everywhere_equally_often(
    specs: list[str], sides: list[int], count: int
) -> None:
    found = mixes(specs, sides)
    assert len(found) == len(set(found)) == count
    for seat in range(len(sides)):
        times = Counter(mix[seat] for mix in found)
        assert len(times) == len(specs)
        assert len(set(times.values())) == 1
    for mix in found:
        assert len(set(mix)) > 1
        for seat, side in enumerate(sides):
            assert mix[seat] == mix[sides.index(side)]


def test_each_deal_is_played_in_every_seating() -> None:
    series = round_robin(table(games=7), ["greedy", "random", "greedy:blind=keep-hero"])
    assert series.games == 12  # two whole deals of six seatings


def test_sides_of_conan_change() -> None:
    series = round_robin(table("conan", 3), ["greedy", "random"])
    assert set(series.mixes) == {("greedy", "random", "random"), ("random", "greedy", "greedy")}


def test_a_run_that_was_cut_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    series = round_robin(table(), ["random", "greedy:blind=keep-hero"])
    whole = run(tmp_path / "whole", series)
    lines = (tmp_path / "whole").read_text().splitlines(keepends=True)
    assert len(lines) == 1 + series.games

    cut = tmp_path / "cut"
    cut.write_text("".join(lines[:4]) + lines[4][:20])
    played: list[int] = []
    again = arena(series, cut, 1, played.append)
    assert again == whole
    assert played == [3, 4, 5, 6, 7, 8]
    assert sorted(cut.read_text().splitlines()) == sorted(line.rstrip() for line in lines)


def test_more_games_are_added(tmp_path: Path) -> None:
    path = tmp_path / "games"
    run(path, round_robin(table(games=4), ["random", "greedy"]))
    before = path.read_text()
    found = run(path, round_robin(table(games=8), ["random", "greedy"]))
    assert found.games == 8
    assert path.read_text().startswith(before)
    assert run(path, round_robin(table(games=4), ["random", "greedy"])).games == 4


def test_any_number_of_processes_gives_the_same(tmp_path: Path) -> None:
    series = round_robin(table(games=6), ["random", "greedy"])
    assert run(tmp_path / "a", series, 1) == run(tmp_path / "b", series, 2)


def test_who_is_stronger_is_rated_higher(tmp_path: Path) -> None:
    found = run(tmp_path / "games", round_robin(table(games=20), ["random", "greedy"]))
    assert [one.player for one in found.players] == ["greedy", "random"]
    strong, weak = found.players
    assert strong.rating is not None
    assert weak.rating is not None
    assert strong.rating_interval is not None
    assert weak.rating_interval is not None
    assert strong.rating + weak.rating == pytest.approx(2000)
    assert strong.rating_interval[0] > weak.rating_interval[1]
    assert sum(one.win_rate for one in found.players) == pytest.approx(1)
    assert [pair.met for pair in found.pairs] == [20, 20]
    assert sum(pair.share for pair in found.pairs) == pytest.approx(1)
    json.dumps(found.as_json())


def test_without_choix_there_are_no_ratings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> None:
        raise ImportError

    monkeypatch.setattr(module, "elo_ratings", missing)
    found = run(tmp_path / "games", round_robin(table(), ["random", "greedy"]))
    assert [one.rating for one in found.players] == [None, None]


def game(number: int, specs: tuple[str, ...], places: tuple[int, ...]) -> Played:
    returns = tuple(float(place == 1) for place in places)
    return Played(number, 0, specs, 1, returns, places, places)


def test_sides_count_once_and_equal_places_are_half_a_win() -> None:
    heroes = game(0, ("a", "b", "b", "b"), (1, 2, 2, 2))
    assert wins([heroes], ["a", "b"], [0, 1, 1, 1]) == [[0, 1], [0, 0]]
    tie = game(0, ("a", "b"), (1, 1))
    assert wins([tie], ["a", "b"], [0, 1]) == [[0, 0.5], [0.5, 0]]
    four = game(0, ("a", "b", "a", "c"), (1, 2, 3, 4))
    assert wins([four], ["a", "b", "c"], EACH) == [[0, 1, 2], [1, 0, 1], [0, 0, 0]]


def test_ratings_are_those_of_elo() -> None:
    """Three wins of four are 200 points, less the little that the prior takes away."""
    deals = [[game(n, ("a", "b"), (1, 2) if n % 4 else (2, 1))] for n in range(400)]
    (first, low, high), (second, _, _) = elo_ratings(deals, ["a", "b"], [0, 1])
    assert first - second == pytest.approx(400 * math.log10(3), abs=1)
    assert high - low == pytest.approx(2 * 1.96 * 173.7 / 2 / math.sqrt(400 * 3 / 16), rel=0.1)


def test_twenty_of_twenty_is_no_certainty() -> None:
    deals = [[game(n, ("a", "b"), (1, 2))] for n in range(20)]
    [(_, low, high), _] = elo_ratings(deals, ["a", "b"], [0, 1])
    assert high - low > 300


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello\n", "expected the results of an arena"),
        ('{"type": "arena", "game": "conan"}\n', "holds another arena: its game is conan"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "games"
    path.write_text(text)
    with pytest.raises(BadArena, match=sentence):
        run(path, round_robin(table(), ["random", "greedy"]))
    assert path.read_text() == text


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games"
    series = round_robin(table(games=2), ["random", "greedy"])
    run(path, series)
    path.write_text(path.read_text() + "{}\n")
    with pytest.raises(BadArena, match="games, line 4: expected a game"):
        run(path, series)


@pytest.mark.parametrize(
    ("specs", "seats", "sentence"),
    [
        (["random"], 2, "at least two different players, found random"),
        (["random", "random"], 2, "at least two different players"),
        (["random", "genius"], 2, "there is no player 'genius'"),
        (["random", "greedy"], 1, "at least two seats"),
        (["random", "greedy"], 9, "1 to 6 players, not 9"),
    ],
)
def test_what_is_no_arena_is_said_before_it_begins(
    specs: list[str], seats: int, sentence: str
) -> None:
    with pytest.raises(OverlordError, match=sentence):
        module.usual_path(round_robin(table(seats=seats), specs))
