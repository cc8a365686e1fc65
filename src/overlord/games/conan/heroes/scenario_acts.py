"""Acts of heroes in some scenarios only: lead allies, open locks, search, ask, work a ship."""

from collections.abc import Callable
from typing import Final

from overlord.core.frames import Refusal
from overlord.games.conan.components.box import HIDE_BODY, INTERROGATE, LEAD, SEARCH, STEER, UNLOCK
from overlord.games.conan.heroes.allies import lead
from overlord.games.conan.heroes.manipulation import search, unlock
from overlord.games.conan.scenarios.alarm import body_here, hide_body, why_not_hide_body
from overlord.games.conan.scenarios.equipment import HIDDEN_EQUIPMENT, why_not_search
from overlord.games.conan.scenarios.gates import locks_beside, why_not_unlock
from overlord.games.conan.scenarios.priests import PRIESTS, priest_at, question, why_not_question
from overlord.games.conan.scenarios.sailing import steer, why_not_steer
from overlord.games.conan.state import Conan

WHY_NOT: Final[dict[int, Callable[[Conan, int], Refusal | None]]] = {
    UNLOCK: why_not_unlock,
    SEARCH: why_not_search,
    HIDE_BODY: why_not_hide_body,
    INTERROGATE: why_not_question,
    STEER: why_not_steer,
}
BEGUN: Final[dict[int, Callable[[Conan, int, int], None]]] = {
    LEAD: lead,
    UNLOCK: unlock,
    SEARCH: search,
    HIDE_BODY: hide_body,
    INTERROGATE: question,
    STEER: steer,
}


def scenario_acts(s: Conan, chair: int) -> list[int]:
    """The acts of a scenario that could make sense where a hero stands."""
    area = s.at(s.terms.heroes[chair])
    found: list[int] = []
    if locks_beside(s, area):
        found.append(UNLOCK)
    if area in s.scenario.hiding and s.scenario.has(HIDDEN_EQUIPMENT):
        found.append(SEARCH)
    if body_here(s, chair):
        found.append(HIDE_BODY)
    if s.scenario.has(PRIESTS) and priest_at(s, area) >= 0:
        found.append(INTERROGATE)
    if area in s.scenario.stations:
        found.append(STEER)
    return found
