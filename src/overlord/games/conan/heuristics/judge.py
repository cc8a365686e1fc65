"""Judge of Conan: the heuristics as core and players ask for them."""

from overlord.core.judge import Judge
from overlord.core.one_step import one_step
from overlord.core.playout import play_well
from overlord.core.rng import Rng, seeded
from overlord.core.state import State
from overlord.games.conan.components.box import DONE
from overlord.games.conan.heroes.hero_acts import HeroActs, WhoActs
from overlord.games.conan.heuristics.evaluate import evaluate
from overlord.games.conan.heuristics.win_curves import chance, expected, shared, win_curve
from overlord.games.conan.overlord.overlord_turn import Activate
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import OVERLORD


class ConanJudge(Judge):
    def score(self, s: State, seat: int) -> float:
        assert isinstance(s, Conan)
        return evaluate(s, seat)

    def win_slope(self, s: State) -> float:
        assert isinstance(s, Conan)
        return win_curve(s).slope

    def rewards(self, s: State) -> list[float]:
        """By the eyes of each side."""
        assert isinstance(s, Conan)
        if not s.agenda:
            return s.returns()
        seats = s.terms.seats
        return shared(s, expected(s, seats[OVERLORD]), expected(s, seats[1]))

    def win_chances(self, s: State) -> list[float]:
        assert isinstance(s, Conan)
        if not s.agenda:
            return s.returns()
        heroes = chance(s)
        return shared(s, 1.0 - heroes, heroes)

    def horizon(self, s: State) -> int:
        assert isinstance(s, Conan)
        return 2 * s.turn + s.side

    def rollout(self, s: State, rng: Rng) -> None:
        """Until somebody else may act, where what was begun has come to something.

        A hero acts until it would be better not to, and does not say so: that may end the turn.
        """
        assert isinstance(s, Conan)
        while s.agenda:
            top = s.agenda[-1]
            if isinstance(top, (WhoActs, Activate)):
                return
            if not isinstance(top, HeroActs):
                play_well(s, rng)
                continue
            options = top.options(s)[:]
            scores = one_step(s, top.seat, options, 1) if top.acted else []
            best = options[scores.index(max(scores))] if scores else DONE
            if best == DONE or s.box.first <= best < s.board.first:
                return
            s.rng = seeded(rng.seed())
            s.answer(len(s.agenda) - 1, top, best)
