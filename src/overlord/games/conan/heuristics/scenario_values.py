"""Value of how far the heroes are with what the scenario asks.

The weights are guesses, as in the heuristics.
"""

from overlord.core.layout import ASIDE
from overlord.games.conan.combat.dice import RerollDie, symbols
from overlord.games.conan.components.scenario import HEROES, Gate
from overlord.games.conan.components.vocabulary import LOCK
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.plans import planks
from overlord.games.conan.scenarios.barricades import BatterWhich, Splinter
from overlord.games.conan.scenarios.equipment import HIDDEN_EQUIPMENT
from overlord.games.conan.scenarios.mutiny import mutineers
from overlord.games.conan.scenarios.priests import PRIESTS, priests_gone
from overlord.games.conan.scenarios.ritual import RITUAL
from overlord.games.conan.scenarios.sailing import Fire
from overlord.games.conan.state import RESTED, STRUCK, Conan, lies
from overlord.games.conan.table.numbered_places import tokens_of
from overlord.games.conan.zones import (
    ACTIVE,
    ARROWS,
    BARRICADES,
    BODIES,
    CARRIED,
    ESCAPED,
    GROUND,
    MARKER,
    OVERLORD,
    QUIET,
    SEARCHED,
)


def scenario_worth(s: Conan) -> float:
    worth = w.PLANK * _standing(s) if s.count(BARRICADES) else 0.0
    if s.scenario.has(RITUAL):
        worth += _ritual(s)
    if s.scenario.stations:
        worth += _pursuit(s)
    if s.scenario.has(PRIESTS):
        worth += w.ASKED * priests_gone(s)
    if s.scenario.has(HIDDEN_EQUIPMENT):
        worth += _equipment(s)
        worth += _escape_value(s)
    for gate in s.scenario.gates:
        if gate.kind == LOCK and not s.wrecked >> gate.border & 1:
            worth -= _lock_cost(s, gate)
    return worth


def _standing(s: Conan) -> float:
    """Strength of the barricades on the easiest way in, after the blow that is being struck."""
    frames = s.agenda[-2:]
    if frames and isinstance(frames[-1], BatterWhich):
        return planks(s, -1, 0) - 1.0
    if len(frames) > 1 and isinstance(frames[-1], RerollDie):
        blow = frames[0]
        if isinstance(blow, Splinter):
            hope = w.REROLL_GAIN if sum(s.cards(ARROWS)) else 0.0
            return planks(s, blow.gate, symbols(s)) - hope
    return planks(s, -1, 0)


def _equipment(s: Conan) -> float:
    """Worth of what was found, and of where it is not."""
    worth = w.QUIET * s[QUIET] - w.QUIET * 0.5 * s.count(BODIES)
    for chair in s.heroes():
        if not s.holds(ASIDE, s.terms.starts[chair - 1].assets[0]):
            worth += w.FOUND
            continue
        for token in tokens_of(s, chair):
            if s.holds(SEARCHED, token):
                worth += w.SEARCHED_IN_VAIN
    return worth


def _escape_value(s: Conan) -> float:
    """Worth of those who got away: more than on the board."""
    away = [c for c in range(1, s.chairs) if s.holds(ESCAPED, s.terms.heroes[c])]
    return sum(w.ESCAPED + w.ESCAPED_VIGOUR * s.vigour(chair) for chair in away)


def _pursuit(s: Conan) -> float:
    """Worth of the marker's way, and of how far the heroes are from where they move it."""
    shot = any(isinstance(frame, Fire) for frame in s.agenda[-4:])
    worth = w.MARKER_SPACE * (s[MARKER] + (symbols(s) if shot else 0))
    for area in s.scenario.stations:
        enemies = s.crowd(area, OVERLORD)
        if enemies and enemies >= s.crowd(area, HEROES):
            worth -= w.HELD_STATION  # CO-C57: nobody works where they are outnumbered
    for chair in s.heroes():
        here = s.at(s.terms.heroes[chair])
        worth -= w.WAY_TO_STATION * min(s.board.walk(here, area) for area in s.scenario.stations)
    return worth


def mutiny_worth(s: Conan) -> float:
    """Worth of mutineers to the heroes beyond their strength.

    To the Overlord they are nothing more: others come for nothing, and a blow at them is one that
    no hero has to guard.
    """
    worth = 0.0
    for card in mutineers(s):
        beside = s.crowd(s.at(card), OVERLORD) > 0
        waits = s[ACTIVE] == s.scenario.mutineers and not s.marks(card) & (STRUCK | RESTED)
        worth += w.MUTINEER + (
            w.MUTINEER_AT_WORK if waits and beside else w.MUTINEER_WAITING if waits else 0.0
        )
    return worth


def _lock_cost(s: Conan, gate: Gate) -> float:
    """Work left until a lock is open, if it takes a key: more and more."""
    if not gate.key:
        return w.LOCK_CLOSED
    for chair in s.heroes():
        if s.holds(CARRIED + chair, gate.key):
            return w.LOCK_STAGE
    return 2 * w.LOCK_STAGE if s.holds(GROUND, gate.key) else 3 * w.LOCK_STAGE


def _ritual(s: Conan) -> float:
    worth = w.MARKER_SPACE * (s.scenario.marker - s[MARKER])
    for card in s.scenario.fixed:
        if s.holds(GROUND, card):
            enemies = s.crowd(s.at(card), OVERLORD)
            if lies(card, s.scenario.aims.keep):
                worth += w.PRIESTESS * w.PRIESTESS_OVERRUN**enemies
            else:
                worth += w.RELIC * (w.RELIC_OVERRUN if enemies else 1.0)
    return worth
