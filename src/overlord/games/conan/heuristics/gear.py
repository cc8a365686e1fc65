"""Gear that a hero carries: what it is good for, and what it costs to carry it."""

from overlord.games.conan.components.box import Bonus
from overlord.games.conan.components.vocabulary import EVASIVE, SPELL_CASTER
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.errands import laden
from overlord.games.conan.heuristics.objectives import cards_to_fetch
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import CARRIED


def kit(s: Conan, chair: int, without: int) -> float:
    """Of each kind the best counts, for only one is used; less what the load takes away."""
    melee = ranged = guard = armor = worth = 0.0
    load = 0
    for card in s.cards(CARRIED + chair):
        if card == without:
            continue
        asset = s.box.asset(card)
        load += asset.load
        melee = max(melee, _symbols(asset.melee))
        ranged = max(ranged, _symbols(asset.ranged))
        guard = max(guard, _symbols(asset.guard))
        armor = max(armor, _symbols(asset.armor))
        worth += w.POTION if asset.potion else w.ORB if asset.area is not None else 0.0
    hero = s.hero(chair)
    slow = (load >= hero.load[1]) + (load >= hero.load[2])
    if slow:
        worth -= slow * (w.PORTER_BURDEN if laden(s, chair, cards_to_fetch(s)) else w.BURDEN)
    if 0 < hero.skills[SPELL_CASTER] <= load:  # CO-H81
        worth -= w.MUTED
    if 0 < hero.skills[EVASIVE] <= load:
        worth -= w.CAUGHT
    return (
        worth
        + w.WEAPON_SYMBOL * melee
        + w.MISSILE_SYMBOL * ranged
        + w.PARRY_SYMBOL * guard
        + w.ARMOR_SYMBOL * armor
    )


def _symbols(bonus: Bonus | None) -> float:
    return 0.0 if bonus is None else bonus.symbols
