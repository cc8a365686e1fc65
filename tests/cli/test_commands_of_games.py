"""Commands that a game brings by the entry-point group `overlord.commands`."""

import re
from importlib.metadata import EntryPoint

import click
import pytest

from overlord import cli
from tests.cli.conftest import Run


@click.command("feast", short_help="what is on the table")
def feast() -> None:
    click.echo("nine dishes")


nothing = 3


def bring(monkeypatch: pytest.MonkeyPatch, **commands: str) -> None:
    doors = {
        name: EntryPoint(name, f"{__name__}:{value}", cli.GROUP) for name, value in commands.items()
    }
    monkeypatch.setattr(cli, "commands_of_games", lambda: doors)


def test_they_are_listed_and_called_like_the_others(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(monkeypatch, feast="feast")

    assert re.search(r"^  feast +what is on the table$", run("--help").out, re.MULTILINE)
    assert run("feast").out == "nine dishes\n"


def test_what_is_no_command_is_refused_in_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(monkeypatch, feast="nothing")
    said = run("feast")

    assert said.code == 2
    assert "'feast' of overlord.commands must name a click.Command" in said.err


def test_none_takes_the_place_of_a_command_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    door = EntryPoint("play", f"{__name__}:feast", cli.GROUP)
    monkeypatch.setattr(cli, "entry_points", lambda **_: [door])
    cli.commands_of_games.cache_clear()

    assert cli.commands_of_games() == {}
    cli.commands_of_games.cache_clear()
