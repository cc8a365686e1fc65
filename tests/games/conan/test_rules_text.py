"""The words of Conan: the rules read the same everywhere, and no language lacks a key."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from overlord.core.registry import game
from overlord.games.conan.components.box import ConanBox
from overlord.games.conan.components.vocabulary import COLOURS, EVENTS, GROUNDS, SKILLS
from overlord.words import Words

ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "games" / "conan" / "rules.md"
WORDS = ROOT / "src" / "overlord" / "games" / "conan" / "words"

RULE_IDS = (
    [f"CO-{n}" for n in range(1, 86)]
    + [f"CO-H{n}" for n in range(1, 113)]
    + [f"CO-K{n}" for n in range(1, 34)]
)
RULINGS = 22  # that stood before the first line of code; the others came with it


def folded(text: str) -> str:
    return " ".join(text.split())


def paragraphs() -> list[tuple[str, str]]:
    """The numbered paragraphs of the rules, in written order."""
    found = re.findall(
        r"^\*\*(CO-[CHK]?\d+)\*\* (.+?)(?=\n\n|\Z)",
        RULES.read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    return [(rule, folded(text)) for rule, text in found]


def keys(language: str) -> set[str]:
    body = parse((WORDS / f"{language}.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_every_rule_is_written_once_and_in_order() -> None:
    written = [rule for rule, _ in paragraphs()]
    rulings = [rule for rule in written if rule.startswith("CO-C")]

    assert written == RULE_IDS + rulings
    assert rulings == [f"CO-C{n}" for n in range(1, len(rulings) + 1)]
    assert len(rulings) >= RULINGS


def test_a_ruling_answers_a_question_and_says_why() -> None:
    for rule, text in paragraphs():
        if rule.startswith("CO-C"):
            assert "? " in text, rule
            assert " Why: " in text, rule


def test_the_english_catalogue_says_what_the_rules_say() -> None:
    words = Words("en", "conan")

    assert [(rule, words.rule(rule)) for rule in words.rules()] == paragraphs()


def test_every_ruling_has_a_reason_in_italian_too() -> None:
    words = Words("it", "conan")

    for rule in words.rules():
        if rule.startswith("CO-C"):
            assert " Perché: " in words.rule(rule), rule


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_vocabulary_of_the_box_is_worded(language: str) -> None:
    known = keys(language)

    wanted = {f"skill-{skill}" for skill in SKILLS} | {f"event-{event}" for event in EVENTS}
    wanted |= {f"colour-{colour}" for colour in COLOURS} | {f"ground-{one}" for one in GROUNDS}
    assert wanted <= known


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_scenario_has_a_name_and_says_what_it_is_about(language: str) -> None:
    box = game("conan").box
    assert isinstance(box, ConanBox)
    words = Words(language, "conan")

    for scenario in box.scenarios:
        assert words.value("scenario", scenario.id) != scenario.id
        said = words.find(f"option-scenario-{scenario.id}", "text")
        assert said
        assert said == scenario.text or language != "en"
