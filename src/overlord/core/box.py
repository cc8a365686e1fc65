"""Box of one edition: the cards that lie in it, and the actions that name them."""

from mypy_extensions import mypyc_attr


class Action:
    """Meaning of an action number: a verb and its arguments (card ids, words, numbers)."""

    def __init__(self, verb: str, arguments: tuple[str, ...] = ()) -> None:
        self.verb = verb
        self.arguments = arguments

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.verb == other.verb
            and self.arguments == other.arguments
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.arguments))

    def __repr__(self) -> str:
        return f"Action({self.verb!r}, {self.arguments!r})"

    def as_json(self) -> dict[str, object]:
        return {"verb": self.verb, "arguments": list(self.arguments)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A card as it is printed: its id, its kind, and the words of this edition.

    Cards of one design have their words in common; most are the only one of their design.
    """

    def __init__(self, id: str, kind: int, name: str, text: str, design: str = "") -> None:
        self.id = id
        self.kind = kind
        self.name = name
        self.text = text
        self.design = design or id


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Immutable. The spoken actions come first, then the cards: a card's number is its action.

    `source` is the plain data the box was read from, so that a record can carry a box of one's
    own; it is empty for the box that ships with the game. `contents` is the same data of any box of
    `Boxes`, so that a table can be finished with the box it began with. `backs` has the back of
    each kind: kinds with the same back cannot be told apart face down. Unless told, each kind has
    its own.
    """

    def __init__(
        self,
        spoken: list[str],
        cards: list[Card],
        digest: str,
        source: dict[str, object],
        backs: list[int] | None = None,
    ) -> None:
        self.first = len(spoken)
        self.cards = cards
        self.digest = digest
        self.source = source
        self.contents = source
        self.actions = [Action(verb) for verb in spoken]
        self.actions += [Action("choose", (card.id,)) for card in cards]
        self.kinds = bytes(self.first) + bytes(card.kind for card in cards)
        self.backs = list(range(max(self.kinds) + 1)) if backs is None else backs
        self._of_kind: dict[int, list[int]] = {}
        for i, card in enumerate(cards):
            self._of_kind.setdefault(card.kind, []).append(self.first + i)
        self._numbers = {card.id: self.first + i for i, card in enumerate(cards)}

    def numbers(self, kind: int) -> list[int]:
        """The numbers of all cards of a kind, in the order of the box."""
        return self._of_kind.get(kind, [])[:]

    def card(self, number: int) -> Card:
        return self.cards[number - self.first]

    def number(self, id: str) -> int:
        """The number of a card id; -1 if the box has no such card."""
        return self._numbers.get(id, -1)
