"""Which plans beat a hero, and which next card still leads to one.

A fight is one complete legal plan (DD-B2), built card by card in `s.plan`: the striking cards in
order, each Heavy Hitter followed by the card it turns, and SECOND_GROUP between the two groups
against Halflings. A card is allowed only if the plan can still be completed.

Without a Heavy Hitter in play nothing turns before values are read, and plain sums tell. Otherwise
`volley` (all strikes at one moment) and, against a Knight, `duel` (one after another) search.
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
    if intricate(s, seat, hero):
        return completable(s, seat, hero, [])
    values = [value(s, seat, card) for card in matching(s, seat, hero)]
    armor = s.cards.armor[hero]
    klass = s.cards.klass[hero]
    if klass == THIEF:
        return bool(totals_of(values) >> armor & 1)
    if klass == HALFLINGS:
        return splits(values, armor, armor)
    if klass == KNIGHT:
        return sum([run(s, card, s.side[card], hero) for card in matching(s, seat, hero)]) >= armor
    return sum(values) >= armor


def strikes(s: DarkDealings, seat: int, hero: int) -> list[int]:
    """The cards that may join the plan now, and DONE or SECOND_GROUP where they may follow."""
    if intricate(s, seat, hero):
        return _searched_strikes(s, seat, hero)
    klass = s.cards.klass[hero]
    if klass == KNIGHT:
        return _knight_strikes(s, seat, hero)
    if klass == HALFLINGS:
        return _halfling_strikes(s, seat, hero)
    options: list[int] = []
    total = 0
    for card in matching(s, seat, hero):
        if card in s.plan:
            total += value(s, seat, card)
        else:
            options.append(card)
    need = s.cards.armor[hero] - total
    if klass == THIEF:
        options = _exact(s, seat, options, need)
    if need <= 0:
        options.append(DONE)
    return options


def _exact(s: DarkDealings, seat: int, cards: list[int], need: int) -> list[int]:
    """Of these cards the ones with which the rest can make up exactly what a Thief needs."""
    values = [value(s, seat, card) for card in cards]
    options: list[int] = []
    for i in range(len(cards)):
        rest = need - values[i]
        if rest >= 0 and totals_of(values[:i] + values[i + 1 :]) >> rest & 1:
            options.append(cards[i])
    return options


def _halfling_strikes(s: DarkDealings, seat: int, hero: int) -> list[int]:
    first = 0
    second = 0
    free: list[int] = []
    cut = s.plan.index(SECOND_GROUP) if SECOND_GROUP in s.plan else -1
    for card in matching(s, seat, hero):
        if card not in s.plan:
            free.append(card)
        elif cut < 0 or s.plan.index(card) < cut:
            first += value(s, seat, card)
        else:
            second += value(s, seat, card)
    armor = s.cards.armor[hero]
    if cut >= 0:
        if second >= armor:
            free.append(DONE)
        return free
    values = [value(s, seat, card) for card in free]
    options: list[int] = []
    for i in range(len(free)):
        if splits(values[:i] + values[i + 1 :], armor - first - values[i], armor):
            options.append(free[i])
    if first >= armor and sum(values) >= armor:
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
        if s.cards.types[4 * card + side] & weak and side < s.cards.sides[card]:
            options.append(card)
    if total >= s.cards.armor[hero]:
        options.append(DONE)
    return options


def _searched_strikes(s: DarkDealings, seat: int, hero: int) -> list[int]:
    reading = read(s, seat, hero, s.plan)
    safe = reading.safe()
    options: list[int] = []
    for card in reading.able():
        easy = safe and s.cards.ability[card] != HEAVY_HITTER
        if easy or completable(s, seat, hero, [*s.plan, card]):
            options.append(card)
    if _may_close(s, seat, hero):
        options.append(closing(s, hero))
    return options


def closing(s: DarkDealings, hero: int) -> int:
    """The word that follows the last strike: the second group of Halflings, or the end."""
    if s.cards.klass[hero] == HALFLINGS and SECOND_GROUP not in s.plan:
        return SECOND_GROUP
    return DONE


def _may_close(s: DarkDealings, seat: int, hero: int) -> bool:
    if closing(s, hero) == SECOND_GROUP:
        return completable(s, seat, hero, [*s.plan, SECOND_GROUP])
    return read(s, seat, hero, s.plan).finished()


def turnable(s: DarkDealings, seat: int, hero: int) -> list[int]:
    """The cards in play that a Heavy Hitter might turn."""
    return read(s, seat, hero, s.plan).in_play()


def turns(s: DarkDealings, seat: int, hero: int) -> list[int]:
    """The cards that the Heavy Hitter at the end of the plan may turn."""
    striker = s.plan[-1]
    return [
        card
        for card in turnable(s, seat, hero)
        if card != striker and completable(s, seat, hero, [*s.plan, card])
    ]


def completable(s: DarkDealings, seat: int, hero: int, plan: list[int]) -> bool:
    """Whether this beginning of a plan can be completed; searches, and is right for any hand."""
    return read(s, seat, hero, plan).completable()


def read(s: DarkDealings, seat: int, hero: int, plan: list[int]) -> Reading:
    if s.cards.klass[hero] == KNIGHT:
        return Duel(s, seat, hero, plan)
    return Volley(s, seat, hero, plan)


def intricate(s: DarkDealings, seat: int, hero: int) -> bool:
    """Whether strikes can change each other, so that sums do not tell."""
    ability = s.cards.ability
    knight = s.cards.klass[hero] == KNIGHT
    for card in s.zones[DEFENSES + seat]:
        if ability[card] == HEAVY_HITTER or (knight and ability[card] == BOOSTER):
            return True
    return False


def matching(s: DarkDealings, seat: int, hero: int) -> list[int]:
    """DD-26: the defenses whose current type the hero is vulnerable to."""
    types = s.cards.types
    weak = s.cards.vulnerable[hero]
    side = s.side
    return [card for card in s.zones[DEFENSES + seat] if types[4 * card + side[card]] & weak]


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


def run(s: DarkDealings, card: int, side: int, hero: int) -> int:
    """DD-42: the sum of the sides a card can use one after another against a Knight."""
    weak = s.cards.vulnerable[hero]
    total = 0
    while side < s.cards.sides[card] and s.cards.types[4 * card + side] & weak:
        total += s.cards.strike[4 * card + side]
        side += 1
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
        if _may_close(s, seat, hero):
            return None
        numbers = {"total": reading.totals()[-1], "armor": s.cards.armor[hero]}
        rule = "DD-39" if s.cards.klass[hero] == HALFLINGS else "DD-27"
        return Refusal("not-enough", rule, numbers)
    if s.cards.klass[hero] != KNIGHT and action in s.plan and not _only_turned(s, action):
        return Refusal("struck", "DD-30")
    if action not in reading.able():
        return Refusal("type", "DD-26")
    if not completable(s, seat, hero, [*s.plan, action]):
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
    if not completable(s, seat, hero, [*s.plan, action]):
        return Refusal("dead-end", why_unbeatable(s, hero).rule)
    return None
