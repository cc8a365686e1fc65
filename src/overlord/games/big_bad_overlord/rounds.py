"""A round of combat: allies and Ghosts declare themselves, then MIND, MAGIC and MELEE."""

from typing import Any, Final

from overlord.core.frames import Frame, Step
from overlord.games.big_bad_overlord.allies import councils
from overlord.games.big_bad_overlord.battle import ROUND_OVER
from overlord.games.big_bad_overlord.cataclysm import DUKESMACK
from overlord.games.big_bad_overlord.citadel import READY
from overlord.games.big_bad_overlord.ghosts import SEANCE
from overlord.games.big_bad_overlord.magic import MAGIC_PHASE
from overlord.games.big_bad_overlord.melee import MELEE_PHASE
from overlord.games.big_bad_overlord.mind import MIND_PHASE
from overlord.games.big_bad_overlord.state import LAVA, BigBadOverlord


class Round(Step[BigBadOverlord]):
    """The order of a round; phases in which nobody is left to fight do nothing."""

    rules = ("BBO-26", "BBO-31", "BBO-73", "BBO-76", "BBO-81", "BBO-114")

    def run(self, s: BigBadOverlord) -> None:
        haunted = s.alive + 1 != 1 << s.chairs
        if s.stage == LAVA:
            s.then_all(SMACKING)
            return
        councilors = councils(s)
        if councilors:
            s.then_all([*(HAUNTED if haunted else PLAIN), *councilors])
        else:
            s.then_all(HAUNTED if haunted else PLAIN)


ROUND: Final = Round()
PLAIN: Final[list[Frame[Any]]] = [ROUND_OVER, MELEE_PHASE, MAGIC_PHASE, MIND_PHASE, READY]
HAUNTED: Final[list[Frame[Any]]] = [
    ROUND_OVER,
    MELEE_PHASE,
    MAGIC_PHASE,
    MIND_PHASE,
    SEANCE[0],
    READY,
]
SMACKING: Final[list[Frame[Any]]] = [
    ROUND_OVER,
    DUKESMACK,
    MELEE_PHASE,
    MAGIC_PHASE,
    MIND_PHASE,
    SEANCE[0],
]
