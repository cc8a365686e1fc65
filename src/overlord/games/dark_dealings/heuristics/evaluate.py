"""Score of a seat, for players that look one step ahead.

The unit is a beaten hero. Only what the seat may know is looked at: its heroes, all defenses, the
market; so worlds that it cannot tell apart are worth the same to it.
"""

from typing import Any

from mypy_extensions import i64

from overlord.core.frames import Frame
from overlord.core.offer import options_of
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
from overlord.games.dark_dealings.heuristics import weights as w
from overlord.games.dark_dealings.heuristics.siege import NEVER, Siege, strikers
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

_demands: dict[str, list[float]] = {}  # by box


def evaluate(s: DarkDealings, seat: int) -> float:
    if s.count(KEPT + seat):
        return lure_value(s, s.cards(KEPT + seat))
    if s.count(HAND + seat) or s.count(CHOSEN + seat):
        if not s.count(DEFENSES + seat) and not s.count(CHOSEN + seat):
            return lure_value(s, s.cards(HAND + seat))
        return boast_value(s, seat)
    if s.count(HERO_ROW):
        return pair_value(s)
    return siege_value(s, seat)


# For players that look further ahead


def drafting(s: DarkDealings) -> bool:
    """Whether heroes are still being gathered or boasted with."""
    for seat in range(s.players):
        if s.count(KEPT + seat) or s.count(HAND + seat) or s.count(CHOSEN + seat):
            return True
    return False


def win_slope(s: DarkDealings) -> float:
    """Firmness of the belief in a lead: each phase has its own unit, and a siege gets clearer."""
    if s.count(HERO_ROW):
        return w.SLOPE_ALONE
    if not drafting(s):
        longest = max([s.count(PILE + seat) for seat in range(s.players)])
        return w.SIEGE_SLOPE + w.SIEGE_SLOPE_GROWTH * longest
    return w.DEFENSE_PHASE_SLOPE if s.count(MARKET) else w.HERO_PHASE_SLOPE


# Hero Phase


def lure_value(s: DarkDealings, heroes: list[int]) -> float:
    """Heroes that boast well and fall easily."""
    demands = demands_of(s.box)
    worth = 0.0
    for hero in heroes:
        worth += w.CHALLENGE_POINT * s.box.challenge[hero] - demands[hero] / w.STRIKES_PER_HERO
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
        need = w.HALFLINGS_ARMOR * armor + w.HALFLINGS_NEED
    elif klass == WIZARD:
        need = armor + w.WIZARD_NEED
    elif klass == BERSERKER:
        need = armor + w.BERSERKER_NEED
    elif klass == KNIGHT:
        need = armor
    elif klass == THIEF:
        need = armor + w.THIEF_NEED
    else:
        need = armor + w.RANGER_NEED
    return need + w.MISSED_TYPE * (3 - kinds)


# Defense Phase


def boast_value(s: DarkDealings, seat: int) -> float:
    """The defenses taken so far, and what the heroes laid down are likely to earn."""
    hand = s.cards(HAND + seat)
    chosen = s.cards(CHOSEN + seat)
    reach = reach_shares(s.box, hand + chosen + s.cards(PILE + seat))
    worth = 0.0
    for card in s.cards(DEFENSES + seat):
        worth += arm(s.box, card, reach)
    if not chosen or not s.count(MARKET):
        return worth
    offers = [arm(s.box, card, reach) for card in s.cards(MARKET)]
    offers.sort(reverse=True)
    for hero in chosen:
        height = s.box.challenge[hero] / len(s.box.heroes)
        worth += offer_value(offers, height) - w.HIGHEST_EARNS * height
        if s.box.klass[hero] in (BERSERKER, WIZARD):
            worth += w.FACED_LAST * len(hand) / 6.0
    return worth


def offer_value(offers: list[float], height: float) -> float:
    """Worth of what a hero ranked so high among all heroes will find when it picks."""
    place = max(1.0 - height, 0.0) * (len(offers) - 1) * w.CONTEST
    low = int(place)
    if low + 1 < len(offers):
        return offers[low] - (offers[low] - offers[low + 1]) * (place - low)
    return offers[low]


def reach_shares(box: DarkBox, heroes: list[int]) -> list[float]:
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
    """Worth of a defense against heroes, in strikes that count."""
    worth = 0.0
    share = 1.0
    ability = box.ability[card]
    for side in range(box.sides[card]):
        at = 4 * card + side
        if box.detour[at]:
            worth += w.DETOUR_SIDE
        else:
            strike = float(box.strike[at])
            if ability == HEAVY_HITTER:
                strike -= w.HEAVY_HITTER_LESS
            elif ability == BOOSTER:
                strike += w.BOOSTER_MORE
            worth += strike * share * reach[box.types[at]]
        share *= w.LATER_SIDE
    return worth


# Alone


def pair_value(s: DarkDealings) -> float:
    """Heroes and defenses taken from the rows, and the best defense that a hero brings."""
    heroes = s.cards(PILE)
    demands = demands_of(s.box)
    reach = reach_shares(s.box, heroes + s.cards(HERO_ROW))
    worth = 0.0
    for hero in heroes:
        worth -= demands[hero]
    for card in s.cards(DEFENSES):
        worth += arm(s.box, card, reach)
    frame = s.agenda[-1]
    if isinstance(frame, TakeBelow):
        worth += max([arm(s.box, card, reach) for card in options_of(frame, s)])
    return worth


# Combat Phase


def siege_value(s: DarkDealings, seat: int) -> float:
    """Heroes beaten, and those that will be."""
    worth = float(s.count(DEFEATED + seat))
    if s.count(EVICTOR + seat):
        return worth + w.CARD_IN_PLAY * s.count(DEFENSES + seat)
    heroes = s.cards(PILE + seat)[::-1]
    if s.count(FACED):
        return worth + facing(s, seat, s.agenda[-1], heroes)
    return worth + holding_value(Siege(s, seat, heroes), heroes, s.hardcore)


def facing(s: DarkDealings, seat: int, frame: Frame[Any], heroes: list[int]) -> float:
    """A hero is faced just now, perhaps by this seat."""
    if isinstance(frame, FaceHero) and frame.seat == seat:
        heroes.insert(0, frame.hero)
    elif isinstance(frame, (Strike, TurnOther)) and frame.seat == seat:
        return 1.0 + plan_value(s, seat, frame.hero, heroes)
    elif isinstance(frame, PayWizard) and frame.seat == seat:
        return price_value(s, seat, frame.hero, heroes)
    return holding_value(Siege(s, seat, heroes), heroes, s.hardcore)


def holding_value(siege: Siege, heroes: list[int], hardcore: bool) -> float:
    """Number of the heroes to come who fall; letting a dear one pass may be better."""
    side = siege.side[:]
    best = stand(siege, heroes, hardcore, NEVER)
    if not hardcore and len(heroes) > 1 and best < len(heroes):
        siege.side = side
        best = max(best, stand(siege, heroes, hardcore, w.PATIENCE))
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
    return beaten + w.CARD_IN_PLAY * siege.standing() + w.STRIKE_LEFT * wealth


def plan_value(s: DarkDealings, seat: int, hero: int, heroes: list[int]) -> float:
    """A plan begun is completed in the cheapest way; then come the others."""
    siege = Siege(s, seat, heroes)
    flat = strikers(s)
    if s.box.klass[hero] == KNIGHT:
        finish_duel(siege, hero, flat)
    else:
        finish_volley(siege, hero, flat)
    return holding_value(siege, heroes, s.hardcore)


def finish_duel(siege: Siege, hero: int, flat: list[int]) -> None:
    need: i64 = siege.box.armor[hero]
    for i in range(0, len(flat), 3):
        place = siege.place_of(flat[i])
        if flat[i + 2]:
            siege.turn(siege.place_of(flat[i + 2]))
        elif siege.box.ability[flat[i]] == HEAVY_HITTER:
            siege.turn_cheapest(siege.bit_of(flat[i]))
        need -= siege.strike(place)
        siege.turn(place)
    siege.duel(hero, need)


def finish_volley(siege: Siege, hero: int, flat: list[int]) -> None:
    box = siege.box
    armor: i64 = box.armor[hero]
    busy: i64 = 0
    for i in range(0, len(flat), 3):
        busy |= siege.bit_of(flat[i])
        if flat[i + 2]:
            siege.turn(siege.place_of(flat[i + 2]))
        elif box.ability[flat[i]] == HEAVY_HITTER:
            siege.turn_cheapest(busy)
    first: i64 = 0  # what each group has struck for
    second: i64 = 0
    group = 1
    for i in range(0, len(flat), 3):
        group = flat[i + 1]
        if group == 1:
            first += siege.strike(siege.place_of(flat[i]))
        else:
            second += siege.strike(siege.place_of(flat[i]))
    if box.klass[hero] != HALFLINGS:
        siege.price(hero, busy, armor - first, 0)
    elif group == 2:
        siege.price(hero, busy, armor - second, 0)
    else:
        siege.price(hero, busy, armor - first, armor)
    siege.finish(hero, busy)


def price_value(s: DarkDealings, seat: int, hero: int, heroes: list[int]) -> float:
    """The price of a Wizard is still due."""
    siege = Siege(s, seat, heroes)
    fallen = siege.beat(hero) < NEVER
    worth = holding_value(siege, heroes, s.hardcore)
    return worth + w.PAID_WIZARD if fallen else worth - w.UNPAID_WIZARD
