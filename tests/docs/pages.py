"""Pages of the project, their blocks of code and their links, as text."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REASON = re.compile(r"<!-- not run: (.+?) -->\n*$")
LINK = re.compile(r"\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Block:
    """A block of code: its language, its text, where it stands, and why it is not run."""

    page: str
    line: int
    language: str
    text: str
    reason: str


def blocks() -> Iterator[Block]:
    for page, name in zip(PAGES, NAMES, strict=True):
        text = page.read_text("utf-8")
        for found in FENCE.finditer(text):
            before = text[: found.start()]
            excuse = REASON.search(before)
            line = before.count("\n") + 1
            yield Block(name, line, found[1], found[2], excuse[1] if excuse else "")


def links(page: Path) -> list[str]:
    """The links of a page to other pages of ours, code left out."""
    prose = re.sub(r"`[^`\n]+`", "", FENCE.sub("", page.read_text("utf-8")))
    return [link for link in LINK.findall(prose) if "://" not in link]


def anchors(page: Path) -> set[str]:
    """What a link to a page may name after `#`: its headings, as the site writes them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {slug(re.sub(r"\[(.+?)\]\(.+?\)", r"\1", heading)) for heading in headings}


def slug(heading: str) -> str:
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())
