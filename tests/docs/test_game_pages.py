"""Pages of the games say what the games themselves say: id, rules version, fields of a state."""

import pytest
from click.testing import CliRunner

from overlord.cli.layout import command
from overlord.core.registry import game, games
from tests.docs.pages import ROOT


@pytest.mark.parametrize("id", games())
def test_the_page_of_a_game_names_its_rules_version(id: str) -> None:
    page = ROOT / "docs/games" / id.replace("-", "_") / "index.md"
    head = page.read_text("utf-8").partition("\n## ")[0]

    assert f"`{id}`, rules version {game(id).rules_version}" in head


@pytest.mark.parametrize("id", games())
def test_the_page_about_the_state_shows_its_layout(id: str) -> None:
    page = ROOT / "docs/games" / id.replace("-", "_") / "layout.md"
    printed = CliRunner().invoke(command, [id]).output

    assert f"```text\n{printed.rstrip()}\n```" in page.read_text("utf-8")
