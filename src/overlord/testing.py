"""For authors of games: say which rule a test proves, and hold a game to the laws.

python -m overlord.testing digests --games N
    One line for each table of each installed game: a fingerprint of N random games. Pure and
    compiled, the lines are the same.
python -m overlord.testing soak [--hours H] [--games N] [--every E] [--game ID] [--seed S]
    Random games under the eyes of the law for as long, or as many, as you like: each table in
    turn, the slow laws at every E-th decision.
"""

import argparse
import hashlib
import itertools
import math
import sys
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from overlord.core.conformance.laws import LawBroken
from overlord.core.conformance.referee import Summary, check, observe, tables
from overlord.core.game import Game
from overlord.core.playout import play_on
from overlord.core.registry import game as game_of
from overlord.core.registry import games as installed
from overlord.core.rng import SEED_BITS, seeded
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
    options: dict[str, str] | None = None,
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
    s = game.table(game.setup(players, named), seed, memory=False)
    play_on(s, seeded(seed), -1)
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
    for seed in range(games):
        s = game.table(setup, seed, memory=False)
        answers = seeded(seed)
        sha.update(s.digest().encode())
        while not s.over:
            play_on(s, answers, STRIDE)
            sha.update(s.digest().encode())
        sha.update(repr(s.outcome().as_json()).encode())
    return sha.hexdigest()


def soak(
    played: Sequence[Game],
    seconds: float,
    seed: int,
    tell: Callable[[str], None],
    *,
    games: float = math.inf,
    every: int = SOAK_EVERY,
) -> int:
    """Play until time or games are used up, table after table, and tell how it goes; the exit code.

    The slow laws are checked at every `every`-th decision.
    """
    summary = Summary()
    began = told = time.monotonic()
    code = 0
    places = [(game, setup) for game in played for setup in tables(game)]
    try:
        for turn in itertools.count():
            now = time.monotonic()
            if now - told >= 1:
                told = now
                tell(f"\r{now - began:8.0f} s  seed {seed}  {summary}")
            if now - began >= seconds or summary.games >= games:
                break
            game, setup = places[turn % len(places)]
            observe(game, setup, seed, every, summary)
            if turn % len(places) == len(places) - 1:
                seed = (seed + 1) % (1 << SEED_BITS)
    except LawBroken as broken:
        tell(f"\n{broken}\n")
        code = 1
    except KeyboardInterrupt:
        code = 130
    tell(f"\n{time.monotonic() - began:.0f} s: {summary}; the next seed is {seed}\n")
    return code


def _tell(text: str) -> None:
    print(text, end="", file=sys.stderr, flush=True)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m overlord.testing", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    commands = parser.add_subparsers(dest="command", required=True)
    digesting = commands.add_parser("digests", help="fingerprints of random games")
    digesting.add_argument("--games", type=int, default=20, metavar="N")
    soaking = commands.add_parser("soak", help="random games held to the laws, for hours")
    soaking.add_argument("--hours", type=float, default=1.0, metavar="H")
    soaking.add_argument("--games", type=int, metavar="N", help="and no more games than that")
    soaking.add_argument("--every", type=int, default=SOAK_EVERY, metavar="E")
    soaking.add_argument("--game", choices=installed(), help="one game only")
    soaking.add_argument("--seed", type=int, default=0, metavar="S")
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
    chosen = [game_of(id) for id in ids]
    return soak(chosen, asked.hours * 3600, asked.seed, _tell, games=games, every=asked.every)


if __name__ == "__main__":
    sys.exit(main())
