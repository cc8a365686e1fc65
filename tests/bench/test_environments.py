"""Environments side by side: rows of ours are measured, and what fails says so."""

import pytest

from bench import environments
from bench.environments import Rate, line, measure


def test_ours_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        (environments.ours, "dark-dealings", 2, 4),
        (environments.ours_single, "dark-dealings", 2, 1),
        (environments.openspiel, "tic_tac_toe", 2, 2),
    ]
    monkeypatch.setattr(environments, "plan", lambda: rows)

    found = measure(0.05, [], lambda _: None)

    assert [(row.engine, row.tables) for row in found] == [
        ("overlord batch", 4),
        ("overlord aec", 1),
        ("OpenSpiel vector env", 2),
    ]
    assert [row.actions for row in found] == [113, 113, 9]
    assert all(row.wall > 0 and row.cpu > 0 and not row.problem for row in found)


def test_what_is_not_installed_is_a_row_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "plan", lambda: [(environments.classic, "none_v1", 2, 1)])
    told: list[str] = []

    [row] = measure(0.05, [], told.append)
    assert measure(0.05, ["pgx", "chess"], told.append) == []

    assert row.problem.startswith("ModuleNotFoundError")
    assert told == [line(row)]
    assert line(Rate("a", "b", 5, 2, 1000.4, 999.6)) == "| a | b | 5 | 2 | 1,000 | 1,000 |"
