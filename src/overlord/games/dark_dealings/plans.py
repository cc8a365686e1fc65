"""Which heroes can be beaten, and why a card may not join the plan."""

from overlord.core.frames import Refusal
from overlord.games.dark_dealings.box import (
    BOOSTER,
    DONE,
    HALFLINGS,
    HEAVY_HITTER,
    KNIGHT,
    SECOND_GROUP,
    THIEF,
)
from overlord.games.dark_dealings.duel import Duel
from overlord.games.dark_dealings.fight import Fight
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.sums import splits, totals_of
from overlord.games.dark_dealings.volley import Volley
from overlord.games.dark_dealings.zones import DEFENSES


def begin(s: DarkDealings, seat: int, hero: int) -> Fight:
    """A fight with nothing planned yet."""
    cards = s.zones[DEFENSES + seat][:]
    side = [s.side[card] for card in cards]
    if s.cards.klass[hero] == KNIGHT:
        return Duel(s.cards, cards, side, hero)
    return Volley(s.cards, cards, side, hero)


def beatable(s: DarkDealings, seat: int, hero: int) -> bool:
    """Whether any plan beats the hero.

    Plain sums without Heavy Hitters tell most of the time; where they do not suffice and strikes
    can change each other, the fight searches.
    """
    box = s.cards
    types = box.types
    strike = box.strike
    ability = box.ability
    side = s.side
    weak = box.vulnerable[hero]
    klass = box.klass[hero]
    values: list[int] = []
    total = 0
    intricate = False
    for card in s.zones[DEFENSES + seat]:
        at = 4 * card + side[card]
        if ability[card] == HEAVY_HITTER:
            intricate = True
        elif types[at] & weak:
            value = strike[at]
            if klass == KNIGHT:
                intricate = intricate or ability[card] == BOOSTER
                for i in range(1, box.sides[card] - side[card]):
                    if not types[at + i] & weak:
                        break
                    value += strike[at + i]
            elif ability[card] == BOOSTER:
                value = boosted(s, seat, card)
            if klass == THIEF or klass == HALFLINGS:
                values.append(value)
            total += value
    armor = box.armor[hero]
    if klass == THIEF:
        good = totals_of(values) >> armor & 1 != 0
    elif klass == HALFLINGS:
        good = total >= 2 * armor and splits(values, armor, armor)
    else:
        good = total >= armor
    return good or (intricate and begin(s, seat, hero).completable())


def boosted(s: DarkDealings, seat: int, card: int) -> int:
    """DD-49, DD-B28: what a Booster strikes for on its current side."""
    types = s.cards.types
    at = 4 * card + s.side[card]
    value = s.cards.strike[at] - 1  # the loop counts the card itself
    for other in s.zones[DEFENSES + seat]:
        if types[4 * other + s.side[other]] & types[at]:
            value += 1
    return value


def why_unbeatable(s: DarkDealings, hero: int) -> Refusal:
    armor = {"armor": s.cards.armor[hero]}
    klass = s.cards.klass[hero]
    if klass == THIEF:
        return Refusal("no-exact-plan", "DD-38", armor)
    if klass == HALFLINGS:
        return Refusal("no-two-groups", "DD-39", armor)
    return Refusal("no-plan", "DD-27", armor)


def why_not_strike(s: DarkDealings, fight: Fight, action: int) -> Refusal | None:
    if action in (DONE, SECOND_GROUP):
        if fight.closes():
            return None
        numbers = {"total": fight.totals()[-1], "armor": fight.armor}
        halflings = s.cards.klass[fight.hero] == HALFLINGS
        return Refusal("not-enough", "DD-39" if halflings else "DD-27", numbers)
    place = fight.place(action)
    if isinstance(fight, Volley) and fight.group[place]:
        return Refusal("struck", "DD-30")
    if fight.left(place) <= 0:
        return Refusal("used-up", "DD-4")
    if not fight.able(place):
        return Refusal("type", "DD-26")
    if not fight.with_action(action).completable():
        return Refusal("dead-end", why_unbeatable(s, fight.hero).rule)
    return None


def why_not_turn(s: DarkDealings, fight: Fight, action: int) -> Refusal | None:
    if action == fight.plan[-1]:
        return Refusal("itself", "DD-44")
    if not fight.with_action(action).completable():
        return Refusal("dead-end", why_unbeatable(s, fight.hero).rule)
    return None
