"""`overlord dataset`: played games for learners, as Parquet files."""

from pathlib import Path

import click

from overlord.cli.shared import parse_options, progress, with_jobs, with_options, with_players
from overlord.cli.simulate import specs_for_seats
from overlord.lab.dataset import PART, Order, write_dataset
from overlord.lab.series import Series, setup_of


@click.command("dataset")
@click.argument("game")
@click.option("--games", default=1000, show_default=True, help=f"Filled up to whole {PART}s.")
@with_players("greedy", "They repeat until all seats are taken.")
@click.option("--count", type=int, default=None, help="Seats; as many as players unless told.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same games.")
@with_options
@click.option("--box", default="", metavar="FILE", help="Cards that join or replace ours.")
@click.option("--out", required=True, metavar="DIR", help="A folder; the same call goes on there.")
@click.option("--search", is_flag=True, help="With visits and values of players that search.")
@with_jobs
def command(
    *,
    game: str,
    games: int,
    specs: list[str],
    count: int | None,
    seed: int,
    options: tuple[str, ...],
    box: str,
    out: str,
    search: bool,
    jobs: int,
    on: str,
) -> None:
    """Let players play games of GAME, and write every decision down.

    Each row has what the seat saw, its legal actions, its answer, and what the game was worth in
    the end. A run that was cut off goes on where it stopped.
    """
    seats = specs_for_seats(game, specs, count)
    whole = -(-games // PART) * PART
    series = Series(game, seats, whole, seed, parse_options(options), box)
    setup_of(series)  # complains before anything is written
    with progress(whole) as told:
        held = write_dataset(Order(series, thoughts=search), Path(out), jobs, told, on)
    click.echo(f"{out}: {held} games; README.md there says what is in the columns")
