"""What a table agreed on before the first card: the same for every state of that game."""

from overlord.core.box import Box
from overlord.core.layout import Layout


class Setup:
    """Immutable and shared by all states and imagined worlds of one table."""

    def __init__(
        self,
        game: str,
        rules: int,
        layout: Layout,
        box: Box,
        players: int,
        options: dict[str, str],
        sight: list[int],
    ) -> None:
        self.game = game
        self.rules = rules  # the version of the rules
        self.layout = layout
        self.box = box
        self.players = players
        self.options = options
        self.sight = sight  # who may look into a zone by its nature
        self.zones = layout.in_play(players)
        self.kinds = max(box.kinds) + 1
        self.zones_of_kind = [
            [zone for zone in self.zones if layout.kinds[zone] in (kind, -1)]
            for kind in range(self.kinds)
        ]
