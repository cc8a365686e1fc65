"""Judge of Dark Dealings: the heuristics as core and players ask for them."""

from overlord.core.judge import Judge, chances_from
from overlord.core.rng import Rng
from overlord.games.dark_dealings.heuristics.evaluate import drafting, evaluate, win_slope
from overlord.games.dark_dealings.heuristics.odds import draft_odds, siege_odds
from overlord.games.dark_dealings.heuristics.rollout import rollout
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import HERO_ROW, PILE


class DarkJudge(Judge[DarkDealings]):
    def score(self, s: DarkDealings, seat: int) -> float:
        return evaluate(s, seat)

    def win_slope(self, s: DarkDealings) -> float:
        return win_slope(s)

    def rollout(self, s: DarkDealings, rng: Rng) -> None:
        rollout(s, rng)

    def rewards(self, s: DarkDealings) -> list[float]:
        if s.over or (s.players == 1 and s.count(HERO_ROW)):
            return super().rewards(s)
        if s.players == 1:
            return [min(1.0, evaluate(s, 0) / 8)]
        if drafting(s):
            return chances_from([draft_odds(s, seat) for seat in range(s.players)])
        longest = max([s.count(PILE + seat) for seat in range(s.players)])
        return chances_from([siege_odds(s, seat, longest) for seat in range(s.players)])
