"""Playouts at full speed: at random, by what looks best, and counting positions."""

from overlord.core.frames import Choice
from overlord.core.offer import Offer, options_of
from overlord.core.one_step import best_of, one_step
from overlord.core.rng import Rng, seeded_rng
from overlord.core.state import State


def playout(s: State, seed: int) -> int:
    """Play to the end with uniformly random answers; gives the number of decisions."""
    return play_on(s, seeded_rng(seed), -1)


def play_on(s: State, rng: Rng, most: int) -> int:
    """Random answers until the game is over or `most` decisions were made (-1: no limit)."""
    decisions = 0
    o = Offer()
    while len(s.agenda) > 0 and decisions != most:
        place = len(s.agenda) - 1
        choice = s.agenda[place]
        o.clear()
        choice.offer(s, o)
        s.answer(place, choice, o.pick(rng))
        decisions += 1
    return decisions


def play_turn(s: State, rng: Rng) -> None:
    """Up to the horizon of the game, everybody does what looks best one step ahead."""
    judge = s.setup.game.judge
    horizon = judge.horizon(s)
    while len(s.agenda) > 0 and judge.horizon(s) == horizon:
        play_well(s, rng)


def play_well(s: State, rng: Rng) -> None:
    """Play what looks best one step ahead; with other luck than was looked at."""
    place = len(s.agenda) - 1
    choice = s.agenda[place]
    assert isinstance(choice, Choice)
    options = options_of(choice, s)
    best = options[0]
    if len(options) > 1:
        best = best_of(options, one_step(s, choice.seat, options, 1), rng)
        s.rng = seeded_rng(rng.seed())
    s.answer(place, choice, best)


def perft(s: State, depth: int) -> int:
    """Number of positions after `depth` further decisions; finished games count once."""
    if depth == 0 or s.over:
        return 1
    place = len(s.agenda) - 1
    choice = s.agenda[place]
    options = options_of(choice, s)
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        world = s.clone()
        world.answer(place, choice, action)
        total += perft(world, depth - 1)
    return total
