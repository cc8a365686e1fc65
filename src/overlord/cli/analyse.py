"""`overlord analyse`: what a search makes of each decision of a recorded game."""

import json
import sys

import click

from overlord.cli import options
from overlord.cli.options import Missed
from overlord.core.match import Match, replay
from overlord.core.record import Record, read_record
from overlord.lab.analyse import Analysis, Decision, Swing, analyse
from overlord.present.columns import columns
from overlord.present.text_reader import TextReader
from overlord.words import Words


@click.command("analyse")
@click.argument("file")
@click.option("--iterations", type=int, default=400, show_default=True, help="For a decision.")
@click.option("--seconds", type=float, help="Time for a decision, instead of iterations.")
@click.option("--seat", type=int, help="Show the decisions of this seat only.")
@click.option("--options", "most", default=5, show_default=True, help="Options shown for each.")
@click.option("--swings", "largest", default=5, show_default=True, help="Swings shown at the end.")
@click.option("--seed", default=0, show_default=True, help="Luck of the search.")
@options.as_json
@options.language
def command(
    *,
    file: str,
    iterations: int,
    seconds: float | None,
    seat: int | None,
    most: int,
    largest: int,
    seed: int,
    as_json: bool,
    lang: str,
) -> None:
    """Go through the record FILE with a search.

    For each decision: the options with visits and the chance to win, as the one who decides could
    see it; at the end the biggest swings. A star marks what was played.
    """
    if iterations < 1 or (seconds is not None and seconds <= 0):
        raise Missed("expected at least one iteration, and more than no seconds")
    record = read_record(file)
    replay(record)  # complains before anything is thought about
    if seat is not None and not 0 <= seat < record.players:
        raise Missed(f"expected a seat from 0 to {record.players - 1}, found {seat}")
    answers = len(record.answers)
    with click.progressbar(length=answers, label=file, file=sys.stderr) as bar:
        budget = iterations if seconds is None else -1
        found = analyse(
            record, budget, seconds or 0.0, seed, lambda step: bar.update(step - bar.pos)
        )
    if as_json:
        click.echo(json.dumps(found.as_json(), indent=2))
        return
    words = Words(lang, record.game)
    shown = [one for one in found.decisions if seat is None or one.seat == seat]
    for text in [
        *decision_lines(record, words, shown, most),
        *swing_lines(record, words, found, largest),
    ]:
        click.echo(text)


def decision_lines(record: Record, words: Words, decisions: list[Decision], most: int) -> list[str]:
    """Each decision in words, and its options as a table."""
    match = Match.begin(record)
    texts: list[str] = []
    found = {decision.step: decision for decision in decisions}
    for _ in match.steps(record.answers):
        decision = found.get(len(match.answers))
        if decision is None:
            continue
        eyes = TextReader(match, words, decision.seat)
        offered = {offer.action: offer.text for offer in eyes.offers()}
        who = match.names[decision.seat]
        prompt = words.prompt(decision.prompt)
        texts.append(words.say("analyse-decision", step=decision.step, who=who, prompt=prompt))
        shown = decision.thoughts[:most]
        shown += [one for one in decision.thoughts[most:] if one.action == decision.played]
        rows = [
            [
                f"  {'*' if one.action == decision.played else ' '} {offered[one.action]}",
                str(one.visits),
                percent(one.rewards[decision.seat]) if one.visits else "–",
            ]
            for one in shown
        ]
        texts += [columns(rows), ""]
    return texts


def swing_lines(record: Record, words: Words, found: Analysis, largest: int) -> list[str]:
    """The biggest swings, one a line."""
    if not found.swings or not largest:
        return []
    return [
        words.say("analyse-swings"),
        *(swing_line(record, words, swing) for swing in found.swings[:largest]),
    ]


def swing_line(record: Record, words: Words, swing: Swing) -> str:
    return "  " + words.say(
        "analyse-swing",
        step=swing.step,
        who=record.names[swing.seat],
        before=percent(swing.before),
        after=percent(swing.after),
    )


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
