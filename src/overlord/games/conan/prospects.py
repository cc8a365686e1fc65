"""How well the heroes stand as to what a scenario is about, for players that look ahead.

The weights are guesses, as in the heuristics.
"""

from typing import Final

from overlord.games.conan.barricades import BatterWhich, Splinter
from overlord.games.conan.dice import RerollDie, symbols
from overlord.games.conan.ritual import RITUAL, relics
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import GROUND, OVERLORD

RELIC: Final = 8.0
PRIESTESS: Final = 60.0
SPACE: Final = 9.0  # one space of a marker
PLANK: Final = 3.0  # a point of life of a barricade
OVERRUN: Final = 0.7  # what is left of the worth of a relic with an enemy beside it


def prospect(s: Conan) -> float:
    worth = PLANK * (sum(s.barricades) - _falling(s)) if s.barricades else 0.0
    if s.scenario.has(RITUAL):
        worth += _ritual(s)
    return worth


def _falling(s: Conan) -> float:
    """What the blow that is being struck will take from a barricade."""
    if not s.agenda:
        return 0.0
    if isinstance(s.agenda[-1], BatterWhich):
        return 1.0
    struck = isinstance(s.agenda[-1], RerollDie) and isinstance(s.agenda[-2], Splinter)
    return float(symbols(s)) if struck else 0.0


def _ritual(s: Conan) -> float:
    worth = SPACE * (s.scenario.marker - s.marker)
    for card in s.scenario.fixed:
        if card in s.zones[GROUND]:
            value = RELIC if card in relics(s) else PRIESTESS
            worth += value * (OVERRUN if s.inside(s.at[card], OVERLORD) else 1.0)
    return worth
