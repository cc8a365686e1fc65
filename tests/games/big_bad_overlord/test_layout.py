"""The page about the state shows what `overlord layout` prints."""

from pathlib import Path

from click.testing import CliRunner

from overlord.cli.layout import command

PAGE = Path(__file__).parents[3] / "docs/games/big_bad_overlord/layout.md"


def test_the_page_about_the_state_shows_its_layout() -> None:
    printed = CliRunner().invoke(command, ["big-bad-overlord"]).output
    assert f"```text\n{printed.rstrip()}\n```" in PAGE.read_text("utf-8")
