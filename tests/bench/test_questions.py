"""Counting questions: the same game three times, and an engine that knows of no forced answers."""

import json
import sys
from typing import Any

import pytest

from bench import questions
from bench.questions import Numbered, Standing, Tally, Turns
from tests.toys import ambush, cellar
from tests.toys.ambush import FALL_UPON, PASS, RAID, Interfere, Turn


def counted(game: Any, games: int = 6) -> dict[str, Any]:
    tally = Tally()
    for number in range(games):
        questions.play(game, number, 1, tally)
    return tally.as_json()


def test_forced_questions_and_orders_do_not_reach_a_person() -> None:
    found = counted(ambush.GAME, 40)

    assert found["games"] == 40
    assert found["asked"] > found["reach"] > found["ordered"] > 0
    assert found["prompts"]["turn"]["reach"] <= found["prompts"]["turn"]["asked"]
    assert found["prompts"]["interfere"]["ordered"] < found["prompts"]["interfere"]["reach"]


def test_what_hidden_cards_force_reaches_a_person() -> None:
    lay = counted(cellar.GAME)["prompts"]["lay"]

    assert lay["asked"] > lay["reach"] > lay["asked"] * (1 - lay["single"])


def test_an_older_engine_is_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ambush.FRAMES:
        monkeypatch.setattr(kind, "standing", "", raising=False)
    monkeypatch.setattr(questions, "forced_in", lambda _choice, _state: False)
    found = counted(ambush.GAME)

    assert found["asked"] == found["reach"] == found["ordered"]


def test_an_order_covers_what_follows_until_its_scope_ends_or_the_bot_wants_something() -> None:
    state = ambush.GAME.new(players=3, seed=1)
    standing = Standing()
    turn = Turn(0)
    assert not standing.covers(state, turn, True)  # nothing that could stand
    state.apply(0, RAID)
    state.apply(1, FALL_UPON)
    ask = Interfere(0, 0)

    assert not standing.covers(state, ask, True)
    assert standing.covers(state, ask, True)
    assert not standing.covers(state, ask, False)
    assert not standing.covers(state, ask, True)
    while state.view(0).prompts == ["interfere"]:
        state.apply(state.pending()[0], PASS)
    assert not standing.covers(state, ask, True)


def test_rounds_are_turns_of_all_who_play_or_have_numbers() -> None:
    turns = Turns("turn", lambda facts: len(facts["alive"]))
    for whose, alive in ((0, [0, 1]), (0, [0, 1]), (1, [0, 1]), (0, [0])):
        turns.see({"turn": whose, "alive": alive})
    days = Numbered("day")
    for day in (1, 2, 2, 3):
        days.see({"day": day})

    assert (turns.rounds, days.rounds) == (2.0, 3)


def test_the_command_writes_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["questions.py", "dark-dealings", "--games", "1", "--json"]
    monkeypatch.setattr(sys, "argv", words)

    assert questions.main() == 0
    found = json.loads(capsys.readouterr().out)["dark-dealings"]
    assert found["rounds"] == 16.0
    assert found["reach"] < found["asked"]
