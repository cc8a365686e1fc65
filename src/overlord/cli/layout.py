"""`overlord layout`: what a state of a game holds, zone by zone and field by field."""

import json

import click

from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.core.registry import game as game_of

SIGHTS = {NOBODY: "nobody", EVERYONE: "everybody", OWNER: "its owner"}


@click.command("layout")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(game: str, as_json: bool) -> None:
    """Print what a state of GAME holds: its zones and its fields."""
    layout = game_of(game).layout
    zones, fields = zones_of(layout), [field.described() for field in layout.fields]
    if as_json:
        click.echo(json.dumps({"zones": zones, "fields": fields}, indent=2))
        return
    click.echo("Zones: name, for, who may look")
    click.echo(table(zones))
    click.echo("\nFields: name, for, values, meaning")
    click.echo(table(fields))


def zones_of(layout: Layout) -> list[list[str]]:
    rows: list[list[str]] = []
    for zone, name in enumerate(layout.names):
        owned = layout.owners[zone] >= 0
        if layout.owners[zone] <= 0:
            sight = SIGHTS.get(layout.sight[zone], "some seats")
            rows.append([name.removesuffix(".0"), "each chair" if owned else "the table", sight])
    return rows


def table(rows: list[list[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)] if rows else []
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )
