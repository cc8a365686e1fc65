"""Attacks up to their power: target, dice, rerolls, penalties (CO-H24 to CO-H34, CO-H109)."""

from typing import Final

from overlord.core.frames import Refusal, SeatChoice, Step
from overlord.core.offer import Offer
from overlord.games.conan.combat.dice import ANY, MOST, Rerolls, RollDice, support_rerolls, symbols
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.box import NO
from overlord.games.conan.heroes.captives import captives_in, hurt_captives
from overlord.games.conan.movement.costs import border_cost, hindering
from overlord.games.conan.state import PROVOKED, RESERVE, STRUCK, Conan
from overlord.games.conan.table.blow import (
    AREA,
    MELEE,
    RANGED,
    begin_blow,
    restore_blow,
    store_blow,
    take_up,
)
from overlord.games.conan.zones import (
    BOARD,
    DICE,
    FACES,
    GUARDING,
    HOW,
    OVERLORD,
    POWER,
    STRIKER,
    STRONG,
    STRUCK_BY,
    TARGET,
    VICTIMS,
    WEAPON,
)

BARE: Final = -1  # the weapon of a hero who has none (CO-H28)
COUNTER: Final = 1  # free blows, in the place of a spell
BEYOND: Final = 2
WEB: Final = 3
NO_GUARD: Final = -2

# Made once: whoever looks for somebody to attack asks about all enemies at each decision.
OUT_OF_REACH: Final = Refusal("out-of-reach", "CO-H24")
NOT_IN_SIGHT: Final = Refusal("not-in-sight", "CO-H30")


def strike(
    s: Conan,
    how: int,
    who: int,
    target: int,
    dice: list[int],
    arrows: list[int],
    *,
    weapon: int = 0,
    second_weapon: int = 0,
    spell: int = 0,
) -> None:
    """CO-H109: what follows once target, gems and weapon are chosen."""
    if spell < s.box.first:  # CO-59: a spell is cast in addition to the attack
        s.add_marks(who, STRUCK)
    if s.has(who, v.FASCINATION):
        s.add_marks(target, PROVOKED)
    landing = s.at(target) if how == RANGED else 0
    begin_blow(s, how, who, target, weapon, second_weapon, landing, spell)
    pool = dice[:]
    if how == RANGED and _above(s, who, target):
        pool.append(s.scenario.elevation)  # CO-H34, CO-C68
    take_up(s, pool, arrows, support_rerolls(s, who))
    s.announce("attacks", who, target, how, weapon)
    _declare(s)
    s.then(GoThrough())


def _declare(s: Conan) -> None:
    """CO-C32: enemies in the attacker's area may react before the dice are thrown."""
    from overlord.games.conan.combat.reactions import alert, open_windows  # noqa: PLC0415 (they strike)

    who = s[STRIKER]
    open_windows(s, alert(s, who, s.at(who)))


class GoThrough(Step[Conan]):
    """An attack that was declared is made, if the attacker still stands (CO-C32)."""

    rules = ("CO-H109", "CO-C32")

    def run(self, s: Conan) -> None:
        if s.at(s[STRIKER]) >= 0:
            s.then(OfferSacrifice())
            s.then(RollAttack())
            s.then(FixPower())
            s.then(MeetTarget())


def strike_area(s: Conan, who: int, area: int, dice: list[int], arrows: list[int], spell: int,
                spared: int) -> None:  # fmt: skip
    """CO-H93: everybody in an area is hit; the dice are thrown once."""
    begin_blow(s, AREA, who, spell=spell)
    take_up(s, dice, arrows, support_rerolls(s, who))
    s.put_all(VICTIMS, [card for card in s.everybody(area) if card != spared])
    s.announce("attacks-area", who, s.board.first + area, spell)
    _declare(s)
    s.then(GoThroughArea(area))


class GoThroughArea(Step[Conan]):
    """The same for an attack on an area."""

    rules = ("CO-H93", "CO-C32", "CO-C70")

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, s: Conan) -> None:
        who, area = s[STRIKER], self.area
        if s.at(who) < 0:
            return
        s.then(RollDice())
        mixed = bool(s.inside(area, s.terms.side[who])) or captives_in(s, area)
        s.then(Rerolls(who, s.payer(who), ANY if mixed else MOST))
        s.then(FixPower())
        s.then(HitCaptives(area, s.terms.side[who]))
        s.then(NextVictim())


def _above(s: Conan, who: int, target: int) -> bool:
    places = s.board.places
    return places[s.at(who)].level > places[s.at(target)].level


class RollAttack(Step[Conan]):
    """The dice of an attack on one target are thrown, and perhaps thrown again."""

    rules = ("CO-H109", "CO-C70")

    def run(self, s: Conan) -> None:
        who = s[STRIKER]
        s.then(RollDice())
        s.then(Rerolls(who, s.payer(who), enough(s)))


def enough(s: Conan) -> int:
    """CO-C70: the symbols that kill the target whatever else happens; MOST if nobody can tell.

    A model of the Overlord's dies for sure if nothing but its armor defends it. A Circular Strike
    goes on with what is left over (CO-K4), and a web kills nobody (CO-K15).
    """
    from overlord.games.conan.combat.defence import defence_of  # noqa: PLC0415 (defence strikes back)
    from overlord.games.conan.combat.skills import next_targets, sweeping  # noqa: PLC0415 (they strike)

    target = s[TARGET]
    if s.terms.side[target] or s[STRUCK_BY] == WEB:
        return MOST
    if s[HOW] == MELEE and sweeping(s) and len(next_targets(s)) > 1:
        return MOST
    if s.held(OVERLORD, RESERVE):
        if s[GUARDING] != NO_GUARD and not s.still(OVERLORD):
            return MOST
        if s.has(target, v.SPELL_CASTER):
            return MOST
    return defence_of(s, target, 0) + s.life(target) + _penalty(s)


class FixPower(Step[Conan]):
    """CO-H27, CO-H28, CO-H74: symbols less penalties are the power.

    CO-34, CO-H29, CO-H77: melee and spells are not hindered.
    """

    rules = ("CO-H27", "CO-H28", "CO-H74")

    def run(self, s: Conan) -> None:
        power = symbols(s) - _penalty(s)
        if s.has(s[STRIKER], v.CONSTRICTION):
            s[STRONG] = int(any(_strong(s, i) for i in range(s.count(FACES))))
        s[POWER] = max(0, power)
        s.cite("CO-H27")
        s.announce("power", s[STRIKER], s[POWER])


def _penalty(s: Conan) -> int:
    """The symbols of the attack that do not count."""
    lost = 2 if s.is_hero(s[STRIKER]) and s[WEAPON] == BARE else 0  # CO-H28
    if s[HOW] == RANGED and not steady(s, s[STRIKER]):
        lost += hindering(s, s[STRIKER])  # CO-33, CO-H33, CO-H74
    return lost


def _strong(s: Conan, i: int) -> bool:
    return s.box.faces[s.card(DICE, i)][s.card(FACES, i)] >= 2


def steady(s: Conan, who: int) -> bool:
    """CO-K9, CO-K23: whose shots are not hindered."""
    return s.has(who, v.ELITE_SHOOTER) or s.has(who, v.CONCENTRATION)


# Targets


def targets(s: Conan, who: int) -> list[int]:
    """The enemies on the board."""
    side = 1 - s.terms.side[who]
    return [card for card in s.cards(BOARD) if s.terms.side[card] == side]


def why_not_target(s: Conan, who: int, target: int, how: int) -> Refusal | None:
    """CO-H24, CO-H30, CO-K25, CO-K32: why somebody cannot be attacked."""
    if how == MELEE:
        if not in_melee_range(s, who, target):
            return OUT_OF_REACH
    elif not s.sees_area(s.at(who), s.at(target)):
        return NOT_IN_SIGHT
    if s.has(target, v.FASCINATION) and not s.marks(who) & PROVOKED:
        return Refusal("fascinated", "CO-K25")
    if s.has(target, v.PROTECTED) and not (how == RANGED and s.has(who, v.ELITE_SHOOTER)):
        for friend in s.inside(s.at(target), s.terms.side[target]):
            if not s.has(friend, v.PROTECTED):
                return Refusal("protected", "CO-K32")
    return None


def in_melee_range(s: Conan, who: int, target: int) -> bool:
    """CO-H24, CO-H100, CO-K1: the same area, an adjacent occupied one, or with Reach."""
    here, there = s.at(who), s.at(target)
    if here == there:
        return True
    border = s.board.between(here, there)
    if border < 0:
        return False
    if s.has(who, v.REACH) and _clear(s, border, here, there):
        return True
    if s.fits(who, there) or not s.fits(target, here):
        return False
    return border_cost(s, who, there) >= 0


def _clear(s: Conan, border: int, here: int, there: int) -> bool:
    if s.board.places[here].level != s.board.places[there].level:
        return False
    opening = s.board.borders[border].kind == v.OPEN or s.wrecked >> border & 1 != 0
    return opening and s.sees_area(here, there)


def has_target(s: Conan, who: int, how: int) -> bool:
    sides = s.terms.side
    side = sides[who]
    for target in s.native(BOARD):
        if sides[target] != side and why_not_target(s, who, int(target), how) is None:
            return True
    return False


# Sacrifice


class OfferSacrifice(Step[Conan]):
    """CO-K29: before the roll, a friend in the area may take the attack."""

    rules = ("CO-K29",)

    def run(self, s: Conan) -> None:
        if substitutes(s):
            s.then(TakeTheBlow(s.seat_of(s[TARGET])))


def substitutes(s: Conan) -> list[int]:
    target = s[TARGET]
    if s.at(target) < 0 or s.payer(target) < 0:
        return []
    friends = s.inside(s.at(target), s.terms.side[target])
    return [card for card in friends if card != target and s.has(card, v.SACRIFICE)]


class TakeTheBlow(SeatChoice[Conan]):
    prompt = "sacrifice"
    rules = ("CO-K29",)

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(NO)
        o.add_all(substitutes(s))

    def choose(self, s: Conan, action: int) -> None:
        if action != NO:
            s[TARGET] = action
            s[GUARDING] = NO_GUARD  # armor only
            s.announce("sacrifices", action)


class MeetTarget(Step[Conan]):
    """The defence begins (CO-H110)."""

    rules = ("CO-H110",)

    def run(self, s: Conan) -> None:
        from overlord.games.conan.combat.defence import defend  # noqa: PLC0415 (defence strikes back)

        defend(s, s[TARGET])


class TakeUpAgain(Step[Conan]):
    """The blow that waited for another goes on."""

    rules = ("CO-C32",)

    def run(self, s: Conan) -> None:
        restore_blow(s)


def set_aside(s: Conan) -> None:
    """Another blow comes in between: what `strike` does next is over before this one goes on."""
    store_blow(s)


# Area attacks


class NextVictim(Step[Conan]):
    """CO-H93: one after the other, in the attacker's order; each defends separately."""

    rules = ("CO-H93", "CO-C11")

    def run(self, s: Conan) -> None:
        left = [card for card in s.cards(VICTIMS) if s.at(card) >= 0]
        s.put_all(VICTIMS, left)
        if len(left) > 1:
            chair = s.payer(s[STRIKER])
            s.then(PickVictim(s.terms.seats[max(0, chair)]))
        elif left:
            face(s, left[0])


def face(s: Conan, victim: int) -> None:
    from overlord.games.conan.combat.defence import defend  # noqa: PLC0415 (defence strikes back)

    s.cross_out(VICTIMS, victim)
    s[TARGET] = victim
    s[GUARDING] = -1
    defend(s, victim)
    s.then(NextVictim())


class PickVictim(SeatChoice[Conan]):
    prompt = "pick-victim"
    rules = ("CO-H93",)

    def offer(self, s: Conan, o: Offer) -> None:
        s.offer(VICTIMS, o)

    def choose(self, s: Conan, action: int) -> None:
        face(s, action)


class HitCaptives(Step[Conan]):
    """CO-C29: who is carried or lies in the area is hit too, and has no defence."""

    rules = ("CO-C29",)

    def __init__(self, area: int, side: int) -> None:
        self.area = area
        self.side = side

    def run(self, s: Conan) -> None:
        if s[POWER] > 0:
            hurt_captives(s, self.area, self.side)
