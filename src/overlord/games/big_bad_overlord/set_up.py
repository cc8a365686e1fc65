"""Set-up: Dukes, six cards each, three of them into the Citadel, and who goes first."""

from typing import Any, Final

from overlord.core.frames import ChairChoice, Frame, Step, Together
from overlord.core.offer import Offer
from overlord.games.big_bad_overlord.rearranging import seats
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.turn import TURNS
from overlord.games.big_bad_overlord.zones import (
    ARMY,
    CHAIRS,
    CITADEL,
    DECK,
    DO_GOODERS,
    DUKES,
    HAND,
    MAT,
)


class SetUp(Step[BigBadOverlord]):
    """Dukes at random, or as everybody likes; then the deal."""

    rules = ("BBO-1", "BBO-2", "BBO-118", "BBO-119", "BBO-A44")

    def run(self, s: BigBadOverlord) -> None:
        if s.setup.options["picking"] == "chosen":
            for chair in range(s.chairs):
                s.then(PickDuke(s.setup.chairs[chair], chair))
        else:
            s.cite("BBO-1")
            s.shuffle(DUKES)
            for chair in range(s.chairs):
                s.draw(DUKES, MAT + chair)
        s.then(Deal())


class PickDuke(ChairChoice[BigBadOverlord]):
    """One after another, clockwise; all Dukes are equally strong."""

    rules = ("BBO-A44", "BBO-1")
    prompt = "pick-duke"

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        s.offer(DUKES, o)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        s.cite("BBO-A44")
        s.move(action, DUKES, MAT + self.chair)


class Deal(Step[BigBadOverlord]):
    """Six cards for each, and only then the Do-Gooders into the deck."""

    rules = ("BBO-3", "BBO-4", "BBO-5", "BBO-6")

    def run(self, s: BigBadOverlord) -> None:
        s.cite("BBO-4")
        s.shuffle(DECK)
        for chair in range(s.chairs):
            for _ in range(6):
                s.draw(DECK, HAND + chair)
        s.cite("BBO-5")
        while s.count(DO_GOODERS):
            s.draw(DO_GOODERS, DECK)
        s.shuffle(DECK)
        s.then_all(GARRISONS[s.paired][s.chairs])


class Garrison(Together[BigBadOverlord]):
    """Three of the six cards go face down into the Citadel; all choose at once."""

    rules = ("BBO-7",)
    prompt = "garrison"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        s.offer(HAND + self.chair, o)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        s.sneak(action, HAND + self.chair, CITADEL + self.chair)


class FirstMuster(Step[BigBadOverlord]):
    """The other three cards are turned up as the Army, and dice decide who begins."""

    rules = ("BBO-8", "BBO-11", "BBO-120")

    def run(self, s: BigBadOverlord) -> None:
        s.cite("BBO-8")
        for chair in range(s.chairs):
            for card in s.cards(HAND + chair):
                s.move(card, HAND + chair, ARMY + chair)
        s.cite("BBO-11")
        first = highest(s)
        s.then(TURNS[2 * first + 1 if s.paired else first])  # BBO-120: the left Duke


def highest(s: BigBadOverlord) -> int:
    """BBO-11: everybody rolls a die; those who tie for the highest roll again."""
    rivals = list(range(s.players))
    while len(rivals) > 1:
        dice = [s.throw(1, 6, "first-player", seat) for seat in rivals]
        best = max(dice)
        rivals = [seat for seat, number in zip(rivals, dice, strict=True) if number == best]
    return rivals[0]


def _garrisons(paired: int, chairs: int) -> list[Frame[Any]]:
    frames: list[Frame[Any]] = [FirstMuster()]
    for chair in range(chairs - 1, -1, -1):
        garrison = Garrison(seats(paired)[chair], chair)
        frames += [garrison, garrison, garrison]
    return frames


GARRISONS: Final = [
    [_garrisons(paired, chairs) for chairs in range(CHAIRS + 1)] for paired in (0, 1)
]
