"""MIND: both sides try to charm the weakest mind of the other."""

from typing import Final

from mypy_extensions import i64

from overlord.core.vectors import vec
from overlord.games.big_bad_overlord.box import DO_GOODER, MIND
from overlord.games.big_bad_overlord.combat.battle import stop_round
from overlord.games.big_bad_overlord.combat.forces import (
    able,
    bonus,
    halves_left,
    strength,
    unwatched_dice,
    walls_mark,
    weakest,
)
from overlord.games.big_bad_overlord.combat.phase import Phase, Sides
from overlord.games.big_bad_overlord.do_gooders import SendOn
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ARMY,
    ATTACKER,
    CITADEL,
    DECLINED,
    DEFENDER,
    LAVA,
    STAGE,
)

NEEDED: Final = 12  # BBO-35, BBO-44


class Mind(Phase):
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

    def fight(self, s: BigBadOverlord, on: Sides) -> None:
        lured = -1
        lost = -1
        # BBO-90: a Duke cannot be charmed, so nobody tries; two Dukes skip MIND (BBO-117).
        if not on.their_duke and charms(s, ATTACK, on.ours, on.our_duke, on.our_duke):
            lured = charm_victim(s, on.theirs)
        if not on.our_duke and charms(s, DEFENSE, on.theirs, on.their_duke, on.their_duke):
            lost = charm_victim(s, on.ours)
        if lured >= 0:
            capture(s, ATTACK, lured, on.our_duke)
        if lost >= 0:
            if s.box.kinds[lost] == DO_GOODER:
                send_on(s)
            else:
                capture(s, DEFENSE, lost, on.their_duke)


MIND_PHASE: Final = Mind()


def charms(s: BigBadOverlord, side: int, force: vec[i64], alone: bool, duel: bool) -> bool:
    """BBO-32, BBO-35: a Duke needs no card for it (BBO-91)."""
    topic = "mind-defense" if side == DEFENSE else "mind-attack"
    rule = "BBO-91" if alone else "BBO-35"
    return roll_succeeds(s, side, MIND, force, alone, duel, topic, rule)


def roll_succeeds(
    s: BigBadOverlord,
    side: int,
    type: int,
    force: vec[i64],
    alone: bool,
    duel: bool,
    topic: str,
    rule: str,
) -> bool:
    """Two dice and the bonus of a force that can attack in the type, or of a Duke alone."""
    total = strength(s.box, force)
    if not alone and not able(total, type):
        return False
    plus = bonus(s, side, type, force, total, alone, duel)
    s.cite(rule)
    chair = s[DEFENDER] if side == DEFENSE else s[ATTACKER]
    if not s.watched:
        return succeeds(unwatched_dice(s), plus)
    walls = walls_mark(s, side, type)
    dice = s.throw(2, 6, topic, chair, plus, NEEDED, walls, halves_left(s, side, type))
    return succeeds(dice, plus)


def succeeds(dice: int, plus: int) -> bool:
    """BBO-35, BBO-44: 12 or more; two ones never do, two sixes always (BBO-A20, BBO-A40)."""
    return dice == 12 or (dice > 2 and dice + plus >= NEEDED)


def charm_victim(s: BigBadOverlord, force: vec[i64]) -> int:
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
    s[DECLINED] = 0
    if not by_duke:
        s.cite("BBO-39")
        s.move(card, source, s.captor_zone(side))
        return
    chair = s[DEFENDER] if side == DEFENSE else s[ATTACKER]
    s.cite("BBO-A15" if s[STAGE] == LAVA else "BBO-94")
    s.move(card, source, (ARMY if s[STAGE] == LAVA else CITADEL) + chair)


def send_on(s: BigBadOverlord) -> None:
    """BBO-63: no MAGIC and no MELEE in this round."""
    s.cite("BBO-63")
    chair = s[DEFENDER]
    stop_round(s)
    s.then(SendOn(s.setup.chairs[chair], chair))
