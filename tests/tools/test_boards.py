"""Boards lie with their games: the page and the server name none of them."""

import re
from pathlib import Path

import pytest

from overlord.core.registry import games
from tools import web

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parents[2]
SHOWN = (  # what draws and serves any game
    *(path for path in (ROOT / "web").rglob("*") if "node_modules" not in path.parts),
    *(ROOT / "src" / "overlord" / "server").rglob("*"),
    *(ROOT / "src" / "overlord" / "present").rglob("*"),
)
TEXTS = (".ts", ".svelte", ".json", ".html", ".css", ".py", ".ftl")


def test_nothing_that_shows_games_names_one() -> None:
    names = "|".join(game.replace("-", "[-_ ]?") for game in games())
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in SHOWN
        if path.suffix in TEXTS and path.name != "package-lock.json"
        for line in path.read_text("utf-8").splitlines()
        if re.search(rf"\b({names})\b", line, re.IGNORECASE)
    ]

    assert found == []


def test_a_changed_board_asks_for_another_bundle() -> None:
    boards = {path.parent.parent.name for path in web.sources() if path.name == "index.ts"}

    assert {game.replace("-", "_") for game in games()} <= boards
