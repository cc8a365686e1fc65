"""`overlord perft`: count positions, a test of rules and speed in one."""

import json
import time

import click

from overlord.cli.shared import parse_options, usual_seats, with_options
from overlord.core.errors import BadOption
from overlord.core.playout import perft
from overlord.core.registry import game as game_of
from overlord.core.rng import SEED_BITS
from overlord.core.state import State


@click.command("perft")
@click.argument("game")
@click.option("--depth", default=3, show_default=True, help="How many decisions to look ahead.")
@click.option("--players", type=int, default=None, help="Seats; four unless told.")
@click.option("--seed", default=0, show_default=True, help="The deal.")
@with_options
@click.option("--divide", is_flag=True, help="Count for each first answer by itself.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    game: str,
    depth: int,
    players: int | None,
    seed: int,
    options: tuple[str, ...],
    divide: bool,
    as_json: bool,
) -> None:
    """Count the positions after DEPTH decisions of GAME; a finished game counts once.

    The luck of the deal goes on in every line, so the count depends on the seed.
    """
    if depth < 1:
        raise BadOption(f"expected a depth of at least 1, found {depth}")
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadOption(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed}")
    rules = game_of(game)
    seats = usual_seats(rules) if players is None else players
    state = rules.table(rules.setup(seats, parse_options(options)), seed, False)
    start = time.perf_counter()
    parts = divide_by_answer(state, depth)
    seconds = time.perf_counter() - start
    total = sum(count for _, count in parts)
    if as_json:
        found: dict[str, object] = {
            "game": game,
            "options": dict(state.setup.options),
            "players": seats,
            "seed": seed,
            "depth": depth,
            "positions": total,
            "seconds": seconds,
        }
        if divide:
            found["divide"] = dict(parts)
        click.echo(json.dumps(found, indent=2))
        return
    for name, count in parts if divide else []:
        click.echo(f"{name}  {count}")
    click.echo(f"{total} positions after {depth} decisions, {total / seconds:,.0f} per second")


def divide_by_answer(state: State, depth: int) -> list[tuple[str, int]]:
    """The first answers by name, each with the positions that follow from it."""
    seat = state.pending()[0]
    parts = []
    for action in state.legal(seat)[:]:
        meaning = state.setup.box.actions[action]
        world = state.clone()
        world.apply(seat, action)
        name = " ".join((meaning.verb, *meaning.arguments))
        parts.append((name, perft(world, depth - 1)))
    return parts
