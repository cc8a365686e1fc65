"""A table of Bellum Magica: whose day it is, the die, and what lies in front of the castles."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from overlord.core.frames import Frame
from overlord.core.outcome import Outcome
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.games.bellum_magica.box import CONFUSION, FIELD, MagicaBox, icons
from overlord.games.bellum_magica.end_of_game import outcome, treasure
from overlord.games.bellum_magica.zones import (
    ARRIVING,
    CASTLE_BOARD,
    DIE,
    GOLD_CHESTS,
    LEFT,
    METAL_CHESTS,
    PILES,
    RIGHT,
    SHIELDS,
    SPELLS,
    STOCKS,
    WOOD_CHESTS,
)


class BellumMagica(State):
    """State of a game: what `zones` declares, and the box as what it is."""

    def __init__(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> None:
        super().__init__(setup, v, agenda, rng)
        box = setup.box
        assert isinstance(box, MagicaBox)
        self.box = box

    def clone(self) -> BellumMagica:
        return BellumMagica(self.setup, self.v[:], self.agenda[:], self.rng.clone())

    def facts(self, seat: int) -> dict[str, object]:
        """BM-23, BM-24: all but the values of chests is public; a seat knows its own.

        `active` are the icons of the active row by seat, left and then right; `defence` the
        shields, normal and magic; `chests` their number; `lords` the seats by castle; `treasure`
        what the seat's chests are worth.
        """
        facts = self.fields()
        seats = range(self.players)
        facts["active"] = [self.icons(other, self[DIE] - 1) if self[DIE] else [] for other in seats]
        facts["defence"] = [[self.defence(other), self.magic(other)] for other in seats]
        facts["chests"] = [self.chests(other) for other in seats]
        facts["lords"] = {
            self.box.card(castle).id: other
            for other in seats
            for castle in self.cards(CASTLE_BOARD + other)
        }
        facts["treasure"] = treasure(self, seat) if seat >= 0 else 0
        return facts

    def tokens(self) -> dict[str, int]:
        """BM-54, BM-56: the Confusion spells in play, and those that creatures have yet to bring.

        Other tokens come and go without limit (BM-M15).
        """
        bonus = self.box.bonus
        spells = bonus.count(CONFUSION)
        for seat in range(self.players):
            spells += self[SPELLS + seat]
        for first in (ARRIVING, LEFT, RIGHT):
            for seat in range(self.players):
                for card in self.cards(first + seat):
                    spells -= bonus[card] == CONFUSION
        return {"confusion": spells}

    def outcome(self) -> Outcome:
        return outcome(self)

    # Castles

    def left(self, seat: int, face: int) -> int:
        """BM-14, BM-72: the left half of a row, cards and castle together."""
        rows = self.box.left
        return self._sum(rows, CASTLE_BOARD + seat, face) + self._sum(rows, LEFT + seat, face)

    def right(self, seat: int, face: int) -> int:
        """BM-14, BM-72: the right half of a row, castle and cards together."""
        rows = self.box.right
        return self._sum(rows, CASTLE_BOARD + seat, face) + self._sum(rows, RIGHT + seat, face)

    def _sum(self, rows: vec[i64], zone: int, face: i64) -> int:
        """Sum of what the cards of a zone show on a row."""
        v = self.v
        i = self.offsets[zone]
        end = i + v[zone]
        total: i64 = 0
        while i < end:
            total += rows[6 * v[i] + face]
            i += 1
        return total

    def icons(self, seat: int, face: int) -> list[int]:
        """A whole row: food, glyphs, maps, swords, magic swords, thieves."""
        return icons(self.left(seat, face)) + icons(self.right(seat, face))

    def defence(self, seat: int) -> int:
        """BM-41: the printed shield and all Shield tokens."""
        return self[SHIELDS + seat] + self._printed(self.box.shield, CASTLE_BOARD + seat)

    def magic(self, seat: int) -> int:
        """BM-M12: the magic shields printed on a castle; our box has none."""
        return self._printed(self.box.magic, CASTLE_BOARD + seat)

    def _printed(self, table: bytes, zone: int) -> int:
        """Sum of what is printed on the cards of a zone, by a table of the box."""
        v = self.v
        i = self.offsets[zone]
        end = i + v[zone]
        total = 0
        while i < end:
            total += table[v[i]]
            i += 1
        return total

    # Chests

    def chests(self, seat: int) -> int:
        """BM-24: how many chests lie before a castle."""
        return (
            self.count(WOOD_CHESTS + seat)
            + self.count(METAL_CHESTS + seat)
            + self.count(GOLD_CHESTS + seat)
        )

    def win_chest(self, seat: int, kind: int) -> None:
        """BM-35: from the shuffled pile; BM-M6: of the next lower kind if there is none."""
        while kind >= 0:
            if self.count(PILES[kind]):
                self.draw(PILES[kind], STOCKS[kind] + seat)
                return
            kind -= 1


def thieves(row: int) -> int:
    """The thieves of the right half of a row."""
    return row >> 2 * FIELD
