"""The Defense Phase: the boldest boast picks first."""

import pytest

from overlord.core.layout import SPECTATOR
from overlord.games.dark_dealings import schema
from overlord.testing import rule
from tests.games.dark_dealings.tables import Printed, Table, a_boast, a_defense, a_hero, a_new_game


def boasts(*challenges: int) -> list[Printed]:
    """Heroes that are called like their Challenge Values: h-54."""
    return [a_hero(challenge=value, id=f"h-{value}") for value in challenges]


def twins(*words: str) -> list[Printed]:
    """Heroes of equal values: "ann-20" and "bob-20"."""
    return [a_hero(challenge=int(word.partition("-")[2]), id=word) for word in words]


MARKET = [a_defense(f"d-{n}", "T2 S2") for n in range(1, 9)]


def all_boast(table: Table) -> None:
    """Every player lays down the two heroes of the hand."""
    for seat in range(table.state.players):
        table.choose(seat, *table.zone(f"hand.{seat}"))


def order_of_picks(table: Table) -> list[int]:
    """Who takes a defense, one after another, always the first on offer."""
    seats = []
    while "take-defense" in table.who_is_asked().values():
        [seat] = table.who_is_asked()
        seats.append(seat)
        table.answer(table.zone("market")[0])
    return seats


@rule("DD-15")
def test_the_eight_kept_heroes_return_to_the_hand() -> None:
    table = a_new_game(2)
    for _ in range(3):
        for seat in (0, 1):
            table.choose(seat, *table.zone(f"hand.{seat}")[:2])
    table.choose(0, *table.zone("hand.0")[:2])
    table.choose(1, table.zone("hand.1")[0])
    last = table.zone("hand.1")[0]
    kept = table.zones("kept")
    table.choose(1, last)
    assert sorted(table.zone("hand.0")) == sorted(kept[0])
    assert sorted(table.zone("hand.1")) == sorted([*kept[1], last])
    assert table.zones("kept") == [[], []]
    assert table.who_is_asked() == {0: "play-hero", 1: "play-hero"}


@rule("DD-16")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_two_defenses_for_every_player_are_turned_up(players: int) -> None:
    table = a_new_game(players)
    deck = table.zone("defense-deck")
    table.play_until("play-hero")
    assert table.zone("market") == deck[: -2 * players - 1 : -1]
    assert table.zone("defense-deck") == deck[: -2 * players]
    assert table.seen(SPECTATOR, "market") == table.zone("market")
    assert table.who_is_asked() == dict.fromkeys(range(players), "play-hero")


@rule("DD-17")
def test_heroes_are_laid_down_secretly_and_turned_up_together() -> None:
    table = a_boast([boasts(54, 12), boasts(30, 24)], MARKET[:4])
    table.choose(0, "h-12", "h-54")
    table.choose(1, "h-30")
    assert table.seen(1, "chosen.0") == table.seen(SPECTATOR, "chosen.0") == ["?", "?"]
    assert table.seen(0, "chosen.0") == ["h-12", "h-54"]
    assert table.seen(0, "chosen.1") == ["?"]
    assert table.who_is_asked() == {1: "play-hero"}
    table.choose(1, "h-24")
    assert table.seen(1, "chosen.0") == table.seen(SPECTATOR, "chosen.0") == ["h-12", "h-54"]
    assert table.seen(0, "chosen.1") == ["h-30", "h-24"]
    assert table.who_is_asked() == {0: "take-defense"}


@rule("DD-17")
def test_the_next_heroes_are_laid_down_as_secretly() -> None:
    table = a_boast([boasts(54, 12, 1, 2), boasts(30, 24, 3, 4)], MARKET)
    table.choose(0, "h-12", "h-54")
    table.choose(1, "h-24", "h-30")
    order_of_picks(table)
    table.choose(0, "h-2", "h-1")
    assert table.seen(1, "chosen.0") == ["?", "?"]
    assert table.who_is_asked() == {1: "play-hero"}


@rule("DD-18")
def test_the_owner_of_the_highest_challenge_value_takes_any_defense() -> None:
    table = a_boast([boasts(30, 24), boasts(12, 54)], MARKET[:4])
    all_boast(table)
    assert table.who_is_asked() == {1: "take-defense"}
    assert table.options() == {"d-1", "d-2", "d-3", "d-4"}
    table.answer("d-3")
    assert table.seen(SPECTATOR, "defenses.1") == ["d-3"]
    assert table.zone("market") == ["d-1", "d-2", "d-4"]
    assert table.zone("defenses.0") == []
    assert table.who_is_asked() == {0: "take-defense"}


@rule("DD-18", "DD-19")
def test_jenny_with_54_picks_first_and_last_and_ken_with_30_and_24_between() -> None:
    jenny, ken = 0, 1
    table = a_boast([boasts(12, 54), boasts(24, 30)], MARKET[:4], first=ken)
    all_boast(table)
    assert order_of_picks(table) == [jenny, ken, ken, jenny]
    assert table.zones("defenses") == [["d-1", "d-4"], ["d-2", "d-3"]]
    assert table.who_is_asked() == {ken: "face-hero"}


@rule("DD-19")
def test_picks_go_down_the_challenge_values_until_nothing_is_left() -> None:
    hands = [boasts(7, 40), boasts(41, 39), boasts(6, 8)]
    table = a_boast(hands, MARKET[:6], first=2)
    all_boast(table)
    assert order_of_picks(table) == [1, 0, 1, 2, 0, 2]
    assert [len(own) for own in table.zones("defenses")] == [2, 2, 2]
    assert table.zone("market") == []
    assert table.who_is_asked() == {2: "face-hero"}


@rule("DD-20")
def test_a_hero_that_earned_its_defense_goes_face_down_onto_the_pile() -> None:
    table = a_boast([boasts(54, 12), boasts(30, 24)], MARKET[:4])
    all_boast(table)
    assert table.zones("pile") == [[], []]
    table.answer("d-1")
    assert table.zones("pile") == [["h-54"], []]
    assert table.seen(0, "pile.0") == ["h-54"]
    assert table.seen(1, "pile.0") == table.seen(SPECTATOR, "pile.0") == ["?"]
    table.answer("d-2")
    assert table.zones("pile") == [["h-54"], ["h-30"]]
    assert table.zones("chosen") == [["h-12"], ["h-24"]]
    assert table.who_is_asked() == {1: "take-defense"}


@rule("DD-20", "DD-B11")
def test_the_hero_that_picked_first_lies_below_the_other_of_its_round() -> None:
    table = a_boast([boasts(12, 54, 13, 14), boasts(24, 30, 15, 16)], MARKET)
    table.choose(0, "h-12", "h-54")
    table.choose(1, "h-30", "h-24")
    order_of_picks(table)
    assert table.zones("pile") == [["h-54", "h-12"], ["h-30", "h-24"]]
    assert table.who_is_asked() == {0: "play-hero", 1: "play-hero"}


@rule("DD-21")
def test_four_rounds_use_all_heroes_and_give_everyone_eight_defenses() -> None:
    table = a_new_game(3, seed=2)
    table.play_until("play-hero")
    for played in range(4):
        assert [len(own) for own in table.zones("defenses")] == [2 * played] * 3
        assert [len(hand) for hand in table.zones("hand")] == [8 - 2 * played] * 3
        assert len(table.zone("market")) == 6
        for seat in range(3):
            table.choose(seat, *table.zone(f"hand.{seat}")[:2])
        order_of_picks(table)
    assert [len(own) for own in table.zones("defenses")] == [8] * 3
    assert sorted(len(pile) for pile in table.zones("pile")) == [7, 8, 8]  # one is faced
    assert table.who_is_asked() == {table.field("first"): "face-hero"}


@rule("DD-22")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_of_equal_heroes_the_one_with_the_higher_companion_picks_first(first: int) -> None:
    hands = [twins("ann-20", "ann-5"), twins("bob-20", "bob-19"), twins("cat-20", "cat-12")]
    table = a_boast(hands, MARKET[:6], first=first)
    all_boast(table)
    assert order_of_picks(table) == [1, 2, 0, 1, 2, 0]
    assert table.who_is_asked() == {first: "face-hero"}


@rule("DD-22")
def test_a_higher_companion_counts_for_the_lower_hero_of_a_pair_too() -> None:
    hands = [twins("ann-20", "ann-21"), twins("bob-20", "bob-30")]
    table = a_boast(hands, MARKET[:4])
    all_boast(table)
    assert order_of_picks(table) == [1, 0, 1, 0]  # 30, 21, bob's 20, ann's 20
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-B26")
@pytest.mark.parametrize(("first", "picks"), [(0, [0, 1, 2, 0, 1, 2]), (1, [1, 2, 0, 1, 2, 0])])
def test_if_the_companions_are_equal_too_seats_from_the_first_player_decide(
    first: int, picks: list[int]
) -> None:
    hands = [twins(f"{name}-20", f"{name}-9") for name in ("ann", "bob", "cat")]
    table = a_boast(hands, MARKET[:6], first=first)
    all_boast(table)
    assert order_of_picks(table) == picks
    assert table.who_is_asked() == {first: "face-hero"}


@rule("DD-B26")
def test_a_player_with_two_equal_heroes_picks_by_seat_among_equals() -> None:
    pairs = [
        [a_hero(challenge=20, id=f"{name}-{n}") for n in (1, 2)] for name in ("ann", "bob", "cat")
    ]
    table = a_boast(pairs, MARKET[:6], first=2)
    all_boast(table)
    assert order_of_picks(table) == [2, 2, 0, 0, 1, 1]
    assert table.who_is_asked() == {2: "face-hero"}


@rule("DD-B15")
def test_no_two_heroes_of_the_shipped_box_are_equal() -> None:
    values = sorted(hero.challenge for hero in schema.BOXES.shipped().heroes)
    assert values == list(range(1, 55))
