"""One seat of a turn-by-turn environment of PettingZoo, for algorithms that know one agent only."""

from typing import Any

import gymnasium
import numpy as np

from overlord import envs
from overlord.envs.table import row_space

GAME = "dark-dealings"


class OneSeat(gymnasium.Env[Any, Any]):
    """A turn-by-turn environment of PettingZoo, seen from one seat; chance plays the others."""

    def __init__(self, number: int) -> None:
        self.env = envs.aec(GAME, players=2)
        self.luck = np.random.default_rng(number)
        self.games = number
        self.observation_space = row_space(self.env.table.encoding)
        self.action_space = self.env.action_space("seat_0")
        self.env.reset(seed=number)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        self.games += 1
        self.me = f"seat_{self.games % 2}"
        self.env.reset()
        self._let_chance_play()
        return self._row(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.env.step(int(action))
        self._let_chance_play()
        over = self.env.terminations[self.me]
        return self._row(), float(self.env.rewards[self.me]), over, False, {}

    def action_masks(self) -> Any:
        return self.env.observe(self.me)["action_mask"].astype(bool)

    def _row(self) -> Any:
        return self.env.observe(self.me)["observation"]

    def _let_chance_play(self) -> None:
        while not self.env.terminations[self.me] and self.env.agent_selection != self.me:
            mask = self.env.observe(self.env.agent_selection)["action_mask"]
            self.env.step(int(self.luck.choice(np.flatnonzero(mask))))
