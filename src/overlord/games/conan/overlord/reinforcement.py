"""Reinforcements: killed models come back for points (CO-48 to CO-56)."""

from overlord.core.frames import Choice, SeatChoice, SeatStep
from overlord.core.layout import ASIDE
from overlord.core.offer import Offer
from overlord.games.conan.components.box import DONE, OF_MODELS
from overlord.games.conan.movement.costs import next_door
from overlord.games.conan.state import RETURNED, Conan, lies
from overlord.games.conan.zones import BOARD, DEAD, REINFORCEMENT, RIVER


def returning(s: Conan) -> list[int]:
    """Models that may come back for the points left: CO-48, CO-50, CO-54, CO-56."""
    found: list[int] = []
    units = s.box.units
    for unit in river_units(s):
        cost = units[unit].cost
        if cost and cost <= s[REINFORCEMENT]:
            back = off_board(s, unit)
            if back >= 0 and doors(s, back):
                found.append(back)
    return found


def off_board(s: Conan, unit: int) -> int:
    """A model that may come onto the board; -1 if there is none.

    CO-54, CO-56: one of the dead, or a new one where the scenario lets the unit grow.
    """
    waiting = off_boards(s, unit)
    return waiting[0] if waiting else -1


def off_boards(s: Conan, unit: int) -> list[int]:
    """All models of a unit that may come onto the board."""
    free = s.terms.most[unit] - len(s.living(unit))
    found: list[int] = []
    for zone in (DEAD, ASIDE) if s.terms.grows[unit] else (DEAD,):
        found += [card for card in s.box.units[unit].models if s.holds(zone, card)]
    return found[: max(0, free)]


def river_units(s: Conan) -> list[int]:
    """CO-47: models of a tile that left the game can never return."""
    found: list[int] = []
    for tile in s.cards(RIVER):
        unit = s.box.unit_of[tile]
        if unit >= 0 and not lies(unit, found):
            found.append(unit)
    return found


def doors(s: Conan, who: int) -> list[int]:
    """CO-51 to CO-53, CO-C20, CO-C60: reinforcement areas, or areas beside an occupied one."""
    found: list[int] = []
    for area in s.scenario.reinforcement:
        near = [area]
        if not s.fits(who, area):
            near = [other for other in next_door(s, who, area) if s.fits(who, other)]
        found += [other for other in near if other not in found]
    return sorted(found)


def reinforce(s: Conan, seat: int, event: int) -> None:
    s[REINFORCEMENT] = s.scenario.happenings[event].amount
    s.then(Reinforce(seat))


class Reinforce(SeatStep[Conan]):
    """CO-49, CO-55: points are spent at once, and those left over are lost."""

    rules = ("CO-50",)

    def run(self, s: Conan) -> None:
        if returning(s):
            s.then(ReturnWho(self.seat))
        else:
            s[REINFORCEMENT] = 0


class ReturnWho(SeatChoice[Conan]):
    prompt = "reinforce"
    rules = ("CO-48", "CO-50", "CO-54", "CO-56")

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(returning(s))
        o.add(DONE)

    def choose(self, s: Conan, action: int) -> None:
        if action == DONE:
            s[REINFORCEMENT] = 0
        else:
            s.then(ReturnWhere(self.seat, action))


class ReturnWhere(Choice[Conan]):
    """CO-39, CO-51: where the model stands again; its tile is turned up where it lies."""

    prompt = "reinforce-where"
    rules = ("CO-39", "CO-51", "CO-52", "CO-53", "CO-C20")

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def offer(self, s: Conan, o: Offer) -> None:
        for area in doors(s, self.who):
            o.add(s.board.first + area)

    def choose(self, s: Conan, action: int) -> None:
        area = s.box.place_of[action]
        if most_there(s, self.who, area, 0) > 1:
            s.then(ReturnMany(self.seat, self.who, area, 0))
        else:
            come_back(s, self.seat, self.who, area, 1, 0)


def most_there(s: Conan, who: int, area: int, all_return: int) -> int:
    """Most models like one that may come back in an area: by points, number and room."""
    unit = s.box.unit_of[who]
    if all_return:
        waiting = [card for card in s.box.units[unit].models if s.holds(DEAD, card)]
        count = len(waiting)
    else:
        count = min(len(off_boards(s, unit)), s[REINFORCEMENT] // s.box.units[unit].cost)
    free = s.board.places[area].capacity
    for card in s.everybody(area):
        free -= s.box.sizes[card]
    return min(count, free // s.box.sizes[who])


class ReturnMany(Choice[Conan]):
    """CO-C20: how many of them there. `all_return`: nobody counts points (CO-C46)."""

    prompt = "reinforce-many"
    rules = ("CO-50", "CO-C20")

    def __init__(self, seat: int, who: int, area: int, all_return: int) -> None:
        self.seat = seat
        self.who = who
        self.area = area
        self.all_return = all_return

    def offer(self, s: Conan, o: Offer) -> None:
        most = most_there(s, self.who, self.area, self.all_return)
        for count in range(1, most + 1):
            o.add(OF_MODELS + count)

    def choose(self, s: Conan, action: int) -> None:
        come_back(s, self.seat, self.who, self.area, action - OF_MODELS, self.all_return)


def come_back(s: Conan, seat: int, who: int, area: int, count: int, all_return: int) -> None:
    """CO-39, CO-50: models like one stand in an area again, for their points or for none."""
    from overlord.games.conan.scenarios.ritual import Refill  # noqa: PLC0415 (the hordes come back here)

    unit = s.box.unit_of[who]
    s.cite("CO-C46" if all_return else "CO-51")
    for _ in range(count):
        if all_return:
            dead = [card for card in s.box.units[unit].models if s.holds(DEAD, card)]
            enter(s, dead[0], area)
            s.add_marks(dead[0], RETURNED)
        else:
            s[REINFORCEMENT] -= s.box.units[unit].cost
            enter(s, off_board(s, unit), area)
    s.then(Refill(seat) if all_return else Reinforce(seat))


def enter(s: Conan, who: int, area: int) -> None:
    """A model comes onto the board with all its life."""
    s.move(who, DEAD if s.holds(DEAD, who) else ASIDE, BOARD)
    s.set_life(who, s.terms.life[s.box.unit_of[who]])
    s.stand(who, area)


def appear(s: Conan, unit: int, area: int) -> None:
    """CO-C40: a unit that was not there at the start; its tile joins the end of the River."""
    enter_near(s, s.box.units[unit].models[0], area)
    s.move(s.box.units[unit].tiles[0], ASIDE, RIVER)


def enter_near(s: Conan, who: int, area: int) -> None:
    """CO-C40, CO-C60: in an area, or as near to it as there is room."""
    ring = [area]
    met = [area]
    while ring:
        room = [other for other in ring if s.fits(who, other)]
        if room:
            enter(s, who, min(room))
            return
        beyond: list[int] = []
        for other in ring:
            beyond += [a for a in next_door(s, who, other) if a not in met and a not in beyond]
        met += beyond
        ring = beyond
    room = [other for other in range(s.board.size) if s.fits(who, other)]
    steps = [(s.board.steps(area, other), other) for other in room]
    enter(s, who, min([step for step in steps if step[0] >= 0])[1])
