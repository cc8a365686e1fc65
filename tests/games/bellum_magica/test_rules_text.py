"""The words of Bellum Magica: the rules read the same everywhere, and no language lacks a key."""

import re
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from overlord.words import Words

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "games" / "bellum_magica" / "rules.md").read_text("utf-8")
WORDS = ROOT / "src" / "overlord" / "games" / "bellum_magica" / "words"

RULE_IDS = [f"BM-{n}" for n in range(1, 73)] + [f"BM-M{n}" for n in range(1, 23)]


def paragraphs() -> list[tuple[str, str]]:
    """The numbered paragraphs of the rules, in written order."""
    found = re.findall(r"^\*\*(BM-M?\d+)\*\* (.+?)(?=\n\n|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return [(rule, " ".join(text.split())) for rule, text in found]


class Variables(Visitor):
    """The variables below a node, those of its variants included."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (fluent's)
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> set[str]:
    assert pattern is not None
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def catalogue(language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute; an attribute's key is `message.attribute`."""
    found: dict[str, set[str]] = {}
    for entry in parse((WORDS / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def test_every_rule_is_written_once_and_in_order() -> None:
    assert [rule for rule, _ in paragraphs()] == RULE_IDS


def test_the_english_catalogue_says_what_the_rules_say() -> None:
    words = Words("en", "bellum-magica")

    assert [(rule, words.rule(rule)) for rule in words.rules()] == paragraphs()


def test_chapters_are_those_of_the_rules() -> None:
    written = re.findall(r"^## (.+)$(?:\n(?!\*\*).*)*\n\*\*(BM-\w+)\*\*", PAGE, re.MULTILINE)
    words = Words("en", "bellum-magica")

    assert [(words.chapter(rule), rule) for rule in words.rules() if words.chapter(rule)] == written


def test_english_and_italian_say_the_same_things_with_the_same_variables() -> None:
    italian = {key: names for key, names in catalogue("it").items() if not key.startswith("card-")}

    assert italian == catalogue("en")
