"""Tables of a database without positions: they go on where their answers can be played again."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from overlord.server.identity import hash_of
from tests.server.conftest import Start
from tests.server.talk import Facts
from tests.server.test_upgrades import Patch, as_it_ships, other_rule, play_out, same_rules

__all__ = ["as_it_ships"]  # the fixture

KEPT = Path(__file__).with_name("tables.sqlite")  # by tools/old_tables.py


def test_tables_of_an_older_server_open_and_are_played_on(start: Start, tmp_path: Path) -> None:
    shutil.copy(KEPT, tmp_path / "tables.sqlite")
    client = start()
    played: dict[str, set[str]] = {}
    for id in client.lobby.store.live_tables() + client.lobby.store.finished_tables(99):
        answer = client.call("GET", f"/api/tables/{id}")
        assert answer.status_code == 200, answer.text
        header = answer.json()["header"]
        played.setdefault(header["game"], set()).add(header["phase"])
        table = client.lobby.runners[id].table
        if header["phase"] == "playing":
            seat = next(seat for seat in table.match.state.pending() if not table.places[seat].bot)
            version = table.version
            table.places[seat].holder = hash_of("ours")  # nobody knows its own token any more
            with client.at(id, "ours", seat=seat) as talk:
                assert talk.act()["type"] == "ack"
            assert client.lobby.runners[id].table.version > version
        elif header["phase"] == "over":
            assert client.call("GET", f"/api/tables/{id}/replay").status_code == 200
        elif header["phase"] == "stopped":
            assert table.stopped_why
    assert len(played) == 5
    assert all("stopped" in phases or {"playing", "over"} <= phases for phases in played.values())


def without_positions(start: Start, tmp_path: Path) -> Facts:
    """A table of a database as releases wrote it before positions were stored."""
    client = start()
    made = client.new("me Ann", "me Bob", start=True)
    with client.at(made["table"], made["token"], seat=0) as talk:
        assert talk.act()["type"] == "ack"
        assert talk.ask("chat", text="hello")["type"] == "ack"
    start(str(tmp_path / "another.sqlite"))
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.executescript(
        "ALTER TABLE deeds DROP COLUMN change; ALTER TABLE deeds DROP COLUMN at;"
        "DROP TABLE blobs; DROP TABLE records; DROP TABLE persons; DROP TABLE seats;"
        "DROP TABLE schema;"
    )
    connection.close()
    return made


@pytest.mark.pure_only
def test_where_every_answer_can_be_played_again_it_goes_on(
    start: Start, tmp_path: Path, monkeypatch: Patch
) -> None:
    made = without_positions(start, tmp_path)
    same_rules(monkeypatch)
    client = start()
    assert client.call("GET", f"/api/tables/{made['table']}").json()["header"]["phase"] == "playing"
    client = start()
    other_rule(monkeypatch)  # by now its positions are stored
    client = start()
    play_out(client, made)


@pytest.mark.pure_only
def test_else_it_ends_with_the_reason_and_its_answers_are_kept(
    start: Start, tmp_path: Path, monkeypatch: Patch
) -> None:
    made = without_positions(start, tmp_path)
    other_rule(monkeypatch)
    client = start()
    header = client.call("GET", f"/api/tables/{made['table']}").json()["header"]
    assert (header["phase"], header["seats"][0]["name"]) == ("stopped", "Ann")
    assert "cannot go on" in header["stopped"]
    listed = client.call("GET", "/api/tables?lang=it").json()["over"]
    assert [one["table"] for one in listed] == [made["table"]]
    assert "non può continuare" in listed[0]["stopped"]
    with client.at(made["table"], made["token"]) as talk:
        assert [line["text"] for line in talk.heard[0]["chat"]] == ["hello"]
        refused = talk.ask("act", seat=0, action=1, version=header["version"])
        assert refused["code"] == "older-rules"
    old = client.call("GET", f"/api/tables/{made['table']}/record").json()
    assert (old["game"], old["names"][0]) == ("dark-dealings", "Ann")
    assert "holder" not in str(old)
    assert [one["seat"] for one in old["answers"]] == [0]
    assert client.call("GET", f"/api/tables/{made['table']}/replay").status_code == 409


@pytest.mark.pure_only
def test_a_table_that_had_not_started_starts_under_the_new_rules(
    start: Start, monkeypatch: Patch
) -> None:
    made = start().new("me Ann", "random")
    other_rule(monkeypatch)
    client = start()
    done = client.call("POST", f"/api/tables/{made['table']}/start", made["token"]).json()
    assert done["header"]["phase"] == "playing"
    assert (
        start().call("GET", f"/api/tables/{made['table']}").json()["header"]["phase"] == "playing"
    )
