"""Plans of a fight: which heroes can be beaten, and why a card may not join."""

from mypy_extensions import i64

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
from overlord.games.dark_dealings.sums import leaves
from overlord.games.dark_dealings.volley import Volley
from overlord.games.dark_dealings.zones import DEFENSES, SIDE


def begin(s: DarkDealings, seat: int, hero: int) -> Fight:
    """A fight with nothing planned yet."""
    cards = s.native(DEFENSES + seat)
    sides: i64 = 0
    shift: i64 = 0
    place: i64
    for place in range(len(cards)):
        side: i64 = s.of(SIDE, cards[place])
        sides |= side << shift
        shift += 2
    if s.box.klass[hero] == KNIGHT:
        return Duel(s.box, cards, sides, hero)
    return Volley(s.box, cards, sides, hero)


def beatable(s: DarkDealings, seat: int, hero: int) -> bool:
    """Whether any plan beats the hero.

    Plain sums without Heavy Hitters tell most of the time; where they do not suffice and strikes
    can change each other, the fight searches.
    """
    box = s.box
    ability = box.ability
    klass = box.klass[hero]
    weak = box.vulnerable[hero]
    strikes = box.runs[weak] if klass == KNIGHT else box.against[weak]
    bits = 1  # the totals that some of the cards make
    total = 0
    intricate = False
    zone = DEFENSES + seat
    for i in range(s.count(zone)):
        card = s.card(zone, i)
        if ability[card] == HEAVY_HITTER:
            intricate = True
            continue
        value = strikes[4 * card + s.of(SIDE, card)]
        if value:
            if ability[card] == BOOSTER:
                if klass == KNIGHT:
                    intricate = True
                else:
                    value += boost(s, seat, card)
            if klass <= HALFLINGS:
                bits |= bits << value
            total += value
    armor = box.armor[hero]
    if klass == THIEF:
        good = bits >> armor & 1 != 0
    elif klass == HALFLINGS:
        good = leaves(bits, total, armor, armor)
    else:
        good = total >= armor
    return good or (intricate and begin(s, seat, hero).completable())


def boost(s: DarkDealings, seat: int, card: int) -> int:
    """DD-49, DD-B28: what a Booster gains on its current side."""
    types = s.box.types
    shared = types[4 * card + s.of(SIDE, card)]
    gain = -1  # the loop counts the card itself
    zone = DEFENSES + seat
    for i in range(s.count(zone)):
        other = s.card(zone, i)
        if types[4 * other + s.of(SIDE, other)] & shared:
            gain += 1
    return gain


def strikes_for(s: DarkDealings, seat: int, hero: int, card: int) -> int:
    """Strike of a defense against a hero as it lies, with what a Booster gains."""
    value = s.box.against[s.box.vulnerable[hero]][4 * card + s.of(SIDE, card)]
    return value + boost(s, seat, card) if s.box.ability[card] == BOOSTER else value


def spare_defenses(s: DarkDealings, seat: int, wizard: int) -> list[int]:
    """DD-40: the defenses that can be trashed so that the others still beat a Wizard."""
    zone = DEFENSES + seat
    spared: list[int] = []
    cards = s.cards(zone)
    for card in cards:
        without = s.clone()
        without.put_all(zone, [other for other in cards if other != card])
        if beatable(without, seat, wizard):
            spared.append(card)
    return spared


def why_unbeatable(s: DarkDealings, hero: int) -> Refusal:
    armor = {"armor": s.box.armor[hero]}
    klass = s.box.klass[hero]
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
        halflings = s.box.klass[fight.hero] == HALFLINGS
        return Refusal("not-enough", "DD-39" if halflings else "DD-27", numbers)
    place = fight.place(action)
    if not fight.able(place):
        return _why_unable(fight, place)
    if not fight.with_action(action).completable():
        return Refusal("dead-end", why_unbeatable(s, fight.hero).rule)
    return None


def _why_unable(fight: Fight, place: int) -> Refusal:
    if isinstance(fight, Volley) and fight.struck >> place & 1:
        return Refusal("struck", "DD-30")
    if fight.left(place) <= 0:
        return Refusal("used-up", "DD-4")
    return Refusal("type", "DD-26")


def why_not_turn(s: DarkDealings, fight: Fight, action: int) -> Refusal | None:
    if action == fight.plan[-1]:
        return Refusal("itself", "DD-44")
    if not fight.with_action(action).completable():
        return Refusal("dead-end", why_unbeatable(s, fight.hero).rule)
    return None
