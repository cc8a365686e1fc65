"""Ghosts: the dead help or curse one roll of a round, or cancel one another."""

from typing import Final

from overlord.core.frames import Choice, Step
from overlord.games.big_bad_overlord.box import (
    HAUNT,
    MELEE,
    MIND,
    NOT_THIS_BATTLE,
    STAY_OUT,
)
from overlord.games.big_bad_overlord.forces import able, lone, strength
from overlord.games.big_bad_overlord.rearranging import seats
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, GATE, GOOD, BigBadOverlord
from overlord.games.big_bad_overlord.zones import CHAIRS, GHOST_OF

SPENT: Final = 13  # a Ghost that was cancelled, or has cancelled another
ROLLS: Final = 6  # phases and sides


class Seance(Step[BigBadOverlord]):
    """Before a round every Ghost may declare, one after another."""

    rules = ("BBO-99", "BBO-100", "BBO-101")

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, s: BigBadOverlord) -> None:
        if s.stage == GATE:
            return  # no round is fought
        for place in range(self.after, s.chairs):
            chair = (s.turn - place) % s.chairs
            if s.zones[GHOST_OF + chair] and not s.quiet >> chair & 1:
                s.then(HAUNTS[s.paired][chair])
                if place + 1 < s.chairs:
                    s.then(SEANCE[place + 1])
                return


class Haunt(Choice[BigBadOverlord]):
    """Declare help or a curse for a roll that nobody haunts yet, or cancel a declaration."""

    rules = ("BBO-100", "BBO-101", "BBO-103", "BBO-104", "BBO-A10", "BBO-A33")
    prompt = "haunt"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        actions = [STAY_OUT, NOT_THIS_BATTLE]
        taken = 0
        for chair in range(s.chairs):
            declared = s.haunts[chair]
            if 0 < declared < SPENT:
                taken |= 1 << (declared - 1 >> 1)
                actions.append(s.zones[GHOST_OF + chair][0])
        free = rolls(s) & ~taken
        for roll in range(ROLLS):
            if free >> roll & 1:
                actions.append(HAUNT + 2 * roll)
                actions.append(HAUNT + 2 * roll + 1)
        return actions

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == NOT_THIS_BATTLE:
            s.quiet |= 1 << self.chair
        elif action >= s.cards.first:
            s.cite("BBO-104")
            s.haunts[self.chair] = SPENT
            for chair in range(s.chairs):
                if action in s.zones[GHOST_OF + chair]:
                    s.haunts[chair] = SPENT
            s.announce("cancels", action, self.chair)
        elif action != STAY_OUT:
            s.cite("BBO-101")
            s.haunts[self.chair] = action - HAUNT + 1
            s.announce("haunts", s.zones[GHOST_OF + self.chair][0], action, self.chair)


def rolls(s: BigBadOverlord) -> int:
    """The rolls that will be made, as bits by 2 * phase + side; a Do-Gooder's are out of reach."""
    found = 0
    ours = s.force(ATTACK)
    theirs = s.force(DEFENSE)
    for side in (ATTACK, DEFENSE):
        if side == ATTACK and s.attacker == GOOD:
            continue  # BBO-103
        force = ours if side == ATTACK else theirs
        other = theirs if side == ATTACK else ours
        alone = lone(s, side, force)
        total = strength(s.cards, force)
        for phase in range(3):
            idle = phase == MIND and lone(s, 1 - side, other)  # BBO-90
            if not idle and (alone or phase == MELEE or able(total, phase)):
                found |= 1 << 2 * phase + side
    return found


SEANCE: Final = [Seance(after) for after in range(CHAIRS)]
HAUNTS: Final = [
    [Haunt(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]
