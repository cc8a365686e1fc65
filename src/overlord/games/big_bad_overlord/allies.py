"""Ganging up: who may lend cards to an attack or a defense, and how they get them back.

Whether somebody is asked follows from what all can see: the number of cards, never which cards lie
in a Citadel.
"""

from typing import Any, Final

from overlord.core.frames import Choice, Frame, Step, Together
from overlord.games.big_bad_overlord.battle import go_home
from overlord.games.big_bad_overlord.box import (
    MINION,
    NOT_THIS_BATTLE,
    STAY,
    STAY_OUT,
    WITHDRAW,
)
from overlord.games.big_bad_overlord.rearranging import seats
from overlord.games.big_bad_overlord.state import FIELD, BigBadOverlord
from overlord.games.big_bad_overlord.zones import ARMY, CHAIRS, CITADEL, LENT


def troops(s: BigBadOverlord, chair: int) -> list[int]:
    """The cards a chair could lend, wherever they are; Artifacts are no troops (BBO-A35)."""
    kinds = s.cards.kinds
    cards: list[int] = []
    for card in s.zones[ARMY + chair]:
        if kinds[card] == MINION:
            cards.append(card)  # noqa: PERF401 - compiled, this is the faster of the two
    for card in s.zones[CITADEL + chair]:
        if kinds[card] == MINION:
            cards.append(card)  # noqa: PERF401
    return cards


def available(s: BigBadOverlord, chair: int, friend: int) -> bool:
    """Whether a chair might help another, as far as all can see.

    BBO-122: with two Dukes each, only one's own other Duke may be helped.
    """
    if not s.alive >> chair & 1 or s.quiet >> chair & 1:
        return False
    if s.paired and s.setup.chairs[chair] != s.setup.chairs[friend]:
        return False
    return len(s.zones[ARMY + chair]) + len(s.zones[CITADEL + chair]) > 0


def lend(s: BigBadOverlord, chair: int, card: int) -> None:
    """BBO-73: the card may come from the Army, or from the Citadel by rearranging for it."""
    home = ARMY if card in s.zones[ARMY + chair] else CITADEL
    s.move(card, home + chair, LENT + chair)


# Attack


def room(s: BigBadOverlord) -> int:
    """BBO-74, BBO-75: how many more cards an attack accepts from allies."""
    lent = 0
    for chair in range(CHAIRS):
        if s.helpers >> chair & 1:
            lent += len(s.zones[LENT + chair])
    own = len(s.zones[ARMY + s.attacker])
    return min(3, own) - lent


class Recruit(Step[BigBadOverlord]):
    """Before the first round everybody else may join the attack, counter-clockwise."""

    rules = ("BBO-23", "BBO-73", "BBO-74", "BBO-75")

    def __init__(self, after: int) -> None:
        self.after = after  # how many places counter-clockwise have been asked

    def run(self, s: BigBadOverlord) -> None:
        if room(s) <= 0:
            return
        for place in range(self.after + 1, s.chairs):
            chair = (s.attacker - place) % s.chairs
            if chair != s.defender and available(s, chair, s.attacker):
                s.then(JOIN_ATTACK[s.paired][chair])
                s.then(RECRUIT[place])
                return


class JoinAttack(Choice[BigBadOverlord]):
    """A card for the attack, and perhaps another; allies need no full Citadel."""

    rules = ("BBO-73", "BBO-74", "BBO-75", "BBO-80", "BBO-A6", "BBO-A35")
    prompt = "join-attack"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        cards = troops(s, self.chair)
        cards.append(STAY_OUT)
        cards.append(NOT_THIS_BATTLE)
        return cards

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == STAY_OUT:
            return
        if action == NOT_THIS_BATTLE:
            s.quiet |= 1 << self.chair
            return
        s.helpers |= 1 << self.chair
        lend(s, self.chair, action)
        if room(s) > 0 and available(s, self.chair, s.attacker):
            s.then(self)


# Defense


class JoinDefense(Together[BigBadOverlord]):
    """A neighbour of the defender may send one card at the beginning of any round."""

    rules = ("BBO-76", "BBO-77", "BBO-78", "BBO-80", "BBO-A7", "BBO-A9", "BBO-A35")
    prompt = "join-defense"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        cards = troops(s, self.chair)
        cards.append(STAY_OUT)
        cards.append(NOT_THIS_BATTLE)
        return cards

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == NOT_THIS_BATTLE:
            s.quiet |= 1 << self.chair
        elif action != STAY_OUT:
            s.shields |= 1 << self.chair
            lend(s, self.chair, action)


class Withdraw(Together[BigBadOverlord]):
    """After a complete round an ally may call all its cards back."""

    rules = ("BBO-81", "BBO-A26")
    prompt = "withdraw"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        return STAYING

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == NOT_THIS_BATTLE:
            s.quiet |= 1 << self.chair
        elif action == WITHDRAW:
            go_home(s, self.chair)


STAYING: Final = [STAY, NOT_THIS_BATTLE, WITHDRAW]
RECRUIT: Final = [Recruit(after) for after in range(CHAIRS)]
JOIN_ATTACK: Final = [
    [JoinAttack(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]
JOIN_DEFENSE: Final = [
    [JoinDefense(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]
WITHDRAWALS: Final = [
    [Withdraw(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]


def councils(s: BigBadOverlord) -> list[Frame[Any]]:
    """What allies decide before a round, all at once, the last first."""
    frames: list[Frame[Any]] = []
    if s.stage == FIELD:  # BBO-79: nobody is let into a Citadel
        left = s.clockwise(s.defender)
        right = s.counter_clockwise(s.defender)
        if may_shield(s, right):
            frames.append(JOIN_DEFENSE[s.paired][right])
        if left != right and may_shield(s, left):
            frames.append(JOIN_DEFENSE[s.paired][left])
    lenders = s.helpers | s.shields
    if lenders and s.round:
        for chair in range(CHAIRS - 1, -1, -1):
            if lenders >> chair & 1 and s.zones[LENT + chair] and not s.quiet >> chair & 1:
                frames.append(WITHDRAWALS[s.paired][chair])  # noqa: PERF401 - as above
    return frames


def may_shield(s: BigBadOverlord, chair: int) -> bool:
    """BBO-77, BBO-A36: one card from each neighbour; BBO-78: not from those who attack."""
    if chair in (s.attacker, s.defender) or (s.helpers | s.shields) >> chair & 1:
        return False
    return available(s, chair, s.defender)
