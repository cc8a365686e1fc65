"""Fits of what bots believe: weights are found, written, and stand as the fit writes them."""

from pathlib import Path

import numpy as np
import pytest

import overlord
from overlord.core.playout import play_well
from overlord.core.rng import seeded_rng
from overlord.games.dark_dealings.heuristics import odds as dark_odds
from overlord.games.dark_dealings.heuristics.evaluate import drafting
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.overlords_of_infamy.heuristics import odds, weights
from overlord.lab.series import Series
from tools.fit import __main__ as fit
from tools.fit import conan, dark_dealings
from tools.fit.games import Noted, Position, play_one
from tools.fit.logistic import errors, fit_weights, loss
from tools.fit.overlords_of_infamy import ODDS, RECIPE
from tools.fit.section import file_of, section, section_of, values_of, write


def test_weights_that_made_the_outcome_are_found() -> None:
    luck = np.random.default_rng(1)
    features = luck.normal(size=(20_000, 3))
    true = np.array([1.0, -0.5, 0.0])
    won = (luck.random(20_000) < 1 / (1 + np.exp(-features @ true))).astype(float)

    found = fit_weights(features, won)
    assert found == pytest.approx(true, abs=0.06)
    spread = errors(features, features @ found, won, np.arange(20_000))
    assert np.all(np.abs(found - true) < 4 * spread)
    assert np.all((spread > 0.01) & (spread < 0.03))
    assert loss(features @ found, won) < loss(features @ np.zeros(3), won)
    assert loss(np.zeros(3), np.array([0.0, 1.0, 1.0])) == pytest.approx(np.log(2))


def test_positions_of_one_game_count_once() -> None:
    luck = np.random.default_rng(1)
    features = luck.normal(size=(500, 1))
    won = (luck.random(500) < 0.5).astype(float)
    once = errors(features, np.zeros(500), won, np.arange(500))
    fourfold = errors(
        features.repeat(4, axis=0), np.zeros(2000), won.repeat(4), np.arange(500).repeat(4)
    )
    assert fourfold == pytest.approx(once, rel=0.02)


@pytest.mark.parametrize("game", fit.GAMES)
def test_sections_are_as_the_fit_writes_them(game: str) -> None:
    text = file_of(game).read_text(encoding="utf-8")
    assert section_of(game, text) == section(fit.recipe(game).groups(), values_of(file_of(game)))


def test_the_names_are_those_of_the_odds_in_their_order() -> None:
    assert [getattr(weights, constant.name) for constant in ODDS] == odds.WEIGHTS


def test_a_game_is_noted_at_the_ends_of_turns() -> None:
    options = {"overlords": "drawn", "events": "3"}
    series = Series("overlords-of-infamy", ("greedy", "greedy"), 1, 3, options)
    noted = play_one(series, RECIPE.moment, RECIPE.note, 0)

    assert noted.won in (0.0, 1.0)
    rows = [one.features for one in noted.positions if one.model == "odds"]
    assert len(rows) > 6
    assert {len(row) for row in rows} == {len(ODDS)}
    turns = [row[[one.name for one in ODDS].index("TURN_ODDS")] for row in rows]
    assert set(turns) == {1.0, -1.0}
    assert play_one(series, RECIPE.moment, RECIPE.note, 0) == noted


def test_features_of_a_siege_are_what_it_is_judged_by() -> None:
    """At every answer of a game, weights times features are the odds that a search believes."""
    model = next(one for one in dark_dealings.RECIPE.models if one.name == "siege")
    now = np.array(model.weights(values_of(file_of("dark-dealings"))))
    s = overlord.game("dark-dealings").new(2, seed=4)
    assert isinstance(s, DarkDealings)
    rng = seeded_rng(1)
    seen = 0
    while not s.over:
        if not drafting(s):
            most = dark_dealings.longest(s)
            for seat in range(2):
                features = np.array(dark_dealings.of_siege(s, seat, most))
                assert features @ now == pytest.approx(dark_odds.siege_odds(s, seat, most))
                seen += 1
        play_well(s, rng)
    assert seen > 20


def test_a_fit_runs_to_its_end_and_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "weights.py"
    copy.write_text(file_of("bellum-magica").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(fit, "file_of", lambda _: copy)
    assert fit.main(["bellum-magica", "--games", "5"]) == 0
    before = values_of(copy)
    assert fit.main(["bellum-magica", "--games", "5", "--write"]) == 0

    after = values_of(copy)
    assert {name for name in before if before[name] != after[name]} == {"WIN_SLOPE"}
    assert "5 games" in capsys.readouterr().err


def test_lists_and_tables_are_written_and_read_again(tmp_path: Path) -> None:
    model = next(one for one in dark_dealings.RECIPE.models if one.name == "siege")
    wanted = [i / 8 for i in range(len(model.weights(values_of(file_of("dark-dealings")))))]
    copy = tmp_path / "weights.py"
    copy.write_text(file_of("dark-dealings").read_text(encoding="utf-8"), encoding="utf-8")
    groups = dark_dealings.RECIPE.groups()
    write("dark-dealings", copy, groups, values_of(copy) | model.values(wanted))
    assert model.weights(values_of(copy)) == wanted
    assert values_of(copy)["CLASS_ODDS"] == [*wanted[7:12], 0.0]


def test_the_usual_course_of_a_scenario_is_found() -> None:
    """The heroes gain 20 points a turn, and a point beyond that counts 0.05."""
    luck = np.random.default_rng(1)
    games = []
    for number in range(600):
        ahead = luck.normal(scale=30)
        won = float(luck.random() > 1 / (1 + np.exp(-0.05 * ahead)))  # by the Overlord
        rows = [Position("any", [float(turn), 20.0 * turn + ahead], 0.0) for turn in range(4)]
        games.append(Noted(number, rows, won))
    usual = conan.usual_leads(games)
    assert usual == pytest.approx([0, 20, 40, 60], abs=5)
    offset, slope = conan.curve(games, usual)
    assert slope == pytest.approx(0.05, abs=0.01)
    assert offset == pytest.approx(0.0, abs=0.4)


def test_where_one_side_always_wins_nothing_is_fitted() -> None:
    games = [Noted(i, [Position("any", [0.0, float(i)], 0.0)], 1.0) for i in range(40)]
    assert conan.curve(games, [0]) == (-conan.SURE, conan.UNKNOWN_SLOPE)
