"""Greedy player: looks one step ahead in one imagined world, by the score of the game.

Where an answer lets luck in, one roll of the dice would decide: then it looks in several worlds.
"""

from typing import Final

from overlord.core.one_step import best_of, one_step
from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.players.base import Outlook, Player

WORLDS: Final = 8  # in which answers are tried that let luck in


class Greedy(Player):
    def __init__(self, seed: int) -> None:
        super().__init__("greedy")
        self.rng = seeded_rng(seed)

    def choose(self, outlook: Outlook) -> int:
        if len(outlook.options) == 1:
            return outlook.options[0]
        world = outlook.world(self.rng.seed())
        return self.pick(world, outlook.seat, outlook.options)

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        return best_of(options, one_step(world, seat, options, WORLDS), self.rng)
