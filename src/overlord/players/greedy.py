"""Looks one step ahead in one imagined world, with the heuristic of the game."""

from overlord.core.registry import game
from overlord.core.rng import seeded
from overlord.core.state import State
from overlord.players.base import Outlook, Player

NEAR = 1e-9  # sums in another order differ by less; such options are equally good


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
        rules = game(world.setup.game)
        best: list[int] = []
        highest = 0.0
        for action in options:
            after = world.clone()
            after.apply(seat, action)
            worth = rules.evaluate(after, seat)
            if not best or worth > highest + NEAR:
                best = [action]
                highest = worth
            elif worth > highest - NEAR:
                best.append(action)
        return best[self.rng.below(len(best))] if len(best) > 1 else best[0]
