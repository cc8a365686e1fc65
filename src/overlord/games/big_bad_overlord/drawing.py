"""Draw of a card: a Do-Gooder is fought at once, anything else finds a place."""

from typing import ClassVar, Final

from overlord.core.frames import ChairChoice, ChairStep, Refusal
from overlord.core.offer import Offer
from overlord.games.big_bad_overlord.box import ARTIFACT, DO_GOODER, TO_ARMY, TO_CITADEL
from overlord.games.big_bad_overlord.combat.forces import offer_minions
from overlord.games.big_bad_overlord.do_gooders import Visit
from overlord.games.big_bad_overlord.quests import QUEST
from overlord.games.big_bad_overlord.rearranging import seats
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import ARMY, CHAIRS, CITADEL, DECK, DISCARD, HAND, VIRTUE


class Draw(ChairStep[BigBadOverlord]):
    """The top card: face up if it is a Do-Gooder, otherwise for the player's eyes only."""

    rules = ("BBO-13", "BBO-15", "BBO-16")

    def run(self, s: BigBadOverlord) -> None:
        chair = self.chair
        if s.box.kinds[s.top(DECK)] == DO_GOODER:
            s.cite("BBO-15")
            s.draw(DECK, VIRTUE)
            s.then(Visit(chair))
            s.then(QUEST)
            return
        s.cite("BBO-13")
        s.draw(DECK, HAND + chair)
        if crowded(s, chair):
            s.then(DISCARD_ONE[s.paired][chair])
        else:
            find_place(s, PLACE_CARD[s.paired][chair])


def crowded(s: BigBadOverlord, chair: int) -> bool:
    """BBO-16: whether the drawn card is the tenth."""
    return s.count(ARMY + chair) + s.count(CITADEL + chair) >= 9


def find_place(s: BigBadOverlord, asking: "PlaceCard") -> None:
    """BBO-14: where only one place has room, which all can see, nobody is asked."""
    if s.count(ARMY + asking.chair) < 6:
        s.then(asking)
    else:
        asking.choose(s, TO_CITADEL)


class PlaceCard(ChairChoice[BigBadOverlord]):
    """Into the Army, face up, or into the Citadel, face down.

    BBO-A48: with a full Citadel one of its cards goes into the Army in exchange. What was drawn
    changes nothing about the question.
    """

    rules: ClassVar[tuple[str, ...]] = ("BBO-14", "BBO-9", "BBO-10", "BBO-A48")
    prompt = "place-card"

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        o.add(TO_ARMY)
        if s.count(CITADEL + self.chair) < 3:
            o.add(TO_CITADEL)
        else:
            s.offer(CITADEL + self.chair, o)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        chair = self.chair
        drawn = s.card(HAND + chair, 0)
        s.cite(self.rules[0])
        if action >= s.box.first:
            s.cite("BBO-A48")
            s.move(action, CITADEL + chair, ARMY + chair)
        s.move(drawn, HAND + chair, (ARMY if action == TO_ARMY else CITADEL) + chair)
        self.placed(s, action == TO_ARMY)

    def placed(self, s: BigBadOverlord, in_army: bool) -> None:
        """Called when the card lies there, with where it went."""


class DiscardOne(ChairChoice[BigBadOverlord]):
    """A tenth card costs one of the ten, but never an Artifact."""

    rules: ClassVar[tuple[str, ...]] = ("BBO-16", "BBO-109")
    prompt = "discard-one"

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        offer_minions(s, HAND + self.chair, o)
        offer_minions(s, ARMY + self.chair, o)
        offer_minions(s, CITADEL + self.chair, o)

    def candidates(self, s: BigBadOverlord) -> list[int]:
        chair = self.chair
        return [*s.cards(HAND + chair), *s.cards(ARMY + chair), *s.cards(CITADEL + chair)]

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        if s.box.kinds[action] == ARTIFACT:
            return Refusal("artifact-stays", "BBO-109")
        return None

    def openly_forced(self, s: BigBadOverlord) -> bool:
        return False  # hand and Citadel decide what is no Artifact

    def choose(self, s: BigBadOverlord, action: int) -> None:
        chair = self.chair
        s.cite("BBO-16")
        for home in (HAND, ARMY, CITADEL):
            if s.holds(home + chair, action):
                s.move(action, home + chair, DISCARD)
                break
        self.go_on(s)

    def go_on(self, s: BigBadOverlord) -> None:
        """Put the drawn card where it goes, if it is not the one that went."""
        if s.count(HAND + self.chair):
            find_place(s, PLACE_CARD[s.paired][self.chair])


DRAW: Final = [Draw(chair) for chair in range(CHAIRS)]
PLACE_CARD: Final = [
    [PlaceCard(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]
DISCARD_ONE: Final = [
    [DiscardOne(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]
