"""The Dukesmack: in the Cataclysm the Dukes themselves strike once a round."""

from typing import Final

from overlord.core.frames import Step
from overlord.games.big_bad_overlord.box import ARTIFACT, MAGIC, MELEE
from overlord.games.big_bad_overlord.forces import weakest
from overlord.games.big_bad_overlord.magic import destroy
from overlord.games.big_bad_overlord.mind import NEEDED, succeeds
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, BigBadOverlord
from overlord.games.big_bad_overlord.zones import CITADEL


class Dukesmack(Step[BigBadOverlord]):
    """First the Mageskull, then the Doomsword, while both Dukes have an Army."""

    rules = ("BBO-114", "BBO-115", "BBO-116", "BBO-A34")

    def run(self, s: BigBadOverlord) -> None:
        for type in (MAGIC, MELEE):
            for side in (ATTACK, DEFENSE):
                plus = wielded(s, side, type)
                if plus and s.force(ATTACK) and s.force(DEFENSE):
                    if type == MAGIC:
                        skull(s, side, plus)
                    else:
                        sword(s, side, plus)


DUKESMACK: Final = Dukesmack()


def wielded(s: BigBadOverlord, side: int, type: int) -> int:
    """The points of the Artifact of a type that the Duke of a side holds."""
    points = 0
    for card in s.zones[CITADEL + (s.defender if side == DEFENSE else s.attacker)]:
        if s.cards.kinds[card] == ARTIFACT and s.cards.artifact_type[card] == type:
            points += s.cards.artifact_bonus[card]
    return points


def skull(s: BigBadOverlord, side: int, plus: int) -> None:
    """BBO-114: an extra MAGIC attack."""
    s.cite("BBO-114")
    chair = s.defender if side == DEFENSE else s.attacker
    dice = s.throw(2, 6, "dukesmack-magic", chair, plus, NEEDED)
    if succeeds(dice, plus):
        destroy(s, 1 - side, weakest(s, MAGIC, s.force(1 - side)))


def sword(s: BigBadOverlord, side: int, plus: int) -> None:
    """BBO-115: an extra MELEE attack, at no risk for the Duke; equal rolls are rolled again."""
    s.cite("BBO-115")
    chair = s.defender if side == DEFENSE else s.attacker
    other = s.attacker if side == DEFENSE else s.defender
    while True:
        one = s.throw(2, 6, "dukesmack-melee", chair, plus, 0)
        two = s.throw(2, 6, "dukesmack-defense", other, 0, one + plus)
        if one in (2, 12) or two in (2, 12):
            wins = one == 12 or (two == 2 and one != 2)
        elif one + plus != two:
            wins = one + plus > two
        else:
            continue
        if wins:
            destroy(s, 1 - side, weakest(s, MELEE, s.force(1 - side)))
        return
