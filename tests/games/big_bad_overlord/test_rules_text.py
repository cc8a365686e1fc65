"""The rules of Big Bad Overlord read the same on their page and at the table."""

import re
from pathlib import Path

from overlord.words import Words

PAGE = Path(__file__).parents[3] / "docs" / "games" / "big_bad_overlord" / "rules.md"
RULE_IDS = [f"BBO-{n}" for n in range(1, 128)] + [f"BBO-A{n}" for n in range(1, 49)]


def paragraphs() -> dict[str, str]:
    """The numbered paragraphs of the page, in written order."""
    found = re.findall(
        r"^\*\*(BBO-A?\d+)\*\* (.+?)(?=\n\n|\Z)", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert len({rule for rule, _ in found}) == len(found)
    return {rule: " ".join(text.split()) for rule, text in found}


def test_every_rule_is_written_once_and_in_order() -> None:
    assert list(paragraphs()) == RULE_IDS


def test_the_english_catalogue_says_what_the_page_says() -> None:
    english = Words("en", "big-bad-overlord")

    assert {rule: english.rule(rule) for rule in english.rules()} == paragraphs()


def test_every_ruling_answers_a_question_and_says_why() -> None:
    for language, why in (("en", " Why: "), ("it", " Perché: ")):
        words = Words(language, "big-bad-overlord")
        for rule in RULE_IDS[127:]:
            question, _, rest = words.rule(rule).partition("? ")
            answer, _, reason = rest.partition(why)
            assert all((question, answer, reason)), rule
