"""The tool that fits the odds of Overlords of Infamy."""

from pathlib import Path

import numpy as np
import pytest

from overlord.games.overlords_of_infamy import odds
from overlord.lab.series import Series
from tools import fit_infamy
from tools.fit_infamy import NAMES, fitted, loss, note, write


def test_weights_that_made_the_outcome_are_found() -> None:
    luck = np.random.default_rng(1)
    features = luck.normal(size=(20_000, 3))
    true = np.array([1.0, -0.5, 0.0])
    won = (luck.random(20_000) < 1 / (1 + np.exp(-features @ true))).astype(float)

    found = fitted(features, won)
    assert found == pytest.approx(true, abs=0.06)
    assert loss(features @ found, won) < loss(features @ np.zeros(3), won)
    assert loss(np.zeros(3), np.array([0.0, 1.0, 1.0])) == pytest.approx(np.log(2))


def test_the_names_are_those_of_the_odds_in_their_order() -> None:
    assert [getattr(odds, name) for name in NAMES] == odds.WEIGHTS


def test_a_game_is_noted_at_the_ends_of_turns() -> None:
    series = Series(
        "overlords-of-infamy", ("greedy", "greedy"), 1, 3, {"overlords": "drawn", "events": "3"}
    )
    noted = note(series, 0)

    assert noted.won in (0.0, 1.0)
    assert len(noted.features) == len(noted.leads) > 6
    assert {len(row) for row in noted.features} == {len(NAMES)}
    turns = [row[NAMES.index("TURN")] for row in noted.features]
    assert set(turns) == {1.0, -1.0}
    assert note(series, 0) == noted


def test_weights_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "odds.py"
    copy.write_text(fit_infamy.ODDS.read_text())
    monkeypatch.setattr(fit_infamy, "ODDS", copy)
    write(np.arange(len(NAMES), dtype=np.float64) + np.float64(0.5))

    text = copy.read_text()
    assert "\nPOINT: Final = 0.500\n" in text
    assert "\nLATE_POINT: Final = 1.500  # more, as" in text
