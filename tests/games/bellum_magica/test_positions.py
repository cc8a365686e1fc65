"""Positions of Bellum Magica that make no sense are refused with their place."""

from typing import Any

import pytest

from overlord import BadPosition
from overlord.games.bellum_magica import GAME
from tests.games.bellum_magica.tables import Lord, a_day, a_new_game


def a_position() -> tuple[dict[str, Any], Any]:
    table = a_day(Lord("F", "SSTT", barrels=1, spells=2), Lord(chests="w1 m4"))
    return table.state.to_json(), table.state.box


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("captain", 2, r"fields\.captain: expected a whole number from 0 to 1"),
        ("die", 7, r"fields\.die: expected a whole number from 0 to 6"),
        ("day", 0, r"fields\.day"),
        ("barren", 5, r"fields\.barren"),
        ("food", [1], r"fields\.food: expected 2 numbers"),
        ("glyphs", [0, -1], r"fields\.glyphs\[1\]"),
        ("barrels", [0, 3], r"fields\.barrels\[1\]: expected a whole number from 0 to 2"),
        ("cast", [3, 0], r"fields\.cast\[0\]: expected no more than the spells there are"),
        ("wish", ["", "nowhere"], r"fields\.wish\[1\]: expected one of"),
        ("wish", [""], r"fields\.wish: expected 2 cards"),
        ("luck", 1, "unknown key 'luck'"),
    ],
)
def test_a_field_that_makes_no_sense_is_refused(field: str, value: object, message: str) -> None:
    position, box = a_position()
    position["fields"][field] = value
    with pytest.raises(BadPosition, match=message):
        GAME.from_json(position, box)


@pytest.mark.parametrize(
    "frame",
    [
        {"frame": "PlaceCreature", "seat": 0},
        {"frame": "PlaceGoblin", "seat": 1},
        {"frame": "Pay", "seat": 0, "card": 12},
        {"frame": "Steal", "seat": 1, "victim": 0, "left": 1, "stolen": 0},
        {"frame": "NameCastle", "seat": 0},
    ],
)
def test_a_question_without_an_answer_is_refused(frame: dict[str, object]) -> None:
    position, box = a_position()
    position["agenda"] = [frame]
    with pytest.raises(BadPosition, match=r"position\.agenda"):
        GAME.from_json(position, box)


def test_wishes_are_written_down() -> None:
    table = a_new_game(3)
    table.answer("moldwater", seat=1)
    position = table.state.to_json()
    again = GAME.from_json(position)
    assert again.to_json() == position
    assert again.pending() == [0, 2]
