"""Players by name, with settings after colons: `lieutenant`, `search:seconds=2:processes=4`.

Settings are parted by colons, so that a list of players can be parted by commas.
"""

from collections.abc import Callable
from typing import Final

from overlord.core.errors import OverlordError
from overlord.players.base import Player
from overlord.players.greedy import Greedy
from overlord.players.partly_random import PartlyRandom
from overlord.players.random_player import RandomPlayer
from overlord.players.search.player import Search


class UnknownPlayer(OverlordError):
    """No player of that name, or one that does not understand its settings."""


def _random(settings: dict[str, str], seed: int) -> Player:
    refuse_unknown(settings, "random", [])
    return RandomPlayer(seed)


def _greedy(settings: dict[str, str], seed: int) -> Player:
    refuse_unknown(settings, "greedy", ["blind"])
    greedy = Greedy(seed)
    if "blind" not in settings:
        return greedy
    return PartlyRandom(greedy, settings["blind"].split("+"), seed)


def _search(settings: dict[str, str], seed: int) -> Player:
    refuse_unknown(settings, "search", ["iterations", "seconds", "processes", "plies"])
    if not ("iterations" in settings or "seconds" in settings):
        raise UnknownPlayer("player search: expected iterations=NUMBER or seconds=NUMBER")
    iterations = _number(settings, "iterations", -1)
    seconds = _seconds(settings)
    spec = ":".join(["search", *(f"{key}={value}" for key, value in settings.items())])
    processes = _number(settings, "processes", 1)
    return Search(spec, seed, iterations, seconds, processes, _number(settings, "plies", 0))


def _level(name: str, seconds: float) -> Callable[[dict[str, str], int], Player]:
    """A level that thinks so long about a move, or for so many iterations if told."""

    def make(settings: dict[str, str], seed: int) -> Player:
        refuse_unknown(settings, name, ["iterations"])
        iterations = _number(settings, "iterations", -1)
        spec = name if iterations < 0 else f"{name}:iterations={iterations}"
        return Search(spec, seed, iterations, seconds if iterations < 0 else 0.0, 1)

    return make


def _number(settings: dict[str, str], key: str, usual: int) -> int:
    text = settings.get(key, str(usual))
    if key in settings and not (text.isdecimal() and int(text) > 0):
        raise UnknownPlayer(f"expected {key} as a whole number above 0, found {text!r}")
    return int(text)


def _seconds(settings: dict[str, str]) -> float:
    text = settings.get("seconds", "0")
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if "seconds" in settings and not 0 < seconds < FOREVER:
        raise UnknownPlayer(f"expected seconds as a number above 0, found {text!r}")
    return seconds


FOREVER: Final = 1e6  # seconds
LEVELS: Final[dict[str, Callable[[dict[str, str], int], Player]]] = {
    "random": _random,
    "greedy": _greedy,
    "minion": _level("minion", 0.05),
    "lieutenant": _level("lieutenant", 0.25),
    "overlord": _level("overlord", 1.0),
    "search": _search,
}
BOTS: Final = [name for name in LEVELS if name != "search"]  # levels that have a name for people


def player(spec: str, seed: int) -> Player:
    """The player of a spec such as `greedy` or `name:setting=value:setting=value`."""
    name, settings = name_and_settings(spec)
    if name not in LEVELS:
        raise UnknownPlayer(f"there is no player {name!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[name](settings, seed)


def name_and_settings(spec: str) -> tuple[str, dict[str, str]]:
    """A name, and its settings."""
    name, *parts = spec.split(":")
    settings: dict[str, str] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not (key and equals and value):
            raise UnknownPlayer(f"player {spec!r}: expected setting=value after a colon")
        settings[key] = value
    return name, settings


def refuse_unknown(settings: dict[str, str], name: str, keys: list[str]) -> None:
    """Refuse settings that the player does not have."""
    for key in settings:
        if key not in keys:
            has = ", ".join(keys) or "none"
            raise UnknownPlayer(f"player {name} has no setting {key!r}; it has: {has}")
