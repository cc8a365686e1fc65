"""`overlord games`: list the installed games."""

import json

import click

from overlord.cli import options
from overlord.core.registry import game, games
from overlord.words import Words


@click.command("games")
@options.as_json
@options.language
def command(as_json: bool, lang: str) -> None:
    """List the installed games with their seats and options."""
    found = [game(id) for id in games()]
    if as_json:
        facts = [
            {
                "id": one.id,
                "title": Words(lang, one.id).title(),
                "seats": list(one.seats),
                "rules_version": one.rules_version,
                "options": {name: option.values for name, option in one.options.items()},
            }
            for one in found
        ]
        click.echo(json.dumps(facts, indent=2, ensure_ascii=False))
        return
    for one in found:
        words = Words(lang, one.id)
        seats = words.say("seats", **{"from": one.seats[0], "to": one.seats[-1]})
        click.echo(f"{one.id}  {words.title()}, {seats}")
        click.echo(f"    {words.blurb()}")
        for name, option in one.options.items():
            values = ", ".join(
                value if (said := words.value(name, value)) == value else f"{value} ({said})"
                for value in option.values
            )
            click.echo(f"    --option {name}=  {words.option(name)}: {values}")
