"""Intents under way: attacks and spells that somebody has begun, units that may still act."""

from typing import Any

from overlord.core.frames import Frame
from overlord.games.conan.combat.attack import HitCaptives, PickVictim
from overlord.games.conan.combat.defence import GuardWith, ParryWith
from overlord.games.conan.combat.dice import RerollDie, symbols
from overlord.games.conan.combat.hero_attack import AttackGems, AttackWith, PickTarget, SecondWeapon
from overlord.games.conan.combat.spells import AimSpell, CastFor, CastWhich
from overlord.games.conan.heroes.allies import LeadWhich, followers
from overlord.games.conan.heroes.hero_acts import HeroActs, WhoActs
from overlord.games.conan.heroes.heroes_turn import TakeStance
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.errands import errands, laden
from overlord.games.conan.heuristics.handling_values import handling, sure
from overlord.games.conan.heuristics.objectives import cards_to_fetch, stride, thrift
from overlord.games.conan.heuristics.omens import best_event
from overlord.games.conan.heuristics.paths import EnemyMap
from overlord.games.conan.heuristics.plans import aim, breaches, sides
from overlord.games.conan.heuristics.roads import roads
from overlord.games.conan.heuristics.spellcraft import best_cast, best_spell, spell_worth
from overlord.games.conan.heuristics.strikes import (
    Throw,
    best_against,
    best_blow,
    best_model_blow,
    blow_worth,
    captive,
    force,
    harm,
    life_of,
    model_blow,
    ready,
    strength,
)
from overlord.games.conan.movement.borders import gifts
from overlord.games.conan.movement.costs import leaving
from overlord.games.conan.movement.steps import Fallen, model_points
from overlord.games.conan.overlord.model_acts import ModelActs
from overlord.games.conan.overlord.river import ClearWhich
from overlord.games.conan.state import FATIGUE, RESERVE, RESTED, STRUCK, WOUNDS, Conan
from overlord.games.conan.table.blow import AREA, MELEE, RANGED, SKILL
from overlord.games.conan.zones import (
    ACTIVATIONS,
    ACTIVE,
    BARRICADES,
    BOARD,
    BOLD,
    FINISHED,
    HOW,
    OVERLORD,
    POWER,
    RIVER,
    SIDE,
    SIEGE,
    SPOTS,
    STARTED,
    STRIKER,
    TARGET,
    VICTIMS,
)


def in_the_air(s: Conan, top: Frame[Any] | None) -> float:
    """Worth of an attack whose dice lie on the table, for the heroes."""
    if s[HOW] == AREA:
        return _burst(s, top)
    if s[HOW] == SKILL and isinstance(top, RerollDie):
        return _falling(s)
    if s[HOW] == SKILL or s[TARGET] <= 0 or s.at(s[TARGET]) < 0:
        return 0.0
    if isinstance(top, RerollDie):
        if top.who == s[STRIKER]:
            worth = harm(s, s[TARGET], float(symbols(s)), 0.6)
        else:
            worth = harm(s, s[TARGET], float(s[POWER] - symbols(s)), 0.1)
    elif isinstance(top, (GuardWith, ParryWith)):
        worth = harm(s, s[TARGET], float(s[POWER]), 0.6)
    else:
        return 0.0
    return -worth if s.terms.side[s[TARGET]] else worth


def _falling(s: Conan) -> float:
    """Cost of a fall whose dice lie on the table (CO-H97)."""
    frame = s.agenda[-2] if len(s.agenda) > 1 else None
    if not isinstance(frame, Fallen):
        return 0.0
    who = frame.who
    chair = s.chair_of(who)
    damage = symbols(s)
    if chair:
        vigour = s.vigour(chair)
        return life_of(s, chair, vigour - damage) - life_of(s, chair, vigour)
    if damage < s.life(who):
        return 0.0
    lost = w.FALL_DEATH * strength(s, who, force(s, who))
    return -lost if s.terms.side[who] else lost


def _burst(s: Conan, top: Frame[Any] | None) -> float:
    """The same for an attack on all in an area: those who have not met it yet."""
    power = float(s[POWER])
    victims = s.cards(VICTIMS)
    if isinstance(top, RerollDie) and top.who == s[STRIKER]:
        power = float(symbols(s))
    elif isinstance(top, (RerollDie, GuardWith, ParryWith)):
        victims.append(s[TARGET])
    elif not isinstance(top, PickVictim):
        return 0.0
    worth = 0.0
    for frame in s.agenda:
        if isinstance(frame, HitCaptives) and captive(s, frame.area):
            worth += -w.CAPTIVE_DEATH if frame.side else w.CAPTIVE_DEATH
    for card in victims:
        if s.at(card) >= 0:
            hurt = harm(s, card, power, 0.6)
            worth += -hurt if s.terms.side[card] else hurt
    return worth


def intent_value(s: Conan, top: Frame[Any] | None) -> float:
    """Worth of what somebody has begun and not yet paid or aimed, for the heroes."""
    worth = handling(s, top)
    if isinstance(top, HeroActs):
        worth = 0.6 if top.acted else 0.3 - 0.2 * top.picked
    elif isinstance(top, WhoActs):
        worth = 0.3
    elif isinstance(top, (PickTarget, AttackGems, AttackWith, SecondWeapon)):
        worth = _attacking(s, top) if s.terms.side[top.who] else 0.0  # of units: see `activated`
    elif isinstance(top, (CastWhich, CastFor, AimSpell)):
        worth = _casting(s, top) if s.terms.side[top.who] else -_casting(s, top)
    elif isinstance(top, ModelActs):
        worth = _model(s, top.who, s.points(top.who)) if s.terms.side[top.who] else 0.0
    elif isinstance(top, LeadWhich):
        worth = sure(
            max([_ally_value(s, card) for card in followers(s)], default=0.0) - w.HERO_GEM_PRICE
        )
    return worth


def _attacking(s: Conan, top: Frame[Any]) -> float:
    """Value of an attack that has been begun, for whoever strikes."""
    if isinstance(top, PickTarget):
        chair = s.chair_of(top.who)
        if not chair:
            return sure(best_model_blow(s, top.who))
        how = MELEE if top.how == MELEE else RANGED
        return sure(best_blow(s, chair, how, _price(s, chair)))
    if isinstance(top, AttackGems):
        chair = s.chair_of(top.who)
        return best_against(s, chair, top.target, top.how, _price(s, chair))
    if isinstance(top, AttackWith):
        return blow_worth(s, s.chair_of(top.who), top.target, top.how, top.gems)
    assert isinstance(top, SecondWeapon)
    return blow_worth(s, s.chair_of(top.who), top.target, MELEE, top.gems)


def _price(s: Conan, chair: int) -> float:
    """Price of a gem for fighting: who carries an objective needs it for walking."""
    return w.PORTER_GEM_PRICE if laden(s, chair, cards_to_fetch(s)) else w.HERO_GEM_PRICE


def _casting(s: Conan, top: Frame[Any]) -> float:
    """Value of a spell that has been begun, for whoever casts."""
    if isinstance(top, CastWhich):
        return sure(
            best_spell(s, top.who, w.HERO_GEM_PRICE if s.terms.side[top.who] else w.RED_GEM_PRICE)
        )
    if isinstance(top, CastFor):
        return best_cast(
            s, top.who, top.spell, w.HERO_GEM_PRICE if s.terms.side[top.who] else w.RED_GEM_PRICE
        )
    assert isinstance(top, AimSpell)
    return spell_worth(s, top.who, top.spell, top.gems)


# Units


def activation_value(s: Conan, top: Frame[Any] | None) -> float:
    """Worth of what the models of the Overlord's activated unit may still do."""
    if s[ACTIVE] < 0 or s[SIDE] != OVERLORD:
        return 0.0
    strikes = isinstance(top, PickTarget)  # CO-23: then nobody has base movement left
    elsewhere = isinstance(top, ClearWhich) or (isinstance(top, ModelActs) and top.picked)
    worth = 0.0
    most = 0.0
    for card in s.living(s[ACTIVE]):
        if not s.marks(card) & RESTED:
            one = _model(s, card, 0 if strikes else s.points(card))
            worth += one
            most = max(most, one)
    return worth - most if elsewhere else worth  # nobody shall be passed over for nothing


def next_activation(s: Conan) -> float:
    """Worth of the best tile that can still be activated (CO-17), less its gems.

    Otherwise a dear tile takes the gems of two every time. Only measured where there are stations.
    """
    if not s.scenario.stations or s[SIDE] != OVERLORD or s[ACTIVATIONS] != 1:
        return 0.0
    best = 0.0
    for tile in s.cards(RIVER):
        cost = s.cost_of(tile)
        if cost > s.held(OVERLORD, RESERVE):
            break
        unit = s.box.unit_of[tile]
        worth = -w.RED_GEM_PRICE * cost
        if unit < 0:
            worth += best_event(s)
        elif unit != s[ACTIVE]:
            for card in s.living(unit):
                worth += _model(s, card, s.unit(card).move)
        best = max(best, worth)
    return w.NEXT_TILE * best


def _ally_value(s: Conan, who: int) -> float:
    """Worth of an ally if it were activated."""
    return _model(s, who, s.unit(who).move)


def _model(s: Conan, who: int, points: int) -> float:
    """Worth of what a model may still do: strike from here or after some steps, or come nearer."""
    if s.marks(who) & STRUCK:
        return 0.0
    best = max(w.SURE * best_model_blow(s, who), _battering(s, who, points))
    if not points:
        return best
    unit = s.unit(who)
    road = roads(s.board, gifts(s, who), s.wrecked).away(s.at(who))
    hold = leaving(s, who)
    near = 99
    sides = s.terms.side
    for one in s.native(BOARD):
        target = int(one)
        cost = int(road[s.at(target)]) + hold
        if sides[one] == sides[who] or cost == hold:
            continue
        near = min(near, cost)
        if unit.melee and cost <= points:
            best = max(best, w.AFTER_STEPS * model_blow(s, who, target, MELEE))
        elif unit.melee and cost <= model_points(s, who):
            worth = w.AFTER_DEAR_STEPS * model_blow(s, who, target, MELEE)
            best = max(best, worth - w.RED_GEM_PRICE * (cost - points) * w.AFTER_DEAR_STEPS)
        elif unit.ranged:
            best = max(best, w.AFTER_DEAR_STEPS * model_blow(s, who, target, RANGED))
    if best > 0.0:
        return best
    areas = [] if s.terms.side[who] else aim(s)
    if areas:
        near = min([int(road[area]) for area in areas]) + hold
    return w.SURE * (w.NEAR_GOAL if areas else w.NEAR) * force(s, who) * min(points, near)


def _battering(s: Conan, who: int, points: int) -> float:
    """Damage of a model to a barricade (CO-C44), from here or after some steps."""
    if s.terms.side[who] or not any(s.cards(BARRICADES)):
        return 0.0
    near = 99
    life = 0
    road = roads(s.board, gifts(s, who), s.wrecked).away(s.at(who))
    for gate in breaches(s):
        if s[SIEGE] in (0, 1 + gate):
            way = min([int(road[area]) for area in sides(s, s.scenario.gates[gate])])
            if way < near:
                near = way
                life = s.card(BARRICADES, gate)
    if near == 99:
        return 0.0
    unit = s.unit(who)
    blow = w.PLANK * min(Throw(unit.melee, len(unit.reroll)).mean, life / _ready(s))
    if not near:
        return w.SURE * blow
    near += leaving(s, who)
    if near <= points:
        return w.AFTER_STEPS * blow
    return (
        w.AFTER_DEAR_STEPS * blow - w.RED_GEM_PRICE * (near - points) * w.AFTER_DEAR_STEPS
        if near <= model_points(s, who)
        else 0.0
    )


def _ready(s: Conan) -> int:
    """Models of the active unit that may still attack: they share what is left to break."""
    count = 0
    for card in s.living(s[ACTIVE]) if s[ACTIVE] >= 0 else []:
        if not s.marks(card) & (STRUCK | RESTED):
            count += 1
    return max(1, count)


# Stances


def stances(s: Conan, enemy_map: EnemyMap, seat: int, top: Frame[Any] | None) -> float:
    """Worth of the stances: before the recovery, and after it while nobody has acted."""
    before = isinstance(top, TakeStance)
    if not before and not _unspent(s, top):
        return 0.0
    worth = 0.0
    step = stride(s, seat)
    useful = thrift(s, seat)
    more = min(2, s.fallen())
    going = errands(s, enemy_map, seat)
    for chair in s.heroes():
        bold = s[BOLD] >> chair & 1
        gems = s.held(chair, RESERVE)
        if before:
            gained = min(s.held(chair, FATIGUE), (2 if bold else 5) + more)
            worth += useful * (ready(gems + gained) - ready(gems))
            gems += gained
        if not bold:
            continue
        worth += 0.8 * min(gems, 4)
        for errand in going:
            if errand.chair == chair:
                base = s.hero(chair).base
                worth += 0.8 * step * errand.weight * min(base, errand.way + errand.more)
    return worth


def _unspent(s: Conan, top: Frame[Any] | None) -> bool:
    """Whether the heroes' actions have just begun: all that the last stance can be judged by."""
    if not isinstance(top, HeroActs) or top.acted or top.picked or s[STARTED] or s[FINISHED]:
        return False
    for chair in s.heroes():
        if s.marks(s.terms.heroes[chair]) & RESTED:
            return False
        for spot in range(SPOTS):
            if spot not in (RESERVE, FATIGUE, WOUNDS) and s.held(chair, spot):
                return False
    return True
