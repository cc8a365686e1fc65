"""MELEE: both sides roll against each other, and normally one of them loses a card."""

from typing import Final

from overlord.games.big_bad_overlord.box import MELEE
from overlord.games.big_bad_overlord.combat.forces import (
    able,
    bonus,
    halves_left,
    strength,
    unwatched_dice,
    walls_mark,
    weakest,
)
from overlord.games.big_bad_overlord.combat.magic import destroy
from overlord.games.big_bad_overlord.combat.phase import Phase, Sides
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, GOOD, BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ARMY,
    ATTACKER,
    CITADEL,
    DECLINED,
    DEFENDER,
    FIELD,
    LAVA,
    STAGE,
)

OURS: Final = 1  # who wins a MELEE, as bits
THEIRS: Final = 2


class Melee(Phase):
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

    def fight(self, s: BigBadOverlord, on: Sides) -> None:
        duel = on.our_duke or on.their_duke
        our_total = strength(s.box, on.ours)
        their_total = strength(s.box, on.theirs)
        our_plus = bonus(s, ATTACK, MELEE, on.ours, our_total, on.our_duke, duel)
        their_plus = bonus(s, DEFENSE, MELEE, on.theirs, their_total, on.their_duke, duel)
        s.cite("BBO-93" if duel else "BBO-47")
        won = clash(s, our_plus, their_plus)
        # BBO-56, BBO-A11: a side without a MELEE attack survives by winning, and no more.
        hit = won & OURS != 0 and (on.our_duke or able(our_total, MELEE))
        struck = won & THEIRS != 0 and (on.their_duke or able(their_total, MELEE))
        if not (hit or struck):
            say_why_spared(s, won)
        victim = weakest(s, MELEE, on.theirs) if hit and not on.their_duke else -1
        other = weakest(s, MELEE, on.ours) if struck and not on.our_duke else -1
        if hit:
            beat(s, DEFENSE, victim)
        if struck:
            beat(s, ATTACK, other)


MELEE_PHASE: Final = Melee()


def say_why_spared(s: BigBadOverlord, won: int) -> None:
    """Say why nobody loses a card: two ones on both sides, or a mere defense has won."""
    s.cite("BBO-56" if won else "BBO-51")
    if won:
        s.announce("holds-out", -1, s[ATTACKER] if won & OURS else s[DEFENDER])
    else:
        s.announce("both-stumble", -1)


def clash(s: BigBadOverlord, our_plus: int, their_plus: int) -> int:
    """Roll until it is decided; who has won, as bits."""
    while True:
        if s.watched:
            one = s.throw(2, 6, "melee-attack", s[ATTACKER], our_plus, 0)
            goal = one + our_plus
            walls = walls_mark(s, DEFENSE, MELEE)
            resisting = halves_left(s, DEFENSE, MELEE)
            other = s.throw(2, 6, "melee-defense", s[DEFENDER], their_plus, goal, walls, resisting)
        else:
            one = unwatched_dice(s)
            other = unwatched_dice(s)
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
    captor = s[DEFENDER] if winner == DEFENSE else s[ATTACKER]
    s.cite("BBO-A29" if captor == GOOD else "BBO-54")
    if captor != GOOD and s.throw(1, 6, "machine", captor, 4) >= 4:
        s[DECLINED] = 0
        s.move(card, s.zone_of(card, side), loot_zone(s, winner))
    else:
        destroy(s, side, card)


def loot_zone(s: BigBadOverlord, side: int) -> int:
    """BBO-80: loot is the main player's; BBO-A30: in a Citadel it defends the Citadel."""
    if side == ATTACK:
        return ARMY + s[ATTACKER]
    home = ARMY if s[STAGE] in (FIELD, LAVA) else CITADEL
    return home + s[DEFENDER]
