"""Castles of Bellum Magica: how long equal players take, what they earn, and who wins.

    python -m bench.magica_castles [--players greedy] [--count 4] [--games 100] [--seed 1] [--json]

Days, treasure and chests, and the wins of castles, of seats and of places counted from the first
Captain on, as multiples of their share. Intervals are of 95 %. The aims stand in
docs/games/bellum_magica/balance.md; with `--box` the same is asked of another box.
"""

import argparse
import json
import math
import sys
from dataclasses import asdict, dataclass, field
from functools import partial
from statistics import fmean, stdev

from overlord.core.setup import Setup
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import CAPTAIN, CASTLE_BOARD, DAY
from overlord.lab.series import Series, cached_setup, setup_of, sitting
from overlord.parallel import in_parallel
from overlord.players.play_game import play_game

GAME = "bellum-magica"
NORMAL = 1.96  # 95 % of a bell curve lie within so many standard deviations
MOST = 50  # games between two signs of life


@dataclass
class Told:
    """One game; lists go by seat."""

    days: int = 0
    captain: int = 0  # the first one
    castles: list[str] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    treasure: list[int] = field(default_factory=list)
    chests: list[int] = field(default_factory=list)


@dataclass
class Mean:
    """A mean with half the width of its interval."""

    value: float
    error: float


def play_chunk(series: Series, numbers: list[int]) -> list[Told]:
    setup = cached_setup(series)
    return [play_one(series, setup, number) for number in numbers]


def play_one(series: Series, setup: Setup, number: int) -> Told:
    at = sitting(series, number)
    state = setup.game.fresh(setup, at.deal)
    state.advance()
    assert isinstance(state, BellumMagica)
    told = Told(captain=state[CAPTAIN])
    play_game(state, at.players, setup.game.bound)
    seats = range(state.players)
    first = state.box.first
    told.days = state[DAY]
    told.returns = state.returns()
    told.treasure = state.outcome().scores
    told.chests = [state.chests(seat) for seat in seats]
    told.castles = [
        state.box.cards[state.card(CASTLE_BOARD + seat, 0) - first].id for seat in seats
    ]
    return told


# Counting


def mean(values: list[float]) -> Mean:
    spread = stdev(values) if len(values) > 1 else 0.0
    return Mean(fmean(values), NORMAL * spread / math.sqrt(len(values)))


def shares(rows: dict[str, list[float]], players: int) -> dict[str, dict[str, float]]:
    """Wins as multiples of what chance would give."""
    found = {key: mean([won * players for won in got]) for key, got in sorted(rows.items())}
    return {key: {"games": len(rows[key])} | asdict(one) for key, one in found.items()}


def summary(series: Series, box: str, games: list[Told]) -> dict[str, object]:
    players = len(series.players)
    castles: dict[str, list[float]] = {}
    seats: dict[str, list[float]] = {}
    in_turn: dict[str, list[float]] = {}
    for told in games:
        for seat, won in enumerate(told.returns):
            castles.setdefault(told.castles[seat], []).append(won)
            seats.setdefault(str(seat + 1), []).append(won)
            in_turn.setdefault(str((seat - told.captain) % players + 1), []).append(won)
    return {
        "players": list(series.players),
        "seed": series.seed,
        "games": len(games),
        "box": box,
        "days": asdict(mean([told.days for told in games])),
        "shortest": min(told.days for told in games),
        "longest": max(told.days for told in games),
        "treasure": fmean(fmean(told.treasure) for told in games),
        "treasure-of-the-richest": fmean(max(told.treasure) for told in games),
        "chests": fmean(fmean(told.chests) for told in games),
        "castles": shares(castles, players),
        "seats": shares(seats, players),
        "from-the-first-captain": shares(in_turn, players),
    }


def text(found: dict[str, object]) -> str:
    facts = json.loads(json.dumps(found))
    days = facts["days"]
    span = f"{facts['shortest']} to {facts['longest']}"
    lines = [
        f"{facts['games']} games, {', '.join(facts['players'])}",
        f"days {days['value']:.1f} ± {days['error']:.1f}, {span}",
        f"treasure {facts['treasure']:.1f}, of the richest {facts['treasure-of-the-richest']:.1f}",
        f"chests {facts['chests']:.1f}",
    ]
    for name in ("castles", "seats", "from-the-first-captain"):
        lines += ["", name]
        for key, one in facts[name].items():
            lines.append(f"{key:<20}{one['games']:>6}  {one['value']:.2f} ± {one['error']:.2f}")
    return "\n".join(lines)


def measure(series: Series, jobs: int) -> dict[str, object]:
    games: list[Told] = []
    work = partial(play_chunk, series)
    for part in in_parallel(work, list(range(series.games)), jobs, "cores", MOST):
        games += part
        print(f"\r{len(games)} of {series.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return summary(series, setup_of(series).box.digest, games)


def main() -> int:
    args = argparse.ArgumentParser(description="Whether the castles are equally strong.")
    args.add_argument("--players", default="greedy", help="they repeat until all seats are taken")
    args.add_argument("--count", type=int, default=4, help="seats (4)")
    args.add_argument("--games", type=int, default=100)
    args.add_argument("--seed", type=int, default=1)
    args.add_argument("--jobs", type=int, default=1, help="processes (1)")
    args.add_argument("--box", default="", help="a box of one's own")
    args.add_argument("--json", action="store_true")
    asked = args.parse_args()
    specs = asked.players.split(",")
    seats = tuple(specs[seat % len(specs)] for seat in range(asked.count))
    found = measure(Series(GAME, seats, asked.games, asked.seed, {}, asked.box), asked.jobs)
    print(json.dumps(found, indent=2) if asked.json else text(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
