"""Boxes of strangers: limits before anything is built, and a process that is ended."""

import asyncio
import time
from pathlib import Path

import pytest

from overlord.core.boxes import CARDS, DEEPEST, LARGEST, check_cards, check_size, read_toml
from overlord.core.errors import BadBox
from overlord.core.registry import game as game_of
from overlord.processes import Processes
from overlord.server import own_boxes
from overlord.server.own_boxes import play_at_random, read_and_try, read_own_box
from overlord.server.refusal import Refusal
from tests.server.talk import Client

DOTTED = "a" + ".a" * 100_000 + "=1"
HOSTILE = {
    "a dotted key": DOTTED,
    "a quoted one": '"a"' + '."a"' * 50_000 + "=1",
    "a header": "[a" + ".a" * 100_000 + "]",
    "one in a table": "x = { y = 1, a" + ".a" * 100_000 + " = 1 }",
    "behind a text that looks like its end": "x = '''\"'''\na" + ".a" * 100_000 + "=1",
    "lists in lists": "a=" + "[" * 5_000,
    "tables in tables": "a=" + "{b=" * 5_000,
    "many keys": "\n".join(f"k{n}=1" for n in range(30_000)),
    "a long number": "a=" + "9" * 5_000,
    "too many bytes": "#" * (LARGEST + 1),
    "texts without an end": 'a="""' + '\\"""' * 50_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_file_that_would_take_long_is_refused_before_it_is_read(
    text: str, tmp_path: Path
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text)
    with pytest.raises(BadBox):
        read_toml(path)


def test_what_is_quoted_may_look_like_anything() -> None:
    dots = "…" + "." * 40
    for text in (f'text = "{dots}"', f"text = '{dots}' # {dots}", f'text = """{dots}\n[[[["""'):
        check_size(text.encode(), "here")
    check_size(f"key = {'[' * DEEPEST}{']' * DEEPEST}".encode(), "here")


def test_copies_count_as_cards() -> None:
    check_cards({"goblin": [{"id": "one", "copies": CARDS}]}, "here")
    with pytest.raises(BadBox, match=f"at most {CARDS} cards, this one {CARDS + 1}"):
        check_cards({"goblin": [{"id": "one", "copies": CARDS}, {"id": "two"}]}, "here")


@pytest.mark.parametrize("text", ["a.a=" + "[" * 5_000, "a=" + "9" * 5_000])
def test_a_box_that_cannot_be_read_is_a_mistake_of_the_asker(client: Client, text: str) -> None:
    answer = client.new("me Ann", "random", box=text, status=400)
    assert answer["code"] == "bad-box"


def test_six_files_at_once_stop_nobody(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have a pool of their own: lists and tables from the store go on being read."""
    monkeypatch.setattr(own_boxes, "read_and_try", asleep)
    lobby = client.lobby
    portal = client.http.portal
    assert portal is not None

    async def six() -> None:
        lobby.waiting = [
            asyncio.create_task(read_own_box(lobby.services.boxes, "dark-dealings", "", 2, {}))
            for _ in range(6)
        ]

    portal.call(six)
    assert client.call("GET", "/api/tables").status_code == 200
    assert client.call("GET", "/api/tables/COLD").status_code == 404
    portal.call(lambda: [task.cancel() for task in lobby.waiting])


def asleep(*_facts: object) -> tuple[str, dict[str, object]]:
    time.sleep(2)
    return "", {}


def test_a_file_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_boxes, "read_and_try", for_ever)
    monkeypatch.setattr(own_boxes, "SECONDS", 0.5)
    processes = Processes(1)

    async def read() -> None:
        await read_own_box(processes, "dark-dealings", "", 2, {})

    with pytest.raises(Refusal) as refused:
        asyncio.run(read())
    processes.close()
    assert refused.value.code == "bad-box"


def for_ever(*_facts: object) -> None:
    while True:
        pass


STUCK = """
remove = ["*"]
"""


def test_a_box_with_which_no_game_goes_on_is_refused() -> None:
    complaint, cards = read_and_try("dark-dealings", STUCK, 2, {})
    assert complaint
    assert not cards


def test_a_box_is_played_before_it_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong in a random game is told, and does not reach a table."""
    game = game_of("dark-dealings")
    setup = game.setup(2, {})
    assert play_at_random(game, setup, time.monotonic() + 0.3) == ""

    def broken(*_facts: object) -> None:
        raise IndexError

    monkeypatch.setattr(own_boxes, "answer_randomly", broken)
    told = play_at_random(game, setup, time.monotonic() + 5)
    assert told == "a game with it cannot go on: IndexError"


def test_a_game_with_slow_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_boxes, "SLOWEST", -1.0)
    game = game_of("dark-dealings")
    told = play_at_random(game, game.setup(2, {}), time.monotonic() + 5)
    assert "seconds of the processor" in told
