"""Attack of a hero: the target, the gems, the weapon (CO-H24 to CO-H31, CO-H83, CO-H84)."""

from overlord.core.frames import Choice, Refusal
from overlord.core.offer import Offer
from overlord.games.conan.combat.attack import BARE, WEB, strike, targets, why_not_target
from overlord.games.conan.components.box import NO, OF_GEMS, Bonus
from overlord.games.conan.components.vocabulary import AMBIDEXTROUS, ORANGE
from overlord.games.conan.heroes.exertion import exertion_left
from overlord.games.conan.state import FOUGHT, RESERVE, Conan
from overlord.games.conan.state import MELEE as FISTS
from overlord.games.conan.state import RANGED as BOWS
from overlord.games.conan.table.blow import MELEE, RANGED
from overlord.games.conan.zones import ACTIVE, CARRIED, SIEGE


class PickTarget(Choice[Conan]):
    """Target of an attack; `how` WEB is Web Projection (CO-K15)."""

    prompt = "pick-target"
    rules = ("CO-22", "CO-H24", "CO-H30")

    def __init__(self, seat: int, who: int, how: int) -> None:
        self.seat = seat
        self.who = who
        self.how = how

    def candidates(self, s: Conan) -> list[int]:
        return targets(s, self.who)

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        return why_not_target(s, self.who, action, MELEE if self.how == MELEE else RANGED)

    def choose(self, s: Conan, action: int) -> None:
        if s.is_hero(self.who):
            s.then(AttackGems(self.seat, self.who, self.how, action))
        else:
            s.cite("CO-K15" if self.how == WEB else "CO-22")
            unit_strikes(s, self.who, self.how, action)


def unit_strikes(s: Conan, who: int, how: int, target: int) -> None:
    """CO-22, CO-31: a model attacks with the dice of its tile."""
    unit = s.unit(who)
    lose_base(s, who)
    if s.terms.side[who] == 0:
        s[SIEGE] = -1
    else:
        s.add_marks(who, FOUGHT)
    if how == WEB:
        strike(s, RANGED, who, target, [ORANGE] * 3, [], spell=WEB)
        return
    strike(s, how, who, target, unit.melee if how == MELEE else unit.ranged, unit.reroll)


def lose_base(s: Conan, who: int) -> None:
    """CO-23, CO-29, CO-C3: when one attacks, the whole unit loses its base movement.

    CO-H103: an ally only its own, for no unit is active then.
    """
    s.set_points(who, 0)
    for card in s.living(s[ACTIVE]) if s[ACTIVE] == s.box.unit_of[who] else []:
        s.set_points(card, 0)


class AttackGems(Choice[Conan]):
    """CO-H25, CO-H31: at least one gem, and a die for each."""

    prompt = "attack-gems"
    rules = ("CO-H20", "CO-H25", "CO-H31")

    def __init__(self, seat: int, who: int, how: int, target: int) -> None:
        self.seat = seat
        self.who = who
        self.how = how
        self.target = target

    def offer(self, s: Conan, o: Offer) -> None:
        most = exertion_left(s, s.chair_of(self.who), FISTS if self.how == MELEE else BOWS)
        for count in range(1, most + 1):
            o.add(OF_GEMS + count)

    def choose(self, s: Conan, action: int) -> None:
        gems = action - OF_GEMS
        chair = s.chair_of(self.who)
        s.cite("CO-H25" if self.how == MELEE else "CO-H31")
        s.shift(chair, RESERVE, FISTS if self.how == MELEE else BOWS, gems)
        arms = weapons(s, chair) if self.how == MELEE else missiles(s, chair)
        if len(arms) > 1:
            s.then(AttackWith(self.seat, self.who, self.how, self.target, gems))
        else:
            weapon = arms[0] if arms else BARE
            attack(s, self.who, self.how, self.target, gems, weapon, 0)


def weapons(s: Conan, chair: int) -> list[int]:
    return [c for c in s.cards(CARRIED + chair) if s.box.asset(c).melee is not None]


def missiles(s: Conan, chair: int) -> list[int]:
    """CO-H30: weapons with a Ranged bonus."""
    return [c for c in s.cards(CARRIED + chair) if s.box.asset(c).ranged is not None]


class AttackWith(Choice[Conan]):
    """CO-H26, CO-H84, CO-C71: one of several weapons."""

    prompt = "attack-with"
    rules = ("CO-H26", "CO-H31", "CO-H84")

    def __init__(self, seat: int, who: int, how: int, target: int, gems: int) -> None:
        self.seat = seat
        self.who = who
        self.how = how
        self.target = target
        self.gems = gems

    def offer(self, s: Conan, o: Offer) -> None:
        chair = s.chair_of(self.who)
        if self.how == RANGED:
            o.add_all(missiles(s, chair))
        else:
            o.add_all(weapons(s, chair))

    def choose(self, s: Conan, action: int) -> None:
        if self.how == MELEE and seconds(s, self.who, action):
            s.then(SecondWeapon(self.seat, self.who, self.target, self.gems, action))
        else:
            attack(s, self.who, self.how, self.target, self.gems, action, 0)


def seconds(s: Conan, who: int, weapon: int) -> list[int]:
    """CO-K2, CO-H83: with Ambidextrous another one-handed weapon."""
    if not s.has(who, AMBIDEXTROUS) or s.box.asset(weapon).load > 2:
        return []
    arms = weapons(s, s.chair_of(who))
    return [c for c in arms if c != weapon and s.box.asset(c).load <= 2]


class SecondWeapon(Choice[Conan]):
    """CO-K2, CO-H83: a second weapon, if both are one-handed."""

    prompt = "second-weapon"
    rules = ("CO-H26",)

    def __init__(self, seat: int, who: int, target: int, gems: int, weapon: int) -> None:
        self.seat = seat
        self.who = who
        self.target = target
        self.gems = gems
        self.weapon = weapon

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(NO)
        o.add_all(seconds(s, self.who, self.weapon))

    def choose(self, s: Conan, action: int) -> None:
        second = 0 if action == NO else action
        attack(s, self.who, MELEE, self.target, self.gems, self.weapon, second)


def attack(s: Conan, who: int, how: int, target: int, gems: int, weapon: int, second: int) -> None:
    """CO-H25, CO-H26, CO-H31: the dice of the gems and of the weapons."""
    hero = s.box.hero(who)
    space = hero.melee if how == MELEE else hero.ranged
    dice = [space.die] * gems
    arrows = [space.die] if space.reroll else []
    for card in (weapon, second):
        if card > 0:
            bonus = bonus_of(s, card, how)
            dice += bonus.dice
            arrows += bonus.reroll
    s.cite("CO-H24" if how == MELEE else "CO-H30")
    strike(s, how, who, target, dice, arrows, weapon=weapon, second_weapon=second)


def bonus_of(s: Conan, card: int, how: int) -> Bonus:
    asset = s.box.asset(card)
    bonus = asset.melee if how == MELEE else asset.ranged
    assert bonus is not None
    return bonus
