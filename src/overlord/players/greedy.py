"""Looks one step ahead in one imagined world, with the heuristic of the game.

Where an answer lets luck in, one roll of the dice would decide: then it looks in several worlds.
"""

from typing import Final

from overlord.core.frames import Choice
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
        worlds = [world]
        best: list[int] = []
        highest = 0.0
        for action in options:
            worth = self._worth(worlds, seat, action)
            if not best or worth > highest + NEAR:
                best = [action]
                highest = worth
            elif worth > highest - NEAR:
                best.append(action)
        return best[self.rng.below(len(best))] if len(best) > 1 else best[0]

    def _worth(self, worlds: list[State], seat: int, action: int) -> float:
        """What an answer is worth; on average over several worlds if their luck makes it so."""
        world = worlds[0]
        after = answered(world, seat, action)
        game = world.setup.game
        worth = game.evaluate(after, seat)
        if after.rng.counter == world.rng.counter:
            return worth
        if len(worlds) == 1:
            luck = world.rng.clone()
            for _ in range(1, WORLDS):
                other = world.clone()
                other.rng = seeded(luck.seed())
                worlds.append(other)
        for i in range(1, WORLDS):
            worth += game.evaluate(answered(worlds[i], seat, action), seat)
        return worth / WORLDS


def answered(world: State, seat: int, action: int) -> State:
    """What a world becomes by an answer of the seat."""
    after = world.clone()
    place = len(after.agenda) - 1
    choice = after.agenda[place]
    if isinstance(choice, Choice) and choice.seat == seat:
        after.answer(place, choice, action)
    else:
        after.apply(seat, action)
    return after
