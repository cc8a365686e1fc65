"""Rows for learners: what each number means, seen from a chair."""

import pytest

from overlord.core.encoding import Encoding, blank_mask, blank_row
from overlord.core.layout import SPECTATOR
from overlord.core.playout import play_on
from overlord.core.registry import game, games
from overlord.core.rng import seeded_rng
from overlord.core.state import State


def read(encoding: Encoding, s: State, seat: int) -> dict[str, int]:
    row = blank_row(encoding.width)
    encoding.fill(s, seat, row, 0)
    return dict(zip(encoding.names(), memoryview(row).tolist(), strict=True))


def zone(encoding: Encoding, name: str) -> int:
    return encoding.setup.layout.zone(name) + 1


def test_own_cards_lie_in_the_first_hand_and_the_hands_of_others_are_only_counted() -> None:
    s = game("dark-dealings").new(players=3, seed=4)
    encoding = s.setup.game.encoding(s.setup)
    hand = [s.setup.box.card(card).id for card in s.cards(s.setup.layout.zone("hand.1"))]
    others = [s.setup.box.card(card).id for card in s.cards(s.setup.layout.zone("hand.2"))]

    row = read(encoding, s, 1)

    assert {row[f"card.{card}"] for card in hand} == {zone(encoding, "hand.0")}
    assert {row[f"card.{card}"] for card in others} == {0}
    assert row["count.hand.0"] == len(hand)
    assert row["count.hand.1"] == len(others)
    assert row["seat"] == 2
    assert row["players"] == 3
    assert row["count.hand.3"] == 0


def test_who_only_watches_sees_no_hand() -> None:
    s = game("dark-dealings").new(players=3, seed=4)
    encoding = s.setup.game.encoding(s.setup)

    row = read(encoding, s, SPECTATOR)

    assert row["seat"] == 0
    assert not any(row[f"card.{card.id}"] for card in s.setup.box.cards)
    assert row["count.hand.0"] == len(s.cards(s.setup.layout.zone("hand.0")))


def test_the_question_says_who_is_asked_what_and_about_which_card() -> None:
    s = game("dark-dealings").new(players=2, seed=4)
    encoding = s.setup.game.encoding(s.setup)
    luck = seeded_rng(1)
    while s.view(0).prompts != ["face-hero"]:
        play_on(s, luck, 1)
    seat = s.pending()[0]

    row = read(encoding, s, seat)
    other = read(encoding, s, 1 - seat)

    prompt, parameters = encoding.questions()[row["question"] - 1]
    assert (prompt, parameters) == ("face-hero", ["hero"])
    assert row["about.0"] == s.view(0).about[0]["hero"]
    assert (row["asked.0"], row["asked.1"]) == (1, 0)
    assert (other["asked.0"], other["asked.1"]) == (0, 1)


def test_what_was_agreed_on_is_told() -> None:
    s = game("dark-dealings").new(players=2, mode="hardcore")

    row = read(s.setup.game.encoding(s.setup), s, 0)

    assert (row["option.mode"], row["option.row"]) == (1, 0)


def test_parts_that_differ_keep_their_chairs() -> None:
    s = game("conan").new(players=3, seed=1)
    encoding = s.setup.game.encoding(s.setup)
    carried = s.setup.layout.zone("carried.1")
    weapon = s.setup.box.card(s.card(carried, 0)).id

    assert {read(encoding, s, seat)[f"card.{weapon}"] for seat in range(3)} == {carried + 1}


def test_nobody_else_learns_who_wants_to_be_left_alone() -> None:
    position = game("big-bad-overlord").new(players=3, seed=1).to_json()
    position["fields"]["quiet"] = [1]
    s = game("big-bad-overlord").from_json(position)
    encoding = s.setup.game.encoding(s.setup)

    assert read(encoding, s, 1)["quiet.0"] == 1
    assert not any(read(encoding, s, 0)[f"quiet.{chair}"] for chair in range(6))


@pytest.mark.parametrize("id", games())
def test_the_mask_has_a_one_for_each_legal_action(id: str) -> None:
    s = game(id).new(players=2, seed=3)
    encoding = s.setup.game.encoding(s.setup)
    mask = blank_mask(2 * encoding.actions)
    luck = seeded_rng(3)
    for _ in range(20):
        seat = encoding.seat_to_move(s)

        encoding.fill_mask(s, seat, mask, encoding.actions)

        told = memoryview(mask)[encoding.actions :].tolist()
        assert [action for action, bit in enumerate(told) if bit] == sorted(s.legal(seat))
        play_on(s, luck, 3)
    assert not any(memoryview(mask)[: encoding.actions])


@pytest.mark.parametrize("id", games())
def test_the_width_is_the_same_at_every_table_of_a_game(id: str) -> None:
    found = game(id)

    widths = {found.encoding(found.setup(players, {})).width for players in found.seats}

    assert len(widths) == 1
