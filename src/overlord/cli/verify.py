"""`overlord verify`: check a recorded game."""

import json

import click

from overlord.cli import options
from overlord.core.errors import OverlordError
from overlord.core.layout import SPECTATOR
from overlord.core.parts import check_earlier
from overlord.core.record import Record, read_record
from overlord.core.verification import check_part, verify
from overlord.present.text_reader import TextReader
from overlord.words import Words


@click.command("verify")
@click.argument("file")
@click.option("--commitment", default="", help="What the server published before the deal.")
@click.option("--salt", default="", help="What I added to the deal.")
@options.as_json
@options.language
def command(file: str, commitment: str, salt: str, as_json: bool, lang: str) -> None:
    """Replay the record FILE and check every digest and the outcome, and that its deal is the one
    that was promised."""
    try:
        record = read_record(file)
        match = verify(record)
        earlier = check_earlier(record)
        check_part(record, commitment, salt)
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
            "parts": [part.seat for part in record.deal.parts] if record.deal else [],
            "voids": len(record.deal.voids) if record.deal else 0,
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
    for line in _of_the_deal(record, words):
        click.echo(line)
    if not match.over:
        click.echo(words.say("not-finished"))
        return
    for line in TextReader(match, words, SPECTATOR).outcome():
        click.echo(line)


def _of_the_deal(record: Record, words: Words) -> list[str]:
    """Lines on what was proved of the deal, and by whom."""
    if not record.secret:
        return []
    lines = [words.say("verified-deal")]
    if record.deal is None:
        return lines
    who = ", ".join(record.names[part.seat] for part in record.deal.parts)
    lines.append(words.say("verified-parts", who=who) if who else words.say("verified-alone"))
    if record.deal.voids:
        seats = sorted({seat for void in record.deal.voids for seat in void.missing})
        who = ", ".join(record.names[seat] for seat in seats)
        lines.append(words.say("verified-voids", count=len(record.deal.voids), who=who))
    return lines
