"""The words of Dark Dealings: the rules read the same everywhere, and no language lacks a key."""

import re
import tomllib
from pathlib import Path

from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "games" / "dark_dealings" / "rules.md"
WORDS = ROOT / "src" / "overlord" / "games" / "dark_dealings" / "words"
BOX = ROOT / "src" / "overlord" / "games" / "dark_dealings" / "box"

RULE_IDS = [f"DD-{n}" for n in range(1, 76)] + [f"DD-B{n}" for n in range(1, 29)]


def folded(text: str) -> str:
    return " ".join(text.split())


def paragraphs() -> list[tuple[str, str]]:
    """The numbered paragraphs of the rules, in written order."""
    found = re.findall(
        r"^\*\*(DD-B?\d+)\*\* (.+?)(?=\n\n|\Z)", RULES.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    return [(rule, folded(text)) for rule, text in found]


def words(pattern: ast.Pattern | None) -> str:
    """The pattern as plain text with all its variants, its variables written as {name}."""
    assert pattern is not None
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts += [words(variant.value) + "\n" for variant in element.expression.variants]
        else:
            assert isinstance(element.expression, ast.VariableReference)
            parts.append("{" + element.expression.id.name + "}")
    return folded("".join(parts))


def catalogue(language: str) -> dict[str, str]:
    """Every message and attribute of a language; an attribute's key is `message.attribute`."""
    source = (WORDS / f"{language}.ftl").read_text("utf-8")
    found: dict[str, str] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            found[entry.id.name] = words(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = words(attribute.value)
    return found


def card_keys() -> set[str]:
    heroes = tomllib.loads((BOX / "heroes.toml").read_text("utf-8"))["hero"]
    defenses = tomllib.loads((BOX / "defenses.toml").read_text("utf-8"))["defense"]
    names = {f"card-{card['id']}" for card in heroes + defenses}
    return names | {f"{name}.text" for name in names}


def test_every_rule_is_written_once_and_in_order() -> None:
    assert [rule for rule, _ in paragraphs()] == RULE_IDS


def test_the_english_catalogue_says_what_the_rules_say() -> None:
    english = catalogue("en")

    spoken = {key: text for key, text in english.items() if key.startswith("rule-")}
    assert spoken == {f"rule-{rule}": text for rule, text in paragraphs()}


def test_english_and_italian_have_the_same_keys() -> None:
    italian = {key for key in catalogue("it") if not key.startswith("card-")}

    assert italian == set(catalogue("en"))


def test_italian_names_every_card_of_the_box() -> None:
    cards = {key for key in catalogue("it") if key.startswith("card-")}

    assert cards == card_keys()


def test_english_and_italian_take_the_same_variables() -> None:
    italian = catalogue("it")

    for key, text in catalogue("en").items():
        assert set(re.findall(r"{\w+}", italian[key])) == set(re.findall(r"{\w+}", text)), key
