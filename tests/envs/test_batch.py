"""A batch plays, table by table, what the turn-by-turn environment plays."""

from typing import Any

import numpy as np
import pytest

from overlord import envs
from overlord.core.errors import BadOption, IllegalAction
from overlord.core.registry import games
from overlord.envs.sameness import compare, main

SHARE = {  # tables and games: 200 in all
    "bellum-magica": (8, 40),
    "big-bad-overlord": (4, 4),
    "conan": (4, 8),
    "dark-dealings": (16, 144),
    "overlords-of-infamy": (4, 4),
}


@pytest.mark.parametrize("id", games())
def test_step_by_step_the_same_as_turn_by_turn(id: str) -> None:
    size, wanted = SHARE[id]

    found = compare(id, wanted, size=size, seed=5, players=2)

    assert found.games >= wanted
    assert found.steps > found.games


def test_the_share_is_two_hundred_games() -> None:
    assert sum(wanted for _, wanted in SHARE.values()) == 200


def test_the_long_comparison_sits_at_every_size_of_table(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["--game", "dark-dealings", "--games", "6"])

    told = capsys.readouterr().out.splitlines()
    assert [line[:22] for line in told] == [f"dark-dealings, {n} seats" for n in range(1, 7)]
    assert all("steps the same" in line for line in told)


def test_arrays_are_the_buffers_themselves() -> None:
    batch = envs.Batch("dark-dealings", 4, players=3, seed=1)
    arrays = (batch.observation, batch.mask, batch.seat, batch.rewards, batch.done)
    before = batch.observation.copy()

    batch.step(batch.mask.argmax(axis=1))

    now = (batch.observation, batch.mask, batch.seat, batch.rewards, batch.done)
    assert all(one is two for one, two in zip(arrays, now, strict=True))
    assert not np.array_equal(before, batch.observation)
    assert not any(array.flags.writeable for array in arrays)
    shapes = [array.shape for array in arrays]
    assert shapes == [(4, batch.width), (4, batch.actions), (4,), (4, 3), (4,)]


def test_an_illegal_answer_changes_nothing_at_any_table() -> None:
    batch = envs.Batch("dark-dealings", 3, players=2, seed=1)
    digests = [state.digest() for state in batch.states()]
    actions = batch.mask.argmax(axis=1)
    for wrong in (int(batch.mask[2].argmin()), batch.actions, 65535):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=f"action {wrong} "):
            batch.step(actions)
    with pytest.raises(BadOption, match="expected 3 actions"):
        batch.step([1, 2])
    assert [state.digest() for state in batch.states()] == digests


def test_a_clone_goes_on_exactly_the_same() -> None:
    luck = np.random.default_rng(1)
    batch = envs.Batch("bellum-magica", 5, players=2, seed=3)
    for _ in range(150):
        batch.step(batch.random_actions(luck))
    copy = batch.clone()
    saved = batch.save()
    ended = 0
    told = []
    for _ in range(200):
        actions = batch.random_actions(luck)
        batch.step(actions)
        copy.step(actions)
        told.append(batch.observation.tobytes())
        ended += int(batch.done.sum())
        for field in ("observation", "mask", "seat", "rewards", "done"):
            assert np.array_equal(getattr(batch, field), getattr(copy, field)), field
    assert ended

    batch.restore(saved)
    copy.restore(saved)
    assert np.array_equal(batch.observation, copy.observation)
    assert batch.observation.tobytes() != told[-1]


def test_workers_change_nothing() -> None:
    luck = np.random.default_rng(1)
    one = envs.Batch("dark-dealings", 5, players=2, seed=3, opponents="random")
    with envs.Batch("dark-dealings", 5, players=2, seed=3, opponents="random", workers=2) as two:
        for number in range(120):
            assert_same(one, two)
            actions = one.random_actions(luck)
            one.step(actions)
            two.step(actions)
            if number == 60:
                two.restore(two.save())
        actions = one.mask.argmax(axis=1)
        actions[3] = int(one.mask[3].argmin())
        for batch in (one, two):
            with pytest.raises(IllegalAction, match=f"action {actions[3]} "):
                batch.step(actions)
        assert_same(one, two)
        assert one.reset(9).observation.tobytes() == two.reset(9).observation.tobytes()
        with pytest.raises(BadOption, match="lie in other processes"):
            two.states()


def assert_same(one: envs.Batch, two: envs.Batch) -> None:
    for field in ("observation", "mask", "seat", "rewards", "done"):
        assert np.array_equal(getattr(one, field), getattr(two, field)), field


def test_opponents_play_the_other_seats() -> None:
    luck = np.random.default_rng(1)
    batch = envs.Batch("dark-dealings", 6, players=3, opponents="greedy", learner=2)
    sums: list[float] = []
    while len(sums) < 6:
        assert (batch.seat == 2).all()
        batch.step(batch.random_actions(luck))
        sums += [float(worth.sum()) for worth in batch.rewards[batch.done]]
    assert sums[:6] == [1.0] * 6


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"size": 0}, "at least one table"),
        ({"size": 2, "workers": 3}, "from 1 to 2 workers, found 3"),
        ({"size": 2, "opponents": ["greedy", "greedy"]}, "expected 1 opponents, found 2"),
    ],
)
def test_wrong_calls_say_what_was_expected(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        envs.Batch("dark-dealings", players=2, **wrong)
