"""Which plans beat a hero, and which next card still leads to one.

A fight is one complete legal plan (DD-B2), built card by card in `s.plan`: the striking cards in
order, each Heavy Hitter followed by the card it turns, and SECOND_GROUP between the two groups
against Halflings. A card is allowed only if the plan can still be completed.

Where no strike can change another one, plain sums tell. Otherwise `volley` (all strikes at one
moment) and, against a Knight, `duel` (one after another) search.
"""

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
from overlord.games.dark_dealings.reading import Reading
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.sums import splits, totals_of
from overlord.games.dark_dealings.volley import Volley
from overlord.games.dark_dealings.zones import DEFENSES


def beatable(s: DarkDealings, seat: int, hero: int) -> bool:
    """Whether any plan beats the hero."""
    box = s.cards
    types = box.types
    weak = box.vulnerable[hero]
    klass = box.klass[hero]
    values: list[int] = []
    total = 0
    for card in s.zones[DEFENSES + seat]:
        if types[4 * card + s.side[card]] & weak and box.ability[card] != HEAVY_HITTER:
            strike = run(s, card, weak) if klass == KNIGHT else value(s, seat, card)
            values.append(strike)
            total += strike
    if _suffice(values, total, klass, box.armor[hero]):
        return True
    return intricate(s, seat, hero) and read(s, seat, hero, []).completable()


def _suffice(values: list[int], total: int, klass: int, armor: int) -> bool:
    if klass == THIEF:
        return bool(totals_of(values) >> armor & 1)
    if klass == HALFLINGS:
        return total >= 2 * armor and splits(values, armor, armor)
    return total >= armor


def strikes(s: DarkDealings, seat: int, hero: int) -> list[int]:
    """The cards that may join the plan now, and DONE or SECOND_GROUP where they may follow."""
    if intricate(s, seat, hero):
        return _searched_strikes(s, seat, hero)
    box = s.cards
    klass = box.klass[hero]
    if klass == KNIGHT:
        return _knight_strikes(s, seat, hero)
    if klass == HALFLINGS:
        return _halfling_strikes(s, seat, hero)
    types = box.types
    weak = box.vulnerable[hero]
    plan = s.plan
    options: list[int] = []
    need = box.armor[hero]
    for card in s.zones[DEFENSES + seat]:
        if types[4 * card + s.side[card]] & weak:
            if card in plan:
                need -= value(s, seat, card)
            else:
                options.append(card)
    if klass == THIEF:
        options = _exact(s, seat, options, need)
    if need <= 0:
        options.append(DONE)
    return options


def _exact(s: DarkDealings, seat: int, cards: list[int], need: int) -> list[int]:
    """Of these cards the ones with which the rest can make up exactly what a Thief needs."""
    options: list[int] = []
    for card in cards:
        rest = need - value(s, seat, card)
        if rest < 0:
            continue
        bits = 1
        for other in cards:
            if other != card:
                bits |= bits << value(s, seat, other)
        if bits >> rest & 1:
            options.append(card)
    return options


def _halfling_strikes(s: DarkDealings, seat: int, hero: int) -> list[int]:
    types = s.cards.types
    weak = s.cards.vulnerable[hero]
    plan = s.plan
    struck = [0, 0]
    free: list[int] = []
    values: list[int] = []
    cut = plan.index(SECOND_GROUP) if SECOND_GROUP in plan else len(plan)
    for card in s.zones[DEFENSES + seat]:
        if types[4 * card + s.side[card]] & weak:
            strike = value(s, seat, card)
            if card in plan:
                struck[plan.index(card) > cut] += strike
            else:
                free.append(card)
                values.append(strike)
    armor = s.cards.armor[hero]
    if cut < len(plan):
        if struck[1] >= armor:
            free.append(DONE)
        return free
    left = sum(values)
    options: list[int] = []
    for i in range(len(free)):
        need = armor - struck[0] - values[i]
        good = left - values[i] >= armor
        if good and need > 0:
            good = splits(values[:i] + values[i + 1 :], need, armor)
        if good:
            options.append(free[i])
    if struck[0] >= armor and left >= armor:
        options.append(SECOND_GROUP)
    return options


def _knight_strikes(s: DarkDealings, seat: int, hero: int) -> list[int]:
    weak = s.cards.vulnerable[hero]
    options: list[int] = []
    total = 0
    for card in s.zones[DEFENSES + seat]:
        side = s.side[card]
        for struck in s.plan:
            if struck == card:
                total += s.cards.strike[4 * card + side]
                side += 1
        if s.cards.types[4 * card + side] & weak:
            options.append(card)
    if total >= s.cards.armor[hero]:
        options.append(DONE)
    return options


def _searched_strikes(s: DarkDealings, seat: int, hero: int) -> list[int]:
    reading = read(s, seat, hero, s.plan)
    options = reading.strikes()
    if _may_close(s, hero, reading):
        options.append(closing(s, hero))
    return options


def closing(s: DarkDealings, hero: int) -> int:
    """The word that follows the last strike: the second group of Halflings, or the end."""
    if s.cards.klass[hero] == HALFLINGS and SECOND_GROUP not in s.plan:
        return SECOND_GROUP
    return DONE


def _may_close(s: DarkDealings, hero: int, reading: Reading) -> bool:
    if closing(s, hero) == SECOND_GROUP and isinstance(reading, Volley):
        return reading.second_group()
    return reading.finished()


def turnable(s: DarkDealings, seat: int, hero: int) -> list[int]:
    """The cards in play that a Heavy Hitter might turn."""
    return read(s, seat, hero, s.plan).in_play()


def turns(s: DarkDealings, seat: int, hero: int) -> list[int]:
    """The cards that the Heavy Hitter at the end of the plan may turn."""
    return read(s, seat, hero, s.plan).turns()


def read(s: DarkDealings, seat: int, hero: int, plan: list[int]) -> Reading:
    if s.cards.klass[hero] == KNIGHT:
        return Duel(s, seat, hero, plan)
    return Volley(s, seat, hero, plan)


def intricate(s: DarkDealings, seat: int, hero: int) -> bool:
    """Whether strikes can change each other, so that sums do not tell: a Heavy Hitter that may
    come to strike, or against a Knight a Booster."""
    ability = s.cards.ability
    knight = s.cards.klass[hero] == KNIGHT
    for card in s.zones[DEFENSES + seat]:
        if ability[card] == HEAVY_HITTER or (knight and ability[card] == BOOSTER):
            for side in range(s.side[card], s.cards.sides[card]):
                if s.cards.types[4 * card + side] & s.cards.vulnerable[hero]:
                    return True
    return False


def value(s: DarkDealings, seat: int, card: int) -> int:
    """What a defense strikes for on its current side; DD-49, DD-B28 for a Booster."""
    at = 4 * card + s.side[card]
    strike = s.cards.strike[at]
    if s.cards.ability[card] == BOOSTER:
        types = s.cards.types
        for other in s.zones[DEFENSES + seat]:
            if other != card and types[4 * other + s.side[other]] & types[at]:
                strike += 1
    return strike


def run(s: DarkDealings, card: int, weak: int) -> int:
    """DD-42: the sum of the sides a card can use one after another against a Knight."""
    total = 0
    for side in range(s.side[card], s.cards.sides[card]):
        if not s.cards.types[4 * card + side] & weak:
            break
        total += s.cards.strike[4 * card + side]
    return total


# Why not


def why_unbeatable(s: DarkDealings, hero: int) -> Refusal:
    armor = {"armor": s.cards.armor[hero]}
    klass = s.cards.klass[hero]
    if klass == THIEF:
        return Refusal("no-exact-plan", "DD-38", armor)
    if klass == HALFLINGS:
        return Refusal("no-two-groups", "DD-39", armor)
    return Refusal("no-plan", "DD-27", armor)


def why_not_strike(s: DarkDealings, seat: int, hero: int, action: int) -> Refusal | None:
    reading = read(s, seat, hero, s.plan)
    if action in (DONE, SECOND_GROUP):
        if _may_close(s, hero, reading):
            return None
        numbers = {"total": reading.totals()[-1], "armor": s.cards.armor[hero]}
        rule = "DD-39" if s.cards.klass[hero] == HALFLINGS else "DD-27"
        return Refusal("not-enough", rule, numbers)
    if s.cards.klass[hero] != KNIGHT and action in s.plan and not _only_turned(s, action):
        return Refusal("struck", "DD-30")
    if not reading.able()[reading.cards.index(action)]:
        return Refusal("type", "DD-26")
    if not read(s, seat, hero, [*s.plan, action]).completable():
        return Refusal("dead-end", why_unbeatable(s, hero).rule)
    return None


def _only_turned(s: DarkDealings, card: int) -> bool:
    """Whether the plan names a card only as one that a Heavy Hitter turns."""
    i = 0
    while i < len(s.plan):
        if s.plan[i] == card:
            return False
        i += 2 if s.cards.ability[s.plan[i]] == HEAVY_HITTER else 1
    return True


def why_not_turn(s: DarkDealings, seat: int, hero: int, action: int) -> Refusal | None:
    if action == s.plan[-1]:
        return Refusal("itself", "DD-44")
    if not read(s, seat, hero, [*s.plan, action]).completable():
        return Refusal("dead-end", why_unbeatable(s, hero).rule)
    return None
