"""The Hero die: 1, 2, 2, 3, 3, 4."""

from typing import Final

from overlord.core.events import HIDDEN
from overlord.games.overlords_of_infamy.state import Infamy

FACES: Final = [1, 2, 2, 3, 3, 4]


def hero_die(s: Infamy, topic: str) -> int:
    """A throw in the open."""
    thrown = FACES[s.rng.below(6)]
    if s.watched:
        s.announce(topic, HIDDEN, thrown)
    return thrown
