"""Shares and means with honest intervals, and differences of two runs over the same deals."""

import math
from dataclasses import dataclass, field

from overlord.lab.simulate import NORMAL, wilson

NOISE = 0.05  # of what is called beyond noise, this share may be noise after all
MIN_CASES = 20  # cases; with fewer nothing is called beyond noise


@dataclass
class Tally:
    """A sum over a number of cases, by game: wins of seats, times of a use, decisions."""

    sums: dict[int, float] = field(default_factory=dict)
    cases: dict[int, float] = field(default_factory=dict)

    def add(self, game: int, amount: float, cases: float = 1.0) -> None:
        self.sums[game] = self.sums.get(game, 0.0) + amount
        self.cases[game] = self.cases.get(game, 0.0) + cases

    @property
    def count(self) -> float:
        return sum(self.cases.values())

    @property
    def mean(self) -> float:
        count = self.count
        return sum(self.sums.values()) / count if count else 0.0

    def influence(self) -> dict[int, float]:
        """Shift of the mean by each game; for the error of a ratio of sums."""
        count, mean = self.count, self.mean
        return {game: (self.sums[game] - mean * self.cases[game]) / count for game in self.cases}

    def error(self) -> float:
        """The standard error of the mean, with each game as one draw."""
        return _error(list(self.influence().values()), len(self.cases))

    def share(self) -> tuple[float, float]:
        """The 95 % interval of a share."""
        return wilson(min(max(self.mean, 0.0), 1.0), round(self.count))

    def around(self) -> tuple[float, float]:
        """The 95 % interval of a mean."""
        error = NORMAL * self.error()
        return self.mean - error, self.mean + error


def _error(influence: list[float], games: int) -> float:
    if games < 2:
        return math.inf
    return math.sqrt(sum(one * one for one in influence) * games / (games - 1))


def difference(one: Tally, other: Tally) -> tuple[float, float]:
    """Difference of the first mean from the second, and its standard error over the same deals."""
    if not one.count or not other.count:
        return one.mean - other.mean, math.inf
    first, second = one.influence(), other.influence()
    games = set(first) | set(second)
    influence = [first.get(game, 0.0) - second.get(game, 0.0) for game in games]
    return one.mean - other.mean, _error(influence, len(games))


def chance(distance: float, error: float) -> float:
    """Chance that noise alone is that far away, or farther (two-sided, normal)."""
    if math.isinf(error):
        return 1.0
    if error == 0:
        return 1.0 if distance == 0 else 0.0
    return math.erfc(abs(distance) / error / math.sqrt(2))


def beyond_noise(chances: list[float]) -> list[bool]:
    """Findings to believe of many, so that few of them are false (Benjamini–Hochberg)."""
    ranked = sorted(range(len(chances)), key=lambda i: chances[i])
    believed = 0
    for rank, i in enumerate(ranked, 1):
        if chances[i] <= NOISE * rank / len(chances):
            believed = rank
    found = [False] * len(chances)
    for i in ranked[:believed]:
        found[i] = True
    return found
