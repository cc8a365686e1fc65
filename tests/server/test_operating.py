"""Operating a server: settings, logs, metrics, and what its owner does to tables."""

import gzip
import json
import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bench.kill import Server
from overlord import verify
from overlord.cli import overlord
from overlord.core.plain_text import plain
from overlord.core.record import parse_record
from overlord.server import bans as bans_module
from overlord.server.bans import BadBan, Bans, read_bans
from overlord.server.logs import Json, Lines, about
from overlord.server.settings import BadSettings, Settings, read_settings
from overlord.server.store.backup import BadBackup, back_up, restore_backup
from overlord.server.store.schema import blobs
from overlord.server.store.store import Store, url_of
from tests.server.conftest import Start
from tests.server.talk import Client

# Settings


def test_options_stand_above_the_environment_and_that_above_the_file(tmp_path: Path) -> None:
    file = tmp_path / "overlord.toml"
    file.write_text('port = 1\nworkers = 2\nhosts = ["a.example"]\nlimits = false\n')
    surroundings = {"OVERLORD_WORKERS": "3", "OVERLORD_HOSTS": "b.example, c.example"}
    settings = read_settings(str(file), surroundings, port=5, host=None)
    assert settings == Settings(port=5, workers=3, hosts=["b.example", "c.example"], limits=False)
    assert read_settings("", {}) == Settings()


@pytest.mark.parametrize(
    ("text", "surroundings", "told"),
    [
        ("prot = 1", {}, "perhaps port"),
        ("zzz = 1", {}, "expected: host, port"),
        ("port = 70000", {}, "port"),
        ("port = [", {}, "expected TOML"),
        ("", {"OVERLORD_PORT": "many"}, "OVERLORD_PORT"),
        ("", {"OVERLORD_LOG": "xml"}, "OVERLORD_LOG"),
        ("", {"OVERLORD_LIMITS": "perhaps"}, "OVERLORD_LIMITS"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(
    tmp_path: Path, text: str, surroundings: dict[str, str], told: str
) -> None:
    file = tmp_path / "overlord.toml"
    file.write_text(text)
    with pytest.raises(BadSettings, match=told):
        read_settings(str(file), surroundings)


def test_every_setting_is_explained() -> None:
    page = Path("docs/howto/run-a-server.md").read_text("utf-8")
    assert [name for name in Settings.__struct_fields__ if f"`{name}`" not in page] == []


# Logs


def record(message: str, **facts: object) -> logging.LogRecord:
    made = logging.LogRecord("overlord.server", logging.WARNING, "", 0, message, (), None)
    made.__dict__.update(about(**facts))
    made.created = 0.25
    return made


def test_a_line_of_the_log_has_time_level_event_and_facts() -> None:
    line = Lines().format(record("store-failed", table="ABC", why="disk full\nINFO forged"))
    assert line == (
        '1970-01-01T00:00:00.250Z WARNING store-failed table=ABC why="disk full\\nINFO forged"'
    )
    told = json.loads(Json().format(record("store-failed", table="ABC", why="\x1b[31m")))
    assert told == {
        "time": "1970-01-01T00:00:00.250Z",
        "level": "warning",
        "event": "store-failed",
        "table": "ABC",
        "why": "\x1b[31m",
    }


def test_no_secret_is_logged(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        made = client.new("me Ann", "random", start=True)
        with client.at(made["table"], made["token"]) as talk:
            talk.play()
            secret = talk.header["fairness"]["secret"]
    text = "\n".join(Json().format(line) for line in caplog.records)
    assert made["token"] not in text
    assert secret not in text


# Metrics


def test_metrics_count_what_happens(client: Client) -> None:
    client.http.app.state.metrics = "all"  # type: ignore[attr-defined]  # Starlette's
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        assert talk.play(3) == 3
        told = client.call("GET", "/metrics").text
    lines = dict(line.rsplit(" ", 1) for line in told.splitlines() if line[0] != "#")
    assert lines['overlord_answers_total{source="person"}'] == "3.0"
    assert lines["overlord_tables"] == "1.0"
    assert lines["overlord_sockets"] == "1.0"
    assert float(lines["overlord_commit_seconds_count"]) > 3
    assert {"overlord_bots_waiting", "overlord_loop_lag_seconds_count"} <= lines.keys()


def test_metrics_are_for_this_machine_unless_told(client: Client) -> None:
    assert client.call("GET", "/metrics").status_code == 404  # "testclient" is elsewhere


# What the owner does


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.sqlite"))
    yield running
    running.kill()


def admin(db: str, *words: str) -> Result:
    return CliRunner().invoke(overlord, ["admin", words[0], "--db", db, *words[1:]])


def new(server: Server, *names: str) -> str:
    seats = [{"kind": "me", "name": name} for name in names]
    wish = {"game": "dark-dealings", "seats": seats, "start": len(names) > 1}
    return str(json.loads(server.ask("/api/tables", wish))["table"])


def header(server: Server, table: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(server.ask(f"/api/tables/{table}"))["header"]
    return found


def test_tables_are_listed_shown_and_exported_while_the_server_runs(
    server: Server, tmp_path: Path
) -> None:
    tables = [new(server, "Ann", "Bob"), new(server, "Cid")]
    listed = [json.loads(line) for line in admin(server.db, "list", "--json").output.splitlines()]
    assert [(one["table"], one["state"]) for one in listed] == [
        (tables[0], "playing"),
        (tables[1], "lobby"),
    ]
    only = admin(server.db, "list", "--name", "Cid").output
    assert tables[1] in only
    assert tables[0] not in only
    assert "names: Ann, Bob" in admin(server.db, "show", tables[0]).output
    file = tmp_path / "table.jsonl"
    assert "2 events" in admin(server.db, "export", tables[0], str(file)).output
    assert [json.loads(line)["deed"] for line in file.read_text().splitlines()] == [
        "created",
        "started",
    ]
    missing = admin(server.db, "show", "NOTHING")
    assert str(missing.exception) == "there is no table NOTHING"


def test_a_table_is_closed_with_a_reason_that_all_read(server: Server) -> None:
    table = new(server, "Ann", "Bob")
    assert admin(server.db, "close", table, "--reason", "Too loud").exit_code == 0
    told = header(server, table)
    assert told["phase"] == "stopped"
    assert "Too loud" in str(told["stopped"])
    again = admin(server.db, "close", table)
    assert str(again.exception) == "The game is over."
    server.kill()
    server.start()
    assert header(server, table)["phase"] == "stopped"


@pytest.mark.parametrize("running", [True, False])
def test_nothing_is_kept_of_a_table_that_is_deleted(server: Server, running: bool) -> None:
    table, other = new(server, "Ann", "Bob"), new(server, "Cid", "Dan")
    if not running:
        server.kill()
    assert admin(server.db, "delete", table).exit_code == 0
    if not running:
        server.start()
    with pytest.raises(OSError, match="404"):
        server.ask(f"/api/tables/{table}")
    assert header(server, other)["phase"] == "playing"
    assert table not in admin(server.db, "list").output


def test_only_the_owner_closes_tables(server: Server) -> None:
    table = new(server, "Ann", "Bob")
    control = Path(server.db + ".control")
    assert control.stat().st_mode & 0o777 == 0o600
    for token in ("", "wrong"):
        with pytest.raises(OSError, match="404"):
            server.ask(f"/api/admin/tables/{table}/close", {}, token)
    assert header(server, table)["phase"] == "playing"


def test_an_address_is_banned_and_may_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bans_module, "LOOK", 0.0)
    db = str(tmp_path / "other.sqlite")
    bans = Bans(tmp_path / "other.sqlite.bans")
    assert not bans.covers("192.0.2.7")
    assert admin(db, "ban", "192.0.2.0/24", "--reason", "spam", "--days", "1").exit_code == 0
    assert admin(db, "ban", "2001:db8::1").exit_code == 0
    assert bans.covers("192.0.2.7")
    assert bans.covers("2001:db8::1")
    assert not bans.covers("192.0.3.7")
    assert "192.0.2.0/24" in admin(db, "ban").output
    assert admin(db, "ban", "192.0.2.0/24", "--lift").exit_code == 0
    assert not bans.covers("192.0.2.7")
    assert "expected an address" in str(admin(db, "ban", "nonsense").exception)
    bans.file.write_text("192.0.2.7 2020-01-01T00:00:00+00:00 long ago\n")
    assert not bans.covers("192.0.2.7")
    bans.file.write_text("not a ban\n")
    with pytest.raises(BadBan, match="line 1"):
        read_bans(bans.file)


# Backup and retention


def filled(db: str, monkeypatch: pytest.MonkeyPatch, start: Start, games: int) -> list[str]:
    client = start(db)
    monkeypatch.setattr(client.lobby.services.limits.makers, "most", 1e6)
    tables = []
    for _ in range(games):
        made = client.new("me Ann", "random", start=True)
        tables.append(made["table"])
        with client.at(made["table"], made["token"]) as talk:
            talk.play()
    return tables


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_of_a_running_server_brings_every_game_back(
    kind: str,
    start: Start,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    db = request.getfixturevalue("postgres") if kind == "postgres" else str(tmp_path / "a.sqlite")
    tables = filled(db, monkeypatch, start, int(os.environ.get("OVERLORD_GAMES", "3")))
    file, back = tmp_path / "backup.gz", str(tmp_path / "back.sqlite")
    store = Store(url_of(db))
    rows = back_up(store, file)
    store.close()
    assert file.stat().st_mode & 0o777 == 0o600
    assert f"{rows} rows" in admin(back, "restore", str(file)).output
    again = admin(back, "restore", str(file))
    assert "expected an empty database" in str(again.exception)
    client = start(back)
    for table in tables:
        raw = client.call("GET", f"/api/tables/{table}/record").content
        client.lobby.services.limits.costly._of.clear()
        assert verified(raw)
    if kind == "postgres":
        engine = Store(url_of(db))
        for one in engine.all_tables():  # of other tests, too
            engine.drop(one.id).result()
        with engine.engine.begin() as connection:
            connection.execute(blobs.delete())  # that games have in common
        assert restore_backup(engine, file) == rows  # and into PostgreSQL
        engine.close()


def verified(raw: bytes) -> bool:
    return bool(verify(parse_record(raw)).over)


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (lambda raw: b"".join(raw.splitlines(keepends=True)[:-1]), "not whole"),
        (lambda raw: b"".join(raw.splitlines(keepends=True)[:-2] + raw.splitlines()[-1:]), "rows"),
        (lambda raw: raw.replace(b'"deed"', b'"deeds"', 1), "which this version has not"),
        (lambda _raw: b"something else", "no backup"),
    ],
)
def test_a_backup_that_is_not_whole_restores_nothing(
    harm: object, told: str, start: Start, tmp_path: Path
) -> None:
    db = str(tmp_path / "a.sqlite")
    client = start(db)
    client.new("me Ann", "open")
    file = tmp_path / "backup.gz"
    back_up(client.lobby.store, file)
    raw = gzip.decompress(file.read_bytes())
    file.write_bytes(gzip.compress(harm(raw)))  # type: ignore[operator]
    empty = Store(url_of(str(tmp_path / "b.sqlite")))
    with pytest.raises(BadBackup, match=told):
        restore_backup(empty, file)
    assert empty.all_tables() == []
    empty.close()


def test_finished_games_are_kept_as_long_as_the_setting_says(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [table] = filled("", monkeypatch, start, 1)
    client = start()
    running = client.new("me Ann", "me Bob", start=True)["table"]
    client.lobby.keep_finished = 86_400.0
    portal = client.http.portal
    assert portal is not None
    portal.call(client.lobby.tidy)
    assert client.lobby.store.events(table)
    client.now.at += 86_401
    portal.call(client.lobby.tidy)
    assert client.lobby.store.events(table) == []
    assert client.lobby.store.events(running)
    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        assert rows.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    rows.close()


# What is printed


def test_names_of_a_record_cannot_command_a_terminal() -> None:
    assert plain("\x1b]0;x\x07 \u202eA\u2066\nb") == " ]0;x  A b"
    assert plain("Zoë 👩‍🚀") == "Zoë 👩‍🚀"
