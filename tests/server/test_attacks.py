"""Attacks on a server and its database: each did harm once (docs/howto/run-a-server.md)."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from overlord.server import threads
from overlord.server.bots import workers
from overlord.server.http import replays
from overlord.server.live import audience, keeper, lobby, scene, views
from overlord.server.logs import facts_of
from overlord.server.store.store import Store, StoreFailed, StoreUnsure
from overlord.server.table import decision, doing, restoring
from tests.server.conftest import Now, Start
from tests.server.talk import Client, Facts, Talk

# A table that cannot be read


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ('{"deed":"acted","seat":0,"action":0,"source":"person"}', "does not fit together"),
        ('{"deed":"unheard-of"}', "does not fit together"),
        ("[", "does not fit together"),
    ],
)
def test_a_table_that_cannot_be_read_hides_no_other(
    start: Start, tmp_path: Path, caplog: pytest.LogCaptureFixture, row: str, reason: str
) -> None:
    client = start()
    broken = client.new("me Ann", "open")["table"]
    hidden = client.new("me Ann", "open", private=True)["table"]
    others = [client.new("me Bob", "open")["table"] for _ in range(3)]
    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        for table in (broken, hidden):
            rows.execute("INSERT INTO deeds (table_id, seq, deed) VALUES (?, 2, ?)", (table, row))
    rows.close()
    client = start()
    with caplog.at_level(logging.WARNING, "overlord.server"):
        for table in (broken, hidden, broken, *others):
            answer = client.call("GET", f"/api/tables/{table}")
            assert answer.status_code == (503 if table in (broken, hidden) else 200)
        listed = client.call("GET", "/api/tables").json()

    assert sorted(one["table"] for one in listed["open"]) == sorted(others)
    assert [one["table"] for one in listed["broken"]] == [broken]
    assert reason in listed["broken"][0]["reason"]
    assert sum(facts_of(line).get("table") == broken for line in caplog.records) == 1


# Hints of a bot


class Slow:
    """Work that waits until it is let go."""

    def __init__(self, work: Callable[..., object]) -> None:
        self.work = work
        self.begun = threading.Event()
        self.go = threading.Event()
        self.calls = 0

    def __call__(self, *facts: object) -> object:
        self.calls += 1
        self.begun.set()
        assert self.go.wait(20)
        return self.work(*facts)


def pongs(talk: Talk) -> bool:
    talk.link.send_text('{"type": "ping"}')
    return bool(talk.hear("pong"))


def test_a_client_is_answered_while_a_bot_thinks_about_its_hint(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(lambda *_facts: [])
    monkeypatch.setattr(workers, "ponder", slow)
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as ann:
        assert ann.my_turn()
        first = ann.say("hint")
        assert slow.begun.wait(20)
        assert pongs(ann)
        assert ann.ask("hint")["code"] == "one-at-a-time"
        slow.go.set()
        assert ann.until(lambda m: m.get("id") == first)["type"] == "hinted"
        assert ann.hear("ack")["id"] == first
        assert ann.ask("hint")["type"] == "ack"


# Costly reads


def finished(client: Client) -> Facts:
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        talk.play()
    return made


def test_looking_back_is_worked_out_beside_the_loop_and_once(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(replays.recall)
    monkeypatch.setattr(views, "recall", slow)
    made = finished(client)
    with client.at(made["table"]) as one, client.at(made["table"]) as two:
        ids = [one.say("recall", number=3), two.say("recall", number=3)]
        assert slow.begun.wait(20)
        assert pongs(one)
        assert pongs(two)
        more = [one.say("recall", number=4) for _ in range(7)]
        assert one.ask("recall", number=5)["code"] == "one-at-a-time"
        slow.go.set()
        seen = [
            talk.until(lambda m, own=own: m.get("id") == own)  # type: ignore[misc]
            for talk, own in zip((one, two), ids, strict=True)
        ]
        last = one.until(lambda m: m["type"] == "ack" and m["id"] == more[-1])
        assert one.ask("recall", number=3)["type"] == "ack"

    assert last
    assert slow.calls == 2
    assert [one["type"] for one in seen] == ["recalled", "recalled"]
    assert [one["id"] for one in seen] == ids
    assert seen[0]["view"] == seen[1]["view"]


def test_a_replay_is_worked_out_once_for_the_same_eyes(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[object] = []

    def counted(*facts: object) -> object:
        calls.append(facts)
        return replays.replay(*facts)  # type: ignore[arg-type]

    monkeypatch.setattr(views, "replay", counted)
    place = f"/api/tables/{finished(client)['table']}/replay"
    told = [client.call("GET", place + query).json() for query in ("?eyes=0", "?eyes=0", "")]

    assert len(calls) == 2
    assert told[0] == told[1]
    assert told[0]["steps"] != told[2]["steps"]
    assert told[2]["header"]["phase"] == "over"


def test_what_costs_time_is_limited_for_each_address(client: Client) -> None:
    table = finished(client)["table"]
    codes: list[int] = []
    while len(codes) < 200 and 429 not in codes:
        codes.append(client.call("GET", f"/api/tables/{table}/replay").status_code)
    assert codes[-1] == 429
    with client.at(table) as talk:
        assert talk.ask("look", seat=-1)["code"] == "too-fast"
        assert pongs(talk)


def test_a_table_is_put_into_words_once_for_all_with_the_same_eyes(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = client.new("me Ann", "me Bob", start=True)
    calls: list[object] = []

    def counted(reader: object, *facts: object) -> object:
        calls.append(reader)
        return scene.scene(reader, *facts)  # type: ignore[arg-type]

    monkeypatch.setattr(audience, "scene", counted)
    with client.at(made["table"]) as one, client.at(made["table"]) as two:
        scenes: list[Facts] = []
        for talk in (one, two, one, two):
            talk.ask("chat", text="hm")  # says nothing new about the game
            talk.say("look", seat=-1)
            scenes.append(talk.hear("snapshot")["scene"])

    assert len(calls) == 1
    assert all(one == scenes[0] for one in scenes)


# An answer of the database that is lost


class LostAnswers:
    """A database that does what it is asked, and whose answer is lost; or that is gone."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.lose = 0  # answers
        self.gone = False
        self._append = store.append
        monkeypatch.setattr(store, "append", self.append)

    def append(self, *facts: Any) -> "Future[None]":
        told: Future[None] = Future()
        if self.gone:
            told.set_exception(StoreUnsure("gone"))
            return told
        done = self._append(*facts)
        if self.lose == 0:
            return done
        self.lose -= 1
        done.result(20)
        told.set_exception(StoreUnsure("server closed the connection of db.internal:5432"))
        return told


def test_what_is_stored_is_not_told_as_unchanged_though_the_answer_was_lost(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = client.new("me Ann", "me Bob", start=True)
    database = LostAnswers(client.lobby.store, monkeypatch)
    with client.at(made["table"], made["token"]) as ann:
        for _ in range(5):
            before = ann.version
            database.lose = 2
            assert ann.my_turn()
            assert ann.act()["type"] == "ack"
            assert ann.version > before
            ann.say("look", seat=1 - ann.scene["view"]["seat"])
            ann.hear("snapshot")
    assert len(client.lobby.store.events(made["table"])) == ann.version


def test_what_is_not_known_is_looked_up_and_the_same_request_told_its_first_answer(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "PATIENCE", 0.1)
    made = client.new("me Ann", "me Bob", start=True)
    database = LostAnswers(client.lobby.store, monkeypatch)
    with client.at(made["table"], made["token"]) as ann:
        facts = {"id": "one", "version": ann.version, "seat": 0, "action": ann.options[0]}
        database.gone = True
        refused = ann.ask("act", **facts)
        assert refused["code"] == "not-known"
        assert "changed" not in refused["sentence"]
        assert "5432" not in refused["sentence"]
        assert ann.ask("act", **facts)["code"] == "not-known"  # still
        database.gone = False
        ann.hear("update")  # found out by itself
        again = ann.ask("act", **facts)
        assert (again["type"], again["duplicate"]) == ("ack", True)
        assert again["version"] == refused["version"] + 1


# A database that is dead, frozen or full


def test_alive_and_ready_are_two_things(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert client.call("GET", "/api/health").json()["status"] == "ok"
    assert client.call("GET", "/api/ready").json() == {"ready": True}
    assert client.lobby.store.events("") == []  # what was written is gone again
    monkeypatch.setattr(client.lobby, "_asked", 0.0)
    failed: Future[None] = Future()
    failed.set_exception(StoreFailed("could not connect to db.internal:5432"))
    monkeypatch.setattr(client.lobby.store, "probe", lambda: failed)
    answer = client.call("GET", "/api/ready")
    assert (answer.status_code, answer.json()) == (503, {"ready": False})
    assert client.call("GET", "/api/health").status_code == 200


def test_a_full_disk_is_told_as_what_it_means_for_the_asker(client: Client) -> None:
    engine = client.lobby.store.engine

    @sql.event.listens_for(engine, "connect")
    def full(connection: Any, _record: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    engine.dispose()
    wish = {"game": "dark-dealings", "seats": [{"kind": "me", "name": "A" * 30}] * 6}
    answer = client.http.post("/api/tables", json=wish)
    while answer.status_code == 201:
        client.lobby.services.limits.makers._of.clear()
        answer = client.http.post("/api/tables", json=wish)
    assert answer.json()["code"] == "cannot-store"
    assert "full" not in answer.json()["sentence"]


def test_a_frozen_database_does_not_hang_lists(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "PATIENCE", 0.1)
    let_go = threading.Event()
    monkeypatch.setattr(client.lobby.store, "finished_tables", lambda _most: let_go.wait(20))
    monkeypatch.setattr(client.lobby.store, "table", lambda _table: let_go.wait(20))
    try:
        assert client.call("GET", "/api/tables").status_code == 503
        assert client.call("GET", "/api/tables/ABC").status_code == 503
        assert client.call("GET", "/api/health").status_code == 200
    finally:
        let_go.set()


def test_a_table_comes_back_however_long_that_takes(
    client: Client, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart all of them are asked for at once, and wait for one another."""
    made = client.new("me Ann", "me Bob", start=True)
    now.at += lobby.IDLE + 1
    portal = client.http.portal
    assert portal is not None
    portal.call(client.lobby.tidy)
    assert made["table"] not in client.lobby.runners
    monkeypatch.setattr(threads, "PATIENCE", 1.0)
    restore = restoring.restore

    def slowly(*facts: Any) -> Any:
        threading.Event().wait(1.5)
        return restore(*facts)

    monkeypatch.setattr(lobby, "restore", slowly)
    with client.at(made["table"], made["token"]) as ann:
        assert ann.act()["type"] == "ack"


# Tables that grow without end


def test_a_table_takes_only_so_many_changes(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decision, "MOST", 12)
    monkeypatch.setattr(decision, "MOST_BEFORE", 4)
    made = client.new("me Ann", "open")
    place = f"/api/tables/{made['table']}/seats/1/bot"
    codes = [
        client.call("PUT", place, made["token"], json={"bot": "random"}).status_code
        for _ in range(6)
    ]
    assert codes == [200] * 3 + [409] * 3
    client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
    with client.at(made["table"], made["token"]) as ann:
        answers = [ann.ask("undo", version=ann.version, seat=0) for _ in range(3)]
        assert ann.play(20) == 20  # answers are always taken
        assert ann.ask("chat", text="and again")["code"] == "table-full"
    assert all(one["code"] != "table-full" for one in answers)


def test_chat_is_limited_for_an_address_however_often_it_comes_back(client: Client) -> None:
    table = client.new("me Ann", "open")["table"]
    told = 0
    for _ in range(30):
        with client.at(table) as talk:
            told += sum(talk.ask("chat", text="again")["type"] == "ack" for _ in range(5))
    assert told <= 20


def test_seats_and_bots_are_not_toggled_for_ever(client: Client) -> None:
    made = client.new("me Ann", "open")
    place = f"/api/tables/{made['table']}/seats/1/bot"
    codes = {
        client.call(method, place, made["token"], json={"bot": "random"}).status_code
        for _ in range(40)
        for method in ("PUT", "DELETE")
    }
    assert codes == {200, 429}


# A game that cannot go on


@pytest.mark.pure_only
def test_a_question_without_an_answer_ends_the_game_as_a_draw(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as ann:
        assert ann.play(3) == 3
        assert ann.my_turn()
        match = client.lobby.runners[made["table"]].table.match
        monkeypatch.setattr(doing, "options_of", lambda *_facts: [])
        ann.ask("prefer", ask_everything=True)  # any change has the question put anew
        assert ann.header["phase"] == "stopped"
        assert "draw" in ann.header["stopped"]
        assert ann.header["fairness"]["secret"]
        assert ann.ask("undo", version=ann.version, seat=0)["code"] == "stuck"
    assert not match.over
    assert client.call("GET", "/api/tables").json()["over"][0]["phase"] == "stopped"


# Presence and names


def test_comings_and_goings_are_told_in_batches(client: Client) -> None:
    made = client.new("me Ann", "open")
    with client.at(made["table"], made["token"]) as ann, ExitStack() as crowd:
        for _ in range(60):
            crowd.enter_context(client.at(made["table"]))
        ann.until(lambda message: message["header"]["spectators"] == 60)
        assert len(ann.heard) < 30


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Zo\u0065\u0301", "Zo\u00e9"),
        ("\x1b[31mEve\x1b[0m", "[31mEve [0m"),
        ("\u202eeve\u2069", "eve"),
        ("a\x00b\x07", "a b"),
        ("  A\u2028B\n ", "A B"),
        ("Ann", "Ann (2)"),
        ("\u0410nn", "\u0410nn (2)"),
        ("a n n", "a n n (2)"),
        ("Anna", "Anna"),
        ("Z\u0335\u0321\u031b\u0321\u0327\u0328o", "Z\u0335\u0321o"),
    ],
)
def test_a_name_is_cleaned_and_marked_where_it_looks_like_another(
    client: Client, name: str, told: str
) -> None:
    made = client.new("me Ann", "open")
    client.join(made["table"], 1, name)
    header = client.call("GET", f"/api/tables/{made['table']}").json()["header"]
    assert header["seats"][1]["name"] == told


@pytest.mark.parametrize("name", ["\u202e", "\x00", "\u200d", " "])
def test_a_name_of_which_nothing_is_to_be_seen_is_refused(client: Client, name: str) -> None:
    made = client.new("me Ann", "open")
    place = f"/api/tables/{made['table']}/seats"
    answer = client.http.post(place, json={"seat": 1, "name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "no-name")


def test_chat_holds_no_control_characters(client: Client) -> None:
    table = client.new("me Ann", "open")["table"]
    with client.at(table) as talk:
        talk.say("chat", text="a\x1b]0;b\x07\u202ec")
        assert talk.hear("chat")["line"]["text"] == "a ]0;b c"


# Addresses


@pytest.mark.parametrize("id", ["%00", "A%00B", "..%2f", "A" * 5000, "%F0%9F%91%BE"])
def test_an_id_that_cannot_be_one_is_not_found(client: Client, id: str) -> None:
    assert client.call("GET", f"/api/tables/{id}").status_code == 404


def test_requests_of_any_kind_are_limited_for_an_address(client: Client) -> None:
    codes = [client.call("GET", "/api/games").status_code for _ in range(310)]
    assert codes[:300] == [200] * 300
    assert codes[-1] == 429


def test_who_floods_a_socket_waits(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is refused; the next messages are read a little later."""
    naps: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float, *facts: Any) -> Any:
        naps.append(seconds)
        return await sleep(min(seconds, 0.01), *facts)

    table = client.new("me Ann", "open")["table"]
    with client.at(table) as talk:
        monkeypatch.setattr(asyncio, "sleep", nap)
        for _ in range(210):
            talk.link.send_text('{"type": "ping"}')
        for _ in range(210):
            talk.hear("pong")
    assert len([one for one in naps if one > 0]) >= 10
