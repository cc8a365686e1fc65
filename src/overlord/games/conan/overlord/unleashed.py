"""Large units that come once: by an event, in a fixed round, or when woken (CO-C54)."""

from typing import Final

from overlord.core.layout import ASIDE
from overlord.games.conan.components.vocabulary import EVENTS
from overlord.games.conan.overlord.reinforcement import appear
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import TURN

ARRIVE: Final = EVENTS.index("arrive")


def arrive(s: Conan, _seat: int, event: int) -> None:
    happening = s.scenario.happenings[event]
    unit = happening.what[0]
    if s.holds(ASIDE, s.box.units[unit].models[0]):
        appear(s, unit, happening.at[0])


def arrive_by_itself(s: Conan) -> None:
    """Called when the turn marker has moved."""
    for i, event in enumerate(s.scenario.happenings):
        if event.verb == ARRIVE and event.turn <= s[TURN]:
            arrive(s, 0, i)


def wake(s: Conan, area: int) -> None:
    """Called when a hero has come into an area."""
    for i, event in enumerate(s.scenario.happenings):
        if event.verb == ARRIVE and event.at[0] == area:
            arrive(s, 0, i)


def would_wake(s: Conan, area: int) -> bool:
    """Whether somebody waits there for a hero to come."""
    for event in s.scenario.happenings:
        if event.verb == ARRIVE and event.at[0] == area:
            return s.holds(ASIDE, s.box.units[event.what[0]].models[0])
    return False
