"""`overlord simulate`: let players play many games and count."""

import json

import click

from overlord.cli.shared import (
    parse_options,
    progress,
    usual_seats,
    with_jobs,
    with_options,
    with_players,
)
from overlord.core.errors import BadOption
from overlord.core.registry import game as game_of
from overlord.lab.series import Series, setup_of
from overlord.lab.simulate import Report, Row, simulate
from overlord.present.columns import columns


@click.command("simulate")
@click.argument("game")
@click.option("--games", default=100, show_default=True, help="How many games.")
@with_players("greedy,random", "They repeat until all seats are taken.")
@click.option("--count", type=int, default=None, help="Seats; as many as players unless told.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same games.")
@with_options
@click.option("--box", default="", metavar="FILE", help="Cards that join or replace ours.")
@with_jobs
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--rotate/--no-rotate",
    default=True,
    show_default=True,
    help="Play each deal once in every seating.",
)
def command(
    *,
    game: str,
    games: int,
    specs: list[str],
    count: int | None,
    seed: int,
    options: tuple[str, ...],
    box: str,
    jobs: int,
    on: str,
    as_json: bool,
    rotate: bool,
) -> None:
    """Let players play many games of GAME and count wins and scores.

    A win that is shared counts as its share; alone, a game counts as the share of what could
    be reached. Intervals are 95 %.
    """
    seats = specs_for_seats(game, specs, count)
    series = Series(game, seats, games, seed, parse_options(options), box, rotate)
    setup_of(series)  # complains before anything is shown
    with progress(games) as told:
        report = simulate(series, jobs, told, on)
    click.echo(json.dumps(report.as_json(), indent=2) if as_json else text(report))


def specs_for_seats(game: str, specs: list[str], count: int | None) -> tuple[str, ...]:
    """One spec for each seat."""
    if count is None:
        count = len(specs) if len(specs) > 1 else usual_seats(game_of(game))
    if count < len(specs):
        raise BadOption(f"{len(specs)} players do not fit into {count} seats")
    return tuple(specs[seat % len(specs)] for seat in range(count))


def text(report: Report) -> str:
    options = ", ".join(f"{name}={value}" for name, value in report.options.items())
    head = (
        f"{report.game}, {report.seats} seats, {options}\n"
        f"{report.games} games from seed {report.seed}, "
        f"{report.decisions_per_game:.1f} decisions each, "
        f"{report.decisions_per_second:,.0f} decisions/s in {report.seconds:.1f} s\n"
    )
    parts = [head, columns(_rows("player", report.players)), ""]
    parts.append(columns(_rows("seat", report.by_seat)))
    if report.errors:
        parts += ["", f"{len(report.errors)} games could not be finished:"]
        parts += [
            f"  game {error['game']}, seed {error['seed']}: {error['message']}"
            for error in report.errors
        ]
    return "\n".join(parts)


def _rows(title: str, rows: list[Row]) -> list[list[str]]:
    table = [[title, "played", "wins", "rate", "95 %", "score", "95 %"]]
    for row in rows:
        rate = f"{100 * row.win_interval[0]:.1f} .. {100 * row.win_interval[1]:.1f}"
        score = f"{row.score_interval[0]:.2f} .. {row.score_interval[1]:.2f}"
        wins, mean = f"{100 * row.win_rate:.1f} %", f"{row.mean_score:.2f}"
        table.append([row.name, str(row.played), f"{row.wins:g}", wins, rate, mean, score])
    return table
