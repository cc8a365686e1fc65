"""Drawing a card: a Do-Gooder is fought at once, anything else finds a place."""

from typing import ClassVar, Final

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.big_bad_overlord.box import ARTIFACT, DO_GOODER, TO_ARMY, TO_CITADEL
from overlord.games.big_bad_overlord.do_gooders import Visit
from overlord.games.big_bad_overlord.quests import QUEST
from overlord.games.big_bad_overlord.rearranging import seats
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ARMY,
    CHAIRS,
    CITADEL,
    DECK,
    DISCARD,
    HAND,
    VIRTUE,
)


class Draw(Step[BigBadOverlord]):
    """The top card: face up if it is a Do-Gooder, otherwise for the player's eyes only."""

    rules = ("BBO-13", "BBO-15", "BBO-16")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: BigBadOverlord) -> None:
        chair = self.chair
        if s.cards.kinds[s.zones[DECK][-1]] == DO_GOODER:
            s.draw(DECK, VIRTUE)
            s.then(Visit(chair))
            s.then(QUEST)
            return
        s.draw(DECK, HAND + chair)
        if len(s.zones[ARMY + chair]) + len(s.zones[CITADEL + chair]) >= 9:
            s.then(DISCARD_ONE[s.paired][chair])
        else:
            find_place(s, chair)


def find_place(s: BigBadOverlord, chair: int) -> None:
    """BBO-14: where only one place has room, nobody is asked."""
    if len(s.zones[CITADEL + chair]) >= 3:
        s.move(s.zones[HAND + chair][0], HAND + chair, ARMY + chair)
    elif len(s.zones[ARMY + chair]) >= 6:
        s.move(s.zones[HAND + chair][0], HAND + chair, CITADEL + chair)
    else:
        s.then(PLACE_CARD[s.paired][chair])


class PlaceCard(Choice[BigBadOverlord]):
    """Into the Army, face up, or into the Citadel, face down."""

    rules = ("BBO-14",)
    prompt = "place-card"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        return PLACES

    def choose(self, s: BigBadOverlord, action: int) -> None:
        target = ARMY if action == TO_ARMY else CITADEL
        s.move(s.zones[HAND + self.chair][0], HAND + self.chair, target + self.chair)


class DiscardOne(Choice[BigBadOverlord]):
    """A tenth card costs one of the ten, but never an Artifact."""

    rules: ClassVar[tuple[str, ...]] = ("BBO-16", "BBO-109")
    prompt = "discard-one"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        kinds = s.cards.kinds
        return [card for card in self.candidates(s) if kinds[card] != ARTIFACT]

    def candidates(self, s: BigBadOverlord) -> list[int]:
        chair = self.chair
        return [*s.zones[HAND + chair], *s.zones[ARMY + chair], *s.zones[CITADEL + chair]]

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        if s.cards.kinds[action] == ARTIFACT:
            return Refusal("artifact-stays", "BBO-109")
        return None

    def choose(self, s: BigBadOverlord, action: int) -> None:
        chair = self.chair
        for home in (HAND, ARMY, CITADEL):
            if action in s.zones[home + chair]:
                s.move(action, home + chair, DISCARD)
                break
        self.placed(s)

    def placed(self, s: BigBadOverlord) -> None:
        """Where the drawn card goes, if it is not the one that went."""
        if s.zones[HAND + self.chair]:
            find_place(s, self.chair)


PLACES: Final = [TO_ARMY, TO_CITADEL]
DRAW: Final = [Draw(chair) for chair in range(CHAIRS)]
PLACE_CARD: Final = [
    [PlaceCard(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]
DISCARD_ONE: Final = [
    [DiscardOne(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]
