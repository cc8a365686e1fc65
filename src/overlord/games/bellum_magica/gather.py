"""Step 2, gather resources: food and glyphs of the active row."""

from overlord.core.events import HIDDEN
from overlord.core.frames import Step
from overlord.games.bellum_magica.box import FIELD, ONES
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import CAPTAIN, DIE, FOOD, GLYPHS


class Gather(Step[BellumMagica]):
    """Everybody takes what the left half of the active row yields; it lies in the open."""

    rules = ("BM-22", "BM-23", "BM-M15")

    def run(self, s: BellumMagica) -> None:
        for i in range(s.players):
            seat = (s[CAPTAIN] + i) % s.players
            row = s.left(seat, s[DIE] - 1)
            food = row & ONES
            glyphs = row >> FIELD & ONES
            if food or glyphs:
                s[FOOD + seat] += food
                s[GLYPHS + seat] += glyphs
                if s.watched:  # else even the numbers need not be packed up
                    s.cite("BM-22")
                    s.announce("gathers", HIDDEN, seat, food, glyphs)
