"""Environments side by side: steps of random play with observation and mask, on one core.

    python3 dev.py bench --peers --environments
    python3 dev.py bench --peers --environments --only ours

A step is one answer of one seat at one table; whoever takes it has the observation of that seat and
the mask of its legal actions. Each engine plays by its best path: ours as a batch, pgx as a jitted
and vectorised function that resets games that are over, OpenSpiel by its vector environment,
PettingZoo's classics by the loop of their documentation. Choosing the actions is not counted for
batches, as far as it can be told apart; in pgx it is part of the jitted function. pgx takes up to
a minute for each game before it plays; with JAX_COMPILATION_CACHE_DIR it does so once.
Rates are per second of wall clock and per CPU-second of the process, for pgx may use more threads.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

SIZES = (64, 1024)
LENGTH = 20  # steps in one call of pgx


@dataclass(frozen=True)
class Rate:
    engine: str
    game: str
    actions: int
    tables: int
    wall: float  # steps per second
    cpu: float
    problem: str = ""


def calibration(seconds: float = 0.2) -> float:
    """Million steps of a fixed loop per CPU-second, as in `bench/peers.py`."""
    rounds, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        total = 0
        for number in range(1000):
            total += number & 7
        rounds += 1
    return rounds / (time.process_time() - start) / 1000


def rate(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Steps per second and per CPU-second, once it is warm."""
    work()
    steps, wall, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        steps += work()
    return steps / (time.perf_counter() - wall), steps / (time.process_time() - cpu)


def ours(game: str, players: int, size: int, seconds: float) -> Rate:
    """Our batch; the time for drawing actions is taken off."""
    np: Any = importlib.import_module("numpy")
    envs: Any = importlib.import_module("overlord.envs")
    batch, luck = envs.Batch(game, size, players=players), np.random.default_rng(1)
    for _ in range(50):
        batch.step(batch.random_actions(luck))
    wall = cpu = 0.0
    steps = 0
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        actions = batch.random_actions(luck)
        w, c = time.perf_counter(), time.process_time()
        batch.step(actions)
        wall += time.perf_counter() - w
        cpu += time.process_time() - c
        steps += size
    return Rate(
        "overlord batch", f"{game} {players}p", batch.actions, size, steps / wall, steps / cpu
    )


def ours_single(game: str, players: int, _size: int, seconds: float) -> Rate:
    envs: Any = importlib.import_module("overlord.envs")
    env = envs.aec(game, players=players)
    found = rate(lambda: loop(env), seconds)
    actions = int(env.action_space("seat_0").n)
    return Rate("overlord aec", f"{game} {players}p", actions, 1, *found)


def loop(env: Any) -> int:
    """A game by PettingZoo's documented loop."""
    np: Any = importlib.import_module("numpy")
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        options = np.flatnonzero(seen["action_mask"])
        env.step(int(options[steps * 7 % len(options)]))
        steps += 1
    return steps


def classic(game: str, _players: int, _size: int, seconds: float) -> Rate:
    env: Any = importlib.import_module(f"pettingzoo.classic.{game}").env()
    env.reset(seed=1)
    found = rate(lambda: loop(env), seconds)
    return Rate("PettingZoo", game, int(env.action_space(env.possible_agents[0]).n), 1, *found)


def pgx(game: str, _players: int, size: int, seconds: float) -> Rate:
    """Twenty steps of all tables in one jitted call, with random legal actions."""
    jax: Any = importlib.import_module("jax")
    package: Any = importlib.import_module("pgx")
    wrappers: Any = importlib.import_module("pgx.experimental.wrappers")
    env = package.make(game)
    init = jax.jit(jax.vmap(env.init))
    step = jax.vmap(wrappers.auto_reset(env.step, env.init))
    draw = jax.vmap(
        lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf))
    )

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, a, b = jax.random.split(key, 3)
        action = draw(jax.random.split(a, size), state.legal_action_mask)
        state = step(state, action, jax.random.split(b, size))
        return (state, key), state.observation.sum()

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=LENGTH))
    key = jax.random.PRNGKey(1)
    carry = [(init(jax.random.split(key, size)), key)]

    def work() -> int:
        carry[0], told = many(carry[0])
        told.block_until_ready()
        return LENGTH * size

    found = rate(work, seconds)
    return Rate("pgx", game, int(env.num_actions), size, *found)


def openspiel(game: str, _players: int, size: int, seconds: float) -> Rate:
    """OpenSpiel's vector environment over its reinforcement-learning environment."""
    rl: Any = importlib.import_module("open_spiel.python.rl_environment")
    agent: Any = importlib.import_module("open_spiel.python.rl_agent")
    vector: Any = importlib.import_module("open_spiel.python.vector_env")
    tables = vector.SyncVectorEnv([rl.Environment(game) for _ in range(size)])
    now = [tables.reset()]
    count = int(tables.envs[0].action_spec()["num_actions"])
    turn = [0]

    def work() -> int:
        said = []
        for at in now[0]:
            turn[0] += 7
            legal = at.observations["legal_actions"][at.observations["current_player"]]
            said.append(agent.StepOutput(action=legal[turn[0] % len(legal)], probs=None))
        now[0], _, _, _ = tables.step(said, reset_if_done=True)
        return size

    return Rate("OpenSpiel vector env", game, count, size, *rate(work, seconds))


GAMES = (
    ("dark-dealings", 4),
    ("bellum-magica", 4),
    ("big-bad-overlord", 4),
    ("overlords-of-infamy", 4),
    ("conan", 4),
)
PGX = ("animal_shogi", "backgammon", "gardner_chess", "go_9x9", "hex", "othello")  # from 50 actions
SPIEL = ("backgammon", "chess", "connect_four", "crazy_eights", "hearts", "hex")
CLASSICS = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "tictactoe_v3")


def plan() -> list[tuple[Callable[[str, int, int, float], Rate], str, int, int]]:
    """All rows, ours first."""
    rows: list[tuple[Callable[[str, int, int, float], Rate], str, int, int]] = []
    for size in SIZES:
        rows += [(ours, game, players, size) for game, players in GAMES]
    rows += [(ours_single, game, players, 1) for game, players in GAMES]
    rows += [(pgx, game, 2, size) for size in SIZES for game in PGX]
    rows += [(openspiel, game, 2, 64) for game in SPIEL]
    rows += [(classic, game, 2, 1) for game in CLASSICS]
    return rows


def measure(seconds: float, only: list[str], tell: Callable[[str], None]) -> list[Rate]:
    """One run; what is not installed or fails becomes a row that says so."""
    found = []
    for work, game, players, size in plan():
        if only and not {work.__name__, game} & set(only):
            continue
        try:
            found.append(work(game, players, size, seconds))
        except Exception as problem:  # noqa: BLE001  (a peer may fail in any way it likes)
            text = f"{type(problem).__name__}: {problem}".partition("\n")[0][:60]
            found.append(Rate(work.__name__, game, 0, size, 0.0, 0.0, text))
        tell(line(found[-1]))
    return found


def line(row: Rate) -> str:
    if row.problem:
        return f"| {row.engine} | {row.game} | | {row.tables} | {row.problem} | |"
    rates = f"{row.wall:,.0f} | {row.cpu:,.0f}"
    return f"| {row.engine} | {row.game} | {row.actions} | {row.tables} | {rates} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help="a game, or ours, ours_single, pgx, openspiel, classic; may be repeated",
    )
    asked = parser.parse_args()
    if not asked.json:
        print(f"calibration: {calibration():.1f} M steps/CPU-s", file=sys.stderr)
        print("| engine | game | actions | tables | steps/s | steps/CPU-s |")
        print("| --- | --- | ---: | ---: | ---: | ---: |")
    tell = partial(print, flush=True)
    found = measure(asked.seconds, asked.only, (lambda _: None) if asked.json else tell)
    if asked.json:
        print(json.dumps([asdict(row) for row in found], indent=2))
    else:
        print(f"calibration: {calibration():.1f} M steps/CPU-s", file=sys.stderr)


if __name__ == "__main__":
    main()
