"""Secrets of chests: their worth is known to their owner alone, whatever happens to them."""

from overlord.core.layout import SPECTATOR
from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.games.bellum_magica.zones import STOCKS
from overlord.testing import rule
from tests.games.bellum_magica.tables import Land, Lord, Table, a_day, a_new_game, a_place

ALL_GOLD = {"g6", "g7", "g8"}


def a_theft(**spoils: int) -> Table:
    """Seat 1 has plundered a Place, and seat 0 is about to rob it; seat 2 looks on.

    The table remembers what each seat has seen.
    """
    lords = [Lord(fights="SSSSST"), Lord(fights="S"), Lord()]
    land = Land(places=[a_place("hall", 1, **spoils)])
    table = a_day(*lords, land=land, start="Attacks", stop="Attacks", captain=1)
    table.state.remember(None)
    table.answer("hall")
    assert table.who_is_asked() == {0: "attack"}
    return table


def imagined(table: Table, seat: int, zone: str) -> set[str]:
    """What a seat thinks may be the chests of a zone."""
    number = table.state.setup.layout.zone(zone)
    found: set[str] = set()
    for seed in range(60):
        world = table.state.determinize(seat, seed)
        found.update(
            world.setup.box.card(card).id.partition("-")[0] for card in world.cards(number)
        )
    return found


@rule("BM-24", "BM-29")
def test_a_view_never_shows_the_chests_of_others() -> None:
    for seed in range(4):
        state = a_new_game(3, seed).state
        rng = seeded_rng(seed)
        while play_on(state, rng, 1) and not state.over:
            for seat in (0, 1, 2, SPECTATOR):
                view = state.view(seat)
                for owner in range(3):
                    for stock in STOCKS:
                        shown = view.zones[stock + owner]
                        hidden = [-1] * state.count(stock + owner)
                        assert shown == (state.cards(stock + owner) if seat == owner else hidden)


@rule("BM-45", "BM-M2")
def test_a_robbed_player_remembers_what_was_taken_and_others_never_knew() -> None:
    table = a_theft(gold=1)
    [chest] = table.stock(1)
    assert imagined(table, 1, "gold.1") == {chest}
    assert imagined(table, 0, "gold.1") == ALL_GOLD  # not before the theft
    table.answer("castle-1")
    assert table.stock(0) == [chest]
    assert imagined(table, 0, "gold.0") == {chest}
    assert imagined(table, 1, "gold.0") == {chest}
    assert imagined(table, 2, "gold.0") == imagined(table, SPECTATOR, "gold.0") == ALL_GOLD


@rule("BM-M2")
def test_which_of_two_chests_was_taken_only_thief_and_victim_know() -> None:
    table = a_theft(gold=2)
    table.answer("castle-1")
    [taken], [left] = table.stock(0), table.stock(1)
    assert imagined(table, 1, "gold.0") == {taken}
    assert imagined(table, 0, "gold.0") == {taken}
    assert imagined(table, 1, "gold.1") == {left}
    assert imagined(table, 0, "gold.1") == ALL_GOLD
    assert imagined(table, 2, "gold.0") == imagined(table, 2, "gold.1") == ALL_GOLD


@rule("BM-M2")
def test_a_chest_is_lost_from_sight_when_one_of_several_changes_hands() -> None:
    """Seat 0 knows what seat 1 stole from it, but not whether seat 2 got that or another."""
    raider = Lord(fights="SSSSST", chests="g6")
    land = Land(places=[a_place("hall", 1, gold=1)])
    lords = [Lord(fights="S"), raider, Lord(fights="SSSSST")]
    table = a_day(*lords, land=land, start="Attacks", stop="Attacks")
    table.state.remember(None)
    table.answer("hall")
    [chest] = table.zone("gold.0")
    table.answer("castle-0")
    assert chest in table.zone("gold.1")
    table.answer("castle-1")
    number = table.state.setup.layout.zone("gold.2")
    worlds = [table.state.determinize(0, seed) for seed in range(60)]
    found = {world.setup.box.card(world.cards(number)[0]).id for world in worlds}
    assert len(found) > 1
    assert chest in found


@rule("BM-24")
def test_only_the_seat_itself_is_told_its_treasure() -> None:
    table = a_day(Lord(chests="g8", fights="S"), Lord(chests="w1 w2"), start="Attacks")
    told = [table.state.view(seat).facts["treasure"] for seat in (0, 1, SPECTATOR)]
    assert told == [8, 3, 0]
    lords = [Lord(fights="S"), Lord(), Lord(), Lord(), Lord(chests="w3 m5 g8")]
    table = a_day(*lords, start="Attacks")
    assert table.state.view(SPECTATOR).facts["treasure"] == 0
