"""A round of combat: allies and Ghosts declare themselves, then MIND, MAGIC and MELEE."""

from typing import Any, Final

from overlord.core.frames import Frame, Step
from overlord.games.big_bad_overlord.combat.allies import councils
from overlord.games.big_bad_overlord.combat.battle import ROUND_OVER, stop_round
from overlord.games.big_bad_overlord.combat.cataclysm import DUKESMACK
from overlord.games.big_bad_overlord.combat.citadel import READY
from overlord.games.big_bad_overlord.combat.forces import lone, manned, stands
from overlord.games.big_bad_overlord.combat.ghosts import GATHER
from overlord.games.big_bad_overlord.combat.magic import MAGIC_PHASE
from overlord.games.big_bad_overlord.combat.melee import MELEE_PHASE
from overlord.games.big_bad_overlord.combat.mind import MIND_PHASE
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, BigBadOverlord
from overlord.games.big_bad_overlord.zones import ALIVE, LAVA, STAGE, THRONE


class Round(Step[BigBadOverlord]):
    """The order of a round; phases in which nobody is left to fight do nothing."""

    rules = ("BBO-26", "BBO-31", "BBO-73", "BBO-76", "BBO-114")

    def run(self, s: BigBadOverlord) -> None:
        if s[STAGE] == LAVA:
            s.then_all(last_round(s))
            return
        haunted = s[ALIVE] + 1 != 1 << s.chairs
        councilors = councils(s)
        if councilors:
            s.then_all([*(HAUNTED if haunted else PLAIN), *councilors])
        else:
            s.then_all(HAUNTED if haunted else PLAIN)


class Hides(Step[BigBadOverlord]):
    """After MIND: a Duke who stood alone on a side and has charmed a card cuts the round short.

    BBO-94: a new one begins at once, and nobody can stop before it is complete (BBO-27).
    """

    rules = ("BBO-94", "BBO-A15")

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: BigBadOverlord) -> None:
        if s[STAGE] in (THRONE, LAVA) and manned(s, s.force(self.side)):
            stop_round(s)
            if s[STAGE] == THRONE:
                s.then(AGAIN)


class Again(Step[BigBadOverlord]):
    """The round that follows one that was cut short, if anybody is left to attack."""

    rules = ("BBO-94", "BBO-27")

    def run(self, s: BigBadOverlord) -> None:
        if stands(s, ATTACK):
            s.then(ROUND)


ROUND: Final = Round()
AGAIN: Final = Again()
HIDES: Final = [Hides(ATTACK), Hides(DEFENSE)]
PLAIN: Final[list[Frame[Any]]] = [
    ROUND_OVER,
    MELEE_PHASE,
    MAGIC_PHASE,
    HIDES[DEFENSE],
    MIND_PHASE,
    READY,
]
HAUNTED: Final[list[Frame[Any]]] = [*PLAIN[:-1], GATHER, READY]
SMACKING: Final[list[Frame[Any]]] = [ROUND_OVER, DUKESMACK, MELEE_PHASE, MAGIC_PHASE]


def last_round(s: BigBadOverlord) -> list[Frame[Any]]:
    """In the Cataclysm: with a Dukesmack, and cut short by a Duke alone who charms a card."""
    ours = lone(s, ATTACK, s.force(ATTACK))
    theirs = lone(s, DEFENSE, s.force(DEFENSE))
    if ours == theirs:
        return [*SMACKING, MIND_PHASE, GATHER]
    return [*SMACKING, HIDES[ATTACK if ours else DEFENSE], MIND_PHASE, GATHER]
