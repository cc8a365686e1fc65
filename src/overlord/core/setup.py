"""Setup that a table agreed on before the first card: the same for every state of that game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from overlord.core.box import Box
from overlord.core.frames import Frame, agenda_of
from overlord.core.layout import OWNER
from overlord.core.vectors import vec

if TYPE_CHECKING:
    from overlord.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """Immutable and shared by all states and imagined worlds of one table.

    A subclass keeps what follows from the agreement (`Game.agreed`).
    """

    def __init__(self, game: Game, box: Box, players: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.layout = game.layout
        self.box = box
        self.players = players
        self.options = MappingProxyType(dict(options))
        self.chairs = game.chairs(players, options)  # the seat that plays for each chair
        self.zones = game.layout.in_play(len(self.chairs))
        self.owners = [self._seat(chair) for chair in self.layout.owners]  # of the zones
        self.sight = [  # who may look into a zone by its nature
            (1 << self.owners[zone] if self.owners[zone] >= 0 else 0) if sight == OWNER else sight
            for zone, sight in enumerate(game.sight(options))
        ]
        size = len(self.layout.names)
        self.shown = [  # by zone: its bits in what is open, to all and to each seat
            sum(1 << size * row + zone for row in range(players + 1)) for zone in range(size)
        ]
        kinds = range(len(box.backs))
        self.places = [  # the zones a kind of card may lie in, as bits
            sum(1 << zone for zone in self.zones if self.layout.admits(zone, kind))
            for kind in kinds
        ]
        cards = range(box.first, len(box.actions))
        self.cards_allowed = [  # by zone: the cards that may lie there, none where nobody plays
            [card for card in cards if self.places[box.kinds[card]] >> zone & 1]
            for zone in range(size)
        ]
        self.zones_of_back = [
            [
                zone
                for zone in self.zones
                if any(box.backs[kind] == back and self.places[kind] >> zone & 1 for kind in kinds)
            ]
            for back in range(max(box.backs) + 1)
        ]
        self.mixed = [  # whether cards with this back are of several kinds
            box.backs.count(back) > 1 for back in range(max(box.backs) + 1)
        ]

        self._place()

    def _place(self) -> None:
        """Give everything its place in the vector of a state (`core.state`)."""
        layout = self.layout
        self.sight_at = layout.heads  # a row of who may look into each zone
        end = layout.heads + len(layout.names)
        ends: list[int] = []
        for room in layout.rooms(self):
            ends.append(end)
            end += room
        self.size = end
        ends.append(end)
        self.offsets = vec[i64](ends)
        self.laid = False  # whether the table before set-up is known
        self.first_v = vec[i64]()
        self.first_agenda: vec[Frame[Any]] = agenda_of([])

    def room(self, place: int) -> int:
        """Most cards that a zone, or numbers that a list, can hold."""
        return int(self.offsets[place + 1] - self.offsets[place])

    def _seat(self, chair: int) -> int:
        return self.chairs[chair] if 0 <= chair < len(self.chairs) else -1
