"""Moves of cards between Army and Citadel: in any order, within the limits at the end."""

from typing import ClassVar, Final

from overlord.core.frames import Choice, Refusal
from overlord.core.offer import Offer
from overlord.games.big_bad_overlord.box import DONE
from overlord.games.big_bad_overlord.state import GOOD, BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ARMY,
    ATTACKER,
    CHAIRS,
    CITADEL,
    DECLINED,
    STRUCK,
    TURN,
)

MOVES: Final = 6  # BBO-A27: enough to exchange all three cards of a Citadel


def surplus(army: int, citadel: int) -> int:
    """BBO-9, BBO-10: how many cards are in the wrong place."""
    return max(0, army - 6) + max(0, citadel - 3)


def offer_moves(s: BigBadOverlord, chair: int, left: int, o: Offer) -> None:
    """The cards that may change sides: limits may be broken for as long as moves are left to
    mend it, so that several cards may be named in any order."""
    army = s.count(ARMY + chair)
    citadel = s.count(CITADEL + chair)
    if surplus(army - 1, citadel + 1) < left:
        s.offer(ARMY + chair, o)
    if surplus(army + 1, citadel - 1) < left:
        s.offer(CITADEL + chair, o)


def why_not(s: BigBadOverlord, chair: int, left: int, card: int) -> Refusal | None:
    """Reason why a card of a chair may not change sides now."""
    if not left:
        return Refusal("no-moves-left", "BBO-A27", {"moves": MOVES})
    army = s.count(ARMY + chair)
    citadel = s.count(CITADEL + chair)
    if s.holds(ARMY + chair, card):
        if surplus(army - 1, citadel + 1) < left:
            return None
        return Refusal("citadel-full", "BBO-9", {"limit": 3})
    if surplus(army + 1, citadel - 1) < left:
        return None
    return Refusal("army-full", "BBO-10", {"limit": 6})


def ready(s: BigBadOverlord, chair: int) -> bool:
    """BBO-9, BBO-10: whether a chair can leave its cards as they are."""
    return s.count(ARMY + chair) <= 6 and s.count(CITADEL + chair) <= 3


def why_unready(s: BigBadOverlord, chair: int) -> Refusal | None:
    """Reason why a chair cannot leave its cards as they are."""
    if s.count(ARMY + chair) > 6:
        return Refusal("army-overfull", "BBO-10", {"limit": 6})
    if s.count(CITADEL + chair) > 3:
        return Refusal("citadel-overfull", "BBO-9", {"limit": 3})
    return None


def change_side(s: BigBadOverlord, chair: int, card: int) -> None:
    """The card changes sides; an Army lies open, so all see which one it is."""
    if s.holds(ARMY + chair, card):
        s.move(card, ARMY + chair, CITADEL + chair)
    else:
        s.move(card, CITADEL + chair, ARMY + chair)


class Rearrange(Choice[BigBadOverlord]):
    """At the end of a turn the player may move cards between Army and Citadel."""

    rules: ClassVar[tuple[str, ...]] = ("BBO-17", "BBO-24", "BBO-60", "BBO-9", "BBO-10", "BBO-A27")
    prompt = "rearrange"

    def __init__(self, seat: int, chair: int, left: int) -> None:
        self.seat = seat
        self.chair = chair
        self.left = left

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        offer_moves(s, self.chair, self.left, o)
        if ready(s, self.chair):
            o.add(DONE)

    def candidates(self, s: BigBadOverlord) -> list[int]:
        return [*s.cards(ARMY + self.chair), *s.cards(CITADEL + self.chair), DONE]

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        if action != DONE:
            return why_not(s, self.chair, self.left, action)
        return why_unready(s, self.chair)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action != DONE:
            s.cite("BBO-24")
            change_side(s, self.chair, action)
            s.then(REARRANGE[s.paired][self.chair][self.left - 1])


class Muster(Rearrange):
    """A defender who has seen the attackers may move cards, and need not keep a Citadel."""

    rules = ("BBO-70", "BBO-71", "BBO-72", "BBO-A7", "BBO-9", "BBO-10", "BBO-A27")
    prompt = "muster"
    standing = "round"
    passing = DONE

    def scope(self, s: BigBadOverlord) -> int:
        return int(s[TURN] == self.chair)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action != DONE:
            s.cite("BBO-A7" if s[ATTACKER] == GOOD else "BBO-70")
            change_side(s, self.chair, action)
            s[DECLINED] = 0
            s.then(MUSTER[s.paired][self.chair][self.left - 1])


def seats(paired: int) -> list[int]:
    """The seat of each chair, with one Duke each and with two."""
    return [chair >> paired for chair in range(CHAIRS)]


REARRANGE: Final = [
    [[Rearrange(seat, chair, left) for left in range(MOVES + 1)] for chair, seat in enumerate(row)]
    for row in (seats(0), seats(1))
]
MUSTER: Final = [
    [[Muster(seat, chair, left) for left in range(MOVES + 1)] for chair, seat in enumerate(row)]
    for row in (seats(0), seats(1))
]


def muster(s: BigBadOverlord, chair: int) -> None:
    """Ask a defender who has any card, which all can see.

    BBO-18: not one who has sent out the Army in this turn, even if a Do-Gooder comes as a reward.
    """
    if s[STRUCK] and chair == s[TURN]:
        return
    if s.count(ARMY + chair) or s.count(CITADEL + chair):
        s.then(MUSTER[s.paired][chair][MOVES])
