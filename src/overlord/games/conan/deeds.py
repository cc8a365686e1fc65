"""What heroes can do in some scenarios only: lead allies, open locks."""

from collections.abc import Callable
from typing import Final

from overlord.core.frames import Refusal
from overlord.games.conan.allies import lead
from overlord.games.conan.box import LEAD, UNLOCK
from overlord.games.conan.gates import locks_beside, why_not_unlock
from overlord.games.conan.manipulation import unlock
from overlord.games.conan.state import Conan

WHY_NOT: Final[dict[int, Callable[[Conan, int], Refusal | None]]] = {
    UNLOCK: why_not_unlock,
}
BEGUN: Final[dict[int, Callable[[Conan, int, int], None]]] = {
    LEAD: lead,
    UNLOCK: unlock,
}


def deeds(s: Conan, chair: int) -> list[int]:
    """Those that could make sense where a hero stands."""
    area = s.at[s.terms.heroes[chair]]
    found: list[int] = []
    if locks_beside(s, area):
        found.append(UNLOCK)
    return found
