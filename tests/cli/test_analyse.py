"""Going through a record: every decision, what was better, and where the chances turned."""

import json
from pathlib import Path

import pytest

from overlord.core.match import Match
from overlord.core.record import Record
from overlord.core.registry import game
from overlord.lab.analyse import Decision, analyse
from overlord.players.base import Thought
from tests.cli.conftest import Run


def a_record(answers: int) -> Record:
    """Two seats of Dark Dealings that always take the first option."""
    match = Match(game("dark-dealings"), 2, 7)
    while not match.over and len(match.answers) < answers:
        seat = match.state.pending()[0]
        match.play(seat, match.options(seat)[0])
    return match.record()


def test_every_decision_with_a_choice_is_thought_about() -> None:
    record = a_record(20)
    steps: list[int] = []

    found = analyse(record, 6, 0.0, 1, steps.append)

    assert steps == list(range(1, 21))
    assert found.decisions
    match = Match(game("dark-dealings"), 2, 7)
    told = {decision.step: decision for decision in found.decisions}
    for step, (seat, action) in enumerate(match.steps(record.answers)):
        options = match.options(seat)
        assert (step in told) == (len(options) > 1)
        if step in told:
            assert (told[step].seat, told[step].played) == (seat, action)
            assert sorted(one.action for one in told[step].thoughts) == sorted(options)
            assert told[step].chances == told[step].thoughts[0].rewards
            assert sum(told[step].chances) == pytest.approx(1)


def test_the_last_swing_of_a_finished_game_leads_to_its_outcome() -> None:
    record = a_record(1000)
    assert record.outcome is not None
    found = analyse(record, 1, 0.0, 1, lambda _: None)
    last = max(found.swings, key=lambda swing: swing.step)
    assert last.step == found.decisions[-1].step
    assert last.after in (0.0, 0.5, 1.0)
    sizes = [swing.size for swing in found.swings]
    assert sizes == sorted(sizes, reverse=True)


def test_what_an_answer_lost() -> None:
    thoughts = [Thought(5, 30, [0.6, 0.4]), Thought(3, 10, [0.2, 0.8])]
    assert Decision(0, 0, "strike", 3, thoughts, [0.5, 0.5]).lost == pytest.approx(0.4)
    assert Decision(0, 0, "strike", 5, thoughts, [0.5, 0.5]).lost == 0


def test_the_command_tells_options_and_swings_in_both_languages(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    a_record(12).write(path)

    english = run("analyse", str(path), "--iterations", "4", "--options", "2")
    assert english.code == 0
    assert "After 0 answers, seat 0: " in english.out
    assert "\n  * " in english.out
    assert "The biggest swings\n  after " in english.out
    assert (
        "Le svolte più grandi" in run("analyse", str(path), "--lang", "it", "--iterations", "2").out
    )

    facts = json.loads(run("analyse", str(path), "--iterations", "4", "--json").out)
    assert facts["decisions"][0]["options"][0]["visits"] > 0
    only = run("analyse", str(path), "--iterations", "4", "--seat", "1", "--swings", "0").out
    assert "seat 1: " in only
    assert "seat 0: " not in only


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seat", "4"], "expected a seat from 0 to 1, found 4"),
        (["--iterations", "0"], "expected at least one iteration"),
    ],
)
def test_mistakes_are_named(run: Run, tmp_path: Path, words: list[str], sentence: str) -> None:
    path = tmp_path / "game.json"
    a_record(3).write(path)
    said = run("analyse", str(path), *words)
    assert said.code == 2
    assert sentence in said.err
