"""Judge of Big Bad Overlord: the heuristics as core and players ask for them."""

from overlord.core.judge import Judge
from overlord.core.playout import play_well
from overlord.core.rng import Rng
from overlord.core.state import State
from overlord.games.big_bad_overlord.heuristics.evaluate import evaluate
from overlord.games.big_bad_overlord.heuristics.weights import WIN_SLOPE
from overlord.games.big_bad_overlord.state import NOBODY, BigBadOverlord


class BigJudge(Judge):
    def score(self, s: State, seat: int) -> float:
        assert isinstance(s, BigBadOverlord)
        return evaluate(s, seat)

    def win_slope(self, s: State) -> float:
        return WIN_SLOPE

    def search_margin(self) -> float:
        """None: what looks best at first is no part of a plan."""
        return 0.0

    def rollout(self, s: State, rng: Rng) -> None:
        """To the end of the battle that is being fought."""
        assert isinstance(s, BigBadOverlord)
        while s.agenda and s.defender != NOBODY:
            play_well(s, rng)
