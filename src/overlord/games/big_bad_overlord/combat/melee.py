"""MELEE: both sides roll against each other, and normally one of them loses a card."""

from typing import Final

from overlord.core.frames import Step
from overlord.games.big_bad_overlord.box import MELEE
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
from overlord.games.big_bad_overlord.combat.magic import destroy
from overlord.games.big_bad_overlord.state import (
    ATTACK,
    DEFENSE,
    FIELD,
    GOOD,
    LAVA,
    BigBadOverlord,
)
from overlord.games.big_bad_overlord.zones import ARMY, CITADEL

OURS: Final = 1  # who wins a MELEE, as bits
THEIRS: Final = 2


class Melee(Step[BigBadOverlord]):
    """Everybody rolls, with or without a MELEE attack."""

    rules = (
        "BBO-47",
        "BBO-48",
        "BBO-49",
        "BBO-50",
        "BBO-51",
        "BBO-52",
        "BBO-53",
        "BBO-56",
        "BBO-93",
        "BBO-A11",
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
        duel = our_duke or their_duke
        our_total = strength(s.box, ours)
        their_total = strength(s.box, theirs)
        our_plus = bonus(s, ATTACK, MELEE, ours, our_total, our_duke, duel)
        their_plus = bonus(s, DEFENSE, MELEE, theirs, their_total, their_duke, duel)
        s.cite("BBO-93" if duel else "BBO-47")
        won = clash(s, our_plus, their_plus)
        # BBO-56, BBO-A11: a side without a MELEE attack survives by winning, and no more.
        hit = won & OURS != 0 and (our_duke or able(our_total, MELEE))
        struck = won & THEIRS != 0 and (their_duke or able(their_total, MELEE))
        if not (hit or struck):
            spared(s, won)
        victim = weakest(s, MELEE, theirs) if hit and not their_duke else -1
        other = weakest(s, MELEE, ours) if struck and not our_duke else -1
        if hit:
            beat(s, DEFENSE, victim)
        if struck:
            beat(s, ATTACK, other)


MELEE_PHASE: Final = Melee()


def spared(s: BigBadOverlord, won: int) -> None:
    """Say why nobody loses a card: two ones on both sides, or a mere defense has won."""
    s.cite("BBO-56" if won else "BBO-51")
    if won:
        s.announce("holds-out", -1, s.attacker if won & OURS else s.defender)
    else:
        s.announce("both-stumble", -1)


def clash(s: BigBadOverlord, our_plus: int, their_plus: int) -> int:
    """Roll until it is decided; who has won, as bits."""
    while True:
        one = s.throw(2, 6, "melee-attack", s.attacker, our_plus, 0)
        goal = one + our_plus
        walls = walled(s, DEFENSE, MELEE)
        resisting = left(s, DEFENSE, MELEE)
        other = s.throw(2, 6, "melee-defense", s.defender, their_plus, goal, walls, resisting)
        if one in (2, 12) or other in (2, 12):
            if one == other:
                return OURS | THEIRS if one == 12 else 0  # BBO-51, BBO-52
            return OURS if one == 12 or other == 2 else THEIRS  # BBO-49, BBO-50
        if one + our_plus != other + their_plus:
            return OURS if one + our_plus > other + their_plus else THEIRS
        s.cite("BBO-53")
        s.announce("tied", -1, one + our_plus)


def beat(s: BigBadOverlord, side: int, card: int) -> None:
    """The loser's card is discarded, unless it is a Machine and its captors are lucky (BBO-54)."""
    if card < 0 or not s.box.machine[card]:
        s.cite("BBO-93" if card < 0 else "BBO-48")
        destroy(s, side, card)
        return
    winner = 1 - side
    captor = s.defender if winner == DEFENSE else s.attacker
    s.cite("BBO-A29" if captor == GOOD else "BBO-54")
    if captor != GOOD and s.throw(1, 6, "machine", captor, 4) >= 4:
        s.declined = 0
        s.move(card, s.zone_of(card, side), loot_zone(s, winner))
    else:
        destroy(s, side, card)


def loot_zone(s: BigBadOverlord, side: int) -> int:
    """BBO-80: loot is the main player's; BBO-A30: in a Citadel it defends the Citadel."""
    if side == ATTACK:
        return ARMY + s.attacker
    home = ARMY if s.stage in (FIELD, LAVA) else CITADEL
    return home + s.defender
