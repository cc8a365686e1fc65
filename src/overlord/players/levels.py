"""Players by name: `random`, `greedy`, and later `search:iterations=2000`."""

from collections.abc import Callable

from overlord.core.errors import OverlordError
from overlord.players.base import Player
from overlord.players.greedy import Greedy
from overlord.players.random_player import RandomPlayer


class UnknownPlayer(OverlordError):
    """No player of that name, or one that does not understand its settings."""


def _random(settings: dict[str, str], seed: int) -> Player:
    known(settings, "random", [])
    return RandomPlayer(seed)


def _greedy(settings: dict[str, str], seed: int) -> Player:
    known(settings, "greedy", [])
    return Greedy(seed)


LEVELS: dict[str, Callable[[dict[str, str], int], Player]] = {
    "random": _random,
    "greedy": _greedy,
}


def player(spec: str, seed: int) -> Player:
    """The player of a spec such as `greedy` or `name:setting=value,setting=value`."""
    name, colon, rest = spec.partition(":")
    if name not in LEVELS:
        raise UnknownPlayer(f"there is no player {name!r}; there are: {', '.join(LEVELS)}")
    settings: dict[str, str] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = part.partition("=")
        if not (key and equals and value):
            raise UnknownPlayer(f"player {spec!r}: expected setting=value after the colon")
        settings[key] = value
    return LEVELS[name](settings, seed)


def known(settings: dict[str, str], name: str, keys: list[str]) -> None:
    """Refuse settings that the player does not have."""
    for key in settings:
        if key not in keys:
            has = ", ".join(keys) or "none"
            raise UnknownPlayer(f"player {name} has no setting {key!r}; it has: {has}")
