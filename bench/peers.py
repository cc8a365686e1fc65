"""Peers: public board-game engines beside Overlord. Random legal play, one thread, one core.

    python3 dev.py bench --peers

Every engine plays whole games, setting up included: list the legal actions, pick one uniformly,
apply it, until the game is over. A decision is one action applied by a player, forced ones too;
chance events are not counted. Rates are per CPU-second of this process. That does not make them
safe from a neighbour on the same physical core (a fixed loop was seen to fall from 24 to 14 million
steps per CPU-second for half a second at a time), so rounds go over all engines in turn, the median
round is shown, and a run that began or ended in a slow spell of the host is repeated once.

Where an engine offers a choice, it gets its fastest path: no validation of the chosen action, no
weighing of equally likely chance outcomes, no copies.

One file, although long: it runs in an environment that holds nothing but the peers.
"""

from __future__ import annotations

import argparse
import copy
import gc
import importlib
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any, TypeVar

OURS = "ours"
PYTHON = "python"
CPP = "c++"
NOT_INSTALLED = "not installed"
ABSENT = "-"

Measured = TypeVar("Measured")
Look = Callable[[int, Callable[[], object] | None], None]
"""Told before each decision: how many actions are legal, and how to copy the state."""


class Engine:
    """One engine playing one game, that is, one row of the table."""

    name: str
    game: str
    rules = PYTHON  # the language the rules of the game are written in
    inside = False  # the whole game is played inside compiled code
    roll = random.Random(20).random

    def load(self) -> None:
        """Import what is needed; ImportError means the engine is not installed."""
        raise NotImplementedError

    def play(self, seed: int, look: Look | None = None) -> int:
        """Play one new game to its end and return the number of decisions."""
        raise NotImplementedError


# --- ours ---------------------------------------------------------------------------------------


class Overlord(Engine):
    """Our public interface: over, question, step."""

    rules = OURS

    def __init__(self, game: str, players: int) -> None:
        self.game_id, self.players = game, players
        self.name, self.game = "overlord (from Python)", f"{game} {players}p"

    def load(self) -> None:
        self.box: Any = importlib.import_module("overlord").game(self.game_id)
        self.playout: Any = importlib.import_module("overlord.core.playout").playout

    def play(self, seed: int, look: Look | None = None) -> int:
        state = self.box.new(players=self.players, seed=seed)
        roll, decisions = self.roll, 0
        while not state.over:
            _, actions = state.question()
            if look is not None:
                look(len(actions), state.clone)
            state.step(actions[int(roll() * len(actions))])
            decisions += 1
        return decisions


class OverlordInside(Overlord):
    """Our own random playout, compiled where mypyc has been at work."""

    inside = True

    def __init__(self, game: str, players: int) -> None:
        super().__init__(game, players)
        self.name = "overlord (compiled, inside)"

    def load(self) -> None:
        super().load()
        source = importlib.import_module("overlord.core.playout").__file__ or ""
        if source.endswith(".py"):
            self.name = "overlord (pure Python, inside)"

    def play(self, seed: int, look: Look | None = None) -> int:
        if look is not None:
            return super().play(seed, look)
        return int(self.playout(self.box.new(players=self.players, seed=seed), seed))


def ours(game: str, players: int) -> list[Engine]:
    return [OverlordInside(game, players), Overlord(game, players)]


# --- peers --------------------------------------------------------------------------------------


class OpenSpiel(Engine):
    """OpenSpiel driven from Python; chance is a player with a negative number."""

    CHANCE = -1

    def __init__(self, game: str) -> None:
        self.game, self.written_in_python = game, game.startswith("python_")
        self.rules = PYTHON if self.written_in_python else CPP
        kind = "Python game" if self.written_in_python else "C++ from Python"
        self.name = f"OpenSpiel ({kind})"

    def load(self) -> None:
        self.pyspiel: Any = importlib.import_module("pyspiel")
        if self.written_in_python:
            importlib.import_module("open_spiel.python.games")
        self.box = self.pyspiel.load_game(self.game)
        self._require_even_chance(games=20)

    def _require_even_chance(self, games: int) -> None:
        """`play` draws chance outcomes uniformly, which is faster: true of all games used here."""
        for _ in range(games):
            state = self.box.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    odds = [odd for _, odd in state.chance_outcomes()]
                    if max(odds) - min(odds) > 1e-9:
                        raise ValueError(f"{self.game}: chance outcomes of different weight")
                actions = state.legal_actions()
                state.apply_action(actions[int(self.roll() * len(actions))])

    def play(self, seed: int, look: Look | None = None) -> int:
        state = self.box.new_initial_state()
        roll, decisions, chance = self.roll, 0, self.CHANCE
        while True:
            player = state.current_player()
            if player < chance:
                return decisions
            actions = state.legal_actions()
            if player >= 0:
                decisions += 1
                if look is not None:
                    look(len(actions), state.clone)
            state.apply_action(actions[int(roll() * len(actions))])


class OpenSpielInside(OpenSpiel):
    """OpenSpiel's C++ random bots in its C++ loop. Branching is taken from the Python loop."""

    inside = True
    uncounted = 0.0

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.name = "OpenSpiel (C++ inside)"

    def load(self) -> None:
        super().load()
        seats = range(self.box.num_players())
        self.bots = [self.pyspiel.make_uniform_random_bot(seat, seat + 7) for seat in seats]
        moves = decisions = 0
        for seed in range(2000):
            history = self._play_out(seed).full_history()
            moves += len(history)
            decisions += sum(move.player >= 0 for move in history)
        self.share_of_decisions = decisions / moves  # the other moves are chance

    def _play_out(self, seed: int) -> Any:
        state = self.box.new_initial_state()
        self.pyspiel.evaluate_bots(state, self.bots, seed)
        return state

    def play(self, seed: int, look: Look | None = None) -> int:
        if look is not None:
            return super().play(seed, look)
        self.uncounted += self._play_out(seed).move_number() * self.share_of_decisions
        whole = int(self.uncounted)
        self.uncounted -= whole  # carried to the next game: rounding each game was 1 % off
        return whole


class Catanatron(Engine):
    name = "catanatron"

    def __init__(self, players: int) -> None:
        self.players, self.game = players, f"Catan {players}p"

    def load(self) -> None:
        self.package: Any = importlib.import_module("catanatron")
        self.turns = importlib.import_module("catanatron.game").TURNS_LIMIT

    def play(self, seed: int, look: Look | None = None) -> int:
        package, roll, decisions = self.package, self.roll, 0
        colours = list(package.Color)[: self.players]
        game = package.Game([package.RandomPlayer(colour) for colour in colours], seed=seed + 1)
        state = game.state
        while game.winning_color() is None and state.num_turns < self.turns:
            actions = state.playable_actions
            if look is not None:
                look(len(actions), game.copy)
            game.execute(actions[int(roll() * len(actions))], validate_action=False)
            decisions += 1
        return decisions


class RLCard(Engine):
    """An environment that returns the legal actions within each observation; it cannot copy."""

    name = "rlcard"

    def __init__(self, game: str) -> None:
        self.game = game

    def load(self) -> None:
        self.env: Any = importlib.import_module("rlcard").make(self.game, {"seed": 1})

    def play(self, seed: int, look: Look | None = None) -> int:
        env, roll, decisions = self.env, self.roll, 0
        observation, _ = env.reset()
        while not env.is_over():
            actions = list(observation["legal_actions"])
            if look is not None:
                look(len(actions), partial(copy.deepcopy, env.game))
            observation, _ = env.step(actions[int(roll() * len(actions))])
            decisions += 1
        return decisions


class PythonChess(Engine):
    """Whole games with the draws that end a game by themselves; copies leave out the history."""

    name, game = "python-chess", "chess"

    def load(self) -> None:
        self.chess: Any = importlib.import_module("chess")

    def play(self, seed: int, look: Look | None = None) -> int:
        board, roll, decisions = self.chess.Board(), self.roll, 0
        while True:
            moves = list(board.legal_moves)
            if not moves or (
                board.is_insufficient_material()
                or board.is_seventyfive_moves()
                or board.is_fivefold_repetition()
            ):
                return decisions
            if look is not None:
                look(len(moves), partial(board.copy, stack=False))
            board.push(moves[int(roll() * len(moves))])
            decisions += 1


class PettingZoo(Engine):
    """The agent loop of the documentation; an environment here has no way to copy itself."""

    name = "PettingZoo"

    def __init__(self, game: str, rules: str = PYTHON) -> None:
        self.game, self.rules = game, rules

    def load(self) -> None:
        self.env: Any = importlib.import_module(f"pettingzoo.classic.{self.game}").env()
        self.env.reset(seed=1)

    def play(self, seed: int, look: Look | None = None) -> int:
        env, roll, decisions = self.env, self.roll, 0
        env.reset()  # a seed would make some of them build the whole environment anew
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions
            actions = observation["action_mask"].nonzero()[0]
            if look is not None:
                look(len(actions), None)
            env.step(int(actions[int(roll() * len(actions))]))
            decisions += 1


def peers() -> list[Engine]:
    compiled = ("hearts", "cribbage", "crazy_eights", "dou_dizhu")
    scripted = ("kuhn_poker", "tic_tac_toe", "block_dominoes", "team_dominoes", "liars_poker")
    cards = ("uno", "gin-rummy", "doudizhu", "leduc-holdem", "bridge")
    classics = ("connect_four_v3", "tictactoe_v3", "texas_holdem_v4", "leduc_holdem_v4")
    return [
        *(OpenSpielInside(game) for game in compiled),
        *(OpenSpiel(game) for game in compiled),
        *(OpenSpiel(f"python_{game}") for game in scripted),
        Catanatron(4),
        Catanatron(2),
        *(RLCard(game) for game in cards),
        PythonChess(),
        *(PettingZoo(game) for game in classics),
        PettingZoo("hanabi_v5", rules=CPP),
    ]


# --- measuring ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Run:
    games: int
    decisions: int
    cpu: float


class Survey:
    """Branching, forced decisions and the price of a copy, looked at from inside the games."""

    EVERY, REPEATS = 7, 10  # a copy may take 0.3 microseconds and the clock itself as long

    def __init__(self, clone_budget: float) -> None:
        self.decisions = self.forced = self.listed = self.clones = 0
        self.clone_cpu, self.clone_budget = 0.0, clone_budget

    def __call__(self, legal: int, clone: Callable[[], object] | None) -> None:
        self.decisions += 1
        self.forced += legal == 1
        self.listed += legal
        if clone is None or self.decisions % self.EVERY or self.clone_cpu > self.clone_budget:
            return
        start = time.process_time()
        for _ in range(self.REPEATS):
            clone()
        self.clone_cpu += time.process_time() - start
        self.clones += self.REPEATS


@dataclass(frozen=True, slots=True)
class Row:
    engine: str
    game: str
    rules: str
    inside: bool
    status: str = "ok"
    branching: float | None = None
    forced_share: float | None = None
    decisions_per_game: float | None = None
    decisions_per_second: float | None = None
    games_per_second: float | None = None
    listed_per_second: float | None = None
    clone_us: float | None = None


def run(engine: Engine, seconds: float, seed: int, batch: int = 1) -> Run:
    """Whole games for at least so many CPU-seconds, looking at the clock once per batch."""
    games = decisions = 0
    play, clock = engine.play, time.process_time
    start = now = clock()
    while now - start < seconds or not games:
        for _ in range(batch):
            decisions += play(seed + games)
            games += 1
        now = clock()
    return Run(games, decisions, max(now - start, 1e-9))


def survey(engine: Engine, seconds: float) -> Survey:
    found = Survey(clone_budget=seconds / 2)
    start, seed = time.process_time(), 0
    while time.process_time() - start < seconds or not seed:
        engine.play(seed, found)
        seed += 1
    return found


def summarise(engine: Engine, found: Survey, runs: Sequence[Run]) -> Row:
    branching = found.listed / found.decisions
    rate = statistics.median(r.decisions / r.cpu for r in runs)
    return Row(
        engine=engine.name,
        game=engine.game,
        rules=engine.rules,
        inside=engine.inside,
        branching=branching,
        forced_share=found.forced / found.decisions,
        decisions_per_game=sum(r.decisions for r in runs) / sum(r.games for r in runs),
        decisions_per_second=rate,
        games_per_second=statistics.median(r.games / r.cpu for r in runs),
        listed_per_second=rate * branching,
        clone_us=found.clone_cpu / found.clones * 1e6 if found.clones else None,
    )


def absent(engine: Engine, status: str) -> Row:
    return Row(engine.name, engine.game, engine.rules, engine.inside, status)


def reason(error: Exception) -> str:
    if isinstance(error, ImportError):
        return f"{NOT_INSTALLED} ({error.name})" if error.name else NOT_INSTALLED
    first_line = str(error).strip().partition("\n")[0]
    return f"failed: {type(error).__name__}: {first_line}"[:80]


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def calibration(seconds: float = 0.05) -> float:
    """Million steps of a fixed pure-Python loop per CPU-second: how fast the host is just now."""
    rounds, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        total = 0
        for number in range(1000):
            total += number & 7
        rounds += 1
    return rounds / (time.process_time() - start) / 1000


class Host:
    """Watches for slow spells: works between two calibrations, and once more if either was slow.

    Slow means slower than this machine usually is during this benchmark: a machine that is busy
    throughout is slow to all engines alike, and repeating would not help.
    """

    SLOW, TRIES = 0.8, 2

    def __init__(self, gauge: Callable[[], float] = calibration) -> None:
        self.gauge = gauge
        self.readings = [gauge() for _ in range(5)]
        self.runs = self.repeats = self.slow = 0

    def steady(self, work: Callable[[], Measured]) -> Measured:
        """The first result of a usual spell; failing that, the one with the best calibration."""
        tries: list[tuple[float, Measured]] = []
        before = self._read()
        for _ in range(self.TRIES):
            done, after = work(), self._read()
            tries.append((min(before, after), done))
            if not self._is_slow(tries[-1][0]):
                break
            before = after
        speed, kept = max(tries, key=lambda attempt: attempt[0])
        self.runs += 1
        self.repeats += len(tries) - 1
        self.slow += self._is_slow(speed)
        return kept

    def _read(self) -> float:
        self.readings.append(self.gauge())
        return self.readings[-1]

    def _is_slow(self, speed: float) -> bool:
        return speed < self.SLOW * statistics.median(self.readings)

    def __str__(self) -> str:
        low, usual, high = (f(self.readings) for f in (min, statistics.median, max))
        load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        return (
            f"calibration {low:.1f} to {high:.1f}, median {usual:.1f} M steps/s{load}; "
            f"{self.runs} runs, {self.repeats} repeated, {self.slow} slow all the same"
        )


class Bench:
    """All engines, surveyed once and then run in rounds; what breaks becomes a row, not a crash."""

    def __init__(self, engines: Iterable[Engine], seconds: float, rounds: int) -> None:
        self.engines, self.seconds, self.rounds = list(engines), seconds, rounds
        self.host = Host()
        self.broken: dict[Engine, str] = {}
        self.surveys: dict[Engine, Survey] = {}
        self.batches: dict[Engine, int] = {}
        self.runs: dict[Engine, list[Run]] = {engine: [] for engine in self.engines}

    def measure(self) -> list[Row]:
        self._each("survey", self._prepare)
        gc.collect()
        gc.freeze()  # or every engine pays for walking through the modules of all the others
        for number in range(1, self.rounds + 1):
            self._each(f"round {number}/{self.rounds}", self._round)
        gc.unfreeze()
        return [self._row(engine) for engine in self.engines]

    def _each(self, stage: str, work: Callable[[Engine], str]) -> None:
        for engine in self.engines:
            if engine in self.broken:
                continue
            try:
                news = work(engine)
            except Exception as error:  # noqa: BLE001  (a peer may fail in any way it likes)
                news = self.broken[engine] = reason(error)
            tell(f"{stage}: {engine.name}, {engine.game}: {news}")

    def _prepare(self, engine: Engine) -> str:
        engine.load()
        found = self.host.steady(lambda: survey(engine, self.seconds / 2))
        self.surveys[engine] = found
        warm = run(engine, self.seconds / 4, seed=0)
        self.batches[engine] = max(1, int(0.005 * warm.games / warm.cpu))
        return f"branching {found.listed / found.decisions:.1f}"

    def _round(self, engine: Engine) -> str:
        batch = self.batches[engine]
        run(engine, self.seconds / 20, seed=0)
        done = self.host.steady(lambda: run(engine, self.seconds, seed=1000, batch=batch))
        self.runs[engine].append(done)
        return f"{short(done.decisions / done.cpu)} decisions/s"

    def _row(self, engine: Engine) -> Row:
        if engine in self.broken:
            return absent(engine, self.broken[engine])
        return summarise(engine, self.surveys[engine], self.runs[engine])


# --- comparing ----------------------------------------------------------------------------------


def ratio(mine: float | None, theirs: float | None) -> float | None:
    return mine / theirs if mine is not None and theirs else None


def our_row(rows: Iterable[Row], inside: bool) -> Row | None:
    return next((row for row in rows if row.rules == OURS and row.inside == inside), None)


def ratios(rows: Sequence[Row], measure: str = "decisions_per_second") -> list[float | None]:
    """Ours over theirs, like with like: their inside with our inside, their Python with ours."""
    found: list[float | None] = []
    for row in rows:
        mine = our_row(rows, row.inside) if row.rules != OURS else None
        found.append(ratio(getattr(mine, measure), getattr(row, measure)) if mine else None)
    return found


def inside_ratios(rows: Sequence[Row]) -> list[float | None]:
    """Our inside loop over whatever they have."""
    mine = our_row(rows, inside=True)
    rate = mine.decisions_per_second if mine else None
    return [None if row.rules == OURS else ratio(rate, row.decisions_per_second) for row in rows]


def verdict(rows: Sequence[Row], found: Sequence[float | None], label: str) -> str:
    measured = [(r, row) for r, row in zip(found, rows, strict=True) if r is not None]
    missing = sum(row.rules != OURS and row.status != "ok" for row in rows)
    if not measured:
        return f"{label}: nothing to compare, overlord or every peer is missing"

    def smallest(pairs: Sequence[tuple[float, Row]]) -> str:
        if not pairs:
            return "none"
        least, row = min(pairs, key=lambda pair: pair[0])
        return f"{least:.2f} ({row.engine}, {row.game})"

    slower = sum(r > 1 for r, _ in measured)
    in_python = [(r, row) for r, row in measured if row.rules == PYTHON]
    line = (
        f"{label}: slower than us: {slower} of {len(measured)}; "
        f"smallest ratio {smallest(measured)}; "
        f"smallest ratio among Python engines {smallest(in_python)}"
    )
    return f"{line}; {missing} not measured" if missing else line


def verdicts(rows: Sequence[Row]) -> list[str]:
    return [
        verdict(rows, ratios(rows), "decisions, like with like"),
        verdict(rows, inside_ratios(rows), "decisions, our inside loop against all"),
        verdict(rows, ratios(rows, "listed_per_second"), "legal actions listed, like with like"),
    ]


# --- printing -----------------------------------------------------------------------------------

HEADINGS = (
    "engine",
    "game",
    "branching",
    "forced",
    "decisions/game",
    "decisions/s",
    "games/s",
    "listed/s",
    "clone µs",
    "ours/theirs",
    "our inside/theirs",
)


def short(value: float | None) -> str:
    """Three figures at most: 1.88M, 355k, 61.0, 0.77."""
    if value is None:
        return ABSENT
    if value >= 999_500:
        return f"{value / 1e6:.2f}M"
    if value >= 9_995:
        return f"{value / 1e3:.0f}k"
    if value >= 999.5:
        return f"{value / 1e3:.1f}k"
    if value >= 99.95:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 9.995 else f"{value:.2f}"


def cells(rows: Sequence[Row]) -> list[list[str]]:
    lines = []
    for row, like, inside in zip(rows, ratios(rows), inside_ratios(rows), strict=True):
        forced = ABSENT if row.forced_share is None else f"{row.forced_share:.0%}"
        figures = [
            short(row.branching),
            forced,
            short(row.decisions_per_game),
            short(row.decisions_per_second) if row.status == "ok" else row.status,
            short(row.games_per_second),
            short(row.listed_per_second),
            short(row.clone_us),
            short(like),
            short(inside),
        ]
        lines.append([row.engine, row.game, *figures])
    return lines


def plain_table(rows: Sequence[Row]) -> str:
    lines = [list(HEADINGS), *cells(rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]

    def pad(line: Sequence[str]) -> str:
        named = [line[column].ljust(widths[column]) for column in (0, 1)]
        figures = [line[column].rjust(widths[column]) for column in range(2, len(HEADINGS))]
        return "  ".join([*named, *figures]).rstrip()

    return "\n".join(pad(line) for line in lines)


def markdown_table(rows: Sequence[Row]) -> str:
    rule = "|".join(["---", "---", *["---:"] * (len(HEADINGS) - 2)])
    lines = [f"| {' | '.join(line)} |" for line in (HEADINGS, *cells(rows))]
    return "\n".join([lines[0], f"|{rule}|", *lines[1:]])


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        names = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or "unknown processor"


def version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return NOT_INSTALLED


def our_version() -> str:
    try:
        return str(getattr(importlib.import_module("overlord"), "__version__", "source tree"))
    except ImportError:
        return NOT_INSTALLED


def pin() -> str:
    """Keep to one core, the last that is ours to use."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def circumstances(seconds: float, rounds: int, pinned: str) -> dict[str, str]:
    packages = ("open_spiel", "catanatron", "rlcard", "chess", "pettingzoo", "numpy")
    return {
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.platform()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "overlord": our_version(),
        "peers": ", ".join(f"{package} {version(package)}" for package in packages),
        "method": f"random legal play, per CPU-second, {pinned}, "
        f"median of {rounds} rounds of {seconds:g} s",
    }


def report(facts: dict[str, str], rows: Sequence[Row], markdown: bool) -> str:
    bullet = "- " if markdown else ""
    head = [f"{bullet}{name}: {fact}" for name, fact in facts.items()]
    table = markdown_table(rows) if markdown else plain_table(rows)
    tail = [f"{bullet}{line}" for line in verdicts(rows)]
    return "\n".join([*head, "", table, "", *tail])


def as_json(facts: dict[str, str], rows: Sequence[Row]) -> str:
    both = zip(rows, ratios(rows), inside_ratios(rows), strict=True)
    told = [asdict(row) | {"ratio": like, "inside_ratio": inside} for row, like, inside in both]
    return json.dumps({"facts": facts, "rows": told, "verdicts": verdicts(rows)}, indent=1)


def choose(engines: Iterable[Engine], only: Sequence[str]) -> list[Engine]:
    words = [word.lower() for word in only]
    titles = [(f"{engine.name} {engine.game}".lower(), engine) for engine in engines]
    return [engine for title, engine in titles if not words or any(w in title for w in words)]


def parser() -> argparse.ArgumentParser:
    args = argparse.ArgumentParser(description="Overlord beside public board-game engines.")
    args.add_argument("--seconds", type=float, default=2.0, help="CPU-seconds per run (2)")
    args.add_argument("--rounds", type=int, default=3, help="runs per engine (3)")
    args.add_argument("--game", default="dark-dealings", help="our game (dark-dealings)")
    args.add_argument("--players", type=int, default=4, help="seats in our game (4)")
    args.add_argument(
        "--only", action="append", default=[], metavar="WORD", help="peers with this in the name"
    )
    args.add_argument("--json", metavar="FILE", help="write everything measured to FILE")
    args.add_argument("--markdown", action="store_true", help="print Markdown (bench/results.md)")
    return args


def main(arguments: Sequence[str] | None = None) -> int:
    args = parser().parse_args(arguments)
    picked = choose(peers(), args.only)
    if not picked:
        parser().error(f"no peer has {' or '.join(args.only)} in its name")
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    facts = circumstances(args.seconds, args.rounds, pin())
    bench = Bench([*ours(args.game, args.players), *picked], args.seconds, args.rounds)
    rows = bench.measure()
    facts["host"] = str(bench.host)
    print(report(facts, rows, args.markdown))
    if args.json:
        Path(args.json).write_text(as_json(facts, rows) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
