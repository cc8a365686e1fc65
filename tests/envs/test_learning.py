"""Learning, shown in seconds: a learner that needs numpy alone beats chance by each interface.

The examples with torch and their 1,000 games are a matter of `dev.py soak --learn`; their tables
are those used here.
"""

import numpy as np
import pytest

from examples import openspiel_seat, pettingzoo_seat, train_weights
from examples.weights import Weights
from overlord.lab.simulate import wilson

LEAST = 0.7  # of the games against chance, at the lower end of the interval of 95 %
GAMES = 200


@pytest.fixture(scope="module")
def learner() -> Weights:
    return train_weights.train("dark-dealings", steps=100, tables=32)


def test_a_batch_teaches(learner: Weights) -> None:
    unlearnt = Weights(len(learner.values), 1)

    low, _ = wilson(train_weights.wins(learner, "dark-dealings", 200), 200)
    _, usual = wilson(train_weights.wins(unlearnt, "dark-dealings", 100), 100)

    assert low > LEAST
    assert usual < LEAST


def test_pettingzoo_teaches() -> None:
    tables = [pettingzoo_seat.OneSeat(1000 * number) for number in range(32)]
    learner = Weights(int(tables[0].action_space.n), len(tables))  # type: ignore[attr-defined]
    for table in tables:
        table.reset()
    won: list[float] = []
    while len(won) < GAMES:
        actions = learner.choose(np.stack([table.action_masks() for table in tables]))
        told = [table.step(action) for table, action in zip(tables, actions, strict=True)]
        won += [reward for _, reward, over, _, _ in told if over]
        learner.learn(np.array([one[1] for one in told]), np.array([one[2] for one in told]))
        for table, one in zip(tables, told, strict=True):
            if one[2]:
                table.reset()

    assert_learnt(won)


def test_openspiel_teaches() -> None:
    tables = [openspiel_seat.OneSeat(1000 * number) for number in range(32)]
    learner = Weights(openspiel_seat.GAME.num_distinct_actions(), len(tables))
    won: list[float] = []
    while len(won) < GAMES:
        masks = np.zeros((len(tables), len(learner.values)))
        for mask, table in zip(masks, tables, strict=True):
            mask[table.seen().observations["legal_actions"][0]] = 1
        actions = learner.choose(masks)
        told = [table.answer(int(action)) for table, action in zip(tables, actions, strict=True)]
        won += [reward for reward, over in told if over]
        learner.learn(*(np.array(one) for one in zip(*told, strict=True)))

    assert_learnt(won)


def assert_learnt(won: list[float]) -> None:
    """The last games went better than the first ones, and than chance would do."""
    first, last = won[:50], won[-100:]
    low, _ = wilson(sum(last) / len(last), len(last))
    assert low > 0.5
    assert sum(first) / len(first) < sum(last) / len(last)
