"""Judge of positions: how well a seat stands, who is likely to win, and how to play on quickly."""

from math import exp
from typing import Generic

from mypy_extensions import mypyc_attr

from overlord.core.frames import S
from overlord.core.playout import play_on
from overlord.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """Heuristics of a game for players that look ahead; a game without any keeps this one.

    `S` is the state that it judges.

    All of it is asked in worlds that a seat imagines, and must not change them.
    """

    def score(self, s: S, seat: int) -> float:
        """Worth of a seat's position, for players that look one step ahead."""
        return 0.0

    def own_score(self, s: S, seat: int) -> float:
        """The same without what rivals have, which is counted where their chances are."""
        return self.score(s, seat)

    def win_slope(self, s: S) -> float:
        """Log odds of winning that a lead of one in the unit of the score is believed to add.

        0: there is no heuristic, and only the end of a game tells who stands well.
        """
        return 0.0

    def search_margin(self) -> float:
        """By how many standard errors an answer has to beat the one that looks best at first.

        Where answers differ by less than luck does, those of chance are worse than those of a plan.
        """
        return 1.0

    def rewards(self, s: S) -> list[float]:
        """Worth of a world to each seat, from 0 to 1: its returns, or what it expects."""
        if s.over:
            return s.returns()
        slope = self.win_slope(s)
        return chances_from([slope * self.own_score(s, seat) for seat in range(s.players)])

    def win_chances(self, s: S) -> list[float]:
        """Chance of each seat to win, for people who look: together one."""
        return self.rewards(s)

    def horizon(self, s: S) -> int:
        """A number that changes where a line of thought should end, with the turn for instance.

        Of use in games whose score compares what comes before the end of a turn with what comes
        at it, but not with what a rival has done since.
        """
        return 0

    def rollout(self, s: S, rng: Rng) -> None:
        """Play quick answers of all seats, up to where `rewards` can be trusted.

        Without a heuristic that is the end of the game, and the answers are chance.
        """
        if not self.win_slope(s):
            play_on(s, rng, -1)


def chances_from(leads: list[float]) -> list[float]:
    """The chances of the seats to win, from how they stand; alone, how near one is."""
    if len(leads) == 1:
        lead = leads[0]
        return [0.5 + 0.5 * lead / (1.0 + abs(lead))]
    best = max(leads)
    stakes = [exp(lead - best) for lead in leads]
    total = sum(stakes)
    return [stake / total for stake in stakes]
