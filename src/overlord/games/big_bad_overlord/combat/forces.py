"""Forces of a side and their bonuses, in half points that are rounded down at the end (BBO-A1)."""

from typing import Final

from mypy_extensions import i64

from overlord.core.offer import Offer
from overlord.core.vectors import vec
from overlord.games.big_bad_overlord.box import (
    ARTIFACT,
    CARDS,
    DEFENSE_ONLY_SUM,
    DO_GOODER,
    MELEE,
    MELEE_CARDS,
    MIND_CARDS,
    MINION,
    NEVER,
    POINTS,
    BigBox,
)
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, GOOD, BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ALIVE,
    ARMY,
    ATTACKER,
    CITADEL,
    DEFENDER,
    GATE,
    GHOST_OF,
    HAUNTS,
    LAVA,
    STAGE,
    THRONE,
    VIRTUE,
    WALLS,
)

TIE: Final = ["BBO-37", "BBO-46", "BBO-48"]  # by type, how a victim is found


def strength(box: BigBox, force: vec[i64]) -> int:
    """All sums of a force in one number (see box)."""
    table = box.strength
    total: i64 = 0
    for card in force:
        total += table[card]
    return total


def able(total: int, type: int) -> bool:
    """BBO-30, BBO-32, BBO-44: whether a force has a card that attacks in the type."""
    return total >> MIND_CARDS + 6 * type & CARDS != 0


def manned(s: BigBadOverlord, force: vec[i64]) -> bool:
    """Whether a force has a card that can fight and be lost; Artifacts cannot (BBO-A2)."""
    kinds = s.box.kinds
    for card in force:
        if kinds[card] != ARTIFACT:
            return True
    return False


def guarded(s: BigBadOverlord, zone: int) -> bool:
    """The same for the cards of a zone."""
    kinds = s.box.kinds
    for i in range(s.count(zone)):
        if kinds[s.card(zone, i)] != ARTIFACT:
            return True
    return False


def offer_minions(s: BigBadOverlord, zone: int, o: Offer) -> None:
    """Offer the cards of a zone but for Artifacts (BBO-109, BBO-A35)."""
    kinds = s.box.kinds
    for i in range(s.count(zone)):
        card = s.card(zone, i)
        if kinds[card] == MINION:
            o.add(card)


def lone(s: BigBadOverlord, side: int, force: vec[i64]) -> bool:
    """Whether the side is a Duke alone (BBO-89; in the Cataclysm BBO-117, BBO-A16)."""
    if s[STAGE] == THRONE:
        return side == DEFENSE
    return s[STAGE] == LAVA and len(force) == 0


def stands(s: BigBadOverlord, side: int) -> bool:
    """Whether a side still has somebody to fight with: a card, or a Duke who lives."""
    if side == ATTACK and guarded(s, VIRTUE if s[ATTACKER] == GOOD else ARMY + s[ATTACKER]):
        return True  # as nearly always, and then nobody else has to be looked at
    force = s.force(side)
    return fit(s, side, force, lone(s, side, force))


def fit(s: BigBadOverlord, side: int, force: vec[i64], alone: bool) -> bool:
    """The same for a force that is known already, or for a Duke alone."""
    if alone:
        return s.lives(s[ATTACKER] if side != DEFENSE else s[DEFENDER])
    return manned(s, force)


def harmless(s: BigBadOverlord) -> bool:
    """BBO-A39: whether no side of a battle can do anything to the other any more."""
    if s[STAGE] in (GATE, THRONE):
        return False
    total = strength(s.box, s.force(ATTACK)) | strength(s.box, s.force(DEFENSE))
    return total >> MIND_CARDS == 0


def bonus(
    s: BigBadOverlord, side: int, type: int, force: vec[i64], total: int, alone: bool, duel: bool
) -> int:
    """Number that a side adds to its two dice. `alone`: it is a Duke; `duel`: somebody here is.

    BBO-84, BBO-85, BBO-106: a Citadel doubles its own bonuses and halves MIND and MAGIC of the
    attackers, but changes no Artifact and no Ghost (BBO-86).
    BBO-66, BBO-A23: a living Do-Gooder may resist, Artifacts included.
    BBO-92, BBO-A11: where a Duke stands alone only Artifacts and Ghosts count.
    BBO-114, BBO-A16: in the Cataclysm an Artifact counts for a Duke alone, never for his Army.
    """
    points = 0 if duel else natural(type, total)
    extra = 0
    if s[STAGE] != LAVA or alone:
        extra = artifact(s, side, type, force, alone or able(total, type))
    walls = s[STAGE] == WALLS
    return rounded_bonus(points, extra, side, type, walls, halves_left(s, side, type)) + haunting(
        s, side, type
    )


def halves_left(s: BigBadOverlord, side: int, type: int) -> int:
    """Rest of a side's bonus that a Do-Gooder leaves, in halves."""
    return halves_after_resistance(s, type) if side == DEFENSE and s[ATTACKER] == GOOD else 2


def walls_mark(s: BigBadOverlord, side: int, type: int) -> int:
    """Of a roll, to be told with it: 1 if a Citadel doubles its bonus, 2 if it halves it."""
    if s[STAGE] != WALLS:
        return 0
    return 1 if side == DEFENSE else 0 if type == MELEE else 2


def rounded_bonus(points: int, extra: int, side: int, type: int, walls: bool, left: int) -> int:
    """Half points and an Artifact's as they count, doubled, halved, resisted, and rounded last."""
    denominator = 2
    if walls:
        if side == DEFENSE:
            points *= 2
        elif type != MELEE:
            denominator = 4
    return (points + extra * denominator) * left // (2 * denominator)


def natural(type: int, total: int) -> int:
    """The sum of all bonuses, in half points.

    BBO-55, BBO-56: defense-only points count when no card has a MELEE attack.
    """
    if type == MELEE and not total >> MELEE_CARDS & CARDS:
        return total >> DEFENSE_ONLY_SUM & POINTS
    return total >> 10 * type & POINTS


def artifact(s: BigBadOverlord, side: int, type: int, force: vec[i64], wielded: bool) -> int:
    """BBO-105: its points, if somebody can wield it; in the Cataclysm the Duke has it (BBO-113)."""
    if s[STAGE] == LAVA:
        force = s.native(CITADEL + (s[DEFENDER] if side == DEFENSE else s[ATTACKER]))
    box = s.box
    points = 0
    for card in force:
        if box.kinds[card] == ARTIFACT and box.artifact_type[card] == type:
            points += box.artifact_bonus[card]
    return points if wielded else 0


def halves_after_resistance(s: BigBadOverlord, type: int) -> int:
    """Rest of bonuses that a Do-Gooder leaves, in halves; followers leave all (BBO-A24)."""
    kinds = s.box.kinds
    for i in range(s.count(VIRTUE)):
        card = s.card(VIRTUE, i)
        if kinds[card] == DO_GOODER:
            return s.box.resist[type][card]
    return 2


def haunting(s: BigBadOverlord, side: int, type: int) -> int:
    """BBO-100, BBO-102: what a Ghost has declared for this roll; nothing changes it."""
    if s[ALIVE] + 1 == 1 << s.chairs:
        return 0  # there are no Ghosts yet
    help = 1 + 4 * type + 2 * side
    for chair in range(s.chairs):
        declared = s[HAUNTS + chair]
        if declared == help:
            return s.box.ghost_bonus[s.card(GHOST_OF + chair, 0)]
        if declared == help + 1:
            return -s.box.ghost_penalty[s.card(GHOST_OF + chair, 0)]
    return 0


def unwatched_dice(s: BigBadOverlord) -> int:
    """Two dice while nobody listens: what is told with a throw does not have to be packed up."""
    return 2 + s.rng.below(6) + s.rng.below(6)


def weakest(s: BigBadOverlord, type: int, force: vec[i64]) -> int:
    """The card with the lowest defense, by die among equals (BBO-37, BBO-46, BBO-48); -1: none."""
    defense = s.box.defense[type]
    lowest = NEVER
    found = -1
    equals = 0
    for card in force:
        value = defense[card]
        if value < lowest:
            lowest = value
            found = card
            equals = 1
        elif value == lowest and value != NEVER:
            equals += 1
    if equals < 2:
        return found
    tied = [card for card in force if defense[card] == lowest]
    s.cite(TIE[type])
    return tied[s.throw(1, equals, "tie", *tied) - 1]
