"""Batch of tables that step together: arrays in, arrays out, nothing copied on the way."""

from typing import Any, Self

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import ArrayLike, NDArray

from overlord.core.errors import BadOption
from overlord.core.game import Game
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.envs.seat import opponents_of
from overlord.envs.table import setup_of
from overlord.envs.workers import Workers
from overlord.players.tables import Tables


class Batch:
    """`size` tables. After `reset` and each `step` these arrays hold what is now, by table:

    `observation` (the row of the seat to move), `mask` (its legal actions), `seat`,
    `rewards` (by seat, of the game that has just ended) and `done`. They are the same arrays each
    time, can be read only, and change with the next step: copy what is to be kept.

    A game that is over is dealt anew in the same step (`autoreset`), so `observation` belongs to
    the new one where `done` is set. Table `i` plays the deals `episode_seed(seed, i, 0)`, then 1
    and on; the number of tables and of workers changes nothing.

    `opponents` plays all seats but `learner`, as in `overlord.envs.gym`.
    `workers`: processes that share the tables; 0 plays in this one.
    """

    autoreset = AutoresetMode.SAME_STEP

    def __init__(
        self,
        game: str | Game | Setup,
        size: int,
        players: int | None = None,
        *,
        seed: int = 0,
        opponents: str | list[str] | None = None,
        learner: int = 0,
        workers: int = 0,
        **options: Any,
    ) -> None:
        if size < 1:
            raise BadOption(f"expected at least one table, found {size}")
        self.setup = setup = setup_of(game, players, options)
        self.size, self.opponents, self.learner, self.workers = size, opponents, learner, workers
        self.encoding = setup.game.encoding(setup)
        self.width, self.actions = self.encoding.width, self.encoding.actions
        specs = [] if opponents is None else opponents_of(setup, learner, opponents)
        self.tables: Tables | Workers = (
            Workers(setup, size, seed, specs, workers)
            if workers
            else Tables(setup, size, seed, 0, specs)
        )
        self._look()

    def _look(self) -> None:
        """Arrays over the very buffers that are filled."""
        tables, size = self.tables, self.size
        self.observation: NDArray[np.int16] = _array(tables.rows, np.int16, (size, self.width))
        self.mask: NDArray[np.int8] = _array(tables.masks, np.int8, (size, self.actions))
        self.seat: NDArray[np.int16] = _array(tables.seats, np.int16, (size,))
        shape = (size, self.setup.players)
        self.rewards: NDArray[np.float64] = _array(tables.rewards, np.float64, shape)
        self.done: NDArray[np.bool_] = _array(tables.done, np.bool_, (size,))

    def reset(self, seed: int = 0) -> Self:
        """Deal at all tables."""
        self.tables.reset(seed)
        return self

    def step(self, actions: ArrayLike) -> Self:
        """One answer at each table.

        An illegal one raises IllegalAction, and nothing has changed anywhere.
        """
        given = np.ascontiguousarray(actions, dtype="<u2")
        if given.shape != (self.size,):
            raise BadOption(f"expected {self.size} actions, found an array of {given.shape}")
        self.tables.step(given.tobytes())
        return self

    def random_actions(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """A legal action at each table, each as likely."""
        weights = luck.random(self.mask.shape, dtype=np.float32) * self.mask
        found: NDArray[np.int64] = weights.argmax(axis=1)
        return found

    # Copies

    def save(self) -> Any:
        """All tables as they are now, for `restore`: exact, with the luck to come."""
        return self.tables.save()

    def restore(self, saved: Any) -> Self:
        """Go on from what was saved. The opponents' own luck is not part of it."""
        self.tables.restore(saved)
        return self

    def clone(self) -> "Batch":
        """Another batch at the same point."""
        copy = Batch(
            self.setup,
            self.size,
            seed=self.tables.seed,
            opponents=self.opponents,
            learner=self.learner,
            workers=self.workers,
        )
        copy.tables.follow(self.tables.episodes_now())
        copy.restore(self.save())
        return copy

    def states(self) -> list[State]:
        """Copies of the states, in a batch without workers."""
        if isinstance(self.tables, Workers):
            raise BadOption("the states of a batch with workers lie in other processes")
        return self.tables.save()

    def close(self) -> None:
        """End the workers."""
        if isinstance(self.tables, Workers):
            self.tables.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _array(buffer: Any, kind: Any, shape: tuple[int, ...]) -> Any:
    found = np.frombuffer(buffer, kind).reshape(shape)
    found.flags.writeable = False
    return found
