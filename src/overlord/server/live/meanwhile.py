"""Events since a seat last decided something, for who comes back to a table."""

from overlord.core.match import Match
from overlord.server.live.scene import LogLines, beats_for, reader_of, seat_view
from overlord.server.protocol import MeanwhileTold
from overlord.server.refusal import Refusal
from overlord.server.table.table import Table


def meanwhile(table: Table, seat: int, language: str, id: str) -> MeanwhileTold:
    """Everything that a seat has not decided itself since it last decided something."""
    if table.match is None:
        raise Refusal("not-started")
    if seat < 0:
        raise Refusal("not-seated")
    answers = [(answer.seat, answer.action) for answer in table.match.answers]
    since = _decided(table.match, seat)
    match = table.match.from_start()
    for _ in match.steps(answers[:since]):
        pass
    reader = reader_of(match, seat, language)
    told = len(match.log)
    view = seat_view(reader, match.view(seat))
    match.keep_beats()
    for _ in match.steps(answers[since:]):
        pass
    return MeanwhileTold(
        id=id,
        view=view,
        events=LogLines(match.log[told:]).for_reader(reader.chronicle),
        beats=beats_for(reader, match.beats, told),
    )


def _decided(match: Match, seat: int) -> int:
    """Number of answers given when the seat had last decided something."""
    for i in range(len(match.answers) - 1, -1, -1):
        if match.answers[i].seat == seat and match.answers[i].own:
            return i + 1
    return 0
