"""Storing: the same on SQLite and PostgreSQL, and a clear word when it cannot be done."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from overlord.server.store.schema import apart, facts, rows
from overlord.server.store.store import Conflict, NewTable, Store, StoreFailed, url_of
from tests.server.conftest import Start


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables of ours."""
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite")
    address = str(request.getfixturevalue("postgres"))
    engine = sql.create_engine(url_of(address))
    for kept in (facts, apart):
        kept.drop_all(engine)
    engine.dispose()
    return address


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    opened = Store(url_of(place), busy=0.2)
    yield opened
    opened.close()


def new(id: str, created: float = 1.0, private: bool = False) -> NewTable:
    return NewTable(id, "dark-dealings", private, created)


def test_events_come_back_in_order(store: Store) -> None:
    store.create(new("A"), b"{}").result(5)
    for seq in range(2, 12):
        store.append("A", seq, b'{"n":%d}' % seq)
    store.append("A", 12, '{"è":1}'.encode()).result(5)

    assert store.events("A")[:3] == ["{}", '{"n":2}', '{"n":3}']
    assert store.events("A", 11) == ['{"è":1}']
    assert store.events("B") == []


def test_a_second_writer_of_a_row_loses_and_only_that_row(store: Store) -> None:
    store.create(new("A"), b"{}").result(5)
    store.append("A", 2, b"first").result(5)

    answers = [store.append("A", 2, b"second"), store.append("A", 3, b"third")]

    with pytest.raises(Conflict):
        answers[0].result(5)
    answers[1].result(5)
    assert store.events("A") == ["{}", "first", "third"]


def test_live_and_finished_tables(store: Store) -> None:
    for number, id in enumerate("ABCD"):
        store.create(new(id, created=number, private=id == "D"), b"{}")
    for id in "BCD":
        store.end(id).result(5)

    assert store.live_tables() == ["A"]
    assert store.live_tables(since=1.0) == []
    assert store.finished_tables(10) == ["C", "B"]
    assert store.finished_tables(1) == ["C"]


def test_nothing_is_left_of_a_dropped_table(store: Store) -> None:
    for id in "AB":
        store.create(new(id), b"{}")
    store.append("A", 2, b"x")
    store.drop("A").result(5)

    assert store.live_tables() == ["B"]
    assert (store.events("A"), store.events("B")) == ([], ["{}"])
    store.create(new("A"), b"again").result(5)


def test_what_has_gathered_is_written_before_the_end(place: str) -> None:
    store = Store(url_of(place))
    answers = [store.append("A", seq, b"x") for seq in range(1, 400)]
    store.close()
    again = Store(url_of(place))

    assert all(answer.done() for answer in answers)
    assert len(again.events("A")) == 399
    again.close()


def test_a_withdrawn_request_does_not_stop_the_writer(store: Store) -> None:
    with store.engine.connect():
        answers = [store.append("A", seq, b"x") for seq in range(1, 50)]
        for answer in answers:
            answer.cancel()

    store.append("B", 1, b"x").result(5)


def test_a_full_disk_is_a_clear_refusal_and_harms_nothing(tmp_path: Path) -> None:
    path = tmp_path / "full.sqlite"
    store = Store(url_of(str(path)))
    store.create(new("A"), b"{}").result(5)

    @sql.event.listens_for(store.engine, "checkout")
    def full(connection: sqlite3.Connection, *_more: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    answers = [store.append("A", seq, b"x" * 5000) for seq in range(2, 100)]
    stored = 1 + sum(answer.exception(5) is None for answer in answers)
    with pytest.raises(StoreFailed, match="full"):
        store.append("A", stored + 1, b"x" * 5000).result(5)
    sql.event.remove(store.engine, "checkout", full)
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=1000000")
    store.close()

    again = Store(url_of(str(path)))
    again.append("A", stored + 1, b"more").result(5)
    with again.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    assert len(again.events("A")) == stored + 1
    again.close()


def test_a_locked_database_is_a_clear_refusal_over_the_socket(start: Start, tmp_path: Path) -> None:
    client = start(busy=0.1)
    made = client.new("me Ann", "me Bob", start=True)
    with client.at(made["table"], made["token"]) as talk:
        before = talk.version
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = talk.act()
        assert (refused["type"], refused["code"]) == ("refused", "cannot-store")
        assert "locked" not in refused["sentence"]  # what the database said is for the log
        assert refused["version"] == before
        assert client.new("me Eve", "random", status=503)["code"] == "cannot-store"
        other.execute("ROLLBACK")
        other.close()
        assert talk.act()["type"] == "ack"


def test_an_answer_of_the_database_that_was_lost_is_caught_up_with(
    start: Start, tmp_path: Path
) -> None:
    """The row is there although the table was told otherwise: it learns from the conflict."""
    client = start()
    made = client.new("me Ann", "me Bob", start=True)
    with client.at(made["table"], made["token"]) as talk:
        event = '{"deed":"acted","seat":1,"action":%d,"source":"person"}'
        hand = client.lobby.runners[made["table"]].table.match.options(1)
        engine = sql.create_engine(url_of(str(tmp_path / "tables.sqlite")))
        with engine.begin() as connection:
            told = {"table_id": made["table"], "seq": 3, "deed": event % hand[0]}
            connection.execute(rows.insert(), told)
        engine.dispose()
        assert talk.act()["code"] == "stale"
        assert talk.version == 3
        assert talk.act()["type"] == "ack"


def test_a_game_is_kept_on_either_database(start: Start, place: str) -> None:
    client = start(place)
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        talk.play(6)
        before = talk.version
    client = start(place)
    with client.at(made["table"], made["token"]) as talk:
        assert talk.version >= before
        talk.play()
    listed = client.call("GET", "/api/tables").json()

    assert [table["table"] for table in listed["over"]] == [made["table"]]


def test_addresses_of_databases(tmp_path: Path) -> None:
    assert url_of("x.sqlite") == "sqlite:///x.sqlite"
    assert url_of("postgresql://h/d") == "postgresql+psycopg://h/d"
    with pytest.raises(StoreFailed, match="expected a file"):
        url_of("mysql://h/d")
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed, match="cannot use"):
        Store(url_of(str(tmp_path / "file" / "x.sqlite")))
    with pytest.raises(StoreFailed, match="cannot use the database"):
        Store(url_of(str(tmp_path)))
