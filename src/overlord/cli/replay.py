"""`overlord replay`: step through a recorded game."""

import json
import sys

import click

from overlord.cli import options
from overlord.cli.options import Missed
from overlord.core.layout import SPECTATOR
from overlord.core.match import replay
from overlord.core.record import Record, read_record
from overlord.present.log import OPEN
from overlord.present.text_reader import TextReader
from overlord.words import Words


@click.command("replay")
@click.argument("file")
@click.option("--seat", type=int, help="See it with the eyes of this seat.")
@click.option("--open", "opened", is_flag=True, help="All cards open, also in an unfinished game.")
@click.option("--step", type=int, help="The table after this many answers.")
@click.option("--plain", is_flag=True, help="Lines of text, for pipes and screen readers.")
@options.as_json
@options.language
def command(
    file: str,
    seat: int | None,
    opened: bool,
    step: int | None,
    plain: bool,
    as_json: bool,
    lang: str,
) -> None:
    """Step through the record FILE.

    A finished game is shown with all cards open, an unfinished one as all could see it.
    """
    record = read_record(file)
    replay(record)  # complains before anything is shown
    reader = _reader(record, seat, opened)
    if step is not None and not 0 <= step <= len(record.answers):
        raise Missed(f"expected a step from 0 to {len(record.answers)}, found {step}")
    words = Words(lang, record.game)
    if as_json:
        click.echo(json.dumps(_facts(record, words, reader, step), indent=2, ensure_ascii=False))
    elif plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _tell(record, words, reader, step)
    else:
        from overlord.cli.tui.replay import ReplayApp  # noqa: PLC0415  (plain need not load it)

        ReplayApp(record, words, reader, step or 0).run()


def _reader(record: Record, seat: int | None, opened: bool) -> int:
    if seat is not None and opened:
        raise Missed("expected either --seat or --open, found both")
    if seat is None:
        return OPEN if opened or record.outcome is not None else SPECTATOR
    if not 0 <= seat < record.players:
        raise Missed(f"expected a seat from 0 to {record.players - 1}, found {seat}")
    return seat


def _tell(record: Record, words: Words, reader: int, step: int | None) -> None:
    """One step: its news and the table. All: the log, and the table at the end."""
    last = len(record.answers) if step is None else step
    eyes = TextReader(replay(record, last), words, reader)
    steps = words.say("replay-step", step=last, steps=len(record.answers))
    click.echo(f"{words.say('replay-of', game=words.title())}, {steps}, {eyes.whose()}")
    for line in eyes.lines():
        if step is None or line.answers >= step - 1:
            rules = f" ({', '.join(line.rules)})" if line.rules else ""
            click.echo(f"{line.answers:4}  {line.text}{rules}")
    click.echo()
    for row in eyes.rows():
        click.echo(row.plain())
    click.echo()
    click.echo(eyes.prompt())
    if eyes.match.over:
        for told_line in eyes.outcome():
            click.echo(told_line)


def _facts(record: Record, words: Words, reader: int, step: int | None) -> dict[str, object]:
    last = len(record.answers) if step is None else step
    eyes = TextReader(replay(record, last), words, reader)
    return {
        "game": record.game,
        "step": last,
        "steps": len(record.answers),
        "seat": "open" if reader == OPEN else reader,
        "view": eyes.view().as_json(),
        "log": [
            {"answers": line.answers, "text": line.text, "rules": list(line.rules)}
            for line in eyes.lines()
        ],
        "outcome": eyes.match.state.outcome().as_json() if eyes.match.over else None,
    }
