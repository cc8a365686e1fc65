"""Alone: rows of heroes and defenses instead of the draft."""

import pytest

from overlord.core.errors import BadOption, IllegalAction
from overlord.core.layout import SPECTATOR
from overlord.games.dark_dealings import GAME
from overlord.testing import rule
from tests.games.dark_dealings.tables import (
    Castle,
    Table,
    a_box,
    a_defense,
    a_hero,
    a_new_game,
    a_table,
    a_war,
)


def take_a_pair(table: Table, place: int = 0) -> None:
    """A hero of the row, and the defense right below it."""
    hero = table.zone("hero-row")[place]
    defense = table.zone("defense-row")[place]
    table.answer(hero)
    table.answer(defense)


def two_rows() -> Table:
    """Heroes h-5 .. h-1 above defenses d-5 .. d-1, dealt in no order; the rest in the decks."""
    heroes = [a_hero(challenge=n, id=f"h-{n}") for n in range(1, 6)]
    defenses = [a_defense(f"d-{n}", "T1 S1", rank=n) for n in range(1, 6)]
    box = a_box(heroes, defenses, players=1)
    crowd = [card.id for card in box.heroes[5:]]
    junk = [card.id for card in box.defenses[5:]]
    dealt = [3, 5, 1, 4, 2]
    zones = {
        "hero-deck": crowd + [f"h-{n}" for n in dealt],
        "defense-deck": junk + [f"d-{n}" for n in dealt],
    }
    return a_table(box, [("DealRows", {"deal": 1})], zones, players=1)


@rule("DD-57")
@pytest.mark.parametrize("length", [3, 4, 5, 6, 7])
def test_rows_of_three_to_seven_heroes_and_defenses_are_dealt(length: int) -> None:
    table = a_new_game(1, seed=4, row=length)
    assert len(table.zone("hero-row")) == len(table.zone("defense-row")) == length
    assert len(table.zone("hero-deck")) == len(table.zone("defense-deck")) == 54 - length
    assert table.seen(SPECTATOR, "hero-row") == table.zone("hero-row")
    assert table.who_is_asked() == {0: "take-hero-solo"}


@rule("DD-9", "DD-57")
def test_alone_one_is_the_first_player_without_a_roll() -> None:
    table = a_new_game(1, seed=4)
    assert table.state.view(0).facts["first"] == 0
    assert GAME.from_json(table.state.to_json()).digest() == table.state.digest()


@rule("DD-57")
def test_five_is_the_usual_row_and_eight_is_none() -> None:
    assert len(Table(GAME.new(1)).zone("hero-row")) == 5
    for row in (2, 8):
        with pytest.raises(BadOption, match="row"):
            a_new_game(1, row=row)
    with pytest.raises(BadOption, match="one player"):
        a_new_game(2, row=3)


@rule("DD-58")
def test_rows_are_sorted_with_the_highest_on_the_left() -> None:
    table = two_rows()
    assert table.zone("hero-row") == ["h-5", "h-4", "h-3", "h-2", "h-1"]
    assert table.zone("defense-row") == ["d-5", "d-4", "d-3", "d-2", "d-1"]
    assert table.who_is_asked() == {0: "take-hero-solo"}


@rule("DD-58")
def test_equal_cards_stay_in_the_order_in_which_they_were_dealt() -> None:
    heroes = [a_hero(challenge=7, id=f"h-{n}") for n in range(5)]
    defenses = [a_defense(f"d-{n}", "T1", rank=7) for n in range(5)]
    heroes[3]["challenge"] = defenses[3]["rank"] = 8
    box = a_box(heroes, defenses, players=1)
    dealt = [2, 0, 4, 3, 1]  # the top of the deck is dealt first
    zones = {
        "hero-deck": [f"h-{n}" for n in reversed(dealt)],
        "defense-deck": [f"d-{n}" for n in reversed(dealt)],
    }
    table = a_table(box, [("DealRows", {"deal": 4})], zones, players=1)
    assert table.zone("hero-row") == ["h-3", "h-2", "h-0", "h-4", "h-1"]
    assert table.zone("defense-row") == ["d-3", "d-2", "d-0", "d-4", "d-1"]
    assert table.who_is_asked() == {0: "take-hero-solo"}


@rule("DD-59")
@pytest.mark.parametrize(
    ("hero", "defenses"),
    [
        ("h-5", {"d-5", "d-4", "d-3", "d-2", "d-1"}),
        ("h-3", {"d-3", "d-2", "d-1"}),
        ("h-1", {"d-1"}),
    ],
)
def test_a_hero_takes_the_defense_below_it_or_any_further_to_the_right(
    hero: str, defenses: set[str]
) -> None:
    table = two_rows()
    assert table.options() == {"h-5", "h-4", "h-3", "h-2", "h-1"}
    table.answer(hero)
    assert table.options() == defenses
    for card in {"d-5", "d-4", "d-3", "d-2", "d-1"} - defenses:
        refusal = table.refusal(card)
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == ("row", "DD-59")
        with pytest.raises(IllegalAction, match="DD-59"):
            table.answer(card)
    assert table.who_is_asked() == {0: "take-defense-solo"}


@rule("DD-60")
def test_the_hero_goes_face_down_onto_the_pile_and_the_defense_before_the_player() -> None:
    table = two_rows()
    table.answer("h-4")
    table.answer("d-2")
    assert table.zone("pile.0") == ["h-4"]
    assert table.seen(SPECTATOR, "pile.0") == ["?"]
    assert table.seen(SPECTATOR, "defenses.0") == ["d-2"]
    table.answer("h-5")
    table.answer("d-5")
    assert table.zone("pile.0") == ["h-4", "h-5"]
    assert table.defenses() == {"d-2": 0, "d-5": 0}
    assert table.who_is_asked() == {0: "take-hero-solo"}


@rule("DD-61")
def test_after_a_second_pair_the_rest_of_both_rows_is_discarded() -> None:
    table = two_rows()
    table.answer("h-4")
    table.answer("d-2")
    assert table.zone("hero-discard") == table.zone("defense-discard") == []
    table.answer("h-3")
    assert table.options() == {"d-3", "d-1"}
    table.answer("d-1")
    assert sorted(table.zone("hero-discard")) == ["h-1", "h-2", "h-5"]
    assert sorted(table.zone("defense-discard")) == ["d-3", "d-4", "d-5"]
    assert len(table.zone("hero-row")) == len(table.zone("defense-row")) == 5
    assert table.who_is_asked() == {0: "take-hero-solo"}


@rule("DD-59", "DD-B27")
@pytest.mark.parametrize(
    ("first", "second", "defenses"),
    [
        (("h-5", "d-1"), "h-4", {"d-4", "d-3", "d-2"}),
        (("h-5", "d-1"), "h-2", {"d-2"}),
        (("h-5", "d-5"), "h-4", {"d-4", "d-3", "d-2", "d-1"}),
        (("h-5", "d-5"), "h-1", {"d-1"}),
        (("h-4", "d-4"), "h-5", {"d-5", "d-3", "d-2", "d-1"}),
        (("h-4", "d-2"), "h-1", {"d-1"}),
        (("h-3", "d-3"), "h-4", {"d-4", "d-2", "d-1"}),
        (("h-3", "d-3"), "h-2", {"d-2", "d-1"}),
    ],
)
def test_rows_do_not_close_up(first: tuple[str, str], second: str, defenses: set[str]) -> None:
    table = two_rows()
    table.answer(*first)
    table.answer(second)
    assert table.options() == defenses
    for card in set(table.zone("defense-row")) - defenses:
        refusal = table.refusal(card)
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == ("row", "DD-59")
    assert table.who_is_asked() == {0: "take-defense-solo"}


@rule("DD-B27")
@pytest.mark.parametrize("defense", ["d-1", "d-2", "d-3"])
def test_a_hero_with_nothing_left_below_it_or_further_right_cannot_be_taken(defense: str) -> None:
    table = two_rows()
    table.answer("h-3", defense)
    if defense != "d-1":
        assert table.options() == {"h-5", "h-4", "h-2", "h-1"}
        return
    assert table.options() == {"h-5", "h-4", "h-2"}
    refusal = table.refusal("h-1")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("row-empty", "DD-B27")
    with pytest.raises(IllegalAction, match="DD-B27"):
        table.answer("h-1")


@rule("DD-B27")
@pytest.mark.parametrize("length", [3, 4, 5, 6, 7])
def test_a_second_pair_can_always_be_taken(length: int) -> None:
    for column in range(length):
        for further in range(length - column):
            table = a_new_game(1, seed=4, row=length)
            table.answer(table.zone("hero-row")[column])
            table.answer(table.zone("defense-row")[column + further])
            assert table.options()
            for hero in table.options():
                second = Table(table.state.clone())
                second.answer(hero)
                assert second.options()


@rule("DD-B27")
def test_everybody_is_told_which_places_are_empty() -> None:
    table = two_rows()
    empty = []
    for card in ("h-4", "d-2", "h-5", "d-5"):
        empty.append(table.state.view(SPECTATOR).facts["gaps"])
        table.answer(card)
    assert empty == [
        {"hero-row": [], "defense-row": []},
        {"hero-row": [1], "defense-row": []},
        {"hero-row": [1], "defense-row": [3]},
        {"hero-row": [0, 1], "defense-row": [3]},
    ]
    assert table.state.view(0).facts["gaps"] == {"hero-row": [], "defense-row": []}
    assert a_new_game(2).state.view(0).facts["gaps"] == {}


@rule("DD-B27")
def test_the_leftmost_places_can_be_empty_too() -> None:
    table = two_rows()
    take_a_pair(table)

    assert table.state.view(0).facts["gaps"] == {"hero-row": [0], "defense-row": [0]}


@rule("DD-B27")
def test_rows_with_gaps_are_written_down_and_taken_up_again() -> None:
    table = two_rows()
    table.answer("h-4", "d-2", "h-2")
    again = Table(GAME.from_json(table.state.to_json(), table.state.box))
    assert again.options() == table.options() == {"d-1"}
    assert again.state.digest() == table.state.digest()


@rule("DD-62", "DD-63")
def test_four_deals_give_eight_heroes_and_eight_defenses() -> None:
    table = a_new_game(1, seed=8)
    taken: list[str] = []
    for deal in range(4):
        assert len(table.zone("pile.0")) == len(table.defenses()) == 2 * deal
        for _ in range(2):
            taken.append(table.zone("hero-row")[1])
            take_a_pair(table, 1)
    assert table.zone("pile.0") + table.zone("faced") == taken
    assert len(taken) == len(table.defenses()) == 8
    assert len(table.zone("hero-discard")) == len(table.zone("defense-discard")) == 12
    assert len(table.zone("hero-deck")) == 54 - 20
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-B16")
@pytest.mark.parametrize("length", [3, 4, 6, 7])
def test_all_that_is_left_of_a_row_is_discarded(length: int) -> None:
    table = a_new_game(1, seed=8, row=length)
    take_a_pair(table)
    take_a_pair(table)
    assert len(table.zone("hero-discard")) == length - 2
    assert len(table.zone("defense-discard")) == length - 2
    assert len(table.zone("hero-row")) == length
    assert table.who_is_asked() == {0: "take-hero-solo"}


@rule("DD-63")
def test_the_combat_phase_is_played_as_usual_and_the_score_is_what_was_beaten() -> None:
    facing = [a_hero(armor=n, id=f"h-{n}") for n in (1, 9, 2)]
    table = a_war(Castle(facing, [a_defense("pit", "T2 T2")]))
    table.beat_it_with("pit")
    assert table.options() == {"discard"}
    table.discard()
    table.beat_it_with("pit")
    assert table.zone("defeated.0") == ["h-1", "h-2"]
    assert table.zone("hero-discard") == ["h-9"]
    assert table.state.outcome().scores == [2]
    assert table.state.returns() == [2 / 8]
    assert table.who_is_asked() == {}


@rule("DD-63", "DD-B24")
def test_hardcore_alone_ends_with_the_first_hero_that_stands() -> None:
    facing = [a_hero(armor=n, id=f"h-{n}") for n in (1, 2, 9, 3)]
    table = a_war(Castle(facing, [a_defense("pit", "T2 T2 T3")]), mode="hardcore")
    table.beat_it_with("pit")
    assert table.who_is_asked() == {0: "face-hero"}  # alone, yet the game goes on
    table.beat_it_with("pit")
    table.discard()
    assert table.zone("evictor.0") == ["h-9"]
    assert table.zone("pile.0") == ["h-3"]
    assert table.state.outcome().scores == [2]
    assert table.places() == [1]
    assert table.who_is_asked() == {}


@rule("DD-63")
def test_hardcore_may_be_added_to_rows() -> None:
    table = a_new_game(1, seed=2, mode="hardcore")
    take_a_pair(table)
    assert table.seen(0, "pile.0") == ["?"]
    assert table.who_is_asked() == {0: "take-hero-solo"}
