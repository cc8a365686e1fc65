"""Questions that nobody is asked at the terminal: forced answers and standing orders."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from overlord.cli.plain import Plain
from overlord.cli.session import Session, names_for
from overlord.cli.tui.app import TableApp
from overlord.core.match import Match
from overlord.core.record import read_record
from overlord.core.verification import verify
from tests.cli.conftest import Run
from tests.cli.tables import a_session
from tests.cli.test_tui import notes, played, press, text
from tests.toys import ambush
from tests.toys.ambush import FALL_UPON, PASS, RAID, ROLL_AMBUSHER

PLAY = ("play", "dark-dealings", "--plain", "--seed", "1", "--players", "2", "--bots", "random")


def at_an_ambush(ask_everything: bool = False, coins: str = "3") -> Session:
    """Three people at one keyboard."""
    match = Match(ambush.GAME, 3, 1, {"coins": coins}, None, names_for(3, {}))
    return Session(match, {}, None, "en", ask_everything)


def answer(session: Session, seat: int, action: int, standing: bool = False) -> None:
    session.look_as(seat)
    session.answer(action, standing=standing)


def said(session: Session, typed: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a person reads who types these lines."""
    lines: Iterator[str] = iter([f"{line}\n" for line in typed])
    Plain(session, lambda: next(lines, "")).run()
    return capsys.readouterr().out


def test_forced_answers_are_given_one_after_the_other_and_stay_in_the_record() -> None:
    session = at_an_ambush(coins="0")
    answer(session, 0, RAID)

    assert [(a.seat, a.action) for a in session.match.answers] == [(0, RAID), (1, PASS), (2, PASS)]
    assert session.asked_person() == 1
    assert session.match.view().prompts == ["turn"]


def test_a_person_may_want_to_be_asked_everything() -> None:
    session = at_an_ambush(ask_everything=True, coins="0")
    answer(session, 0, RAID)

    assert len(session.match.answers) == 1
    assert session.match.options(1) == [PASS]


def test_undo_goes_back_to_what_was_decided(tmp_path: Path) -> None:
    """The second of the last two heroes follows by itself; taken back are both."""
    session = a_session(tmp_path / "game.json", bots={})
    while session.eyes.view().prompts[:1] != ["play-hero"] or len(session.match.options(0)) != 2:
        seat = session.asked_person()
        assert seat is not None
        answer(session, seat, session.match.options(seat)[0])
    answers = len(session.match.answers)
    answer(session, 0, session.match.options(0)[0])
    assert [a.own for a in session.match.answers[answers:]] == [True, False]

    assert "taken back" in session.undo()
    assert len(session.match.answers) == answers
    assert len(session.match.options(0)) == 2


def test_fewer_questions_for_the_same_game(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "some.json", tmp_path / "all.json"]
    some = run(*PLAY, "--record", str(files[0]), typed="1\n" * 400)
    every = run(*PLAY, "--ask-everything", "--record", str(files[1]), typed="1\n" * 400)

    records = [read_record(file) for file in files]
    assert verify(records[0]).over
    assert records[0].answers == records[1].answers
    assert some.out.count("Your turn:") < every.out.count("Your turn:")


def at_a_fight() -> Session:
    session = at_an_ambush()
    answer(session, 0, RAID)
    answer(session, 1, FALL_UPON)
    session.look_as(0)
    return session


def test_not_in_this_battle_is_one_of_the_choices(capsys: pytest.CaptureFixture[str]) -> None:
    session = at_a_fight()
    assert [(offer.text, offer.standing) for offer in session.eyes.offers()] == [
        ("pass", False),
        ("roll-ambusher", False),
        ("roll-raider", False),
        ("Not in this battle", True),
    ]

    out = said(session, ["4", "quit"], capsys)

    assert "4. Not in this battle" in out
    assert session.match.answers[-1].action == PASS
    assert [choice.prompt for choice in session.orders.of(0)] == ["interfere"]


def test_an_order_answers_and_only_its_own_reader_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    session = at_a_fight()
    answer(session, 0, PASS, standing=True)
    answer(session, 1, ROLL_AMBUSHER)
    answer(session, 2, PASS)

    assert [(a.seat, a.own) for a in session.match.answers[-2:]] == [(2, True), (0, False)]
    assert session.asked_person() == 1
    session.look_as(1)
    assert session.order_lines() == []
    assert "is answered for you" not in said(session, ["table", "quit"], capsys)
    session.look_as(0)
    assert session.order_lines() == ["Not in this battle: “interfere” is answered for you"]


def test_an_order_is_ended_by_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    session = at_a_fight()
    assert "no standing order" in said(session, ["ask", "quit"], capsys)
    session.orders.give(session.match, 0)

    assert "asked again" in said(session, ["ask", "quit"], capsys)
    assert session.orders.of(0) == []


def test_taking_back_ends_the_order() -> None:
    match = Match(ambush.GAME, 3, 1, {}, None, names_for(3, {}))
    session = Session(match, {}, None, "en")
    answer(session, 0, RAID)
    answer(session, 1, PASS, standing=True)
    assert session.order_lines() != []

    session.undo()

    assert session.order_lines() == []
    assert session.asked_person() == 1


def test_the_table_on_the_screen_gives_and_ends_an_order() -> None:
    session = at_a_fight()
    session.bots = {1: "random", 2: "random"}

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "down", "down", "down", "enter")
        assert session.match.answers[2].action == PASS
        session.orders.give(session.match, 0)  # for whatever is asked now
        app.show()
        assert "(a: ask me again)" in text(app, "#prompt")
        await press(app, pilot, "a")
        assert "You will be asked again." in notes(app)
        assert "(a: ask me again)" not in text(app, "#prompt")

    played(session, script)
