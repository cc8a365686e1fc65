"""Player that answers some prompts at random, to measure what skill is worth there."""

from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.players.base import Outlook, Player


class PartlyRandom(Player):
    def __init__(self, player: Player, prompts: list[str], seed: int) -> None:
        super().__init__(f"{player.spec}:blind={'+'.join(prompts)}")
        self.player = player
        self.prompts = prompts
        self.rng = seeded_rng(seed)
        self.needs_world = player.needs_world

    def choose(self, outlook: Outlook) -> int:
        if outlook.prompt in self.prompts:
            return outlook.options[self.rng.below(len(outlook.options))]
        return self.player.choose(outlook)

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        choice = world.asked(seat)
        if choice is not None and choice.prompt in self.prompts:
            return options[self.rng.below(len(options))]
        return self.player.pick(world, seat, options)
