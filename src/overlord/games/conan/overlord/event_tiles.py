"""Event tiles: what the scenario lets the Overlord do (CO-10, CO-11, CO-25, CO-C8)."""

from collections.abc import Callable
from typing import Final

from overlord.core.events import HIDDEN
from overlord.core.frames import Choice, Refusal, SeatStep, Step
from overlord.games.conan.components.box import OF_EVENT
from overlord.games.conan.components.vocabulary import EVENTS
from overlord.games.conan.overlord.event_effects import (
    free_monster,
    group_move,
    new_group,
    rockfall,
    transform,
    vengeance,
    volley,
)
from overlord.games.conan.overlord.reinforcement import reinforce
from overlord.games.conan.overlord.unleashed import arrive
from overlord.games.conan.scenarios.mutiny import turncoats
from overlord.games.conan.scenarios.priests import PRIESTS, priests_gone
from overlord.games.conan.scenarios.ritual import bolster, incantation, refill
from overlord.games.conan.scenarios.sailing import jam, rogue_wave
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import TURN

# What each verb of the files does: for a seat, by the number of the event in its scenario.
CARRIED_OUT: Final[dict[str, Callable[[Conan, int, int], None]]] = {
    "reinforce": reinforce,
    "volley": volley,
    "transform": transform,
    "free-monster": free_monster,
    "refill": refill,
    "bolster": bolster,
    "ritual": incantation,
    "rockfall": rockfall,
    "new-group": new_group,
    "group-move": group_move,
    "arrive": arrive,
    "rogue-wave": rogue_wave,
    "turncoats": turncoats,
    "jam": jam,
    "vengeance": vengeance,
}


class EventTile(SeatStep[Conan]):
    """CO-10: one event of the scenario, or as many as it says."""

    rules = ("CO-10", "CO-11", "CO-25")

    def run(self, s: Conan) -> None:
        events = s.scenario.happenings
        if s.scenario.has(PRIESTS):  # CO-C53
            s.then(Happen(self.seat, min(priests_gone(s), len(events) - 1)))
        elif s.scenario.events == 0:
            for i in range(len(events)):
                s.then(Happen(self.seat, i))
        elif len(events) == 1:
            s.then(Happen(self.seat, 0))
        else:
            s.then(WhichEvent(self.seat, s.scenario.events, 0))


class WhichEvent(Choice[Conan]):
    """CO-11: which event; `met` are those carried out already."""

    prompt = "which-event"
    rules = ("CO-10", "CO-11")

    def __init__(self, seat: int, left: int, met: int) -> None:
        self.seat = seat
        self.left = left
        self.met = met

    def candidates(self, s: Conan) -> list[int]:
        return [OF_EVENT + i for i in range(len(s.scenario.happenings)) if not self.met >> i & 1]

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        if s[TURN] < s.scenario.happenings[action - OF_EVENT].turn:
            return Refusal("too-early", "CO-11")
        return None

    def choose(self, s: Conan, action: int) -> None:
        i = action - OF_EVENT
        s.then(Happen(self.seat, i))
        if self.left > 1:
            s.then(WhichEvent(self.seat, self.left - 1, self.met | 1 << i))


class Happen(Step[Conan]):
    rules = ("CO-25",)

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def run(self, s: Conan) -> None:
        s.announce("event", HIDDEN, self.event)
        CARRIED_OUT[EVENTS[s.scenario.happenings[self.event].verb]](s, self.seat, self.event)
