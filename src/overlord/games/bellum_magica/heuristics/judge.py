"""Judge of Bellum Magica: the heuristics as core and players ask for them."""

from overlord.core.judge import Judge
from overlord.core.rng import Rng
from overlord.games.bellum_magica.heuristics.evaluate import evaluate, own_score
from overlord.games.bellum_magica.heuristics.rollout import rollout
from overlord.games.bellum_magica.heuristics.weights import WIN_SLOPE
from overlord.games.bellum_magica.state import BellumMagica


class MagicaJudge(Judge[BellumMagica]):
    def score(self, s: BellumMagica, seat: int) -> float:
        return evaluate(s, seat)

    def own_score(self, s: BellumMagica, seat: int) -> float:
        return own_score(s, seat)

    def win_slope(self, s: BellumMagica) -> float:
        return WIN_SLOPE

    def rollout(self, s: BellumMagica, rng: Rng) -> None:
        rollout(s, rng)
