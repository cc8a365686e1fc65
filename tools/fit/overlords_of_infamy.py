"""Recipe for Overlords of Infamy: what stands on the table at the ends of turns."""

from overlord.core.state import State
from overlord.games.overlords_of_infamy.heuristics.odds import features, lateness
from overlord.games.overlords_of_infamy.state import Infamy
from tools.fit.games import Position
from tools.fit.leads import believed_odds, lead
from tools.fit.recipe import Model, Recipe
from tools.fit.section import Constant

ODDS = [  # in the order of the features
    Constant("POINT_ODDS", "a Misery Point"),
    Constant("LATE_POINT_ODDS", "more, as the last event comes near"),
    Constant("FINAL_POINT_ODDS", "more in the last round"),
    Constant("TOKEN_ODDS", "a basic resource"),
    Constant("SPARE_ODDS", "one that waits for no Plot"),
    Constant("SHORT_ODDS", "one that the Plot still waits for"),
    Constant("PROMISE_ODDS", "what `plan` says, in points"),
    Constant("RELIC_ODDS", "a Relic"),
    Constant("FINAL_RELIC_ODDS", "more in the last round"),
    Constant("LACKEY_ODDS", "a Lackey"),
    Constant("AT_HOME_ODDS", "one at home"),
    Constant("RANK_ODDS", "what `INFAMY` says, in points; nothing in the end"),
    Constant("LAND_ODDS", "what `ground` counts"),
    Constant("TURN_ODDS", "to have the turn now"),
    Constant("LATE_TURN_ODDS", "more, as the last event comes near"),
    Constant("FINAL_TURN_ODDS", "more in the last round"),
]
SLOPES = [
    Constant("WIN_SLOPE", "of lead", 4),
    Constant("LATE_WIN_SLOPE", "more, as the last event comes near", 4),
]


def moment(s: State) -> int:
    return s.setup.game.judge.horizon(s)


def note(s: State) -> list[Position]:
    assert isinstance(s, Infamy)
    ours, theirs = features(s, 0), features(s, 1)
    ahead, odds = lead(s), believed_odds(s)
    return [
        Position("slope", [ahead, lateness(s) * ahead], odds),
        Position("odds", [a - b for a, b in zip(ours, theirs, strict=True)], odds),
    ]


RECIPE = Recipe(
    "overlords-of-infamy",
    2500,
    moment,
    note,
    [
        Model(
            "slope",
            "Log odds for a point of the heuristic, where the Hero sits at the table",
            SLOPES,
        ),
        Model("odds", "Log odds among Overlords", ODDS),
    ],
    {"overlords": "drawn"},
)
