"""Ghosts: the dead help or curse one roll of a round, or cancel one another."""

from typing import ClassVar, Final

from overlord.core.frames import Choice, Step
from overlord.core.offer import Offer
from overlord.games.big_bad_overlord.box import (
    HAUNT,
    MELEE,
    MIND,
    NOT_THIS_BATTLE,
    STAY_OUT,
)
from overlord.games.big_bad_overlord.combat.forces import able, lone, strength
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, GOOD, BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ATTACKER,
    GATE,
    GHOST_OF,
    HAUNTS,
    QUIET,
    SPENT,
    STAGE,
    TURN,
)

ROLLS: Final = 6  # phases and sides


class Seance(Step[BigBadOverlord]):
    """Before a round every Ghost may declare, one after another.

    BBO-A46: then those who have let the others go first may still cancel, as long as anything has
    been declared or cancelled since they were asked. All sets of chairs are bits: `fresh` have not
    been asked yet, `silent` have passed, and `stirred` have passed before something happened.
    """

    rules = ("BBO-99", "BBO-100", "BBO-101", "BBO-A46")

    def __init__(self, fresh: int, silent: int, stirred: int) -> None:
        self.fresh = fresh
        self.silent = silent
        self.stirred = stirred

    def run(self, s: BigBadOverlord) -> None:
        if self.fresh:
            chair = following(s, self.fresh)
            rest = self.fresh & ~(1 << chair)
            s.then(Haunt(s.setup.chairs[chair], chair, rest, self.silent, self.stirred))
            return
        stirred = self.stirred & ~s[QUIET]
        if stirred and anything_declared(s):
            chair = following(s, stirred)
            rest = stirred & ~(1 << chair)
            s.then(CancelHaunt(s.setup.chairs[chair], chair, 0, self.silent, rest))


class Gather(Step[BigBadOverlord]):
    """Ghosts come together where a round is fought, but for those who want to be left alone."""

    rules = ("BBO-99", "BBO-100")

    def run(self, s: BigBadOverlord) -> None:
        if s[STAGE] == GATE:
            return  # no round is fought
        ghosts = 0
        for chair in range(s.chairs):
            if s.count(GHOST_OF + chair) and not s[QUIET] >> chair & 1:
                ghosts |= 1 << chair
        if ghosts:
            s.then(Seance(ghosts, 0, 0))


GATHER: Final = Gather()


def following(s: BigBadOverlord, chairs: int) -> int:
    """The first of some chairs counter-clockwise from the turn."""
    for place in range(s.chairs):
        chair = (s[TURN] - place) % s.chairs
        if chairs >> chair & 1:
            return chair
    raise AssertionError("there is no such chair")


def declared(s: BigBadOverlord, chair: int) -> bool:
    """Whether a declaration of the chair's Ghost stands."""
    return 0 < s[HAUNTS + chair] < SPENT


def anything_declared(s: BigBadOverlord) -> bool:
    """Whether there is anything to cancel."""
    for chair in range(s.chairs):
        if declared(s, chair):
            return True
    return False


def offer_to_pass(s: BigBadOverlord, o: Offer) -> None:
    """To stay out, or to cancel what another Ghost has declared (BBO-104)."""
    o.add(STAY_OUT)
    o.add(NOT_THIS_BATTLE)
    for chair in range(s.chairs):
        if declared(s, chair):
            o.add(s.card(GHOST_OF + chair, 0))


class Haunt(Choice[BigBadOverlord]):
    """Declare help or a curse for a roll that nobody haunts yet, or cancel a declaration."""

    rules: ClassVar[tuple[str, ...]] = (
        "BBO-100",
        "BBO-101",
        "BBO-103",
        "BBO-104",
        "BBO-A10",
        "BBO-A33",
    )
    prompt = "haunt"

    def __init__(self, seat: int, chair: int, fresh: int, silent: int, stirred: int) -> None:
        self.seat = seat
        self.chair = chair
        self.fresh = fresh
        self.silent = silent
        self.stirred = stirred

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        offer_to_pass(s, o)
        taken = 0
        for chair in range(s.chairs):
            if declared(s, chair):
                taken |= 1 << (s[HAUNTS + chair] - 1 >> 1)
        free = rolls(s) & ~taken
        for roll in range(ROLLS):
            if free >> roll & 1:
                o.add(HAUNT + 2 * roll)
                o.add(HAUNT + 2 * roll + 1)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action in (STAY_OUT, NOT_THIS_BATTLE):
            if action == NOT_THIS_BATTLE:
                s[QUIET] |= 1 << self.chair
            s.then(Seance(self.fresh, self.silent | 1 << self.chair, self.stirred))
        else:
            if action >= s.box.first:
                cancel(s, self.chair, action)
            else:
                s.cite("BBO-101")
                s[HAUNTS + self.chair] = action - HAUNT + 1
                s.announce("haunts", s.card(GHOST_OF + self.chair, 0), action, self.chair)
            s.then(Seance(self.fresh, 0, self.silent | self.stirred))


class CancelHaunt(Haunt):
    """Something has been declared or cancelled since: a Ghost that has passed may cancel still."""

    rules = ("BBO-104", "BBO-A46")
    prompt = "cancel-haunt"

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        offer_to_pass(s, o)


def cancel(s: BigBadOverlord, chair: int, ghost: int) -> None:
    """Both Ghosts have had their say in this round."""
    s.cite("BBO-104")
    s[HAUNTS + chair] = SPENT
    for other in range(s.chairs):
        if s.holds(GHOST_OF + other, ghost):
            s[HAUNTS + other] = SPENT
    s.announce("cancels", ghost, chair)


def rolls(s: BigBadOverlord) -> int:
    """The rolls that will be made, as bits by 2 * phase + side; a Do-Gooder's are out of reach."""
    found = 0
    ours = s.force(ATTACK)
    theirs = s.force(DEFENSE)
    for side in (ATTACK, DEFENSE):
        if side == ATTACK and s[ATTACKER] == GOOD:
            continue  # BBO-103
        force = ours if side == ATTACK else theirs
        other = theirs if side == ATTACK else ours
        alone = lone(s, side, force)
        total = strength(s.box, force)
        for phase in range(3):
            idle = phase == MIND and lone(s, 1 - side, other)  # BBO-90
            if not idle and (alone or phase == MELEE or able(total, phase)):
                found |= 1 << 2 * phase + side
    return found
