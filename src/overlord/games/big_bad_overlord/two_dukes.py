"""The variant with two Dukes each, for two or three players."""

from typing import Final

from overlord.core.frames import Choice, Step
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import ARMY, CITADEL, DUKES, GHOST_OF, GHOSTS, MAT


class Inheritance(Step[BigBadOverlord]):
    """Of the last two players, one who has two Dukes left hands one to the other who has none."""

    rules = ("BBO-124", "BBO-125", "BBO-126")

    def run(self, s: BigBadOverlord) -> None:
        heir = last_fallen(s)
        giver = -1
        count = 0
        for chair in s.members(s.alive):
            seat = s.setup.chairs[chair]
            if giver not in (-1, seat):
                return  # two players have Dukes
            giver = seat
            count += 1
        if count == 2:
            s.then(HandOver(giver, heir))


INHERITANCE: Final = Inheritance()


def last_fallen(s: BigBadOverlord) -> int:
    """The chair whose Duke fell last."""
    heir = 0
    for chair in range(s.chairs):
        if s.fell[chair] > s.fell[heir]:
            heir = chair
    return heir


class HandOver(Choice[BigBadOverlord]):
    """The Duke and all its cards move to the place of the Duke that fell.

    BBO-A37: at once; if it is the one whose turn it is, that turn is over.
    """

    rules = ("BBO-125", "BBO-A37")
    prompt = "hand-over"

    def __init__(self, seat: int, heir: int) -> None:
        self.seat = seat
        self.heir = heir  # a chair

    def options(self, s: BigBadOverlord) -> list[int]:
        return [s.duke(chair) for chair in s.members(s.alive)]

    def choose(self, s: BigBadOverlord, action: int) -> None:
        chair = s.chair_of(action)
        heir = self.heir
        s.cite("BBO-125")
        s.move(s.duke(heir), MAT + heir, DUKES)
        s.move(action, MAT + chair, MAT + heir)
        for zone in (ARMY, CITADEL):
            for card in s.zones[zone + chair][:]:
                s.move(card, zone + chair, zone + heir)
        for ghost in s.zones[GHOST_OF + heir][:]:
            s.move(ghost, GHOST_OF + heir, GHOSTS)
        s.alive ^= 1 << chair | 1 << heir
        s.fell[heir] = 0
