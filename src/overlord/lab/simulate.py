"""Simulation of many games: wins and scores by player and by seat."""

import math
import time
from dataclasses import dataclass

from overlord.lab.series import (
    Measurement,
    Played,
    Progress,
    Series,
    about,
    errors_of,
    play_all,
    setup_of,
)

NORMAL = 1.96  # 95 % of a bell curve lie within so many standard deviations


@dataclass(frozen=True)
class Row:
    """Results of a player, or of a seat, in the games it played."""

    name: str
    played: int
    wins: float  # a shared victory counts as its share
    win_rate: float
    win_interval: tuple[float, float]
    mean_score: float
    score_interval: tuple[float, float]


@dataclass(frozen=True)
class Report(Measurement):
    """All that `overlord simulate --json` prints."""

    seed: int
    rotate: bool
    games: int
    decisions: int
    decisions_per_game: float
    seconds: float
    decisions_per_second: float
    players: list[Row]
    by_seat: list[Row]
    errors: list[dict[str, object]]


def simulate(series: Series, jobs: int, progress: Progress, on: str = "cores") -> Report:
    """Play a series. Everything but the seconds depends on the series alone."""
    setup = setup_of(series)
    start = time.perf_counter()
    played = play_all(series, jobs, progress, on)
    seconds = time.perf_counter() - start
    whole = [one for one in played if not one.error]
    decisions = sum(one.decisions for one in whole)
    specs = list(dict.fromkeys(series.players))
    return Report(
        **about(setup),
        seed=series.seed,
        rotate=series.rotate,
        games=series.games,
        decisions=decisions,
        decisions_per_game=decisions / len(whole) if whole else 0.0,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        players=[_row(spec, _of_spec(whole, spec)) for spec in specs],
        by_seat=[_row(str(seat), _of_seat(whole, seat)) for seat in range(setup.players)],
        errors=errors_of(played),
    )


Got = tuple[float, float]  # return and score


def _of_spec(played: list[Played], spec: str) -> list[Got]:
    return [
        (one.returns[seat], one.scores[seat])
        for one in played
        for seat, name in enumerate(one.specs)
        if name == spec
    ]


def _of_seat(played: list[Played], seat: int) -> list[Got]:
    return [(one.returns[seat], one.scores[seat]) for one in played]


def _row(name: str, got: list[Got]) -> Row:
    returns = [pair[0] for pair in got]
    scores = [pair[1] for pair in got]
    rate = sum(returns) / len(returns) if returns else 0.0
    score, error = mean_and_error(scores)
    around = (score - error, score + error)
    return Row(name, len(got), sum(returns), rate, wilson(rate, len(got)), score, around)


def wilson(rate: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson), which is honest for 20 wins out of 20, too."""
    if not count:
        return 0.0, 1.0
    square = NORMAL * NORMAL
    middle = rate + square / (2 * count)
    width = NORMAL * math.sqrt(rate * (1 - rate) / count + square / (4 * count * count))
    whole = 1 + square / count
    return max((middle - width) / whole, 0.0), min((middle + width) / whole, 1.0)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval (as if the values were independent)."""
    count = len(values)
    if not count:
        return 0.0, 0.0
    mean = sum(values) / count
    if count == 1:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, NORMAL * math.sqrt(variance / count)
