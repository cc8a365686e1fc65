"""The page about the state shows what `overlord layout` prints."""

from pathlib import Path

from click.testing import CliRunner

from overlord.cli.layout import command
from overlord.games.overlords_of_infamy.zones import LAYOUT, SHOWS

PAGE = Path(__file__).parents[3] / "docs/games/overlords_of_infamy/layout.md"


def test_the_page_about_the_state_shows_its_layout() -> None:
    printed = CliRunner().invoke(command, ["overlords-of-infamy"]).output
    assert f"```text\n{printed.rstrip()}\n```" in PAGE.read_text()


def test_the_lists_of_spots_lie_side_by_side() -> None:
    places = {field.name: field.place for field in LAYOUT.fields}
    assert [places[f"shows-{chair}"] for chair in range(4)] == [SHOWS + i for i in range(4)]
