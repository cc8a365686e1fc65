"""Quests: a Do-Gooder fights on until its whole force is gone."""

from typing import Final

from overlord.core.frames import ChairStep, Step
from overlord.games.big_bad_overlord.combat import battle
from overlord.games.big_bad_overlord.combat.allies import withdrawals
from overlord.games.big_bad_overlord.combat.forces import harmless
from overlord.games.big_bad_overlord.combat.rounds import ROUND
from overlord.games.big_bad_overlord.do_gooders import Visit
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.two_dukes import INHERITANCE
from overlord.games.big_bad_overlord.zones import DEFENDER, DISCARD, ROUNDS, VIRTUE


class Quest(Step[BigBadOverlord]):
    """Round after round, storming what there is to storm; nobody can break off.

    Whoever destroys the last card of the force has saved the turn, if the turn's Duke still lives.
    """

    rules = (
        "BBO-15",
        "BBO-62",
        "BBO-67",
        "BBO-68",
        "BBO-69",
        "BBO-A8",
        "BBO-A19",
        "BBO-A39",
        "BBO-A41",
    )

    def run(self, s: BigBadOverlord) -> None:
        chair = s[DEFENDER]
        if not s.count(VIRTUE):
            battle.end(s)
        elif s.lives(chair) and harmless(s):
            s.cite("BBO-A39")
            for card in s.cards(VIRTUE):
                s.move(card, VIRTUE, DISCARD)
            battle.end(s)
        elif s.lives(chair):
            if s[ROUNDS]:
                s.then_all(withdrawals(s))
            s.then(ROUND)
            s.then(self)
        else:
            battle.end(s)
            if s.paired:
                s.then(INHERITANCE)
            s.then(Onward(chair))
            s.then(self)


class Onward(ChairStep[BigBadOverlord]):
    """A Do-Gooder that has destroyed a Duke goes to the next player clockwise."""

    rules = ("BBO-67", "BBO-A19")

    def run(self, s: BigBadOverlord) -> None:
        s.then(Visit(s.clockwise(self.chair)))


QUEST: Final = Quest()
