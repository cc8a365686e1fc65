"""Ganging up: who may lend cards to an attack or a defense, and how they get them back.

Whether somebody is asked follows from what all can see: the number of cards, never which cards lie
in a Citadel.
"""

from typing import Any, Final

from overlord.core.frames import Choice, Frame, Step, Together
from overlord.games.big_bad_overlord.box import (
    DEFEND,
    MINION,
    NOT_THIS_BATTLE,
    STAY,
    STAY_OUT,
)
from overlord.games.big_bad_overlord.combat.battle import call_back
from overlord.games.big_bad_overlord.combat.forces import manned
from overlord.games.big_bad_overlord.rearranging import seats
from overlord.games.big_bad_overlord.state import FIELD, BigBadOverlord
from overlord.games.big_bad_overlord.zones import ARMY, CHAIRS, CITADEL, LENT


def troops(s: BigBadOverlord, chair: int) -> list[int]:
    """The cards a chair could lend, wherever they are; Artifacts are no troops (BBO-A35)."""
    kinds = s.box.kinds
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

    BBO-A43: not in its own turn. BBO-A35: not with nothing but Artifacts in the open.
    BBO-122: with two Dukes each, only one's own other Duke may be helped.
    """
    if chair == s.turn or not s.alive >> chair & 1 or s.quiet >> chair & 1:
        return False
    if s.paired and s.setup.chairs[chair] != s.setup.chairs[friend]:
        return False
    return len(s.zones[CITADEL + chair]) > 0 or manned(s, s.zones[ARMY + chair])


def lend(s: BigBadOverlord, chair: int, card: int) -> None:
    """BBO-73: the card may come from the Army, or from the Citadel by rearranging for it."""
    home = ARMY if card in s.zones[ARMY + chair] else CITADEL
    s.move(card, home + chair, LENT + chair)


def lent(s: BigBadOverlord, lenders: int) -> int:
    """How many cards some chairs have in a battle."""
    cards = 0
    for chair in range(CHAIRS):
        if lenders >> chair & 1:
            cards += len(s.zones[LENT + chair])
    return cards


# Attack


def room(s: BigBadOverlord) -> int:
    """BBO-74, BBO-75: how many more cards an attack accepts from allies."""
    return min(3, len(s.zones[ARMY + s.attacker])) - lent(s, s.helpers)


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
    """A card for the attack, and perhaps another; allies need no full Citadel.

    A neighbour of the defender may help there instead: it is one question, not two.
    """

    rules = ("BBO-73", "BBO-74", "BBO-75", "BBO-80", "BBO-A6", "BBO-A35")
    prompt = "join-attack"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        cards = troops(s, self.chair)
        neighbour = s.stage == FIELD and self.chair in neighbours(s)
        if neighbour and shelter(s) > 0 and may_shield(s, self.chair):
            cards.append(DEFEND)
        cards.append(STAY_OUT)
        cards.append(NOT_THIS_BATTLE)
        return cards

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == STAY_OUT:
            s.declined |= 1 << self.chair
        elif action == NOT_THIS_BATTLE:
            s.quiet |= 1 << self.chair
        elif action == DEFEND:
            s.then(JOIN_DEFENSE[s.paired][self.chair])
        else:
            s.cite("BBO-73")
            if not s.helpers >> self.chair & 1:
                s.announce("joins-attack", s.duke(self.chair), self.chair)
            s.helpers |= 1 << self.chair
            s.declined = 0
            lend(s, self.chair, action)
            if room(s) > 0 and available(s, self.chair, s.attacker):
                s.then(self)


# Defense


class JoinDefense(Together[BigBadOverlord]):
    """A neighbour of the defender may send one card at the beginning of any round."""

    rules = ("BBO-76", "BBO-77", "BBO-78", "BBO-80", "BBO-A7", "BBO-A9", "BBO-A35", "BBO-A42")
    prompt = "join-defense"
    standing = "round"
    passing = STAY_OUT

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def scope(self, s: BigBadOverlord) -> int:
        return int(s.turn == self.chair)

    def options(self, s: BigBadOverlord) -> list[int]:
        cards = troops(s, self.chair)
        cards.append(STAY_OUT)
        cards.append(NOT_THIS_BATTLE)
        return cards

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == NOT_THIS_BATTLE:
            s.quiet |= 1 << self.chair
        elif action == STAY_OUT:
            s.declined |= 1 << self.chair
        else:
            s.cite("BBO-76")
            s.announce("joins-defense", s.duke(self.chair), self.chair)
            s.shields |= 1 << self.chair
            lend(s, self.chair, action)


class Rally(Step[BigBadOverlord]):
    """The other neighbour, where both together might outnumber the Army."""

    rules = ("BBO-75", "BBO-A42")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: BigBadOverlord) -> None:
        if shelter(s) > 0:
            s.then(JOIN_DEFENSE[s.paired][self.chair])


class Withdraw(Together[BigBadOverlord]):
    """After a complete round an ally may call cards back, before the attacker decides."""

    rules = ("BBO-81", "BBO-A26", "BBO-A47")
    prompt = "withdraw"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        return [*s.zones[LENT + self.chair], STAY, NOT_THIS_BATTLE]

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == NOT_THIS_BATTLE:
            s.quiet |= 1 << self.chair
        elif action != STAY:
            s.declined = 0
            s.cite("BBO-81")
            call_back(s, self.chair, action)
            if s.zones[LENT + self.chair]:
                s.then(self)


RALLY: Final = [Rally(chair) for chair in range(CHAIRS)]
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


def neighbours(s: BigBadOverlord) -> list[int]:
    """BBO-76, BBO-A9: of the defender, the next counter-clockwise first."""
    right = s.counter_clockwise(s.defender)
    left = s.clockwise(s.defender)
    return [right] if left == right else [right, left]


def councils(s: BigBadOverlord) -> list[Frame[Any]]:
    """What neighbours of the defender decide before a round, the last first."""
    frames: list[Frame[Any]] = []
    if s.stage != FIELD:  # BBO-79: nobody is let into a Citadel
        return frames
    free = shelter(s)
    if free <= 0:
        return frames
    for chair in neighbours(s):
        if may_shield(s, chair) and not s.declined >> chair & 1:
            if free == 1 and frames:  # one after the other, for there is room for one
                return [RALLY[chair], frames[0]]
            frames.append(JOIN_DEFENSE[s.paired][chair])
    return frames


def shelter(s: BigBadOverlord) -> int:
    """BBO-75, BBO-A42: how many more cards a defending Army accepts from neighbours."""
    return len(s.zones[ARMY + s.defender]) - lent(s, s.shields)


def may_shield(s: BigBadOverlord, chair: int) -> bool:
    """BBO-77, BBO-A36: one card from each neighbour; BBO-78: not from those who attack."""
    if chair in (s.attacker, s.defender) or (s.helpers | s.shields) >> chair & 1:
        return False
    return available(s, chair, s.defender)


def withdrawals(s: BigBadOverlord) -> list[Frame[Any]]:
    """The allies who may call cards back after a round, all at once."""
    frames: list[Frame[Any]] = []
    lenders = (s.helpers | s.shields) & ~s.quiet
    if lenders:
        for chair in range(CHAIRS - 1, -1, -1):
            if lenders >> chair & 1 and s.zones[LENT + chair]:
                frames.append(WITHDRAWALS[s.paired][chair])  # noqa: PERF401 - as above
    return frames
