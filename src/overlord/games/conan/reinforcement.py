"""Reinforcements: killed models come back for points (CO-48 to CO-56)."""

from overlord.core.frames import Choice, Step
from overlord.core.layout import ASIDE
from overlord.games.conan.box import DONE
from overlord.games.conan.state import Conan, lies
from overlord.games.conan.zones import BOARD, DEAD, RIVER


def returning(s: Conan) -> list[int]:
    """Models that may come back for the points left: CO-48, CO-50, CO-54, CO-56."""
    found: list[int] = []
    units = s.cards.units
    for unit in river_units(s):
        cost = units[unit].cost
        if cost and cost <= s.reinforcement:
            back = off_board(s, unit)
            if back >= 0 and doors(s, back):
                found.append(back)
    return found


def off_board(s: Conan, unit: int) -> int:
    """A model that may come onto the board; -1 if there is none.

    CO-54, CO-56: one of the dead, or a new one where the scenario lets the unit grow.
    """
    if len(s.living(unit)) >= s.terms.most[unit]:
        return -1
    for zone in (DEAD, ASIDE) if s.terms.grows[unit] else (DEAD,):
        for card in s.cards.units[unit].models:
            if card in s.zones[zone]:
                return card
    return -1


def river_units(s: Conan) -> list[int]:
    """CO-47: models of a tile that left the game can never return."""
    found: list[int] = []
    for tile in s.zones[RIVER]:
        unit = s.cards.unit_of[tile]
        if unit >= 0 and not lies(unit, found):
            found.append(unit)
    return found


def doors(s: Conan, who: int) -> list[int]:
    """CO-51 to CO-53, CO-C20: reinforcement areas, or areas beside an occupied one."""
    found: list[int] = []
    for area in s.scenario.reinforcement:
        near = [area]
        if not s.fits(who, area):
            near = [other for other in s.board.beside[area] if s.fits(who, other)]
        found += [other for other in near if other not in found]
    return sorted(found)


def reinforce(s: Conan, seat: int, event: int) -> None:
    s.reinforcement = s.scenario.happenings[event].amount
    s.then(Reinforce(seat))


class Reinforce(Step[Conan]):
    """CO-49, CO-55: points are spent at once, and those left over are lost."""

    rules = ("CO-50",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Conan) -> None:
        if returning(s):
            s.then(ReturnWho(self.seat))
        else:
            s.reinforcement = 0


class ReturnWho(Choice[Conan]):
    prompt = "reinforce"
    rules = ("CO-48", "CO-50", "CO-54", "CO-56")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Conan) -> list[int]:
        return [*returning(s), DONE]

    def choose(self, s: Conan, action: int) -> None:
        if action == DONE:
            s.reinforcement = 0
        else:
            s.then(ReturnWhere(self.seat, action))


class ReturnWhere(Choice[Conan]):
    """CO-39, CO-51: where the model stands again; its tile is turned up where it lies."""

    prompt = "reinforce-where"
    rules = ("CO-39", "CO-51", "CO-52", "CO-53", "CO-C20")

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def options(self, s: Conan) -> list[int]:
        return [s.board.first + area for area in doors(s, self.who)]

    def choose(self, s: Conan, action: int) -> None:
        s.reinforcement -= s.unit(self.who).cost
        enter(s, self.who, s.cards.place_of[action])
        s.then(Reinforce(self.seat))


def enter(s: Conan, who: int, area: int) -> None:
    """A model comes onto the board with all its life."""
    s.move(who, DEAD if who in s.zones[DEAD] else ASIDE, BOARD)
    s.own_life()[who] = s.terms.life[s.cards.unit_of[who]]
    s.put(who, area)


def appear(s: Conan, unit: int, area: int) -> None:
    """CO-C40: a unit that was not there at the start; its tile joins the end of the River."""
    enter_near(s, s.cards.units[unit].models[0], area)
    s.move(s.cards.units[unit].tiles[0], ASIDE, RIVER)


def enter_near(s: Conan, who: int, area: int) -> None:
    """CO-C40: in an area, or as near to it as there is room."""
    room = [other for other in range(s.board.size) if s.fits(who, other)]
    steps = [(s.board.steps(area, other), other) for other in room]
    enter(s, who, min(step for step in steps if step[0] >= 0)[1])
