"""How well a seat stands, for players that look one step ahead.

The unit is about a point of MELEE. A battle in progress counts as what it is likely to cost each of
those who fight in it, reckoned from how fast the two sides lose cards.
"""

from typing import Final

from overlord.games.big_bad_overlord.box import ARTIFACT, MAGIC, MELEE, MIND, BigBox
from overlord.games.big_bad_overlord.chances import clashes, hits
from overlord.games.big_bad_overlord.forces import able, counted, natural, resisted, strength
from overlord.games.big_bad_overlord.state import (
    ATTACK,
    DEFENSE,
    FIELD,
    GATE,
    GOOD,
    LAVA,
    THRONE,
    WALLS,
    BigBadOverlord,
)
from overlord.games.big_bad_overlord.zones import (
    ARMY,
    CAPTIVES,
    CHAIRS,
    CITADEL,
    DECK,
    HAND,
    LENT,
)

# In points of MELEE, chosen by tournaments of greedy players against each other:
VICTORY: Final = 1000.0
DUKE: Final = 16.0  # to be alive
CARD: Final = 1.0  # any card at all
GUARD: Final = 2.5  # a card behind walls, up to three
RIVAL: Final = 0.5  # what a rival's point counts, as against one's own
HIDDEN: Final = 4.5  # a card that lies face down
THREAT: Final = 0.25  # how much of what the strongest neighbour could do is feared
REACH: Final = 0.12  # a point of an Army that could march
ARTIFACT_EARLY: Final = 4.0  # an Artifact with a full deck, and with an empty one
ARTIFACT_LATE: Final = 22.0
BURIED: Final = 1.5  # an Artifact that lies in a Citadel
RETREAT: Final = 0.55  # of their cards attackers lose when a battle goes against them

_worths: dict[str, list[float]] = {}  # by box


def worths(box: BigBox) -> list[float]:
    """By card: what it adds to a force."""
    known = _worths.get(box.digest)
    if known is None:
        known = [0.0] * len(box.actions)
        for place, one in enumerate(box.fighters):
            worth = CARD + 0.2 * one.defense_only
            for type, weight in ((MIND, 0.9), (MAGIC, 0.8), (MELEE, 0.5)):
                if one.values[type].attack >= 0:
                    worth += weight * one.values[type].attack + 0.3
                worth += (0.3 if type == MELEE else 0.12) * min(9, one.values[type].defense)
            known[box.first + place] = worth
        _worths[box.digest] = known
    return known


def evaluate(s: BigBadOverlord, seat: int) -> float:
    """Own forces less those of the rivals, after the battle that is being fought."""
    chairs = s.setup.chairs
    if s.over or s.decided():
        for chair in range(s.chairs):
            if s.lives(chair):
                return VICTORY if chairs[chair] == seat else -VICTORY
        return -VICTORY
    estates = [0.0] * CHAIRS
    for chair in range(s.chairs):
        if s.alive >> chair & 1:
            estates[chair] = estate(s, chair, chairs[chair] == seat)
    if s.defender >= 0 and s.stage != LAVA:
        ravage(s, estates)
    worth = 0.0
    own = 0.0
    for chair in range(s.chairs):
        if chairs[chair] == seat:
            own += estates[chair]
        else:
            worth -= RIVAL * estates[chair]
    if s.stage == LAVA:
        return own + worth
    return own + worth - (0.0 if s.defender >= 0 else dread(s, seat))


def estate(s: BigBadOverlord, chair: int, own: bool) -> float:
    """What a chair has: a Duke, an Army, a Citadel, Artifacts."""
    table = worths(s.cards)
    kinds = s.cards.kinds
    late = 1 - len(s.zones[DECK]) / 70
    relic = ARTIFACT_EARLY + (ARTIFACT_LATE - ARTIFACT_EARLY) * late * late
    total = DUKE
    army = 0.0
    for zone in (ARMY, LENT, HAND):
        for card in s.zones[zone + chair]:
            army += relic if kinds[card] == ARTIFACT else table[card]
    total += army
    citadel = s.zones[CITADEL + chair]
    total += GUARD * min(3, len(citadel))
    if not own:
        return total + HIDDEN * len(citadel)
    for card in citadel:
        total += relic + BURIED if kinds[card] == ARTIFACT else table[card]
    if len(citadel) == 3:
        total += REACH * army
    return total


def dread(s: BigBadOverlord, seat: int) -> float:
    """What the strongest of the others could do to the seat's Dukes."""
    fear = 0.0
    for chair in range(s.chairs):
        if s.setup.chairs[chair] != seat or not s.alive >> chair & 1:
            continue
        worst = 0.0
        army = s.zones[ARMY + chair]
        for other in range(s.chairs):
            if s.alive >> other & 1 and s.setup.chairs[other] != seat and s.zones[ARMY + other]:
                risk = clash(s.cards, s.zones[ARMY + other], army, False, 2)
                worst = max(worst, risk)
        fear = max(fear, worst * (DUKE + value(s, army)))
    return THREAT * fear


def value(s: BigBadOverlord, force: list[int]) -> float:
    table = worths(s.cards)
    total = 0.0
    for card in force:
        total += table[card]
    return total


# Battles


def ravage(s: BigBadOverlord, estates: list[float]) -> None:
    """Take off what a battle is likely to cost those who fight in it."""
    ours = s.force(ATTACK)
    army = s.force(DEFENSE) if s.stage == FIELD else []
    good = s.attacker == GOOD
    left = resisted(s, MELEE) if good else 2
    field = clash(s.cards, ours, army, False, left) if army else 1.0
    walls = s.zones[CITADEL + s.defender] + s.zones[CAPTIVES + s.defender]
    if s.stage in (FIELD, GATE) and not good:
        storm = gamble(s, ours, len(s.zones[CITADEL + s.defender]))
    elif s.stage == THRONE:
        storm = 1.0
    else:
        storm = clash(s.cards, ours, walls, True, left)
    doom = field * storm * throne(len(ours))
    if not good and s.stage in (FIELD, GATE):
        doom *= 0.7  # somebody has to dare
    loss = field + (1 - field) * 0.35
    spread(s, estates, army, s.defender, s.shields, loss)
    if s.stage in (WALLS, THRONE) or good:
        spread(
            s, estates, s.zones[CITADEL + s.defender], s.defender, 0, field * (0.3 + 0.5 * storm)
        )
    estates[s.defender] *= 1 - doom
    if good:
        return
    cost = (1 - field) * RETREAT + field * 0.15
    if s.stage in (WALLS, THRONE):
        cost = (1 - storm) * RETREAT + storm * 0.25
    spread(s, estates, ours, s.attacker, s.helpers, cost)
    estates[s.attacker] += doom * 8.0 + field * plunder(s)


def plunder(s: BigBadOverlord) -> float:
    """Artifacts in a defending Army."""
    points = 0.0
    for card in s.zones[ARMY + s.defender]:
        if s.cards.kinds[card] == ARTIFACT:
            points += ARTIFACT_EARLY
    return points


def spread(
    s: BigBadOverlord, estates: list[float], force: list[int], chair: int, lenders: int, part: float
) -> None:
    """A part of a force is lost: the allies lose of theirs, the main player of the rest."""
    table = worths(s.cards)
    for card in force:
        owner = chair
        if lenders:
            for other in range(CHAIRS):
                if lenders >> other & 1 and card in s.zones[LENT + other]:
                    owner = other
        estates[owner] -= part * table[card]


def clash(box: BigBox, ours: list[int], theirs: list[int], walls: bool, left: int) -> float:
    """About how likely a force is to wipe out another: how fast both lose their cards."""
    if not theirs:
        return 1.0
    if not ours:
        return 0.0
    one = strength(box, ours)
    two = strength(box, theirs)
    wins, loses, both, _ = clashes(
        counted(natural(MELEE, one), 0, ATTACK, MELEE, walls, 2)
        - counted(natural(MELEE, two), 0, DEFENSE, MELEE, walls, left)
    )
    hit = wins + both if able(one, MELEE) else 0.0
    struck = loses + both if able(two, MELEE) else 0.0
    for type in (MIND, MAGIC):
        weight = 1.7 if type == MIND else 1.0
        if able(one, type):
            hit += weight * hits(counted(natural(type, one), 0, ATTACK, type, walls, 2))
        if able(two, type):
            struck += weight * hits(counted(natural(type, two), 0, DEFENSE, type, walls, left))
    ratio = (hit + 0.02) * len(ours) / ((struck + 0.02) * len(theirs))
    power = ratio * ratio * ratio
    return power / (1 + power)


def gamble(s: BigBadOverlord, ours: list[int], hidden: int) -> float:
    """The same against a Citadel that nobody has seen: its cards are average ones, doubled."""
    if not hidden:
        return 1.0
    one = strength(s.cards, ours)
    wins, _, both, _ = clashes(counted(natural(MELEE, one), 0, ATTACK, MELEE, True, 2) - 6 * hidden)
    hit = wins + both
    ratio = (hit + 0.02) * len(ours) / ((1.1 - hit) * hidden)
    power = ratio * ratio
    return power / (1 + power)


def throne(cards: int) -> float:
    """A lone Duke wins about every second round."""
    lost = 1.0
    for _ in range(cards):
        lost *= 0.5
    return 1 - lost
