"""The words of Overlords of Infamy: rules read the same everywhere, and no language lacks a key."""

import re
import tomllib
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "games" / "overlords_of_infamy" / "rules.md"
WORDS = ROOT / "src" / "overlord" / "games" / "overlords_of_infamy" / "words"
GAME = ROOT / "src" / "overlord" / "games" / "overlords_of_infamy"
BOX = GAME / "box"

RULE_IDS = [f"OOI-{n}" for n in range(1, 182)] + [f"OOI-D{n}" for n in range(1, 57)]


def paragraphs() -> list[tuple[str, str]]:
    """The numbered paragraphs of the rules, in written order."""
    found = re.findall(
        r"^\*\*(OOI-D?\d+)\*\* (.+?)(?=\n\n|\Z)", RULES.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    return [(rule, " ".join(text.split())) for rule, text in found]


class Parts(Visitor):
    """The text of a pattern and the variables it takes, whatever it chooses between."""

    def __init__(self) -> None:
        self.text = ""
        self.variables: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (fluent's)
        self.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (fluent's)
        self.variables.add(node.id.name)


def catalogue(language: str) -> dict[str, Parts]:
    """Every message and attribute of a language; an attribute's key is `message.attribute`."""
    source = (WORDS / f"{language}.ftl").read_text("utf-8")
    found: dict[str, Parts] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            patterns = {entry.id.name: entry.value}
            for attribute in entry.attributes:
                patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
            for key, pattern in patterns.items():
                found[key] = Parts()
                found[key].visit(pattern)
    return found


def card_keys() -> set[str]:
    """A name for each card, and a text for all but the tiles, which show what they are."""
    keys: set[str] = set()
    for path in BOX.glob("*.toml"):
        for kind, cards in tomllib.loads(path.read_text("utf-8")).items():
            if kind != "board":
                keys |= {f"card-{card['id']}" for card in cards}
                keys |= {f"card-{card['id']}.text" for card in cards if "text" in card}
    return keys


def test_every_rule_is_written_once_and_in_order() -> None:
    assert [rule for rule, _ in paragraphs()] == RULE_IDS


def test_the_english_catalogue_says_what_the_rules_say() -> None:
    english = catalogue("en")

    spoken = {key: said.text for key, said in english.items() if key.startswith("rule-")}
    assert spoken == {f"rule-{rule}": text for rule, text in paragraphs()}


def test_chapters_are_those_of_the_rulebook() -> None:
    page = RULES.read_text("utf-8")
    written = re.findall(r"^## (.+)$(?:\n(?!\*\*).*)*\n\*\*(OOI-\w+)\*\*", page, re.MULTILINE)
    chapters = {
        key: said.text for key, said in catalogue("en").items() if key.startswith("chapter-")
    }

    assert chapters == {f"chapter-{rule}": heading for heading, rule in written}


def test_english_and_italian_have_the_same_keys() -> None:
    italian = {key for key in catalogue("it") if not key.startswith("card-")}

    assert italian == set(catalogue("en"))


def test_italian_names_every_card_of_the_box() -> None:
    cards = {key for key in catalogue("it") if key.startswith("card-")}

    assert cards == card_keys()


def test_everything_said_through_helpers_is_worded() -> None:
    """What is announced directly is looked for in tests/words."""
    topics: set[str] = set()
    for path in GAME.rglob("*.py"):
        found = re.findall(
            r'\b(?:tell|tell_at|proclaim|hero_die)\(s, "([a-z-]+)"', path.read_text("utf-8")
        )
        topics |= {f"log-announce-{topic}" for topic in found}

    assert len(topics) > 20
    assert topics <= set(catalogue("en"))
