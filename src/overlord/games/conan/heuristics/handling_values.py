"""Values of what a hero is about to do with the hands: pick up, hand over, drop, open, throw."""

from typing import Any

from overlord.core.frames import Frame
from overlord.games.conan.combat.dice import RerollDie, symbols
from overlord.games.conan.components.box import usual
from overlord.games.conan.components.vocabulary import CONCENTRATION, LOCK_PICKING, RED
from overlord.games.conan.heroes.exertion import exertion_left
from overlord.games.conan.heroes.manipulation import (
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
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.errands import clumsy, relief, strain
from overlord.games.conan.heuristics.gear import kit
from overlord.games.conan.heuristics.objectives import cards_to_fetch
from overlord.games.conan.heuristics.plans import keys
from overlord.games.conan.movement.costs import hindering
from overlord.games.conan.scenarios.gates import lock_for
from overlord.games.conan.scenarios.priests import HearAnswer
from overlord.games.conan.state import MANIPULATION, RESERVE, Conan, lies
from overlord.games.conan.zones import CARRIED


def sure(worth: float) -> float:
    """Something was begun; if nothing can come of it, it was a mistake."""
    return w.SURE * worth if worth > 0.0 else -w.MISTAKE


def handling(s: Conan, top: Frame[Any] | None) -> float:
    worth = 0.0
    if isinstance(top, PickUpWhat):
        worth = _pick_up(s, top.chair)
    elif isinstance(top, Attempt):
        worth = _attempt(s, top)
    elif isinstance(top, RerollDie):
        worth = _on_the_table(s)
    elif isinstance(top, DropWhich):
        worth = 0.0 if top.must else _drop_gain(s, top.chair)
    elif isinstance(top, GiveWhat):
        worth = sure(max([relief(s, top.seat, top.chair, c) for c in partners(s, top.chair)]))
    elif isinstance(top, TakeWhat):
        worth = sure(max([relief(s, top.seat, c, top.chair) for c in partners(s, top.chair)]))
    elif isinstance(top, (GiveTo, ThrowWhat, ThrowTo)):
        worth = -w.MISTAKE
    return worth


def _pick_up(s: Conan, chair: int) -> float:
    goals = cards_to_fetch(s)
    needed = keys(s)
    for card in at_hand(s, chair):
        if lies(card, needed):
            return w.KEY
        if card in goals:
            loss = w.GOAL_IN_CLUMSY_HAND if clumsy(s, chair, card, goals) else 0.0
            return w.GOAL_IN_HAND - w.GOAL_IN_SIGHT - loss - strain(s, chair, card)
    return -w.MISTAKE


def _attempt(s: Conan, top: Attempt) -> float:
    if top.deed == CHEST:
        return w.CHEST if s.held(top.chair, RESERVE) > w.CHEST_GEMS else -w.MISTAKE
    if top.deed == THROWN:
        return -w.MISTAKE
    dice = [s.hero(top.chair).manipulation.die] * exertion_left(s, top.chair, MANIPULATION)
    if top.deed == LOCK and s.has(s.terms.heroes[top.chair], LOCK_PICKING):
        dice.append(RED)
    lacks = _difficulty(s, top.deed, top.chair) - usual(dice, 0)
    return (
        sure(_gain(top.deed) - w.SYMBOL_UNTHROWN * lacks)
        if lacks > 0.0
        else w.SURE * _gain(top.deed)
    )


def _on_the_table(s: Conan) -> float:
    """Worth of a throw of dice that is no attack."""
    frame = s.agenda[-2] if len(s.agenda) > 1 else None
    if isinstance(frame, HearAnswer):
        shown = symbols(s)
        return w.PRIEST_TALKS * (
            w.PRIEST_SILENT if not shown else w.PRIEST_DIES if shown == w.PRIEST_DEADLY else 1.0
        )
    if isinstance(frame, Outcome) and frame.deed in (LOCK, SEARCH):
        lacks = _difficulty(s, frame.deed, frame.chair) - symbols(s)
        return _gain(frame.deed) * (w.SYMBOL_MISSING**lacks if lacks > 0 else 1.0)
    return 0.0


def _gain(deed: int) -> float:
    return w.LOCK_PICKED if deed == LOCK else w.SEARCH


def _difficulty(s: Conan, deed: int, chair: int) -> int:
    """CO-H74: the symbols that a hero needs, where enemies are about."""
    who = s.terms.heroes[chair]
    more = 0 if s.has(who, CONCENTRATION) else hindering(s, who)
    if deed != LOCK:
        return 1 + more
    gate = lock_for(s, chair)
    return more + (s.scenario.gates[gate].difficulty if gate >= 0 else 0)


def _drop_gain(s: Conan, chair: int) -> float:
    """Worth of dropping something that is not worth its weight."""
    best = -w.MISTAKE
    goals = cards_to_fetch(s)
    before = kit(s, chair, 0)
    for card in s.cards(CARRIED + chair):
        if card not in goals and s.box.loads[card]:
            best = max(best, kit(s, chair, card) - before)
    return best
