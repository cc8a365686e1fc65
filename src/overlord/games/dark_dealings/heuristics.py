"""How well a seat stands, for players that look one step ahead.

The unit is a beaten hero. Only what the seat may know is looked at: its heroes, all defenses, the
market; so worlds that it cannot tell apart are worth the same to it.
"""

from typing import Final

from overlord.games.dark_dealings.box import (
    BERSERKER,
    HALFLINGS,
    HEAVY_HITTER,
    KNIGHT,
    THIEF,
    WIZARD,
    DarkBox,
)
from overlord.games.dark_dealings.combat_phase import FaceHero, PayWizard, Strike, TurnOther
from overlord.games.dark_dealings.siege import NEVER, Siege, strikers
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import (
    CHOSEN,
    DEFEATED,
    DEFENSES,
    EVICTOR,
    HAND,
    HERO_ROW,
    KEPT,
    MARKET,
    PILE,
)

CARD: Final = 0.03  # a defense in play breaks ties (DD-36)
WEALTH: Final = 0.01  # and what it could still strike
BOAST: Final = [0.035]  # a point of Challenge Value
LATER: Final = [0.85]  # each further side of a defense
PATIENCE: Final = [1.8]
PREF: Final = [0.6]
ORDER: Final = [0.3]
BASE: Final = [1.0, 0.0]


def evaluate(s: DarkDealings, seat: int) -> float:
    zones = s.zones
    if zones[KEPT + seat]:
        return lured(s, zones[KEPT + seat])
    if zones[HAND + seat] or zones[CHOSEN + seat]:
        if not zones[MARKET]:
            return 0.0
        return boasted(s, seat)
    if zones[HERO_ROW]:
        return lured(s, zones[PILE]) + armed(s, zones[PILE], zones[DEFENSES])
    return besieged(s, seat)


# Hero Phase


def lured(s: DarkDealings, heroes: list[int]) -> float:
    """Heroes that boast well and fall easily."""
    box = s.cards
    worth = 0.0
    for hero in heroes:
        worth += BOAST[0] * box.challenge[hero] - demand(box, hero) / 4.0
    return worth


def demand(box: DarkBox, hero: int) -> float:
    """About how much strike a hero uses up."""
    armor = float(box.armor[hero])
    klass = box.klass[hero]
    weak = box.vulnerable[hero]
    kinds = (weak & 1) + (weak >> 1 & 1) + (weak >> 2)
    if klass == HALFLINGS:
        need = 2.0 * armor + 1.6
    elif klass == WIZARD:
        need = armor + 3.2
    elif klass == BERSERKER:
        need = armor + 2.5
    elif klass == KNIGHT:
        need = armor
    elif klass == THIEF:
        need = armor + 0.5
    else:
        need = armor + 0.8
    return need + 0.9 * (3 - kinds)


# Defense Phase


def boasted(s: DarkDealings, seat: int) -> float:
    """The defenses taken so far, and what the heroes laid down are likely to earn."""
    zones = s.zones
    hand = zones[HAND + seat]
    chosen = zones[CHOSEN + seat]
    heroes = hand + chosen + zones[PILE + seat]
    worth = armed(s, heroes, zones[DEFENSES + seat])
    if chosen:
        reach = reached(s.cards, heroes)
        offers = [arm(s.cards, card, reach) for card in zones[MARKET]]
        offers.sort(reverse=True)
        for hero in chosen:
            place = (1.0 - s.cards.challenge[hero] / 54.0) * (len(offers) - 1) * PREF[0]
            low = int(place)
            offer = offers[low]
            if low + 1 < len(offers):
                offer -= (offer - offers[low + 1]) * (place - low)
            worth += offer - BASE[1] * s.cards.challenge[hero] / 54.0
            klass = s.cards.klass[hero]
            if klass in (BERSERKER, WIZARD):
                worth += ORDER[0] * len(hand) / 6.0
    return worth


def reached(box: DarkBox, heroes: list[int]) -> list[float]:
    """By types: the share of what the heroes need that such a strike can give."""
    reach = [0.0] * 8
    total = 0.0
    for hero in heroes:
        need = demand(box, hero)
        total += need
        weak = box.vulnerable[hero]
        for types in range(1, 7):
            if weak & types:
                reach[types] += need
    for types in range(1, 7):
        reach[types] /= total
    return reach


def arm(box: DarkBox, card: int, reach: list[float]) -> float:
    """What a defense is worth against heroes, in strikes that count."""
    worth = 0.0
    share = 1.0
    ability = box.ability[card]
    for side in range(box.sides[card]):
        at = 4 * card + side
        if box.detour[at]:
            worth += 0.8
        else:
            strike = float(box.strike[at])
            if ability == HEAVY_HITTER:
                strike -= 1.5
            elif ability == 3:
                strike += 1.8
            worth += strike * share * reach[box.types[at]]
        share *= LATER[0]
    return worth


def armed(s: DarkDealings, heroes: list[int], defenses: list[int]) -> float:
    """All defenses together."""
    reach = reached(s.cards, heroes)
    worth = 0.0
    for card in defenses:
        worth += arm(s.cards, card, reach)
    return worth


# Combat Phase


def besieged(s: DarkDealings, seat: int) -> float:
    """Heroes beaten, and those that will be."""
    worth = float(len(s.zones[DEFEATED + seat]))
    if s.zones[EVICTOR + seat]:
        return worth + CARD * len(s.zones[DEFENSES + seat])
    heroes = s.zones[PILE + seat][::-1]
    if s.agenda:
        frame = s.agenda[-1]
        if isinstance(frame, FaceHero):
            if frame.seat == seat:
                heroes.insert(0, frame.hero)
        elif isinstance(frame, Strike):
            if frame.seat == seat:
                return worth + 1.0 + completed(s, seat, frame.hero, heroes)
        elif isinstance(frame, TurnOther):
            if frame.seat == seat:
                return worth + 1.0 + completed(s, seat, frame.hero, heroes)
        elif isinstance(frame, PayWizard):
            if frame.seat == seat:
                return worth + paid(s, seat, frame.hero, heroes)
    return worth + held(Siege(s, seat, heroes), heroes, s.hardcore)


def held(siege: Siege, heroes: list[int], hardcore: bool) -> float:
    """How many of the heroes to come fall; letting a dear one pass may be better."""
    cards = siege.cards[:]
    side = siege.side[:]
    best = siege_of(siege, heroes, hardcore, NEVER)
    if not hardcore and len(heroes) > 1:
        siege.cards = cards
        siege.side = side
        best = max(best, siege_of(siege, heroes, hardcore, PATIENCE[0]))
    return best


def siege_of(siege: Siege, heroes: list[int], hardcore: bool, patience: float) -> float:
    beaten = 0
    wealth = siege.wealth()
    for i in range(len(heroes)):
        if not siege.cards:
            break
        side = siege.side[:]
        cost = siege.beat(heroes[i])
        if cost >= NEVER:
            if hardcore:
                break
            continue
        if patience < NEVER and cost * (len(heroes) - i) > patience * wealth:
            siege.side = side
            continue
        beaten += 1
        wealth -= cost
        siege.clear()
    return beaten + CARD * len(siege.cards) + WEALTH * wealth


def completed(s: DarkDealings, seat: int, hero: int, heroes: list[int]) -> float:
    """A plan begun is completed in the cheapest way; then come the others."""
    siege = Siege(s, seat, heroes)
    flat = strikers(s)
    if s.cards.klass[hero] == KNIGHT:
        finish_duel(siege, hero, flat)
    else:
        finish_volley(siege, hero, flat)
    siege.clear()
    return held(siege, heroes, s.hardcore)


def finish_duel(siege: Siege, hero: int, flat: list[int]) -> None:
    need = siege.box.armor[hero]
    for i in range(0, len(flat), 3):
        place = siege.cards.index(flat[i])
        if flat[i + 2]:
            siege.turn(siege.cards.index(flat[i + 2]))
        elif siege.box.ability[flat[i]] == HEAVY_HITTER:
            siege.turn_cheapest(1 << place)
        need -= siege.strike(place)
        siege.turn(place)
    siege.duel(hero, need)


def finish_volley(siege: Siege, hero: int, flat: list[int]) -> None:
    box = siege.box
    armor = box.armor[hero]
    busy = 0
    for i in range(0, len(flat), 3):
        busy |= 1 << siege.cards.index(flat[i])
        if flat[i + 2]:
            siege.turn(siege.cards.index(flat[i + 2]))
        elif box.ability[flat[i]] == HEAVY_HITTER:
            siege.turn_cheapest(busy)
    struck = [0, 0, 0]
    second = 0
    for i in range(0, len(flat), 3):
        struck[flat[i + 1]] += siege.strike(siege.cards.index(flat[i]))
        second = flat[i + 1] - 1
    if box.klass[hero] != HALFLINGS:
        siege.price(hero, busy, armor - struck[1], 0)
    elif second:
        siege.price(hero, busy, armor - struck[2], 0)
    else:
        siege.price(hero, busy, armor - struck[1], armor)
    chosen = siege.chosen
    for place in range(len(siege.cards)):
        if busy >> place & 1:
            siege.side[place] = 3 if box.klass[hero] == BERSERKER else siege.side[place] + 1
    siege.carry_out(hero, chosen)


def paid(s: DarkDealings, seat: int, hero: int, heroes: list[int]) -> float:
    """The price of a Wizard is still due."""
    siege = Siege(s, seat, heroes)
    fallen = siege.beat(hero) < NEVER
    siege.clear()
    worth = held(siege, heroes, s.hardcore)
    return worth + 1.0 if fallen else worth - 0.5
