"""Shares and means with intervals, and what is believed."""

import math

import pytest

from overlord.core.rng import seeded_rng
from overlord.lab.tally import Tally, beyond_noise, chance, difference


def tally(*rows: tuple[float, float]) -> Tally:
    found = Tally()
    for game, (amount, cases) in enumerate(rows):
        found.add(game, amount, cases)
    return found


def test_a_mean_is_a_ratio_of_sums() -> None:
    found = tally((1, 1), (0, 2), (1, 1))
    assert (found.count, found.mean) == (4, 0.5)
    low, high = found.share()
    assert low < 0.5 < high


def test_the_error_of_a_plain_mean_is_the_usual_one() -> None:
    values = [1.0, 4.0, 2.0, 8.0, 5.0]
    mean = sum(values) / 5
    usual = math.sqrt(sum((value - mean) ** 2 for value in values) / 4 / 5)
    assert tally(*[(value, 1) for value in values]).error() == pytest.approx(usual)


def test_the_same_deals_make_a_small_difference_visible() -> None:
    """Luck of a deal moves both runs alike; as two runs on their own it would hide the step."""
    luck = seeded_rng(3)
    deals = [float(luck.below(1000)) for _ in range(50)]
    one = tally(*[(value + 5 + luck.below(3), 1) for value in deals])
    other = tally(*[(value, 1) for value in deals])
    step, error = difference(one, other)
    assert 5 < step < 7
    assert error < 0.2
    assert math.hypot(one.error(), other.error()) > 20


def test_what_happened_in_one_run_only_is_no_difference_to_believe() -> None:
    step, error = difference(tally((1, 1), (1, 1)), Tally())
    assert math.isinf(error)
    assert chance(step, error) == 1.0
    assert math.isinf(tally((1, 1)).error())


def test_chances_are_those_of_a_bell_curve() -> None:
    assert chance(1.96, 1.0) == pytest.approx(0.05, abs=1e-3)
    assert chance(-2.576, 1.0) == pytest.approx(0.01, abs=1e-3)
    assert (chance(0.0, 0.0), chance(0.1, 0.0)) == (1.0, 0.0)


def test_of_many_findings_only_the_clear_ones_are_believed() -> None:
    assert beyond_noise([0.04]) == [True]
    assert beyond_noise([0.04, 0.5, 0.9, 0.2]) == [False] * 4
    assert beyond_noise([0.001, 0.5, 0.02, 0.9]) == [True, False, True, False]
    assert beyond_noise([0.03, 0.04]) == [True, True]  # the second lifts the first
    assert beyond_noise([]) == []
