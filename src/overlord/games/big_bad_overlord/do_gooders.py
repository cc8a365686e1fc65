"""Do-Gooders: charmed ones are sent on against somebody else."""

from overlord.core.frames import ChairChoice, ChairStep
from overlord.core.offer import Offer
from overlord.games.big_bad_overlord.combat import battle
from overlord.games.big_bad_overlord.rearranging import muster
from overlord.games.big_bad_overlord.state import GOOD, BigBadOverlord


class SendOn(ChairChoice[BigBadOverlord]):
    """Whoever has charmed a Do-Gooder names its next opponent."""

    rules = ("BBO-63", "BBO-65", "BBO-A31")
    prompt = "send-on"

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        for chair in range(s.chairs):
            if chair != self.chair and s.lives(chair):
                o.add(s.duke(chair))

    def choose(self, s: BigBadOverlord, action: int) -> None:
        battle.end(s)
        s.then(Visit(s.chair_of(action)))


class Visit(ChairStep[BigBadOverlord]):
    """A Do-Gooder and its followers turn against a player, who is the defender."""

    rules = ("BBO-15", "BBO-62", "BBO-67", "BBO-A7")

    def run(self, s: BigBadOverlord) -> None:
        battle.begin(s, GOOD, self.chair)
        muster(s, self.chair)
        s.then(battle.LINE_UP)
