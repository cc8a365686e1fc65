"""What a hero is about to do with the hands: pick up, hand over, drop, open, throw."""

from typing import Any, Final

from overlord.core.frames import Frame
from overlord.games.conan.errands import CLUMSY, IN_HAND, IN_SIGHT, clumsy, relief, strain
from overlord.games.conan.gear import kit
from overlord.games.conan.manipulation import (
    CHEST,
    THROWN,
    Attempt,
    DropWhich,
    GiveTo,
    GiveWhat,
    PickUpWhat,
    TakeWhat,
    ThrowTo,
    ThrowWhat,
    at_hand,
    partners,
)
from overlord.games.conan.objectives import wanted
from overlord.games.conan.state import RESERVE, Conan
from overlord.games.conan.zones import CARRIED

SURE: Final = 0.9  # how sure it is that what has been begun will be done
MISTAKE: Final = 3.0
FIND: Final = 1.5  # what may be in a chest
SPARE: Final = 4  # gems that a hero keeps in any case before opening one
DEED: Final = 2.0  # a lock that is picked, a place that is searched


def sure(worth: float) -> float:
    """Something was begun; if nothing can come of it, it was a mistake."""
    return SURE * worth if worth > 0.0 else -MISTAKE


def handling(s: Conan, top: Frame[Any] | None) -> float:
    worth = 0.0
    if isinstance(top, PickUpWhat):
        worth = _pick_up(s, top.chair)
    elif isinstance(top, Attempt):
        worth = _attempt(s, top)
    elif isinstance(top, DropWhich):
        worth = 0.0 if top.must else _lightened(s, top.chair)
    elif isinstance(top, GiveWhat):
        worth = sure(max([relief(s, top.seat, top.chair, c) for c in partners(s, top.chair)]))
    elif isinstance(top, TakeWhat):
        worth = sure(max([relief(s, top.seat, c, top.chair) for c in partners(s, top.chair)]))
    elif isinstance(top, (GiveTo, ThrowWhat, ThrowTo)):
        worth = -MISTAKE
    return worth


def _pick_up(s: Conan, chair: int) -> float:
    goals = wanted(s)
    for card in at_hand(s, chair):
        if card in goals:
            loss = CLUMSY if clumsy(s, chair, card, goals) else 0.0
            return IN_HAND - IN_SIGHT - loss - strain(s, chair, card)
    return -MISTAKE


def _attempt(s: Conan, top: Attempt) -> float:
    if top.deed == CHEST:
        return FIND if s.held(top.chair, RESERVE) > SPARE else -MISTAKE
    return -MISTAKE if top.deed == THROWN else DEED


def _lightened(s: Conan, chair: int) -> float:
    """What it is worth to drop something that is not worth its weight."""
    best = -MISTAKE
    goals = wanted(s)
    before = kit(s, chair, 0)
    for card in s.zones[CARRIED + chair]:
        if card not in goals and s.cards.loads[card]:
            best = max(best, kit(s, chair, card) - before)
    return best
