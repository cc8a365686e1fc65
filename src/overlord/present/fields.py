"""Fields of events: the names of their numbers, as a game's face declares them."""

from functools import cache

from overlord.present.face import Face


class Field:
    """One number of an event: its name, its kind ("number" unless told), and who uses it."""

    def __init__(self, name: str, kind: str, spoken: bool) -> None:
        self.name = name
        self.kind = kind
        self.spoken = spoken  # False: only boards use it, no sentence has to


def fields_of(face: type[Face], topic: str) -> list[Field]:
    """The fields of a topic in their order."""
    return parse_fields(face.events.get(topic, ""))


@cache
def parse_fields(declared: str) -> list[Field]:
    """A declaration such as "striker:card value (seat)"; "among:cards" is all that follow."""
    return [_field(word) for word in declared.split()]


def _field(word: str) -> Field:
    spoken = not word.startswith("(")
    name, _, kind = word.strip("()").partition(":")
    return Field(name, kind or "number", spoken)
