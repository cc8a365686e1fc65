"""Boards that games bring in their packages: two files, their words, and no others."""

from pathlib import Path

import pytest

from tests.server.conftest import Start
from tests.server.talk import Client

BANQUET = Path(__file__).parents[1] / "toys" / "banquet"


@pytest.fixture
def guests(toys: Path, start: Start) -> Client:
    assert toys.is_dir()
    return start()


@pytest.mark.parametrize(
    ("name", "kind"), [("board.js", "text/javascript"), ("board.css", "text/css")]
)
def test_the_board_of_a_package_is_served(guests: Client, name: str, kind: str) -> None:
    answer = guests.call("GET", f"/games/toy-banquet/{name}")

    assert answer.status_code == 200
    assert answer.text == (BANQUET / "web" / name).read_text("utf-8")
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'; style-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(("language", "title"), [("en", "Banquet"), ("it", "Banchetto")])
def test_its_words_are_served(guests: Client, language: str, title: str) -> None:
    answer = guests.call("GET", f"/games/toy-banquet/words/{language}.ftl")

    assert answer.status_code == 200
    assert f"game-title = {title}" in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert guests.call("GET", f"/games/toy-cellar/words/{language}.ftl").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "toy-banquet/words/de.ftl",
        "toy-banquet/words/..%2fface.py",
        "toy-banquet/words/en.txt",
        "chess/words/en.ftl",
        "toy-banquet/face.py",
        "toy-banquet/web/board.js",
        "toy-banquet/..%2fface.py",
        "toy-banquet%2fweb/board.js",
        "..%2ftoys%2fbanquet/board.js",
        "%2e%2e/board.js",
        "toy-cellar/board.js",  # has none
        "dark-dealings/board.js",  # its board is part of the page
        "dark-dealings/index.ts",
        "chess/board.js",
    ],
)
def test_nothing_else_is_served(guests: Client, path: str) -> None:
    assert guests.call("GET", f"/games/{path}").status_code == 404


def test_the_box_says_where_the_board_is(guests: Client) -> None:
    told = {}
    for game in ("toy-banquet", "toy-cellar", "dark-dealings"):
        made = guests.new("me Ann", "random", game=game, start=True)
        with guests.at(made["table"], made["token"]) as talk:
            told[game] = talk.heard[0]["box"]["board"]

    home = "/games/toy-banquet"
    assert told["toy-banquet"] == {"module": f"{home}/board.js", "style": f"{home}/board.css"}
    assert told["toy-cellar"] is told["dark-dealings"] is None
