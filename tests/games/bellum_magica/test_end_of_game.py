"""End of the game: the chests are opened, and the richest wins."""

from overlord.core.layout import SPECTATOR
from overlord.testing import rule
from tests.games.bellum_magica.tables import Lord, Table, a_day


def the_end(*chests: str) -> Table:
    """The attacks are over, and somebody has ten chests."""
    table = a_day(*(Lord(chests=each) for each in chests), start="CountChests")
    assert table.state.over
    return table


TEN_BUTTONS = "w1 w1 w1 w1 w1 w1 w2 w2 w2 w2"  # worth 14


@rule("BM-60")
def test_the_highest_total_wins() -> None:
    table = the_end(TEN_BUTTONS, "g8 g7", "m5 m5 m5")
    assert table.state.outcome().scores == [14, 15, 15]
    assert table.places() == [3, 2, 1]


@rule("BM-60")
def test_all_chests_are_opened() -> None:
    table = the_end(TEN_BUTTONS, "g8 m4")
    for seat in (0, 1, SPECTATOR):
        assert table.seen(seat, "wood.0") == table.zone("wood.0")
        assert table.seen(seat, "gold.1") == table.zone("gold.1")
        assert table.seen(seat, "metal.1") == table.zone("metal.1")
        assert set(table.seen(seat, "gold-pile")) == {"?"}


@rule("BM-61")
def test_in_a_tie_more_chests_win() -> None:
    table = the_end(TEN_BUTTONS, "g8 g6", "g8 m3 w3")
    assert table.state.outcome().scores == [14, 14, 14]
    assert table.places() == [1, 3, 2]
    assert [part["score-chests"] for part in table.state.outcome().breakdown] == [10, 2, 3]


@rule("BM-62")
def test_a_full_tie_is_a_shared_victory() -> None:
    table = the_end(TEN_BUTTONS, "g8 g8 w1", "g7 g7 m3")
    assert table.places() == [3, 1, 1]
    assert table.state.returns() == [0.0, 0.5, 0.5]


@rule("BM-M16")
def test_ten_chests_end_the_game_but_do_not_win_it() -> None:
    table = the_end(TEN_BUTTONS, "g8 g7")
    assert table.places() == [2, 1]
