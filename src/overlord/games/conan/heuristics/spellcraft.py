"""Estimates of what a spell will do, for players that look ahead."""

from typing import Final

from overlord.games.conan.combat.spells import aims, book, most, price, why_not_cast
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.errands import errands
from overlord.games.conan.heuristics.objectives import stride
from overlord.games.conan.heuristics.paths import EnemyMap, far_from
from overlord.games.conan.heuristics.strikes import (
    NOTHING,
    Throw,
    blast,
    expected_guard,
    force,
    harm,
)
from overlord.games.conan.state import WOUNDS, Conan
from overlord.games.conan.zones import BOARD

AIMED_AT: Final = (v.E_ATTACK, v.E_BITE, v.E_HEALING, v.E_POSSESSION, v.E_MIND)


def best_spell(s: Conan, who: int, gem: float) -> float:
    """The best spell that somebody could cast now, each gem at a price."""
    best = NOTHING
    for spell in book(s, who):
        if not s.box.spell(spell).reaction and why_not_cast(s, who, spell) is None:
            best = max(best, best_cast(s, who, spell, gem))
    return best


def best_cast(s: Conan, who: int, spell: int, gem: float) -> float:
    """The value of a spell with the best number of gems."""
    low = price(s, who, spell)
    high = most(s, who, spell) if s.box.spell(spell).variable else low
    best = NOTHING
    for gems in range(low, min(high, low + 2) + 1):
        best = max(best, spell_worth(s, who, spell, gems) - gem * gems)
    return best


def spell_worth(s: Conan, who: int, spell: int, gems: int) -> float:
    """Worth of a spell, once it is paid for, to whoever casts it."""
    printed = s.box.spell(spell)
    effect = printed.effect
    if effect == v.E_AREA:
        return _best_area(s, who, printed.dice)
    if effect in (v.E_KISS, v.E_SWARM):
        return blast(s, who, s.at(who), printed.dice, who) - (w.KISS if effect == v.E_KISS else 0.0)
    if effect == v.E_TELEPORTATION:
        return _jump(s, who, gems)
    best = 0.0
    for aim in aims(s, who, spell, gems) if effect in AIMED_AT else []:
        if effect in (v.E_ATTACK, v.E_BITE):
            throw = Throw(printed.dice, len(printed.reroll))
            best = max(best, harm(s, aim, throw.mean - expected_guard(s, aim), throw.spread))
        elif effect == v.E_HEALING:
            best = max(best, w.GEM * min(w.HEALING, s.held(s.chair_of(aim), WOUNDS)))
        else:
            best = max(best, w.OTHER_SPELL * force(s, aim))
    return best if effect in AIMED_AT else w.STRANGE_SPELL


def _best_area(s: Conan, who: int, dice: list[int]) -> float:
    """The area in sight where it hits most."""
    best = NOTHING
    seen = s.board.sight(s.wrecked)[s.at(who)]
    for area in occupied_areas(s, 1 - s.terms.side[who]):
        if seen >> area & 1:
            best = max(best, blast(s, who, area, dice, -1))
    return best


def occupied_areas(s: Conan, side: int) -> list[int]:
    """The areas where somebody of a side stands."""
    found: list[int] = []
    for card in s.cards(BOARD):
        if s.terms.side[card] == side and s.at(card) not in found:
            found.append(s.at(card))
    return found


def _jump(s: Conan, who: int, gems: int) -> float:
    """Teleportation: how much nearer to where the caster should go."""
    seat = s.seat_of(who)
    enemy_map = EnemyMap(s)
    for errand in errands(s, enemy_map, seat):
        if s.terms.heroes[errand.chair] == who:
            home = s.at(who)
            least = errand.way
            for area in range(s.board.size):
                if 0 < s.board.steps(home, area) <= gems and s.fits(who, area):
                    way = far_from(s, enemy_map, who, area, errand.areas, errand.leaving)
                    least = min(least, way)
            return stride(s, seat) * errand.weight * (errand.way - least)
    return 0.0
