"""Step 2, gather resources: food and glyphs of the active row."""

from overlord.core.layout import SPECTATOR
from overlord.testing import rule
from tests.games.bellum_magica.tables import Lord, Table, a_creature, a_day


def gathered(*lords: Lord, die: int = 1) -> Table:
    return a_day(*lords, start="Gather", stop="Gather", die=die)


@rule("BM-22")
def test_castle_and_left_cards_yield_food_and_glyphs() -> None:
    imp = a_creature("imp", "FG FF G . . .")
    witch = a_creature("witch", "GG . F . . .")
    table = gathered(Lord("F . G . . .", left=[imp, witch]), Lord("GG", food=1, glyphs=5))
    assert table.field("food") == [2, 1]
    assert table.field("glyphs") == [3, 7]


@rule("BM-14", "BM-22")
def test_only_the_active_row_yields() -> None:
    lord = Lord("F FF FFF FFFF FFFFF G", left=[a_creature("imp", "F F F F F F")])
    for die in range(1, 6):
        assert gathered(lord, Lord(), die=die).field("food") == [die + 1, 0]
    assert gathered(lord, Lord(), die=6).field("glyphs") == [1, 0]


@rule("BM-5", "BM-72")
def test_a_card_on_the_right_yields_nothing_and_one_on_the_left_does_not_fight() -> None:
    imp = a_creature("imp", "FGM", "SXT")
    twin = a_creature("twin", "FGM", "SXT")
    table = gathered(Lord(right=[imp]), Lord(left=[twin]))
    assert (table.field("food"), table.field("glyphs")) == ([0, 1], [0, 1])
    assert table.state.icons(0, 0) == [0, 0, 0, 1, 1, 1]
    assert table.state.icons(1, 0) == [1, 1, 1, 0, 0, 0]


@rule("BM-23", "BM-24")
def test_resources_and_numbers_of_chests_are_public_values_are_not() -> None:
    table = gathered(Lord("FFG", chests="w1 w2 g8"), Lord(chests="m4", barrels=1, shields=2))
    for seat in (0, 1, SPECTATOR):
        facts = table.state.view(seat).facts
        assert (facts["food"], facts["glyphs"]) == ([2, 0], [1, 0])
        assert (facts["barrels"], facts["shields"]) == ([0, 1], [0, 2])
        assert [len(table.seen(seat, f"{kind}.0")) for kind in ("wood", "metal", "gold")] == [
            *(2, 0, 1)
        ]
    assert table.seen(0, "gold.0") == ["g8-10"]
    for seat in (1, SPECTATOR):
        assert table.seen(seat, "wood.0") == ["?", "?"]
        assert table.seen(seat, "gold.0") == ["?"]
    assert [table.state.view(seat).facts["treasure"] for seat in (0, 1, SPECTATOR)] == [11, 4, 0]


@rule("BM-M15")
def test_food_and_glyphs_never_run_out() -> None:
    table = gathered(Lord("FFFGGG", food=500, glyphs=500), Lord("FFFGGG", food=500))
    assert table.field("food") == [503, 503]
    assert table.field("glyphs") == [503, 3]
