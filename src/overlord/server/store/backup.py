"""Backup of a database while it is used, and back again, into SQLite or PostgreSQL.

A backup is gzipped lines of JSON: first what it holds, then one line for each row, and at the end
how many. All of it is one moment of the database.
"""

import base64
import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql

from overlord.core.errors import OverlordError
from overlord.server.store.schema import facts
from overlord.server.store.store import Store

FORMAT = 1
MANY = 500  # rows at once


class BadBackup(OverlordError):
    """A backup that cannot be used; says why."""


class Head(msgspec.Struct):
    overlord_backup: int
    columns: dict[str, list[str]]


class Row(msgspec.Struct, array_like=True):
    table: str
    values: list[Any]


class End(msgspec.Struct):
    rows: int


def back_up(store: Store, file: Path) -> int:
    """Write all rows to a file, which appears when it is whole. Gives their number."""
    fresh = file.with_name(file.name + ".part")
    fresh.touch(mode=0o600)
    count = 0
    with gzip.open(fresh, "wb", compresslevel=6) as out, _moment(store) as connection:
        columns = {str(table.name): _columns(table) for table in facts.sorted_tables}
        out.write(_line(Head(FORMAT, columns)))
        for table in facts.sorted_tables:
            found = connection.execution_options(yield_per=MANY).execute(sql.select(table))
            for row in found:
                out.write(_line(Row(str(table.name), [_plain(value) for value in row])))
                count += 1
        out.write(_line(End(count)))
    with fresh.open("rb") as written:
        os.fsync(written.fileno())
    fresh.replace(file)
    return count


def restore_backup(store: Store, file: Path) -> int:
    """Fill an empty database; all of it or nothing. Gives the number of rows."""
    with store.engine.begin() as connection:
        for table in facts.sorted_tables:
            if connection.execute(sql.select(table).limit(1)).first() is not None:
                raise BadBackup("expected an empty database; this one has rows already")
        count = 0
        for name, rows in _batches(file):
            connection.execute(facts.tables[name].insert(), rows)
            count += len(rows)
    return count


def _moment(store: Store) -> sql.Connection:
    """A connection that sees one moment, whatever is written meanwhile."""
    level = "SERIALIZABLE" if store.engine.dialect.name == "sqlite" else "REPEATABLE READ"
    return store.engine.connect().execution_options(isolation_level=level)


def _batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, table by table, many at once."""
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(lines.readline(), type=Head)
            _check(head, file)
            batch: list[dict[str, Any]] = []
            name = ""
            for count, line in enumerate(lines):
                if line.startswith(b"{"):
                    _check_end(msgspec.json.decode(line, type=End), count, file)
                    break
                row = msgspec.json.decode(line, type=Row)
                if batch and (row.table != name or len(batch) == MANY):
                    yield name, batch
                    batch = []
                name = row.table
                values = [_typed(value) for value in row.values]
                batch.append(dict(zip(head.columns[name], values, strict=True)))
            else:
                raise BadBackup(f"{file}: it is not whole: its end is missing")
            if batch:
                yield name, batch
    except (OSError, EOFError, msgspec.MsgspecError, ValueError, KeyError) as problem:
        raise BadBackup(f"{file}: this is no backup that can be read ({problem})") from None


def _columns(table: sql.Table) -> list[str]:
    return [str(column.name) for column in table.columns]


def _check(head: Head, file: Path) -> None:
    if head.overlord_backup != FORMAT:
        raise BadBackup(f"{file}: expected format {FORMAT}, found {head.overlord_backup}")
    for name, columns in head.columns.items():
        ours = _columns(facts.tables[name]) if name in facts.tables else []
        unknown = [column for column in columns if column not in ours]
        if unknown:
            raise BadBackup(f"{file}: {name} has {', '.join(unknown)}, which this version has not")


def _check_end(end: End, count: int, file: Path) -> None:
    if end.rows != count:
        raise BadBackup(f"{file}: expected {end.rows} rows, found {count}")


def _line(struct: msgspec.Struct) -> bytes:
    return msgspec.json.encode(struct) + b"\n"


def _plain(value: object) -> object:
    """A value for JSON; bytes are marked."""
    if isinstance(value, (bytes, memoryview)):
        return {"bytes": base64.b64encode(bytes(value)).decode()}
    return value


def _typed(value: object) -> object:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value
