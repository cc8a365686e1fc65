"""Blocks of code in the pages: run, read or looked up, or marked with why not."""

import ast
import importlib.util
import json
import re
import shlex
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest

import dev
import overlord as package
from examples.train_weights import wins
from examples.weights import Weights
from overlord.cli import overlord
from tests.docs.pages import ROOT, Block, blocks

BLOCKS = [block for block in blocks() if not block.reason]


def of(*languages: str) -> list[Block]:
    return [block for block in BLOCKS if block.language in languages]


def where(block: Block) -> str:
    return f"{block.page}:{block.line}"


def test_a_block_is_of_a_language_that_is_checked() -> None:
    """`text` is for drawings and forms; a comment `not run: reason` excuses anything else."""
    known = {"python", "sh", "toml", "json", "text"}

    assert [where(block) for block in BLOCKS if block.language not in known] == []


@pytest.mark.parametrize("block", of("python"), ids=where)
def test_python_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    exec(compile(block.text, block.page, "exec"), {})  # noqa: S102  (our own text)


def test_the_example_in_the_readme_says_what_it_promises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example, training = [block for block in of("python") if block.page == "README.md"]
    monkeypatch.chdir(tmp_path)

    exec(compile(example.text, "README.md", "exec"), {})  # noqa: S102  (our own text)

    printed = capsys.readouterr().out.splitlines()
    places = ast.literal_eval(printed[0])
    assert len(places) == 4
    assert min(places) == 1
    assert printed[-1] == "False"  # the second game is not over
    assert (tmp_path / "game.json").is_file()

    learnt: dict[str, Any] = {}
    exec(compile(training.text, "README.md", "exec"), learnt)  # noqa: S102  (as above)

    learner = Weights(len(learnt["weights"]), 1)
    learner.values = learnt["weights"]
    assert wins(learner, "dark-dealings", 200) > 0.75


@pytest.mark.parametrize("block", of("json"), ids=where)
def test_json_is_json(block: Block) -> None:
    assert json.loads(block.text)


@pytest.mark.parametrize("block", of("toml"), ids=where)
def test_toml_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


def test_the_box_of_change_a_card_changes_adds_and_removes(tmp_path: Path) -> None:
    [example] = [one for one in of("toml") if one.page == "docs/howto/change-a-card.md"]
    file = tmp_path / "my-cards.toml"
    file.write_text(example.text, "utf-8")
    game = package.game("dark-dealings")
    box = game.read_box(str(file))

    before, after = ({card.id for card in one.cards} for one in (game.box, box))
    assert before - after == {"the-thimble-cousins"}
    assert after - before == {"my-aunt"}
    assert game.new(players=2, seed=1, box=box).pending()


# -- commands ----------------------------------------------------------------------------------


def commands(text: str) -> list[list[str]]:
    """The words of each command; loops and pipes fall into their parts."""
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    found = []
    for line in lines:
        words = shlex.split(line, comments=True)
        plain = " ".join(shlex.quote(word) if " " in word else word for word in words)
        for part in re.split(r"\s*(?:;|&&|\|(?!\w))\s*", plain):
            inner = re.sub(r"^do ", "", part)
            if inner and inner != "done" and not inner.startswith("for "):
                found.append(shlex.split(inner))
    return found


def check_overlord(words: list[str]) -> None:
    """The command exists and takes these arguments; nothing is played."""
    with click.Context(overlord) as above:
        command = overlord.get_command(above, words[0])
        assert command is not None, f"no command {words[0]!r}"
        with command.make_context(words[0], words[1:], parent=above):
            pass


def check_python(words: list[str]) -> None:
    if words[0] == "-m":
        assert importlib.util.find_spec(words[1]), f"no module {words[1]}"
    elif words[0] == "dev.py":
        assert words[1] in dev.COMMANDS, f"dev.py has no command {words[1]!r}"
    else:
        assert (ROOT / words[0]).is_file(), f"no file {words[0]}"


def check_pip(words: list[str]) -> None:
    assert words[0] == "install"
    assert words[1] == "." or re.fullmatch(
        r"overlord\[(envs|lab|learn|mcp|postgres|ray)\]", words[1]
    )


PROGRAMS: dict[str, Callable[[list[str]], None]] = {
    "overlord": check_overlord,
    "python": check_python,
    "python3": check_python,
    "pip": check_pip,
}


def check(command: list[str]) -> None:
    while "=" in command[0]:  # a variable of the environment
        command = command[1:]
    program = PROGRAMS.get(command[0])
    assert program is not None, f"no check for {command[0]!r}"
    program(command[1:])


@pytest.mark.parametrize("block", of("sh"), ids=where)
def test_commands_exist_with_their_options(block: Block) -> None:
    found = commands(block.text)

    assert found
    for command in found:
        check(command)


INLINE = re.compile(r"`((?:overlord|python3? )[^`…\n]*)`")


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "bench/results.md"])
def test_commands_in_a_sentence_exist(name: str) -> None:
    """Their first words, for a sentence need not give every argument."""
    text = (ROOT / name).read_text("utf-8")
    for line in INLINE.findall(text):
        program, *words = shlex.split(line)
        if program == "overlord" and words:
            with click.Context(overlord) as above:
                assert overlord.get_command(above, words[0]), line
        elif program.startswith("python"):
            check_python(words)


@pytest.mark.parametrize(
    "command",
    ["overlord plays conan", "overlord play conan --frobnicate", "python tools/none.py", "rm -r x"],
)
def test_what_does_not_exist_is_noticed(command: str) -> None:
    with pytest.raises((AssertionError, click.ClickException)):
        check(shlex.split(command))
