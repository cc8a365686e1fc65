"""Damage that attacks and spells will probably do.

A throw of dice is taken for a mean and a spread, which is quick and near enough.
"""

from math import sqrt
from typing import Final

from overlord.games.conan.combat.attack import why_not_target
from overlord.games.conan.combat.defence import armor_of, best_armor
from overlord.games.conan.combat.hero_attack import bonus_of, missiles, weapons
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.box import usual
from overlord.games.conan.components.scenario import HEROES
from overlord.games.conan.heroes.exertion import exertion_left
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.objectives import precious, prey, wards
from overlord.games.conan.heuristics.plans import at_the_door
from overlord.games.conan.state import MELEE as FISTS
from overlord.games.conan.state import RANGED as BOWS
from overlord.games.conan.state import RESERVE, STRUCK, Conan, lies
from overlord.games.conan.table.blow import MELEE, RANGED
from overlord.games.conan.zones import BOARD, CARRIED, GROUND

NOTHING: Final = -1e9


class Throw:
    """Probable symbols of some dice."""

    def __init__(self, dice: list[int], arrows: int, more: float = 0.0) -> None:
        variance = 0.04
        for die in dice:
            variance += w.DIE_VARIANCE[die]
        self.mean = usual(dice, arrows, more)
        self.spread = sqrt(3.0 * variance)  # as if all were equally likely within it


def beyond(margin: float, spread: float) -> float:
    """Rest above a threshold on average, when luck spreads that wide."""
    if margin >= spread:
        return margin
    return (margin + spread) * (margin + spread) / (4.0 * spread) if margin > -spread else 0.0


def odds(margin: float, spread: float) -> float:
    """Chance that luck does not spoil it."""
    return min(1.0, max(0.0, 0.5 + 0.5 * margin / spread))


def force(s: Conan, card: int) -> float:
    """Danger of a model."""
    return s.unit(card).menace


def strength(s: Conan, card: int, force: float) -> float:
    """Worth of a model on the board."""
    full = s.terms.life[s.box.unit_of[card]]
    return w.MODEL * force * (0.5 + 0.5 * s.life(card) / full)


def life_of(s: Conan, chair: int, gems: float) -> float:
    """Worth of a hero with so many gems that are no wounds; the last ones are the dearest."""
    worth = w.GEM * gems + w.HERO_LIFE * gems / (gems + 2.0) if gems > 0 else 0.0
    return 2.0 * worth if precious(s, s.terms.heroes[chair]) else worth


def ready(gems: int) -> float:
    """Worth of gems in a hero's Reserve: the first ones guard, many are idle."""
    first, more = min(gems, 2), min(max(gems - 2, 0), 3)
    return w.READY_GEM * first + w.SPARE_GEM * more + w.IDLE_GEM * max(gems - 5, 0)


def harm(s: Conan, target: int, mean: float, spread: float) -> float:
    """Worth of an attack to whoever strikes, if nobody guards any more."""
    chair = s.chair_of(target)
    margin = mean - armor_of(s, target)
    if s.halo(target):
        margin -= s.box.spell(s.halo(target)).amount
    if chair:
        armor = best_armor(s, chair)
        if armor is not None:
            margin -= usual(armor.dice, 0)
        vigour = float(s.vigour(chair))
        damage = beyond(margin, spread)
        return life_of(s, chair, vigour) - life_of(s, chair, vigour - damage)
    life = s.life(target)
    damage = min(beyond(margin, spread), life)
    dies = odds(margin - life + 0.5, spread)
    full = s.terms.life[s.box.unit_of[target]]
    worth = w.MODEL * force(s, target) * (0.5 * damage / full + 0.5 * dies)
    if not s.terms.side[target]:
        if s.box.unit_of[target] in prey(s):
            worth += w.PREY_LIFE * damage + w.PREY_DEATH * dies
        elif s.scenario.aims.slay and lies(target, wards(s)):
            worth += w.WARD_LIFE * damage + w.WARD * dies / len(wards(s))
        if s.has(target, v.BLOCKING) and s.crowd(s.at(target), HEROES):
            worth += w.BLOCKER_DEATH * dies
        if s.scenario.aims.escape and at_the_door(s, s.at(target)):
            worth += w.DOORKEEPER_DEATH * dies
    return worth


def expected_guard(s: Conan, target: int) -> float:
    """Damage that the target's guard will probably stop."""
    chair = s.payer(target)
    if chair < 0:
        return 0.0
    held = s.held(chair, RESERVE)
    if chair:
        return w.HERO_GUARD * min(held, 2)
    return w.UNIT_GUARD * min(held, 3) if s.unit(target).rank != v.MINION else 0.0


# Heroes


def blow_worth(s: Conan, chair: int, target: int, how: int, gems: int) -> float:
    """A hero attacks with so many gems and the best weapon at hand."""
    hero = s.hero(chair)
    space = hero.melee if how == MELEE else hero.ranged
    best = NOTHING
    for card in weapons(s, chair) if how == MELEE else missiles(s, chair):
        bonus = bonus_of(s, card, how)
        throw = Throw([space.die] * gems + bonus.dice, len(bonus.reroll) + space.reroll)
        worth = harm(s, target, throw.mean - expected_guard(s, target), throw.spread)
        if how == RANGED and bonus.thrown:
            worth -= w.WEAPON_THROWN
        best = max(best, worth)
    if how == MELEE and best == NOTHING:
        throw = Throw([space.die] * gems, int(space.reroll), -2.0)  # CO-H28
        best = harm(s, target, throw.mean - expected_guard(s, target), throw.spread)
    return best


def best_against(s: Conan, chair: int, target: int, how: int, price: float) -> float:
    """With the best number of gems, each at a price."""
    best = NOTHING
    for gems in range(1, exertion_left(s, chair, FISTS if how == MELEE else BOWS) + 1):
        best = max(best, blow_worth(s, chair, target, how, gems) - price * gems)
    return best


def best_blow(s: Conan, chair: int, how: int, price: float) -> float:
    """The best attack that a hero could make now."""
    who = s.terms.heroes[chair]
    best = NOTHING
    sides = s.terms.side
    for one in s.native(BOARD):
        target = int(one)
        if not sides[one] and why_not_target(s, who, target, how) is None:
            best = max(best, best_against(s, chair, target, how, price))
    return best


# Models


def model_blow(s: Conan, who: int, target: int, how: int) -> float:
    """A model attacks somebody."""
    unit = s.unit(who)
    throw = Throw(unit.melee if how == MELEE else unit.ranged, len(unit.reroll))
    return harm(s, target, throw.mean - expected_guard(s, target), throw.spread)


def best_model_blow(s: Conan, who: int) -> float:
    """The best attack of a model from where it stands; 0 if it has none."""
    best = 0.0
    if s.marks(who) & STRUCK:
        return best
    unit = s.unit(who)
    sides = s.terms.side
    for one in s.native(BOARD):
        if sides[one] == sides[who]:
            continue
        target = int(one)
        if unit.melee and s.at(target) == s.at(who):
            best = max(best, model_blow(s, who, target, MELEE))
        if unit.ranged and s.sees_area(s.at(who), s.at(target)):
            best = max(best, model_blow(s, who, target, RANGED))
    return best


# Areas


def captive(s: Conan, area: int) -> bool:
    """CO-C29: whether somebody who must not die is carried or lies there."""
    for card in s.cards(GROUND):
        if s.at(card) == area and s.box.asset(card).character and card not in s.scenario.fixed:
            return True
    for chair in s.heroes():
        if s.at(s.terms.heroes[chair]) == area:
            for card in s.cards(CARRIED + chair):
                if s.box.asset(card).character:
                    return True
    return False


def blast(s: Conan, who: int, area: int, dice: list[int], spared: int) -> float:
    """CO-H93: everybody in an area is hit, friends too."""
    worth = -w.CAPTIVE_DEATH if captive(s, area) else 0.0
    throw = Throw(dice, 0)
    for card in s.everybody(area):
        if card != spared:
            hurt = harm(s, card, throw.mean, throw.spread)
            worth += hurt if s.terms.side[card] != s.terms.side[who] else -w.OWN_HURT * hurt
    return worth
