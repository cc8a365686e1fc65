"""Ratings of players from the games they played against each other (Bradley–Terry, by choix).

A rating is on the scale of Elo: 200 more means three wins of four. The mean of all is 1000.
"""

import math
import random
from collections.abc import Sequence
from importlib import import_module
from statistics import stdev
from typing import Any

from overlord.lab.series import Played
from overlord.lab.simulate import NORMAL

MEAN = 1000.0
SCALE = 400 / math.log(10)
PRIOR = 0.5  # wins that everybody gets against everybody, so that 20 of 20 is not infinitely strong
RESAMPLES = 300
Wins = list[list[float]]  # row against column


def wins(played: Sequence[Played], specs: list[str], sides: list[int]) -> Wins:
    """Wins of each player over each other one; equal places are half a win.

    A side counts once, however many seats it has.
    """
    found = [[0.0] * len(specs) for _ in specs]
    number = {spec: i for i, spec in enumerate(specs)}
    firsts = [sides.index(side) for side in dict.fromkeys(sides)]
    for one in played:
        for seat in firsts:
            for other in firsts:
                if one.specs[seat] != one.specs[other] and one.places[seat] <= one.places[other]:
                    share = 1.0 if one.places[seat] < one.places[other] else 0.5
                    found[number[one.specs[seat]]][number[one.specs[other]]] += share
    return found


def strengths(found: Any) -> list[float]:
    """The ratings that make these wins most likely, before scaling. Their sum is 0.

    Raises ImportError without choix.
    """
    choix: Any = import_module("choix")
    return [float(value) for value in choix.ilsr_pairwise_dense(_with_prior(found))]


def elo_ratings(
    deals: Sequence[Sequence[Played]], specs: list[str], sides: list[int]
) -> list[tuple[float, float, float]]:
    """Rating and 95 % interval of each player.

    The error is the larger of two: what the number of comparisons allows, and what drawing the
    deals again and again gives. Games of one deal share its luck, which only the second knows;
    where all deals went alike, only the first is honest.
    """
    numpy: Any = import_module("numpy")
    parts = numpy.array([wins(deal, specs, sides) for deal in deals])
    whole = parts.sum(axis=0)
    middle = strengths(whole)
    luck = random.Random(0)
    drawn = []
    for _ in range(RESAMPLES):
        times = numpy.bincount(luck.choices(range(len(parts)), k=len(parts)), minlength=len(parts))
        drawn.append(strengths(numpy.tensordot(times, parts, 1)))
    found = []
    for i, (value, least) in enumerate(zip(middle, _errors(whole, middle), strict=True)):
        error = NORMAL * max(least, stdev(one[i] for one in drawn))
        found.append((elo(value), elo(value - error), elo(value + error)))
    return found


def elo(strength: float) -> float:
    return MEAN + SCALE * strength


def _with_prior(found: Any) -> Any:
    numpy: Any = import_module("numpy")
    matrix = numpy.array(found) + PRIOR
    numpy.fill_diagonal(matrix, 0.0)
    return matrix


def _errors(found: Any, strength: list[float]) -> list[float]:
    """Standard errors from the information in the comparisons, if they were independent."""
    numpy: Any = import_module("numpy")
    matrix = _with_prior(found)
    row = numpy.array(strength)
    ahead = 1 / (1 + numpy.exp(row[None, :] - row[:, None]))
    weight = (matrix + matrix.T) * ahead * (1 - ahead)
    information = numpy.diag(weight.sum(axis=1)) - weight
    variance = numpy.diag(numpy.linalg.pinv(information))
    return [math.sqrt(max(float(value), 0.0)) for value in variance]
