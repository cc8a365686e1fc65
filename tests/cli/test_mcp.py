"""`overlord mcp`: a scripted client finishes all games, and never learns what it may not know."""

import asyncio
import re
import socket
import subprocess
import sys
from typing import Any

import pytest
from mcp import Client, StdioServerParameters, stdio_client

from overlord.cli.desk import Desk
from overlord.cli.mcp import TOOLS, server_of
from overlord.core.errors import BadOption
from overlord.core.registry import games
from overlord.present.text_reader import TextReader

ALLOWED = re.compile(r"^  (\d+)\. (?!.*not allowed: )", re.MULTILINE)


def said(result: Any) -> str:
    text = "".join(part.text for part in result.content)
    assert not result.is_error, text
    return text


def refusal(result: Any) -> str:
    assert result.is_error
    return "".join(part.text for part in result.content)


async def play(client: Any, desk: Desk, id: str) -> list[str]:
    """Always the last allowed choice; gives all that was told."""
    text = said(await client.call_tool("new", {"game": id, "opponents": "random", "seed": 3}))
    name = text.partition(":")[0]
    told = [text]
    place = desk.places[name]
    while not place.table.over:
        choice = ALLOWED.findall(told[-1])[-1]
        told.append(said(await client.call_tool("answer", {"table": name, "choice": choice})))
        if len(told) % 5 == 0:
            learnt_nothing_hidden(place.table, told[-1])
    told.append(said(await client.call_tool("replay", {"table": name})))
    return told


def learnt_nothing_hidden(table: Any, text: str) -> None:
    """What was told is what the reader of seat 0 is told, and nothing besides."""
    if table.over:
        return
    reader = TextReader(table.match, table.words, 0)
    known = {line.with_rule for line in reader.lines()}
    rows = {row.plain() for row in reader.rows()}
    for line in text.splitlines():
        if line.startswith("* "):
            assert line.removeprefix("* ") in known
        elif line.strip() and not re.match(r"  \d+\. ", line) and line != reader.prompt():
            assert line in rows or line.strip() in {row.strip() for row in rows}, line


@pytest.mark.parametrize("id", games())
def test_a_scripted_client_finishes_a_game(id: str) -> None:
    async def run() -> list[str]:
        desk = Desk()
        async with Client(server_of(desk)) as client:
            return await play(client, desk, id)

    told = asyncio.run(run())

    assert len(told) > 3
    assert "Seat" in told[-2] or "seat" in told[-2]


def test_everything_a_client_may_ask() -> None:
    async def run() -> None:
        desk = Desk()
        async with Client(server_of(desk)) as client:
            tools = (await client.list_tools()).tools
            assert [tool.name for tool in tools] == list(TOOLS)
            assert all(tool.description for tool in tools)
            call = client.call_tool
            assert "dark-dealings: " in said(await call("games", {}))
            assert (
                said(await call("rule", {"game": "dark-dealings", "what": "DD-19"}))[:5] == "DD-19"
            )
            text = said(await call("new", {"game": "dark-dealings", "seed": 1, "players": 3}))
            table = {"table": text.partition(":")[0]}
            assert re.match(r"\d+\. ", said(await call("hint", table)))
            wrong = refusal(await call("answer", table | {"choice": "99"}))
            assert "There are choices 1 to" in wrong
            assert "DD-" in said(await call("why_not", table | {"choice": "1"}))
            assert "only a finished game" in refusal(await call("analyse", table))
            assert "   0  " in said(await call("replay", table | {"step": 0}))
            assert "no table 'x'" in refusal(await call("look", {"table": "x"}))
            wrong = refusal(await call("new", {"game": "dark-dealings", "players": 9}))
            assert "1 to 6 players" in wrong

    asyncio.run(run())


def test_a_finished_game_is_analysed() -> None:
    desk = Desk()
    text = desk.new("dark-dealings", 1, 0, "random", 1, {"row": "3"})
    name = text.partition(":")[0]
    while not desk.place(name).table.over:
        text = desk.answer(name, ALLOWED.findall(text)[0])

    assert re.search(r"went from \d+% to \d+%|no decision made", desk.analyse(name))
    for ask in (desk.hint, lambda name: desk.why_not(name, "1")):
        with pytest.raises(BadOption, match="the game is over"):
            ask(name)
    assert desk.look(name) == desk.answer(name, "1")


def test_tables_of_long_ago_are_given_up() -> None:
    desk = Desk()
    names = [desk.new("dark-dealings", 2, 0, "random", 1, {}).partition(":")[0] for _ in range(66)]

    assert list(desk.places) == names[2:]


def test_the_command_speaks_on_standard_input_and_output() -> None:
    async def run() -> str:
        server = StdioServerParameters(command=sys.executable, args=["-m", "overlord.cli", "mcp"])
        async with Client(stdio_client(server)) as client:
            return said(await client.call_tool("games", {}))

    assert "conan: " in asyncio.run(run())


def test_the_command_serves_http() -> None:
    async def run(address: str) -> str:
        async with Client(address) as client:
            return said(await client.call_tool("rule", {"game": "conan", "what": "CO-1"}))

    words = [sys.executable, "-m", "overlord.cli", "mcp", "--http", "--port", str(free_port())]
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        address = process.stderr.readline().strip()
        while "Uvicorn running" not in process.stderr.readline():
            assert process.poll() is None
        told = asyncio.run(run(address))
        process.terminate()

    assert told.startswith("CO-1  ")


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
