"""What a hero carries is good for, and what it costs to carry it."""

from typing import Final

from overlord.games.conan.box import Bonus
from overlord.games.conan.errands import laden
from overlord.games.conan.objectives import wanted
from overlord.games.conan.state import Conan
from overlord.games.conan.vocabulary import EVASIVE, SPELL_CASTER
from overlord.games.conan.zones import CARRIED

WEAPON: Final = 4.0  # a symbol that it brings
MISSILE: Final = 1.0
PARRY: Final = 2.0
ARMOR: Final = 4.0
POTION: Final = 4.0
ORB: Final = 1.5
BURDEN: Final = 3.0  # a point of base movement that a load takes away
PORTER: Final = 6.0  # ... from whoever carries what must be brought away
MUTED: Final = 12.0  # a load that takes away the skill to cast spells
CAUGHT: Final = 6.0  # ... or to evade


def kit(s: Conan, chair: int, without: int) -> float:
    """Of each kind the best counts, for only one is used; less what the load takes away."""
    melee = ranged = guard = armor = worth = 0.0
    load = 0
    for card in s.zones[CARRIED + chair]:
        if card == without:
            continue
        asset = s.box.asset(card)
        load += asset.load
        melee = max(melee, _symbols(asset.melee))
        ranged = max(ranged, _symbols(asset.ranged))
        guard = max(guard, _symbols(asset.guard))
        armor = max(armor, _symbols(asset.armor))
        worth += POTION if asset.potion else ORB if asset.area is not None else 0.0
    hero = s.hero(chair)
    slow = (load >= hero.load[1]) + (load >= hero.load[2])
    if slow:
        worth -= slow * (PORTER if laden(s, chair, wanted(s)) else BURDEN)
    if 0 < hero.skills[SPELL_CASTER] <= load:  # CO-H81
        worth -= MUTED
    if 0 < hero.skills[EVASIVE] <= load:
        worth -= CAUGHT
    return worth + WEAPON * melee + MISSILE * ranged + PARRY * guard + ARMOR * armor


def _symbols(bonus: Bonus | None) -> float:
    return 0.0 if bonus is None else bonus.symbols
