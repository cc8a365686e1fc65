"""The preview: what each face of the die would mean, from what all may know."""

from typing import Any

from overlord.core.layout import SPECTATOR
from overlord.games.bellum_magica import GAME
from tests.games.bellum_magica.tables import Land, Lord, Table, a_battle, a_creature, a_day, a_place


def faces(table: Table, seat: int = 0) -> list[dict[str, Any]]:
    found = GAME.forecast(table.state, seat)["faces"]
    assert isinstance(found, list)
    return found


def a_table() -> Table:
    ogre = a_creature("ogre", "FFF", ". SS . . . T")
    imp = a_creature("imp", "F . M . . .", "SSSS")
    lord = Lord("F . M . G .", "S . SSX . . SS", left=[imp], right=[ogre], barrels=1)
    land = Land(places=[a_place("farm", 2), a_place("shrine", 2, 1)])
    return a_day(lord, Lord("M . MM M . .", chests="w1"), Lord(), land=land)


def test_each_face_tells_what_the_own_row_yields() -> None:
    first, _, third, _, fifth, sixth = faces(a_table())
    assert (first["face"], sixth["face"]) == (1, 6)
    assert (first["food"], first["glyphs"], first["maps"]) == (2, 0, 0)
    assert (third["maps"], third["swords"], third["magic"]) == (2, 2, 1)
    assert (fifth["glyphs"], sixth["thieves"]) == (1, 1)


def test_each_face_tells_what_the_row_could_take() -> None:
    assert [face["targets"] for face in faces(a_table())] == [
        ["tavern"],
        ["tavern", "farm"],
        ["tavern", "farm", "shrine"],
        [],
        [],
        ["tavern", "farm", "castle-1"],
    ]


def test_each_face_tells_what_the_scouts_would_bring() -> None:
    table = a_table()
    assert [face["scouts"] for face in faces(table)] == ["", "", "wood", "", "", ""]
    assert [face["scouts"] for face in faces(table, 1)] == ["metal", "", "wood", "metal", "", ""]


def test_who_only_watches_has_no_castle() -> None:
    assert GAME.forecast(a_table().state, SPECTATOR) == {}


def test_it_tells_which_prices_could_be_paid() -> None:
    table = a_day(Lord(food=4, glyphs=1), Lord(food=1, glyphs=3), start="EndOfDay")
    rich, poor = (GAME.forecast(table.state, seat)["prices"] for seat in (0, 1))
    assert rich == {"evil": [True], "most-evil": [True, False]}
    assert poor == {"evil": [False], "most-evil": [False, True]}


def test_it_tells_who_may_still_have_the_die_rolled_again() -> None:
    table = a_day(Lord(barrels=1), Lord(), Lord(barrels=2), stop="RollDie")
    assert GAME.forecast(table.state, 1)["answers"] == [0, 2]
    table.answer("pass")
    assert GAME.forecast(table.state, 1)["answers"] == [2]


def test_it_tells_who_is_robbed_and_of_how_many_chests() -> None:
    table = a_battle("SSTT", others=[Lord(chests="w1 w1 m3")])
    assert GAME.forecast(table.state, 0)["raid"] == {}
    assert GAME.forecast(table.state, 0)["answers"] == []
    table.answer("castle-1")
    assert GAME.forecast(table.state, 1)["raid"] == {"victim": 1, "left": 2}


def test_a_preview_comes_true() -> None:
    rows = Lord("F FF FFF G GG GGG", "S SS SSS SSSS . .")
    for luck in range(1, 9):
        table = a_day(rows, Lord(), stop="Gather", luck=luck)
        ahead = faces(table)[table.field("die") - 1]
        assert (table.field("food")[0], table.field("glyphs")[0]) == (
            ahead["food"],
            ahead["glyphs"],
        )
