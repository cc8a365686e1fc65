"""Judge of Overlords of Infamy: the heuristics as core and players ask for them."""

from overlord.core.judge import Judge, chances_from
from overlord.core.playout import play_turn
from overlord.core.rng import Rng
from overlord.core.state import State
from overlord.games.overlords_of_infamy.heuristics.evaluate import choosing, evaluate
from overlord.games.overlords_of_infamy.heuristics.odds import lateness, odds
from overlord.games.overlords_of_infamy.heuristics.weights import LATE_WIN_SLOPE, WIN_SLOPE
from overlord.games.overlords_of_infamy.state import Infamy


class InfamyJudge(Judge):
    def score(self, s: State, seat: int) -> float:
        assert isinstance(s, Infamy)
        return evaluate(s, seat)

    def win_slope(self, s: State) -> float:
        """Late leads are surer."""
        assert isinstance(s, Infamy)
        return WIN_SLOPE + LATE_WIN_SLOPE * lateness(s)

    def rewards(self, s: State) -> list[float]:
        """Among Overlords by what has been fitted; alone, or with the Hero at the table, not."""
        assert isinstance(s, Infamy)
        chairs = range(s.players)
        if not s.agenda or s.terms.solo or s.terms.hero_seat >= 0:
            return super().rewards(s)
        if True in [choosing(s, chair) for chair in chairs]:
            return super().rewards(s)
        return chances_from([odds(s, chair) for chair in chairs])

    def horizon(self, s: State) -> int:
        assert isinstance(s, Infamy)
        return s.active

    def rollout(self, s: State, rng: Rng) -> None:
        """To the end of the turn. Alone there is no other turn that would end it."""
        assert isinstance(s, Infamy)
        if not s.terms.solo:
            play_turn(s, rng)
