"""`overlord encode`: a table as the numbers that learners get."""

import json
import sys
from pathlib import Path

import click

from overlord.cli import options
from overlord.cli.options import Missed
from overlord.cli.shared import parse_options, usual_seats, with_options
from overlord.core.encoding import Encoding, blank_row
from overlord.core.errors import BadPosition
from overlord.core.playout import play_on
from overlord.core.registry import game as game_of
from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.present.columns import columns


@click.command("encode")
@click.argument("game")
@click.argument("file", required=False)
@click.option("--seat", type=int, help="Whose row; of whoever is asked unless told. -1 watches.")
@click.option("--players", type=int, help="Seats, without a FILE; four unless told.")
@click.option("--seed", default=0, show_default=True, help="The deal, without a FILE.")
@click.option("--step", default=0, show_default=True, help="After so many random answers.")
@click.option("--fields", is_flag=True, help="What the numbers mean, without a table.")
@click.option("--all", "everything", is_flag=True, help="The zeros too.")
@with_options
@options.as_json
def command(
    *,
    game: str,
    file: str | None,
    seat: int | None,
    players: int | None,
    seed: int,
    step: int,
    fields: bool,
    everything: bool,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Print a table of GAME as a row of numbers, with the name of each.

    The table is that of a position in FILE (as `State.to_json` writes it; "-" reads the input),
    or a deal of its own. The numbers are what the seat sees, and nothing else.
    """
    found = game_of(game)
    seats = usual_seats(found) if players is None else players
    if fields:
        encoding = found.encoding(found.setup(seats, parse_options(options)))
        click.echo(json.dumps(_facts(encoding), indent=2) if as_json else _meanings(encoding))
        return
    s = (
        _position(game, file)
        if file
        else found.table(found.setup(seats, parse_options(options)), seed, memory=False)
    )
    play_on(s, seeded_rng(seed), step)
    encoding = found.encoding(s.setup)
    whose = encoding.seat_to_move(s) if seat is None else seat
    if not -1 <= whose < s.players:
        raise Missed(f"expected a seat from -1 to {s.players - 1}, found {whose}")
    row = blank_row(encoding.width)
    encoding.fill(s, whose, row, 0)
    numbers = memoryview(row).tolist()
    if as_json:
        click.echo(json.dumps(_facts(encoding) | {"seat": whose, "row": numbers}))
        return
    click.echo(f"{game}-v{encoding.version}, seat {whose}: {encoding.width} numbers")
    zones = ["", *s.setup.layout.names]
    for i, (name, number) in enumerate(zip(encoding.names(), numbers, strict=True)):
        if number or everything:
            where = f"  {zones[number]}" if i < encoding.cards and number else ""
            click.echo(f"  {name} {number}{where}")


def _position(game: str, file: str) -> State:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
        found: State = game_of(game).from_json(json.loads(text))
    except (OSError, ValueError) as problem:
        raise BadPosition(f"{file}: cannot read a position: {problem}") from None
    return found


def _facts(encoding: Encoding) -> dict[str, object]:
    """All that a program needs to read a row."""
    return {
        "game": encoding.setup.game.id,
        "version": encoding.version,
        "width": encoding.width,
        "actions": encoding.actions,
        "runs": [
            {
                "name": run.name,
                "first": run.first,
                "size": run.size,
                "low": run.low,
                "high": run.high,
                "about": run.about,
                "cells": run.cells,
            }
            for run in encoding.runs
        ],
        "questions": [{"prompt": prompt, "about": about} for prompt, about in encoding.questions()],
    }


def _meanings(encoding: Encoding) -> str:
    rows = [["name", "from", "count", "range", "meaning"]]
    rows += [
        [run.name, str(run.first), str(run.size), f"{run.low}..{run.high}", run.about]
        for run in encoding.runs
    ]
    return columns(rows)
