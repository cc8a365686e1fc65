"""A turn: draw, march, and pass on counter-clockwise."""

from typing import Final

from overlord.core.frames import ChairStep
from overlord.games.big_bad_overlord.campaign import MARCH
from overlord.games.big_bad_overlord.doomsday import CATACLYSM
from overlord.games.big_bad_overlord.drawing import DRAW
from overlord.games.big_bad_overlord.rearranging import MOVES, REARRANGE
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import ARMY, CHAIRS, CITADEL, DECK, STRUCK, TURN


class Turn(ChairStep[BigBadOverlord]):
    """Whoever is next draws a card, unless there is none."""

    rules = ("BBO-12", "BBO-13", "BBO-61", "BBO-A14")

    def run(self, s: BigBadOverlord) -> None:
        if not s.count(DECK):
            s.then(CATACLYSM)
            return
        chair = self.chair
        s[TURN] = chair
        s[STRUCK] = 0
        s.cite("BBO-12")
        s.announce("turn", s.duke(chair), chair)
        s.then(DRAW[chair])
        s.then(SORTIE[chair])
        s.then(END_TURN[chair])


class Sortie(ChairStep[BigBadOverlord]):
    """After the draw, and after any Do-Gooder, the turn goes on if its Duke still lives."""

    rules = ("BBO-17", "BBO-69", "BBO-A8")

    def run(self, s: BigBadOverlord) -> None:
        if s.lives(self.chair):
            s.then(MARCH[s.paired][self.chair][MOVES])


class EndTurn(ChairStep[BigBadOverlord]):
    """Whoever has fought may move cards again; then the next player's turn begins.

    Before a Cataclysm nobody is asked: there Citadel and Army are one (BBO-113).
    """

    rules = ("BBO-12", "BBO-17", "BBO-24", "BBO-60", "BBO-120", "BBO-121", "BBO-A8")

    def run(self, s: BigBadOverlord) -> None:
        chair = self.chair
        any_card = s.count(ARMY + chair) + s.count(CITADEL + chair)
        if s[STRUCK] and s.count(DECK) and s.lives(chair) and any_card:
            s.then(REARRANGE[s.paired][chair][MOVES])
        s.then(TURNS[s.counter_clockwise(chair)])


TURNS: Final = [Turn(chair) for chair in range(CHAIRS)]
SORTIE: Final = [Sortie(chair) for chair in range(CHAIRS)]
END_TURN: Final = [EndTurn(chair) for chair in range(CHAIRS)]
