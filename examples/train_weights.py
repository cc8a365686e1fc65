"""One weight for each action learns to beat chance within seconds, with a batch and numpy alone.

python -m examples.train_weights --game dark-dealings

Needs overlord[envs] and nothing else. It does not look at the table, only at what is allowed, and
so shows how a batch is used rather than how well a game can be learnt: that is for `train_ppo`.
"""

import argparse
import sys

import numpy as np

from examples.weights import Weights
from overlord import envs
from overlord.lab.simulate import wilson


def train(game: str, steps: int, tables: int = 64, seed: int = 1) -> Weights:
    """Learn from so many answers at each table, half of them in either seat."""
    halves = [batch(game, tables, learner, seed + learner) for learner in (0, 1)]
    learner = Weights(halves[0].actions, 2 * tables, seed=seed)
    for _ in range(steps):
        actions = learner.choose(np.concatenate([half.mask for half in halves]))
        for half, given in zip(halves, np.split(actions, 2), strict=True):
            half.step(given)
        rewards = np.concatenate([half.rewards[:, half.learner] for half in halves])
        learner.learn(rewards, np.concatenate([half.done for half in halves]))
    return learner


def wins(learner: Weights, game: str, games: int, seed: int = 10**6) -> float:
    """Its share of fresh games against chance, half of them in each seat."""
    won = 0.0
    for seat in (0, 1):
        tables = batch(game, games // 2, seat, seed + seat)
        playing = np.ones(games // 2, bool)  # each table plays one game
        while playing.any():
            tables.step(learner.play(tables.mask))
            won += float(tables.rewards[playing & tables.done, seat].sum())
            playing &= ~tables.done
    return won / (games // 2 * 2)


def batch(game: str, tables: int, learner: int, seed: int) -> envs.Batch:
    return envs.Batch(game, tables, players=2, opponents="random", learner=learner, seed=seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", default="dark-dealings")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--least", type=float, default=0.0, help="fail below this lower bound")
    asked = parser.parse_args()
    learner = train(asked.game, asked.steps)
    share = wins(learner, asked.game, asked.games)
    low, high = wilson(share, asked.games)
    print(f"against random {100 * share:.1f} % ({100 * low:.1f} .. {100 * high:.1f})")
    sys.exit(low < asked.least)


if __name__ == "__main__":
    main()
