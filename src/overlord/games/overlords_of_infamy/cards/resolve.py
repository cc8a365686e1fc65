"""Resolution of a card: one effect after the other, one Overlord after the other.

The verbs themselves are written in `effects.py`, which enters them into HANDLERS.
"""

from collections.abc import Callable
from typing import Final

from overlord.core.events import HIDDEN
from overlord.core.frames import Choice, Step
from overlord.core.offer import Offer
from overlord.games.overlords_of_infamy.box import EVENT, OF_CHAIR, QUEST, Effect
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    ALL,
    LEAST_INFAMOUS,
    MOST_INFAMOUS,
    NOBODYS,
    OTHERS,
    POOREST,
    RICHEST,
    TARGET,
    YOU,
)
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import INFAMY, VOICE

Handler = Callable[[Infamy, Effect, int, int, int], None]  # effect, card, who acts, whom it meets
HANDLERS: Final[dict[int, Handler]] = {}


def effects_of(s: Infamy, card: int) -> list[Effect]:
    """Effects of a Plot's Aftermath, a World Event or a quest."""
    kind = s.box.kinds[card]
    if kind == EVENT:
        return s.box.event(card).effects
    if kind == QUEST:
        return s.box.quest(card).effects
    return s.box.plot(card).aftermath


def resolve(s: Infamy, card: int, chair: int) -> None:
    """Schedule all that a card does."""
    for part in range(len(effects_of(s, card))):
        s.then(Resolve(card, part, chair))


class Resolve(Step[Infamy]):
    """One effect of a card: first whom it meets, then what it does to each of them."""

    rules = ("OOI-169",)

    def __init__(self, card: int, part: int, chair: int) -> None:
        self.card = card
        self.part = part
        self.chair = chair

    def run(self, s: Infamy) -> None:
        effect = effects_of(s, self.card)[self.part]
        if effect.verb in NOBODYS:
            s.then(Meet(self.card, self.part, self.chair, self.chair))
        elif effect.who == TARGET:
            targets = s.others(self.chair)
            if len(targets) == 1:
                s.then(Meet(self.card, self.part, self.chair, targets[0]))
            elif targets:
                seat = s[VOICE + self.chair]
                s.then(ChooseVictim(seat, self.card, self.part, self.chair))
        else:
            for chair in overlords_meant(s, effect.who, self.chair):
                s.then(Meet(self.card, self.part, self.chair, chair))


def overlords_meant(s: Infamy, who: int, chair: int) -> list[int]:
    """The Overlords that a word means, clockwise from the one who acts."""
    size = s.terms.overlords
    order = [(chair + i) % size for i in range(size)]
    if who == YOU:
        return [chair]
    if who == OTHERS:
        return s.others(chair)
    if who == ALL:
        return order
    if who in (MOST_INFAMOUS, LEAST_INFAMOUS):
        worth = [s[INFAMY + other] for other in order]
    else:
        assert who in (RICHEST, POOREST)
        worth = [s.basics(other) for other in order]
    best = max(worth) if who in (MOST_INFAMOUS, RICHEST) else min(worth)
    return [other for i, other in enumerate(order) if worth[i] == best]


class ChooseVictim(Choice[Infamy]):
    """Choice of whom an effect shall meet."""

    rules = ("OOI-169",)
    prompt = "choose-target"

    def __init__(self, seat: int, card: int, part: int, chair: int) -> None:
        self.seat = seat
        self.card = card
        self.part = part
        self.chair = chair

    def offer(self, s: Infamy, o: Offer) -> None:
        for other in s.others(self.chair):
            o.add(OF_CHAIR + other)

    def choose(self, s: Infamy, action: int) -> None:
        s.then(Meet(self.card, self.part, self.chair, action - OF_CHAIR))


class Meet(Step[Infamy]):
    """An effect meets one Overlord."""

    rules = ("OOI-169",)

    def __init__(self, card: int, part: int, chair: int, victim: int) -> None:
        self.card = card
        self.part = part
        self.chair = chair
        self.victim = victim

    def run(self, s: Infamy) -> None:
        effect = effects_of(s, self.card)[self.part]
        HANDLERS[effect.verb](s, effect, self.card, self.chair, self.victim)


def proclaim(s: Infamy, topic: str, card: int, *numbers: int) -> None:
    """Say in the open what a card has done."""
    if s.watched:
        s.announce(topic, card if card > 0 else HIDDEN, *numbers)
