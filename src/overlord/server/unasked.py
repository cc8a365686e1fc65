"""Answers of people who need not be asked. They are stored and done like any other."""

from overlord.server.deeds import Acted
from overlord.server.table import Table


def unasked(table: Table) -> Acted | None:
    """The next of them: by a standing order, or because all can see that it is the only one."""
    match = table.match
    if match is None or match.over:
        return None
    for seat in match.state.pending():
        place = table.places[seat]
        if place.bot:
            continue
        ordered = table.orders.answer(match, seat)
        if ordered is not None:
            return Acted(seat=seat, action=ordered, source="order")
        forced = None if place.ask_everything else match.forced(seat)
        if forced is not None:
            return Acted(seat=seat, action=forced, source="forced")
    return None
