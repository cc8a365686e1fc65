"""A day: six steps, one after the other, until somebody has ten chests."""

from typing import Any, Final

from overlord.core.frames import Frame, Step
from overlord.games.bellum_magica.attack import Attacks, CountChests
from overlord.games.bellum_magica.end_of_day import EndOfDay
from overlord.games.bellum_magica.gather import Gather
from overlord.games.bellum_magica.horde import RollDie
from overlord.games.bellum_magica.recruit import Recruits
from overlord.games.bellum_magica.scouts import CallBackScouts
from overlord.games.bellum_magica.state import BellumMagica


class Day(Step[BellumMagica]):
    """All steps of a day, and the next day after them."""

    def run(self, s: BellumMagica) -> None:
        s.then_all(STEPS)


STEPS: Final[list[Frame[Any]]] = [  # last first
    Day(),
    EndOfDay(),
    Recruits(0),
    CountChests(),
    Attacks(0),
    CallBackScouts(),
    Gather(),
    RollDie(),
]
