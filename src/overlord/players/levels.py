"""Players by name, with settings after colons: `random`, `greedy`, `greedy:blind=keep-hero`.

Settings are parted by colons, so that a list of players can be parted by commas.
"""

from collections.abc import Callable

from overlord.core.errors import OverlordError
from overlord.players.base import Player
from overlord.players.blind import Blind
from overlord.players.greedy import Greedy
from overlord.players.random_player import RandomPlayer


class UnknownPlayer(OverlordError):
    """No player of that name, or one that does not understand its settings."""


def _random(settings: dict[str, str], seed: int) -> Player:
    known(settings, "random", [])
    return RandomPlayer(seed)


def _greedy(settings: dict[str, str], seed: int) -> Player:
    known(settings, "greedy", ["blind"])
    greedy = Greedy(seed)
    if "blind" not in settings:
        return greedy
    return Blind(greedy, settings["blind"].split("+"), seed)


LEVELS: dict[str, Callable[[dict[str, str], int], Player]] = {
    "random": _random,
    "greedy": _greedy,
}


def player(spec: str, seed: int) -> Player:
    """The player of a spec such as `greedy` or `name:setting=value:setting=value`."""
    name, settings = parted(spec)
    if name not in LEVELS:
        raise UnknownPlayer(f"there is no player {name!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[name](settings, seed)


def parted(spec: str) -> tuple[str, dict[str, str]]:
    """A name, and its settings."""
    name, *parts = spec.split(":")
    settings: dict[str, str] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not (key and equals and value):
            raise UnknownPlayer(f"player {spec!r}: expected setting=value after a colon")
        settings[key] = value
    return name, settings


def known(settings: dict[str, str], name: str, keys: list[str]) -> None:
    """Refuse settings that the player does not have."""
    for key in settings:
        if key not in keys:
            has = ", ".join(keys) or "none"
            raise UnknownPlayer(f"player {name} has no setting {key!r}; it has: {has}")
