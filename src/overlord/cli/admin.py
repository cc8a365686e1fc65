"""`overlord admin`: look after the tables of a server."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from overlord.cli.options import Missed, as_json, default_database, kept_games
from overlord.core.errors import OverlordError
from overlord.core.plain_text import plain


def with_db(call: Callable[..., Any]) -> Callable[..., Any]:
    return click.option(
        "--db",
        envvar="OVERLORD_DB",
        default=default_database,
        metavar="FILE|postgresql://…",
        help="The database of the server; by default as `overlord serve`.",
    )(call)


@click.group("admin")
def command() -> None:
    """Look after the tables of a server, while it runs or not."""


@command.command("list")
@with_db
@click.option("--name", default="", help="Only tables where somebody of that name sits.")
@as_json
def list_tables(db: str, name: str, as_json: bool) -> None:
    """All tables, oldest first."""
    from overlord.server.admin import tables  # noqa: PLC0415  (slow to load)

    for one in tables(db):
        if name and name not in one["names"]:
            continue
        if as_json:
            click.echo(json.dumps(one))
        else:
            facts = [one["table"], one["made"], f"{one['state']:8}", one["game"]]
            click.echo(plain("  ".join([*facts, ", ".join(one["names"])])))


@command.command("show")
@with_db
@click.argument("table")
@as_json
def show(db: str, table: str, as_json: bool) -> None:
    """One table: who sits there, and how far it is."""
    from overlord.server.admin import table_facts  # noqa: PLC0415  (slow to load)

    found = table_facts(db, table)
    if as_json:
        click.echo(json.dumps(found))
        return
    for key, value in found.items():
        click.echo(plain(f"{key}: {', '.join(value) if isinstance(value, list) else value}"))


@command.command("close")
@with_db
@click.argument("table")
@click.option("--reason", default="", help="What everybody at the table reads.")
def close(db: str, table: str, reason: str) -> None:
    """End a table of the running server now; it is kept, and cannot go on."""
    from overlord.server.admin import close_table  # noqa: PLC0415  (slow to load)

    close_table(db, kept_games().parent, table, reason)
    click.echo(f"{table} is closed")


@command.command("export")
@with_db
@click.argument("table")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def export(db: str, table: str, file: Path) -> None:
    """Write all that is stored of a table to a file, as lines of JSON."""
    from overlord.server.admin import export_table  # noqa: PLC0415  (slow to load)

    click.echo(f"{export_table(db, table, file)} events in {file}")


@command.command("delete")
@with_db
@click.argument("table")
def delete(db: str, table: str) -> None:
    """Keep nothing of a table: its game, its names, its chat."""
    from overlord.server.admin import delete_table  # noqa: PLC0415  (slow to load)

    delete_table(db, kept_games().parent, table)
    click.echo(f"{table} is deleted")


@command.command("backup")
@with_db
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(db: str, file: Path) -> None:
    """Write everything to a file, also while the server runs."""
    from overlord.server.admin import opened  # noqa: PLC0415  (slow to load)
    from overlord.server.store.backup import back_up  # noqa: PLC0415

    with opened(db) as store:
        click.echo(f"{back_up(store, file)} rows in {file}")


@command.command("restore")
@with_db
@click.argument("file", type=click.Path(dir_okay=False, exists=True, path_type=Path))
def restore(db: str, file: Path) -> None:
    """Fill an empty database from a backup; of SQLite or PostgreSQL, whichever it came from."""
    from overlord.server.admin import held  # noqa: PLC0415  (slow to load)
    from overlord.server.store.backup import restore_backup  # noqa: PLC0415

    with held(db) as store:
        click.echo(f"{restore_backup(store, file)} rows from {file}")


@command.command("ban")
@with_db
@click.argument("address", required=False)
@click.option("--days", type=click.FloatRange(0), default=0, help="0: for ever.  [default: 0]")
@click.option("--reason", default="", help="For you.")
@click.option("--lift", is_flag=True, help="The address may come again.")
def ban(db: str, address: str | None, days: float, reason: str, lift: bool) -> None:
    """Keep an address or a network away; without one, list who is kept away."""
    from overlord.server.admin import bans_of  # noqa: PLC0415  (slow to load)
    from overlord.server.bans import (  # noqa: PLC0415
        Ban,
        banned_until,
        network_of_ban,
        read_bans,
        write_bans,
    )

    file = bans_of(db, kept_games().parent)
    there = read_bans(file)
    if address is None:
        if lift:
            raise Missed("expected the address that may come again")
        for one in there:
            click.echo(plain(one.line()))
        return
    network = network_of_ban(address)
    others = [one for one in there if one.network != network]
    if lift and len(others) == len(there):
        raise OverlordError(f"{network} is not kept away")
    fresh = [] if lift else [Ban(network, banned_until(days), plain(reason))]
    write_bans(file, [*others, *fresh])
    click.echo(f"{network} may come again" if lift else f"{network} is kept away")
