"""What a hero is about to do with the hands: pick up, hand over, drop, open, throw."""

from typing import Any, Final

from overlord.core.frames import Frame
from overlord.games.conan.box import usual
from overlord.games.conan.dice import RerollDie, symbols
from overlord.games.conan.errands import CLUMSY, IN_HAND, IN_SIGHT, clumsy, relief, strain
from overlord.games.conan.gates import lock_for
from overlord.games.conan.gear import kit
from overlord.games.conan.manipulation import (
    CHEST,
    LOCK,
    SEARCH,
    THROWN,
    Attempt,
    DropWhich,
    GiveTo,
    GiveWhat,
    Outcome,
    PickUpWhat,
    TakeWhat,
    ThrowTo,
    ThrowWhat,
    at_hand,
    partners,
)
from overlord.games.conan.movement import hindering
from overlord.games.conan.objectives import wanted
from overlord.games.conan.plans import keys
from overlord.games.conan.priests import HearAnswer
from overlord.games.conan.room import room
from overlord.games.conan.state import MANIPULATION, RESERVE, Conan, lies
from overlord.games.conan.vocabulary import CONCENTRATION, LOCK_PICKING, RED
from overlord.games.conan.zones import CARRIED

SURE: Final = 0.9  # how sure it is that what has been begun will be done
MISTAKE: Final = 3.0
FIND: Final = 1.5  # what may be in a chest
SPARE: Final = 4  # gems that a hero keeps in any case before opening one
PICKED: Final = 20.0  # a lock that is open
SOUGHT: Final = 6.0  # a place that is searched
ANSWER: Final = 16.0  # a priest who talks; if he dies or is silent
SILENCE: Final = 0.4  # what is left of it if he says nothing yet
DEATH: Final = 0.8  # ... or dies
LACKING: Final = 0.35  # ... of a deed for each symbol that is missing, as dice can be rerolled
LOSS: Final = 8.0  # ... and of one that is only begun
MUTE: Final = 3  # symbols by which a priest dies
KEY: Final = 8.0  # a key that is picked up


def sure(worth: float) -> float:
    """Something was begun; if nothing can come of it, it was a mistake."""
    return SURE * worth if worth > 0.0 else -MISTAKE


def handling(s: Conan, top: Frame[Any] | None) -> float:
    worth = 0.0
    if isinstance(top, PickUpWhat):
        worth = _pick_up(s, top.chair)
    elif isinstance(top, Attempt):
        worth = _attempt(s, top)
    elif isinstance(top, RerollDie):
        worth = _on_the_table(s)
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
    needed = keys(s)
    for card in at_hand(s, chair):
        if lies(card, needed):
            return KEY
        if card in goals:
            loss = CLUMSY if clumsy(s, chair, card, goals) else 0.0
            return IN_HAND - IN_SIGHT - loss - strain(s, chair, card)
    return -MISTAKE


def _attempt(s: Conan, top: Attempt) -> float:
    if top.deed == CHEST:
        return FIND if s.held(top.chair, RESERVE) > SPARE else -MISTAKE
    if top.deed == THROWN:
        return -MISTAKE
    dice = [s.hero(top.chair).manipulation.die] * room(s, top.chair, MANIPULATION)
    if top.deed == LOCK and s.has(s.terms.heroes[top.chair], LOCK_PICKING):
        dice.append(RED)
    lacks = _difficulty(s, top.deed, top.chair) - usual(dice, 0)
    return sure(_gain(top.deed) - LOSS * lacks) if lacks > 0.0 else SURE * _gain(top.deed)


def _on_the_table(s: Conan) -> float:
    """What a throw of dice that is no attack will bring about."""
    frame = s.agenda[-2] if len(s.agenda) > 1 else None
    if isinstance(frame, HearAnswer):
        shown = symbols(s)
        return ANSWER * (SILENCE if not shown else DEATH if shown == MUTE else 1.0)
    if isinstance(frame, Outcome) and frame.deed in (LOCK, SEARCH):
        lacks = _difficulty(s, frame.deed, frame.chair) - symbols(s)
        return _gain(frame.deed) * (LACKING**lacks if lacks > 0 else 1.0)
    return 0.0


def _gain(deed: int) -> float:
    return PICKED if deed == LOCK else SOUGHT


def _difficulty(s: Conan, deed: int, chair: int) -> int:
    """CO-H74: the symbols that a hero needs, where enemies are about."""
    who = s.terms.heroes[chair]
    more = 0 if s.has(who, CONCENTRATION) else hindering(s, who)
    if deed != LOCK:
        return 1 + more
    gate = lock_for(s, chair)
    return more + (s.scenario.gates[gate].difficulty if gate >= 0 else 0)


def _lightened(s: Conan, chair: int) -> float:
    """What it is worth to drop something that is not worth its weight."""
    best = -MISTAKE
    goals = wanted(s)
    before = kit(s, chair, 0)
    for card in s.zones[CARRIED + chair]:
        if card not in goals and s.box.loads[card]:
            best = max(best, kit(s, chair, card) - before)
    return best
