"""Recipe for Big Bad Overlord: how firmly a lead is believed, at the beginning of each turn."""

from overlord.core.state import State
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import TURN
from tools.fit.leads import note, slope
from tools.fit.recipe import Recipe


def turn(s: State) -> int:
    assert isinstance(s, BigBadOverlord)
    return s[TURN]


RECIPE = Recipe("big-bad-overlord", 400, turn, note, [slope()])
