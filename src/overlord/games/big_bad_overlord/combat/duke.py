"""The Duke: how he is slain, and what becomes of him."""

from overlord.games.big_bad_overlord.box import ARTIFACT
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ALIVE,
    ARMY,
    CITADEL,
    DISCARD,
    FELL,
    GHOST_OF,
    GHOSTS,
)


def slay(s: BigBadOverlord, chair: int) -> None:
    """A Duke is beaten; he falls when the round is over."""
    s[ALIVE] &= ~(1 << chair)
    s.announce("duke-slain", s.duke(chair), chair)


def fall(s: BigBadOverlord, chair: int, rule: str) -> None:
    """Discard what the rule takes of him; his player becomes a Ghost (BBO-99).

    BBO-A22: a player with another Duke haunts nobody.
    """
    s[ALIVE] &= ~(1 << chair)
    s[FELL + chair] = s.deaths() + 1
    s.cite(rule)
    for zone in (ARMY + chair, CITADEL + chair):
        for card in s.cards(zone):
            if s.box.kinds[card] != ARTIFACT:
                s.move(card, zone, DISCARD)
    seat = s.setup.chairs[chair]
    for other in range(s.chairs):
        if s.lives(other) and s.setup.chairs[other] == seat:
            return
    ghost = s.duke(chair) + len(s.box.dukes)
    s.cite("BBO-99")
    s.move(ghost, GHOSTS, GHOST_OF + chair)
