"""The games that are installed: the five and a stranger's enter by the same door."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from overlord.core.errors import UnknownGame
from overlord.core.game import Game

GROUP = "overlord.games"


@cache
def _doors() -> dict[str, EntryPoint]:
    return {door.name: door for door in entry_points(group=GROUP)}


def games() -> list[str]:
    """The ids of all installed games."""
    return sorted(_doors())


@cache
def game(id: str) -> Game:
    """The game of an id."""
    doors = _doors()
    if id not in doors:
        known = ", ".join(sorted(doors)) or "none"
        raise UnknownGame(f"there is no game {id!r}; installed: {known}")
    found = doors[id].load()
    if not isinstance(found, Game) or found.id != id:
        raise UnknownGame(f"the entry point {id!r} of {GROUP} must name a Game with that id")
    return found
