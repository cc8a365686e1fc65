"""The Final Ritual: a priestess and her relics, and those who come for them (CO-C45, CO-C46)."""

from typing import Final

from overlord.core.events import HIDDEN
from overlord.core.frames import Choice, SeatStep
from overlord.core.layout import ASIDE
from overlord.core.offer import Offer
from overlord.games.conan.components.vocabulary import SPECIALS, YELLOW
from overlord.games.conan.overlord.activation import march
from overlord.games.conan.overlord.reinforcement import (
    ReturnMany,
    come_back,
    most_there,
    river_units,
)
from overlord.games.conan.state import RETURNED, Conan
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import BOARD, DEAD, GROUND, MARKER, OVERLORD

RITUAL: Final = SPECIALS.index("ritual")


def overrun(s: Conan) -> None:
    """CO-C45: what stands in an area with a unit when the Overlord's turn begins is lost."""
    for card in s.scenario.fixed:
        if s.holds(GROUND, card) and s.inside(s.at(card), OVERLORD):
            s.set_at(card, -1)
            s.cite("CO-C45")
            s.move(card, GROUND, ASIDE)
    judge(s)


def relics(s: Conan) -> list[int]:
    """Those that are left; the priestess is none."""
    left = [card for card in s.scenario.fixed if s.holds(GROUND, card)]
    return [card for card in left if not s.box.asset(card).character]


def incantation(s: Conan, _seat: int, _event: int) -> None:
    """CO-C45: a yellow die for each relic, which nobody rerolls, moves the marker down."""
    s.cite("CO-C45")
    for _ in relics(s):
        s[MARKER] -= min(s[MARKER], s.box.faces[YELLOW][s.roll(6, "die-yellow") - 1])
    s.announce("marker", HIDDEN, s[MARKER])
    judge(s)


# The hordes come back


def refill(s: Conan, seat: int, _event: int) -> None:
    s.then(Refill(seat))


def fallen(s: Conan) -> list[int]:
    """CO-47, CO-C46: of each unit that can be reinforced a dead model, if there is room for it."""
    found: list[int] = []
    for unit in river_units(s):
        dead = [card for card in s.box.units[unit].models if s.holds(DEAD, card)]
        if dead and s.box.units[unit].cost and camps(s, dead[0]):
            found.append(dead[0])
    return found


def camps(s: Conan, who: int) -> list[int]:
    return [area for area in s.scenario.reinforcement if s.fits(who, area)]


class Refill(SeatStep[Conan]):
    """CO-C46: all of them, unit by unit, as long as there is room."""

    rules = ("CO-C46",)

    def run(self, s: Conan) -> None:
        waiting = fallen(s)
        if waiting:
            s.then(RefillWhere(self.seat, waiting[0]))


class RefillWhere(Choice[Conan]):
    prompt = "reinforce-where"
    rules = ("CO-39", "CO-C46")

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def offer(self, s: Conan, o: Offer) -> None:
        for area in camps(s, self.who):
            o.add(s.board.first + area)

    def choose(self, s: Conan, action: int) -> None:
        area = s.box.place_of[action]
        if most_there(s, self.who, area, 1) > 1:
            s.then(ReturnMany(self.seat, self.who, area, 1))
        else:
            come_back(s, self.seat, self.who, area, 1, 1)


def bolster(s: Conan, seat: int, event: int) -> None:
    if returned(s):
        s.then(Hasten(seat, s.scenario.happenings[event].amount))


def returned(s: Conan) -> list[int]:
    return [card for card in s.cards(BOARD) if s.marks(card) & RETURNED]


class Hasten(Choice[Conan]):
    """CO-C46: those of one unit that have just come back move at once."""

    prompt = "hasten"
    rules = ("CO-C46",)

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def offer(self, s: Conan, o: Offer) -> None:
        """The options: one model for each unit, and it stands for all of it."""
        first: dict[int, int] = {}
        for card in returned(s):
            first.setdefault(s.box.unit_of[card], card)
        o.add_all(list(first.values()))

    def choose(self, s: Conan, action: int) -> None:
        unit = s.box.unit_of[action]
        back = returned(s)
        for card in back:
            s.drop_marks(card, RETURNED)
        march(s, self.seat, [card for card in back if s.box.unit_of[card] == unit], self.points)
