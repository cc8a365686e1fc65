"""How cards read in a line of text. A game may have a module of its own here; none needs one."""

from importlib import import_module
from importlib.util import find_spec

from overlord.core.setup import Setup
from overlord.core.view import View
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

    def remarks(self, view: View) -> list[str]:
        """What to know about the middle of the table beyond its cards, a line each."""
        return []

    def badges(self, view: View, seat: int) -> list[str]:
        """What to know about a seat, in a word or two each."""
        return []

    def lines(self, view: View, seat: int) -> list[str]:
        """What to know about a seat beyond its cards, a line each."""
        return []

    def action(self, action: int, facts: dict[str, object], allowed: bool = True) -> str:
        """An answer as it stands among the choices; beside a reason it has to be short."""
        if action >= self.setup.box.first:
            return self.face(action, facts) if allowed else self.brief(action, facts)
        return self.words.action(self.setup.box, action)


def faces_for(words: Words, setup: Setup) -> Faces:
    """The faces of a game, or the plain ones."""
    name = f"{__name__}.{setup.game.id.replace('-', '_')}"
    if find_spec(name) is None:
        return Faces(words, setup)
    found = import_module(name).FACES(words, setup)
    assert isinstance(found, Faces)
    return found
