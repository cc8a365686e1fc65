"""PPO with masks (sb3-contrib) learns Dark Dealings through PettingZoo, against random players.

python -m examples.train_ppo --minutes 10

Needs torch==2.13.0, stable-baselines3 and sb3-contrib beside overlord[envs]. The learner takes
either seat in turn; at the end it plays 1,000 fresh games, and the lower bound of its share of
wins counts (Wilson, 95 %).
"""

import argparse
import sys
import time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from examples.card_network import CardNetwork
from examples.pettingzoo_seat import GAME, OneSeat
from overlord import envs
from overlord.lab.simulate import wilson


class Features(BaseFeaturesExtractor):  # type: ignore[misc]  # as in card_network
    def __init__(self, space: Any, size: int = 256) -> None:
        super().__init__(space, size)
        setup = envs.aec(GAME, players=2).table.setup
        self.network = CardNetwork(setup.game.encoding(setup), size)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        return self.network(rows)


class UntilTime(BaseCallback):  # type: ignore[misc]  # as above
    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.ends = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self.ends


def train(minutes: float, steps: int = 10**9, seed: int = 1) -> MaskablePPO:
    """Learn for so many minutes of this process, or so many steps."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda number=number: OneSeat(1000 * number) for number in range(16)])
    learner = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        seed=seed,
        policy_kwargs={
            "features_extractor_class": Features,
            "net_arch": [],
            "normalize_images": False,
        },
    )
    learner.learn(steps, callback=UntilTime(60 * minutes))
    return learner


def wins(learner: MaskablePPO, games: int, seed: int = 10**6) -> float:
    """Its share of fresh games against chance, half of them in each seat."""
    tables = [OneSeat(seed + 1000 * number + number % 2) for number in range(games)]
    rows = [table.reset()[0] for table in tables]
    won, playing = 0.0, list(range(games))
    while playing:
        seen = np.stack([rows[number] for number in playing])
        masks = np.stack([tables[number].action_masks() for number in playing])
        actions, _ = learner.predict(seen, action_masks=masks, deterministic=False)
        still = []
        for number, action in zip(playing, actions, strict=True):
            rows[number], reward, over, _, _ = tables[number].step(action)
            won += reward
            if not over:
                still.append(number)
        playing = still
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--least", type=float, default=0.0, help="fail below this lower bound")
    asked = parser.parse_args()
    learner = train(asked.minutes)
    share = wins(learner, asked.games)
    low, high = wilson(share, asked.games)
    print(
        f"{learner.num_timesteps} decisions; against random {100 * share:.1f} % "
        f"of {asked.games} games ({100 * low:.1f} .. {100 * high:.1f})"
    )
    sys.exit(low < asked.least)


if __name__ == "__main__":
    main()
