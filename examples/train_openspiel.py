"""OpenSpiel's own PPO learns Dark Dealings as a game of OpenSpiel, against random players.

python -m examples.train_openspiel --minutes 10

Needs torch==2.13.0 beside overlord[envs]. As in `train_ppo`, 1,000 fresh games decide.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np
import torch
from open_spiel.python.pytorch.ppo import PPO, CategoricalMasked
from torch import nn

from examples.card_network import CardNetwork
from examples.openspiel_seat import GAME, OneSeat
from overlord.lab.simulate import wilson

TABLES = 16
BATCH = 256  # decisions at each table between two lessons


class Network(nn.Module):  # type: ignore[misc]  # torch is not installed where mypy runs
    """What OpenSpiel's PPO asks of a network: values, and actions under a mask."""

    def __init__(self, num_actions: int, _shape: Any, _device: Any) -> None:
        super().__init__()
        self.features = CardNetwork(GAME.encoding)
        self.actor = nn.Linear(self.features.size, num_actions)
        self.critic = nn.Linear(self.features.size, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)
        self.register_buffer("mask_value", torch.tensor(-1e6))

    def get_value(self, rows: Any) -> Any:
        return self.critic(self.features(rows))

    def get_action_and_value(
        self, rows: Any, legal_actions_mask: Any = None, action: Any = None
    ) -> tuple[Any, ...]:
        hidden = self.features(rows)
        chances = CategoricalMasked(
            logits=self.actor(hidden), masks=legal_actions_mask, mask_value=self.mask_value
        )
        chosen = chances.sample() if action is None else action
        value = self.critic(hidden)
        return chosen, chances.log_prob(chosen), chances.entropy(), value, chances.probs


def train(minutes: float, steps: int = 10**9, seed: int = 1) -> PPO:
    """Learn for so many minutes of this process, or so many decisions."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    learner = PPO(
        input_shape=(GAME.encoding.width,),
        num_actions=GAME.num_distinct_actions(),
        num_players=1,
        num_envs=TABLES,
        steps_per_batch=BATCH,
        num_minibatches=8,
        update_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        entropy_coef=0.01,
        agent_fn=Network,
    )
    tables = [OneSeat(1000 * number) for number in range(TABLES)]
    ends = time.process_time() + 60 * minutes
    while time.process_time() < ends and learner.total_steps_done < steps:
        for _ in range(BATCH):
            said = learner.step([table.seen() for table in tables])
            told = [table.answer(one.action) for table, one in zip(tables, said, strict=True)]
            learner.post_step([reward for reward, _ in told], [over for _, over in told])
        learner.learn([table.seen() for table in tables])
    return learner


def wins(learner: PPO, games: int, seed: int = 10**6) -> float:
    """Its share of fresh games against chance, half of them in each seat."""
    tables = [OneSeat(seed + 1000 * number + number % 2) for number in range(games)]
    won, playing = 0.0, tables
    while playing:
        said = learner.step([table.seen() for table in playing], is_evaluation=True)
        told = [table.answer(one.action) for table, one in zip(playing, said, strict=True)]
        won += sum(reward for reward, _ in told)
        playing = [table for table, (_, over) in zip(playing, told, strict=True) if not over]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--least", type=float, default=0.0, help="fail below this lower bound")
    asked = parser.parse_args()
    np.random.seed(1)  # noqa: NPY002  (what OpenSpiel's PPO draws from)
    learner = train(asked.minutes)
    share = wins(learner, asked.games)
    low, high = wilson(share, asked.games)
    print(
        f"{learner.total_steps_done} decisions; against random {100 * share:.1f} % "
        f"of {asked.games} games ({100 * low:.1f} .. {100 * high:.1f})"
    )
    sys.exit(low < asked.least)


if __name__ == "__main__":
    main()
