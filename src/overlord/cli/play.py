"""`overlord play`: a game in the terminal, against bots or with several people at one keyboard."""

import secrets
import shlex
import sys
from pathlib import Path

import click

from overlord.cli import options
from overlord.cli.options import Missed
from overlord.cli.plain import Plain
from overlord.cli.session import Session, bots_from_names, names_for, new_path
from overlord.core.game import Game
from overlord.core.match import Match
from overlord.core.record import read_record
from overlord.core.registry import game as game_of
from overlord.core.rng import SEED_BITS
from overlord.core.verification import verify
from overlord.players.load import BadPlayer, is_outside, load

USUAL = 3  # players, where a game seats that many
USUAL_BOT = "greedy"


@click.command("play")
@click.argument("game")
@click.option("--players", type=int, help="How many sit at the table (3 where possible).")
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat.")
@click.option("--bots", help="Who takes the other seats: greedy,random,...  [default: greedy]")
@click.option(
    "--player",
    "outside",
    multiple=True,
    metavar="SPEC",
    help="One more bot, also a program, as 'cmd: ./mybot', or mybot.py:Class.",
)
@click.option("--hotseat", is_flag=True, help="People take all seats that --bots leaves free.")
@click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="A variant.")
@click.option("--box", metavar="FILE", help="Cards that join or replace ours.")
@click.option("--seed", type=int, help="Deal the same cards again.")
@click.option("--plain", is_flag=True, help="Lines of text, for pipes and screen readers.")
@click.option(
    "--ask-everything", is_flag=True, help="Ask also what has one answer, as everybody can see."
)
@click.option("--resume", metavar="FILE", help="Go on with a game that was kept.")
@click.option("--record", metavar="FILE", help="Keep the game in this file.")
@options.language
def command(
    *,
    game: str,
    players: int | None,
    seat: int,
    bots: str | None,
    outside: tuple[str, ...],
    hotseat: bool,
    chosen: tuple[str, ...],
    box: str | None,
    seed: int | None,
    plain: bool,
    ask_everything: bool,
    resume: str | None,
    record: str | None,
    lang: str,
) -> None:
    """Play GAME in the terminal.

    You sit at seat 0 and bots take the other seats, unless you say otherwise.
    """
    rulebook = game_of(game)
    if resume is not None:
        if players or bots or hotseat or chosen or box or seed is not None:
            raise Missed("--resume goes on with the table as it was; it takes no other table")
        session = resume_session(rulebook, resume, record, lang, ask_everything)
        _check_programs(resume, session.bots, outside)
    else:
        specs = [*(bots.split(",") if bots else []), *outside]
        count = _count(rulebook, players, specs)
        seats = _seating(count, seat, specs, hotseat)
        match = Match(
            rulebook,
            count,
            _seed(seed),
            _parse_options(chosen),
            rulebook.read_box(box) if box else None,
            names_for(count, seats),
        )
        session = _new_session(match, seats, record, lang, ask_everything)
    for spec in session.bots.values():
        load(spec, 0)  # complains before the first card is dealt
    if session.trouble:
        click.echo(session.words.say("not-saved", reason=session.trouble), err=True)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _in_lines(session)
        return
    from overlord.cli.tui.app import INTERRUPTED, TableApp  # noqa: PLC0415  (plain needs neither)

    app = TableApp(session)
    app.run()
    for line in session.farewell():
        click.echo(line)
    if app.return_code == INTERRUPTED:
        raise KeyboardInterrupt
    if app.fault is not None:
        raise app.fault


def _in_lines(session: Session) -> None:
    try:
        Plain(session, sys.stdin.readline).run()
    except (KeyboardInterrupt, BadPlayer):
        click.echo()
        for line in session.farewell():
            click.echo(line)
        raise


def resume_session(
    game: Game, file: str, record: str | None, language: str, ask_everything: bool = False
) -> Session:
    """The session of a game that was kept; its names say who the bots are."""
    written = read_record(file)
    if written.game != game.id:
        raise Missed(f"{file}: expected a game of {game.id}, found one of {written.game}")
    match = verify(written)
    path = Path(record or file)
    return Session(match, bots_from_names(match.names), path, language, ask_everything)


def _check_programs(file: str, bots: dict[int, str], outside: tuple[str, ...]) -> None:
    """Refuse a kept game that wants a program which the command line does not name."""
    for spec in bots.values():
        if is_outside(spec) and spec not in outside:
            raise Missed(
                f"{file} was played with {spec!r}, which is code from outside; "
                f"if you trust it, add --player {shlex.quote(spec)}"
            )


def _new_session(
    match: Match, bots: dict[int, str], record: str | None, language: str, ask_everything: bool
) -> Session:
    path, trouble = (Path(record), "") if record else new_path(match.game.id)
    session = Session(match, bots, path, language, ask_everything)
    session.trouble = trouble
    if record:
        match.record().write(record)  # complains now rather than after the game
    return session


def _count(game: Game, players: int | None, specs: list[str]) -> int:
    if players is not None:
        return players
    if specs:
        return len(specs) + 1
    return USUAL if USUAL in game.seats else game.seats[-1]


def _seating(players: int, seat: int, specs: list[str], hotseat: bool) -> dict[int, str]:
    """Bots by seat; the last one named takes the seats that are left."""
    if not 0 <= seat < players:
        raise Missed(f"expected a seat from 0 to {players - 1}, found {seat}")
    if any(not spec.strip() for spec in specs):
        raise Missed("expected the bots as a list such as greedy,random; found an empty name")
    free = [other for other in range(players) if other != seat]
    if len(specs) > len(free):
        raise Missed(f"expected at most {len(free)} in --bots for this table, found {len(specs)}")
    if hotseat:
        return dict(zip(reversed(free), reversed(specs), strict=False))
    wanted = specs or [USUAL_BOT]
    return {other: wanted[min(i, len(wanted) - 1)].strip() for i, other in enumerate(free)}


def _parse_options(pairs: tuple[str, ...]) -> dict[str, str]:
    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Missed(f"expected --option name=value, found {pair!r}")
        chosen[name] = value
    return chosen


def _seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(32)
    if seed < 0 or seed >> SEED_BITS:
        raise Missed(f"expected a seed from 0 to 2^{SEED_BITS} - 1, found {seed}")
    return seed
