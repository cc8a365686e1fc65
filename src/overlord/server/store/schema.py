"""Schema of the database, with its version: migrations go forward only, each in one transaction."""

from typing import NamedTuple

import sqlalchemy as sql

from overlord.core.errors import OverlordError

# Seconds since 1970.
MOMENT: sql.types.TypeEngine[float] = sql.REAL().with_variant(sql.Double(), "postgresql")

facts = sql.MetaData()
tables = sql.Table(
    "tables",
    facts,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("game", sql.Text, nullable=False),
    sql.Column("over", sql.Integer, nullable=False, server_default="0", index=True),
    sql.Column("private", sql.Integer, nullable=False),
    sql.Column("created", MOMENT, nullable=False),
)
rows = sql.Table(
    "deeds",
    facts,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("deed", sql.Text, nullable=False),
    sql.Column("at", MOMENT),  # when it was stored
    sql.Column("change", sql.LargeBinary),  # what it changed in the game (`table.changes`)
    sqlite_with_rowid=False,
)
blobs = sql.Table(  # boxes and forms of positions; with a table_id, of that table alone
    "blobs",
    facts,
    sql.Column("kind", sql.Text, primary_key=True),
    sql.Column("digest", sql.Text, primary_key=True),
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("data", sql.LargeBinary, nullable=False),  # deflated JSON
)
records = sql.Table(  # of games that are over; empty where a game has none
    "records",
    facts,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("record", sql.LargeBinary, nullable=False),  # deflated
)
persons = sql.Table(  # not in use yet
    "persons",
    facts,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("created", MOMENT, nullable=False),
)
seats = sql.Table(  # whose seat it was; not in use yet
    "seats",
    facts,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("person_id", sql.Text, nullable=False, index=True),
)

apart = sql.MetaData()  # what is of this database alone, and in no backup
versions = sql.Table("schema", apart, sql.Column("version", sql.Integer, primary_key=True))


class Migration(NamedTuple):
    """Steps from each version to the next; new tables are made by themselves."""

    version: int
    statements: list[str]


FIRST = 1  # databases that do not tell their version
MIGRATIONS = [
    Migration(
        2,
        [
            "ALTER TABLE deeds ADD COLUMN at {moment}",
            "ALTER TABLE deeds ADD COLUMN change {bytes}",
        ],
    ),
]
TYPES = {
    "sqlite": {"moment": "REAL", "bytes": "BLOB"},
    "postgresql": {"moment": "DOUBLE PRECISION", "bytes": "BYTEA"},
}


class NewerSchema(OverlordError):
    """The database was written by a later release."""


def migrate(engine: sql.Engine) -> None:
    """Bring the database to the version at hand; raises NewerSchema."""
    latest = MIGRATIONS[-1].version
    with engine.connect() as connection:
        if _version(connection) == latest:
            return
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # or DDL would commit by itself
        found = _version(connection)
        if found > latest:
            raise NewerSchema(
                f"this database has schema version {found}; this release knows {latest} at most"
            )
        if found < latest:
            for one in MIGRATIONS if found else []:
                if one.version > found:
                    for statement in one.statements:
                        words = TYPES[engine.dialect.name]
                        connection.exec_driver_sql(statement.format(**words))
            facts.create_all(connection)
            apart.create_all(connection)
            connection.execute(versions.delete())
            connection.execute(versions.insert(), [{"version": latest}])
        connection.commit()


def _version(connection: sql.Connection) -> int:
    """The version of a database; 0 if there is nothing in it."""
    there = sql.inspect(connection).get_table_names()
    if versions.name in there:
        found = connection.execute(sql.select(versions.c.version)).scalar()
        return FIRST if found is None else int(found)
    return FIRST if tables.name in there else 0
