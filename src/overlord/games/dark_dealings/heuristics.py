"""How well a seat stands, for players that look one step ahead.

The unit is a beaten hero. Only what the seat may know is looked at: its heroes, all defenses, the
market; so worlds that it cannot tell apart are worth the same to it.
"""

from typing import Any, Final

from overlord.core.frames import Frame
from overlord.games.dark_dealings.box import (
    BERSERKER,
    BOOSTER,
    HALFLINGS,
    HEAVY_HITTER,
    KNIGHT,
    THIEF,
    WIZARD,
    DarkBox,
)
from overlord.games.dark_dealings.combat_phase import FaceHero, PayWizard, Strike, TurnOther
from overlord.games.dark_dealings.siege import NEVER, Siege, strikers
from overlord.games.dark_dealings.solo import TakeBelow
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import (
    CHOSEN,
    DEFEATED,
    DEFENSES,
    EVICTOR,
    FACED,
    HAND,
    HERO_ROW,
    KEPT,
    MARKET,
    PILE,
)

# In beaten heroes:
CARD: Final = 0.03  # a defense in play breaks ties (DD-36)
WEALTH: Final = 0.01  # a point that a castle could still strike
BOAST: Final = 0.045  # a point of Challenge Value
STRIKES: Final = 4.0  # how many points of strike a hero is worth
# In points of strike, chosen by tournaments of greedy players against each other:
LATER: Final = 0.85  # each further side of a defense counts that much less
CONTEST: Final = 0.5  # how much of a place in the order of picks is lost to others' taste
EARNS: Final = 1.8  # what the highest hero earns beyond the lowest on an average market
LAST: Final = 0.5  # for a Berserker or a Wizard to be faced at the end, when cards are used up
PATIENCE: Final = 1.8  # a hero may cost that much more than its share of the castle

_demands: dict[str, list[float]] = {}  # by box


def evaluate(s: DarkDealings, seat: int) -> float:
    zones = s.zones
    if zones[KEPT + seat]:
        return lured(s, zones[KEPT + seat])
    if zones[HAND + seat] or zones[CHOSEN + seat]:
        if not zones[DEFENSES + seat] and not zones[CHOSEN + seat]:
            return lured(s, zones[HAND + seat])
        return boasted(s, seat)
    if zones[HERO_ROW]:
        return paired(s)
    return besieged(s, seat)


# For players that look further ahead


def drafting(s: DarkDealings) -> bool:
    """Whether heroes are still being gathered or boasted with."""
    for seat in range(s.players):
        if s.zones[KEPT + seat] or s.zones[HAND + seat] or s.zones[CHOSEN + seat]:
            return True
    return False


def win_slope(s: DarkDealings) -> float:
    """How firmly a lead is believed in: each phase has its own unit, and a siege gets clearer.

    Fitted to 300 games of greedy players: 0.8 when the siege begins, 2.5 in its middle, 4.4 in its
    last round.
    """
    if s.zones[HERO_ROW]:
        return 0.05
    if not drafting(s):
        return 4.3 - 0.45 * max([len(s.zones[PILE + seat]) for seat in range(s.players)])
    return 0.3 if s.zones[MARKET] else 1.0


# Hero Phase


def lured(s: DarkDealings, heroes: list[int]) -> float:
    """Heroes that boast well and fall easily."""
    demands = demands_of(s.box)
    worth = 0.0
    for hero in heroes:
        worth += BOAST * s.box.challenge[hero] - demands[hero] / STRIKES
    return worth


def demands_of(box: DarkBox) -> list[float]:
    """By hero: about how much strike it uses up."""
    demands = _demands.get(box.digest)
    if demands is None:
        demands = [0.0] * box.first
        for hero in range(box.first, box.first + len(box.heroes)):
            demands.append(demand(box, hero))
        _demands[box.digest] = demands
    return demands


def demand(box: DarkBox, hero: int) -> float:
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
    reach = reached(s.box, hand + chosen + zones[PILE + seat])
    worth = 0.0
    for card in zones[DEFENSES + seat]:
        worth += arm(s.box, card, reach)
    if not chosen or not zones[MARKET]:
        return worth
    offers = [arm(s.box, card, reach) for card in zones[MARKET]]
    offers.sort(reverse=True)
    for hero in chosen:
        height = s.box.challenge[hero] / len(s.box.heroes)
        worth += offered(offers, height) - EARNS * height
        if s.box.klass[hero] in (BERSERKER, WIZARD):
            worth += LAST * len(hand) / 6.0
    return worth


def offered(offers: list[float], height: float) -> float:
    """What a hero that stands so high among all heroes will find when it is its turn to pick."""
    place = max(1.0 - height, 0.0) * (len(offers) - 1) * CONTEST
    low = int(place)
    if low + 1 < len(offers):
        return offers[low] - (offers[low] - offers[low + 1]) * (place - low)
    return offers[low]


def reached(box: DarkBox, heroes: list[int]) -> list[float]:
    """By types: the share of what the heroes need that such a strike can give."""
    demands = demands_of(box)
    reach = [0.0] * 8
    total = 0.0
    for hero in heroes:
        need = demands[hero]
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
            elif ability == BOOSTER:
                strike += 1.8
            worth += strike * share * reach[box.types[at]]
        share *= LATER
    return worth


# Alone


def paired(s: DarkDealings) -> float:
    """Heroes and defenses taken from the rows, and the best defense that a hero brings."""
    heroes = s.zones[PILE]
    demands = demands_of(s.box)
    reach = reached(s.box, heroes + s.zones[HERO_ROW])
    worth = 0.0
    for hero in heroes:
        worth -= demands[hero]
    for card in s.zones[DEFENSES]:
        worth += arm(s.box, card, reach)
    frame = s.agenda[-1]
    if isinstance(frame, TakeBelow):
        worth += max([arm(s.box, card, reach) for card in frame.options(s)])
    return worth


# Combat Phase


def besieged(s: DarkDealings, seat: int) -> float:
    """Heroes beaten, and those that will be."""
    worth = float(len(s.zones[DEFEATED + seat]))
    if s.zones[EVICTOR + seat]:
        return worth + CARD * len(s.zones[DEFENSES + seat])
    heroes = s.zones[PILE + seat][::-1]
    if s.zones[FACED]:
        return worth + facing(s, seat, s.agenda[-1], heroes)
    return worth + held(Siege(s, seat, heroes), heroes, s.hardcore)


def facing(s: DarkDealings, seat: int, frame: Frame[Any], heroes: list[int]) -> float:
    """A hero is faced just now, perhaps by this seat."""
    if isinstance(frame, FaceHero) and frame.seat == seat:
        heroes.insert(0, frame.hero)
    elif isinstance(frame, (Strike, TurnOther)) and frame.seat == seat:
        return 1.0 + completed(s, seat, frame.hero, heroes)
    elif isinstance(frame, PayWizard) and frame.seat == seat:
        return paid(s, seat, frame.hero, heroes)
    return held(Siege(s, seat, heroes), heroes, s.hardcore)


def held(siege: Siege, heroes: list[int], hardcore: bool) -> float:
    """How many of the heroes to come fall; letting a dear one pass may be better."""
    side = siege.side[:]
    best = stand(siege, heroes, hardcore, NEVER)
    if not hardcore and len(heroes) > 1 and best < len(heroes):
        siege.side = side
        best = max(best, stand(siege, heroes, hardcore, PATIENCE))
    return best


def stand(siege: Siege, heroes: list[int], hardcore: bool, patience: float) -> float:
    """One siege; a hero that costs more than `patience` times its share is let pass."""
    beaten = 0
    wealth = siege.wealth()
    for i in range(len(heroes)):
        side = siege.side[:]
        cost = siege.beat(heroes[i])
        if cost >= NEVER:
            if hardcore:
                break
        elif patience < NEVER and cost * (len(heroes) - i) > patience * wealth:
            siege.side = side
        else:
            beaten += 1
            wealth -= cost
    return beaten + CARD * siege.standing() + WEALTH * wealth


def completed(s: DarkDealings, seat: int, hero: int, heroes: list[int]) -> float:
    """A plan begun is completed in the cheapest way; then come the others."""
    siege = Siege(s, seat, heroes)
    flat = strikers(s)
    if s.box.klass[hero] == KNIGHT:
        finish_duel(siege, hero, flat)
    else:
        finish_volley(siege, hero, flat)
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
    worth = held(siege, heroes, s.hardcore)
    return worth + 1.0 if fallen else worth - 0.5
