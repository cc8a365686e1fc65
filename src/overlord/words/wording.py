"""Fluent catalogues, each read once.

Most messages are text with values in between. Those are put together here: Fluent takes a
hundred times as long, and a table says several of them to every reader after every answer.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from overlord.core import registry

FOLDER = Path(__file__).parent
UNGROUPED = 1000  # from here on each language writes a number in its own way

Values = Mapping[str, str | int]


class Wording:
    """One message, or one attribute of a message, in one language."""

    def __init__(self, bundle: FluentBundle, key: str, part: str, written: ast.Pattern) -> None:
        self._bundle = bundle
        self._key = key
        self._part = part
        self._pieces = _pieces(written)

    def uses(self, value: str) -> bool:
        """Whether the message may need this value."""
        return self._pieces is None or ("", value) in self._pieces

    def format(self, values: Values) -> str:
        if self._pieces is None:
            return _format(self, tuple(values.items()))
        said = []
        for text, name in self._pieces:
            value = values.get(name, -1) if name else text
            if not isinstance(value, str):
                if not 0 <= value < UNGROUPED:
                    return _format(self, tuple(values.items()))
                value = str(value)
            said.append(value)
        return "".join(said)

    def by_fluent(self, values: Values) -> str:
        message = self._bundle.get_message(self._key)
        pattern = message.attributes[self._part] if self._part else message.value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, dict(values))[0])


@lru_cache(maxsize=20_000)
def _format(wording: Wording, values: tuple[tuple[str, str | int], ...]) -> str:
    return wording.by_fluent(dict(values))


def _pieces(written: ast.Pattern) -> list[tuple[str, str]] | None:
    """Texts and names of values, in order; nothing if there is anything else in the message."""
    pieces: list[tuple[str, str]] = []
    for element in written.elements:
        if isinstance(element, ast.TextElement):
            pieces.append((element.value, ""))
        elif isinstance(element.expression, ast.VariableReference):
            pieces.append(("", element.expression.id.name))
        else:
            return None
    return pieces


@cache
def catalogue(language: str, game: str) -> dict[tuple[str, str], Wording]:
    """The messages of a language by key and attribute ("": the message itself), as written."""
    bundle = FluentBundle([language], use_isolating=False)
    found: dict[tuple[str, str], Wording] = {}
    own = _own(language, game)
    lessons = own.with_name(f"lessons.{own.name}")  # what a coach says, apart for its length
    for path in (FOLDER / language / "common.ftl", own, lessons):
        if not path.is_file():
            continue
        resource = FluentResource(path.read_text("utf-8"))
        new = [
            message
            for message in resource.body
            if isinstance(message, ast.Message) and not bundle.has_message(message.id.name)
        ]
        bundle.add_resource(resource)
        for message in new:
            key = message.id.name
            if message.value is not None:
                found[key, ""] = Wording(bundle, key, "", message.value)
            for attribute in message.attributes:
                name = attribute.id.name
                found[key, name] = Wording(bundle, key, name, attribute.value)
    return found


def _own(language: str, part: str) -> Path:
    """The words of a game, beside its rules, or those of another part, such as the laboratory."""
    if part in registry.games():
        return registry.folder(part) / "words" / f"{language}.ftl"
    return FOLDER / language / f"{part}.ftl"
