"""Recipe for Bellum Magica: how firmly a lead is believed, at the beginning of each day."""

from overlord.core.state import State
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import DAY
from tools.fit.leads import note, slope
from tools.fit.recipe import Recipe


def day(s: State) -> int:
    assert isinstance(s, BellumMagica)
    return s[DAY]


RECIPE = Recipe("bellum-magica", 1000, day, note, [slope()])
