"""Finished games: their records, and every step of them as a seat saw it or with all cards open."""

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.locale.log import OPEN
from overlord.server import bodies
from overlord.server.no import No
from overlord.server.protocol import Header
from overlord.server.scenes import Reader, box_info
from overlord.server.table import Table


def finished(table: Table) -> Match:
    """Before the end nobody gets a record: it tells the deal."""
    if table.match is None or not table.match.over:
        raise No("not-over")
    return table.match


def eyes_of(word: str, players: int) -> int:
    """`open`, `spectator`, or the number of a seat."""
    if word in ("", "open"):
        return OPEN
    if word == "spectator":
        return SPECTATOR
    if word.isdecimal() and len(word) < 3 and int(word) < players:
        return int(word)
    raise No("no-such-seat")


def replay(table: Table, header: Header, eyes: int, language: str) -> bodies.Replay:
    """The answers that stood to the end, played again; what was undone is not shown."""
    whole = finished(table)
    match = Match(
        whole.game,
        whole.setup.players,
        whole.seed,
        whole.setup.options,
        whole.setup.box,
        whole.names,
        whole.commitment,
    )
    reader = Reader(match, eyes, language)
    steps = [_step(reader, 0)]
    for answer in whole.answers:
        told = len(match.log)
        match.play(answer.seat, answer.action)
        steps.append(_step(reader, told))
    outcome = match.state.outcome()
    return bodies.Replay(
        header=header,
        box=box_info(table.setup, language),
        steps=steps,
        outcome=reader.standings(outcome),
        result=reader.result(outcome),
    )


def _step(reader: Reader, told: int) -> bodies.ReplayStep:
    match = reader.match
    return bodies.ReplayStep(
        answers=len(match.answers),
        view=reader.open_view(),
        sentence=reader.sentence(match.view(reader.seat if reader.seat >= 0 else SPECTATOR)),
        events=reader.events(told),
    )
