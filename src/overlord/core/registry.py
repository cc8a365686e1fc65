"""Registry of installed games: ours and those of other packages come by one entry point."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from overlord.core.errors import UnknownGame
from overlord.core.game import Game, GameOf

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
    if not isinstance(found, GameOf) or found.id != id:
        raise UnknownGame(f"the entry point {id!r} of {GROUP} must name a Game with that id")
    return found


def folder(id: str) -> Path:
    """Folder of a game, with everything that is its own beside its rules.

    A game made from another one shares what that one has, unless it brings words of its own.
    """
    kinds = [kind for kind in type(game(id)).__mro__ if issubclass(kind, GameOf)]
    places = [Path(sys.modules[kind.__module__].__file__ or "").parent for kind in kinds]
    return next((place for place in places if (place / "words").is_dir()), places[0])
