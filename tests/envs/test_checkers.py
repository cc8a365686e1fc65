"""The libraries' own checkers, with the numbers of cycles that are their defaults."""

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test

from overlord import envs
from overlord.core.registry import games

EXPECTED = (  # what the checkers remark of every environment with a mask in its observation
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or",
    "Not able to test alternative render modes",
)


@pytest.fixture(autouse=True)
def nothing_else_is_remarked() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as remarks:
        warnings.simplefilter("always")
        yield
    told = [str(remark.message) for remark in remarks]
    assert [text for text in told if not any(known in text for known in EXPECTED)] == []


def played(env: Any, check: Callable[..., None]) -> int:
    """Run a check, and count the answers that it gave."""
    answers = 0
    step = env.step

    def counted(action: Any) -> Any:
        nonlocal answers
        answers += 1
        return step(action)

    env.step = counted
    check(env)
    return answers


@pytest.mark.parametrize("id", games())
def test_turn_by_turn(id: str) -> None:
    assert played(envs.aec(id), api_test) > 20
    seed_test(lambda: envs.aec(id))


@pytest.mark.parametrize("id", games())
def test_all_at_once(id: str) -> None:
    assert played(envs.parallel(id), parallel_api_test) > 20
    parallel_seed_test(lambda: envs.parallel(id))


@pytest.mark.parametrize("id", games())
def test_what_all_see_together(id: str) -> None:
    together = envs.parallel(id)
    assert played(envs.aec(id), lambda env: state_test(env, together)) > 0


def test_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: envs.aec("dark-dealings", render_mode=render_mode))

    assert "Hand (" in capsys.readouterr().out


@pytest.mark.parametrize("id", games())
def test_one_seat(id: str) -> None:
    env = gymnasium.make(f"overlord/{id}-v1", opponents="random")
    assert played(env.unwrapped, check_env) > 0
