"""Skills that act after a blow: Circular Strike, Counterattack, Attack from Beyond and others."""

from overlord.core.frames import Choice, Step
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
from overlord.games.conan.zones import CARRIED


class AfterHit(Step[Conan]):
    """What follows when the damage of a blow has been taken."""

    rules = ("CO-K3", "CO-K4", "CO-K8", "CO-H32")

    def __init__(self, target: int, damage: int, excess: int) -> None:
        self.target = target
        self.damage = damage
        self.excess = excess

    def run(self, s: Conan) -> None:
        blow = s.blow
        alive = s.at[self.target] >= 0 and not s.marks[self.target] & DYING
        if blow.shared >= s.box.first and s.box.spell(blow.shared).effect == v.E_BITE:
            bite(s, self.target)
        if alive:
            self._afflict(s)
        if blow.how == RANGED and blow.weapon > 0:
            land(s, blow.weapon, blow.striker, s.at[self.target])
        if blow.how != MELEE or s.at[blow.striker] < 0:
            return
        if not alive and self.excess > 0 and sweeping(s) and next_targets(s):
            s.then(PassOn(s.seat_of(blow.striker), self.excess))
        if alive and strikes_back(s, self.target):
            s.then(StrikeBack(s.seat_of(self.target), self.target, blow.striker))

    def _afflict(self, s: Conan) -> None:
        blow = s.blow
        if s.at[blow.striker] >= 0 and s.has(blow.striker, v.CONSTRICTION) and blow.second:
            s.own_marks()[self.target] |= HELD
            if s.at[self.target] != s.at[blow.striker] and s.fits(self.target, s.at[blow.striker]):
                s.cite("CO-K3")
                s.put(self.target, s.at[blow.striker])


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
    if bonus is not None and bonus.thrown and weapon in s.zones[CARRIED + chair]:
        s.cite("CO-H32")
        lay_down(s, weapon, CARRIED + chair, area if area >= 0 else s.blow.second)


# Circular Strike


def sweeping(s: Conan) -> bool:
    """CO-K4: a two-handed weapon (CO-H83), or what a unit strikes with."""
    blow = s.blow
    if blow.shared or not s.has(blow.striker, v.CIRCULAR_STRIKE):
        return False
    if not s.is_hero(blow.striker):
        return True
    return blow.weapon > 0 and s.box.asset(blow.weapon).load >= 3


def next_targets(s: Conan) -> list[int]:
    striker = s.blow.striker
    enemies = s.inside(s.at[striker], 1 - s.terms.side[striker])
    return [card for card in enemies if not s.marks[card] & DYING]


class PassOn(Choice[Conan]):
    prompt = "circular-strike"
    rules = ("CO-K4",)

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def options(self, s: Conan) -> list[int]:
        return [NO, *next_targets(s)]

    def choose(self, s: Conan, action: int) -> None:
        if action == NO:
            return
        s.blow.target = action
        s.blow.power = self.power
        s.blow.guarding = -1
        s.announce("power", s.blow.striker, self.power)
        s.then(MeetTarget())


# Counterattack


def strikes_back(s: Conan, target: int) -> bool:
    """CO-K8: not after a counterattack, and only at somebody within reach."""
    if s.blow.shared == COUNTER or s.payer(target) < 0:
        return False
    return s.has(target, v.COUNTERATTACK) and in_melee_range(s, target, s.blow.striker)


class StrikeBack(Choice[Conan]):
    prompt = "counterattack"
    rules = ("CO-K8",)

    def __init__(self, seat: int, who: int, against: int) -> None:
        self.seat = seat
        self.who = who
        self.against = against

    def options(self, s: Conan) -> list[int]:
        return [NO, YES]

    def choose(self, s: Conan, action: int) -> None:
        if action == YES and s.at[self.against] >= 0:
            strike(s, MELEE, self.who, self.against, [v.RED], [], spell=COUNTER)


# Attack from Beyond


def strike_from_beyond(s: Conan, who: int) -> None:
    """CO-K7: a free attack of three red dice on an enemy of the area."""
    if beyond_targets(s, who):
        set_aside(s)
        s.then(StrikeFromBeyond(s.seat_of(who), who))
        s.then(TakeUpAgain())


def beyond_targets(s: Conan, who: int) -> list[int]:
    enemies = s.inside(s.at[who], 1 - s.terms.side[who])
    return [card for card in enemies if not s.marks[card] & DYING]


class StrikeFromBeyond(Choice[Conan]):
    prompt = "attack-from-beyond"
    rules = ("CO-K7",)

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def options(self, s: Conan) -> list[int]:
        return [NO, *beyond_targets(s, self.who)]

    def choose(self, s: Conan, action: int) -> None:
        if action != NO:
            strike(s, MELEE, self.who, action, [v.RED] * 3, [], spell=BEYOND)
