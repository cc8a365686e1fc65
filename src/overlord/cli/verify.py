"""`overlord verify`: check a recorded game."""

import json

import click

from overlord.cli import options
from overlord.core.errors import OverlordError
from overlord.core.layout import SPECTATOR
from overlord.core.match import verify
from overlord.core.parts import check_earlier
from overlord.core.record import read_record
from overlord.present.text_reader import TextReader
from overlord.words import Words


@click.command("verify")
@click.argument("file")
@options.as_json
@options.language
def command(file: str, as_json: bool, lang: str) -> None:
    """Replay the record FILE and check every digest and the outcome."""
    try:
        record = read_record(file)
        match = verify(record)
        earlier = check_earlier(record)
    except OverlordError as problem:
        if not as_json:
            raise
        click.echo(json.dumps({"sound": False, "problem": str(problem)}, indent=2))
        raise SystemExit(2) from None
    if as_json:
        facts = {
            "sound": True,
            "game": record.game,
            "players": record.players,
            "answers": len(record.answers),
            "digests": len(record.digests),
            "over": match.over,
            "promised": bool(record.secret),
            "earlier": [part._asdict() for part in earlier],
        }
        click.echo(json.dumps(facts, indent=2))
        return
    words = Words(lang, record.game)
    click.echo(
        words.say(
            "verified",
            path=file,
            game=words.title(),
            players=record.players,
            answers=len(record.answers),
            digests=len(record.digests),
        )
    )
    for part in earlier:
        key = "unverified-part" if part.unchecked else "verified-part"
        told = words.say(key, rules=part.rules, answers=part.answers, why=part.unchecked)
        click.echo(told)
    if record.secret:
        click.echo(words.say("verified-deal"))
    if not match.over:
        click.echo(words.say("not-finished"))
        return
    for line in TextReader(match, words, SPECTATOR).outcome():
        click.echo(line)
