"""Objectives of the heroes, and the time they have for them, for players that look ahead."""

from overlord.games.conan.components.vocabulary import PROTECTED
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.state import Conan, lies
from overlord.games.conan.zones import ESCAPED, OVERLORD, SIDE, TURN


def cards_to_fetch(s: Conan) -> list[int]:
    """The cards that the heroes must carry off, and have not yet."""
    return [card for card in s.scenario.aims.fetch if not s.holds(ESCAPED, card)]


def prey(s: Conan) -> list[int]:
    """The units that the heroes must kill: for its own sake, for a trophy, or for a key."""
    found = [unit for unit, _ in s.scenario.heads if s.alive(unit)]
    for unit in s.scenario.aims.slay:
        if s.alive(unit) and not lies(unit, found):
            found.append(unit)
    return found


def wards(s: Conan) -> list[int]:
    """CO-K32: who keeps somebody whom the heroes must kill from being attacked, by standing by."""
    found: list[int] = []
    for unit in s.scenario.aims.slay:
        if not s.box.units[unit].skills >> PROTECTED & 1:
            continue
        for card in s.living(unit):
            for other in s.inside(s.at(card), OVERLORD):
                if not s.has(other, PROTECTED) and not lies(other, found):
                    found.append(other)
    return found


def precious(s: Conan, who: int) -> bool:
    """Whether the Overlord wins by somebody's death."""
    return lies(who, s.scenario.aims.guard)


def patient(s: Conan) -> bool:
    """Whether the heroes win when time is over."""
    return s.scenario.aims.patient


def turns_left(s: Conan, seat: int) -> int:
    """Turns that the heroes still have.

    For each side they grow fewer in the other's turn, so that nobody fears to end the own one.
    """
    last = s.scenario.aims.last
    if not last:
        return 8
    waits = seat != s.terms.seats[OVERLORD] and s[SIDE] == OVERLORD
    return max(1, last - s[TURN] + int(waits))


def stride(s: Conan, seat: int) -> float:
    """Worth of one movement point nearer to an errand; more as time runs out."""
    return w.STEP + w.HASTE / (1 + turns_left(s, seat))


def thrift(s: Conan, seat: int) -> float:
    """Worth of energy still: after the last turn nobody needs any."""
    left = turns_left(s, seat)
    return 1.0 if left > 2 else w.ENERGY_OF_TWO_TURNS if left == 2 else w.ENERGY_OF_LAST_TURN
