"""The Hero Phase: keep two, pass the rest to the left."""

import pytest

from overlord.core.errors import IllegalAction
from overlord.core.layout import SPECTATOR
from overlord.testing import rule
from tests.games.dark_dealings.tables import Table, a_new_game


def keep_the_first_two(table: Table) -> None:
    for seat in range(table.state.players):
        table.choose(seat, *table.zone(f"hand.{seat}")[:2])


@rule("DD-10")
def test_all_players_choose_two_heroes_at_the_same_time() -> None:
    table = a_new_game(3)
    hands = table.zones("hand")
    table.choose(2, hands[2][8])
    table.choose(0, hands[0][4], hands[0][0])
    assert table.who_is_asked() == {1: "keep-hero", 2: "keep-hero"}
    assert table.options(1) == set(hands[1])
    table.choose(2, hands[2][1])
    assert table.zones("kept") == [[hands[0][4], hands[0][0]], [], [hands[2][8], hands[2][1]]]
    assert table.zone("hand.1") == hands[1]
    with pytest.raises(IllegalAction):
        table.choose(0, hands[0][1])
    assert table.who_is_asked() == {1: "keep-hero"}


@rule("DD-10")
def test_kept_heroes_lie_face_down() -> None:
    table = a_new_game(2)
    [one, two] = table.zone("hand.0")[:2]
    table.choose(0, one, two)
    assert table.seen(1, "kept.0") == table.seen(SPECTATOR, "kept.0") == ["?", "?"]
    assert table.who_is_asked() == {1: "keep-hero"}


@rule("DD-11")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_rest_of_every_hand_goes_to_the_left(players: int) -> None:
    table = a_new_game(players)
    hands = table.zones("hand")
    for seat in range(players - 1):
        table.choose(seat, *hands[seat][:2])
    assert table.zone("hand.0") == hands[0][2:]  # nothing is passed before all have chosen
    table.choose(players - 1, *hands[-1][:2])
    assert table.zones("hand") == [hands[seat - 1][2:] for seat in range(players)]
    assert table.zones("kept") == [hand[:2] for hand in hands]
    assert table.who_is_asked() == dict.fromkeys(range(players), "keep-hero")


@rule("DD-12")
def test_of_three_cards_two_are_kept_and_the_last_is_laid_face_up() -> None:
    table = a_new_game(3)
    for left in (7, 5, 3):
        keep_the_first_two(table)
        assert [len(hand) for hand in table.zones("hand")] == [left] * 3
        assert table.zone("hero-discard") == []
    last = [hand[2] for hand in table.zones("hand")]
    kept = table.zones("kept")
    hands = table.zones("hand")
    keep_the_first_two(table)
    assert sorted(table.seen(SPECTATOR, "hero-discard")) == sorted(last)
    assert table.zones("hand") == [(kept[s] + hands[s][:2])[::-1] for s in range(3)]
    assert len(table.zone("hero-deck")) == 54 - 27
    assert table.who_is_asked() == dict.fromkeys(range(3), "play-hero")


@rule("DD-13")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_everyone_leaves_the_hero_phase_with_eight_heroes(players: int) -> None:
    table = a_new_game(players)
    table.play_until("play-hero")
    assert [len(hand) for hand in table.zones("hand")] == [8] * players
    assert len(set(table.everyones("hand"))) == 8 * players
    assert table.who_is_asked() == dict.fromkeys(range(players), "play-hero")


@rule("DD-14")
def test_a_player_may_leaf_through_the_own_pile() -> None:
    table = a_new_game(2)
    keep_the_first_two(table)
    kept = table.zones("kept")
    assert len(kept[0]) == len(kept[1]) == 2
    assert table.seen(0, "kept.0") == kept[0]
    assert table.seen(1, "kept.1") == kept[1]
    assert table.seen(0, "kept.1") == ["?", "?"]
    assert table.who_is_asked() == {0: "keep-hero", 1: "keep-hero"}
