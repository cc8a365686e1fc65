"""MIND: both sides try to charm the weakest mind of the other."""

from typing import Final

from overlord.core.frames import Step
from overlord.games.big_bad_overlord.box import DO_GOODER, MIND
from overlord.games.big_bad_overlord.combat.battle import stop_round
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
from overlord.games.big_bad_overlord.do_gooders import SendOn
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, LAVA, BigBadOverlord
from overlord.games.big_bad_overlord.zones import ARMY, CITADEL

NEEDED: Final = 12  # BBO-35, BBO-44


class Mind(Step[BigBadOverlord]):
    """Both roll, both victims are found, and only then do they change sides."""

    rules = (
        "BBO-35",
        "BBO-32",
        "BBO-33",
        "BBO-34",
        "BBO-36",
        "BBO-37",
        "BBO-38",
        "BBO-A12",
        "BBO-A20",
        "BBO-26",
        "BBO-31",
    )

    def run(self, s: BigBadOverlord) -> None:
        ours = s.force(ATTACK)
        theirs = s.force(DEFENSE)
        our_duke = lone(s, ATTACK, ours)
        their_duke = lone(s, DEFENSE, theirs)
        if not (fit(s, ATTACK, ours, our_duke) and fit(s, DEFENSE, theirs, their_duke)):
            return
        lured = -1
        lost = -1
        # BBO-90: a Duke cannot be charmed, so nobody tries; two Dukes skip MIND (BBO-117).
        if not their_duke and charms(s, ATTACK, ours, our_duke, our_duke):
            lured = charmed(s, theirs)
        if not our_duke and charms(s, DEFENSE, theirs, their_duke, their_duke):
            lost = charmed(s, ours)
        if lured >= 0:
            capture(s, ATTACK, lured, our_duke)
        if lost >= 0:
            if s.box.kinds[lost] == DO_GOODER:
                send_on(s)
            else:
                capture(s, DEFENSE, lost, their_duke)


MIND_PHASE: Final = Mind()


def charms(s: BigBadOverlord, side: int, force: list[int], alone: bool, duel: bool) -> bool:
    """BBO-32, BBO-35: two dice and the bonus; a Duke needs no card for it (BBO-91)."""
    total = strength(s.box, force)
    if not alone and not able(total, MIND):
        return False
    plus = bonus(s, side, MIND, force, total, alone, duel)
    s.cite("BBO-91" if alone else "BBO-35")
    topic = "mind-defense" if side == DEFENSE else "mind-attack"
    chair = s.defender if side == DEFENSE else s.attacker
    dice = s.throw(2, 6, topic, chair, plus, NEEDED, walled(s, side, MIND), left(s, side, MIND))
    return succeeds(dice, plus)


def succeeds(dice: int, plus: int) -> bool:
    """BBO-35, BBO-44: 12 or more; two ones never do, two sixes always (BBO-A20, BBO-A40)."""
    return dice == 12 or (dice > 2 and dice + plus >= NEEDED)


def charmed(s: BigBadOverlord, force: list[int]) -> int:
    """The victim of a success; -1 if all of them are immune (BBO-A12)."""
    card = weakest(s, MIND, force)
    if card < 0:
        s.cite("BBO-A12")
        s.announce("nobody-to-charm", -1)
    return card


def capture(s: BigBadOverlord, side: int, card: int, by_duke: bool) -> None:
    """BBO-39, BBO-43: the card changes sides at once, and fights there from now on (BBO-40).

    BBO-64: also a follower of a Do-Gooder; BBO-A38: however many tokens there are.

    BBO-94, BBO-95: a Duke keeps it for good, and the round will be over; BBO-A15: in the Cataclysm
    it is his new Army.
    """
    source = s.zone_of(card, 1 - side)
    s.declined = 0
    if not by_duke:
        s.cite("BBO-39")
        s.move(card, source, s.captor_zone(side))
        return
    chair = s.defender if side == DEFENSE else s.attacker
    s.cite("BBO-A15" if s.stage == LAVA else "BBO-94")
    s.move(card, source, (ARMY if s.stage == LAVA else CITADEL) + chair)


def send_on(s: BigBadOverlord) -> None:
    """BBO-63: no MAGIC and no MELEE in this round."""
    s.cite("BBO-63")
    chair = s.defender
    stop_round(s)
    s.then(SendOn(s.setup.chairs[chair], chair))
