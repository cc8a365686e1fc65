"""Walks over several areas in one answer, if it does not matter which way (CO-C72).

A way is calm if nothing happens on it but walking: nobody falls, leaps, breaks a wall or opens a
door, nothing is found and nobody reacts before its end. Where the cheapest way is not calm, or only
one of the dearer ones is, an area is reached step by step.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overlord.core.frames import Refusal, Step
from overlord.core.vectors import vec
from overlord.games.conan.combat.reactions import alert, open_windows, watchers
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.board import Board
from overlord.games.conan.components.scenario import HEROES
from overlord.games.conan.heroes.exertion import points
from overlord.games.conan.movement.borders import FLIES, GIFTS, PASSES, gifts, toll
from overlord.games.conan.movement.costs import (
    NO_WAY,
    crossing,
    leaving,
    slips,
    why_not_cross,
    why_stuck,
)
from overlord.games.conan.movement.steps import Arrive, advance, model_points, pay, step, walk_off
from overlord.games.conan.overlord.unleashed import would_wake
from overlord.games.conan.state import HELD, TAMED, Conan
from overlord.games.conan.table.numbered_places import token_of
from overlord.games.conan.zones import BOARD, SEARCHED

SILENT: Final = (v.OPEN, v.FLAP, v.RUBBLE, v.BOULDER, v.RAIL)  # borders where only points are paid
MOST: Final = 500  # sets of gifts and wrecked borders whose lanes a board remembers


def lanes(board: Board, gift: int, wrecked: int) -> list[vec[i64]]:
    """By area, for each step that may be taken: where to, its price, 1 if calm, 1 if a leap."""
    key = wrecked << GIFTS | gift
    found = board.lanes.get(key)
    if found is None:
        if len(board.lanes) >= MOST:
            board.lanes.clear()
        found = [_lane(board, area, gift, wrecked) for area in range(board.size)]
        board.lanes[key] = found
    return found


def _lane(board: Board, area: int, gift: int, wrecked: int) -> vec[i64]:
    found: list[int] = []
    for other in board.beside[area]:
        cost = toll(board, area, other, gift, wrecked)
        if cost > 0:
            calm = _calm(board, area, other, gift, wrecked)
            found += [other, cost, int(calm), int(board.leaped(area, other))]
    return vec[i64](found)


def _calm(board: Board, area: int, other: int, gift: int, wrecked: int) -> bool:
    i = board.between(area, other)
    border = board.borders[i]
    if border.kind == v.SHUT and not wrecked >> i & 1:  # CO-C47: it stays open
        return False
    if gift & (FLIES | PASSES):
        return True
    if border.fall and board.places[area].level > board.places[other].level:
        return False
    return border.kind in SILENT or wrecked >> i & 1 != 0


class Trek:
    """Areas that somebody with some points could get to: by area the least points, or -1.

    `calm`: 1 by a calm way; `before`: the area that comes before on it; `beside`: 1 a next step.
    """

    def __init__(self, s: Conan, who: int, most: int) -> None:
        size = s.board.size
        self.least = vec[i64]([-1] * size)
        self.before = vec[i64]([-1] * size)
        self.calm = vec[i64]([0] * size)
        self.beside = vec[i64]([0] * size)
        home = s.at(who)
        self.least[home] = 0
        if most and why_stuck(s, who) is None:
            self._explore(s, who, home, most)

    def _explore(self, s: Conan, who: int, home: int, most: int) -> None:
        """Area by area in the order of their costs, which are small."""
        least = self.least
        calm = self.calm
        crowds = Crowds(s, who)
        network = lanes(s.board, gifts(s, who), s.wrecked)
        watched = [s.at(card) for card in watchers(s, 1 - s.terms.side[who])]
        calm[home] = int(home not in watched)
        rings: list[list[int]] = [[] for _ in range(most + 1)]
        rings[0].append(home)
        for cost in range(most):
            for area in rings[cost]:
                if least[area] != cost or crowds.hold[area] < 0:
                    continue
                quiet = calm[area]
                if quiet and area != home and (area in watched or stirs(s, who, area)):
                    quiet = 0
                self._step_from(area, quiet, network[area], crowds, rings)

    def _step_from(
        self, area: i64, quiet: i64, lane: vec[i64], crowds: Crowds, rings: list[list[int]]
    ) -> None:
        """All steps out of an area; `quiet` is 1 if the way may go on calmly."""
        least = self.least
        calm = self.calm
        room = crowds.room
        cost = least[area]
        most: i64 = len(rings) - 1
        i: i64 = 0
        end: i64 = len(lane)
        while i < end:
            target = lane[i]
            price = cost + lane[i + 1]
            if not lane[i + 3]:
                price += crowds.hold[area]
            still = quiet & lane[i + 2]
            i += 4
            if price > most or room[target] < 0:
                continue
            if not cost:
                self.beside[target] = 1
            was = least[target]
            better = was < 0 or price < was
            if better or (price == was and still and not calm[target]):
                least[target] = price
                calm[target] = still
                self.before[target] = area
                if better:
                    rings[price].append(target)

    def way(self, target: int) -> list[int]:
        """The areas up to the last, without the first."""
        found = [target]
        while self.least[self.before[found[-1]]]:
            found.append(self.before[found[-1]])
        found.reverse()
        return found


class Crowds:
    """By area: room left with somebody in it, and the points more to leave it; -1: not at all."""

    def __init__(self, s: Conan, who: int) -> None:
        size = s.board.size
        sizes = s.box.sizes
        at = s.at_row
        sides = s.terms.side
        side = sides[who]
        own = sizes[who]
        room = s.board.capacities[:]
        hold = vec[i64]([0] * size)
        held = vec[i64]([0] * size)
        clings = s.marks(who) & HELD != 0
        blocks = s.box.blocks
        chairs = s.terms.chair_of
        marks = s.marks_row
        one: i64 = who
        area: i64
        for card in s.native(BOARD):
            if card == one:
                continue
            area = at[card]
            room[area] -= sizes[card]
            if sides[card] == side:
                hold[area] -= 1
                continue
            hold[area] += 1
            if chairs[card]:
                stops = s.has(card, v.BLOCKING)
            else:
                stops = blocks[card] != 0 and not marks[card] & TAMED
            if stops or (clings and s.has(card, v.CONSTRICTION)):
                held[area] = 1
        free = slips(s, who)
        grace: i64 = 1 if s.has(who, v.FELINE_GRACE) else 0
        for area in range(size):
            room[area] -= own
            if free:
                hold[area] = 0
            elif held[area]:
                hold[area] = -1
            else:
                hold[area] = hold[area] - grace if hold[area] > grace else 0
        self.room = room
        self.hold = hold


def stirs(s: Conan, who: int, area: int) -> bool:
    """Whether something could happen when somebody passes through an area (CO-C28, CO-C54)."""
    if s.terms.side[who] != HEROES or not s.is_hero(who):
        return False
    if s.scenario.hidden:
        token = token_of(s, area)
        if token >= 0 and not s.holds(SEARCHED, token):
            return True
    return would_wake(s, area)


def destinations(s: Conan, who: int, most: int) -> list[int]:
    """The areas, as cards, that one answer leads to: all next steps, and calm ways."""
    if not most:
        return []
    trek = Trek(s, who, most)
    first = s.board.first
    least, calm, beside = trek.least, trek.calm, trek.beside
    return [
        first + area
        for area in range(s.board.size)
        if least[area] > 0 and (calm[area] or beside[area])
    ]


def why_not_walk(s: Conan, who: int, area: int, most: int) -> Refusal | None:
    """Reason why one answer does not lead to an area: its border's, if it is adjacent."""
    if s.board.first + area in destinations(s, who, most):
        return None
    if s.board.between(s.at(who), area) >= 0:
        return why_not_cross(s, who, area, most)
    return NO_WAY


def walk(s: Conan, who: int, target: int) -> None:
    """CO-C32: enemies may react before somebody leaves an area."""
    watching = alert(s, who, s.at(who))
    if watching:
        open_windows(s, watching)
        s.then(Depart(who, target))
    else:
        go(s, who, target)


class Depart(Step[Conan]):
    """Somebody leaves after all, if they still stand and still can (CO-C32); -1: the board."""

    rules = ("CO-C32",)

    def __init__(self, who: int, target: int) -> None:
        self.who = who
        self.target = target

    def run(self, s: Conan) -> None:
        who = self.who
        if s.at(who) < 0:
            return
        if self.target >= 0:
            if why_not_walk(s, who, self.target, available(s, who)) is None:
                go(s, who, self.target)
        elif why_not_leave(s, s.chair_of(who)) is None:
            walk_off(s, who)


def available(s: Conan, who: int) -> int:
    """The movement points that somebody has, gems included."""
    chair = s.chair_of(who)
    return points(s, chair) if chair else model_points(s, who)


def go(s: Conan, who: int, target: int) -> None:
    """CO-C72: over one border where that can be crossed, else by the cheapest way."""
    most = available(s, who)
    if s.board.between(s.at(who), target) >= 0 and why_not_cross(s, who, target, most) is None:
        step(s, who, target)
        return
    for area in Trek(s, who, most).way(target):
        pay(s, who, crossing(s, who, area))
        advance(s, who, area)
    s.then(Arrive(who))


def leave(s: Conan, who: int) -> None:
    """CO-C32, CO-C36: over the edge of the board."""
    watching = alert(s, who, s.at(who))
    if watching:
        open_windows(s, watching)
        s.then(Depart(who, -1))
    else:
        walk_off(s, who)


def why_not_leave(s: Conan, chair: int) -> Refusal | None:
    """CO-C36: the edge is crossed like a border."""
    who = s.terms.heroes[chair]
    stuck = why_stuck(s, who)
    if stuck is not None:
        return stuck
    cost = 1 + leaving(s, who)
    if cost > points(s, chair):
        return Refusal("too-far", "CO-C36", {"cost": cost, "points": points(s, chair)})
    return None
