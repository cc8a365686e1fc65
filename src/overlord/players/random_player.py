"""Random player: answers with any option, each as likely as the others."""

from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.players.base import Outlook, Player


class RandomPlayer(Player):
    needs_world = False

    def __init__(self, seed: int) -> None:
        super().__init__("random")
        self.rng = seeded_rng(seed)

    def choose(self, outlook: Outlook) -> int:
        return outlook.options[self.rng.below(len(outlook.options))]

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        return options[self.rng.below(len(options))]
