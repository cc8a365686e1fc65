"""Beginning of a game at a table: who is waited for, and the match that is dealt."""

from typing import TYPE_CHECKING

from overlord.core.match import Match
from overlord.core.record import NewLuck
from overlord.core.start import Start
from overlord.lessons.lesson import lesson
from overlord.lessons.match import LessonMatch
from overlord.server.refusal import Refusal
from overlord.server.table import events

if TYPE_CHECKING:
    from overlord.server.table.table import Table


def start_event(table: "Table", event: events.Started) -> events.Started | events.Fixed:
    """The start itself where nobody has a part in the deal, else that it is settled who has;
    raises Refusal."""
    table.place_in_lobby(0)
    table.check_seated(event.by)
    if any(place.kind == "open" for place in table.places):
        raise Refusal("seats-open")
    deal = table.deal
    now = events.Started(by=event.by, id=event.id, rules=table.game.rules_version)
    if not deal.binds or not deal.promises or _one_device(table):
        return now
    absent = {seat for seat in table.people() if not table.present.get(seat)}
    asked = {table.places[seat].holder for seat in table.people() if seat not in absent}
    missed = absent.difference(table.seats_of(event.by))  # who asks is not waited for
    if not all(missed <= deal.waived.get(holder, set()) for holder in asked | {event.by}):
        names = ", ".join(table.places[seat].name for seat in sorted(missed))
        raise Refusal("waits-for", detail=names)
    seats = [seat for seat in sorted(deal.promises) if seat not in absent]
    return events.Fixed(by=event.by, id=event.id, seats=seats) if seats else now


def _one_device(table: "Table") -> bool:
    """Whether several people share one device; it cannot vouch to the others around it."""
    people = table.people()
    return len(people) > 1 and len({table.places[seat].holder for seat in people}) == 1


def match_of(table: "Table", start: Start | None = None) -> Match:
    """A match of the table at its deal, or at another start."""
    names = [place.name for place in table.places]
    created, deal = table.created, table.deal
    if created.lesson:
        return LessonMatch(lesson(table.game.id, created.lesson), table.seed, names, start)
    played_on = created.played_on
    new_luck = None
    if played_on is not None:
        own = str(deal.seed(table.places))
        new_luck = NewLuck(len(played_on.answers), own, deal.luck)
    return Match(
        table.game,
        len(table.places),
        table.seed,
        created.options,
        table.box,
        names,
        "" if played_on else deal.commitment,
        new_luck=new_luck,
        luck=played_on.luck if played_on else deal.luck,
        start=start,
    )
