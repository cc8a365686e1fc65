"""`overlord bench`: measure the engine on this machine."""

import json

import click

from overlord.cli.shared import usual_seats
from overlord.core.errors import BadOption
from overlord.core.registry import game as game_of
from overlord.core.registry import games as all_games
from overlord.lab.bench import Bench, Run, bench


@click.command("bench")
@click.argument("game", required=False)
@click.option("--seconds", default=8.0, show_default=True, help="About how long for each game.")
@click.option("--players", type=int, default=None, help="Seats; four unless told.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(game: str | None, seconds: float, players: int | None, as_json: bool) -> None:
    """Measure GAME, or all games.

    Rates are per CPU-second of this process, the best of several short repetitions. Random play
    begins with `game.new`, which is part of its time and also measured by itself.
    """
    if not 0 < seconds <= 3600:
        raise BadOption(f"expected more than 0 and at most 3600 seconds, found {seconds:g}")
    rules = [game_of(id) for id in ([game] if game else all_games())]
    for one in rules:
        one.setup(usual_seats(one) if players is None else players, {})
    run = bench(rules, lambda one: usual_seats(one) if players is None else players, seconds)
    click.echo(json.dumps(run.as_json(), indent=2) if as_json else text(run))


def text(run: Run) -> str:
    where = run.machine
    build = "compiled" if where.compiled else "pure Python"
    before, after = run.calibration_before / 1e6, run.calibration_after / 1e6
    ratio = run.calibration_ratio
    lines = [
        f"overlord {where.overlord}, {build}; {where.python}",
        f"{where.processor}, {where.cores} cores, {where.system}",
        f"calibration {before:.1f} M steps/s before, {after:.1f} after (ratio {ratio:.2f})",
    ]
    if not run.steady:
        lines.append("The two differ: something disturbed this run. Repeat it on a quiet machine.")
    for found in run.games:
        lines += ["", f"{found.game}, {found.players} players"]
        lines += [f"{name:<26}{number:>12} {unit}" for name, number, unit in rows(found)]
    return "\n".join(lines)


def rows(found: Bench) -> list[tuple[str, str, str]]:
    table = [
        ("random play, inside", f"{found.inside_decisions:,.0f}", "decisions/s"),
        ("", f"{found.inside_games:,.0f}", "games/s"),
        ("", f"{found.inside_listed:,.0f}", "legal actions listed/s"),
        ("random play, from Python", f"{found.outside_decisions:,.0f}", "decisions/s"),
        ("", f"{found.outside_games:,.0f}", "games/s"),
        ("", f"{found.outside_listed:,.0f}", "legal actions listed/s"),
        ("branching", f"{found.branching:.2f}", "options"),
        ("forced", f"{100 * found.forced:.0f}", "% of decisions"),
        ("a game", f"{found.decisions_per_game:.1f}", "decisions"),
        ("new game", f"{found.new_game:.1f}", "µs"),
        ("clone", f"{found.clone:.2f}", "µs"),
        ("view", f"{found.view:.1f}", "µs"),
    ]
    table += [
        (f"determinize, {point} played", f"{time:.1f}", "µs")
        for point, time in found.determinize.items()
    ]
    table += [
        (f"search, {point} played", f"{rate:,.0f}", "iterations/s")
        for point, rate in found.search.items()
    ]
    table.append(("replay of a record", f"{found.replay / 1000:.2f}", "ms"))
    table.append(("a state", f"{found.state_bytes:,}", "bytes"))
    return table
