"""Logistic regression without a constant, for seats are alike, by Newton's method."""

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.float64]
RIDGE = 1.0  # so that what hardly ever differs stays small
ROUNDS = 30  # of Newton's method, at most


def fit_weights(features: Table, won: Table, ridge: float = RIDGE) -> Table:
    weights = np.zeros(features.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (won - chance) - ridge * weights
        step = np.linalg.solve(curvature(features, chance, ridge), slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def curvature(features: Table, chance: Table, ridge: float) -> Table:
    found: Table = (features * (chance * (1 - chance))[:, None]).T @ features
    return found + ridge * np.eye(features.shape[1])


def errors(features: Table, odds: Table, won: Table, games: NDArray[np.int64]) -> Table:
    """Standard errors of weights that gave these log odds; positions of one game go together."""
    chance = 1 / (1 + np.exp(-odds))
    bread = np.linalg.inv(curvature(features, chance, RIDGE))
    influence = features * (won - chance)[:, None]
    by_game = np.zeros((games.max() + 1, features.shape[1]))
    np.add.at(by_game, games, influence)
    found: Table = np.sqrt(np.diag(bread @ (by_game.T @ by_game) @ bread))
    return found


def loss(odds: Table, won: Table) -> float:
    """Log loss: 0.69 for a guess between two."""
    return float(np.mean(np.logaddexp(0, odds) - won * odds))
