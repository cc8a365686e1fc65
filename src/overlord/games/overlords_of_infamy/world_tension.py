"""Infamy and World Tension: what an action sets off once it is done, and World Events."""

from overlord.core.frames import Step
from overlord.games.overlords_of_infamy.cards.resolve import resolve
from overlord.games.overlords_of_infamy.cards.vocabulary import INSTANT, NEXT_EVENT
from overlord.games.overlords_of_infamy.hero.hero_phase import SetOut
from overlord.games.overlords_of_infamy.marks import ACTING
from overlord.games.overlords_of_infamy.overlords import Draft, may_draft
from overlord.games.overlords_of_infamy.plots import CompletePlot, ready
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import EVENT_DECK, EVENTS


def settled(s: Infamy, chair: int) -> bool:
    """Whether an action has set off nothing more."""
    if s.tension == 10 or (s.stirred and s.terms.at_once):
        return False
    return not (s.done & ACTING and ready(s, chair))


class Settle(Step[Infamy]):
    """After an action: a Plot that is ready, a Hero who does not wait, a World Event.

    In this order, until nothing more happens; the event comes last, because the action has to be
    fully done before. Duke Daemonhammer may draft before the Hero and before the event (OOI-D42).
    """

    rules = ("OOI-55", "OOI-99", "OOI-133", "OOI-146", "OOI-D19", "OOI-D20", "OOI-D37")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        if s.done & ACTING and ready(s, self.chair):
            s.then(CompletePlot(self.chair))
            s.then(self)
        elif not settled(s, self.chair):
            if may_draft(s, self.chair):
                s.then(Draft(s.voice[self.chair], self.chair))
            s.then(Befall(self.chair))


class Befall(Step[Infamy]):
    """What the tension has set off: first the Hero, where he moves at once, then an event."""

    rules = ("OOI-99", "OOI-133", "OOI-146", "OOI-D37")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        if s.done & ACTING and ready(s, self.chair):  # a Lackey that was drafted is what it needed
            s.then(CompletePlot(self.chair))
        elif s.stirred and s.terms.at_once:
            s.stirred = 0
            s.then(SetOut(self.chair))
        else:
            s.then(FlipEvent(self.chair))
        s.then(Settle(self.chair))


class FlipEvent(Step[Infamy]):
    """A World Event goes into effect; after that the tension is back at zero."""

    rules = ("OOI-99", "OOI-100", "OOI-102", "OOI-143", "OOI-D17", "OOI-D43")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        for i in range(len(s.left) - 1, -1, -1):
            if s.box.event(s.zones[EVENTS][i]).scope == NEXT_EVENT:
                retire(s, i)
        s.cite("OOI-99")
        card = s.draw(EVENT_DECK, EVENTS)
        # OOI-115: it concerns the next turn of each Overlord, not what is left of this one.
        concerned = (1 << s.terms.overlords) - 1
        if s.active < s.terms.overlords:
            concerned |= 1 << s.active + 8
        s.left.append(concerned)
        s.flipped += 1
        s.plated = 0
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
            retire(s, s.zones[EVENTS].index(self.card))


def retire(s: Infamy, place: int) -> None:
    """A World Event that has ended goes under the deck."""
    s.cite("OOI-115")
    s.left.pop(place)
    s.tuck(s.zones[EVENTS][place], EVENTS, EVENT_DECK)


def close_turn(s: Infamy, chair: int) -> None:
    """OOI-115: what concerned this Overlord's turn concerns the next one's only."""
    for i in range(len(s.left) - 1, -1, -1):
        just = 1 << chair + 8
        if s.left[i] & just:
            s.left[i] ^= just
        else:
            s.left[i] &= ~(1 << chair)
            if not s.left[i] and s.box.event(s.zones[EVENTS][i]).scope != NEXT_EVENT:
                retire(s, i)
