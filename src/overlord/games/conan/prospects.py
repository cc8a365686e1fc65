"""How well the heroes stand as to what a scenario is about, for players that look ahead.

The weights are guesses, as in the heuristics.
"""

from typing import Final

from overlord.core.layout import ASIDE
from overlord.games.conan.barricades import BatterWhich, Splinter
from overlord.games.conan.dice import RerollDie, symbols
from overlord.games.conan.equipment import HIDDEN_EQUIPMENT
from overlord.games.conan.mutiny import mutineers
from overlord.games.conan.numbered import priests, tokens_of
from overlord.games.conan.priests import PRIESTS, priests_gone
from overlord.games.conan.ritual import RITUAL, relics
from overlord.games.conan.sailing import Fire
from overlord.games.conan.scenario import Gate
from overlord.games.conan.state import RESTED, STRUCK, Conan
from overlord.games.conan.vocabulary import LOCK
from overlord.games.conan.zones import CARRIED, ESCAPED, GROUND, OVERLORD, SEARCHED, SECRET

RELIC: Final = 8.0
PRIESTESS: Final = 60.0
SPACE: Final = 9.0  # one space of a marker
PLANK: Final = 3.0  # a point of life of a barricade
SAVED: Final = 45.0  # a hero who got away
FOUND: Final = 25.0  # a hero's own things
LOOKED: Final = 2.0  # a place where they are not
ASKED: Final = 14.0  # a priest who was questioned to the end
QUIET: Final = 15.0
MUTINEER: Final = 4.0
CLOSED: Final = 6.0  # a lock
OVERRUN: Final = 0.7  # what is left of the worth of a relic with an enemy beside it


def prospect(s: Conan) -> float:
    worth = PLANK * (sum(s.barricades) - _falling(s)) if s.barricades else 0.0
    if s.scenario.has(RITUAL):
        worth += _ritual(s)
    if s.scenario.stations:
        worth += _pursuit(s)
    if s.scenario.has(PRIESTS):
        worth += _priests(s)
    if s.scenario.has(HIDDEN_EQUIPMENT):
        worth += _equipment(s)
        worth += _escaped(s)
    for gate in s.scenario.gates:
        if gate.kind == LOCK and not s.wrecked >> gate.border & 1:
            worth -= _locked(s, gate)
    return worth


def _falling(s: Conan) -> float:
    """What the blow that is being struck will take from a barricade."""
    frames = s.agenda[-2:]
    if frames and isinstance(frames[-1], BatterWhich):
        return 1.0
    struck = len(frames) > 1 and isinstance(frames[0], Splinter)
    return float(symbols(s)) if struck and isinstance(frames[-1], RerollDie) else 0.0


def _equipment(s: Conan) -> float:
    """What was found, and how far it is to the next place where it may be."""
    worth = QUIET * s.quiet - QUIET * 0.5 * len(s.bodies)
    for chair in s.heroes():
        if s.scenario.starts[chair - 1].assets[0] not in s.zones[ASIDE]:
            worth += FOUND
            continue
        here = s.at[s.terms.heroes[chair]]
        tokens = tokens_of(s, chair)
        left = [
            s.board.walk(here, area)
            for token, area in zip(tokens, s.scenario.hiding, strict=True)
            if token not in s.zones[SEARCHED]
        ]
        worth += LOOKED * (len(tokens) - len(left)) - min(left, default=0)
    return worth


def _escaped(s: Conan) -> float:
    """Who got away is worth more than on the board."""
    away = [c for c in range(1, len(s.base)) if s.terms.heroes[c] in s.zones[ESCAPED]]
    return sum(SAVED + 3.5 * s.vigour(chair) for chair in away)


def _priests(s: Conan) -> float:
    """Who is left to ask, and how far away; then how far it is to the edge."""
    left = priests(s)
    worth = ASKED * priests_gone(s)
    for chair in s.heroes():
        here = s.at[s.terms.heroes[chair]]
        if left and s.zones[SECRET + OVERLORD]:
            hiding = zip(tokens_of(s, OVERLORD), s.scenario.hiding, strict=True)
            goals = [area for token, area in hiding if token in left]
        else:
            worth += ASKED
            goals = s.board.exits
        worth -= 2.0 * min(s.board.walk(here, area) for area in goals)
    return worth


def _pursuit(s: Conan) -> float:
    """How far the marker is, and how far the heroes are from where they move it."""
    shot = any(isinstance(frame, Fire) for frame in s.agenda[-4:])
    worth = SPACE * (s.marker + (symbols(s) if shot else 0))
    for card in mutineers(s):
        enemies = s.inside(s.at[card], OVERLORD)
        waits = s.active == s.scenario.mutineers and not s.marks[card] & (STRUCK | RESTED)
        worth += MUTINEER + (1.5 if waits and enemies else 0.5 if waits else 0.0)
    for chair in s.heroes():
        here = s.at[s.terms.heroes[chair]]
        worth -= 1.5 * min(s.board.walk(here, area) for area in s.scenario.stations)
    return worth


def _locked(s: Conan, gate: Gate) -> float:
    """How far it still is until a lock is open: to its key first, if it takes one."""
    border = s.board.borders[gate.border]
    for chair in s.heroes():
        if gate.key in s.zones[CARRIED + chair]:
            return CLOSED + s.board.walk(s.at[s.terms.heroes[chair]], border.a)
    if not gate.key:
        return CLOSED
    if gate.key in s.zones[GROUND]:
        return 2 * CLOSED + _far(s, s.at[gate.key])
    guards = [card for unit, key in s.scenario.heads if key == gate.key for card in s.living(unit)]
    return 3 * CLOSED + sum(_far(s, s.at[card]) + 2.0 * s.life[card] for card in guards)


def _far(s: Conan, area: int) -> int:
    """How far the nearest hero is."""
    return min((s.board.walk(s.at[s.terms.heroes[c]], area) for c in s.heroes()), default=9)


def _ritual(s: Conan) -> float:
    worth = SPACE * (s.scenario.marker - s.marker)
    for card in s.scenario.fixed:
        if card in s.zones[GROUND]:
            value = RELIC if card in relics(s) else PRIESTESS
            worth += value * (OVERRUN if s.inside(s.at[card], OVERLORD) else 1.0)
    return worth
