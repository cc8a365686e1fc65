"""MAGIC: both sides try to destroy the card with the weakest MAGIC defense of the other."""

from typing import Final

from mypy_extensions import i64

from overlord.core.vectors import vec
from overlord.games.big_bad_overlord.box import MAGIC
from overlord.games.big_bad_overlord.combat.duke import slay
from overlord.games.big_bad_overlord.combat.forces import (
    weakest,
)
from overlord.games.big_bad_overlord.combat.mind import roll_succeeds
from overlord.games.big_bad_overlord.combat.phase import Phase, Sides
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, BigBadOverlord
from overlord.games.big_bad_overlord.zones import ATTACKER, DECLINED, DEFENDER, DISCARD


class Magic(Phase):
    """Both roll, both victims are found, and only then are they gone."""

    rules = ("BBO-44", "BBO-45", "BBO-46", "BBO-93", "BBO-A20", "BBO-26", "BBO-31")

    def fight(self, s: BigBadOverlord, on: Sides) -> None:
        duel = on.our_duke or on.their_duke
        hit = blasts(s, ATTACK, on.ours, on.our_duke, duel)
        struck = blasts(s, DEFENSE, on.theirs, on.their_duke, duel)
        victim = weakest(s, MAGIC, on.theirs) if hit and not on.their_duke else -1
        other = weakest(s, MAGIC, on.ours) if struck and not on.our_duke else -1
        if hit:
            s.cite("BBO-93" if on.their_duke else "BBO-46")
            destroy(s, DEFENSE, victim)
        if struck:
            s.cite("BBO-93" if on.our_duke else "BBO-46")
            destroy(s, ATTACK, other)


MAGIC_PHASE: Final = Magic()


def blasts(s: BigBadOverlord, side: int, force: vec[i64], alone: bool, duel: bool) -> bool:
    """BBO-44: a Duke needs no card for it (BBO-91)."""
    topic = "magic-defense" if side == DEFENSE else "magic-attack"
    rule = "BBO-93" if duel else "BBO-44"
    return roll_succeeds(s, side, MAGIC, force, alone, duel, topic, rule)


def destroy(s: BigBadOverlord, side: int, card: int) -> None:
    """A card is discarded; no card is the Duke of that side."""
    s[DECLINED] = 0
    if card >= 0:
        s.move(card, s.zone_of(card, side), DISCARD)
    else:
        slay(s, s[DEFENDER] if side == DEFENSE else s[ATTACKER])
