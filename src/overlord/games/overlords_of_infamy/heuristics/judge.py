"""Judge of Overlords of Infamy: the heuristics as core and players ask for them."""

from overlord.core.judge import Judge, chances_from
from overlord.core.playout import play_turn
from overlord.core.rng import Rng
from overlord.games.overlords_of_infamy.heuristics.evaluate import choosing, evaluate
from overlord.games.overlords_of_infamy.heuristics.odds import lateness, odds
from overlord.games.overlords_of_infamy.heuristics.weights import LATE_WIN_SLOPE, WIN_SLOPE
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import ACTIVE_CHAIR


class InfamyJudge(Judge[Infamy]):
    def score(self, s: Infamy, seat: int) -> float:
        return evaluate(s, seat)

    def win_slope(self, s: Infamy) -> float:
        """Higher late in the game, where a lead is surer."""
        return WIN_SLOPE + LATE_WIN_SLOPE * lateness(s)

    def rewards(self, s: Infamy) -> list[float]:
        """Among Overlords by what has been fitted; alone, or with the Hero at the table, not."""
        chairs = range(s.players)
        if not s.agenda or s.terms.solo or s.terms.hero_seat >= 0:
            return super().rewards(s)
        if True in [choosing(s, chair) for chair in chairs]:
            return super().rewards(s)
        return chances_from([odds(s, chair) for chair in chairs])

    def horizon(self, s: Infamy) -> int:
        return s[ACTIVE_CHAIR]

    def rollout(self, s: Infamy, rng: Rng) -> None:
        """To the end of the turn. Alone there is no other turn that would end it."""
        if not s.terms.solo:
            play_turn(s, rng)
