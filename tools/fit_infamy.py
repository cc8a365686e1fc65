"""Odds of Overlords of Infamy, fitted anew: how likely a position is to win.

    python tools/fit_infamy.py [--games 2500] [--jobs 2] [--write]

Greedy players for two, one answer in twelve at random, play games; at the end of every turn the
features of `odds.py` are noted for both. Logistic regression of who won on their differences (no
constant, for seats are alike) gives the weights. One game in five is held back: log loss on those
is shown for a guess, for the score at the win slope of the game, for the weights in use and for the
new ones, which are fitted to the rest; then all games together give what `--write` puts into
`odds.py`. The same seed gives the same games. Run it on the compiled engine, and compile again.
"""

import argparse
import math
import re
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import overlord
from overlord.core.rng import seeded
from overlord.games.overlords_of_infamy import odds
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.lab.parallel import in_parallel
from overlord.lab.series import Series, cached_setup, sitting
from overlord.players.base import Outlook

ODDS = Path(__file__).parents[1] / "src/overlord/games/overlords_of_infamy/odds.py"
NAMES = [  # in the order of odds.WEIGHTS
    "POINT",
    "LATE_POINT",
    "FINAL_POINT",
    "TOKEN",
    "SPARE",
    "SHORT",
    "PROMISE",
    "RELIC",
    "FINAL_RELIC",
    "LACKEY",
    "AT_HOME",
    "RANK",
    "LAND",
    "TURN",
    "LATE_TURN",
    "FINAL_TURN",
]
RANDOM = 12  # one answer in so many
HELD = 5  # one game in so many is held back
RIDGE = 1.0  # so that what hardly ever differs stays small
ROUNDS = 30  # of Newton's method, at most
Table = NDArray[np.float64]


@dataclass
class Noted:
    """One game: the differences of all features at the ends of turns, and what was believed."""

    features: list[list[float]]
    leads: list[float]  # of the score, times its win slope
    won: float


def note_chunk(series: Series, numbers: list[int]) -> list[Noted]:
    return [note(series, number) for number in numbers]


def note(series: Series, number: int) -> Noted:
    """Play game `number` of a series, now and then at random."""
    setup = cached_setup(series)
    at = sitting(series, number)
    game = setup.game
    state = game.table(setup, at.deal, memory=True)
    assert isinstance(state, Infamy)
    luck = seeded(series.seed ^ number << 64)
    noted = Noted([], [], 0.0)
    while not state.over:
        seat = state.pending()[0]
        outlook = Outlook(state, seat)
        action = at.players[seat].choose(outlook)
        if not luck.below(RANDOM):
            action = outlook.options[luck.below(len(outlook.options))]
        before = game.judge.horizon(state)
        state.apply(seat, action)
        if state.agenda and game.judge.horizon(state) != before:
            ours, theirs = odds.features(state, 0), odds.features(state, 1)
            noted.features.append([a - b for a, b in zip(ours, theirs, strict=True)])
            lead = game.judge.score(state, 0) - game.judge.score(state, 1)
            noted.leads.append(game.judge.win_slope(state) * lead)
    noted.won = state.returns()[0]
    return noted


def fitted(features: Table, won: Table) -> Table:
    """Newton's method for logistic regression without a constant."""
    weights = np.zeros(features.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (won - chance) - RIDGE * weights
        curve = (features * (chance * (1 - chance))[:, None]).T @ features
        step = np.linalg.solve(curve + RIDGE * np.eye(len(weights)), slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def loss(leads: Table, won: Table) -> float:
    return float(np.mean(np.logaddexp(0, leads) - won * leads))


def rows(games: list[Noted]) -> tuple[Table, Table, Table]:
    """Features, what `evaluate` believes, and who won, of all positions."""
    features = np.array([row for game in games for row in game.features])
    leads = np.array([lead for game in games for lead in game.leads])
    won = np.array([game.won for game in games for _ in game.features])
    return features, leads, won


def report(games: list[Noted]) -> Table:
    """Log losses on games held back, then the weights of all."""
    kept = [game for i, game in enumerate(games) if i % HELD]
    held = rows([game for i, game in enumerate(games) if not i % HELD])
    trial = fitted(rows(kept)[0], rows(kept)[2])
    features, leads, won = held
    print(f"{len(games)} games, {len(won)} positions held back; log loss:")
    print(f"  a guess      {math.log(2):.3f}")
    print(f"  evaluate     {loss(leads, won):.3f}")
    print(f"  as it is     {loss(features @ np.array(odds.WEIGHTS), won):.3f}")
    print(f"  fitted anew  {loss(features @ trial, won):.3f}")
    for left_out, name in enumerate(NAMES):
        few = [i for i in range(len(NAMES)) if i != left_out]
        some = fitted(rows(kept)[0][:, few], rows(kept)[2])
        print(f"  without {name:<12} {loss(features[:, few] @ some, won):.4f}")
    whole = rows(games)
    return fitted(whole[0], whole[2])


def write(weights: Table) -> None:
    """Put the weights where the engine reads them."""
    text = ODDS.read_text()
    for name, weight in zip(NAMES, weights, strict=True):
        text, found = re.subn(
            rf"^{name}: Final = \S+", f"{name}: Final = {weight:.3f}", text, flags=re.MULTILINE
        )
        assert found == 1, name
    ODDS.write_text(text)


def main() -> int:
    args = argparse.ArgumentParser(description="Fit the odds of Overlords of Infamy.")
    args.add_argument("--games", type=int, default=2500)
    args.add_argument("--seed", type=int, default=5)
    args.add_argument("--jobs", type=int, default=1)
    args.add_argument("--box", default="")
    args.add_argument("--write", action="store_true", help="into odds.py")
    asked = args.parse_args()
    options = {"overlords": "drawn"}
    series = Series(
        "overlords-of-infamy", ("greedy",) * 2, asked.games, asked.seed, options, asked.box
    )
    build = "compiled" if overlord.COMPILED else "pure, which takes eight times as long"
    print(f"The engine is {build}.", file=sys.stderr)
    games: list[Noted] = []
    work = partial(note_chunk, series)
    for part in in_parallel(work, list(range(asked.games)), asked.jobs, "cores", 50):
        games += part
        print(f"\r{len(games)} of {asked.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    weights = report(games)
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"{name}: Final = {weight:.3f}")
    if asked.write:
        write(weights)
    return 0


if __name__ == "__main__":
    sys.exit(main())
