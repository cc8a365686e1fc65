"""Referee that plays at random at every table of a game and holds each decision to the laws."""

import itertools
import math
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from overlord.core.conformance.copy_laws import STRIDE, fingerprint
from overlord.core.conformance.law_support import (
    Breach,
    LawBroken,
    answer_randomly,
    name,
    watched_table,
)
from overlord.core.conformance.laws import CHEAP, THOROUGH, WHOLE, the_outcome_ranks_all_seats
from overlord.core.errors import BadOption
from overlord.core.game import Game, Option
from overlord.core.rng import SEED_BITS, seeded_rng
from overlord.core.setup import Setup

T = TypeVar("T")
MOST = 64  # combinations of options that are still met one by one
MANY = 10  # values of an option that are no longer met at every seat count
CHEAPER = 100  # how much more often the laws that cost little are looked at

# Laws that playing on proves, without looking anywhere
TOLD = "what is told to all is for all"
BOUND = "random play ends within the bound"
ACCEPTED = "every option is accepted"


class Summary:
    """Count of what was played, and of how often each law was held to account."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.laws: dict[str, int] = {}

    def count(self, law: str) -> None:
        self.laws[law] = self.laws.get(law, 0) + 1

    def __str__(self) -> str:
        checks = sum(self.laws.values())
        told = f"{self.games} games, {self.decisions} decisions"
        return f"{told}: {len(self.laws)} laws held {checks} times"


def tables(
    game: Game, players: int | None = None, options: Mapping[str, str] | None = None
) -> Iterator[Setup]:
    """Every seat count with every combination of options that the game accepts.

    Of a game with more than MOST combinations, each value is met with the others at their default;
    and of an option with more than MANY values, each at one seat count.
    """
    for count in game.seats if players is None else [players]:
        if options is not None:
            yield game.setup(count, options)
            continue
        game.setup(count, {})  # the defaults must do for every seat count
        for chosen in _combinations(game, count):
            try:
                yield game.setup(count, chosen)
            except BadOption:
                continue


def _combinations(game: Game, count: int) -> list[dict[str, str]]:
    options = list(game.options.values())
    if math.prod(len(option.values) for option in options) > MOST:
        alone = [
            {option.name: value} for option in options for value in _others(game, option, count)
        ]
        return [{}, *alone]
    names = [option.name for option in options]
    every = itertools.product(*(option.values for option in options))
    return [dict(zip(names, values, strict=True)) for values in every]


def _others(game: Game, option: Option, count: int) -> list[str]:
    """The values beside the default that are met at a seat count."""
    values = option.values[1:]
    return values if len(values) < MANY else values[count % len(game.seats) :: len(game.seats)]


def check(
    game: Game,
    games: int = 20,
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    every: int = 1,
    progress: Callable[[Summary], None] | None = None,
) -> Summary:
    """Play that many random games at every table and hold each decision to the laws.

    The slow laws are checked at every `every`-th decision, the others a hundred times as often,
    and those of whole games in as many of the games.
    Where that leaves decisions out, the next game is looked at one decision earlier. Game number i
    of a table has the seed `seed + i`, so that a breach is repeated by one game with its own seed.
    """
    summary = Summary()
    for setup in tables(game, players, options):
        for i in range(games):
            observe(game, setup, (seed + i) % (1 << SEED_BITS), every, summary)
            if progress is not None:
                progress(summary)
    return summary


def observe(game: Game, setup: Setup, seed: int, every: int, summary: Summary) -> None:
    """One random game under the eyes of the law."""
    answered = [0]
    try:
        _observe(game, setup, seed, every, summary, answered)
    except LawBroken as broken:
        again = f"players={setup.players}, options={setup.options}, seed={seed}, every={every}"
        where = f"\n  after {answered[0]} answers of {game.id}; again with check(game, 1, {again})"
        raise LawBroken(broken.law, broken.message, where) from broken


def _observe(
    game: Game, setup: Setup, seed: int, every: int, summary: Summary, answered: list[int]
) -> None:
    answers, luck = seeded_rng(seed), seeded_rng(seed ^ 1)
    met: list[str] = []
    often = max(1, every // CHEAPER)
    s = _play_or_break(lambda: watched_table(game, setup, seed))
    while True:
        number = answered[0] + seed
        laws = CHEAP if number % often == 0 or s.over else []
        for each in laws + THOROUGH if number % every == 0 else laws:
            each(game, s, luck)
            summary.count(name(each))
        if s.over:
            break
        if answered[0] % STRIDE == 0:
            met.append(fingerprint(s))
        if answered[0] == game.bound:
            raise LawBroken(BOUND, f"{s.agenda[-1]} is asked next")
        _play_or_break(lambda: answer_randomly(s, answers, 1))
        answered[0] += 1
    the_outcome_ranks_all_seats(game, s, luck)
    met.append(fingerprint(s))
    for whole in WHOLE if seed % often == 0 else []:  # after it is known that the game ends
        whole(game, setup, seed, met)
        summary.count(name(whole))
    for law in (BOUND, TOLD, name(the_outcome_ranks_all_seats)):
        summary.count(law)
    summary.games += 1
    summary.decisions += answered[0]


def _play_or_break(play: Callable[[], T]) -> T:
    """Play on, and let whatever goes wrong break the law that it breaks."""
    try:
        return play()
    except Breach as breach:
        raise LawBroken(TOLD, str(breach)) from None
    except Exception as problem:
        told = f"{type(problem).__name__}: {problem}"
        raise LawBroken(ACCEPTED, told) from problem
