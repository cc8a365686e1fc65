"""Looks one step ahead in one imagined world, with the heuristic of the game.

Where an answer lets luck in, one roll of the dice would decide: then it looks in several worlds.
"""

from typing import Final

from overlord.core.rng import seeded
from overlord.core.state import State
from overlord.players.base import Outlook, Player

NEAR: Final = 1e-9  # sums in another order differ by less; such options are equally good
WORLDS: Final = 8  # in which answers are tried that let luck in


class Greedy(Player):
    def __init__(self, seed: int) -> None:
        super().__init__("greedy")
        self.rng = seeded(seed)

    def choose(self, outlook: Outlook) -> int:
        if len(outlook.options) == 1:
            return outlook.options[0]
        world = outlook.world(self.rng.seed())
        return self.pick(world, outlook.seat, outlook.options)

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        best: list[int] = []
        highest = 0.0
        for i, worth in enumerate(prospects(world, seat, options, WORLDS)):
            if not best or worth > highest + NEAR:
                best = [options[i]]
                highest = worth
            elif worth > highest - NEAR:
                best.append(options[i])
        return best[self.rng.below(len(best))] if len(best) > 1 else best[0]


def prospects(world: State, seat: int, options: list[int], most: int) -> list[float]:
    """What each answer is worth; on average over `most` worlds if their luck makes it so."""
    game = world.setup.game
    worlds = [world]
    found: list[float] = []
    for action in options:
        after = answered(world, seat, action)
        worth = game.evaluate(after, seat)
        if most > 1 and after.rng.counter != world.rng.counter:
            if len(worlds) == 1:
                worlds = lucky(world, most)
            for i in range(1, most):
                worth += game.evaluate(answered(worlds[i], seat, action), seat)
            worth /= most
        found.append(worth)
    return found


def lucky(world: State, most: int) -> list[State]:
    """The same world with different luck."""
    luck = world.rng.clone()
    worlds = [world]
    for _ in range(1, most):
        other = world.clone()
        other.rng = seeded(luck.seed())
        worlds.append(other)
    return worlds


def answered(world: State, seat: int, action: int) -> State:
    """What a world becomes by an answer of the seat."""
    after = world.clone()
    place = after.place(seat)
    after.answer(place, after.agenda[place], action)
    return after
