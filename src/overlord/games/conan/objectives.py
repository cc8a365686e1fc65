"""What the heroes must fetch and kill, and how much time they have, for players that look ahead."""

from typing import Final

from overlord.games.conan import vocabulary as v
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import ESCAPED, OVERLORD

CARRIED_OFF: Final = v.GOALS.index("carried-off")
SLAIN: Final = v.GOALS.index("slain")
HERO_SLAIN: Final = v.GOALS.index("hero-slain")
ROUNDS: Final = v.GOALS.index("rounds-over")

STEP: Final = 1.9  # what one movement point nearer to an errand is worth
HASTE: Final = 4.0  # ... and more, the fewer turns are left


def wanted(s: Conan) -> list[int]:
    """The cards that the heroes must carry off, and have not yet."""
    found: list[int] = []
    for win in s.scenario.wins:
        for goal in win.goals:
            if win.side and goal.verb == CARRIED_OFF:
                found += [card for card in goal.what if card not in s.zones[ESCAPED]]
    return found


def prey(s: Conan) -> list[int]:
    """The units that the heroes must kill: for its own sake, for a trophy, or for a key."""
    found = [unit for unit, _ in s.scenario.heads if s.alive(unit)]
    for win in s.scenario.wins:
        for goal in win.goals:
            if win.side and goal.verb == SLAIN:
                found += [unit for unit in goal.what if s.alive(unit) and unit not in found]
    return found


def precious(s: Conan, who: int) -> bool:
    """Whether the Overlord wins by somebody's death."""
    for win in s.scenario.wins:
        for goal in win.goals:
            if not win.side and goal.verb == HERO_SLAIN and who in goal.what:
                return True
    return False


def patient(s: Conan) -> bool:
    """Whether the heroes win when time is over."""
    for win in s.scenario.wins:
        for goal in win.goals:
            if win.side and goal.verb == ROUNDS:
                return True
    return False


def turns_left(s: Conan, seat: int) -> int:
    """Turns that the heroes still have.

    For each side they grow fewer in the other's turn, so that nobody fears to end the own one.
    """
    for win in s.scenario.wins:
        for goal in win.goals:
            if goal.verb == ROUNDS:
                waits = seat != s.terms.seats[OVERLORD] and s.side == OVERLORD
                return max(1, goal.amount - s.turn + int(waits))
    return 8


def stride(s: Conan, seat: int) -> float:
    """What one movement point nearer to an errand is worth; more as time runs out."""
    return STEP + HASTE / (1 + turns_left(s, seat))


def thrift(s: Conan, seat: int) -> float:
    """What energy is still good for: after the last turn nobody needs any."""
    left = turns_left(s, seat)
    return 1.0 if left > 2 else 0.6 if left == 2 else 0.2
