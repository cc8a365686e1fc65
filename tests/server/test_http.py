"""HTTP: games, rules, the lobby, seats, limits, boxes of one's own, OpenAPI."""

import ast
import json
from pathlib import Path
from tempfile import gettempdir

import msgspec
import pytest

import overlord.server
from overlord.server.app import SAFE
from overlord.server.http import bodies
from overlord.server.http.api import OPERATIONS
from overlord.server.http.problems import STATUS
from overlord.words import LANGUAGES, Words
from tests.server.conftest import Now, Start
from tests.server.talk import Client
from tools.typescript import files


def test_games_with_their_options_in_both_languages(client: Client) -> None:
    found = msgspec.json.decode(client.call("GET", "/api/games").content, type=bodies.Games)
    dark = next(one for one in found.games if one.id == "dark-dealings")
    italian = client.call("GET", "/api/games?lang=it").json()["games"][0]

    assert dark.seats == [1, 2, 3, 4, 5, 6]
    assert dark.options[0].values == ["normal", "hardcore"]
    assert "greedy" in dark.bots
    assert italian["blurb"] != dark.blurb


def test_rules_by_chapter(client: Client) -> None:
    rules = client.call("GET", "/api/games/dark-dealings/rules").json()
    ids = [rule["id"] for chapter in rules["chapters"] for rule in chapter["rules"]]

    assert ids[0] == "DD-1"
    assert len(ids) > 70
    assert client.call("GET", "/api/games/chess/rules").status_code == 404


def test_the_lobby_lists_what_all_may_see(client: Client) -> None:
    open_one = client.new("me Ann", "open")
    hidden = client.new("me Ann", "open", private=True)
    running = client.new("me Ann", "me Bob", start=True)
    left = client.new("me Ann", "open")
    client.call("DELETE", f"/api/tables/{left['table']}/seats/0", left["token"])
    listed = client.call("GET", "/api/tables").json()

    assert [table["table"] for table in listed["open"]] == [open_one["table"]]
    assert [table["table"] for table in listed["playing"]] == [running["table"]]
    assert listed["over"] == []
    assert client.call("GET", f"/api/tables/{hidden['table']}").status_code == 200


def test_seats_are_taken_left_and_filled_with_bots(client: Client) -> None:
    made = client.new("me Ann", "open", "open")
    path = f"/api/tables/{made['table']}"
    bob = client.join(made["table"], 1, "Bob")
    assert bob["seats"] == [1]
    more = client.join(made["table"], 2, "Bobby", bob["token"])
    assert (more["seats"], more["token"]) == ([1, 2], "")

    def code(method: str, where: str, token: str = "", **body: object) -> str:
        answer = client.call(method, path + where, token, json=body or None)
        return "ok" if answer.status_code < 300 else str(answer.json()["code"])

    assert code("POST", "/seats", seat=1, name="Eve") == "seat-taken"
    assert code("POST", "/seats", seat=9, name="Eve") == "no-such-seat"
    assert code("POST", "/seats", seat=1, name="  ") == "no-name"
    assert code("POST", "/seats", seat=1) == "malformed"
    assert code("DELETE", "/seats/2") == "no-token"
    assert code("DELETE", "/seats/2", made["token"]) == "not-your-seat"
    assert code("DELETE", "/seats/2", bob["token"]) == "ok"
    assert code("POST", "/start", made["token"]) == "seats-open"
    assert code("PUT", "/seats/2/bot", "stranger", bot="random") == "not-seated"
    assert code("PUT", "/seats/2/bot", made["token"], bot="zeus") == "unknown-bot"
    endless = "overlord:iterations=999999999"
    assert code("PUT", "/seats/2/bot", made["token"], bot=endless) == "unknown-bot"
    assert code("PUT", "/seats/1/bot", made["token"], bot="random") == "seat-taken"
    assert code("PUT", "/seats/2/bot", made["token"], bot="random") == "ok"
    assert code("DELETE", "/seats/2/bot", made["token"]) == "ok"
    assert code("PUT", "/seats/2/bot", bob["token"], bot="greedy") == "ok"
    assert code("POST", "/start", "stranger") == "not-seated"
    assert code("POST", "/start", made["token"]) == "ok"
    assert code("POST", "/start", made["token"]) == "already-started"
    assert code("POST", "/seats", seat=1, name="Eve") == "already-started"


def test_those_in_the_lobby_see_who_comes(client: Client) -> None:
    made = client.new("me Ann", "open")
    with client.at(made["table"], made["token"]) as ann:
        assert ann.heard[0]["scene"] is None
        client.join(made["table"], 1, "Bob")
        assert ann.hear("header")["header"]["seats"][1]["name"] == "Bob"
        client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
        assert ann.hear("update")["scene"]["options"]


def test_a_table_that_is_not_possible_is_refused_in_words(client: Client) -> None:
    def code(*seats: str, **wish: object) -> str:
        answer = client.new(*seats, status=404 if "game" in wish else 400, **wish)
        assert answer["sentence"]
        return str(answer["code"])

    assert code("me Ann", game="chess") == "no-such-game"
    assert code(*["me Ann"] * 7) == "bad-table"
    assert code("me Ann", "random", options={"mode": "x"}) == "bad-table"
    assert code("random", "random") == "nobody-seated"
    assert code("me Ann", "zeus") == "unknown-bot"
    assert code("me  ", "random") == "no-name"
    assert code("me Ann", extra=1) == "malformed"
    assert code() == "malformed"


def test_a_box_of_ones_own(client: Client) -> None:
    folder = Path(overlord.server.__file__).parents[1] / "games" / "dark_dealings" / "box"
    text = "".join((folder / name).read_text("utf-8") for name in ("heroes.toml", "defenses.toml"))
    made = client.new("me Ann", "greedy", box=text, start=True)
    with client.at(made["table"], made["token"]) as talk:
        assert talk.header["own_box"]
        talk.play(3)

    bad = client.new("me Ann", "random", box="[[hero]]\nid = 7", status=400)
    assert bad["code"] == "bad-box"
    assert "box.toml" in bad["sentence"]
    assert gettempdir() not in bad["sentence"]
    unknown = client.new("me Ann", "random", box=f"{text}\n[secret]\nx = 1", status=400)
    assert "secret" in unknown["sentence"]
    assert client.new("me Ann", "random", box="\x00", status=400)["code"] == "bad-box"
    large = json.dumps({"game": "dark-dealings", "seats": [], "box": "x" * 1_200_000})
    answer = client.http.post("/api/tables", content=large)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_making_tables_is_limited_and_says_for_how_long(client: Client, now: Now) -> None:
    for _ in range(30):
        client.new("me Ann", "open")
    refused = client.http.post("/api/tables", json={})
    assert refused.status_code == 429
    assert refused.json()["code"] == "too-fast"
    assert int(refused.headers["retry-after"]) >= 1
    now.at += 10
    client.new("me Ann", "open")


def test_every_answer_forbids_scripts_that_are_not_ours(client: Client) -> None:
    for path in ("/", "/api/games", "/api/tables/NOWHERE", "/nothing"):
        answer = client.call("GET", path)
        assert answer.headers["content-security-policy"] == SAFE["Content-Security-Policy"]
    assert "unsafe" not in SAFE["Content-Security-Policy"]
    assert client.call("GET", "/nothing").json()["code"] == "no-page"


def test_a_wrong_method_is_told_the_right_ones(client: Client) -> None:
    wrong = client.call("PATCH", "/api/tables/T/seats/0/bot")

    assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong-method")
    assert set(wrong.headers["allow"].split(", ")) == {"PUT", "DELETE"}
    assert "PUT" in wrong.json()["sentence"]


def test_the_client_is_served_where_it_is_built(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>table</title>")
    (static / "app.js").write_text("1")
    monkeypatch.setattr("overlord.server.http.pages.CLIENT", static)
    client = start()

    for path in ("/", "/t/ABCD2345", "/replay/ABCD2345"):
        assert "table" in client.call("GET", path).text
    assert client.call("GET", "/app.js").text == "1"
    assert client.call("GET", "/api/nothing").status_code == 404
    assert client.call("GET", "/../pyproject.toml").status_code == 404


def test_openapi_tells_of_every_operation_and_message(client: Client) -> None:
    told = client.call("GET", "/api/openapi.json").json()

    assert told["openapi"] == "3.1.0"
    for one in OPERATIONS:
        assert one.method.lower() in told["paths"][one.path]
    names = set(told["components"]["schemas"])
    assert {"NewTable", "Seated", "FromClient", "FromServer", "Act", "Update"} <= names
    text = json.dumps(told)
    for ref in {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert ref in names


def test_health(client: Client) -> None:
    told = client.call("GET", "/api/health").json()

    assert (told["status"], told["tables"], told["sockets"]) == ("ok", 0, 0)


def test_typescript_is_what_protocol_and_faces_say() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, f"{path}: run python tools/typescript.py"


@pytest.mark.pure_only
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    words = Words(language)
    codes = set(STATUS)
    for path in Path(overlord.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                code = node.args[0]
                assert isinstance(code, ast.Constant)
                codes.add(str(code.value))

    codes.remove("refused")  # the game says why
    assert len(codes) > 30
    assert not [code for code in codes if words.find(f"no-{code}", detail="x") is None]
