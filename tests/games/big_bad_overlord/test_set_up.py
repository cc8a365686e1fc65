"""Set-up: Dukes, the deal, Citadels and Armies, and who begins."""

from collections.abc import Sequence

import pytest

from overlord.core.errors import BadOption
from overlord.core.layout import SPECTATOR
from overlord.games.big_bad_overlord import GAME
from overlord.games.big_bad_overlord.box import DO_GOODER, MINION, BigBox
from overlord.games.big_bad_overlord.schema import BOXES
from overlord.games.big_bad_overlord.zones import DECK
from overlord.testing import rule
from tests.games.big_bad_overlord.tables import DUKES, Table, a_new_game


def settled(players: int, seed: int = 0, **options: str) -> Table:
    """A game in which everybody has garrisoned the first three cards."""
    table = a_new_game(players, seed, **options)
    while table.prompt() == "garrison":
        table.answer(min(table.options()))
    return table


@rule("BBO-1", "BBO-2", "BBO-A18")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_has_a_duke_behind_a_citadel(players: int) -> None:
    table = a_new_game(players)
    mats = [table.zone(f"mat.{chair}") for chair in range(players)]
    assert all(len(mat) == 1 for mat in mats)
    assert len({mat[0] for mat in mats}) == players
    assert table.field("stage") == 0
    assert len({tuple(a_new_game(players, seed).zone("mat.0")) for seed in range(30)}) > 3


@rule("BBO-A18", "BBO-1")
def test_two_need_two_dukes_each_and_four_have_no_room_for_them() -> None:
    for players, dukes in ((2, "one"), (4, "two"), (6, "two")):
        with pytest.raises(BadOption):
            GAME.setup(players, {"dukes": dukes})
    for players in range(2, 7):
        GAME.setup(players, {})


def a_box(minions: int, dukes: int, artifacts: Sequence[object] = ()) -> BigBox:
    """So many cards of one minion, the first of the shipped Dukes, and some Artifacts."""
    source = BOXES.shipped_source()
    some, named = source["minion"], source["duke"]
    assert isinstance(some, list)
    assert isinstance(named, list)
    copies = [some[0] | {"id": f"minion-{n}", "copies": 1} for n in range(minions)]
    changed = {"minion": copies, "duke": named[:dukes], "artifact": [*artifacts]}
    return BOXES.from_source(source | changed)


def test_a_box_must_have_dukes_for_all_and_more_minions_than_are_dealt() -> None:
    GAME.setup(4, {}, a_box(25, 4))
    for minions, dukes in ((24, 4), (25, 3)):
        with pytest.raises(BadOption, match="4 Dukes and more than 24 minions"):
            GAME.setup(4, {}, a_box(minions, dukes))


def test_artifacts_of_a_box_count_among_its_minions() -> None:
    artifacts = BOXES.shipped_source()["artifact"]
    assert isinstance(artifacts, list)
    GAME.setup(4, {}, a_box(24, 4, artifacts[:1]))
    GAME.setup(4, {}, a_box(23, 4, artifacts[:2]))
    with pytest.raises(BadOption):
        GAME.setup(4, {}, a_box(22, 4, artifacts[:2]))


@rule("BBO-A44", "BBO-1")
def test_dukes_may_be_chosen_instead_of_dealt() -> None:
    table = a_new_game(3, picking="chosen")
    for seat in range(3):
        assert table.who_is_asked() == {seat: "pick-duke"}
        assert table.options() == set(DUKES) - set(DUKES[5 : 5 - seat : -1])
        table.answer(DUKES[5 - seat])
    assert [table.zone(f"mat.{chair}") for chair in range(3)] == [[DUKES[n]] for n in (5, 4, 3)]
    assert set(table.who_is_asked().values()) == {"garrison"}
    pairs = a_new_game(2, picking="chosen")
    asked: list[int] = []
    while pairs.prompt() == "pick-duke":
        asked += pairs.who_is_asked()
        pairs.answer(min(pairs.options()))
    assert asked == [0, 0, 1, 1]


@rule("BBO-3", "BBO-4", "BBO-5")
@pytest.mark.parametrize(("players", "left"), [(3, 68), (4, 62), (5, 56), (6, 50)])
def test_six_cards_each_without_do_gooders_which_join_the_deck_afterwards(
    players: int, left: int
) -> None:
    table = a_new_game(players)
    kinds = table.state.box.kinds
    deck = table.state.cards(DECK)
    assert len(deck) == left
    assert sum(kinds[card] == DO_GOODER for card in deck) == 10
    assert [len(table.zone(f"hand.{chair}")) for chair in range(players)] == [6] * players
    assert set(table.seen(SPECTATOR, "deck")) == {"?"}


@rule("BBO-4")
def test_an_artifact_may_be_dealt() -> None:
    assert any("doomsword" in a_new_game(6, seed).zone("hand.0") for seed in range(60))


@rule("BBO-6")
def test_ghosts_are_never_in_the_deck() -> None:
    table = a_new_game(4)
    assert len(table.zone("ghosts")) == 6
    assert not any(card.startswith("ghost-") for card in table.zone("deck"))


@rule("BBO-7", "BBO-8", "BBO-9", "BBO-10")
def test_three_cards_go_face_down_and_the_others_face_up() -> None:
    table = a_new_game(3)
    assert set(table.who_is_asked().values()) == {"garrison"}
    hand = table.zone("hand.0")
    for _ in range(3):
        table.answer(min(table.options(0)), seat=0)
    assert 0 not in table.who_is_asked()
    assert table.seen(1, "citadel.0") == ["?", "?", "?"]
    assert "?" not in table.seen(0, "citadel.0")
    done = settled(3)
    assert len(done.citadel(0)) == 3
    assert sorted(done.citadel(1) + done.army(1)) == sorted(table.zone("hand.1"))
    assert set(done.army(0)) < set(hand) | set(done.army(0))
    assert all("?" not in done.seen(SPECTATOR, f"army.{chair}") for chair in range(3))


@rule("BBO-11")
def test_the_highest_die_begins_and_ties_roll_again() -> None:
    ties = 0
    for seed in range(40):
        table = settled(3, seed)
        rolls = [(numbers[3], numbers[2]) for numbers in table.announced("throw", "first-player")]
        rivals = [0, 1, 2]
        while len(rivals) > 1:
            dice, rolls = rolls[: len(rivals)], rolls[len(rivals) :]
            assert [seat for seat, _ in dice] == rivals
            best = max(number for _, number in dice)
            rivals = [seat for seat, number in dice if number == best]
            ties += len(rivals) > 1
        assert not rolls
        assert table.field("turn") == rivals[0]
    assert ties


@rule("BBO-12", "BBO-121")
def test_turns_go_counter_clockwise() -> None:
    table = settled(4, 3)
    first = table.field("turn")
    turns = [numbers[0] for numbers in table.announced("announce", "turn")]
    for _ in range(200):
        if table.state.over or len(turns) > 3:
            break
        table.idle()
        options = table.options()
        plain = [name for name in ("done", "to-army", "stay-out") if name in options]
        table.answer(plain[0] if plain else min(options))
        turns = [numbers[0] for numbers in table.announced("announce", "turn")]
    assert turns[:3] == [first, (first - 1) % 4, (first - 2) % 4]


@rule("BBO-29", "BBO-30", "BBO-42", "BBO-54", "BBO-100", "BBO-105")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    box = GAME.box
    kinds = [card.kind for card in box.cards]
    assert [kinds.count(kind) for kind in range(5)] == [74, 2, 10, 6, 6]
    assert len({card.design for card in box.cards if card.kind == MINION}) == 27
