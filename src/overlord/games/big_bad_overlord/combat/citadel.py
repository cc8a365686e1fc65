"""Storm of a Citadel: what is hidden there is turned up, and a whole round is fought."""

from typing import Final

from overlord.core.frames import Step
from overlord.games.big_bad_overlord.combat.battle import behind_walls, settle
from overlord.games.big_bad_overlord.combat.forces import stands
from overlord.games.big_bad_overlord.state import ATTACK, BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ATTACKER,
    CITADEL,
    DEFENDER,
    FIELD,
    GATE,
    ROUNDS,
    STAGE,
    WALLS,
)


class Ready(Step[BigBadOverlord]):
    """Allies have come; attackers at the gate storm it now.

    BBO-A28: an Army in which nobody can fight is gone before the first blow.
    """

    rules = ("BBO-82", "BBO-83", "BBO-87", "BBO-A28")

    def run(self, s: BigBadOverlord) -> None:
        if s[STAGE] == FIELD:
            settle(s)
        elif s[STAGE] == GATE and stands(s, ATTACK):
            s[STAGE] = WALLS
            s.cite("BBO-82" if s[ROUNDS] else "BBO-A45")
            s.announce("storms", s.duke(s[DEFENDER]), s[ATTACKER])
            s.cite("BBO-83")
            s.reveal(CITADEL + s[DEFENDER])
            behind_walls(s)


READY: Final = Ready()
