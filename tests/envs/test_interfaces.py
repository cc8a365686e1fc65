"""Interfaces beside what their checkers ask: rewards, refusals, copies, seeds."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from overlord import envs
from overlord.core.errors import BadOption, IllegalAction
from overlord.core.registry import game, games
from overlord.core.rng import seeded_rng
from overlord.envs.aec import TurnEnv


def play(env: TurnEnv, luck: np.random.Generator, most: int = 10**9) -> dict[str, float]:
    """Answer at random; gives what each seat got in all."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents and most:
        most -= 1
        seen, reward, over, _, _ = env.last()
        got[env.agent_selection] += reward
        assert seen is not None
        options = np.flatnonzero(seen["action_mask"])
        env.step(None if over else int(luck.choice(options)))
    return got


def test_the_winners_share_one() -> None:
    env = envs.aec("dark-dealings", players=3)
    env.reset(seed=5)

    got = play(env, np.random.default_rng(1))

    assert sum(got.values()) == 1.0
    assert list(got.values()) == env.table.state.returns()


def test_an_illegal_answer_ends_the_game_or_is_raised() -> None:
    env = envs.aec("dark-dealings", players=2)
    env.reset(seed=5)
    seen = env.observe(env.agent_selection)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])

    env.step(wrong)

    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(env.terminations.values())
    assert f"action {wrong}" in env.infos["seat_0"]["illegal"]

    strict = envs.aec("dark-dealings", players=2, illegal="raise")
    strict.reset(seed=5)
    with pytest.raises(IllegalAction, match=f"action {wrong}"):
        strict.step(wrong)
    assert not any(strict.terminations.values())


def test_seats_that_choose_together_answer_in_one_step() -> None:
    env = envs.parallel("dark-dealings", players=3)
    seen, _ = env.reset(seed=5)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
    assert asked == env.agents  # all keep heroes together

    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    env.step(actions)

    kept = env.table.setup.layout.zone("kept.0")
    assert [env.table.state.count(kept + seat) for seat in range(3)] == [1, 1, 1]


def test_who_is_not_asked_waits() -> None:
    env = envs.parallel("conan", players=2)
    seen, _ = env.reset(seed=1)
    [waiting] = [agent for agent in env.agents if seen[agent]["action_mask"][env.wait]]
    [asked] = [agent for agent in env.agents if agent != waiting]
    action = int(np.flatnonzero(seen[asked]["action_mask"])[0])

    _, rewards, over, _, infos = env.step({asked: action, waiting: 0})

    assert rewards == {asked: 0.0, waiting: -1.0}
    assert all(over.values())
    assert "is not asked now" in infos[waiting]["illegal"]


@pytest.mark.parametrize("id", games())
def test_both_interfaces_of_pettingzoo_play_the_same_game(id: str) -> None:
    """Each seat decides by how often it has been asked, so the order of answers does not matter."""
    turns, together = envs.aec(id, players=3), envs.parallel(id, players=3)
    turns.reset(seed=9)
    asked = dict.fromkeys(turns.possible_agents, 0)
    while turns.agents:
        agent = turns.agent_selection
        seen, _, over, _, _ = turns.last()
        turns.step(None if over else nth(seen["action_mask"], asked[agent]))
        asked[agent] += 1

    seen, _ = together.reset(seed=9)
    asked = dict.fromkeys(together.possible_agents, 0)
    got: dict[str, float] = {}
    while together.agents:
        actions = dict.fromkeys(together.agents, together.wait)
        for agent in together.agents:
            if not seen[agent]["action_mask"][-1]:
                actions[agent] = nth(seen[agent]["action_mask"][:-1], asked[agent])
                asked[agent] += 1
        seen, got, _, _, _ = together.step(actions)

    assert turns.table.state.digest() == together.table.state.digest()
    assert together.table.state.returns() == list(got.values())


def nth(mask: np.ndarray[Any, Any], count: int) -> int:
    """One of the legal actions, another one each time."""
    options = np.flatnonzero(mask)
    return int(options[(7 * count + 3) % len(options)])


def test_one_seat_plays_against_players_of_ours() -> None:
    env = envs.gym("dark-dealings", seat=1, players=3, opponents=["greedy", "random"])
    seen, _ = env.reset(seed=3)
    luck = np.random.default_rng(1)
    over, reward = False, 0.0
    while not over:
        assert env.table.seat == 1
        action = int(luck.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, _, _ = env.step(action)

    assert reward == env.table.state.returns()[1]


def test_wrong_calls_say_what_was_expected() -> None:
    with pytest.raises(BadOption, match="expected 2 opponents, found 1"):
        envs.gym("dark-dealings", players=3, opponents=["greedy"])
    with pytest.raises(BadOption, match="from 0 to 1, found 2"):
        envs.gym("dark-dealings", seat=2, players=2)
    with pytest.raises(BadOption, match="illegal is one of end, raise"):
        envs.aec("dark-dealings", illegal="ignore")
    with pytest.raises(BadOption, match="has no option 'moon'"):
        envs.aec("dark-dealings", moon="full")


@pytest.mark.parametrize("id", games())
def test_options_and_seats_are_parameters(id: str) -> None:
    found = game(id)
    for players in (found.seats[0], found.seats[-1]):
        assert len(envs.aec(id, players).possible_agents) == players
    for option in found.options.values():
        key = option.name.replace("-", "_")
        seats = 1 if option.name in ("row", "difficulty") else None
        env = envs.aec(id, players=seats, **{key: option.default})
        assert env.table.setup.options[option.name] == option.default


def test_ids_carry_the_version_of_the_encoding() -> None:
    known = [id for id in gymnasium.registry if id.startswith("overlord/")]

    assert sorted(known) == sorted(f"overlord/{id}-v1" for id in games())


def pickled(env: TurnEnv) -> TurnEnv:
    again = pickle.loads(pickle.dumps(env))  # noqa: S301  (our own)
    assert isinstance(again, TurnEnv)
    return again


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
@pytest.mark.parametrize("id", games())
def test_copies_go_on_exactly_the_same(id: str, copied: Any) -> None:
    env = envs.aec(id, players=2)
    env.reset(seed=1)
    play(env, np.random.default_rng(1), 40)

    other = copied(env)

    before = env.table.state.digest()
    assert other.table.state.digest() == before
    play(other, np.random.default_rng(2), 30)
    assert env.table.state.digest() == before
    play(env, np.random.default_rng(2), 30)
    assert env.table.state.digest() == other.table.state.digest()


@pytest.mark.parametrize("id", games())
def test_an_imagined_copy_looks_the_same_and_does_not_foresee_the_dice(id: str) -> None:
    env = envs.aec(id, players=2)
    env.reset(seed=1)
    play(env, np.random.default_rng(1), 40)
    agent = env.agent_selection

    one, two = env.imagine(agent, 1), env.imagine(agent, 2)

    seen, imagined = env.observe(agent), one.observe(agent)
    assert seen["observation"].tobytes() == imagined["observation"].tobytes()
    assert seen["action_mask"].tobytes() == imagined["action_mask"].tobytes()
    luck = [other.table.state.rng.words() for other in (env, one, two)]
    assert luck[0] not in luck[1:]
    assert luck[1] != luck[2]


def test_after_one_seed_all_games_follow() -> None:
    one, two = envs.aec("dark-dealings"), envs.aec("dark-dealings")
    found = []
    for env in (one, two):
        env.reset(seed=8)
        env.reset()
        found.append(env.table.state.digest())
    assert found[0] == found[1]

    one.reset(options={"deal": envs.episode_seed(8, 0, 1)})
    assert one.table.state.digest() == found[0]


def test_a_seed_has_its_bounds() -> None:
    with pytest.raises(BadOption, match="from 0 to 2\\^48 - 1"):
        envs.episode_seed(1 << 48, 0, 0)
    seeds = {
        envs.episode_seed(seed, table, n) for seed in (0, 1) for table in (0, 1) for n in (0, 1)
    }
    assert len(seeds) == 8
    assert len({tuple(seeded_rng(seed).words()) for seed in seeds}) == 8
