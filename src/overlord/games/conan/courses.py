"""How the heroes usually stand as turns go by, and how firmly a lead on that is believed.

What the heuristic counts grows or shrinks in every game; a lead is what goes beyond. The numbers
are fitted: see `weights.py`.
"""

from math import exp
from typing import Final

from overlord.games.conan import weights as w
from overlord.games.conan.heuristics import evaluate
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import OVERLORD


class Course:
    """`keen`: log odds for a point of lead; `lean`: those without any; `par`: points by turn."""

    def __init__(self, keen: float, lean: float, par: list[int]) -> None:
        self.keen = keen
        self.lean = lean
        self.par = par  # more than at the opening
        self.middle = sum(par) / len(par) - lean / keen


COURSES: Final = {
    scenario: Course(w.WIN_SLOPES[scenario], w.WIN_OFFSETS[scenario], usual)
    for scenario, usual in w.USUAL_LEADS.items()
}
UNKNOWN: Final = Course(w.UNKNOWN_SLOPE, 0.0, [0])  # a scenario that nobody has measured

_openings: dict[str, float] = {}  # by what tells tables apart


def course(s: Conan) -> Course:
    return COURSES.get(s.scenario.id, UNKNOWN)


def chance(s: Conan) -> float:
    """How likely the heroes are to win, for people who look."""
    usual = course(s)
    par = usual.par[min(s.turn, len(usual.par) - 1)]
    seats = s.terms.seats
    ahead = (lead(s, seats[1]) - lead(s, seats[OVERLORD])) / 2
    return _chance(usual.lean + usual.keen * (ahead - par))


def expected(s: Conan, seat: int) -> float:
    """What a seat expects of its side by its own eyes, whatever the turn.

    Each side's heuristic sees to it that nobody fears to end the own turn; the other's does not.
    """
    usual = course(s)
    par = -usual.middle if seat == s.terms.seats[OVERLORD] else usual.middle
    return _chance(usual.keen * (lead(s, seat) - par))


def shared(s: Conan, overlord: float, heroes: float) -> list[float]:
    """By seat; the heroes win together, and share what it is worth (CO-H111)."""
    share = heroes / (s.players - 1)
    return [overlord if seat == s.terms.seats[OVERLORD] else share for seat in range(s.players)]


def _chance(odds: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(odds, -50.0), 50.0)))


def lead(s: Conan, seat: int) -> float:
    """What a seat has more than when the game began, which is no matter of luck."""
    overlord = seat == s.terms.seats[OVERLORD]
    key = f"{s.box.digest} {s.players} {s.setup.options} {overlord}"
    found = _openings.get(key)
    if found is None:
        first = s.setup.game.table(s.setup, 0, False)
        assert isinstance(first, Conan)
        found = evaluate(first, seat)
        _openings[key] = found
    return evaluate(s, seat) - found
