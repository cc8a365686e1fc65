"""How cards read in a line of text. A game may have a module of its own here; none needs one."""

from importlib import import_module
from importlib.util import find_spec

from overlord.core.setup import Setup
from overlord.locale import Words


class Faces:
    """For any game: a card is its name, with its printed text as the detail."""

    quiet: frozenset[str] = frozenset()  # open zones that need no more than the names
    stacks: frozenset[str] = frozenset()  # zones told from the top

    def __init__(self, words: Words, setup: Setup) -> None:
        self.words = words
        self.setup = setup

    def face(self, card: int, facts: dict[str, object]) -> str:
        """A card in full, on one line."""
        return self.words.card(self.setup.box, card)

    def brief(self, card: int, facts: dict[str, object]) -> str:
        """A card among many."""
        return self.words.card(self.setup.box, card)

    def detail(self, card: int) -> str:
        """What a person asks about a card."""
        return self.words.card_text(self.setup.box, card)

    def facts(self, facts: dict[str, object], names: list[str]) -> list[str]:
        """What all know beyond the cards, a line each."""
        return []

    def action(self, action: int, facts: dict[str, object]) -> str:
        """An answer as it stands among the choices."""
        if action >= self.setup.box.first:
            return self.face(action, facts)
        return self.words.action(self.setup.box, action)


def faces_for(words: Words, setup: Setup) -> Faces:
    """The faces of a game, or the plain ones."""
    name = f"{__name__}.{setup.game.replace('-', '_')}"
    if find_spec(name) is None:
        return Faces(words, setup)
    found = import_module(name).FACES(words, setup)
    assert isinstance(found, Faces)
    return found
