"""A player as a Python class: tries each option in a few worlds, and plays on there by chance.

usage: overlord simulate dark-dealings --player examples/careful_bot.py:Careful --player greedy
"""

from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.players.base import Outlook, Player


class Careful(Player):
    def __init__(self, seed: int, worlds: str = "4", ahead: str = "10") -> None:
        super().__init__("careful")
        self.rng = seeded_rng(seed)
        self.worlds = int(worlds)
        self.ahead = int(ahead)  # decisions that chance makes before it looks

    def choose(self, outlook: Outlook) -> int:
        if len(outlook.options) == 1:
            return outlook.options[0]
        worlds = [outlook.world(self.rng.seed()) for _ in range(self.worlds)]
        luck = self.rng.seed()  # the same luck for every option
        return max(
            outlook.options,
            key=lambda action: sum(self.worth(w, outlook.seat, action, luck) for w in worlds),
        )

    def worth(self, world: State, seat: int, action: int, luck: int) -> float:
        after = world.clone()
        after.apply(seat, action)
        play_on(after, seeded_rng(luck), self.ahead)
        return after.setup.game.judge.score(after, seat)
