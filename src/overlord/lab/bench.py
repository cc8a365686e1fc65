"""Benchmark of the engine: short repetitions, rates per CPU-second, the best one counts.

A neighbour on the same physical core takes CPU-seconds too, so the best of several short
repetitions is shown, and a fixed loop is timed before and after: a run whose two calibrations
differ was disturbed.
"""

import gc
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import overlord
from overlord.core.game import Game
from overlord.core.match import Match, replay
from overlord.core.playout import play_on, playout
from overlord.core.rng import Rng, seeded_rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.players.base import Outlook
from overlord.players.search import Search

REPETITIONS = 7
GAMES = 200  # that are played again and again
POINTS = (0.0, 0.25, 0.5, 0.75)  # of a game, where states are taken from
SEARCHED = (0.0, 0.5)  # of these, where a search begins
ITERATIONS = 200  # of one search
STEADY = 0.1  # calibrations that differ by more than that share tell of a disturbed run


@dataclass(frozen=True)
class Bench:
    """The figures of one game. Rates are per CPU-second, times in microseconds of CPU."""

    game: str
    players: int
    inside_decisions: float  # random play in the engine's own loop
    inside_games: float
    inside_listed: float  # legal actions listed on the way
    outside_decisions: float  # the same through pending, legal and apply from Python
    outside_games: float
    outside_listed: float
    branching: float
    forced: float  # the share of decisions with one option only
    decisions_per_game: float
    new_game: float  # `Game.new` with two arguments, as anybody would call it
    clone: float
    view: float
    determinize: dict[str, float]  # with memory, by how much of the game was played
    search: dict[str, float]  # iterations per CPU-second, by how much of the game was played
    replay: float  # of one whole record, with log and memory
    state_bytes: int  # what one clone more takes


@dataclass(frozen=True)
class Machine:
    """Machine that did the measuring."""

    overlord: str
    compiled: bool
    python: str
    system: str
    processor: str
    cores: int


@dataclass(frozen=True)
class Run:
    """All that `overlord bench --json` prints."""

    machine: Machine
    calibration_before: float  # steps of a fixed loop per CPU-second
    calibration_after: float
    calibration_ratio: float
    steady: bool
    games: list[Bench]

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def bench(games: list[Game], players: Callable[[Game], int], seconds: float) -> Run:
    """Measure each game for about that many seconds."""
    before = calibration()
    found = [bench_game(game, players(game), seconds) for game in games]
    after = calibration()
    ratio = after / before
    return Run(machine(), before, after, ratio, abs(ratio - 1) <= STEADY, found)


def bench_game(game: Game, players: int, seconds: float) -> Bench:
    setup = game.setup(players, {})
    branching, forced, decisions = shape(game, setup)
    share = seconds / 8
    inside = fastest(lambda seed: playout(game.new(players, seed), seed), share)
    outside = fastest(lambda seed: from_python(game, players, seed), share)
    plain = at_points(game, setup, False)
    remembering = at_points(game, setup, True)
    record = random_record(game, players)
    return Bench(
        game=game.id,
        players=players,
        inside_decisions=inside,
        inside_games=inside / decisions,
        inside_listed=inside * branching,
        outside_decisions=outside,
        outside_games=outside / decisions,
        outside_listed=outside * branching,
        branching=branching,
        forced=forced,
        decisions_per_game=decisions,
        new_game=each(lambda: game.new(players, 1), share),
        clone=over(plain, lambda state: state.clone(), share),
        view=over(plain, lambda state: state.view(0), share),
        determinize={
            f"{100 * point:.0f} %": over([state], lambda state: state.determinize(0, 7), share / 4)
            for point, state in zip(POINTS, remembering, strict=True)
        },
        search={
            f"{100 * point:.0f} %": fastest(thinking(state), share / 4)
            for point, state in zip(POINTS, remembering, strict=True)
            if point in SEARCHED
        },
        replay=each(lambda: replay(record), share),
        state_bytes=sum(state_bytes(state) for state in plain) // len(plain),
    )


# What is measured


def shape(game: Game, setup: Setup) -> tuple[float, float, float]:
    """Branching, share of forced decisions and decisions per game, over 50 random games."""
    listed = forced = decisions = 0
    games = 50
    for seed in range(games):
        state = game.table(setup, seed, False)
        luck = seeded_rng(seed)
        while not state.over:
            options = state.legal(state.pending()[0])
            listed += len(options)
            forced += len(options) == 1
            decisions += 1
            play_on(state, luck, 1)
    return listed / decisions, forced / decisions, decisions / games


def from_python(game: Game, players: int, seed: int) -> int:
    """A random game as anybody would write it; gives the number of decisions."""
    state: State = game.new(players, seed)
    roll = random.Random(seed).random
    decisions = 0
    while not state.over:
        _, options = state.question()
        state.step(options[int(roll() * len(options))])
        decisions += 1
    return decisions


def at_points(game: Game, setup: Setup, memory: bool) -> list[State]:
    """States from the points of one random game."""
    decisions = play_on(game.table(setup, 5, False), seeded_rng(5), -1)
    found = []
    for point in POINTS:
        state = game.table(setup, 5, memory)
        play_on(state, seeded_rng(5), int(point * decisions))
        found.append(state)
    return found


def thinking(state: State) -> Callable[[int], int]:
    """A search from the next decision that has a choice; gives the number of iterations."""
    luck = seeded_rng(5)
    while not state.over and len(state.legal(state.pending()[0])) == 1:
        play_on(state, luck, 1)

    def search(seed: int) -> int:
        outlook = Outlook(state, state.pending()[0])
        return sum(thought.visits for thought in Search("", seed, ITERATIONS, 0).thoughts(outlook))

    return search


def random_record(game: Game, players: int) -> overlord.Record:
    match = Match(game, players, 5)
    luck = seeded_rng(5)
    while not match.over:
        seat = match.state.pending()[0]
        options = match.options(seat)
        match.play(seat, options[luck.below(len(options))])
    return match.record()


def state_bytes(state: State) -> int:
    """Size of a clone beyond what it shares: itself, its lists and vectors, its generator."""
    other = state.clone()
    names = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:  # compiled, each class names its own attributes
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    total = _size(other)
    for name in names:
        total += _own_bytes(getattr(other, name, None), getattr(state, name, None))
    return total


def _own_bytes(value: object, shared: object) -> int:
    if value is shared:
        return 0
    if isinstance(value, vec):
        return sys.getsizeof(value) + 8 * len(value)
    if isinstance(value, list) and isinstance(shared, list):
        return sys.getsizeof(value) + sum(map(_own_bytes, value, shared))
    return _size(value) if isinstance(value, Rng) else 0


def _size(thing: object) -> int:
    inside = getattr(thing, "__dict__", None)
    return sys.getsizeof(thing) + (sys.getsizeof(inside) if inside else 0)


# How it is measured


def fastest(play: Callable[[int], int], seconds: float) -> float:
    """Decisions per CPU-second of the best repetition; each plays the same games in turn."""
    best = 0.0
    gc.collect()
    for _ in range(REPETITIONS):
        decisions = seed = 0
        start = time.process_time()
        spent = 0.0
        while spent < seconds / REPETITIONS:
            decisions += play(seed % GAMES)
            seed += 1
            spent = time.process_time() - start
        best = max(best, decisions / spent)
    return best


def each(act: Callable[[], object], seconds: float) -> float:
    """Microseconds of CPU for one call, the call of an empty function taken off."""
    return max(_each(act, seconds) - _each(lambda: None, seconds / 10), 0.0)


def _each(act: Callable[[], object], seconds: float) -> float:
    best = float("inf")
    for _ in range(REPETITIONS):
        count, batch = 0, 1
        start = time.process_time()
        spent = 0.0
        while spent < seconds / REPETITIONS:
            for _ in range(batch):
                act()
            count += batch
            batch = min(2 * batch, 500)
            spent = time.process_time() - start
        best = min(best, spent / count)
    return 1e6 * best


def over(states: list[State], act: Callable[[State], object], seconds: float) -> float:
    """The mean of the times for each of the states."""
    times = [each(lambda state=state: act(state), seconds / len(states)) for state in states]  # type: ignore[misc]
    return sum(times) / len(times)


def calibration() -> float:
    """Steps per CPU-second of a loop that never changes."""
    best = 0.0
    for _ in range(REPETITIONS):
        start = time.process_time()
        total = 0
        for i in range(200_000):
            total += i & 7
        best = max(best, 200_000 / (time.process_time() - start))
    return best


def machine() -> Machine:
    return Machine(
        overlord=overlord.__version__,
        compiled=overlord.COMPILED,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=platform.platform(terse=True),
        processor=_processor(),
        cores=os.cpu_count() or 1,
    )


def _processor() -> str:
    """Linux says which one in a file; elsewhere what Python knows must do."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
