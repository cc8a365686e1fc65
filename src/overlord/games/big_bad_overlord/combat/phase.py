"""Phase of a round: both sides face each other, if both have somebody to fight with."""

from overlord.core.frames import Step
from overlord.games.big_bad_overlord.combat.forces import fit, lone
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, BigBadOverlord


class Sides:
    """Both forces, and whether each side is a Duke alone."""

    def __init__(self, s: BigBadOverlord) -> None:
        self.ours = s.force(ATTACK)
        self.theirs = s.force(DEFENSE)
        self.our_duke = lone(s, ATTACK, self.ours)
        self.their_duke = lone(s, DEFENSE, self.theirs)


class Phase(Step[BigBadOverlord]):
    """MIND, MAGIC or MELEE: a subclass writes `fight`."""

    def run(self, s: BigBadOverlord) -> None:
        on = Sides(s)
        if fit(s, ATTACK, on.ours, on.our_duke) and fit(s, DEFENSE, on.theirs, on.their_duke):
            self.fight(s, on)

    def fight(self, s: BigBadOverlord, on: Sides) -> None:
        raise NotImplementedError
