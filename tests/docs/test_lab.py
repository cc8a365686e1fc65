"""Each game has an experiment and the report that it makes."""

from pathlib import Path

import pytest

from overlord.core.registry import games
from overlord.lab.balance import work
from overlord.lab.experiment import read_experiment
from overlord.words import Words

FOLDER = Path(__file__).parents[2] / "docs/lab"


@pytest.mark.parametrize("game", games())
def test_every_game_has_an_experiment_and_its_report(game: str) -> None:
    experiment = read_experiment(FOLDER / f"{game}.toml")
    assert experiment.game == game
    assert work(experiment) >= experiment.games
    page = (FOLDER / f"{game}.html").read_text("utf-8")
    assert Words("en", game).title() in page
    assert f"{experiment.games} games for {experiment.seats}" in page.replace(",", "")
    assert f"from seed {experiment.seed}." in page
    assert len(page) < 300_000
    assert "<script" not in page
    assert "http" not in page
