"""The table in the terminal, played with keys."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from io import StringIO
from pathlib import Path

from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from overlord.cli.play import resume_session
from overlord.cli.session import Session
from overlord.cli.tui.app import TableApp
from overlord.cli.tui.dialogs import HandOver, Page, Rules
from overlord.cli.tui.replay import ReplayApp
from overlord.core.registry import game
from overlord.games.dark_dealings.zones import PILE
from overlord.present.log import OPEN
from overlord.words import Words
from tests.cli.tables import a_fight, a_session

PILES = (PILE, PILE + 1)
Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def played(session: Session, script: Script, size: tuple[int, int] = (80, 24)) -> TableApp:
    app = TableApp(session)

    async def sit_down() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)

    asyncio.run(sit_down())
    return app


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Until the bots have answered and everything is drawn."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(app, pilot)


def text(app: TableApp | ReplayApp, selector: str) -> str:
    return str(app.screen_stack[0].query_one(selector, Static).render())


def notes(app: TableApp) -> list[str]:
    return [note.message for note in app._notifications]


def test_numbers_arrows_and_the_mouse_choose(tmp_path: Path) -> None:
    session = a_session(tmp_path / "game.json")
    hand = session.match.options(0)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "2")
        assert session.match.answers[0].action == hand[1]
        await press(app, pilot, "down", "enter")
        assert len([a for a in session.match.answers if a.seat == 0]) == 2
        await pilot.click("#choices", offset=(6, 2))
        await settled(app, pilot)
        assert len([a for a in session.match.answers if a.seat == 0]) == 3

    played(session, script)


def test_the_prompt_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def script(app: TableApp, _pilot: Pilot[None]) -> None:
        assert text(app, "#prompt") == (
            "Tocca a te: Scegli il primo di due eroi da tenere; gli altri 7 passano a random 1"
        )

    played(a_session(tmp_path / "game.json", language="it"), script)


def test_undo_takes_back_what_is_free_and_says_why_not(tmp_path: Path) -> None:
    session = a_session(tmp_path / "game.json")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "u")
        assert session.match.answers == []
        assert notes(app)[-1] == "Your last answer is taken back."
        await press(app, pilot, "1", "1", "u")
        assert "others have seen or done something" in notes(app)[-1]

    played(session, script)


def test_a_greyed_choice_shows_its_reason_and_rule(tmp_path: Path) -> None:
    session = a_fight(tmp_path / "fight.json")
    refused = next(offer for offer in session.eyes.offers() if not offer.allowed)
    count = len(session.match.answers)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        choices = app.query_one("#choices", OptionList)
        option = choices.get_option_at_index(choices.option_count - 1)
        assert option.disabled
        shown = StringIO()
        Console(file=shown, width=400).print(option.prompt)
        assert "✗" in shown.getvalue()
        assert refused.text in shown.getvalue()
        await press(app, pilot, str(refused.number))
        assert notes(app)[-1] == refused.reason
        assert len(session.match.answers) == count

    played(session, script)


def test_quitting_keeps_the_game_and_resuming_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session = a_session(path)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "q")

    played(session, script)
    again = resume_session(game("dark-dealings"), str(path), None, "en")

    assert again.match.state.digest() == session.match.state.digest()
    assert again.bots == session.bots
    assert f"--resume {path}" in session.farewell()[-1]


def test_control_c_keeps_the_game_too(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "ctrl+c")

    app = played(a_session(tmp_path / "game.json"), script)

    assert app.return_code == 130
    assert (tmp_path / "game.json").is_file()


def test_rules_are_looked_up_while_typing(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "r")
        assert isinstance(app.screen, Rules)
        assert "DD-10" in str(app.screen.query_one("#found", Static).render())
        app.screen.query_one("#ask", Input).value = "dd-38"
        await settled(app, pilot)
        assert "Thief" in str(app.screen.query_one("#found", Static).render())
        app.screen.query_one("#ask", Input).value = "xyzzy"
        await settled(app, pilot)
        assert "No rule" in str(app.screen.query_one("#found", Static).render())
        await press(app, pilot, "escape")
        assert len(app.screen_stack) == 1

    played(a_session(tmp_path / "game.json"), script)


def test_help_opens_and_closes(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, Page)
        await press(app, pilot, "escape")
        assert not isinstance(app.screen, Page)

    played(a_session(tmp_path / "game.json"), script)


def test_everything_fits_and_follows_the_size(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for width, height in ((80, 24), (120, 40), (60, 20), (80, 24)):
            await pilot.resize_terminal(width, height)
            await settled(app, pilot)
            for part in ("#prompt", "#table", "#choices", "#log"):
                region = app.query_one(part).region
                assert region.height > 0
                assert region.right <= width
                assert region.bottom <= height
        beside = app.query_one("#log").region.x > 0
        assert not beside

    played(a_fight(tmp_path / "fight.json"), script)


def test_the_next_person_sees_the_table_only_when_ready(tmp_path: Path) -> None:
    session = a_session(tmp_path / "game.json", bots={})

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "1")
        assert isinstance(app.screen, HandOver)
        assert session.eyes.reader == 0
        await press(app, pilot, "enter")
        assert session.eyes.reader == 1
        assert text(app, "#prompt").startswith("Your turn")

    played(session, script)


def test_the_end_shows_the_outcome(tmp_path: Path) -> None:
    session = a_session(tmp_path / "game.json", 25)
    while sum(len(session.match.view(0).zones[zone]) for zone in PILES) > 0:
        session.answer(session.match.options(0)[0])
        session.let_bots_play()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        while not session.match.over:
            await press(app, pilot, "1")
        assert isinstance(app.screen, Page)
        assert any("Heroes defeated" in line for line in app.screen.lines)

    played(session, script)


def test_a_replay_steps_and_changes_eyes(tmp_path: Path) -> None:
    record = a_session(tmp_path / "game.json", 3).match.record()
    app = ReplayApp(record, Words("en", "dark-dealings"), OPEN, 0)

    async def watch() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("right", "right")
            assert "after 2 of" in text(app, "#prompt")
            await pilot.press("end", "f")
            assert "a spectator" in text(app, "#prompt")
            await pilot.press("home", "left", "f", "r")
            assert app.step == 0
            assert app.reader == 0
            assert isinstance(app.screen, Rules)

    asyncio.run(watch())


def test_a_bot_that_dies_ends_the_application_and_says_why(tmp_path: Path) -> None:
    session = a_session(tmp_path / "game.json")
    session.bots = dict.fromkeys(session.bots, f"cmd: {sys.executable} -c 'raise SystemExit(4)'")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "1")

    app = played(session, script)
    assert "ended instead of answering (exit code 4)" in str(app.fault)
