"""How well a seat stands, for players that look one step ahead.

The unit is about a point of MELEE. A battle in progress counts as what it is likely to cost each of
those who fight in it, reckoned from how fast the two sides lose cards.
"""

from typing import Final

from overlord.games.big_bad_overlord.box import (
    ARTIFACT,
    DO_GOODER,
    MAGIC,
    MAGIC_CARDS,
    MAGIC_SUM,
    MELEE,
    MELEE_CARDS,
    MELEE_SUM,
    MIND,
    BigBox,
)
from overlord.games.big_bad_overlord.campaign import March
from overlord.games.big_bad_overlord.combat.allies import JoinDefense
from overlord.games.big_bad_overlord.combat.forces import able, counted, natural, resisted
from overlord.games.big_bad_overlord.heuristics import weights as w
from overlord.games.big_bad_overlord.odds.dice_odds import clashes, hits
from overlord.games.big_bad_overlord.rearranging import Rearrange, surplus
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
    DISCARD,
    HAND,
    LENT,
    VIRTUE,
)

HERO: Final = [  # one that is as strong as they are on average
    (w.DO_GOODER_MELEE << MELEE_SUM)
    + (1 << MELEE_CARDS)
    + (w.DO_GOODER_MAGIC << MAGIC_SUM)
    + (1 << MAGIC_CARDS),
    0,
]
AVERAGE: Final = (w.UNSEEN_MELEE << MELEE_SUM) + (1 << MELEE_CARDS)  # a card nobody has seen

_worths: dict[str, list[float]] = {}  # by box


def worths(box: BigBox) -> list[float]:
    """By card: what it adds to a force."""
    known = _worths.get(box.digest)
    if known is None:
        known = [0.0] * len(box.actions)
        for place, one in enumerate(box.fighters):
            worth = w.CARD + w.CARD_AT_HOME * one.defense_only
            for type, weight in (
                (MIND, w.MIND_ATTACK),
                (MAGIC, w.MAGIC_ATTACK),
                (MELEE, w.MELEE_ATTACK),
            ):
                if one.values[type].attack >= 0:
                    worth += weight * one.values[type].attack + w.ATTACK_AT_ALL
                worth += (w.MELEE_DEFENSE if type == MELEE else w.OTHER_DEFENSE) * min(
                    9, one.values[type].defense
                )
            known[box.first + place] = worth
        _worths[box.digest] = known
    return known


def evaluate(s: BigBadOverlord, seat: int) -> float:
    """How well a seat stands. A card too many in one place has to be moved back: it is no gain.

    To look for the best exchange instead won 40 of 160 games against three that did not.
    """
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, (March, Rearrange)) and top.seat == seat:
        chair = top.chair
        over = surplus(len(s.zones[ARMY + chair]), len(s.zones[CITADEL + chair]))
        return judged(s, seat) - w.LITTER * over
    if isinstance(top, JoinDefense) and top.seat == seat:
        return shielded(s, seat, top.chair)
    return judged(s, seat)


def shielded(s: BigBadOverlord, seat: int, chair: int) -> float:
    """The best that a neighbour can make of a card for the defender; nothing if none is a gain."""
    best = judged(s, seat) - w.RESTLESS
    lent = s.zones[LENT + chair]
    shields = s.shields
    s.shields |= 1 << chair
    for home in (ARMY + chair, CITADEL + chair):
        cards = s.zones[home]
        for card in cards:
            if s.box.kinds[card] != ARTIFACT:
                s.zones[home] = [other for other in cards if other != card]
                s.zones[LENT + chair] = [card]
                best = max(best, judged(s, seat))
        s.zones[home] = cards
    s.zones[LENT + chair] = lent
    s.shields = shields
    return best


def judged(s: BigBadOverlord, seat: int) -> float:
    """Own forces less those of the rivals, after the battle that is being fought."""
    chairs = s.setup.chairs
    if s.over or s.decided():
        for chair in range(s.chairs):
            if s.lives(chair):
                return w.VICTORY if chairs[chair] == seat else -w.VICTORY
        return -w.VICTORY
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
            worth -= w.RIVAL * estates[chair]
    if s.stage == LAVA:
        return own + worth
    return own + worth - dread(s, seat)


def estate(s: BigBadOverlord, chair: int, own: bool) -> float:
    """What a chair has: a Duke, an Army, a Citadel, Artifacts."""
    table = worths(s.box)
    kinds = s.box.kinds
    late = 1 - len(s.zones[DECK]) / 70
    relic = w.ARTIFACT_EARLY + (w.ARTIFACT_LATE - w.ARTIFACT_EARLY) * late * late
    total = w.DUKE
    army = 0.0
    for zone in (ARMY, LENT, HAND):
        for card in s.zones[zone + chair]:
            army += relic if kinds[card] == ARTIFACT else table[card]
    total += army
    citadel = s.zones[CITADEL + chair]
    total += w.GUARD * min(3, len(citadel))
    if not own:
        return total + w.HIDDEN * len(citadel)
    for card in citadel:
        total += relic + w.BURIED if kinds[card] == ARTIFACT else table[card]
    if len(citadel) >= 3:
        total += w.REACH * army
    return total


def dread(s: BigBadOverlord, seat: int) -> float:
    """What the strongest of the others, and Do-Gooders, could do to the seat's Dukes."""
    fear = 0.0
    virtue = 0.0
    for chair in range(s.chairs):
        if s.setup.chairs[chair] != seat or not s.alive >> chair & 1:
            continue
        worst = 0.0
        army = dwindling(s.box, s.zones[ARMY + chair])
        citadel = dwindling(s.box, s.zones[CITADEL + chair])
        stake = value(s, s.zones[ARMY + chair])
        for other in range(s.chairs):
            if s.alive >> other & 1 and s.setup.chairs[other] != seat and s.zones[ARMY + other]:
                host = dwindling(s.box, s.zones[ARMY + other])
                raid = siege(host, army, citadel, w.COURAGE)
                worst = max(worst, raid.wins * w.LIFE + raid.beaten / len(army) * stake)
        fear = max(fear, worst)
        virtue += siege(HERO, army, citadel, 0.0).wins * w.LIFE
    return w.THREAT * fear + w.VISITS * virtue * coming(s)


def coming(s: BigBadOverlord) -> float:
    """The share of Do-Gooders in the deck, as far as all can see."""
    left = len(s.box.numbers(DO_GOODER))
    for zone in (DISCARD, VIRTUE):
        for card in s.zones[zone]:
            if s.box.kinds[card] == DO_GOODER:
                left -= 1
    return left / (1 + len(s.zones[DECK]))


def siege(host: list[int], army: list[int], citadel: list[int], brave: float) -> "Course":
    """How likely a force is to get at a Duke, past his Army and his Citadel; losses in the open."""
    field = contest(host, army, False, 2, brave)
    rest = host[min(len(host) - 1, int(field.lost + 0.5)) :]
    storm = contest(rest, citadel, True, 2, brave)
    doom = field.wins * storm.wins * throne(len(rest) - 1)
    return Course(doom, field.lost, field.beaten)


def value(s: BigBadOverlord, force: list[int]) -> float:
    table = worths(s.box)
    total = 0.0
    for card in force:
        total += table[card]
    return total


# Battles


def ravage(s: BigBadOverlord, estates: list[float]) -> None:
    """Take off what a battle is likely to cost those who fight in it."""
    ours = s.force(ATTACK)
    army = s.force(DEFENSE) if s.stage == FIELD else []
    if s.stage == GATE and not s.round:
        army = s.zones[ARMY + s.defender]  # which may be mustered still
    bare = s.stage == GATE and not s.round and not army  # BBO-A45: the Citadel will be stormed
    storming = bare or s.stage in (WALLS, THRONE)
    good = s.attacker == GOOD
    left = resisted(s, MELEE) if good else 2
    brave = 0.0 if good else w.COURAGE
    own = dwindling(s.box, ours)
    field = contest(own, dwindling(s.box, army), False, left, brave)
    citadel = s.zones[CITADEL + s.defender]
    if s.stage in (FIELD, GATE) and not good:
        walls = unseen(len(citadel))
    else:
        walls = dwindling(s.box, citadel + s.zones[CAPTIVES + s.defender])
    rest = own[min(len(own) - 1, int(field.lost + 0.5)) :]
    storm = contest(rest, walls, True, left, brave)
    doom = field.wins * storm.wins * throne(len(rest) - 1 - int(storm.lost + 0.5))
    if not good and not storming:
        doom *= w.DARING
    part = field.beaten / len(army) if army else 0.0
    spread(s, estates, army, s.defender, s.shields, w.WEAK_FIRST * part)
    if (storming or good) and citadel:
        spread(s, estates, citadel, s.defender, 0, field.wins * storm.beaten / len(walls))
    estates[s.defender] *= 1 - doom
    if good or not ours:
        return
    cost = field.lost
    if storming:
        cost += field.wins * storm.lost
    spread(s, estates, ours, s.attacker, s.helpers, w.WEAK_FIRST * min(1.0, cost / len(ours)))
    estates[s.attacker] += doom * w.REWARD + field.wins * plunder(s)


def plunder(s: BigBadOverlord) -> float:
    """Artifacts in a defending Army."""
    points = 0.0
    for card in s.zones[ARMY + s.defender]:
        if s.box.kinds[card] == ARTIFACT:
            points += w.ARTIFACT_EARLY
    return points


def spread(
    s: BigBadOverlord, estates: list[float], force: list[int], chair: int, lenders: int, part: float
) -> None:
    """A part of a force is lost: the allies lose of theirs, the main player of the rest."""
    table = worths(s.box)
    for card in force:
        owner = chair
        if lenders:
            for other in range(CHAIRS):
                if lenders >> other & 1 and card in s.zones[LENT + other]:
                    owner = other
        estates[owner] -= part * table[card]


class Course:
    """How a fight is likely to go: whether the attackers win, and the cards both sides lose."""

    def __init__(self, wins: float, lost: float, beaten: float) -> None:
        self.wins = wins
        self.lost = lost
        self.beaten = beaten


def dwindling(box: BigBox, force: list[int]) -> list[int]:
    """The strength of a force while it loses one card after another, the weakest first."""
    defense = box.defense[MELEE]
    order = [card for card in force if box.kinds[card] != ARTIFACT]
    order.sort(key=lambda card: -defense[card])
    totals = [0]
    for card in order:
        totals.append(totals[-1] + box.strength[card])
    totals.reverse()
    return totals


def unseen(hidden: int) -> list[int]:
    """The same for a Citadel that nobody has seen: its cards are average ones."""
    return [AVERAGE * cards for cards in range(hidden, -1, -1)]


def contest(ours: list[int], theirs: list[int], walls: bool, left: int, brave: float) -> Course:
    """A fight in which both sides lose cards as fast as their bonuses say.

    Attackers break off when the chances of the round are worse than `brave`.
    """
    most = len(ours) - 1
    least = len(theirs) - 1
    wins = lost = beaten = 0.0
    row = [0.0] * (least + 1)
    row[0] = 1.0
    for i in range(most + 1):
        after = [0.0] * (least + 1)
        for j in range(least + 1):
            chance = row[j]
            if chance < 0.001:
                continue
            if j == least or i == most:
                wins += chance if j == least and i < most else 0.0
                lost += chance * i
                beaten += chance * j
                continue
            share = hit_share(ours[i], theirs[j], walls, left)
            if share < brave and i + j > 0:
                lost += chance * i
                beaten += chance * j
                continue
            row[j + 1] += chance * share
            after[j] += chance * (1 - share)
        row = after
    return Course(wins, lost, beaten)


def hit_share(one: int, two: int, walls: bool, left: int) -> float:
    """How likely the next card to go is one of the defenders."""
    wins, loses, both, _ = clashes(
        counted(natural(MELEE, one), 0, ATTACK, MELEE, walls, 2)
        - counted(natural(MELEE, two), 0, DEFENSE, MELEE, walls, left)
    )
    hit = wins + both if able(one, MELEE) else 0.0
    struck = loses + both if able(two, MELEE) else 0.0
    for type in (MIND, MAGIC):
        weight = w.MIND_HIT if type == MIND else 1.0
        if able(one, type):
            hit += weight * hits(counted(natural(type, one), 0, ATTACK, type, walls, 2))
        if able(two, type):
            struck += weight * hits(counted(natural(type, two), 0, DEFENSE, type, walls, left))
    return (hit + 0.001) / (hit + struck + 0.002)


def throne(cards: int) -> float:
    """A lone Duke wins about every second round."""
    lost = 1.0
    for _ in range(cards):
        lost *= 0.5
    return 1 - lost
