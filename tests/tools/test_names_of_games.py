"""Names of games: only the folder of a game says one, so that a stranger's game is served alike."""

import re
from pathlib import Path

import pytest

from overlord.core.registry import games
from tools import web

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "overlord"
OWN = (PACKAGE / "games", PACKAGE / "static", PACKAGE / "site")  # of the games, and what is built
EXAMPLE = PACKAGE / "__init__.py"  # shows how a game is called
FOR_ANY_GAME = [
    *(path for path in (ROOT / "web").rglob("*") if "node_modules" not in path.parts),
    *(
        path
        for path in PACKAGE.rglob("*")
        if path != EXAMPLE and not any(path.is_relative_to(folder) for folder in OWN)
    ),
]
TEXTS = (".ts", ".svelte", ".json", ".html", ".css", ".py", ".ftl")


def test_nothing_outside_the_folders_of_the_games_names_one() -> None:
    names = "|".join(game.replace("-", "[-_ ]?") for game in games())
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in FOR_ANY_GAME
        if path.suffix in TEXTS and path.name != "package-lock.json"
        for line in path.read_text("utf-8").splitlines()
        if re.search(rf"\b({names})\b", line, re.IGNORECASE)
    ]

    assert found == []


def test_a_changed_board_asks_for_another_bundle() -> None:
    boards = {path.parent.parent.name for path in web.sources() if path.name == "index.ts"}

    assert {game.replace("-", "_") for game in games()} <= boards
