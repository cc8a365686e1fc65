"""Recipe for games where only the slope is fitted: log odds for a point of the heuristic."""

from overlord.core.state import State
from tools.fit.games import Position
from tools.fit.recipe import Model
from tools.fit.section import Constant

GROUP = "Log odds for a point of the heuristic"


def lead(s: State) -> float:
    judge = s.setup.game.judge
    return judge.score(s, 0) - judge.score(s, 1)


def believed_odds(s: State) -> float:
    """The log odds that the game believes now."""
    return s.setup.game.judge.win_slope(s) * lead(s)


def note(s: State) -> list[Position]:
    return [Position("slope", [lead(s)], believed_odds(s))]


def slope() -> Model:
    return Model("slope", GROUP, [Constant("WIN_SLOPE", "of lead", 4)])
