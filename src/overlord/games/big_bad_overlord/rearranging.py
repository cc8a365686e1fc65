"""Moving cards between Army and Citadel: one by one, within the limits, until done."""

from typing import ClassVar, Final

from overlord.core.frames import Choice, Refusal
from overlord.games.big_bad_overlord.box import DONE
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import ARMY, CHAIRS, CITADEL

MOVES: Final = 6  # BBO-A27: enough to exchange all three cards of a Citadel


def moves(s: BigBadOverlord, chair: int, left: int) -> list[int]:
    """The cards that may change sides. A full Army may hold a seventh card between two moves."""
    if not left:
        return []
    army = s.zones[ARMY + chair]
    if len(army) > 6:
        return army[:]
    citadel = s.zones[CITADEL + chair]
    if len(army) >= 6 and left < 2:
        return army[:] if len(citadel) < 3 else []
    return army + citadel if len(citadel) < 3 else citadel[:]


def why_not(s: BigBadOverlord, chair: int, left: int, card: int) -> Refusal | None:
    """Why a card of a chair may not change sides now."""
    if not left:
        return Refusal("no-moves-left", "BBO-A27", {"moves": MOVES})
    army = len(s.zones[ARMY + chair])
    if card in s.zones[ARMY + chair]:
        if army > 6 or len(s.zones[CITADEL + chair]) < 3:
            return None
        return Refusal("citadel-full", "BBO-9", {"limit": 3})
    if army > 6 or (army == 6 and left < 2):
        return Refusal("army-full", "BBO-10", {"limit": 6})
    return None


def moved(s: BigBadOverlord, chair: int, card: int) -> None:
    """The card changes sides; an Army lies open, so all see which one it is."""
    if card in s.zones[ARMY + chair]:
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

    def options(self, s: BigBadOverlord) -> list[int]:
        cards = moves(s, self.chair, self.left)
        if len(s.zones[ARMY + self.chair]) <= 6:
            cards.append(DONE)
        return cards

    def candidates(self, s: BigBadOverlord) -> list[int]:
        return [*s.zones[ARMY + self.chair], *s.zones[CITADEL + self.chair], DONE]

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        if action != DONE:
            return why_not(s, self.chair, self.left, action)
        if len(s.zones[ARMY + self.chair]) > 6:
            return Refusal("army-overfull", "BBO-10", {"limit": 6})
        return None

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action != DONE:
            moved(s, self.chair, action)
            s.then(REARRANGE[s.paired][self.chair][self.left - 1])


class Muster(Rearrange):
    """A defender who has seen the attackers may move cards, and need not keep a Citadel."""

    rules = ("BBO-70", "BBO-71", "BBO-72", "BBO-A7", "BBO-9", "BBO-10", "BBO-A27")
    prompt = "muster"

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action != DONE:
            moved(s, self.chair, action)
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
    """Ask a defender who has any card, which all can see."""
    if s.zones[ARMY + chair] or s.zones[CITADEL + chair]:
        s.then(MUSTER[s.paired][chair][MOVES])
