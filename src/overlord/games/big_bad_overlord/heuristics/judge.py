"""Judge of Big Bad Overlord: the heuristics as core and players ask for them."""

from overlord.core.judge import Judge
from overlord.core.playout import play_well
from overlord.core.rng import Rng
from overlord.games.big_bad_overlord.heuristics.evaluate import evaluate
from overlord.games.big_bad_overlord.heuristics.weights import WIN_SLOPE
from overlord.games.big_bad_overlord.state import NOBODY, BigBadOverlord
from overlord.games.big_bad_overlord.zones import DEFENDER


class BigJudge(Judge[BigBadOverlord]):
    def score(self, s: BigBadOverlord, seat: int) -> float:
        return evaluate(s, seat)

    def win_slope(self, s: BigBadOverlord) -> float:
        return WIN_SLOPE

    def search_margin(self) -> float:
        """None: what looks best at first is no part of a plan."""
        return 0.0

    def rollout(self, s: BigBadOverlord, rng: Rng) -> None:
        """To the end of the battle that is being fought."""
        while len(s.agenda) > 0 and s[DEFENDER] != NOBODY:
            play_well(s, rng)
