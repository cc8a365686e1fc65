"""Mutineers: pirates who join Conan, and pirates who think better of it (CO-C56, CO-C58)."""

from overlord.core.frames import Choice, Refusal, Step
from overlord.core.layout import ASIDE
from overlord.core.offer import Offer
from overlord.games.conan.combat.dice import MOST, symbols
from overlord.games.conan.combat.wounds import remove
from overlord.games.conan.components.vocabulary import RED, WATER, YELLOW
from overlord.games.conan.movement.costs import next_door
from overlord.games.conan.movement.steps import throw_own
from overlord.games.conan.overlord.activation import set_going
from overlord.games.conan.overlord.reinforcement import enter, off_board, river_units
from overlord.games.conan.state import LED, STRUCK, Conan
from overlord.games.conan.table.blow import NOBODY
from overlord.games.conan.zones import ACTIVE


def mutineers(s: Conan) -> list[int]:
    return s.living(s.scenario.mutineers) if s.scenario.mutineers >= 0 else []


def call_to_arms(s: Conan) -> None:
    """The heroes' turn begins: a yellow die says how many join the first in the scenario's list."""
    who = s.scenario.starts[0].hero
    if s.scenario.mutineers >= 0 and s.at(who) >= 0:
        throw_own(s, who, [YELLOW], [], MOST)
        s.then(Join(who))


class Join(Step[Conan]):
    """CO-C56: in the hero's area, or beside it if there is no room."""

    rules = ("CO-C56",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Conan) -> None:
        for _ in range(symbols(s)):
            recruit = off_board(s, s.scenario.mutineers)
            areas = [a for a in _near(s, s.at(self.who), recruit) if s.fits(recruit, a)]
            if areas:
                enter(s, recruit, areas[0])


def _near(s: Conan, area: int, recruit: int) -> list[int]:
    """CO-C60: on deck; nobody joins by jumping into the sea."""
    if recruit < 0:
        return []
    places = s.board.places
    beside = next_door(s, recruit, area)
    return [area, *[other for other in beside if places[other].ground != WATER]]


# They act once in the heroes' turn


def ready(s: Conan) -> bool:
    return any(not s.marks(card) & LED for card in mutineers(s))


def why_not_rouse(s: Conan) -> Refusal | None:
    return None if ready(s) else Refusal("nobody-to-lead", "CO-C56")


def rouse(s: Conan, seat: int) -> None:
    """CO-C56: all together, like a unit of the Overlord, and without gems."""
    s[ACTIVE] = s.scenario.mutineers
    for card in mutineers(s):
        s.set_points(card, s.unit(card).move)
        s.set_bought(card, 0)
        s.set_marks(card, (s.marks(card) | LED) & ~STRUCK)
    set_going(s, seat)


# Turncoats


def turncoats(s: Conan, seat: int, event: int) -> None:
    throw_own(s, NOBODY, [RED], [], MOST)
    s.then(TurnCoats(seat, event, -1))


class TurnCoats(Step[Conan]):
    """CO-C58: one mutineer after the other; `left` is -1 before the die has been read."""

    rules = ("CO-C58",)

    def __init__(self, seat: int, event: int, left: int) -> None:
        self.seat = seat
        self.event = event
        self.left = left

    def run(self, s: Conan) -> None:
        left = symbols(s) if self.left < 0 else self.left
        if left and mutineers(s) and replacements(s, self.event):
            s.then(TurnWho(self.seat, self.event))
            s.then(TurnCoats(self.seat, self.event, left - 1))


def replacements(s: Conan, event: int) -> list[int]:
    """Of each unit in question a model that is not on the board (CO-47, CO-56)."""
    units = [unit for unit in s.scenario.happenings[event].what if unit in river_units(s)]
    return [card for card in (off_board(s, unit) for unit in units) if card >= 0]


class TurnWho(Choice[Conan]):
    prompt = "turn-who"
    rules = ("CO-C58",)

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(mutineers(s))

    def choose(self, s: Conan, action: int) -> None:
        others = replacements(s, self.event)
        if len(others) == 1:
            replace(s, action, others[0])
        else:
            s.then(TurnInto(self.seat, self.event, action))


class TurnInto(Choice[Conan]):
    prompt = "turn-into"
    rules = ("CO-C58",)

    def __init__(self, seat: int, event: int, who: int) -> None:
        self.seat = seat
        self.event = event
        self.who = who

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(replacements(s, self.event))

    def choose(self, s: Conan, action: int) -> None:
        replace(s, self.who, action)


def replace(s: Conan, who: int, other: int) -> None:
    area = s.at(who)
    remove(s, who, ASIDE)
    enter(s, other, area)
