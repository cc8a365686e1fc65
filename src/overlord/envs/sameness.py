"""Sameness of the interfaces: a batch plays step by step what the turn-by-turn environment plays.

python -m overlord.envs.sameness --games N
    N games of each game, compared number by number, as many at each size of the table;
    `dev.py soak --envs` runs it.
"""

import argparse
import time
from collections.abc import Sequence

import numpy as np

from overlord.core.errors import OverlordError
from overlord.core.registry import game as game_of
from overlord.core.registry import games
from overlord.envs.aec import TurnEnv
from overlord.envs.batch import Batch
from overlord.players.tables import episode_seed


class NotTheSame(OverlordError):
    """Two interfaces told different things of one game."""


class Compared:
    def __init__(self, games: int, steps: int) -> None:
        self.games = games
        self.steps = steps


def compare(
    game: str, wanted: int, *, size: int = 16, seed: int = 0, players: int | None = None
) -> Compared:
    """Play so many games in a batch and beside it, with random answers; raises NotTheSame."""
    batch = Batch(game, size, players, seed=seed)
    single = [TurnEnv(batch.setup) for _ in range(size)]
    for table, env in enumerate(single):
        env.reset(options={"deal": episode_seed(seed, table, 0)})
    luck = np.random.default_rng(seed)
    ended = np.zeros(size, np.int64)
    steps = 0
    while ended.sum() < wanted:
        for table, env in enumerate(single):
            _compare_seen(batch, table, env)
        actions = batch.random_actions(luck)
        batch.step(actions)
        steps += size
        for table, env in enumerate(single):
            env.step(int(actions[table]))
            over = all(env.terminations.values())
            _agree(batch, table, "done", over, bool(batch.done[table]))
            worth = [env.rewards[agent] for agent in env.agents]
            _agree(batch, table, "rewards", worth, batch.rewards[table].tolist())
            if over:
                ended[table] += 1
                env.reset(options={"deal": episode_seed(seed, table, int(ended[table]))})
    return Compared(int(ended.sum()), steps)


def _compare_seen(batch: Batch, table: int, env: TurnEnv) -> None:
    agent = env.agent_selection
    seen = env.observe(agent)
    row, mask = seen["observation"].tobytes(), seen["action_mask"].tobytes()
    _agree(batch, table, "seat", agent, f"seat_{batch.seat[table]}")
    _agree(batch, table, "observation", row, batch.observation[table].tobytes())
    _agree(batch, table, "mask", mask, batch.mask[table].tobytes())


def _agree(batch: Batch, table: int, what: str, one: object, other: object) -> None:
    if one != other:
        where = f"table {table} of {batch.setup.game.id}"
        raise NotTheSame(f"{where}: {what} is {one!r} turn by turn, {other!r} in the batch")


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m overlord.envs.sameness")
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="of each game")
    parser.add_argument("--game", choices=games(), help="one game only")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    asked = parser.parse_args(words)
    for game in [asked.game] if asked.game else games():
        seats = game_of(game).seats
        for players in seats:
            began = time.monotonic()
            wanted = -(-asked.games // len(seats))
            found = compare(game, wanted, seed=asked.seed, players=players)
            took = time.monotonic() - began
            told = f"{found.games} games, {found.steps} steps the same, {took:.0f} s"
            print(f"{game}, {players} seats: {told}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
