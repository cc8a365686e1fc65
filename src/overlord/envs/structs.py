"""OpenSpiel's structs for our games: position, observation and action as named fields and JSON.

They have the methods of `pyspiel.SpielStruct`, but are classes of Python: pyspiel lets nobody but
itself make structs, and its C++ side asks no game of Python for any.
"""

import json
from typing import Any, ClassVar

from overlord.core.box import Box
from overlord.core.setup import Setup
from overlord.core.view import View


class Struct:
    """Fields by name, from JSON as text or as a dictionary; those not given have their defaults."""

    defaults: ClassVar[dict[str, Any]] = {}

    def __init__(self, given: str | dict[str, Any] | None = None) -> None:
        fields = json.loads(given) if isinstance(given, str) else given or {}
        unknown = sorted(set(fields) - set(self.defaults))
        if unknown:
            names = ", ".join(self.defaults)
            raise ValueError(f"expected the fields {names}; found {', '.join(unknown)}")
        for name, default in self.defaults.items():
            setattr(self, name, fields.get(name, default))

    def to_dict(self) -> dict[str, Any]:
        """All fields as plain data of one's own."""
        return json.loads(self.to_json())  # type: ignore[no-any-return]

    def to_json(self) -> str:
        fields = {name: getattr(self, name) for name in self.defaults}
        return json.dumps(fields, separators=(",", ":"))


class StateStruct(Struct):
    """The whole position, for whoever may see everything; `new_initial_state` goes on from it.

    `dealt`: the outcomes of the deal so far. `position`: as in a saved game, none before the deal.
    `waiting`: the action that waits for luck, or -1.
    """

    defaults: ClassVar = {
        "current_player": -1,
        "is_terminal": False,
        "dealt": [],
        "position": None,
        "waiting": -1,
    }

    current_player: int
    is_terminal: bool
    dealt: list[int]
    position: dict[str, Any] | None
    waiting: int


class ObservationStruct(Struct):
    """Sight of a player, or with -1 of those who only watch.

    `zones`: by name the ids of the cards, null for one that is hidden. `facts`: what else is known.
    `asked`: for each player that is to answer, the question and what it is about.
    """

    defaults: ClassVar = {
        "observing_player": -1,
        "current_player": -1,
        "is_terminal": False,
        "zones": {},
        "facts": {},
        "asked": [],
    }

    observing_player: int
    current_player: int
    is_terminal: bool
    zones: dict[str, list[str | None]]
    facts: dict[str, Any]
    asked: list[dict[str, Any]]


class ActionStruct(Struct):
    """An action in words: `{"verb": "choose", "arguments": ["bramble"]}`; luck is a verb too."""

    defaults: ClassVar = {"verb": "", "arguments": []}

    verb: str
    arguments: list[str]


def zones_of(setup: Setup, view: View) -> dict[str, list[str | None]]:
    """The zones that are not empty, by name, with ids of cards."""
    box = setup.box
    return {
        name: [None if card < 0 else box.card(card).id for card in cards]
        for name, cards in zip(setup.layout.names, view.zones, strict=True)
        if cards
    }


def asked_of(view: View) -> list[dict[str, Any]]:
    """Question: who is asked, what, and about what."""
    questions = zip(view.pending, view.prompts, view.about, strict=True)
    return [{"player": seat, "prompt": prompt, "about": about} for seat, prompt, about in questions]


def meaning_of(box: Box, action: int) -> ActionStruct:
    meaning = box.actions[action]
    return ActionStruct({"verb": meaning.verb, "arguments": list(meaning.arguments)})


def action_of(box: Box, struct: ActionStruct) -> int:
    """The number of an action; raises ValueError if the box has none like it."""
    for action, meaning in enumerate(box.actions):
        if (meaning.verb, list(meaning.arguments)) == (struct.verb, struct.arguments):
            return action
    raise ValueError(f"the box has no action {struct.to_json()}")
