"""What is about to happen: attacks and spells that somebody has begun, units that may still act."""

from typing import Any, Final

from overlord.core.frames import Frame
from overlord.games.conan.allies import LeadWhich, followers
from overlord.games.conan.attack import PickVictim
from overlord.games.conan.blow import AREA, MELEE, RANGED, SKILL
from overlord.games.conan.defence import GuardWith, ParryWith
from overlord.games.conan.dice import RerollDie, symbols
from overlord.games.conan.errands import (
    IN_HAND,
    IN_SIGHT,
    errands,
    far,
    gifts,
    relief,
    strain,
    stride,
    thrift,
    wanted,
)
from overlord.games.conan.gear import kit
from overlord.games.conan.hero_acts import HeroActs
from overlord.games.conan.hero_attack import AttackGems, AttackWith, PickTarget, SecondWeapon
from overlord.games.conan.heroes_turn import ConfirmStance, TakeStance, WhoActs
from overlord.games.conan.manipulation import (
    CHEST,
    THROWN,
    Attempt,
    DropWhich,
    GiveTo,
    GiveWhat,
    PickUpWhat,
    TakeWhat,
    ThrowTo,
    ThrowWhat,
    at_hand,
    partners,
)
from overlord.games.conan.model_acts import ModelActs
from overlord.games.conan.movement import leaving
from overlord.games.conan.moving import model_points
from overlord.games.conan.roads import roads
from overlord.games.conan.spellcraft import best_cast, best_spell, spell_worth
from overlord.games.conan.spells import AimSpell, CastFor, CastWhich
from overlord.games.conan.state import FATIGUE, RESERVE, RESTED, STRUCK, Conan
from overlord.games.conan.strikes import (
    best_against,
    best_blow,
    best_model_blow,
    blow_worth,
    force,
    harm,
    model_blow,
    ready,
)
from overlord.games.conan.zones import BOARD, CARRIED, OVERLORD

PRICE: Final = 1.7  # of a hero's gem, while it is only thought of
RED_PRICE: Final = 2.4
SURE: Final = 0.9  # how sure it is that what has been begun will be done
SOON: Final = 0.7  # ... or could be done after some steps
DEAR: Final = 0.4  # ... or after steps that cost gems
NEAR: Final = 0.4  # a model one area nearer to a hero, by its strength
MISTAKE: Final = 3.0


def in_the_air(s: Conan, top: Frame[Any] | None) -> float:
    """What an attack whose dice lie on the table will probably do, for the heroes."""
    blow = s.blow
    if blow.how == AREA:
        return _burst(s, top)
    if blow.how == SKILL or blow.target <= 0 or s.at[blow.target] < 0:
        return 0.0
    if isinstance(top, RerollDie):
        if top.who == blow.striker:
            worth = harm(s, blow.target, float(symbols(s)), 0.6)
        else:
            worth = harm(s, blow.target, float(blow.power - symbols(s)), 0.1)
    elif isinstance(top, GuardWith | ParryWith):
        worth = harm(s, blow.target, float(blow.power), 0.6)
    else:
        return 0.0
    return -worth if s.terms.side[blow.target] else worth


def _burst(s: Conan, top: Frame[Any] | None) -> float:
    """The same for an attack on all in an area: those who have not met it yet."""
    blow = s.blow
    power = float(blow.power)
    victims = blow.victims[:]
    if isinstance(top, RerollDie) and top.who == blow.striker:
        power = float(symbols(s))
    elif isinstance(top, RerollDie | GuardWith | ParryWith):
        victims.append(blow.target)
    elif not isinstance(top, PickVictim):
        return 0.0
    worth = 0.0
    for card in victims:
        if s.at[card] >= 0:
            hurt = harm(s, card, power, 0.6)
            worth += -hurt if s.terms.side[card] else hurt
    return worth


def begun(s: Conan, top: Frame[Any] | None) -> float:
    """What somebody has begun and not yet paid or aimed, for the heroes."""
    if isinstance(top, HeroActs):
        return 0.6
    if isinstance(top, WhoActs):
        return 0.3
    if isinstance(top, PickTarget | AttackGems | AttackWith | SecondWeapon):
        return _attacking(s, top) if s.terms.side[top.who] else 0.0  # of units: see `activated`
    if isinstance(top, CastWhich | CastFor | AimSpell):
        worth = _casting(s, top)
        return worth if s.terms.side[top.who] else -worth
    if isinstance(top, ModelActs):
        return _model(s, top.who, s.points[top.who]) if s.terms.side[top.who] else 0.0
    if isinstance(top, LeadWhich):
        return _sure(max([_led(s, card) for card in followers(s)], default=0.0) - PRICE)
    return _handling(s, top)


def _attacking(s: Conan, top: Frame[Any]) -> float:
    """To whoever strikes."""
    if isinstance(top, PickTarget):
        chair = s.chair_of(top.who)
        if not chair:
            return _sure(best_model_blow(s, top.who))
        return _sure(best_blow(s, chair, MELEE if top.how == MELEE else RANGED, PRICE))
    if isinstance(top, AttackGems):
        return best_against(s, s.chair_of(top.who), top.target, top.how, PRICE)
    if isinstance(top, AttackWith):
        return blow_worth(s, s.chair_of(top.who), top.target, top.how, top.gems)
    assert isinstance(top, SecondWeapon)
    return blow_worth(s, s.chair_of(top.who), top.target, MELEE, top.gems)


def _casting(s: Conan, top: Frame[Any]) -> float:
    """To whoever casts."""
    if isinstance(top, CastWhich):
        return _sure(best_spell(s, top.who, PRICE if s.terms.side[top.who] else RED_PRICE))
    if isinstance(top, CastFor):
        return best_cast(s, top.who, top.spell, PRICE if s.terms.side[top.who] else RED_PRICE)
    assert isinstance(top, AimSpell)
    return spell_worth(s, top.who, top.spell, top.gems)


def _sure(worth: float) -> float:
    """Something was begun; if nothing can come of it, it was a mistake."""
    return SURE * worth if worth > 0.0 else -MISTAKE


def _handling(s: Conan, top: Frame[Any] | None) -> float:
    """What a hero is about to do with the hands."""
    if isinstance(top, PickUpWhat):
        goals = wanted(s)
        found = [card for card in at_hand(s, top.chair) if card in goals]
        if found:
            return IN_HAND - IN_SIGHT - strain(s, top.chair, found[0])
        return -MISTAKE
    if isinstance(top, Attempt):
        if top.deed == CHEST:
            return 1.5 if s.held(top.chair, RESERVE) > 4 else -MISTAKE
        return 2.0 if top.deed != THROWN else -MISTAKE
    if isinstance(top, DropWhich):
        return 0.0 if top.must else _relieved(s, top.chair)
    if isinstance(top, GiveWhat):
        return _sure(max([relief(s, top.seat, top.chair, c) for c in partners(s, top.chair)]))
    if isinstance(top, TakeWhat):
        return _sure(max([relief(s, top.seat, c, top.chair) for c in partners(s, top.chair)]))
    return -MISTAKE if isinstance(top, GiveTo | ThrowWhat | ThrowTo) else 0.0


def _relieved(s: Conan, chair: int) -> float:
    """What it is worth to drop something that is not worth its weight."""
    best = -MISTAKE
    goals = wanted(s)
    before = kit(s, chair, 0)
    for card in s.zones[CARRIED + chair]:
        if card not in goals and s.cards.loads[card]:
            best = max(best, kit(s, chair, card) - before)
    return best


# Units


def activated(s: Conan, top: Frame[Any] | None) -> float:
    """What the models of the Overlord's activated unit may still do."""
    if s.active < 0 or s.side != OVERLORD:
        return 0.0
    strikes = isinstance(top, PickTarget)  # CO-23: then nobody has base movement left
    worth = 0.0
    for card in s.living(s.active):
        if not s.marks[card] & RESTED:
            worth += _model(s, card, 0 if strikes else s.points[card])
    return worth


def _led(s: Conan, who: int) -> float:
    """What an ally would do if it were activated."""
    return _model(s, who, s.unit(who).move)


def _model(s: Conan, who: int, points: int) -> float:
    """What a model may still do: strike from here or after some steps, or come nearer."""
    if s.marks[who] & STRUCK:
        return 0.0
    best = SURE * best_model_blow(s, who)
    if not points:
        return best
    unit = s.unit(who)
    road = roads(s.board, s.at[who], gifts(s, who), s.wrecked)
    hold = leaving(s, who)
    near = 99
    for target in s.zones[BOARD]:
        if s.terms.side[target] == s.terms.side[who] or s.at[target] == s.at[who]:
            continue
        cost = road[s.at[target]] + hold
        near = min(near, cost)
        if unit.melee and cost <= points:
            best = max(best, SOON * model_blow(s, who, target, MELEE))
        elif unit.melee and cost <= model_points(s, who):
            worth = DEAR * model_blow(s, who, target, MELEE)
            best = max(best, worth - RED_PRICE * (cost - points) * DEAR)
        elif unit.ranged:
            best = max(best, DEAR * model_blow(s, who, target, RANGED))
    return best if best > 0.0 else SURE * NEAR * force(s, who) * min(points, near)


# Stances


def stances(s: Conan, seat: int, top: Frame[Any] | None) -> float:
    """Before the recovery: what each stance will give."""
    if not isinstance(top, TakeStance | ConfirmStance):
        return 0.0
    worth = -30.0  # nobody shall hesitate to confirm
    step = stride(s, seat)
    useful = thrift(s, seat)
    more = min(2, s.fallen())
    going = errands(s, seat)
    for chair in s.heroes():
        bold = s.aggressive >> chair & 1
        held = s.held(chair, RESERVE)
        gems = held + min(s.held(chair, FATIGUE), (2 if bold else 5) + more)
        worth += useful * (ready(gems) - ready(held))
        if not bold:
            continue
        worth += 0.8 * min(gems, 4)
        for errand in going:
            if errand.chair == chair:
                base = s.hero(chair).base
                way = far(s, s.terms.heroes[chair], errand.areas, errand.leaving)
                worth += 0.8 * step * errand.weight * min(base, way)
    return worth
