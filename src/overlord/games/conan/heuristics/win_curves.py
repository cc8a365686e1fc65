"""Curves of winning: how the heroes usually stand turn by turn, and what a lead on that is worth.

What the heuristic counts grows or shrinks in every game; a lead is what goes beyond. The numbers
are fitted: see `weights.py`.
"""

from math import exp
from typing import Final

from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.evaluate import evaluate
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import OVERLORD, TURN


class WinCurve:
    """`slope`: log odds for a point of lead; `offset`: those without any."""

    def __init__(self, slope: float, offset: float, usual_lead: list[int]) -> None:
        self.slope = slope
        self.offset = offset
        self.usual_lead = usual_lead  # by turn, in points more than at the opening
        self.middle = sum(usual_lead) / len(usual_lead) - offset / slope


WIN_CURVES: Final = {
    scenario: WinCurve(w.WIN_SLOPES[scenario], w.WIN_OFFSETS[scenario], usual)
    for scenario, usual in w.USUAL_LEADS.items()
}
UNKNOWN: Final = WinCurve(w.UNKNOWN_SLOPE, 0.0, [0])  # a scenario that nobody has measured

_openings: dict[str, float] = {}  # by what tells tables apart


def win_curve(s: Conan) -> WinCurve:
    return WIN_CURVES.get(s.scenario.id, UNKNOWN)


def chance(s: Conan) -> float:
    """Chance of the heroes to win, for people who look."""
    curve = win_curve(s)
    usual = curve.usual_lead[min(s[TURN], len(curve.usual_lead) - 1)]
    seats = s.terms.seats
    ahead = (lead(s, seats[1]) - lead(s, seats[OVERLORD])) / 2
    return _chance(curve.offset + curve.slope * (ahead - usual))


def expectation(s: Conan, seat: int) -> float:
    """Expectation of a seat for its side by its own eyes, whatever the turn.

    Each side's heuristic sees to it that nobody fears to end the own turn; the other's does not.
    """
    curve = win_curve(s)
    usual = -curve.middle if seat == s.terms.seats[OVERLORD] else curve.middle
    return _chance(curve.slope * (lead(s, seat) - usual))


def seat_shares(s: Conan, overlord: float, heroes: float) -> list[float]:
    """By seat; the heroes win together, and share what it is worth (CO-H111)."""
    share = heroes / (s.players - 1)
    return [overlord if seat == s.terms.seats[OVERLORD] else share for seat in range(s.players)]


def _chance(odds: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(odds, -50.0), 50.0)))


def lead(s: Conan, seat: int) -> float:
    """Lead of a seat since the game began, which is no matter of luck."""
    overlord = seat == s.terms.seats[OVERLORD]
    key = f"{s.box.digest} {s.players} {s.setup.options} {overlord}"
    found = _openings.get(key)
    if found is None:
        first = s.setup.game.table(s.setup, 0, False)
        assert isinstance(first, Conan)
        found = evaluate(first, seat)
        _openings[key] = found
    return evaluate(s, seat) - found
