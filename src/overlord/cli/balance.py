"""`overlord balance`: whether a game is fair, and what its parts are worth."""

import json
from pathlib import Path

import click
import msgspec

from overlord.cli import options as common
from overlord.cli.shared import parse_options, progress, with_jobs, with_options
from overlord.core.errors import BadOption
from overlord.lab.balance import Balance, Row, balance, work
from overlord.lab.experiment import Experiment, read_experiment
from overlord.lab.report import html, percent
from overlord.present.columns import columns

SHOWN = 12  # rows of a table on the terminal


@click.command("balance")
@click.argument("game", required=False)
@click.option("--experiment", metavar="FILE", help="Read what to do from a TOML file.")
@click.option("--player", help="Who plays all seats.  [default: greedy]")
@click.option("--count", "seats", type=int, help="Seats; four where possible unless told.")
@click.option("--games", type=int, help="How many games.  [default: 200]")
@click.option("--seed", type=int, help="The same seed gives the same games.  [default: 0]")
@with_options
@click.option("--box", metavar="FILE", help="Cards that join or replace ours.")
@click.option("--against", metavar="FILE", help="Compare with another box; 'default' is ours.")
@click.option("--ladder", metavar="A,B,...", help="Players from weak to strong, for skill depth.")
@click.option("--ladder-games", type=int, help="How many games for that.  [default: 100]")
@click.option("--to", metavar="FILE", help="Where the report goes.")
@with_jobs
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@common.language
def command(
    *,
    game: str | None,
    experiment: str | None,
    options: tuple[str, ...],
    ladder: str | None,
    to: str | None,
    jobs: int,
    on: str,
    as_json: bool,
    lang: str,
    **given: str | int | None,
) -> None:
    """Play GAME many times with one player in all seats, and write a report.

    Win shares by side, seat, faction, opening, card and action; length, lead changes, use of
    rules, cards and actions; how far skill goes. With --against, what a changed box changes, over
    the same deals. The report is one HTML file.
    """
    wanted = {name: value for name, value in given.items() if value is not None}
    if ladder is not None:
        wanted["ladder"] = [spec.strip() for spec in ladder.split(",")]  # type: ignore[assignment]
    if options:
        wanted["options"] = parse_options(options)  # type: ignore[assignment]
    if experiment is not None:
        if game is not None or wanted:
            raise BadOption("--experiment says everything about the games; it takes no other")
        todo = read_experiment(Path(experiment))
        path = Path(to) if to else Path(experiment).with_suffix(".html")
    elif game is not None:
        todo = msgspec.convert({"game": game, **by_key(wanted)}, Experiment)
        path = Path(to) if to else Path(f"balance-{game}.html")
    else:
        raise BadOption("expected a game, or --experiment FILE")
    if todo.games < 1:
        raise BadOption(f"expected at least one game, found {todo.games}")
    games = work(todo)
    on_paper = bool(to) or not as_json
    if on_paper:
        writable(path)
    with progress(games) as told:
        found = balance(todo, jobs, told, lang, on)
    click.echo(json.dumps(found.as_json(), indent=2) if as_json else text(found))
    if on_paper:
        path.write_text(html(found, lang), "utf-8")
        click.echo(f"the report is in {path}", err=True)


def writable(path: Path) -> None:
    """Complain now rather than after hours of play."""
    try:
        path.open("a", encoding="utf-8").close()
        if not path.stat().st_size:
            path.unlink()
    except OSError as problem:
        raise BadOption(f"{path}: cannot write this file: {problem.strerror}") from None


def by_key(wanted: dict[str, str | int]) -> dict[str, str | int]:
    """The options under the names that they have in an experiment file."""
    return {name.replace("_", "-"): value for name, value in wanted.items()}


def text(found: Balance) -> str:
    options = ", ".join(f"{name}={value}" for name, value in found.options.items())
    parts = [
        f"{found.game}, {found.seats} seats, {options}",
        f"{found.games} games of {found.player} from seed {found.seed}",
    ]
    for family in ("sides", "seats", "factions", "openings"):
        rows = found.families[family]
        if rows:
            parts += ["", columns([[family, "cases", "wins", "95 %", ""], *_shares(rows)])]
    parts += ["", columns([["course", "mean"], *_means(found.families["course"])])]
    if found.depth is not None:
        parts += [
            "",
            *(
                f"{pair.player} before {pair.against}: {percent(pair.share)}"
                for pair in found.depth.pairs
                if pair.share >= 0.5
            ),
        ]
    never = ", ".join(f"{len(keys)} {kind}" for kind, keys in found.never.items())
    parts += ["", f"never used: {never}"]
    if found.against is not None:
        parts += ["", f"compared with {found.against.box}, beyond noise:"]
        parts += [
            f"  {family}: {one.label} {one.before:.3f} → {one.after:.3f}"
            for family, one in found.against.real_changes()
        ] or ["  nothing"]
    if found.errors:
        parts += ["", f"{len(found.errors)} games could not be finished:"]
        parts += [f"  game {one['game']}: {one['message']}" for one in found.errors]
    return "\n".join(parts)


def _shares(rows: list[Row]) -> list[list[str]]:
    shown = rows if len(rows) <= SHOWN else [row for row in rows if row.beyond][:SHOWN]
    return [
        [
            row.label,
            f"{row.cases:.0f}",
            percent(row.value),
            f"{percent(row.interval[0])} .. {percent(row.interval[1])}",
            "beyond noise" if row.beyond else "",
        ]
        for row in shown
    ]


def _means(rows: list[Row]) -> list[list[str]]:
    return [[row.label, f"{row.value:.2f}"] for row in rows]
