"""Infamy and World Tension: what an action sets off once it is done, and World Events."""

from overlord.core.frames import ChairStep, Step
from overlord.games.overlords_of_infamy.cards.resolve import resolve
from overlord.games.overlords_of_infamy.cards.vocabulary import INSTANT, NEXT_EVENT
from overlord.games.overlords_of_infamy.hero.hero_phase import SetOut
from overlord.games.overlords_of_infamy.marks import ACTING
from overlord.games.overlords_of_infamy.overlords import Draft, may_draft
from overlord.games.overlords_of_infamy.plots import CompletePlot, ready
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE_CHAIR,
    EVENT_DECK,
    EVENTS,
    FLIPPED,
    HAPPENED,
    LEFT,
    PLATED,
    STIRRED,
    TENSION,
    VOICE,
)


def settled(s: Infamy, chair: int) -> bool:
    """Whether an action has set off nothing more."""
    v = s.v
    if v[TENSION] == 10 or (v[STIRRED] and s.terms.at_once):
        return False
    return not (v[HAPPENED] & ACTING and ready(s, chair))


class Settle(ChairStep[Infamy]):
    """After an action: a Plot that is ready, a Hero who does not wait, a World Event.

    In this order, until nothing more happens; the event comes last, because the action has to be
    fully done before. Duke Daemonhammer may draft before the Hero and before the event (OOI-D42).
    """

    rules = ("OOI-55", "OOI-99", "OOI-133", "OOI-146", "OOI-D19", "OOI-D20", "OOI-D37")

    def run(self, s: Infamy) -> None:
        if s[HAPPENED] & ACTING and ready(s, self.chair):
            s.then(CompletePlot(self.chair))
            s.then(self)
        elif not settled(s, self.chair):
            if may_draft(s, self.chair):
                s.then(Draft(s[VOICE + self.chair], self.chair))
            s.then(Befall(self.chair))


class Befall(ChairStep[Infamy]):
    """Consequences of the tension: first the Hero, where he moves at once, then an event."""

    rules = ("OOI-99", "OOI-133", "OOI-146", "OOI-D37")

    def run(self, s: Infamy) -> None:
        if s[HAPPENED] & ACTING and ready(s, self.chair):
            # A Lackey that was drafted is what it needed.
            s.then(CompletePlot(self.chair))
        elif s[STIRRED] and s.terms.at_once:
            s[STIRRED] = 0
            s.then(SetOut(self.chair))
        else:
            s.then(FlipEvent(self.chair))
        s.then(Settle(self.chair))


class FlipEvent(ChairStep[Infamy]):
    """A World Event goes into effect; after that the tension is back at zero."""

    rules = ("OOI-99", "OOI-100", "OOI-102", "OOI-143", "OOI-D17", "OOI-D43")

    def run(self, s: Infamy) -> None:
        for i in range(s.count(LEFT) - 1, -1, -1):
            if s.box.event(s.card(EVENTS, i)).scope == NEXT_EVENT:
                retire(s, i)
        s.cite("OOI-99")
        card = s.draw(EVENT_DECK, EVENTS)
        # OOI-115: it concerns the next turn of each Overlord, not what is left of this one.
        concerned = (1 << s.terms.overlords) - 1
        if s[ACTIVE_CHAIR] < s.terms.overlords:
            concerned |= 1 << s[ACTIVE_CHAIR] + 8
        s.put(LEFT, concerned)
        s[FLIPPED] += 1
        s[PLATED] = 0
        s.weigh()
        resolve(s, card, self.chair)
        s.then(CalmDown(card))
        if s.terms.restless_hero:
            s.cite("OOI-143")
            s.then(SetOut(self.chair))


class CalmDown(Step[Infamy]):
    """The event's directions have been followed: what took effect at once is over."""

    rules = ("OOI-99", "OOI-115")

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Infamy) -> None:
        s.cite("OOI-99")
        s.tense(-10)
        if s.box.event(self.card).scope == INSTANT:
            retire(s, s.cards(EVENTS).index(self.card))
            s.weigh()


def retire(s: Infamy, place: int) -> None:
    """A World Event that has ended goes under the deck."""
    s.cite("OOI-115")
    left = s.cards(LEFT)
    left.pop(place)
    s.put_all(LEFT, left)
    s.tuck(s.card(EVENTS, place), EVENTS, EVENT_DECK)


def close_turn(s: Infamy, chair: int) -> None:
    """OOI-115: what concerned this Overlord's turn concerns the next one's only."""
    for i in range(s.count(LEFT) - 1, -1, -1):
        just = 1 << chair + 8
        left = s.card(LEFT, i)
        if left & just:
            s.note(LEFT, i, left ^ just)
        else:
            left &= ~(1 << chair)
            s.note(LEFT, i, left)
            if not left and s.box.event(s.card(EVENTS, i)).scope != NEXT_EVENT:
                retire(s, i)
