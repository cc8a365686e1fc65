"""Judge of Conan: the heuristics as core and players ask for them."""

from overlord.core.judge import Judge
from overlord.core.offer import options_of
from overlord.core.one_step import one_step
from overlord.core.playout import play_well
from overlord.core.rng import Rng, seeded_rng
from overlord.games.conan.components.box import DONE
from overlord.games.conan.heroes.hero_acts import HeroActs, WhoActs
from overlord.games.conan.heuristics.evaluate import evaluate
from overlord.games.conan.heuristics.win_curves import chance, expectation, seat_shares, win_curve
from overlord.games.conan.overlord.overlord_turn import Activate
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import OVERLORD, SIDE, TURN


class ConanJudge(Judge[Conan]):
    def score(self, s: Conan, seat: int) -> float:
        return evaluate(s, seat)

    def win_slope(self, s: Conan) -> float:
        return win_curve(s).slope

    def rewards(self, s: Conan) -> list[float]:
        """Expectation of each side, by its own score."""
        if not s.agenda:
            return s.returns()
        seats = s.terms.seats
        return seat_shares(s, expectation(s, seats[OVERLORD]), expectation(s, seats[1]))

    def win_chances(self, s: Conan) -> list[float]:
        if not s.agenda:
            return s.returns()
        heroes = chance(s)
        return seat_shares(s, 1.0 - heroes, heroes)

    def horizon(self, s: Conan) -> int:
        return 2 * s[TURN] + s[SIDE]

    def rollout(self, s: Conan, rng: Rng) -> None:
        """Until somebody else may act, where what was begun has come to something.

        A hero acts until it would be better not to, and does not say so: that may end the turn.
        """
        while s.agenda:
            top = s.agenda[-1]
            if isinstance(top, (WhoActs, Activate)):
                return
            if not isinstance(top, HeroActs):
                play_well(s, rng)
                continue
            options = options_of(top, s)
            scores = one_step(s, top.seat, options, 1) if top.acted else []
            best = options[scores.index(max(scores))] if scores else DONE
            if best == DONE or s.box.first <= best < s.board.first:
                return
            s.rng = seeded_rng(rng.seed())
            s.answer(len(s.agenda) - 1, top, best)
