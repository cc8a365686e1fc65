"""Skills that act after a blow: Circular Strike, Counterattack, Attack from Beyond and others."""

from overlord.core.frames import Choice, Step
from overlord.core.offer import Offer
from overlord.games.conan.combat.attack import (
    BEYOND,
    COUNTER,
    MeetTarget,
    TakeUpAgain,
    in_melee_range,
    set_aside,
    strike,
)
from overlord.games.conan.combat.wounds import lay_down
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.box import NO, YES
from overlord.games.conan.state import DYING, FATIGUE, HELD, RESERVE, Conan
from overlord.games.conan.table.blow import MELEE, RANGED
from overlord.games.conan.zones import (
    CARRIED,
    GUARDING,
    HOW,
    LANDING,
    POWER,
    STRIKER,
    STRONG,
    STRUCK_BY,
    TARGET,
    WEAPON,
)


class AfterHit(Step[Conan]):
    """Consequences of a blow, when its damage has been taken."""

    rules = ("CO-K3", "CO-K4", "CO-K8", "CO-H32")

    def __init__(self, target: int, damage: int, excess: int) -> None:
        self.target = target
        self.damage = damage
        self.excess = excess

    def run(self, s: Conan) -> None:
        alive = s.at(self.target) >= 0 and not s.marks(self.target) & DYING
        if s[STRUCK_BY] >= s.box.first and s.box.spell(s[STRUCK_BY]).effect == v.E_BITE:
            bite(s, self.target)
        if alive:
            self._afflict(s)
        if s[HOW] == RANGED and s[WEAPON] > 0:
            land(s, s[WEAPON], s[STRIKER], s.at(self.target))
        if s[HOW] != MELEE or s.at(s[STRIKER]) < 0:
            return
        if not alive and self.excess > 0 and sweeping(s) and next_targets(s):
            s.then(PassOn(s.seat_of(s[STRIKER]), self.excess))
        if alive and strikes_back(s, self.target):
            s.then(StrikeBack(s.seat_of(self.target), self.target, s[STRIKER]))

    def _afflict(self, s: Conan) -> None:
        if s.at(s[STRIKER]) >= 0 and s.has(s[STRIKER], v.CONSTRICTION) and s[STRONG]:
            s.add_marks(self.target, HELD)
            if s.at(self.target) != s.at(s[STRIKER]) and s.fits(self.target, s.at(s[STRIKER])):
                s.cite("CO-K3")
                s.stand(self.target, s.at(s[STRIKER]))


def bite(s: Conan, target: int) -> None:
    """CO-C65: whoever plays for the target loses a gem; for mutineers nobody pays (CO-C56)."""
    payer = s.payer(target)
    if payer >= 0:
        s.cite("CO-C65")
        s.shift(payer, RESERVE, FATIGUE, 1)


def land(s: Conan, weapon: int, striker: int, area: int) -> None:
    """CO-H32: a thrown weapon lies in the target's area."""
    bonus = s.box.asset(weapon).ranged
    chair = s.chair_of(striker)
    if bonus is not None and bonus.thrown and s.holds(CARRIED + chair, weapon):
        s.cite("CO-H32")
        lay_down(s, weapon, CARRIED + chair, area if area >= 0 else s[LANDING])


# Circular Strike


def sweeping(s: Conan) -> bool:
    """CO-K4: a two-handed weapon (CO-H83), or what a unit strikes with."""
    if s[STRUCK_BY] or not s.has(s[STRIKER], v.CIRCULAR_STRIKE):
        return False
    if not s.is_hero(s[STRIKER]):
        return True
    return s[WEAPON] > 0 and s.box.asset(s[WEAPON]).load >= 3


def next_targets(s: Conan) -> list[int]:
    striker = s[STRIKER]
    enemies = s.inside(s.at(striker), 1 - s.terms.side[striker])
    return [card for card in enemies if not s.marks(card) & DYING]


class PassOn(Choice[Conan]):
    prompt = "circular-strike"
    rules = ("CO-K4",)

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(NO)
        o.add_all(next_targets(s))

    def choose(self, s: Conan, action: int) -> None:
        if action == NO:
            return
        s[TARGET] = action
        s[POWER] = self.power
        s[GUARDING] = -1
        s.announce("power", s[STRIKER], self.power)
        s.then(MeetTarget())


# Counterattack


def strikes_back(s: Conan, target: int) -> bool:
    """CO-K8: not after a counterattack, and only at somebody within reach."""
    if s[STRUCK_BY] == COUNTER or s.payer(target) < 0:
        return False
    return s.has(target, v.COUNTERATTACK) and in_melee_range(s, target, s[STRIKER])


class StrikeBack(Choice[Conan]):
    prompt = "counterattack"
    rules = ("CO-K8",)

    def __init__(self, seat: int, who: int, against: int) -> None:
        self.seat = seat
        self.who = who
        self.against = against

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(NO)
        o.add(YES)

    def choose(self, s: Conan, action: int) -> None:
        if action == YES and s.at(self.against) >= 0:
            strike(s, MELEE, self.who, self.against, [v.RED], [], spell=COUNTER)


# Attack from Beyond


def strike_from_beyond(s: Conan, who: int) -> None:
    """CO-K7: a free attack of three red dice on an enemy of the area."""
    if beyond_targets(s, who):
        set_aside(s)
        s.then(StrikeFromBeyond(s.seat_of(who), who))
        s.then(TakeUpAgain())


def beyond_targets(s: Conan, who: int) -> list[int]:
    enemies = s.inside(s.at(who), 1 - s.terms.side[who])
    return [card for card in enemies if not s.marks(card) & DYING]


class StrikeFromBeyond(Choice[Conan]):
    prompt = "attack-from-beyond"
    rules = ("CO-K7",)

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(NO)
        o.add_all(beyond_targets(s, self.who))

    def choose(self, s: Conan, action: int) -> None:
        if action != NO:
            strike(s, MELEE, self.who, action, [v.RED] * 3, [], spell=BEYOND)
