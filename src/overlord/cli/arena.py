"""`overlord arena`: everybody against everybody, rated."""

import json
from pathlib import Path

import click

from overlord.cli.shared import parse_options, progress, with_jobs, with_options, with_players
from overlord.core.errors import BadOption
from overlord.core.registry import game as game_of
from overlord.lab.arena import Arena, arena, round_robin, usual_path
from overlord.lab.series import Series
from overlord.present.columns import columns


@click.command("arena")
@click.argument("game")
@with_players("greedy,random", "Everybody meets everybody.")
@click.option("--games", default=200, show_default=True, help="How many; filled up to whole deals.")
@click.option("--count", type=int, default=None, help="Seats; two where possible unless told.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same games.")
@with_options
@click.option("--box", default="", metavar="FILE", help="Cards that join or replace ours.")
@click.option("--to", metavar="FILE", help="Where results are kept; the same call goes on there.")
@with_jobs
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    *,
    game: str,
    specs: list[str],
    games: int,
    count: int | None,
    seed: int,
    options: tuple[str, ...],
    box: str,
    to: str | None,
    jobs: int,
    on: str,
    as_json: bool,
) -> None:
    """Let players of GAME meet in a round robin, and rate them.

    Each deal is played in every seating, sides included. Results are kept in a file as they
    come: the same command goes on where it was cut off, and with more games adds to them.
    Intervals are 95 %; 200 points of rating mean three wins of four.
    """
    if games < 1:
        raise BadOption(f"expected at least one game, found {games}")
    if count is None:
        count = 2 if 2 in game_of(game).seats else game_of(game).seats[-1]
    table = Series(game, ("random",) * count, games, seed, parse_options(options), box)
    series = round_robin(table, specs)
    path = Path(to) if to else usual_path(series)
    click.echo(f"results go to {path}", err=True)
    with progress(series.games) as told:
        found = arena(series, path, jobs, told, on)
    click.echo(json.dumps(found.as_json(), indent=2) if as_json else text(found))


def text(found: Arena) -> str:
    options = ", ".join(f"{name}={value}" for name, value in found.options.items())
    length = f"{found.decisions_per_game:.1f} decisions each"
    parts = [
        f"{found.game}, {found.seats} seats, {options}",
        f"{found.games} games from seed {found.seed}, {length}",
        "",
        columns(_standings(found)),
        "",
        "placed before the others, %",
        columns(_pairs(found)),
    ]
    parts += [
        f"{one.player}: {one.illegal} illegal answers, {one.forfeits} games forfeited"
        for one in found.players
        if one.illegal
    ]
    if any(one.rating is None for one in found.players):
        parts += ["", "Ratings need choix: pip install 'overlord[lab]'"]
    if found.errors:
        parts += ["", f"{len(found.errors)} games could not be finished:"]
        parts += [f"  game {one['game']}: {one['message']}" for one in found.errors]
    return "\n".join(parts)


def _standings(found: Arena) -> list[list[str]]:
    rows = [["player", "seats", "wins", "95 %", "rating", "95 %"]]
    for one in found.players:
        low, high = one.win_interval
        rating, around = "", ""
        if one.rating is not None and one.rating_interval is not None:
            rating = f"{one.rating:.0f}"
            around = f"{one.rating_interval[0]:.0f} .. {one.rating_interval[1]:.0f}"
        wins = f"{100 * one.win_rate:.1f} %"
        rows.append(
            [
                one.player,
                str(one.played),
                wins,
                f"{100 * low:.1f} .. {100 * high:.1f}",
                rating,
                around,
            ]
        )
    return rows


def _pairs(found: Arena) -> list[list[str]]:
    names = [one.player for one in found.players]
    shares = {(pair.player, pair.against): pair for pair in found.pairs}
    rows = [["", *names]]
    for name in names:
        row = [name]
        for other in names:
            pair = shares.get((name, other))
            if pair is None:
                row.append("")
            else:
                low, high = pair.interval
                row.append(f"{100 * pair.share:.1f} ({100 * low:.0f}..{100 * high:.0f})")
        rows.append(row)
    return rows
