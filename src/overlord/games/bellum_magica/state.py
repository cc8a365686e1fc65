"""A table of Bellum Magica: whose day it is, the die, and what lies in front of the castles."""

from typing import Any

from overlord.core.frames import Frame
from overlord.core.outcome import Outcome
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State, copied
from overlord.games.bellum_magica.box import CONFUSION, FIELD, ONES, MagicaBox, icons
from overlord.games.bellum_magica.end_of_game import outcome, treasure
from overlord.games.bellum_magica.zones import (
    ARRIVING,
    CASTLE_BOARD,
    GOLD_CHESTS,
    LEFT,
    METAL_CHESTS,
    PILES,
    RIGHT,
    STOCKS,
    WOOD_CHESTS,
)


class BellumMagica(State):
    """Lists are by seat. `cast` are the spells that are turned over (BM-16), `wish` the castles
    that were named (0: none yet), `barren` the days that began without a Place (BM-M10).
    """

    def __init__(  # noqa: PLR0917 - compiled, a clone is one call with every field by position
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        box: MagicaBox,
        day: int,
        captain: int,
        die: int,
        barren: int,
        wish: list[int],
        food: list[int],
        glyphs: list[int],
        barrels: list[int],
        shields: list[int],
        spells: list[int],
        cast: list[int],
    ) -> None:
        super().__init__(setup, zones, open, agenda, rng)
        self.box = box
        self.day = day
        self.captain = captain
        self.die = die
        self.barren = barren
        self.wish = wish
        self.food = food
        self.glyphs = glyphs
        self.barrels = barrels
        self.shields = shields
        self.spells = spells
        self.cast = cast

    def clone(self) -> "BellumMagica":
        return BellumMagica(
            self.setup,
            copied(self.zones, self.setup.zones),
            self.open,
            self.agenda[:],
            self.rng.clone(),
            self.box,
            self.day,
            self.captain,
            self.die,
            self.barren,
            self.wish[:],
            self.food[:],
            self.glyphs[:],
            self.barrels[:],
            self.shields[:],
            self.spells[:],
            self.cast[:],
        )

    def fields(self) -> dict[str, object]:
        return {
            "day": self.day,
            "captain": self.captain,
            "die": self.die,
            "barren": self.barren,
            "wish": [self.box.card(card).id if card else "" for card in self.wish],
            "food": self.food[:],
            "glyphs": self.glyphs[:],
            "barrels": self.barrels[:],
            "shields": self.shields[:],
            "spells": self.spells[:],
            "cast": self.cast[:],
        }

    def facts(self, seat: int) -> dict[str, object]:
        """BM-23, BM-24: all but the values of chests is public; a seat knows its own.

        `active` are the icons of the active row by seat, left and then right; `defence` the
        shields, normal and magic; `chests` their number; `lords` the seats by castle; `treasure`
        what the seat's chests are worth.
        """
        facts = self.fields()
        seats = range(self.players)
        facts["active"] = [self.icons(other, self.die - 1) if self.die else [] for other in seats]
        facts["defence"] = [[self.defence(other), self.magic(other)] for other in seats]
        facts["chests"] = [self.chests(other) for other in seats]
        facts["lords"] = {
            self.box.card(castle).id: other
            for other in seats
            for castle in self.zones[CASTLE_BOARD + other]
        }
        facts["treasure"] = treasure(self, seat) if seat >= 0 else 0
        return facts

    def tokens(self) -> dict[str, int]:
        """BM-54, BM-56: the Confusion spells in play, and those that creatures have yet to bring.

        Other tokens come and go without limit (BM-M15).
        """
        bonus = self.box.bonus
        spells = bonus.count(CONFUSION) + sum(self.spells)
        for first in (ARRIVING, LEFT, RIGHT):
            for seat in range(self.players):
                for card in self.zones[first + seat]:
                    spells -= bonus[card] == CONFUSION
        return {"confusion": spells}

    def outcome(self) -> Outcome:
        return outcome(self)

    # Castles

    def left(self, seat: int, face: int) -> int:
        """BM-14, BM-72: the left half of a row, cards and castle together."""
        rows = self.box.left
        zones = self.zones
        total = 0
        for card in zones[CASTLE_BOARD + seat]:
            total += rows[6 * card + face]
        for card in zones[LEFT + seat]:
            total += rows[6 * card + face]
        return total

    def right(self, seat: int, face: int) -> int:
        """BM-14, BM-72: the right half of a row, castle and cards together."""
        rows = self.box.right
        zones = self.zones
        total = 0
        for card in zones[CASTLE_BOARD + seat]:
            total += rows[6 * card + face]
        for card in zones[RIGHT + seat]:
            total += rows[6 * card + face]
        return total

    def icons(self, seat: int, face: int) -> list[int]:
        """A whole row: food, glyphs, maps, swords, magic swords, thieves."""
        return icons(self.left(seat, face)) + icons(self.right(seat, face))

    def defence(self, seat: int) -> int:
        """BM-41: the printed shield and all Shield tokens."""
        total = self.shields[seat]
        for castle in self.zones[CASTLE_BOARD + seat]:
            total += self.box.shield[castle]
        return total

    def magic(self, seat: int) -> int:
        """BM-M12: the magic shields printed on a castle; our box has none."""
        total = 0
        for castle in self.zones[CASTLE_BOARD + seat]:
            total += self.box.magic[castle]
        return total

    # Chests

    def chests(self, seat: int) -> int:
        """BM-24: how many chests lie before a castle."""
        zones = self.zones
        return (
            len(zones[WOOD_CHESTS + seat])
            + len(zones[METAL_CHESTS + seat])
            + len(zones[GOLD_CHESTS + seat])
        )

    def win_chest(self, seat: int, kind: int) -> None:
        """BM-35: from the shuffled pile; BM-M6: of the next lower kind if there is none."""
        while kind >= 0:
            if self.zones[PILES[kind]]:
                self.draw(PILES[kind], STOCKS[kind] + seat)
                return
            kind -= 1


def beats(row: int, shield: int, magic: int) -> bool:
    """Whether the swords of a row take what has these shields.

    BM-32, BM-37: as many swords as shields, and of magic ones as many as magic shields; BM-38,
    BM-39: a magic sword that is not needed as such counts as a normal one (BM-66, BM-67).
    """
    swords = row & ONES
    magic_swords = row >> FIELD & ONES
    return magic_swords >= magic and swords + magic_swords >= shield + magic


def thieves(row: int) -> int:
    """The thieves of the right half of a row."""
    return row >> 2 * FIELD
