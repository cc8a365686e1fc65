"""Games played again: finished ones step by step as a seat saw them or with all cards open, and
earlier moments of one in progress, through the asker's eyes only."""

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.state import State
from overlord.present.log import OPEN
from overlord.server import bodies, deeds, protocol
from overlord.server.no import No
from overlord.server.protocol import Header
from overlord.server.scenes import Reader, box_info, plain
from overlord.server.table import Table


def finished(table: Table) -> Match:
    """Before the end nobody gets a record: it tells the deal."""
    if table.stopped:
        raise No("older-rules", detail=str(table.stopped))
    if table.match is None or not table.match.over:
        raise No("not-over")
    return table.match


def old_game(table: Table) -> bodies.OldGame:
    """A game of older rules as it was played, for whoever has the version that knows them."""
    answers: list[bodies.OldAnswer] = []
    for deed in table.history:
        if isinstance(deed, (deeds.Acted, deeds.Undone)):
            action = deed.action if isinstance(deed, deeds.Acted) else None
            answers.append(bodies.OldAnswer(seat=deed.seat, action=action))
    return bodies.OldGame(
        table=table.id,
        game=table.game.id,
        rules=table.stopped,
        options=table.created.options,
        cards=table.created.cards,
        names=[place.name for place in table.places],
        secret=table.created.secret,
        salts=[place.salt for place in table.places],
        answers=answers,
    )


def eyes_of(word: str, players: int) -> int:
    """`open`, `spectator`, or the number of a seat."""
    if word in ("", "open"):
        return OPEN
    if word == "spectator":
        return SPECTATOR
    if word.isdecimal() and len(word) < 3 and int(word) < players:
        return int(word)
    raise No("no-such-seat")


def recalled(table: Table, seat: int, language: str, wish: protocol.Recall) -> protocol.Recalled:
    """An earlier moment through the eyes that were there: a view that reader was sent then."""
    if table.match is None:
        raise No("not-started")
    answers = table.past.answers(wish.number)
    match = _begun(table.match)
    for answering, action in answers:
        match.play(answering, action)
    reader = Reader(match, seat, language)
    view = match.view(seat)
    return protocol.Recalled(
        id=wish.id,
        number=wish.number,
        answers=len(answers),
        view=plain(view),
        lines=reader.lines(view),
        sentence=reader.sentence(view),
    )


def _begun(whole: Match) -> Match:
    """The same game at its first decision."""
    return Match(
        whole.game,
        whole.setup.players,
        whole.seed,
        whole.setup.options,
        whole.setup.box,
        whole.names,
        whole.commitment,
    )


def replay(table: Table, header: Header, eyes: int, language: str) -> bodies.Replay:
    """The answers that stood to the end, played again; what was undone is not shown."""
    whole = finished(table)
    match = _begun(whole)
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
        outcome=reader.standings(outcome, match.view(SPECTATOR)),
        result=reader.result(outcome),
    )


def _step(reader: Reader, told: int) -> bodies.ReplayStep:
    match = reader.match
    view = reader.open_view()
    return bodies.ReplayStep(
        answers=len(match.answers),
        view=plain(view),
        lines=reader.lines(view),
        sentence=reader.sentence(match.view(reader.seat if reader.seat >= 0 else SPECTATOR)),
        events=reader.events(told),
        chances=_chances(match.state),
    )


def _chances(state: State) -> list[float]:
    game = state.setup.game
    return game.chances(state) if state.over or game.keenness(state) else []
