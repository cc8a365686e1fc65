"""Judge of Bellum Magica: the heuristics as core and players ask for them."""

from overlord.core.judge import Judge
from overlord.core.rng import Rng
from overlord.core.state import State
from overlord.games.bellum_magica.heuristics.evaluate import evaluate, own_score
from overlord.games.bellum_magica.heuristics.rollout import rollout
from overlord.games.bellum_magica.heuristics.weights import WIN_SLOPE
from overlord.games.bellum_magica.state import BellumMagica


class MagicaJudge(Judge):
    def score(self, s: State, seat: int) -> float:
        assert isinstance(s, BellumMagica)
        return evaluate(s, seat)

    def own_score(self, s: State, seat: int) -> float:
        assert isinstance(s, BellumMagica)
        return own_score(s, seat)

    def win_slope(self, s: State) -> float:
        return WIN_SLOPE

    def rollout(self, s: State, rng: Rng) -> None:
        assert isinstance(s, BellumMagica)
        rollout(s, rng)
