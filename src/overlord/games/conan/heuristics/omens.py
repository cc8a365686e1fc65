"""Values of events that are about to be carried out, to the Overlord, for players that look."""

from typing import Any, Final

from overlord.core.frames import Frame
from overlord.core.layout import ASIDE
from overlord.games.conan.components.scenario import Happening
from overlord.games.conan.components.vocabulary import EVENTS
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.overlord.event_effects import AvengeWhere, Wake, asleep
from overlord.games.conan.overlord.event_tiles import WhichEvent
from overlord.games.conan.overlord.reinforcement import river_units
from overlord.games.conan.overlord.river import ClearWhich
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import TURN

REINFORCE: Final = EVENTS.index("reinforce")
VOLLEY: Final = EVENTS.index("volley")
TRANSFORM: Final = EVENTS.index("transform")
FREE_MONSTER: Final = EVENTS.index("free-monster")
VENGEANCE: Final = EVENTS.index("vengeance")


def omen(s: Conan, top: Frame[Any] | None) -> float:
    """Worth of the best event that can be chosen; of a chosen one, once it is there."""
    if isinstance(top, WhichEvent):
        return best_event(s)
    if isinstance(top, ClearWhich):
        return -w.CLEARING
    if isinstance(top, (Wake, AvengeWhere)):
        return event_worth(s, s.scenario.happenings[top.event])
    return 0.0


def best_event(s: Conan) -> float:
    best = 0.0
    for event in s.scenario.happenings:
        if event.turn <= s[TURN]:
            best = max(best, event_worth(s, event))
    return best


def event_worth(s: Conan, event: Happening) -> float:
    if event.verb == REINFORCE:
        return w.RETURN * min(event.amount, missing(s))
    if event.verb == FREE_MONSTER:
        return max([_strength(s, s.box.unit_of[card]) for card in asleep(s, event)], default=0.0)
    if event.verb == VENGEANCE:
        waits = s.holds(ASIDE, s.box.units[event.what[0]].models[0])
        return _strength(s, event.what[0]) if waits else 0.0
    if event.verb == TRANSFORM:
        return _strength(s, event.what[1]) - _strength(s, event.what[0])
    if event.verb == VOLLEY:
        units = [unit for unit in river_units(s) if s.box.units[unit].ranged]
        return w.SHOT * sum(len(s.living(unit)) for unit in units)
    return w.STRANGE_EVENT


def missing(s: Conan) -> int:
    """Points of reinforcement that could be spent: models that have died."""
    total = 0
    for unit in river_units(s):
        cost = s.box.units[unit].cost
        if cost:
            total += cost * max(0, s.terms.most[unit] - len(s.living(unit)))
    return total


def _strength(s: Conan, unit: int) -> float:
    return w.MODEL * s.box.units[unit].menace
