"""Pages of the games say what the games themselves say: the id and the rules version."""

import pytest

from overlord.core.registry import game, games
from tests.docs.pages import ROOT


@pytest.mark.parametrize("id", games())
def test_the_page_of_a_game_names_its_rules_version(id: str) -> None:
    page = ROOT / "docs/games" / id.replace("-", "_") / "index.md"
    head = page.read_text("utf-8").partition("\n## ")[0]

    assert f"`{id}`, rules version {game(id).rules_version}" in head
