"""Links of the pages lead to files and headings that are there; places named in a walk exist."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import NAMES, PAGES, ROOT, anchors, links


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    lost = []
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)

    assert lost == []


def test_every_place_of_the_architecture_exists() -> None:
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    places = re.findall(r"^- `([^`]+)`:", text, re.MULTILINE)
    roots = (ROOT / "src/overlord", ROOT)

    assert len(places) > 40
    assert [place for place in places if not any((root / place).exists() for root in roots)] == []


def test_the_glossary_is_in_order_and_says_each_word_once() -> None:
    text = (ROOT / "docs/glossary.md").read_text("utf-8")
    chapters = [
        re.findall(r"^- \*\*(.+?)\*\*: \S", part, re.MULTILINE) for part in text.split("## ")
    ]
    words = [word for chapter in chapters for word in chapter]

    assert len(words) > 50
    assert [sorted(chapter, key=str.lower) for chapter in chapters] == chapters
    assert len(set(words)) == len(words)


def test_every_place_that_a_newcomer_should_find_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    table = text.partition("### A test for newcomers")[2].partition("\n### ")[0]
    places = re.findall(r"`([\w<>*./-]+(?:\.(?:py|ts|svelte|toml|ftl)|/))`", table)
    patterns = [re.sub(r"<\w+>", "*", place) for place in places]
    roots = (ROOT / "src/overlord", ROOT)

    assert len(places) > 30
    assert [one for one in patterns if not any(any(root.glob(one)) for root in roots)] == []
