"""Reaction spells, and the moments at which somebody may cast one (CO-61, CO-H89, CO-C17, CO-C32).

Spells and gems lie open, so nobody is asked who could cast nothing, or nothing that would matter.
"""

from overlord.core.frames import Choice, Step
from overlord.core.offer import Offer
from overlord.games.conan.combat.attack import TakeUpAgain, set_aside
from overlord.games.conan.combat.spells import book, cast, why_not_cast
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.box import NO, NOT_THIS_TURN
from overlord.games.conan.state import HUSHED, Conan
from overlord.games.conan.zones import SIDE


class OfferReactions(Step[Conan]):
    """CO-C32: only if there is something to cast. `attacked`: before the Guard (CO-H110)."""

    rules = ("CO-61", "CO-H89", "CO-H110", "CO-C32")

    def __init__(self, who: int, attacked: int) -> None:
        self.who = who
        self.attacked = attacked

    def run(self, s: Conan) -> None:
        if s.at(self.who) >= 0 and reactions(s, self.who, self.attacked):
            s.then(React(s.seat_of(self.who), self.who, self.attacked))


def reactions(s: Conan, who: int, attacked: int) -> list[int]:
    """The reaction spells that somebody could cast now, to some effect."""
    if s.marks(who) & HUSHED:
        return []
    return [
        spell
        for spell in book(s, who)
        if s.box.spell(spell).reaction
        and matters(s, who, spell, attacked)
        and why_not_cast(s, who, spell) is None
    ]


def matters(s: Conan, who: int, spell: int, attacked: int) -> bool:
    """A Halo can wait for an attack; what strikes the own area needs an enemy in it."""
    effect = s.box.spell(spell).effect
    if effect == v.E_HALO:
        return attacked != 0
    if effect == v.E_SWARM:
        enemies = s.inside(s.at(who), 1 - s.terms.side[who])
        return any(s.is_hero(card) or not s.unit(card).undead for card in enemies)
    return True


class React(Choice[Conan]):
    """CO-C32: one of the spells, or none, or none in this turn."""

    prompt = "react"
    rules = ("CO-61", "CO-H89", "CO-C32")

    def __init__(self, seat: int, who: int, attacked: int) -> None:
        self.seat = seat
        self.who = who
        self.attacked = attacked

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(NO)
        o.add(NOT_THIS_TURN)
        o.add_all(reactions(s, self.who, self.attacked))

    def choose(self, s: Conan, action: int) -> None:
        if action == NOT_THIS_TURN:
            s.add_marks(self.who, HUSHED)
        if action in (NO, NOT_THIS_TURN):
            return
        set_aside(s)
        cast(s, self.seat, self.who, action)
        s.then(TakeUpAgain())
        s.then(OfferReactions(self.who, self.attacked))


# Moments in the other side's turn


def watchers(s: Conan, side: int) -> list[int]:
    """Members of a side that may react in the other's turn to more than attacks on themselves."""
    found: list[int] = []
    if s[SIDE] == side:
        return found
    for spell in s.terms.spells:
        printed = s.box.spell(spell)
        if printed.reaction and printed.effect != v.E_HALO:
            chair = s.terms.owner[spell]
            owners = [s.terms.heroes[chair]] if chair else s.living(s.terms.caster[spell])
            for who in owners:
                mine = s.terms.side[who] == side and s.at(who) >= 0
                if mine and who not in found and why_not_cast(s, who, spell) is None:
                    found.append(who)
    return found


def alert(s: Conan, who: int, area: int) -> list[int]:
    """Enemies in an area who may react to what somebody does there."""
    found = watchers(s, 1 - s.terms.side[who])
    return [card for card in found if s.at(card) == area and reactions(s, card, 0)]


def open_windows(s: Conan, casters: list[int]) -> None:
    for card in casters:
        s.then(OfferReactions(card, 0))
