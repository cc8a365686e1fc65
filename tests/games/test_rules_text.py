"""The rules of a game read the same on their page and at the table, numbered without a gap."""

import re
from pathlib import Path

import pytest

from overlord.core.registry import games
from overlord.words import LANGUAGES, Words

GAMES = Path(__file__).parents[2] / "docs" / "games"
# The parts of each page in their order, and how many paragraphs each has.
PARTS = {
    "bellum-magica": {"BM-": 72, "BM-M": 22},
    "big-bad-overlord": {"BBO-": 127, "BBO-A": 48},
    "conan": {"CO-": 85, "CO-H": 112, "CO-K": 33, "CO-C": 75},
    "dark-dealings": {"DD-": 75, "DD-B": 28},
    "overlords-of-infamy": {"OOI-": 181, "OOI-D": 56},
}
RULINGS = {"big-bad-overlord": "BBO-A", "conan": "CO-C"}  # that ask, answer and give a reason
WHY = {"en": " Why: ", "it": " Perché: "}


def paragraphs(id: str) -> list[tuple[str, str]]:
    """The numbered paragraphs of the rules, in written order."""
    page = (GAMES / id.replace("-", "_") / "rules.md").read_text("utf-8")
    found = re.findall(
        r"^\*\*([A-Z]+-[A-Z]?\d+)\*\* (.+?)(?=\n\n|\Z)", page, re.MULTILINE | re.DOTALL
    )
    return [(rule, " ".join(text.split())) for rule, text in found]


def test_no_game_is_left_out() -> None:
    assert list(PARTS) == sorted(games())


@pytest.mark.parametrize("id", PARTS)
def test_every_rule_is_written_once_and_in_order(id: str) -> None:
    numbered = [f"{part}{n}" for part, count in PARTS[id].items() for n in range(1, count + 1)]

    assert [rule for rule, _ in paragraphs(id)] == numbered


@pytest.mark.parametrize("id", PARTS)
def test_the_english_catalogue_says_what_the_rules_say(id: str) -> None:
    words = Words("en", id)

    assert [(rule, words.rule(rule)) for rule in words.rules()] == paragraphs(id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", RULINGS)
def test_a_ruling_asks_answers_and_says_why(id: str, language: str) -> None:
    words = Words(language, id)
    rulings = [rule for rule in words.rules() if rule.startswith(RULINGS[id])]

    assert rulings
    for rule in rulings:
        question, _, rest = words.rule(rule).partition("? ")
        answer, _, reason = rest.partition(WHY[language])
        assert all((question, answer, reason)), rule
