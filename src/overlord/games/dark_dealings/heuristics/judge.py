"""Judge of Dark Dealings: the heuristics as core and players ask for them."""

from overlord.core.judge import Judge, chances_from
from overlord.core.rng import Rng
from overlord.core.state import State
from overlord.games.dark_dealings.heuristics.evaluate import drafting, evaluate, win_slope
from overlord.games.dark_dealings.heuristics.odds import besieged, drafted
from overlord.games.dark_dealings.heuristics.rollout import rollout
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import HERO_ROW, PILE


class DarkJudge(Judge):
    def score(self, s: State, seat: int) -> float:
        assert isinstance(s, DarkDealings)
        return evaluate(s, seat)

    def win_slope(self, s: State) -> float:
        assert isinstance(s, DarkDealings)
        return win_slope(s)

    def rollout(self, s: State, rng: Rng) -> None:
        assert isinstance(s, DarkDealings)
        rollout(s, rng)

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, DarkDealings)
        if not s.agenda or (s.players == 1 and s.zones[HERO_ROW]):
            return super().rewards(s)
        if s.players == 1:
            return [min(1.0, evaluate(s, 0) / 8)]
        if drafting(s):
            return chances_from([drafted(s, seat) for seat in range(s.players)])
        longest = max([len(s.zones[PILE + seat]) for seat in range(s.players)])
        return chances_from([besieged(s, seat, longest) for seat in range(s.players)])
