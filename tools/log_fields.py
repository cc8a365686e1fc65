"""Fields of events against the catalogues: what a sentence names, its event brings, and back.

usage: python tools/log_fields.py

A game's face gives the numbers of its announcements, throws and rolls names (`Face.events`).
This compares them with the sentences `log-announce-TOPIC`, `log-roll-TOPIC` and
`log-throw-TOPIC` of every language, and with the calls in the rules that give the numbers.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from overlord.core.registry import folder, game, games
from overlord.present.face import Face, face_class
from overlord.present.fields import fields_of
from overlord.words import LANGUAGES

ALWAYS = {"who", "cards", "count"}  # what every event brings
OF_KIND = {
    "announce": set[str](),
    "roll": {"number", "sides"},
    "throw": {"dice", "number", "sides", "plus", "total", "verdict"},
}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (fluent's)
        self.names.add(node.id.name)


def sentences(words: Path) -> dict[tuple[str, str], set[str]]:
    """The variables of the log's sentences by kind of event and topic, `-you` included."""
    found: dict[tuple[str, str], set[str]] = {}
    for message in parse(words.read_text("utf-8")).body:
        if not isinstance(message, ftl.Message):
            continue
        log, _, rest = message.id.name.partition("-")
        kind, _, topic = rest.partition("-")
        if log != "log" or kind not in OF_KIND:
            continue
        visitor = Variables()
        visitor.visit(message)
        found[kind, topic] = visitor.names
    return found


def calls(rules: Path) -> Iterator[tuple[str, int, ast.Call]]:
    """Calls of `announce`, `throw` or `roll` with a topic written out: topic, numbers, call."""
    for path in sorted(rules.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            skipped = {"announce": (0, 2), "throw": (2, 3)}.get(node.func.attr)
            if skipped is None or any(isinstance(one, ast.Starred) for one in node.args):
                continue
            topic = node.args[skipped[0]]
            if isinstance(topic, ast.Constant) and isinstance(topic.value, str):
                yield topic.value, len(node.args) - skipped[1], node


def problems(id: str) -> list[str]:
    """Misfits in one game."""
    face = face_class(game(id))
    found = []
    for language in LANGUAGES:
        catalogue = sentences(folder(id) / "words" / f"{language}.ftl")
        found += [f"{id} {language}: {text}" for text in _unfit(face, catalogue)]
    for topic, numbers, call in calls(folder(id)):
        named = len(fields_of(face, topic))
        if numbers != named:
            found.append(f"{id}: {ast.unparse(call)} gives {numbers} numbers, {named} have names")
    return found


def _unfit(face: type[Face], catalogue: dict[tuple[str, str], set[str]]) -> list[str]:
    found = []
    topics = {topic for _, topic in catalogue}
    for (kind, topic), used in sorted(catalogue.items()):
        known = topic if topic in face.events else topic.removesuffix("-you")
        fields = {field.name for field in fields_of(face, known)}
        brought = ALWAYS | OF_KIND[kind] | fields | {f"{name}-id" for name in fields}
        found += [
            f"log-{kind}-{topic} uses ${name}, which the event does not bring"
            for name in sorted(used - brought)
        ]
    for topic in sorted(face.events):
        if topic not in topics:
            found.append(f"{topic} has names for its numbers and no sentence")
            continue
        used = set[str]().union(
            *(names for (_, one), names in catalogue.items() if one in (topic, f"{topic}-you"))
        )
        for field in fields_of(face, topic):
            indirect = field.name in ("bonus", "target") and used & {"plus", "total", "verdict"}
            said = {field.name, f"{field.name}-id"} & used or indirect
            if field.spoken and not said:
                found.append(f"{topic} brings ${field.name}, which no sentence uses")
    return found


def main() -> int:
    found = [problem for id in games() for problem in problems(id)]
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
