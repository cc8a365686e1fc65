"""The icons ask for one thing: that their authors are named."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parents[2]


def test_every_icon_in_the_browser_is_credited_and_no_other() -> None:
    used = set()
    for place in (ROOT / "web" / "src", ROOT / "src" / "overlord" / "games"):
        pages = [path for path in place.rglob("*") if path.suffix in (".svelte", ".ts")]
        for path in pages:
            used |= set(re.findall(r"~icons/game-icons/([a-z0-9-]+)", path.read_text("utf-8")))
    table = re.findall(
        r"^\| .+? \| (.+) \|$", (ROOT / "CREDITS.md").read_text("utf-8"), re.MULTILINE
    )
    credited = {name for row in table[1:] for name in row.split(", ")}

    assert used == credited
