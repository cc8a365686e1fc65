"""Quick answers for roll-outs: the day is played to its end, and another after it.

The heuristic knows what a row brings on average; what the dice say tomorrow is played out.
"""

from overlord.core.offer import options_of
from overlord.core.rng import Rng
from overlord.games.bellum_magica.attack import Attack, Steal
from overlord.games.bellum_magica.box import (
    CASTLE,
    ENOUGH,
    FIELD,
    ON_THE_LEFT,
    ON_THE_RIGHT,
    ONES,
    PASS,
)
from overlord.games.bellum_magica.heuristics import weights as w
from overlord.games.bellum_magica.horde import RollAgain
from overlord.games.bellum_magica.recruit import PlaceCreature
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import ARRIVING, DAY


def rollout(s: BellumMagica, rng: Rng) -> None:
    last = s[DAY] + w.ROLLOUT_DAYS
    while s.agenda and s[DAY] < last:
        place = len(s.agenda) - 1
        choice = s.agenda[place]
        if isinstance(choice, Attack):
            action = booty(s, options_of(choice, s))
        elif isinstance(choice, RollAgain):
            action = PASS
        elif isinstance(choice, Steal):
            kinds = [option for option in options_of(choice, s) if option != ENOUGH]
            action = kinds[-1]
        elif isinstance(choice, PlaceCreature):
            action = better_side(s, s.card(ARRIVING + choice.seat, 0))
        else:
            options = options_of(choice, s)
            action = options[rng.below(len(options))]
        s.answer(place, choice, action)


def booty(s: BellumMagica, options: list[int]) -> int:
    """The Place with the richest spoils; a castle counts like a chest of metal."""
    best = PASS
    highest = 0
    for target in options[1:]:
        worth = w.QUICK_WORTH[4]
        if s.box.kinds[target] != CASTLE:
            worth = 0
            spoils = s.box.spoils[target]
            for i in range(len(w.QUICK_WORTH)):
                worth += w.QUICK_WORTH[i] * spoils[i]
        if worth > highest:
            highest = worth
            best = target
    return best


def better_side(s: BellumMagica, card: int) -> int:
    """Side on which a creature shows more."""
    more = 0
    for face in range(6):
        left = s.box.left[6 * card + face]
        right = s.box.right[6 * card + face]
        more += (left & ONES) + (left >> FIELD & ONES) + 2 * (left >> 2 * FIELD)
        more -= 2 * (right & ONES) + 3 * (right >> FIELD & ONES)
    return ON_THE_LEFT if more > 0 else ON_THE_RIGHT
