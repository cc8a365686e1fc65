"""Steps: paying, wrecking walls, leaping, falling, arriving, leaving the board."""

from overlord.core.frames import Step
from overlord.games.conan.combat.dice import LEAST, Rerolls, RollDice, support_rerolls, symbols
from overlord.games.conan.combat.reactions import alert, open_windows
from overlord.games.conan.combat.wounds import Die, Hurt, disband, remove
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.heroes.captives import hurt_carried
from overlord.games.conan.heroes.exertion import pay_points
from overlord.games.conan.movement.costs import crossing, leaving
from overlord.games.conan.overlord.unleashed import wake
from overlord.games.conan.scenarios.alarm import raise_alarm
from overlord.games.conan.scenarios.hiding_places import look_around
from overlord.games.conan.state import ALLIES, MOVE, RESERVE, Conan
from overlord.games.conan.table.blow import SKILL, begin_blow, take_up
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import CARRIED, ESCAPED


def pay(s: Conan, who: int, cost: int) -> None:
    """CO-30, CO-65, CO-H64, CO-H104: free points first, then gems.

    CO-C2: they lie in the Benefit zone until the end of the turn; CO-68: nobody else may move.
    """
    chair = s.chair_of(who)
    if chair:
        pay_points(s, chair, cost)
        return
    free = min(cost, s.points(who))
    s.set_points(who, s.points(who) - free)
    if cost > free:
        s.set_bought(who, s.bought(who) + cost - free)
        payer = s.payer(who)
        s.cite("CO-H104" if payer else "CO-65")
        s.shift(payer, RESERVE, ALLIES if payer else MOVE, cost - free)


def model_points(s: Conan, who: int) -> int:
    """CO-66, CO-C1, CO-H104: base points left and gems, at most the base value in addition."""
    payer = s.payer(who)
    if payer < 0 or s.still(payer):
        return s.points(who)
    gems = min(s.held(payer, RESERVE), s.unit(who).move - s.bought(who))
    return s.points(who) + max(0, gems)


def step(s: Conan, who: int, target: int) -> None:
    """CO-H62: over one border into an adjacent area."""
    pay(s, who, crossing(s, who, target))
    border = s.board.between(s.at(who), target)
    free = s.has(who, v.FLYING) or s.has(who, v.INTANGIBLE)
    printed = s.board.borders[border]
    if not free and printed.kind in v.WRECKABLE and not s.wrecked >> border & 1:
        s.wrecked |= 1 << border  # CO-K11, CO-H69
        s.cite("CO-K11")
        s.announce("wrecks", who, border)
        raise_alarm(s)
    if not free and printed.kind == v.LEAPED and printed.difficulty:
        throw_own(s, who, [v.RED], [], printed.difficulty)
        s.then(Landed(who, target, printed.difficulty))
        return
    if printed.kind == v.SHUT and not s.wrecked >> border & 1:
        s.wrecked |= 1 << border  # CO-C47
        s.cite("CO-C47")
        s.announce("opens-door", who, border)
    down = s.board.places[s.at(who)].level > s.board.places[target].level
    advance(s, who, target)
    if printed.fall and down and not free:
        leaps = printed.leap and s.has(who, v.LEAP)
        throw_own(s, who, printed.leap if leaps else printed.fall, [], LEAST)
        s.then(Fallen(who))
    s.then(Arrive(who))


def advance(s: Conan, who: int, area: int) -> None:
    """CO-21, CO-H62: what the step costs is paid."""
    s.cite("CO-H62" if s.terms.side[who] else "CO-21")
    s.stand(who, area)


def throw_own(s: Conan, who: int, dice: list[int], arrows: list[int], aim: int) -> None:
    """A throw that is no attack; `aim` is what it is for (see dice)."""
    begin_blow(s, SKILL, who)
    take_up(s, dice, arrows, support_rerolls(s, who))
    s.then(RollDice())
    s.then(Rerolls(who, s.payer(who), aim))


class Landed(Step[Conan]):
    """CO-K16: a leap needs one red die that shows enough; CO-C38: who fails stays, or drowns."""

    rules = ("CO-K16", "CO-C38")

    def __init__(self, who: int, target: int, difficulty: int) -> None:
        self.who = who
        self.target = target
        self.difficulty = difficulty

    def run(self, s: Conan) -> None:
        if symbols(s) >= self.difficulty and s.fits(self.who, self.target):
            s.cite("CO-K16")
            s.stand(self.who, self.target)
            s.then(Arrive(self.who))
            return
        s.cite("CO-K16")
        s.announce("misses-leap", self.who)
        drowns = s.scenario.has(v.SPECIALS.index("drown"))
        if drowns and not s.is_hero(self.who) and s.unit(self.who).rank == v.MINION:
            s.then(Die(self.who))


class Fallen(Step[Conan]):
    """CO-H97: no Guard and no armor against a fall; CO-H98: who is carried falls too."""

    rules = ("CO-H97", "CO-H98")

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Conan) -> None:
        damage = symbols(s)
        if damage and s.is_hero(self.who):
            hurt_carried(s, s.chair_of(self.who), s.terms.side[self.who])
        s.then(Hurt(self.who, damage))


class Arrive(Step[Conan]):
    """CO-C28: a hero finds out what is hidden where they come to stand; CO-C32: others react."""

    rules = ("CO-C28", "CO-C32")

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Conan) -> None:
        if s.at(self.who) < 0:
            return
        if s.is_hero(self.who):
            look_around(s, s.at(self.who))
            wake(s, s.at(self.who))
        open_windows(s, alert(s, self.who, s.at(self.who)))


def walk_off(s: Conan, who: int) -> None:
    """CO-C36: a hero leaves over the edge with all they carry."""
    pay(s, who, 1 + leaving(s, who))
    chair = s.chair_of(who)
    s.cite("CO-C36")
    s.announce("escapes", who)
    for card in s.cards(CARRIED + chair):
        s.move(card, CARRIED + chair, ESCAPED)
    remove(s, who, ESCAPED)
    disband(s)
    judge(s)
