"""Old and new weights against each other: who believes what, and that the rest is equal."""

from pathlib import Path

import pytest

from bench import weights as bench
from overlord.core.errors import BadOption
from overlord.games.conan.heuristics import win_curves
from overlord.games.dark_dealings import GAME
from overlord.games.dark_dealings.heuristics import odds, weights
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.overlords_of_infamy.heuristics import odds as infamy_odds
from tools.fit.section import file_of

DARK = "dark-dealings"


@pytest.fixture
def bolder(tmp_path: Path) -> Path:
    """Weights that are sure of a defense."""
    text = file_of(DARK).read_text(encoding="utf-8")
    file = tmp_path / "weights.py"
    file.write_text(text.replace("CARD_ODDS: Final = 0.375", "CARD_ODDS: Final = 9.0"), "utf-8")
    return file


@pytest.mark.pure_only
def test_each_believes_its_own_weights(bolder: Path) -> None:
    s = GAME.new(2, seed=1)
    assert isinstance(s, DarkDealings)
    today = bench.fitted_weights(DARK, file_of(DARK))
    try:
        bench.believe(DARK, bench.fitted_weights(DARK, bolder))
        assert max(odds.walls_of(s.box)) > 9.0
        assert weights.CARD_IN_PLAY == 0.03
    finally:
        bench.believe(DARK, today)
    assert max(odds.walls_of(s.box)) < 9.0


@pytest.mark.pure_only
def test_the_weights_of_today_leave_everything_as_it_is() -> None:
    made, before = infamy_odds.WEIGHTS[:], vars(win_curves.WIN_CURVES["the-final-ritual"]).copy()
    for game in ("overlords-of-infamy", "conan"):
        bench.believe(game, bench.fitted_weights(game, file_of(game)))
    assert made == infamy_odds.WEIGHTS
    assert before == vars(win_curves.WIN_CURVES["the-final-ritual"])


@pytest.mark.pure_only
def test_a_duel_is_played_in_both_seatings(
    bolder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [DARK, "--against", str(bolder), "--games", "2", "--iterations", "2"]
    try:
        assert bench.main([*words, "--option", "mode=hardcore"]) == 0
        with pytest.raises(BadOption):
            bench.main([*words, "--option", "mode=harmless"])
    finally:
        bench.believe(DARK, bench.fitted_weights(DARK, file_of(DARK)))
    assert "of 2 games" in capsys.readouterr().out
