"""Games to fit to: greedy players with some random answers, and positions noted on the way."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.lab.series import Series, cached_setup, setup_of, sitting
from overlord.parallel import in_parallel
from overlord.players.base import Outlook

RANDOM = 12  # one answer in so many
MOST = 50  # games between two signs of life


@dataclass(frozen=True)
class Position:
    """Position for a model: features as differences between the two seats."""

    model: str
    features: list[float]
    believed: float  # log odds as the game has them by `evaluate` and its slope


@dataclass
class Noted:
    """One game."""

    number: int
    positions: list[Position] = field(default_factory=list)
    won: float = 0.0  # by the first seat


Moment = Callable[[State], object]  # a position is noted where it has changed
Note = Callable[[State], list[Position]]


def play_all(series: Series, moment: Moment, note: Note, jobs: int) -> list[Noted]:
    """All games in their order, whoever played them."""
    setup_of(series)
    games: list[Noted] = []
    work = partial(play_chunk, series, moment, note)
    for part in in_parallel(work, list(range(series.games)), jobs, "cores", MOST):
        games += part
        print(f"\r{len(games)} of {series.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return sorted(games, key=lambda one: one.number)


def play_chunk(series: Series, moment: Moment, note: Note, numbers: list[int]) -> list[Noted]:
    return [play_one(series, moment, note, number) for number in numbers]


def play_one(series: Series, moment: Moment, note: Note, number: int) -> Noted:
    """Game `number` of a series, now and then at random."""
    setup = cached_setup(series)
    at = sitting(series, number)
    state = setup.game.table(setup, at.deal, memory=True)
    luck = seeded_rng(series.seed ^ number << 64)
    noted = Noted(number)
    while not state.over:
        seat = state.pending()[0]
        outlook = Outlook(state, seat)
        action = at.players[seat].choose(outlook)
        if not luck.below(RANDOM):
            action = outlook.options[luck.below(len(outlook.options))]
        before = moment(state)
        state.apply(seat, action)
        if state.agenda and moment(state) != before:
            noted.positions += note(state)
    noted.won = state.returns()[0]
    return noted
