"""How well a side stands, for players that look one step ahead.

The weights are guesses, not yet chosen by tournaments.
"""

from typing import Any, Final

from overlord.core.frames import Frame
from overlord.games.conan.allies import LeadWhich
from overlord.games.conan.blow import SKILL
from overlord.games.conan.defence import GuardWith, ParryWith, armor_of
from overlord.games.conan.dice import RerollDie, symbols
from overlord.games.conan.hero_acts import HeroActs
from overlord.games.conan.hero_attack import AttackGems, AttackWith, PickTarget, SecondWeapon
from overlord.games.conan.heroes_turn import WhoActs
from overlord.games.conan.manipulation import Attempt, DropWhich, PickUpWhat, at_hand
from overlord.games.conan.prospects import prospect
from overlord.games.conan.reinforcement import river_units
from overlord.games.conan.spells import CastWhich
from overlord.games.conan.state import FATIGUE, RESERVE, RESTED, STRUCK, UNDECIDED, Conan
from overlord.games.conan.zones import CARRIED, DEAD, ESCAPED, GROUND, OVERLORD, SEARCHED

WON: Final = 10_000.0
HERO: Final = 30.0  # a hero's life as such
GEM: Final = 3.0  # a gem that is no wound
READY: Final = 0.35  # ... and lies in the Reserve
LIFE: Final = 2.2  # a point of life of a unit, by its strength
GOAL: Final = 90.0  # an object of the heroes' objective that has left the board
HELD: Final = 45.0  # ... that a hero carries
SEEN: Final = 20.0  # ... that lies in the open
LOOKED: Final = 6.0  # a place that is known to be empty
TOWARDS: Final = 2.0  # one area nearer to what must be carried off, or with it to an edge
NEAR: Final = 0.8  # one area nearer to where one wants to be
BOLD: Final = 0.5  # for each gem that an aggressive hero could use
RED_GEM: Final = 0.4  # a gem of the Overlord in the Reserve, beside one in Fatigue


def evaluate(s: Conan, seat: int) -> float:
    """For the heroes' side; the Overlord's view is its opposite."""
    if s.verdict != UNDECIDED:
        worth = WON if s.verdict else -WON
    else:
        worth = _heroes(s) - _units(s) + _objectives(s) - _purse(s) + _pending(s) + prospect(s)
        if seat == s.terms.seats[OVERLORD]:
            worth += _distance(s)
    return worth if seat != s.terms.seats[OVERLORD] else -worth


def _heroes(s: Conan) -> float:
    worth = 0.0
    for chair in s.heroes():
        ready = s.held(chair, RESERVE)
        worth += HERO + GEM * s.vigour(chair) + READY * ready
        if s.aggressive >> chair & 1:
            worth += BOLD * min(ready, 6)
        for card in s.zones[CARRIED + chair]:
            worth += 0.3 if s.cards.asset(card).load < 4 else 0.0
        for area in s.chests:
            if s.at[s.terms.heroes[chair]] == area:
                worth += 0.4
    return worth


def _units(s: Conan) -> float:
    """Life that is still there, by how hard the unit strikes."""
    worth = 0.0
    for unit in river_units(s):
        for card in s.living(unit):
            worth += LIFE * force(s, card) * (0.4 + 0.6 * s.life[card])
    return worth


def force(s: Conan, card: int) -> float:
    unit = s.unit(card)
    return 1.0 + 0.5 * len(unit.melee) + 0.5 * len(unit.ranged)


def _distance(s: Conan) -> float:
    """How far the units are from the heroes: it makes the Overlord come."""
    heroes = [s.at[s.terms.heroes[chair]] for chair in s.heroes()]
    worth = 0.0
    for unit in river_units(s):
        for card in s.living(unit):
            near = min((s.board.walk(s.at[card], area) for area in heroes), default=0)
            worth += NEAR * 0.5 * force(s, card) * min(near, 6)
    return worth


def _pending(s: Conan) -> float:
    """What is about to happen: attacks, and whoever still may act."""
    top = s.agenda[-1] if s.agenda else None
    worth = _intent(s, top) - _activated(s) - 1.5 * s.reinforcement
    if isinstance(top, HeroActs):
        worth += 0.6
    elif isinstance(top, WhoActs):
        worth += 0.3
    elif isinstance(top, DropWhich):
        worth -= 2.0
    elif isinstance(top, PickUpWhat):
        at_feet = any(card in at_hand(s, top.chair) for card in wanted(s))
        worth += HELD - SEEN if at_feet else 0.9
    elif isinstance(top, Attempt | CastWhich | LeadWhich):
        worth += 1.2
    return worth


def _intent(s: Conan, top: Frame[Any] | None) -> float:
    """What an attack that is being chosen or rolled will probably do."""
    blow = s.blow
    if isinstance(top, PickTarget):
        return 1.0 if s.terms.side[top.who] else -1.0
    if isinstance(top, AttackGems):
        return _harm(s, top.target, 4.0)
    if isinstance(top, AttackWith | SecondWeapon):
        return _harm(s, top.target, 1.2 * top.gems + 1.5)
    if isinstance(top, GuardWith | ParryWith):
        return _harm(s, top.target, float(blow.power))
    if not isinstance(top, RerollDie) or blow.how == SKILL or not blow.target:
        return 0.0
    power = symbols(s) if top.who == blow.striker else blow.power - symbols(s)
    return _harm(s, blow.target, float(power)) if s.at[blow.target] >= 0 else 0.0


def _activated(s: Conan) -> float:
    """Models of the activated unit that may still strike, more if a hero is within their reach."""
    worth = 0.0
    heroes = [s.at[s.terms.heroes[chair]] for chair in s.heroes()]
    for card in s.living(s.active) if s.active >= 0 and not s.side else []:
        if s.marks[card] & (STRUCK | RESTED):
            continue
        near = min((s.board.walk(s.at[card], area) for area in heroes), default=9)
        worth += force(s, card) * (1.2 if near <= s.points[card] else 0.4 if s.points[card] else 0)
    return worth


def _harm(s: Conan, target: int, power: float) -> float:
    """The worth of damage to somebody, good for the heroes if it is a unit."""
    damage = max(0.0, power - armor_of(s, target))
    chair = s.chair_of(target)
    if chair:
        vigour = s.vigour(chair)
        return -GEM * min(damage, vigour) - (HERO if damage >= vigour else 0.0)
    life = s.life[target]
    worth = LIFE * force(s, target) * (0.6 * min(damage, life) + (0.4 if damage >= life else 0.0))
    return -worth if s.terms.side[target] else worth


def _objectives(s: Conan) -> float:
    """What the heroes must carry off, where it is, and how far it still has to go."""
    worth = LOOKED * len(s.zones[SEARCHED])
    exits = [area for area in range(s.board.size) if s.board.places[area].exit]
    for card in wanted(s):
        if card in s.zones[ESCAPED]:
            worth += GOAL
            continue
        chair = _carrier(s, card)
        if chair:
            worth += HELD - TOWARDS * _nearest(s, s.at[s.terms.heroes[chair]], exits)
        elif card in s.zones[GROUND]:
            worth += SEEN - TOWARDS * _approach(s, s.at[card])
        else:
            worth -= TOWARDS * _approach_unknown(s, card)
    return worth


def wanted(s: Conan) -> list[int]:
    found: list[int] = []
    for win in s.scenario.wins:
        for goal in win.goals:
            found += [card for card in goal.what if win.side and card >= s.cards.first]
    return found


def _carrier(s: Conan, card: int) -> int:
    for chair in s.heroes():
        if card in s.zones[CARRIED + chair]:
            return chair
    return 0


def _nearest(s: Conan, area: int, areas: list[int]) -> int:
    return min((s.board.walk(area, other) for other in areas), default=0)


def _approach(s: Conan, area: int) -> int:
    """How far the nearest hero is."""
    return min((s.board.walk(s.at[s.terms.heroes[c]], area) for c in s.heroes()), default=9)


def _approach_unknown(s: Conan, card: int) -> float:
    """Towards the unit that leaves the object behind, or to a place nobody has searched."""
    for unit, trophy in s.scenario.heads:
        if trophy == card:
            life = sum(s.life[model] for model in s.living(unit))
            lair = [s.at[model] for model in s.living(unit)]
            far = [_nearest(s, s.at[s.terms.heroes[chair]], lair) for chair in _free(s)]
            return 6.0 + 2.5 * life + 0.6 * sum(far)
    places = [area for i, area in enumerate(s.scenario.hiding) if not _searched(s, i)]
    far = [_nearest(s, s.at[s.terms.heroes[chair]], places) for chair in s.heroes()]
    return 6.0 + sum(far)


def _free(s: Conan) -> list[int]:
    """Heroes who carry nothing that must be brought away."""
    goals = wanted(s)
    return [c for c in s.heroes() if not any(card in goals for card in s.zones[CARRIED + c])]


def _searched(s: Conan, place: int) -> bool:
    names = [s.cards.card(card).id for card in s.zones[SEARCHED]]
    return f"number-{place + 1}" in names


def _purse(s: Conan) -> float:
    """The Overlord's energy, and models that are dead for good."""
    ready, tired = s.held(OVERLORD, RESERVE), s.held(OVERLORD, FATIGUE)
    if s.side:  # what will be recovered is as good as there, or nobody would end a turn
        ready += min(tired, s.recovery)
    energy = RED_GEM * ready
    return energy - 0.1 * len(s.zones[DEAD])
