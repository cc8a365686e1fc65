"""Answers judged one step ahead, by the score that the game gives to what they lead to."""

from typing import Final

from overlord.core.rng import Rng, seeded_rng
from overlord.core.state import State

NEAR: Final = 1e-9  # sums in another order differ by less; such options are equally good


def best_of(options: list[int], scores: list[float], rng: Rng) -> int:
    """The option with the highest score; of those that are equally good, any one."""
    best: list[int] = []
    highest = 0.0
    for i, worth in enumerate(scores):
        if not best or worth > highest + NEAR:
            best = [options[i]]
            highest = worth
        elif worth > highest - NEAR:
            best.append(options[i])
    return best[rng.below(len(best))] if len(best) > 1 else best[0]


def one_step(world: State, seat: int, options: list[int], most: int) -> list[float]:
    """The score of each answer; where luck is used, the mean over `most` worlds."""
    judge = world.setup.game.judge
    worlds = [world]
    scores: list[float] = []
    for action in options:
        after = after_answer(world, seat, action)
        score = judge.score(after, seat)
        if most > 1 and after.rng.counter != world.rng.counter:
            if len(worlds) == 1:
                worlds = with_other_luck(world, most)
            for i in range(1, most):
                score += judge.score(after_answer(worlds[i], seat, action), seat)
            score /= most
        scores.append(score)
    return scores


def with_other_luck(world: State, most: int) -> list[State]:
    """The same world, and copies of it with different luck."""
    luck = world.rng.clone()
    worlds = [world]
    for _ in range(1, most):
        other = world.clone()
        other.rng = seeded_rng(luck.seed())
        worlds.append(other)
    return worlds


def after_answer(world: State, seat: int, action: int) -> State:
    """The world that an answer of the seat leads to."""
    after = world.clone()
    place = after.place(seat)
    after.answer(place, after.agenda[place], action)
    return after
