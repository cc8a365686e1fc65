"""Step 6, the end of the day: new Places, a new Captain."""

import pytest

from overlord.testing import rule
from tests.games.bellum_magica.tables import Land, Lord, Table, a_day, a_place

HUT, INN, MILL, TOWN = (a_place(id, 20) for id in ("hut", "inn", "mill", "town"))


def the_night(*lords: Lord, land: Land, captain: int = 0, barren: int = 0) -> Table:
    times = {"start": "EndOfDay", "stop": "EndOfDay"}
    return a_day(*lords, land=land, captain=captain, barren=barren, **times)  # type: ignore[arg-type]


@rule("BM-57")
def test_places_are_filled_up_to_the_number_of_players() -> None:
    land = Land(places=[HUT], kingdom=[INN, MILL, TOWN])
    table = the_night(Lord(), Lord(), Lord(), land=land)
    assert table.zone("places") == ["hut", "inn", "mill"]
    assert table.zone("kingdom") == ["town"]


@rule("BM-57")
def test_nothing_is_added_while_there_are_enough() -> None:
    table = the_night(Lord(), Lord(), land=Land(places=[HUT, INN], kingdom=[MILL]))
    assert table.zone("places") == ["hut", "inn"]


@rule("BM-58")
def test_the_tavern_stays() -> None:
    table = the_night(Lord(), Lord(), land=Land(kingdom=[MILL]))
    assert table.zone("tavern") == ["tavern"]
    assert table.zone("places") == ["mill"]  # it does not count among the Places


@rule("BM-59")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_die_goes_to_the_left(before: int, after: int) -> None:
    land = Land(places=[HUT, INN, MILL])
    table = the_night(Lord(), Lord(), Lord(), land=land, captain=before)
    assert (table.field("captain"), table.field("day")) == (after, 2)


@rule("BM-M10")
def test_without_a_pile_there_are_fewer_places() -> None:
    table = the_night(Lord(), Lord(), Lord(), land=Land(places=[HUT], kingdom=[INN]))
    assert table.zone("places") == ["hut", "inn"]
    assert not table.state.over


@rule("BM-M10")
def test_after_two_rounds_without_any_place_the_game_ends() -> None:
    table = a_day(Lord(fights="S", chests="g8"), Lord(chests="w1"), start="EndOfDay")
    days = []
    while not table.state.over:
        days.append((table.field("day"), table.field("captain")))
        table.answer("tavern" if table.who_is_asked() == {0: "attack"} else "pass")
    begun = sorted(set(days))
    assert [captain for _, captain in begun] == [1, 0, 1, 0]  # everyone has been Captain twice
    assert table.places() == [1, 2]


@rule("BM-M10")
def test_one_place_that_lies_open_keeps_the_game_going() -> None:
    table = a_day(Lord(fights="S"), Lord(), land=Land(places=[HUT]), start="EndOfDay")
    while table.field("day") < 9:
        table.answer("pass")
    assert not table.state.over
