"""MAGIC: both sides try to destroy the card with the weakest MAGIC defense of the other."""

from typing import Final

from overlord.core.frames import Step
from overlord.games.big_bad_overlord.box import MAGIC
from overlord.games.big_bad_overlord.combat.duke import slay
from overlord.games.big_bad_overlord.combat.forces import (
    able,
    bonus,
    fit,
    left,
    lone,
    strength,
    walled,
    weakest,
)
from overlord.games.big_bad_overlord.combat.mind import NEEDED, succeeds
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, BigBadOverlord
from overlord.games.big_bad_overlord.zones import DISCARD


class Magic(Step[BigBadOverlord]):
    """Both roll, both victims are found, and only then are they gone."""

    rules = ("BBO-44", "BBO-45", "BBO-46", "BBO-93", "BBO-A20", "BBO-26", "BBO-31")

    def run(self, s: BigBadOverlord) -> None:
        ours = s.force(ATTACK)
        theirs = s.force(DEFENSE)
        our_duke = lone(s, ATTACK, ours)
        their_duke = lone(s, DEFENSE, theirs)
        if not (fit(s, ATTACK, ours, our_duke) and fit(s, DEFENSE, theirs, their_duke)):
            return
        duel = our_duke or their_duke
        hit = blasts(s, ATTACK, ours, our_duke, duel)
        struck = blasts(s, DEFENSE, theirs, their_duke, duel)
        victim = weakest(s, MAGIC, theirs) if hit and not their_duke else -1
        other = weakest(s, MAGIC, ours) if struck and not our_duke else -1
        if hit:
            s.cite("BBO-93" if their_duke else "BBO-46")
            destroy(s, DEFENSE, victim)
        if struck:
            s.cite("BBO-93" if our_duke else "BBO-46")
            destroy(s, ATTACK, other)


MAGIC_PHASE: Final = Magic()


def blasts(s: BigBadOverlord, side: int, force: list[int], alone: bool, duel: bool) -> bool:
    """BBO-44: two dice and the bonus; a Duke needs no card for it (BBO-91)."""
    total = strength(s.box, force)
    if not alone and not able(total, MAGIC):
        return False
    plus = bonus(s, side, MAGIC, force, total, alone, duel)
    s.cite("BBO-93" if duel else "BBO-44")
    topic = "magic-defense" if side == DEFENSE else "magic-attack"
    chair = s.defender if side == DEFENSE else s.attacker
    dice = s.throw(2, 6, topic, chair, plus, NEEDED, walled(s, side, MAGIC), left(s, side, MAGIC))
    return succeeds(dice, plus)


def destroy(s: BigBadOverlord, side: int, card: int) -> None:
    """A card is discarded; no card is the Duke of that side."""
    s.declined = 0
    if card >= 0:
        s.move(card, s.zone_of(card, side), DISCARD)
    else:
        slay(s, s.defender if side == DEFENSE else s.attacker)
