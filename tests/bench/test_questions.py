"""Counting questions: the same game three times, and an engine that knows of no forced answers."""

import json
import sys
from typing import Any

import pytest

import overlord
from bench import questions
from bench.questions import Marked, Numbered, Standing, Tally, Turns
from overlord.games.big_bad_overlord.campaign import March
from overlord.games.big_bad_overlord.combat.allies import JoinAttack, JoinDefense
from tests.games.big_bad_overlord.tables import DUKES, FAR, Duke, a_battle, a_table
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
    for kind in ambush.GAME.frames().values():
        monkeypatch.setattr(kind, "standing", "", raising=False)
    monkeypatch.setattr(questions, "is_forced", lambda _choice, _state: False)
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


def test_cards_that_are_marked_together_are_one_question() -> None:
    found = counted(overlord.game("big-bad-overlord"), 8)["prompts"]

    assert found["garrison"]["reach"] == 3 * found["garrison"]["once"] > 0
    for prompt in ("haunt", "place-card", "take-spoils"):  # something happens after each answer
        assert found[prompt]["reach"] == found[prompt]["once"] > 0


def test_the_word_that_closes_a_question_goes_with_its_cards() -> None:
    """A card into the Army and another out of it; then done. Alone, it is a question."""
    table = a_table(Duke("riff-raff-1", "riff-raff-2 riff-raff-3 riff-raff-4"), FAR, Duke())
    marked = Marked()
    found = []
    for name in ("riff-raff-1", "riff-raff-2", "done"):
        choice = table.state.asked(0)
        found.append(marked.follows(table.state, choice, table._number(name)))
        table.answer(name)

    assert found == [False, True, True]
    assert not marked.follows(table.state, March(0, 0, 6), table._number("done"))


def test_cards_that_no_browser_marks_are_asked_for_one_by_one() -> None:
    table = a_battle("riff-raff-1 riff-raff-2", "riff-raff-3", "", Duke("octobats-1 octobats-2"))
    table.answer(DUKES[1])
    marked = Marked()
    for name in ("octobats-1", "octobats-2"):
        assert not marked.follows(table.state, table.state.asked(2), table._number(name))
        table.answer(name)


def test_what_is_said_for_a_while_need_not_be_a_no() -> None:
    """Who fights on may order it; to end the turn is a no, but no order."""
    found = counted(overlord.game("big-bad-overlord"), 8)["prompts"]["press"]

    assert 0 < found["ordered"] < found["once"]
    assert 0 < found["passed"] < 0.5
    assert found["once"] - found["ordered"] < found["asked"] * (1 - found["passed"])


def test_an_order_covers_all_that_it_is_about() -> None:
    state = overlord.game("big-bad-overlord").new(players=4, seed=1)
    standing = Standing()

    assert not standing.covers(state, JoinAttack(0, 0), True)
    assert standing.covers(state, JoinDefense(0, 0), True)
    assert not standing.covers(state, JoinDefense(1, 1), False)


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
