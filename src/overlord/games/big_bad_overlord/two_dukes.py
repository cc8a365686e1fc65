"""The variant with two Dukes each, for two or three players."""

from typing import Final

from overlord.core.frames import Choice, Step
from overlord.core.offer import Offer
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ALIVE,
    ARMY,
    CITADEL,
    DUKES,
    FELL,
    GHOST_OF,
    GHOSTS,
    MAT,
)


class Inheritance(Step[BigBadOverlord]):
    """Of the last two players, one who has two Dukes left hands one to the other who has none."""

    rules = ("BBO-124", "BBO-125", "BBO-126")

    def run(self, s: BigBadOverlord) -> None:
        heir = last_fallen(s)
        giver = -1
        count = 0
        for chair in s.members(s[ALIVE]):
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
        if s[FELL + chair] > s[FELL + heir]:
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

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        for chair in range(s.chairs):
            if s.lives(chair):
                o.add(s.duke(chair))

    def choose(self, s: BigBadOverlord, action: int) -> None:
        chair = s.chair_of(action)
        heir = self.heir
        s.cite("BBO-125")
        s.move(s.duke(heir), MAT + heir, DUKES)
        s.move(action, MAT + chair, MAT + heir)
        for zone in (ARMY, CITADEL):
            for card in s.cards(zone + chair):
                s.move(card, zone + chair, zone + heir)
        for ghost in s.cards(GHOST_OF + heir):
            s.move(ghost, GHOST_OF + heir, GHOSTS)
        s[ALIVE] ^= 1 << chair | 1 << heir
        s[FELL + heir] = 0
