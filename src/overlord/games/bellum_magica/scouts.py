"""Step 3, call back the scouts: who has the most treasure maps."""

from overlord.core.events import HIDDEN
from overlord.core.frames import Step
from overlord.games.bellum_magica.box import FIELD, METAL, WOOD
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import CAPTAIN, DIE


class CallBackScouts(Step[BellumMagica]):
    """A single leader takes a Metal Chest, tied leaders a Wooden Chest each."""

    rules = ("BM-25", "BM-26", "BM-27", "BM-28", "BM-71", "BM-M14")

    def run(self, s: BellumMagica) -> None:
        most = 0
        ahead: list[int] = []
        for i in range(s.players):
            seat = (s[CAPTAIN] + i) % s.players
            maps = s.left(seat, s[DIE] - 1) >> 2 * FIELD
            if maps > most:
                most = maps
                ahead = [seat]
            elif maps and maps == most:
                ahead.append(seat)
        kind = METAL if len(ahead) == 1 else WOOD
        for seat in ahead:  # BM-M19: from the Captain on, should chests run short
            s.cite("BM-25")
            s.announce("scouts", HIDDEN, seat, most)
            s.cite("BM-26" if kind == METAL else "BM-27")
            s.win_chest(seat, kind - WOOD)
