"""Commands of a host on the tables of a server, while it runs or not."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from overlord.core.errors import OverlordError
from overlord.server.control import NoServer, state_file, tell_server
from overlord.server.store.leader import hold
from overlord.server.store.store import Store, StoredTable, url_of
from overlord.server.table import events


@contextmanager
def opened(db: str) -> Iterator[Store]:
    """A database that is there, to look at."""
    url = url_of(db)
    if url.startswith("sqlite") and not Path(db).is_file():
        raise OverlordError(f"there is no database {db}")
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def held(db: str) -> Iterator[Store]:
    """A database that no server uses, to change; raises Held."""
    url = url_of(db)
    hold_ = hold(url)
    store = Store(url)
    try:
        yield store
    finally:
        store.close()
        if hold_ is not None:
            hold_.release()


def tables(db: str) -> Iterator[dict[str, Any]]:
    """The facts of all tables, oldest first."""
    with opened(db) as store:
        for one in store.all_tables():
            yield _facts(store, one)


def table_facts(db: str, table: str) -> dict[str, Any]:
    with opened(db) as store:
        found = store.table(table)
        if found is None:
            raise OverlordError(f"there is no table {table}")
        return _facts(store, found)


def _facts(store: Store, one: StoredTable) -> dict[str, Any]:
    made = datetime.fromtimestamp(one.created, UTC).isoformat(timespec="seconds")
    stored = store.events(one.id)
    names, state = _names_and_state(stored)
    return {
        "table": one.id,
        "game": one.game,
        "made": made.replace("+00:00", "Z"),
        "state": "over" if one.over else state,
        "private": one.private,
        "events": len(stored),
        "names": names,
    }


def _names_and_state(stored: list[str]) -> tuple[list[str], str]:
    """Names at a table, and whether it has begun; as far as its events can be read."""
    names: list[str] = []
    state = "lobby"
    for raw in stored:
        try:
            event = events.read(raw)
        except msgspec.MsgspecError:
            return names, "broken"
        match event:
            case events.Created():
                names += [place.name for place in event.places if place.kind == "person"]
            case events.Joined():
                names.append(event.name)
            case events.Started():
                state = "playing"
            case events.Closed():
                state = "closed"
            case _:
                pass
    return sorted(set(names) - {""}), state


def export_table(db: str, table: str, file: Path) -> int:
    """All stored events of a table, a line each."""
    with opened(db) as store:
        stored = store.events(table)
    if not stored:
        raise OverlordError(f"there is no table {table}")
    file.touch(mode=0o600)
    file.write_text("".join(line + "\n" for line in stored), "utf-8")
    return len(stored)


def close_table(db: str, home: Path, table: str, reason: str) -> None:
    control = state_file(url_of(db), home, "control")
    tell_server(control, "POST", f"/api/admin/tables/{table}/close", {"reason": reason})


def delete_table(db: str, home: Path, table: str) -> None:
    """By the running server, which then forgets it; else in the database."""
    table_facts(db, table)
    try:
        control = state_file(url_of(db), home, "control")
        tell_server(control, "DELETE", f"/api/admin/tables/{table}")
    except NoServer:
        with held(db) as store:
            store.drop(table).result()


def bans_of(db: str, home: Path) -> Path:
    """The file of the bans of a server."""
    return state_file(url_of(db), home, "bans")
