"""A series of games with players in the seats, split over processes; any split counts the same."""

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context

from overlord.core.box import Box
from overlord.core.errors import BadOption
from overlord.core.registry import game as game_of
from overlord.core.rng import seeded
from overlord.core.setup import Setup
from overlord.players.levels import player
from overlord.players.table import play

SEEDS = 1 << 64  # a seed of a series is below; the rest of a deal's seed counts the deals
CHUNKS = 8  # for each process, so that none waits long for the last one


@dataclass(frozen=True)
class Series:
    """What is to be played."""

    game: str
    players: tuple[str, ...]  # one spec per seat
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    box: str = ""  # a file of one's own
    rotate: bool = True


@dataclass(frozen=True)
class Played:
    """One game: who sat where and how it ended, or why it did not."""

    number: int
    seed: int
    specs: tuple[str, ...]
    decisions: int
    returns: tuple[float, ...]
    scores: tuple[int, ...]
    error: str = ""


def checked(series: Series) -> Setup:
    """The set-up of all its tables; raises OverlordError for what cannot be played."""
    if series.games < 1:
        raise BadOption(f"expected at least one game, found {series.games}")
    if not 0 <= series.seed < SEEDS:
        raise BadOption(f"a seed is a whole number from 0 to 2^64 - 1, not {series.seed}")
    for spec in series.players:
        player(spec, 0)
    game = game_of(series.game)
    box: Box | None = game.read_box(series.box) if series.box else None
    return game.setup(len(series.players), series.options, box)


def seatings(series: Series) -> list[tuple[str, ...]]:
    """The different ways to seat the players, by moving all of them on by one chair."""
    specs = series.players
    if not series.rotate:
        return [specs]
    turned = [specs[-i:] + specs[:-i] for i in range(len(specs))]
    return list(dict.fromkeys(turned))


def play_one(series: Series, setup: Setup, number: int) -> Played:
    """Game `number` of a series. Each deal is played once in every seating."""
    ways = seatings(series)
    specs = ways[number % len(ways)]
    luck = seeded(series.seed | (number // len(ways)) << 64)
    deal = luck.seed()
    seeds = [luck.seed() for _ in specs]
    players = [player(spec, seed) for spec, seed in zip(specs, seeds, strict=True)]
    game = game_of(series.game)
    try:
        memory = any(someone.needs_world for someone in players)
        state = game.table(setup, deal, memory)
        decisions = play(state, players, game.bound)
        returns, scores = tuple(state.returns()), tuple(state.outcome().scores)
    except Exception as problem:  # noqa: BLE001  (a fault in one game is reported, not fatal)
        error = f"{type(problem).__name__}: {problem}"
        return Played(number, deal, specs, 0, (), (), error)
    return Played(number, deal, specs, decisions, returns, scores)


def play_chunk(series: Series, first: int, last: int) -> list[Played]:
    setup = checked(series)
    return [play_one(series, setup, number) for number in range(first, last)]


def play_all(series: Series, jobs: int, told: Callable[[int], None]) -> list[Played]:
    """All games in their order; `told` hears how many are done."""
    setup = checked(series)
    if jobs == 1:
        alone = []
        for number in range(series.games):
            alone.append(play_one(series, setup, number))
            told(number + 1)
        return alone
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        with children_without_interrupts():
            waiting = {
                pool.submit(play_chunk, series, first, last): first
                for first, last in chunks(series.games, jobs)
            }
        done = 0
        parts: dict[int, list[Played]] = {}
        for future in as_completed(waiting):
            part = future.result()
            parts[waiting[future]] = part
            done += len(part)
            told(done)
    except BaseException:
        for process in list(pool._processes.values()):  # noqa: SLF001  (3.14 has terminate_workers)
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()
    return [played for first in sorted(parts) for played in parts[first]]


@contextmanager
def children_without_interrupts() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal; only the first one shall answer it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # what a child is born with, it keeps
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def chunks(games: int, jobs: int) -> list[tuple[int, int]]:
    size = max(1, -(-games // (jobs * CHUNKS)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]
