"""Allies: who may lend cards to an attack or a defense, and how they get them back.

Whether somebody is asked follows from what all can see: the number of cards, never which cards lie
in a Citadel.
"""

from typing import Any, Final

from overlord.core.frames import ChairChoice, ChairStep, Frame, Step, Together
from overlord.core.offer import Offer
from overlord.games.big_bad_overlord.box import (
    DEFEND,
    NOT_THIS_BATTLE,
    STAY,
    STAY_OUT,
)
from overlord.games.big_bad_overlord.combat.battle import call_back
from overlord.games.big_bad_overlord.combat.forces import guarded, offer_minions
from overlord.games.big_bad_overlord.rearranging import seats
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ALIVE,
    ARMY,
    ATTACKER,
    CHAIRS,
    CITADEL,
    DECLINED,
    DEFENDER,
    FIELD,
    HELPERS,
    LENT,
    QUIET,
    SHIELDS,
    STAGE,
    TURN,
)

STAYING_OUT: Final = [STAY_OUT, NOT_THIS_BATTLE]


def offer_troops(s: BigBadOverlord, chair: int, o: Offer) -> None:
    """The cards a chair could lend, wherever they are."""
    offer_minions(s, ARMY + chair, o)
    offer_minions(s, CITADEL + chair, o)


def available(s: BigBadOverlord, chair: int, friend: int) -> bool:
    """Whether a chair might help another, as far as all can see.

    BBO-A43: not in its own turn. BBO-A35: not with nothing but Artifacts in the open.
    BBO-122: with two Dukes each, only one's own other Duke may be helped.
    """
    if chair == s[TURN] or not s[ALIVE] >> chair & 1 or s[QUIET] >> chair & 1:
        return False
    if s.paired and s.setup.chairs[chair] != s.setup.chairs[friend]:
        return False
    return s.count(CITADEL + chair) > 0 or guarded(s, ARMY + chair)


def lend(s: BigBadOverlord, chair: int, card: int) -> None:
    """BBO-73: the card may come from the Army, or from the Citadel by rearranging for it."""
    home = ARMY if s.holds(ARMY + chair, card) else CITADEL
    s.move(card, home + chair, LENT + chair)


def stay_out(s: BigBadOverlord, chair: int, action: int) -> None:
    """No help in this round, or in this battle."""
    if action == STAY_OUT:
        s[DECLINED] |= 1 << chair
    else:
        s[QUIET] |= 1 << chair


def lent(s: BigBadOverlord, lenders: int) -> int:
    """Number of cards that some chairs have in a battle."""
    cards = 0
    for chair in range(CHAIRS):
        if lenders >> chair & 1:
            cards += s.count(LENT + chair)
    return cards


# Attack


def attack_slots(s: BigBadOverlord) -> int:
    """BBO-74, BBO-75: how many more cards an attack accepts from allies."""
    return min(3, s.count(ARMY + s[ATTACKER])) - lent(s, s[HELPERS])


class Recruit(Step[BigBadOverlord]):
    """Before the first round everybody else may join the attack, counter-clockwise."""

    rules = ("BBO-23", "BBO-73", "BBO-74", "BBO-75")

    def __init__(self, after: int) -> None:
        self.after = after  # how many places counter-clockwise have been asked

    def run(self, s: BigBadOverlord) -> None:
        if attack_slots(s) <= 0:
            return
        for place in range(self.after + 1, s.chairs):
            chair = (s[ATTACKER] - place) % s.chairs
            if chair != s[DEFENDER] and available(s, chair, s[ATTACKER]):
                s.then(JOIN_ATTACK[s.paired][chair])
                s.then(RECRUIT[place])
                return


class JoinAttack(ChairChoice[BigBadOverlord]):
    """A card for the attack, and perhaps another; allies need no full Citadel.

    A neighbour of the defender may help there instead: it is one question, not two.
    """

    rules = ("BBO-73", "BBO-74", "BBO-75", "BBO-80", "BBO-A6", "BBO-A35")
    prompt = "join-attack"
    standing = "round"
    passing = STAY_OUT
    about = "help"

    def scope(self, s: BigBadOverlord) -> int:
        return int(s[TURN] == self.chair)

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        offer_troops(s, self.chair, o)
        wanted = s[STAGE] == FIELD and defense_slots(s) > 0
        if wanted and may_shield(s, self.chair) and self.chair in neighbours(s):
            o.add(DEFEND)
        o.add(STAY_OUT)
        o.add(NOT_THIS_BATTLE)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == DEFEND:
            s.then(JOIN_DEFENSE[s.paired][self.chair])
        elif action in STAYING_OUT:
            stay_out(s, self.chair, action)
        else:
            s.cite("BBO-73")
            if not s[HELPERS] >> self.chair & 1:
                s.announce("joins-attack", s.duke(self.chair), self.chair)
            s[HELPERS] |= 1 << self.chair
            s[DECLINED] = 0
            lend(s, self.chair, action)
            if attack_slots(s) > 0 and available(s, self.chair, s[ATTACKER]):
                s.then(self)


# Defense


class AlliesTogether(Together[BigBadOverlord]):
    """Choice of all allies at the same time, which may be made until one's own turn."""

    standing = "round"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def scope(self, s: BigBadOverlord) -> int:
        return int(s[TURN] == self.chair)


class JoinDefense(AlliesTogether):
    """A neighbour of the defender may send one card at the beginning of any round."""

    rules = ("BBO-76", "BBO-77", "BBO-78", "BBO-80", "BBO-A7", "BBO-A9", "BBO-A35", "BBO-A42")
    prompt = "join-defense"
    passing = STAY_OUT
    about = "help"

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        offer_troops(s, self.chair, o)
        o.add(STAY_OUT)
        o.add(NOT_THIS_BATTLE)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action in STAYING_OUT:
            stay_out(s, self.chair, action)
        else:
            s.cite("BBO-76")
            s.announce("joins-defense", s.duke(self.chair), self.chair)
            s[SHIELDS] |= 1 << self.chair
            lend(s, self.chair, action)


class Rally(ChairStep[BigBadOverlord]):
    """The other neighbour, where both together might outnumber the Army."""

    rules = ("BBO-75", "BBO-A42")

    def run(self, s: BigBadOverlord) -> None:
        if defense_slots(s) > 0:
            s.then(JOIN_DEFENSE[s.paired][self.chair])


class Withdraw(AlliesTogether):
    """After a complete round an ally may call cards back, before the attacker decides."""

    rules = ("BBO-81", "BBO-A26", "BBO-A47")
    prompt = "withdraw"
    passing = STAY

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        s.offer(LENT + self.chair, o)
        o.add(STAY)
        o.add(NOT_THIS_BATTLE)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == NOT_THIS_BATTLE:
            s[QUIET] |= 1 << self.chair
        elif action != STAY:
            s[DECLINED] = 0
            s.cite("BBO-81")
            call_back(s, self.chair, action)
            if s.count(LENT + self.chair):
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
    right = s.counter_clockwise(s[DEFENDER])
    left = s.clockwise(s[DEFENDER])
    return [right] if left == right else [right, left]


def councils(s: BigBadOverlord) -> list[Frame[Any]]:
    """Decisions of the defender's neighbours before a round, the last first."""
    frames: list[Frame[Any]] = []
    if s[STAGE] != FIELD:  # BBO-79: nobody is let into a Citadel
        return frames
    free = defense_slots(s)
    if free <= 0:
        return frames
    for chair in neighbours(s):
        if may_shield(s, chair) and not s[DECLINED] >> chair & 1:
            if free == 1 and frames:  # one after the other, for there is room for one
                return [RALLY[chair], frames[0]]
            frames.append(JOIN_DEFENSE[s.paired][chair])
    return frames


def defense_slots(s: BigBadOverlord) -> int:
    """BBO-75, BBO-A42: how many more cards a defending Army accepts from neighbours."""
    return s.count(ARMY + s[DEFENDER]) - lent(s, s[SHIELDS])


def may_shield(s: BigBadOverlord, chair: int) -> bool:
    """BBO-77, BBO-A36: one card from each neighbour; BBO-78: not from those who attack."""
    if chair in (s[ATTACKER], s[DEFENDER]) or (s[HELPERS] | s[SHIELDS]) >> chair & 1:
        return False
    return available(s, chair, s[DEFENDER])


def withdrawals(s: BigBadOverlord) -> list[Frame[Any]]:
    """The allies who may call cards back after a round, all at once."""
    frames: list[Frame[Any]] = []
    lenders = (s[HELPERS] | s[SHIELDS]) & ~s[QUIET]
    if lenders:
        for chair in range(CHAIRS - 1, -1, -1):
            if lenders >> chair & 1 and s.count(LENT + chair):
                frames.append(WITHDRAWALS[s.paired][chair])  # noqa: PERF401 - as above
    return frames
