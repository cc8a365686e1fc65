"""Recipe for Conan: by scenario, how the heroes usually stand and how firmly a lead is believed."""

import math
from statistics import median

import numpy as np

from overlord.core.state import State
from overlord.games.conan.heuristics.win_curves import chance, lead
from overlord.games.conan.state import Conan
from overlord.games.conan.table.terms import SCENARIOS
from overlord.games.conan.zones import OVERLORD, TURN
from overlord.lab.series import Series
from tools.fit.games import Noted, Position
from tools.fit.logistic import fit_weights, loss
from tools.fit.recipe import HELD, Recipe
from tools.fit.section import Constant, Group, Value

STEP = 5  # usual leads are multiples of it
RAREST_WIN = 20  # where a side wins less than one game in so many, nothing can be fitted:
SURE = 3.0  # log odds of the other one
UNKNOWN_SLOPE = 0.03  # ... and what a point of lead counts there
ENOUGH = 10  # games that get to a turn
MOST_PLAYED = 4  # times the games of any other scenario
GROUPS = [
    Group(
        "By scenario, log odds of the heroes for a point of lead beyond the usual one",
        [Constant("WIN_SLOPES", digits=4)],
    ),
    Group("Their log odds without any", [Constant("WIN_OFFSETS", digits=1)]),
    Group("What they usually have more than at the opening, by turn", [Constant("USUAL_LEADS")]),
]


def moment(s: State) -> int:
    return s.setup.game.judge.horizon(s)


def note(s: State) -> list[Position]:
    """The turn, and the mean of what both sides think that the heroes have gained."""
    assert isinstance(s, Conan)
    seats = s.terms.seats
    ahead = (lead(s, seats[1]) - lead(s, seats[OVERLORD])) / 2
    heroes = chance(s)
    return [Position(s.scenario.id, [float(s[TURN]), ahead], math.log(heroes / (1 - heroes)))]


class Scenarios(Recipe):
    """Each scenario has games, a course and a slope of its own."""

    def groups(self) -> list[Group]:
        return GROUPS

    def series(self, games: int, seed: int, box: str) -> list[Series]:
        seats = ("greedy", "greedy")
        return [
            Series(self.game, seats, games * self.times(one), seed, {"scenario": one}, box)
            for one in SCENARIOS
        ]

    def times(self, scenario: str) -> int:
        """The scenario that is played unless another is named has more games."""
        return MOST_PLAYED if scenario == next(iter(SCENARIOS)) else 1

    def fit(self, played: list[list[Noted]], now: dict[str, Value]) -> dict[str, Value]:
        slopes: dict[str, float] = {}
        offsets: dict[str, float] = {}
        usual: dict[str, list[int]] = {}
        for scenario, games in zip(SCENARIOS, played, strict=True):
            usual[scenario] = usual_leads(games)
            offsets[scenario], slopes[scenario] = curve(games, usual[scenario])
            print(f"\n{scenario}: {len(games)} games, heroes won {heroes_won(games):.0%}")
            for name, found in (
                ("WIN_SLOPES", slopes[scenario]),
                ("WIN_OFFSETS", offsets[scenario]),
                ("USUAL_LEADS", usual[scenario]),
            ):
                was = now[name]
                assert isinstance(was, dict)
                print(f"  {name}: {was.get(scenario)} -> {value_text(found)}")
            held = [game for game in games if not game.number % HELD]
            kept = [game for game in games if game.number % HELD]
            won = np.array([1 - game.won for game in held for _ in game.positions])
            before = np.array([one.believed for game in held for one in game.positions])
            course = usual_leads(kept)
            offset, slope = curve(kept, course)
            after = np.array([offset + slope * one for one in beyond(held, course)])
            print(
                f"  log loss: a guess {math.log(2):.4f}, as it is {loss(before, won):.4f}", end=""
            )
            print(f", fitted anew {loss(after, won):.4f}")
        return {"WIN_SLOPES": slopes, "WIN_OFFSETS": offsets, "USUAL_LEADS": usual}


def value_text(value: float | list[int]) -> str:
    return str(value) if isinstance(value, list) else f"{value:.4f}"


def heroes_won(games: list[Noted]) -> float:
    return 1 - sum(game.won for game in games) / len(games)


def usual_leads(games: list[Noted]) -> list[int]:
    """The median lead in each turn that enough games reach."""
    by_turn: dict[int, list[float]] = {}
    for game in games:
        for one in game.positions:
            by_turn.setdefault(int(one.features[0]), []).append(one.features[1])
    found: list[int] = []
    for turn in sorted(by_turn):
        if len(by_turn[turn]) < min(ENOUGH, len(games)):
            break
        found += [STEP * round(median(by_turn[turn]) / STEP)] * (turn + 1 - len(found))
    return found


def beyond(games: list[Noted], usual: list[int]) -> list[float]:
    """Of all positions, the lead beyond the usual course."""
    rows = [one.features for game in games for one in game.positions]
    return [ahead - usual[min(int(turn), len(usual) - 1)] for turn, ahead in rows]


def curve(games: list[Noted], usual: list[int]) -> tuple[float, float]:
    """Log odds without a lead, and for each point of it."""
    share = heroes_won(games)
    if min(share, 1 - share) < 1 / RAREST_WIN:
        return math.copysign(SURE, share - 0.5), UNKNOWN_SLOPE
    won = np.array([1 - game.won for game in games for _ in game.positions])
    features = np.array([[1.0, one] for one in beyond(games, usual)])
    offset, slope = fit_weights(features, won)
    # A lead that speaks against whoever has it comes of too few games.
    return float(offset), float(slope) if slope > 0 else UNKNOWN_SLOPE


RECIPE = Scenarios("conan", 50, moment, note, [])
