"""What a card says beyond its name and text. A game may have a module of its own here."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from overlord.core.box import Card
from overlord.locale import Words

Facts = Callable[[Words, Card], dict[str, object]]


def no_facts(_words: Words, _card: Card) -> dict[str, object]:
    return {}


def facts_of(game: str) -> Facts:
    """How the cards of a game are told; nothing for a game without a module here."""
    name = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return no_facts
    found: Facts = import_module(name).facts
    return found
