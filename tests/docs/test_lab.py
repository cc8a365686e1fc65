"""Balance reports: each game has an experiment, and the site carries a short report of it."""

from pathlib import Path

import pytest

from overlord.core.registry import games
from overlord.lab.balance import balance, work
from overlord.lab.experiment import read_experiment
from overlord.lab.report import html
from tests.docs.pages import ROOT
from tools import documentation

FOLDER = ROOT / "docs/lab"


@pytest.mark.parametrize("game", games())
def test_every_game_has_an_experiment(game: str) -> None:
    experiment = read_experiment(FOLDER / f"{game}.toml")

    assert experiment.game == game
    assert work(experiment) >= experiment.games


def test_an_experiment_is_shortened_in_its_games_alone(tmp_path: Path) -> None:
    source = FOLDER / "bellum-magica.toml"
    short = tmp_path / source.name
    short.write_text(documentation.shorten(source.read_text("utf-8"), 12), "utf-8")
    before, after = read_experiment(source), read_experiment(short)

    assert (after.games, after.ladder_games) == (12, 6)
    assert (after.seed, after.ladder, after.seats) == (before.seed, before.ladder, before.seats)


def test_a_report_needs_nothing_else(tmp_path: Path) -> None:
    short = tmp_path / "bellum-magica.toml"
    source = (FOLDER / short.name).read_text("utf-8")
    short.write_text(documentation.shorten(source, 4), "utf-8")

    page = html(balance(read_experiment(short), 1, lambda _: None, "en"), "en")

    assert "4 games for 4 with greedy in every seat, from seed 2026." in page
    assert len(page) < 300_000
    assert "<script" not in page
    assert " style=" not in page  # the site moves the one <style> into a file
    assert "http" not in page
