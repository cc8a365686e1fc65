"""What a card says beyond its name and text, and what else is printed in a box.

A game may have a module of its own here: with `facts` for its cards, and with `printed` for what
is no card, such as the spaces of a map.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from overlord.core.box import Box, Card
from overlord.words import Words

Facts = Callable[[Words, Card], dict[str, object]]
Printed = Callable[[Box], dict[str, object]]


def no_facts(_words: Words, _card: Card) -> dict[str, object]:
    return {}


def nothing_printed(_box: Box) -> dict[str, object]:
    return {}


def facts_of(game: str) -> Facts:
    """How the cards of a game are told; nothing for a game without a module here."""
    found: Facts = _named(game, "facts", no_facts)
    return found


def printed_of(game: str) -> Printed:
    """What is printed in the box of a game beside its cards; for most games nothing."""
    found: Printed = _named(game, "printed", nothing_printed)
    return found


def _named(game: str, name: str, otherwise: object) -> Any:
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return otherwise
    return getattr(import_module(module), name, otherwise)
