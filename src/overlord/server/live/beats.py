"""Beats for one reader: what changed in their view from each thing that happened to the next."""

import msgspec

from overlord.core.beats import Beats, Moment
from overlord.core.match import Match
from overlord.present.reader import Reader
from overlord.server.live.log_lines import LogLines
from overlord.server.live.scene import reader_of, seat_view
from overlord.server.protocol import Beat, MeanwhileTold, SeatView
from overlord.server.refusal import Refusal
from overlord.server.table.table import Table


def beats_for(reader: Reader, beats: Beats | None, told: int) -> list[Beat]:
    """The beats since this reader had heard of so many events; none where none were kept."""
    if beats is None:
        return []
    moments = beats.since(told)
    shown = _look(reader, moments[0])
    found = []
    for moment in moments[1:]:
        before, shown = shown, _look(reader, moment)
        found.append(_beat(before, shown, moment.events - 1))
    return found


def meanwhile(table: Table, seat: int, language: str, id: str) -> MeanwhileTold:
    """What a seat has not decided itself since it last decided something."""
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
    """How many answers had been given when the seat had last decided something."""
    for i in range(len(match.answers) - 1, -1, -1):
        if match.answers[i].seat == seat and match.answers[i].own:
            return i + 1
    return 0


def _look(reader: Reader, moment: Moment) -> SeatView:
    return seat_view(reader, moment.state.view(reader.reader))


def _beat(before: SeatView, after: SeatView, last: int) -> Beat:
    zones = {
        str(number): zone for number, zone in enumerate(after.zones) if zone != before.zones[number]
    }
    old, new = facts_of(before), facts_of(after)
    facts = {name: told for name, told in new.items() if name not in old or old[name] != told}
    return Beat(
        last=last, zones=zones, facts=facts, dropped=[name for name in old if name not in new]
    )


def facts_of(view: SeatView) -> dict[str, object]:
    """The facts by name, as they are sent."""
    told = msgspec.to_builtins(view.facts)
    assert isinstance(told, dict)
    return told


def after(view: SeatView, beats: list[Beat]) -> tuple[list[list[int]], dict[str, object]]:
    """Zones and facts as somebody has them who saw a view and these beats."""
    zones, facts = list(view.zones), facts_of(view)
    for beat in beats:
        for number, zone in beat.zones.items():
            zones[int(number)] = zone
        facts = {name: told for name, told in facts.items() if name not in beat.dropped}
        facts |= beat.facts
    return zones, facts
