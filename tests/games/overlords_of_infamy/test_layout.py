"""Lists that lie side by side on the layout, as the land takes for granted."""

from overlord.games.overlords_of_infamy.zones import LAYOUT, SHOWS


def test_the_lists_of_spots_lie_side_by_side() -> None:
    places = {field.name: field.place for field in LAYOUT.fields}
    assert [places[f"shows-{chair}"] for chair in range(4)] == [SHOWS + i for i in range(4)]
