"""What a table agreed on before the first card: the same for every state of that game."""

from typing import TYPE_CHECKING

from overlord.core.box import Box

if TYPE_CHECKING:
    from overlord.core.game import Game


class Setup:
    """Immutable and shared by all states and imagined worlds of one table."""

    def __init__(self, game: "Game", box: Box, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.layout = game.layout
        self.box = box
        self.players = players
        self.options = options
        self.sight = game.sight(options)  # who may look into a zone by its nature
        self.zones = game.layout.in_play(players)
        self.kinds = max(box.kinds) + 1
        self.zones_of_kind = [
            [zone for zone in self.zones if self.layout.kinds[zone] in (kind, -1)]
            for kind in range(self.kinds)
        ]
