"""The smallest learner: one weight for each action, learnt by REINFORCE with numpy alone."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


class Weights:
    """Of what is allowed it chooses by chance: an action with a weight of w is e^w times as likely.

    It plays at several tables side by side. `trace` has by table what the answers of the game so
    far would have made likelier; at the end of a game it counts as much as the game was won.
    """

    def __init__(
        self, actions: int, tables: int, *, usual: float = 0.5, rate: float = 0.3, seed: int = 1
    ) -> None:
        self.values = np.zeros(actions)
        self.trace = np.zeros((tables, actions))
        self.usual = usual  # what a game is worth to somebody who plays like the others
        self.rate = rate
        self.luck = np.random.default_rng(seed)

    def choose(self, masks: Array) -> Array:
        """An action at each table."""
        chances = self._chances(masks)
        actions = self._draw(chances)
        self.trace -= chances
        self.trace[np.arange(len(actions)), actions] += 1
        return actions

    def play(self, masks: Array) -> Array:
        """The same without learning, at any number of tables."""
        return self._draw(self._chances(masks))

    def learn(self, rewards: Array, done: Array) -> None:
        """What the games were worth that have just ended."""
        self.values += self.rate * ((rewards - self.usual) * done) @ self.trace
        self.trace[done] = 0

    def _chances(self, masks: Array) -> Array:
        weights = np.exp(self.values) * masks
        found: Array = weights / weights.sum(axis=1, keepdims=True)
        return found

    def _draw(self, chances: Array) -> Array:
        """A race: each action arrives after a time that is shorter the likelier it is."""
        found: Array = (chances / self.luck.exponential(size=chances.shape)).argmax(axis=1)
        return found
