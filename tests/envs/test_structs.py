"""Structs of OpenSpiel: positions, observations and actions as named fields and JSON."""

import random
from typing import Any

import pyspiel
import pytest

from overlord.core.errors import BadPosition
from overlord.core.registry import game, games
from overlord.envs import structs
from tests.envs.test_openspiel import NAMES, load, play


def under_way(name: str, answers: int) -> Any:
    return play(load(f"{name}(players=2)").new_initial_state(), random.Random(7), answers)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_on_from_its_struct(name: str) -> None:
    state = under_way(name, 25)
    again = state.get_game()
    told = state.to_struct()

    others = [again.new_initial_state(start) for start in (told, told.to_json(), told.to_dict())]

    for other in others:
        assert other.to_json() == state.to_json() == told.to_json()
        assert other.information_state_tensor(0) == state.information_state_tensor(0)
    asked, unasked, other = others
    seen_before = asked.information_state_string(0)
    for table in (asked, unasked):
        play(table, random.Random(3), 5)
    assert asked.information_state_string(0) == unasked.information_state_string(0) != seen_before
    play(state, random.Random(2), 10)
    play(other, random.Random(2), 10)
    assert other.to_json() == state.to_json()
    read = again.deserialize_state(other.serialize())
    assert read.to_json() == other.to_json()
    assert read.information_state_string(1) == other.information_state_string(1)


def test_a_struct_is_taken_at_every_moment() -> None:
    """During the deal, while luck is awaited, and when the game is over."""
    luck = random.Random(4)
    state = load("overlord_conan(players=2)").new_initial_state()
    again = state.get_game()
    moments = set()
    while (3, False, True) not in moments:
        moment = (len(state.dealt), state.waiting >= 0, state.is_terminal())
        if moment not in moments:
            moments.add(moment)
            told = state.to_struct()
            other = again.new_initial_state(told)
            assert other.current_player() == state.current_player() == told.current_player
            assert other.legal_actions() == state.legal_actions()
            assert other.returns() == state.returns()
        if not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))

    assert moments >= {(0, False, False), (2, False, False), (3, True, False), (3, False, False)}


def test_a_struct_of_another_table_is_refused() -> None:
    told = under_way("overlord_dark_dealings", 5).to_struct()

    with pytest.raises(BadPosition, match="another table"):
        load("overlord_dark_dealings(players=3)").new_initial_state(told)
    with pytest.raises(BadPosition):
        load("overlord_conan(players=2)").new_initial_state(told)
    with pytest.raises(ValueError, match="found cards"):
        structs.StateStruct({"cards": []})


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_tells_what_the_seat_sees_and_no_more(name: str) -> None:
    state = under_way(name, 25)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, random.Random(3).random)
    assert str(other) != str(state)

    seen = state.to_observation_struct(seat)

    assert other.to_observation_struct(seat).to_json() == seen.to_json()
    assert state.to_observation_struct().to_json() == seen.to_json()
    assert structs.ObservationStruct(seen.to_json()).to_dict() == seen.to_dict()
    assert (seen.observing_player, seen.current_player) == (seat, seat)
    assert [question["player"] for question in seen.asked] == state.table.state.pending()
    assert any(None in cards for cards in seen.zones.values())


def test_an_observation_shows_the_own_hand() -> None:
    state = under_way("overlord_dark_dealings", 4)
    own, other = (state.to_observation_struct(0).zones[f"hand.{seat}"] for seat in (0, 1))

    assert None not in own
    assert set(other) == {None}
    assert set(state.to_observation_struct(-1).zones["hand.0"]) == {None}


@pytest.mark.parametrize("id", games())
def test_every_action_has_words_of_its_own(id: str) -> None:
    found = game(id)
    box = found.setup(found.seats[-1], {}, None).box

    for action in range(len(box.actions)):
        told = structs.ActionStruct(structs.meaning_of(box, action).to_json())
        assert structs.action_of(box, told) == action


def test_answers_are_given_as_structs() -> None:
    state = load("overlord_dark_dealings(players=2)").new_initial_state()
    for outcome in range(3):
        told = state.action_to_struct(outcome)
        assert told.to_dict() == {"verb": "luck", "arguments": [str(outcome)]}
        assert state.apply_action_struct(told).ok()
    action = state.legal_actions()[1]
    told = state.action_to_struct(state.current_player(), action)
    assert state.struct_to_actions(told) == [action]
    before = state.to_json()

    wrong = state.apply_action_struct(structs.ActionStruct({"verb": "fly"}))
    unasked = state.apply_action_struct(state.action_to_struct(0))

    assert "no action" in wrong.message()
    assert "not legal now" in unasked.message()
    assert state.to_json() == before
    assert state.apply_action_struct(told).ok()
    assert state.history()[-1] == action


def test_a_game_names_its_structs() -> None:
    found = load("overlord_dark_dealings")

    assert isinstance(found, pyspiel.Game)
    assert found.StateStruct is structs.StateStruct
    assert found.ObservationStruct is structs.ObservationStruct
    assert found.ActionStruct is structs.ActionStruct
