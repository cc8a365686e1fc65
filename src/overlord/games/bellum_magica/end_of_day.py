"""Step 6, the end of the day: new Places, a new Captain."""

from overlord.core.events import HIDDEN
from overlord.core.frames import Step
from overlord.games.bellum_magica.end_of_game import finish
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import BARREN, CAPTAIN, CAST, DAY, KINGDOM, PLACES


class EndOfDay(Step[BellumMagica]):
    """Places are filled up to the number of players, and the die goes to the left."""

    rules = ("BM-57", "BM-58", "BM-59", "BM-M10")

    def run(self, s: BellumMagica) -> None:
        s.cite("BM-57")
        while s.count(PLACES) < s.players and s.count(KINGDOM):
            s.draw(KINGDOM, PLACES)
        if not s.count(PLACES):
            if s[BARREN] == 2 * s.players:  # BM-M10: everyone has been Captain twice
                finish(s)
                return
            s[BARREN] += 1
        s.cite("BM-59")
        s[DAY] += 1
        s[CAPTAIN] = (s[CAPTAIN] + 1) % s.players
        s[CAST + s[CAPTAIN]] = 0  # BM-17, BM-M11
        s.announce("day-begins", HIDDEN, s[CAPTAIN], s[DAY])
