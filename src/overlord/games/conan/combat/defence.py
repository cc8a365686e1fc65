"""Guard, parry and armor, up to the damage (CO-27, CO-69 to CO-71, CO-H39 to CO-H47, CO-H110)."""

from typing import Final

from overlord.core.frames import ChairChoice, Choice, Refusal, Step
from overlord.core.offer import Offer
from overlord.games.conan.combat.attack import BEYOND, COUNTER, NO_GUARD, WEB
from overlord.games.conan.combat.dice import Rerolls, RollDice, support_rerolls, symbols
from overlord.games.conan.combat.reactions import OfferReactions
from overlord.games.conan.combat.skills import AfterHit
from overlord.games.conan.combat.wounds import Hurt
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.box import NO, OF_GEMS, YES, Bonus
from overlord.games.conan.state import GUARD, RESERVE, WEBBED, Conan
from overlord.games.conan.table.blow import MELEE, RANGED, take_up
from overlord.games.conan.zones import CARRIED, GUARDING, HOW, POWER, STRIKER, STRUCK_BY, WEAPON

KNIFE: Final = v.SPECIALS.index("knife-of-khosatral")


def defend(s: Conan, target: int) -> None:
    """CO-H110: reactions and skills, Guard gems, parry card, armor dice, roll, rerolls, damage."""
    if s.at(target) < 0:
        return
    spell = s[STRUCK_BY]
    if spell > WEB and s.box.spell(spell).effect == v.E_SWARM:
        s.then(FixDefence(target, 0))
        return
    if not stopped(s, target):
        s.then(OfferReactions(target, 1))
        s.then(OfferBodyguard(target))
    s.then(OfferGuard(target))


def stopped(s: Conan, target: int) -> bool:
    """CO-C70: whether the attack does nothing, whatever else is done against it."""
    return defence_of(s, target, 0) >= s[POWER]


class OfferBodyguard(Step[Conan]):
    """CO-K31, CO-C67: a friend with Bodyguard in the area may parry instead, never dodge."""

    rules = ("CO-K31",)

    def __init__(self, target: int) -> None:
        self.target = target

    def run(self, s: Conan) -> None:
        if s[GUARDING] == NO_GUARD or not s.terms.side[self.target]:
            return
        for chair in s.heroes():
            friend = s.terms.heroes[chair]
            near = friend != self.target and s.at(friend) == s.at(self.target)
            able = s.held(chair, RESERVE) and bool(parries(s, chair))
            if near and able and s.has(friend, v.BODYGUARD):
                s.then(GuardFriend(s.terms.seats[chair], chair))


class GuardFriend(ChairChoice[Conan]):
    prompt = "guard-friend"
    rules = ("CO-K31",)

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(NO)
        o.add(YES)

    def choose(self, s: Conan, action: int) -> None:
        if action == YES:
            s[GUARDING] = self.chair


class OfferGuard(Step[Conan]):
    """CO-69, CO-H39: gems for dice, once for this attack and decided before the roll."""

    rules = ("CO-69", "CO-70", "CO-H39", "CO-H45")

    def __init__(self, target: int) -> None:
        self.target = target

    def run(self, s: Conan) -> None:
        if s[GUARDING] == NO_GUARD:
            s.then(ThrowDefence(self.target, -1, 0, 0))
            return
        chair = s[GUARDING] if s[GUARDING] > 0 else s.payer(self.target)
        if chair < 0 or not s.held(chair, RESERVE) or s.still(chair) or stopped(s, self.target):
            s.then(ThrowDefence(self.target, chair, 0, 0))
        else:
            s.then(GuardWith(s.terms.seats[chair], self.target, chair))


class GuardWith(Choice[Conan]):
    """CO-71, CO-H43: the number of gems is fixed before any die of the defence is thrown.

    CO-H23: their number has no limit but the Reserve.
    """

    prompt = "guard"
    rules = ("CO-69", "CO-71", "CO-H39", "CO-H40", "CO-H43")

    def __init__(self, seat: int, target: int, chair: int) -> None:
        self.seat = seat
        self.target = target
        self.chair = chair

    def offer(self, s: Conan, o: Offer) -> None:
        """CO-C67: a bodyguard who has stepped in parries."""
        least = 1 if s[GUARDING] > 0 else 0
        for count in range(least, s.held(self.chair, RESERVE) + 1):
            o.add(OF_GEMS + count)

    def choose(self, s: Conan, action: int) -> None:
        gems = action - OF_GEMS
        s.cite("CO-H39" if self.chair else "CO-69")
        s.shift(self.chair, RESERVE, GUARD, gems)
        cards = parries(s, self.chair) if gems else []
        if len(cards) > 1:
            s.then(ParryWith(self.seat, self.target, self.chair, gems))
        else:
            s.then(ThrowDefence(self.target, self.chair, gems, cards[0] if cards else 0))


def parries(s: Conan, chair: int) -> list[int]:
    """CO-H40, CO-H41, CO-H94: cards that help to guard against this attack."""
    found: list[int] = []
    if not chair:
        return found
    for card in s.cards(CARRIED + chair):
        bonus = s.box.asset(card).guard
        if bonus is not None and (bonus.shield or s[HOW] == MELEE):
            found.append(card)
    return found


class ParryWith(Choice[Conan]):
    """CO-H40, CO-H84, CO-C71: one of several cards that help."""

    prompt = "parry"
    rules = ("CO-H40", "CO-H41", "CO-H84")

    def __init__(self, seat: int, target: int, chair: int, gems: int) -> None:
        self.seat = seat
        self.target = target
        self.chair = chair
        self.gems = gems

    def candidates(self, s: Conan) -> list[int]:
        cards = s.cards(CARRIED + self.chair)
        return [card for card in cards if s.box.asset(card).guard is not None]

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        if action in parries(s, self.chair):
            return None
        return Refusal("only-shields", "CO-H41")

    def choose(self, s: Conan, action: int) -> None:
        s.then(ThrowDefence(self.target, self.chair, self.gems, action))


class ThrowDefence(Step[Conan]):
    """CO-H40, CO-H42, CO-69: Guard dice and the dice of the armor worn, all together."""

    rules = ("CO-69", "CO-H40")

    def __init__(self, target: int, chair: int, gems: int, card: int) -> None:
        self.target = target
        self.chair = chair
        self.gems = gems
        self.card = card

    def run(self, s: Conan) -> None:
        dice: list[int] = []
        arrows: list[int] = []
        if self.gems:
            dice, arrows = self.dice(s)
        if s.is_hero(self.target):
            armor = best_armor(s, s.chair_of(self.target))
            if armor is not None:
                dice += armor.dice
                arrows += armor.reroll
        take_up(s, dice, arrows, support_rerolls(s, self.target) if dice else 0)
        s.then(RollDice())
        needed = 0
        while defence_of(s, self.target, needed) < s[POWER]:
            needed += 1
        s.then(Rerolls(self.target, self.chair, needed))
        s.then(FixDefence(self.target, 1))

    def dice(self, s: Conan) -> tuple[list[int], list[int]]:
        """Of the Guard alone, with their arrows."""
        dice = [v.ORANGE] * self.gems  # CO-69, CO-H105
        arrows: list[int] = []
        if self.chair and (s.is_hero(self.target) or s[GUARDING] > 0):
            space = s.hero(self.chair).guard
            dice = [space.die] * self.gems
            arrows = [space.die] if space.reroll else []
        if self.card:  # CO-C63: for an ally too
            bonus = s.box.asset(self.card).guard
            assert bonus is not None
            dice += bonus.dice
            arrows += bonus.reroll
        return dice, arrows


def best_armor(s: Conan, chair: int) -> Bonus | None:
    """CO-H42, CO-H84, CO-C31: one armor; of several the best."""
    best: Bonus | None = None
    for card in s.cards(CARRIED + chair):
        armor = s.box.asset(card).armor
        if armor is not None and (best is None or _worth(armor) > _worth(best)):
            best = armor
    return best


def _worth(bonus: Bonus) -> int:
    return sum(die + 2 for die in bonus.dice)


class FixDefence(Step[Conan]):
    """CO-27, CO-H5, CO-H44, CO-H46: what the defence does not stop is damage."""

    rules = ("CO-27", "CO-H5", "CO-H44")

    def __init__(self, target: int, counts: int) -> None:
        self.target = target
        self.counts = counts  # 0: nothing helps

    def run(self, s: Conan) -> None:
        target = self.target
        defence = defence_of(s, target, symbols(s)) if self.counts else 0
        s.cite("CO-H44" if s.is_hero(target) else "CO-27")
        s.announce("defence", target, defence)
        damage = max(0, s[POWER] - defence)
        if s[STRUCK_BY] == WEB:  # CO-K15: it binds and does not wound
            if damage:
                s.add_marks(target, WEBBED)
                s.cite("CO-K15")
                s.announce("webbed", target)
            return
        excess = damage - vitality(s, target)
        s.then(Hurt(target, damage))
        s.then(AfterHit(target, damage, excess))


def defence_of(s: Conan, target: int, thrown: int) -> int:
    """Symbols and all that adds to them or takes away."""
    defence = thrown + armor_of(s, target)
    if s.halo(target):  # CO-H90: also when the caster carries too much by now
        defence += s.box.spell(s.halo(target)).amount
    if s[HOW] == RANGED and s.has(target, v.UNTOUCHABLE):
        defence += 1  # CO-K30, CO-C13
    if s[HOW] == MELEE and s[STRUCK_BY] not in (COUNTER, BEYOND):
        defence -= int(s.has(s[STRIKER], v.PRECISION_STRIKE))  # CO-K5, CO-C12
    if s[HOW] == RANGED:
        defence -= int(s.has(s[STRIKER], v.PRECISION_SHOT))  # CO-K6, CO-C12
    return max(0, defence)


def armor_of(s: Conan, target: int) -> int:
    """The printed armor of a unit or ally; a hero's is dice."""
    if s.is_hero(target):
        return 0
    unit = s.unit(target)
    if s.scenario.has(KNIFE) and unit.id == "khosatral-khel" and _star_iron(s):
        return 3  # CO-C42
    return unit.armor


def _star_iron(s: Conan) -> bool:
    weapon = s[WEAPON]
    return weapon >= s.box.first and s.box.asset(weapon).id == "yuetshi-knife"


def vitality(s: Conan, who: int) -> int:
    """Damage that somebody can take before dying."""
    chair = s.chair_of(who)
    return s.vigour(chair) if chair else s.life(who)
