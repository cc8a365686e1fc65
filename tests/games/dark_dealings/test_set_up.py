"""Set-up: shuffled decks, nine heroes each, a first player."""

import pytest

from overlord.core.layout import SPECTATOR
from overlord.games.dark_dealings import GAME
from overlord.games.dark_dealings.box import DEFENSE, HERO
from overlord.testing import rule
from tests.games.dark_dealings.tables import a_new_game


@rule("DD-7")
def test_both_decks_are_shuffled_each_by_itself() -> None:
    hands = set()
    decks = set()
    for seed in range(20):
        table = a_new_game(2, seed)
        hands.add(tuple(table.zone("hand.0")))
        decks.add(tuple(table.zone("defense-deck")))
        kinds = GAME.box.kinds
        heroes = table.state.cards(GAME.layout.zone("hero-deck"))
        defenses = table.state.cards(GAME.layout.zone("defense-deck"))
        assert {kinds[card] for card in heroes} == {HERO}
        assert sorted(defenses) == GAME.box.numbers(DEFENSE)
        assert table.who_is_asked() == {0: "keep-hero", 1: "keep-hero"}
    assert len(hands) == len(decks) == 20


@rule("DD-7")
def test_both_decks_lie_face_down() -> None:
    table = a_new_game(3)
    for seat in (0, 1, 2, SPECTATOR):
        assert table.seen(seat, "hero-deck") == ["?"] * 27
        assert table.seen(seat, "defense-deck") == ["?"] * 54


@rule("DD-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_player_is_dealt_nine_heroes(players: int) -> None:
    table = a_new_game(players)
    assert [len(hand) for hand in table.zones("hand")] == [9] * players
    assert len(table.zone("hero-deck")) == 54 - 9 * players
    assert table.who_is_asked() == dict.fromkeys(range(players), "keep-hero")


@rule("DD-9")
def test_chance_picks_the_first_player() -> None:
    firsts = [a_new_game(3, seed).field("first") for seed in range(90)]
    assert all(firsts.count(seat) >= 20 for seat in range(3))


@rule("DD-9")
def test_the_first_player_stays_first_for_the_whole_game() -> None:
    for seed in range(6):
        table = a_new_game(4, seed)
        first = table.field("first")
        while not table.state.over:
            table.play_until("face-hero", seed)
            if len(table.zone("faced") + table.everyones("pile")) % 4 == 0:
                assert table.who_is_asked() == {first: "face-hero"}  # a round begins
            assert table.field("first") == first
            table.discard()
        assert table.field("first") == first
