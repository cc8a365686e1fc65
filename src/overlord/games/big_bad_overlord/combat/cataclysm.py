"""The Dukesmack: in the Cataclysm the Dukes themselves strike once a round."""

from typing import Final

from overlord.core.frames import Step
from overlord.games.big_bad_overlord.box import MAGIC, MELEE
from overlord.games.big_bad_overlord.combat.forces import artifact, weakest
from overlord.games.big_bad_overlord.combat.magic import destroy
from overlord.games.big_bad_overlord.combat.mind import NEEDED, succeeds
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, BigBadOverlord
from overlord.games.big_bad_overlord.zones import ATTACKER, DEFENDER


class Dukesmack(Step[BigBadOverlord]):
    """First the Mageskull, then the Doomsword; a Duke without an Army of his own has no such blow.

    BBO-A34: where the enemy has no Army, his Duke himself is hit.
    """

    rules = ("BBO-114", "BBO-115", "BBO-116", "BBO-A34")

    def run(self, s: BigBadOverlord) -> None:
        for type in (MAGIC, MELEE):
            for side in (ATTACK, DEFENSE):
                force = s.force(side)
                plus = artifact(s, side, type, force, True)
                if plus and len(force) and s.lives(s[ATTACKER]) and s.lives(s[DEFENDER]):
                    if type == MAGIC:
                        skull(s, side, plus)
                    else:
                        sword(s, side, plus)


DUKESMACK: Final = Dukesmack()


def skull(s: BigBadOverlord, side: int, plus: int) -> None:
    """BBO-114: an extra MAGIC attack."""
    s.cite("BBO-114")
    chair = s[DEFENDER] if side == DEFENSE else s[ATTACKER]
    dice = s.throw(2, 6, "dukesmack-magic", chair, plus, NEEDED)
    if succeeds(dice, plus):
        smack(s, 1 - side, MAGIC, "BBO-114")


def sword(s: BigBadOverlord, side: int, plus: int) -> None:
    """BBO-115: an extra MELEE attack, at no risk for the Duke; equal rolls are rolled again."""
    s.cite("BBO-115")
    chair = s[DEFENDER] if side == DEFENSE else s[ATTACKER]
    other = s[ATTACKER] if side == DEFENSE else s[DEFENDER]
    while True:
        one = s.throw(2, 6, "dukesmack-melee", chair, plus, 0)
        two = s.throw(2, 6, "dukesmack-defense", other, 0, one + plus)
        if one in (2, 12) or two in (2, 12):
            wins = one == 12 or (two == 2 and one != 2)
        elif one + plus != two:
            wins = one + plus > two
        else:
            s.cite("BBO-53")
            s.announce("tied", -1, two)
            continue
        if wins:
            smack(s, 1 - side, MELEE, "BBO-115")
        return


def smack(s: BigBadOverlord, side: int, type: int, rule: str) -> None:
    """The weakest card of the side is lost, or its Duke if he has none (BBO-A34)."""
    victim = weakest(s, type, s.force(side))
    s.cite(rule if victim >= 0 else "BBO-A34")
    destroy(s, side, victim)
