"""Recipe of a fit: which games are played, what is noted in them, and which constants come out."""

import math
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from overlord.lab.series import Series
from tools.fit.games import Moment, Note, Noted
from tools.fit.logistic import Table, errors, fit_weights, loss
from tools.fit.section import Constant, Group, Value

HELD = 5  # one game in so many is held back


@dataclass(frozen=True)
class Model:
    """One logistic regression: a weight for each feature, in their order."""

    name: str
    heading: str
    constants: list[Constant]
    lists: dict[str, int] = field(default_factory=dict)  # constants that take several features
    zeros: dict[str, int] = field(default_factory=dict)  # ... and end with so many of nothing

    def weights(self, values: dict[str, Value]) -> list[float]:
        """The weights, in the order of the features."""
        found: list[float] = []
        for constant in self.constants:
            value = values[constant.name]
            if isinstance(value, list):
                found += value[: self.lists[constant.name]]
            elif isinstance(value, (int, float)):
                found.append(value)
        return found

    def values(self, weights: list[float]) -> dict[str, Value]:
        """The values, in the order of the constants."""
        found: dict[str, Value] = {}
        rest = list(weights)
        for constant in self.constants:
            count = self.lists.get(constant.name, 0)
            if count:
                found[constant.name] = rest[:count] + [0.0] * self.zeros.get(constant.name, 0)
                rest = rest[count:]
            else:
                found[constant.name] = rest.pop(0)
        return found

    def fit(self, games: list[Noted], now: dict[str, Value]) -> dict[str, Value]:
        """Say how good the weights are, old and new, and give those of all games."""
        kept = rows(self.name, [game for game in games if game.number % HELD])
        held = rows(self.name, [game for game in games if not game.number % HELD])
        whole = rows(self.name, games)
        old = np.array(self.weights(now))
        trial = fit_weights(kept.features, kept.won)
        new = fit_weights(whole.features, whole.won)
        print(f"\n{self.name}: {len(whole.won)} positions, {len(held.won)} held back; log loss")
        print(f"  a guess {math.log(2):.4f}, by `evaluate` {loss(held.leads, held.won):.4f}")
        print(f"  as it is {loss(held.features @ old, held.won):.4f}", end="")
        print(f", fitted anew {loss(held.features @ trial, held.won):.4f}")
        spread = errors(whole.features, whole.features @ new, whole.won, whole.games)
        names = [c.name for c in self.constants for _ in range(self.lists.get(c.name, 1))]
        for name, was, one, error in zip(names, old, new, spread, strict=True):
            print(f"  {name:<24}{was:>9.4f} ->{one:>9.4f}, standard error {error:.4f}")
        return self.values([float(one) for one in new])


@dataclass(frozen=True)
class Rows:
    """Positions of one model, one below the other."""

    features: Table
    leads: Table
    won: Table
    games: NDArray[np.int64]


def rows(model: str, games: list[Noted]) -> Rows:
    found = [(game, one) for game in games for one in game.positions if one.model == model]
    return Rows(
        np.array([one.features for _, one in found]),
        np.array([one.believed for _, one in found]),
        np.array([game.won for game, _ in found]),
        np.array([game.number for game, _ in found]),
    )


@dataclass(frozen=True)
class Recipe:
    """Recipe of a game's constants."""

    game: str
    games: int  # enough for steady weights
    moment: Moment
    note: Note
    models: list[Model]
    options: dict[str, str] = field(default_factory=dict)

    def groups(self) -> list[Group]:
        """The groups of the section; a model without a heading continues the group before."""
        found: list[Group] = []
        for model in self.models:
            if model.heading:
                found.append(Group(model.heading, []))
            found[-1].constants.extend(model.constants)
        return found

    def series(self, games: int, seed: int, box: str) -> list[Series]:
        return [Series(self.game, ("greedy", "greedy"), games, seed, self.options, box)]

    def fit(self, played: list[list[Noted]], now: dict[str, Value]) -> dict[str, Value]:
        """New values, each said beside that of now; `played` are the games of each series."""
        found: dict[str, Value] = {}
        for model in self.models:
            found |= model.fit(played[0], now)
        return found
