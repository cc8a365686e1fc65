"""Tools for authors of games: say which rule a test proves, and check a game against the laws.

python -m overlord.testing digests --games N
    One line for each table of each installed game: a fingerprint of N random games. Pure and
    compiled, the lines are the same.
python -m overlord.testing soak [--hours H] [--games N] [--every E] [--game ID] [--seed S]
                                [--counts FILE]
    Random games under the eyes of the law: H hours of them, or N games of each game. The games take
    turns, and so do the tables of a game: every seat count with every variant. The slow laws are
    checked at every E-th decision, the others a hundred times as often, those of whole games in as
    many of the games. With --counts a file keeps what has been played, and the same command goes on
    from there, until there are N games of each game.
"""

import argparse
import hashlib
import itertools
import json
import math
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import overlord
from overlord.core.conformance.law_support import LawBroken
from overlord.core.conformance.referee import Summary, check, observe, tables
from overlord.core.encoding import blank_row
from overlord.core.game import Game
from overlord.core.playout import play_on
from overlord.core.registry import game as game_of
from overlord.core.registry import games as installed
from overlord.core.rng import SEED_BITS, seeded_rng
from overlord.core.setup import Setup
from overlord.core.state import State

__all__ = ["LawBroken", "check_game", "digests", "main", "random_game", "rule", "soak"]

Test = TypeVar("Test", bound=Callable[..., object])
STRIDE = 16  # decisions between two digests
SOAK_EVERY = 8  # decisions between two checks of the slow laws


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of these rules; the rule-coverage tool reads the mark."""

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = ids
        return test

    return mark


def check_game(
    game: Game,
    games: int = 20,
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    every: int = 8,
) -> Summary:
    """Hold a game to the laws at all its tables, or at one; raises LawBroken.

    The slow laws are checked at every `every`-th decision; `every=1` leaves nothing out.
    """
    return check(game, games, seed, players, options, every=every)


def random_game(game: Game, players: int, seed: int, **options: str | int) -> State:
    """A finished game of random answers."""
    named = {name: str(value) for name, value in options.items()}
    s: State = game.table(game.setup(players, named), seed, memory=False)
    play_on(s, seeded_rng(seed), -1)
    return s


def digests(game: Game, games: int) -> list[str]:
    """A line for each table of the game: seats, options, and a fingerprint of random games."""
    lines = []
    for setup in tables(game):
        options = ",".join(f"{name}={value}" for name, value in setup.options.items()) or "-"
        lines.append(f"{game.id} {setup.players} {options} {_fingerprint(game, setup, games)}")
    return lines


def _fingerprint(game: Game, setup: Setup, games: int) -> str:
    sha = hashlib.sha256()
    encoding = game.encoding(setup)
    row = blank_row(encoding.width)
    for seed in range(games):
        s = game.table(setup, seed, memory=False)
        answers = seeded_rng(seed)
        sha.update(s.digest().encode())
        while not s.over:
            play_on(s, answers, STRIDE)
            sha.update(s.digest().encode())
            encoding.fill(s, encoding.seat_to_move(s), row, 0)
            sha.update(memoryview(row))
        sha.update(repr(s.outcome().as_json()).encode())
    return sha.hexdigest()


class Soak:
    """Random games of some games held to the laws, and what has been counted of each so far."""

    def __init__(self, played: Sequence[Game], seed: int, every: int) -> None:
        self.seed = seed
        self.every = every
        self.games = {game.id: game for game in played}
        self.tables = {game.id: list(tables(game)) for game in played}
        self.counts = {id: Summary() for id in self.games}

    def observe(self, id: str) -> None:
        """One more game, at the table whose turn it is."""
        round, place = divmod(self.counts[id].games, len(self.tables[id]))
        seed = (self.seed + round) % (1 << SEED_BITS)
        one = Summary()
        observe(self.games[id], self.tables[id][place], seed, self.every, one)
        _add(self.counts[id], one)  # so that a game that is interrupted counts nowhere

    def total(self) -> Summary:
        total = Summary()
        for counted in self.counts.values():
            _add(total, counted)
        return total

    def lines(self) -> str:
        """Counts of what was played of each game, one to a line."""
        return "".join(
            f"{id} at {len(self.tables[id])} tables: {counted}\n"
            for id, counted in self.counts.items()
        )

    def facts(self) -> dict[str, object]:
        """Facts that have to be the same for counts to be added up."""
        build = "compiled" if overlord.COMPILED else "pure"
        versions = {id: game.rules_version for id, game in self.games.items()}
        return {"build": build, "seed": self.seed, "every": self.every, "rules": versions}

    def keep(self, file: Path) -> None:
        counts = {
            id: {"games": counted.games, "decisions": counted.decisions, "laws": counted.laws}
            for id, counted in self.counts.items()
        }
        fresh = file.with_name(file.name + ".new")
        told = json.dumps({**self.facts(), "counts": counts}, indent=1)
        fresh.write_text(told + "\n", encoding="utf-8")
        fresh.replace(file)

    def resume(self, file: Path) -> None:
        """Go on from what a file has kept; a file of other games, seeds or builds is refused."""
        kept = json.loads(file.read_text(encoding="utf-8"))
        for key, mine in self.facts().items():
            if kept[key] != mine:
                raise ValueError(f"{file} counts games of {key} {kept[key]}, not {mine}")
        for id, counted in self.counts.items():
            counted.games = kept["counts"][id]["games"]
            counted.decisions = kept["counts"][id]["decisions"]
            counted.laws = kept["counts"][id]["laws"]


def _add(total: Summary, more: Summary) -> None:
    total.games += more.games
    total.decisions += more.decisions
    for law, times in more.laws.items():
        total.laws[law] = total.laws.get(law, 0) + times


def soak(
    played: Sequence[Game],
    seconds: float,
    seed: int,
    tell: Callable[[str], None],
    *,
    games: float = math.inf,
    every: int = SOAK_EVERY,
    counts: Path | None = None,
) -> int:
    """Play until time is used up, or that many games of each game are, and tell how it goes.

    The slow laws are checked at every `every`-th decision. With a file of counts an earlier run
    goes on. Returns the exit code.
    """
    run = Soak(played, seed, every)
    if counts is not None and counts.exists():
        run.resume(counts)
    began = told = time.monotonic()
    code = 0
    try:
        for id in itertools.cycle(run.games):
            now = time.monotonic()
            if now - told >= 1:
                told = now
                tell(f"\r{now - began:8.0f} s  {run.total()}")
                if counts is not None:
                    run.keep(counts)
            if now - began >= seconds or all(one.games >= games for one in run.counts.values()):
                break
            if run.counts[id].games < games:
                run.observe(id)
    except LawBroken as broken:
        tell(f"\n{broken}\n")
        code = 1
    except KeyboardInterrupt:
        code = 130
    if counts is not None:
        run.keep(counts)
    tell(f"\n{run.lines()}{time.monotonic() - began:.0f} s: {run.total()}\n")
    return code


def _tell(text: str) -> None:
    print(text, end="", file=sys.stderr, flush=True)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m overlord.testing", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    commands = parser.add_subparsers(dest="command", required=True)
    digesting = commands.add_parser("digests", help="fingerprints of random games")
    digesting.add_argument("--games", type=int, default=20, metavar="N")
    soaking = commands.add_parser(
        "soak",
        help="random games held to the laws, for hours",
        description="Random games held to the laws, of each game at every seat count with every"
        " variant in turn, and what was counted of each game.",
    )
    soaking.add_argument("--hours", type=float, metavar="H", help="at most; 1 without --games")
    soaking.add_argument("--games", type=int, metavar="N", help="of each game, no more")
    often = f"slow laws at every E-th decision ({SOAK_EVERY})"
    soaking.add_argument("--every", type=int, default=SOAK_EVERY, metavar="E", help=often)
    soaking.add_argument("--game", choices=installed(), help="one game only")
    soaking.add_argument("--seed", type=int, default=0, metavar="S", help="of the first games (0)")
    keeping = "keeps what was counted; with it the same command goes on where it stopped"
    soaking.add_argument("--counts", type=Path, metavar="FILE", help=keeping)
    asked = parser.parse_args(words)
    if asked.command == "soak" and not 0 <= asked.seed < 1 << SEED_BITS:
        parser.error(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1")
    if asked.command == "digests":
        for id in installed():
            for line in digests(game_of(id), asked.games):
                print(line, flush=True)
        return 0
    ids = [asked.game] if asked.game else installed()
    games = math.inf if asked.games is None else asked.games
    hours = asked.hours if asked.hours is not None else 1.0 if asked.games is None else math.inf
    played = [game_of(id) for id in ids]
    try:
        return soak(
            played,
            hours * 3600,
            asked.seed,
            _tell,
            games=games,
            every=asked.every,
            counts=asked.counts,
        )
    except ValueError as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    sys.exit(main())
