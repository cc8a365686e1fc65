"""Step 3, call back the scouts: who has the most treasure maps."""

from overlord.core.layout import SPECTATOR
from overlord.testing import rule
from tests.games.bellum_magica.tables import Land, Lord, Table, a_creature, a_day


def scouted(*lords: Lord, piles: str = "w w w w m m g", captain: int = 0) -> Table:
    land = Land(piles=piles)
    return a_day(*lords, land=land, start="CallBackScouts", stop="CallBackScouts", captain=captain)


def kinds(table: Table) -> list[str]:
    """The kinds of chests each seat has, by initials."""
    return ["".join(chest[0] for chest in table.stock(s)) for s in range(table.state.players)]


@rule("BM-25", "BM-26")
def test_the_single_most_maps_bring_a_metal_chest() -> None:
    imp = a_creature("imp", "MM . . . . .")
    ogre = a_creature("ogre", "MMMM")  # on the right: does not scout
    table = scouted(Lord("M", left=[imp]), Lord("MM"), Lord("M", right=[ogre]))
    assert kinds(table) == ["m", "", ""]


@rule("BM-25")
def test_maps_of_other_rows_do_not_count() -> None:
    table = scouted(Lord("M . . . . ."), Lord(". MMM MMM MMM MMM MMM"))
    assert kinds(table) == ["m", ""]


@rule("BM-27")
def test_tied_leaders_take_a_wooden_chest_each() -> None:
    assert kinds(scouted(Lord("MM"), Lord("M"), Lord("MM"))) == ["w", "", "w"]


@rule("BM-71")
def test_three_tied_scouts_take_three_wooden_chests() -> None:
    table = scouted(Lord("M"), Lord("M"), Lord("M"))
    assert kinds(table) == ["w", "w", "w"]
    assert len(table.zone("metal-pile")) == 2


@rule("BM-28")
def test_without_maps_nobody_gets_anything() -> None:
    assert kinds(scouted(Lord("FG"), Lord("F"), Lord())) == ["", "", ""]


@rule("BM-M14")
def test_maps_stay_where_they_are_printed() -> None:
    table = a_day(Lord("M"), Lord(), start="CallBackScouts", stop="CallBackScouts")
    assert kinds(table) == ["m", ""]
    again = a_day(Lord("M", chests="m3"), Lord(), start="CallBackScouts", stop="CallBackScouts")
    assert kinds(again) == ["mm", ""]  # the same icon counts every day


@rule("BM-29", "BM-35")
def test_only_the_owner_looks_into_a_chest() -> None:
    table = scouted(Lord("M"), Lord())
    [chest] = table.zone("metal.0")
    assert table.seen(0, "metal.0") == [chest]
    assert table.seen(1, "metal.0") == table.seen(SPECTATOR, "metal.0") == ["?"]


@rule("BM-M6")
def test_without_metal_chests_a_wooden_one_will_do() -> None:
    assert kinds(scouted(Lord("M"), Lord(), piles="w g")) == ["w", ""]


@rule("BM-M6")
def test_without_wooden_chests_there_is_nothing_lower() -> None:
    assert kinds(scouted(Lord("M"), Lord("M"), piles="m m g")) == ["", ""]


@rule("BM-M19")
def test_the_last_wooden_chests_go_from_the_captain_on() -> None:
    lords = [Lord("M"), Lord("M"), Lord("M")]
    assert kinds(scouted(*lords, piles="w w m", captain=2)) == ["w", "", "w"]
    assert kinds(scouted(*lords, piles="w w m", captain=1)) == ["", "w", "w"]
