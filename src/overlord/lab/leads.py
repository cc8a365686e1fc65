"""Leads in the course of a game: who was ahead when, from how the sides stood.

Who stands best is ahead. Two sides may not be alike, so the line between them is drawn where it
tells most winners.
"""

from dataclasses import dataclass

from overlord.lab.observe import NOBODY, Observed


@dataclass(frozen=True)
class Lead:
    """The course of one game."""

    changes: int
    halfway: int  # the side that was ahead when half of the game was over; NOBODY if none was
    settled: float  # the share of the game after which the last leader was always ahead


def leads(games: list[Observed], sides: list[int]) -> list[Lead]:
    line = dividing(games) if len(set(sides)) == 2 else 0.0
    return [_lead(one, line) for one in games]


def dividing(games: list[Observed]) -> float:
    """By how much the first side's worth must exceed the second's for it to be ahead.

    Seat 0 is of the first side. Each game weighs the same.
    """
    samples = sorted(
        (worths[0] - worths[1], (1 if one.returns[0] else -1) / len(one.worths))
        for one in games
        for _, worths in one.worths
    )
    best, line, right = 0.0, samples[0][0] - 1 if samples else 0.0, 0.0
    for i, (difference, won) in enumerate(samples):  # all up to here are told as lost
        right -= won
        if right > best:
            best = right
            after = samples[i + 1][0] if i + 1 < len(samples) else difference + 2
            line = (difference + after) / 2
    return line


def _lead(one: Observed, line: float) -> Lead:
    ahead, changes, since, halfway = NOBODY, -1, 0, NOBODY
    for decision, worths in one.worths:
        shifted = [worths[0] - line, *worths[1:]]
        best = max(shifted)
        leader = shifted.index(best) if shifted.count(best) == 1 else ahead
        if leader != ahead:
            ahead, since = leader, decision
            changes += 1
        if 2 * decision <= one.decisions:
            halfway = ahead
    settled = since / one.decisions if ahead != NOBODY and one.decisions else 1.0
    return Lead(max(0, changes), halfway, settled)
