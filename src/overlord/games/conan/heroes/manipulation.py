"""Manipulation: picking up, giving, taking, chests, throwing, dropping (CO-H48 to CO-H56)."""

from typing import Final

from overlord.core.frames import ChairChoice, ChairStep, Choice, Refusal, Step
from overlord.core.layout import ASIDE
from overlord.core.offer import Offer
from overlord.games.conan.combat.attack import strike_area
from overlord.games.conan.combat.dice import symbols
from overlord.games.conan.combat.wounds import lay_down, pick_up
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.box import NO, OF_GEMS, YES
from overlord.games.conan.heroes.exertion import exertion_left
from overlord.games.conan.movement.costs import hindering
from overlord.games.conan.movement.steps import throw_own
from overlord.games.conan.scenarios.alarm import raise_alarm
from overlord.games.conan.scenarios.equipment import look_for_equipment
from overlord.games.conan.scenarios.gates import give_way, lock_for
from overlord.games.conan.state import MANIPULATION, RESERVE, Conan
from overlord.games.conan.zones import BOLD, CARRIED, CHESTS, DECK, DISCARD, GROUND

CHEST: Final = 0  # complex deeds
THROWN: Final = 1
LOCK: Final = 2
SEARCH: Final = 3


def simple(s: Conan, chair: int) -> None:
    """CO-H48: exactly one gem, and it always succeeds."""
    s.cite("CO-H48")
    s.shift(chair, RESERVE, MANIPULATION, 1)


def at_hand(s: Conan, chair: int) -> list[int]:
    """Objects that lie loose in a hero's area and are not too heavy by themselves."""
    area = s.at(s.terms.heroes[chair])
    most = s.hero(chair).load[0]
    here = [c for c in s.cards(GROUND) if s.at(c) == area and c not in s.scenario.fixed]
    return [c for c in here if s.box.asset(c).load <= most]


def partners(s: Conan, chair: int) -> list[int]:
    """Other heroes in the same area."""
    area = s.at(s.terms.heroes[chair])
    return [c for c in s.heroes() if c != chair and s.at(s.terms.heroes[c]) == area]


def receive(s: Conan, chair: int) -> None:
    """CO-H80: what is too much must be dropped at once."""
    s.then(Overload(chair))


class Overload(ChairStep[Conan]):
    rules = ("CO-H80",)

    def run(self, s: Conan) -> None:
        if s.load(self.chair) > s.hero(self.chair).load[0]:
            s.then(DropWhich(s.terms.seats[self.chair], self.chair, 1))


class ObjectChoice(Choice[Conan]):
    """A question about what a hero does with an object."""

    def __init__(self, seat: int, chair: int, card: int) -> None:
        self.seat = seat
        self.chair = chair
        self.card = card


class PickUpWhat(ChairChoice[Conan]):
    prompt = "pick-up"
    rules = ("CO-H48", "CO-H53")

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(at_hand(s, self.chair))

    def choose(self, s: Conan, action: int) -> None:
        simple(s, self.chair)
        pick_up(s, action, CARRIED + self.chair)
        receive(s, self.chair)


class GiveWhat(ChairChoice[Conan]):
    prompt = "give"
    rules = ("CO-H48", "CO-H49")

    def offer(self, s: Conan, o: Offer) -> None:
        s.offer(CARRIED + self.chair, o)

    def choose(self, s: Conan, action: int) -> None:
        others = partners(s, self.chair)
        if len(others) == 1:
            hand_over(s, self.chair, others[0], action, self.chair)
        else:
            s.then(GiveTo(self.seat, self.chair, action))


class GiveTo(ObjectChoice):
    prompt = "give-to"
    rules = ("CO-H49",)

    def offer(self, s: Conan, o: Offer) -> None:
        for other in partners(s, self.chair):
            o.add(s.terms.heroes[other])

    def choose(self, s: Conan, action: int) -> None:
        hand_over(s, self.chair, s.chair_of(action), self.card, self.chair)


def hand_over(s: Conan, giver: int, taker: int, card: int, payer: int) -> None:
    """CO-H49: one simple Manipulation by either of the two."""
    simple(s, payer)
    s.cite("CO-H49")
    s.move(card, CARRIED + giver, CARRIED + taker)
    receive(s, taker)


class TakeWhat(ChairChoice[Conan]):
    prompt = "take"
    rules = ("CO-H48", "CO-H49")

    def offer(self, s: Conan, o: Offer) -> None:
        for other in partners(s, self.chair):
            s.offer(CARRIED + other, o)

    def choose(self, s: Conan, action: int) -> None:
        for other in partners(s, self.chair):
            if s.holds(CARRIED + other, action):
                hand_over(s, other, self.chair, action, self.chair)
                return


class DropWhich(Choice[Conan]):
    """CO-H55: dropping is free; what has an area effect goes off."""

    prompt = "drop"
    rules = ("CO-H55", "CO-H80")

    def __init__(self, seat: int, chair: int, must: int) -> None:
        self.seat = seat
        self.chair = chair
        self.must = must

    def offer(self, s: Conan, o: Offer) -> None:
        s.offer(CARRIED + self.chair, o)

    def choose(self, s: Conan, action: int) -> None:
        who = s.terms.heroes[self.chair]
        s.cite("CO-H80" if self.must else "CO-H55")
        fall_down(s, who, action, s.at(who))
        if self.must:
            s.then(Overload(self.chair))


def fall_down(s: Conan, who: int, card: int, area: int) -> None:
    """An object that a hero held comes to lie in an area, or goes off there (CO-H95, CO-H96)."""
    burst = s.box.asset(card).area
    chair = s.chair_of(who)
    if burst is None:
        lay_down(s, card, CARRIED + chair, area)
        return
    s.cite("CO-H95")
    s.move(card, CARRIED + chair, DISCARD)
    raise_alarm(s)
    s.cite("CO-H95")
    strike_area(s, who, area, burst.dice, burst.reroll, 0, -1)


# Complex manipulations


class Attempt(Choice[Conan]):
    """CO-H50: gems for dice against a difficulty."""

    prompt = "attempt"
    rules = ("CO-H50",)

    def __init__(self, seat: int, chair: int, deed: int, card: int, area: int) -> None:
        self.seat = seat
        self.chair = chair
        self.deed = deed
        self.card = card
        self.area = area

    def offer(self, s: Conan, o: Offer) -> None:
        for n in range(1, exertion_left(s, self.chair, MANIPULATION) + 1):
            o.add(OF_GEMS + n)

    def choose(self, s: Conan, action: int) -> None:
        gems = action - OF_GEMS
        s.shift(self.chair, RESERVE, MANIPULATION, gems)
        hero = s.hero(self.chair)
        who = s.terms.heroes[self.chair]
        dice = [hero.manipulation.die] * gems
        arrows = [hero.manipulation.die] if hero.manipulation.reroll else []
        for card in s.cards(CARRIED + self.chair):
            bonus = s.box.asset(card).manipulation
            if bonus is not None:  # CO-H50: one card
                dice += bonus.dice
                arrows += bonus.reroll
                break
        if self.deed in (CHEST, LOCK) and s.has(who, v.LOCK_PICKING):
            dice.append(v.RED)  # CO-K24, CO-C37
        throw_own(s, who, dice, arrows, self._difficulty(s) + lost_symbols(s, who))
        s.then(Outcome(self.seat, self.chair, self.deed, self.card, self.area))

    def _difficulty(self, s: Conan) -> int:
        if self.deed == CHEST:
            return s.scenario.difficulty
        if self.deed == LOCK:
            return s.scenario.gates[lock_for(s, self.chair)].difficulty
        if self.deed == SEARCH:
            return 1
        here = s.at(s.terms.heroes[self.chair])
        return s.board.distance(here, self.area, s.board.sight(s.wrecked)[here])


def lost_symbols(s: Conan, who: int) -> int:
    """CO-H51, CO-H74, CO-K23: the symbols of a complex manipulation that do not count."""
    return 0 if s.has(who, v.CONCENTRATION) else hindering(s, who)


class Outcome(Step[Conan]):
    """CO-H50, CO-H51, CO-H74: symbols less hindering against the difficulty."""

    rules = ("CO-H50", "CO-H51", "CO-H74")

    def __init__(self, seat: int, chair: int, deed: int, card: int, area: int) -> None:
        self.seat = seat
        self.chair = chair
        self.deed = deed
        self.card = card
        self.area = area

    def run(self, s: Conan) -> None:
        who = s.terms.heroes[self.chair]
        result = max(0, symbols(s) - lost_symbols(s, who))
        s.cite("CO-H50")
        s.announce("manipulates", who, result)
        if self.deed == CHEST:
            if result >= s.scenario.difficulty:
                find(s, self.seat, self.chair)
            return
        if self.deed == SEARCH:
            if result and look_for_equipment(s, self.chair):
                receive(s, self.chair)
            return
        if self.deed == LOCK:
            if result >= s.scenario.gates[lock_for(s, self.chair)].difficulty:
                give_way(s, self.chair)
            return
        path = s.board.path(s.at(who), self.area, s.board.sight(s.wrecked)[s.at(who)])
        land_in(s, who, self.card, path[min(result, len(path) - 1)])


def open_chest(s: Conan, seat: int, chair: int) -> None:
    """CO-H52: complex, difficulty 2 unless the scenario says otherwise."""
    s.then(Attempt(seat, chair, CHEST, 0, s.at(s.terms.heroes[chair])))


def unlock(s: Conan, seat: int, chair: int) -> None:
    """CO-C47: a key opens at once, without one it takes skill."""
    if s.scenario.gates[lock_for(s, chair)].difficulty:
        s.then(Attempt(seat, chair, LOCK, 0, s.at(s.terms.heroes[chair])))
    else:
        simple(s, chair)
        give_way(s, chair)


def search(s: Conan, seat: int, chair: int) -> None:
    """CO-C49: a hero searches a place, by a complex manipulation of difficulty 1."""
    s.then(Attempt(seat, chair, SEARCH, 0, s.at(s.terms.heroes[chair])))


def find(s: Conan, seat: int, chair: int) -> None:
    """CO-H52, CO-C22: the chest is removed, and the top asset is in it, if there is one."""
    s.cite("CO-H52")
    s.cross_out(CHESTS, s.at(s.terms.heroes[chair]))
    s.announce("opens-chest", s.terms.heroes[chair], s.at(s.terms.heroes[chair]))
    if not s.count(CHESTS) and s.scenario.last_chest:
        s.move(s.scenario.last_chest, ASIDE, CARRIED + chair)
        receive(s, chair)
    if s.count(DECK):
        card = s.draw(DECK, CARRIED + chair)
        s.then(KeepFind(seat, chair, card))


class KeepFind(ObjectChoice):
    """CO-H53: the content may be left in the area."""

    prompt = "keep-find"
    rules = ("CO-H53",)

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(YES)
        o.add(NO)

    def choose(self, s: Conan, action: int) -> None:
        if action == YES:
            receive(s, self.chair)
        else:
            lay_down(s, self.card, CARRIED + self.chair, s.at(s.terms.heroes[self.chair]))


# Throwing


def throwable(s: Conan, chair: int) -> list[int]:
    """CO-H54: objects of encumbrance 3 or less."""
    return [c for c in s.cards(CARRIED + chair) if s.box.asset(c).load <= 3]


class ThrowWhat(ChairChoice[Conan]):
    prompt = "throw"
    rules = ("CO-H54", "CO-H96")

    def candidates(self, s: Conan) -> list[int]:
        return s.cards(CARRIED + self.chair)

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        if action in throwable(s, self.chair):
            return None
        return Refusal("too-heavy", "CO-H54")

    def choose(self, s: Conan, action: int) -> None:
        s.then(ThrowTo(self.seat, self.chair, action))


class ThrowTo(ObjectChoice):
    """CO-H54, CO-H56: a visible area; the difficulty is its distance."""

    prompt = "throw-to"
    rules = ("CO-H54", "CO-H56")

    def offer(self, s: Conan, o: Offer) -> None:
        here = s.at(s.terms.heroes[self.chair])
        seen = s.board.sight(s.wrecked)[here]
        for area in range(s.board.size):
            if seen >> area & 1 and s.board.distance(here, area, seen) >= 0:
                o.add(s.board.first + area)

    def choose(self, s: Conan, action: int) -> None:
        area = s.box.place_of[action]
        s.then(Attempt(self.seat, self.chair, THROWN, self.card, area))


def land_in(s: Conan, who: int, card: int, area: int) -> None:
    """CO-H54: it lands; a hero there may catch it."""
    s.cite("CO-H54")
    fall_down(s, who, card, area)
    if s.box.asset(card).area is not None:
        return
    for chair in s.heroes():
        hero = s.terms.heroes[chair]
        bold = s[BOLD] >> chair & 1
        if hero != who and s.at(hero) == area and bold and exertion_left(s, chair, MANIPULATION):
            s.then(CatchIt(s.terms.seats[chair], chair, card))


class CatchIt(ObjectChoice):
    prompt = "catch"
    rules = ("CO-H48", "CO-H54")

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(NO)
        if s.holds(GROUND, self.card):
            o.add(YES)

    def choose(self, s: Conan, action: int) -> None:
        if action == YES:
            simple(s, self.chair)
            pick_up(s, self.card, CARRIED + self.chair)
            receive(s, self.chair)
