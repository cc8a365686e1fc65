"""The Cataclysm: with the deck empty the world ends for all who hold no Artifact."""

from typing import Final

from overlord.core.frames import Step
from overlord.games.big_bad_overlord.box import ARTIFACT
from overlord.games.big_bad_overlord.combat.duke import fall
from overlord.games.big_bad_overlord.combat.rounds import ROUND
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ALIVE,
    ARMY,
    ATTACKER,
    CITADEL,
    DEFENDER,
    FELL,
    LAVA,
    QUIET,
    ROUNDS,
    STAGE,
    TURN,
)


class Cataclysm(Step[BigBadOverlord]):
    """Whoever has no Artifact is destroyed; two holders fight it out.

    BBO-A32: if both belong to one player, that player has won.
    """

    rules = ("BBO-61", "BBO-111", "BBO-112", "BBO-113", "BBO-A14", "BBO-A17", "BBO-A32")

    def run(self, s: BigBadOverlord) -> None:
        s.cite("BBO-61")
        s.announce("cataclysm", -1)
        holders = [chair for chair in s.members(s[ALIVE]) if holds(s, chair)]
        doomed = [chair for chair in s.members(s[ALIVE]) if chair not in holders]
        together = s.deaths() + 1
        for chair in doomed:
            s[ALIVE] &= ~(1 << chair)
        for chair in doomed:
            fall(s, chair, "BBO-111")
            s[FELL + chair] = together
        if len(holders) < 2 or s.setup.chairs[holders[0]] == s.setup.chairs[holders[1]]:
            s.end()
            return
        s[ATTACKER] = s[TURN] if s[TURN] in holders else s.counter_clockwise(s[TURN])
        s[DEFENDER] = s.clockwise(s[ATTACKER])
        s[STAGE] = LAVA
        s[ROUNDS] = 0
        s[QUIET] = 0
        for chair in holders:
            unveil(s, chair)
        s.then(DOOM)


def holds(s: BigBadOverlord, chair: int) -> bool:
    kinds = s.box.kinds
    for zone in (ARMY + chair, CITADEL + chair):
        for card in s.cards(zone):
            if kinds[card] == ARTIFACT:
                return True
    return False


def unveil(s: BigBadOverlord, chair: int) -> None:
    """BBO-113: the Citadel joins the Army, and the Duke takes the Artifact."""
    s.cite("BBO-113")
    s.reveal(CITADEL + chair)
    kinds = s.box.kinds
    for card in s.cards(CITADEL + chair):
        if kinds[card] != ARTIFACT:
            s.move(card, CITADEL + chair, ARMY + chair)
    for card in s.cards(ARMY + chair):
        if kinds[card] == ARTIFACT:
            s.move(card, ARMY + chair, CITADEL + chair)


class Doom(Step[BigBadOverlord]):
    """Rounds until one of the two Dukes is gone, or both; nobody can stop."""

    rules = ("BBO-113", "BBO-117", "BBO-A17")

    def run(self, s: BigBadOverlord) -> None:
        s.then(ROUND)
        s.then(self)


CATACLYSM: Final = Cataclysm()
DOOM: Final = Doom()
