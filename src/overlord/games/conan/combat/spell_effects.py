"""Effects of spells once they are paid for."""

from typing import Final

from overlord.core.frames import ChairStep, Choice
from overlord.core.offer import Offer
from overlord.games.conan.combat.attack import strike, strike_area
from overlord.games.conan.combat.dice import Rerolls, RollDice, support_rerolls, symbols
from overlord.games.conan.combat.hero_attack import lose_base
from overlord.games.conan.combat.wounds import Die, pick_up
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.box import OF_GEMS
from overlord.games.conan.state import (
    DIZZY,
    FATIGUE,
    RESERVE,
    ROOTED,
    TAMED,
    WINGED,
    WOUNDS,
    Conan,
)
from overlord.games.conan.table.blow import SKILL, SPELL, begin_blow, take_up
from overlord.games.conan.zones import CARRIED, GEMS, SPOTS, VICTIMS

AIMED: Final = (  # effects that need somebody or something to be cast on
    v.E_ATTACK,
    v.E_BITE,
    v.E_AREA,
    v.E_DRAIN,
    v.E_GIFT,
    v.E_DIZZINESS,
    v.E_MIND,
    v.E_HEALING,
    v.E_POSSESSION,
    v.E_TELEKINESIS,
    v.E_TELEPORTATION,
)


def begin(s: Conan, seat: int, who: int, spell: int, aim: int, gems: int) -> None:
    """A spell takes effect. `aim` is a card: somebody, an object or an area."""
    effect = s.box.spell(spell).effect
    if effect in (v.E_ATTACK, v.E_BITE, v.E_AREA, v.E_KISS, v.E_SWARM):
        _harm(s, who, spell, aim)
    elif effect == v.E_HALO:
        s.set_halo(who, spell)
    elif effect == v.E_FLIGHT:
        s.add_marks(who, WINGED)
    elif effect == v.E_DIZZINESS:
        s.add_marks(aim, DIZZY)
    else:
        _touch(s, seat, who, spell, aim, gems)


def _touch(s: Conan, seat: int, who: int, spell: int, aim: int, gems: int) -> None:
    """Spells that move gems, people or things."""
    effect = s.box.spell(spell).effect
    if effect == v.E_DRAIN:
        s.shift(s.chair_of(aim), RESERVE, FATIGUE, 1)
        s.shift(s.chair_of(who), FATIGUE, RESERVE, s.box.spell(spell).amount)
    elif effect == v.E_GIFT:
        s.then(GiveGems(seat, s.chair_of(who), s.chair_of(aim), s.box.spell(spell).amount))
    elif effect == v.E_HEALING:
        _heal(s, who, s.chair_of(aim), spell)
    elif effect == v.E_POSSESSION:
        possess(s, aim)
    elif effect == v.E_TELEKINESIS:
        pick_up(s, aim, CARRIED + s.chair_of(who))
    elif effect == v.E_TELEPORTATION:
        s.stand(who, s.box.place_of[aim])
        _arrive(s, who)
    else:
        _lead(s, seat, aim, 1 + gems)


def _arrive(s: Conan, who: int) -> None:
    from overlord.games.conan.movement.steps import Arrive  # noqa: PLC0415 (whoever arrives meets spells)

    s.then(Arrive(who))


def _lead(s: Conan, seat: int, who: int, steps: int) -> None:
    from overlord.games.conan.combat.spells import LeadTo  # noqa: PLC0415 (spells begin here)

    s.then(LeadTo(seat, who, steps))


def _harm(s: Conan, who: int, spell: int, aim: int) -> None:
    """CO-H88: attack spells are defended like other attacks."""
    printed = s.box.spell(spell)
    if not s.is_hero(who):
        lose_base(s, who)  # CO-C16: such a spell counts as an attack for moving
    if printed.effect in (v.E_ATTACK, v.E_BITE):
        strike(s, SPELL, who, aim, printed.dice, printed.reroll, spell=spell)
        return
    area = s.box.place_of[aim] if printed.effect == v.E_AREA else s.at(who)
    spared = -1 if printed.effect == v.E_AREA else who
    strike_area(s, who, area, printed.dice, printed.reroll, spell, spared)
    if printed.effect == v.E_SWARM:
        s.put_all(VICTIMS, [card for card in s.cards(VICTIMS) if not _undead(s, card)])
    if printed.effect == v.E_KISS:  # CO-C33: the caster is gone
        s.then(Die(who))


def _undead(s: Conan, card: int) -> bool:
    return not s.is_hero(card) and s.unit(card).undead


def _heal(s: Conan, who: int, chair: int, spell: int) -> None:
    printed = s.box.spell(spell)
    begin_blow(s, SKILL, who, spell=spell)
    take_up(s, printed.dice, printed.reroll, support_rerolls(s, who))
    s.then(RollDice())
    s.then(Rerolls(who, s.chair_of(who), s.held(chair, WOUNDS)))
    s.then(Heal(chair))


class Heal(ChairStep[Conan]):
    """Mitra's Healing: a wound becomes energy for each symbol (CO-C35)."""

    rules = ("CO-H86",)

    def run(self, s: Conan) -> None:
        s.shift(self.chair, WOUNDS, RESERVE, symbols(s))


class GiveGems(Choice[Conan]):
    """Gift of Life: gems change hands for good (CO-C35)."""

    prompt = "give-gems"
    rules = ("CO-H86",)

    def __init__(self, seat: int, giver: int, taker: int, amount: int) -> None:
        self.seat = seat
        self.giver = giver
        self.taker = taker
        self.amount = amount

    def offer(self, s: Conan, o: Offer) -> None:
        """Nobody gives away the last gem that keeps them alive."""
        count = min(self.amount, s.held(self.giver, RESERVE), s.vigour(self.giver) - 1)
        for n in range(count + 1):
            o.add(OF_GEMS + n)

    def choose(self, s: Conan, action: int) -> None:
        count = action - OF_GEMS
        s[GEMS + self.giver * SPOTS + RESERVE] -= count
        s[GEMS + self.taker * SPOTS + RESERVE] += count
        s.announce("gives-gems", s.terms.heroes[self.giver], self.taker, count)


def possess(s: Conan, target: int) -> None:
    """CO-C34, CO-C64: who has Blocking loses it, anybody else cannot move next time."""
    s.add_marks(target, TAMED if s.has(target, v.BLOCKING) else ROOTED)
