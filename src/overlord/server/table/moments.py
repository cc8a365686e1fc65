"""Moments of a game that was stored: its table at the first question and after each answer, with
what happened on the way. They are read, not played, so they need no rules but those of today.
"""

from collections.abc import Iterator
from typing import NamedTuple

from overlord.core.changes import Changed
from overlord.core.errors import BadPosition
from overlord.core.start import Entry
from overlord.core.state import State
from overlord.server.table.changes import Begun, Change, entry_of, read_change
from overlord.server.table.restoring import Row
from overlord.server.table.story import Archive
from overlord.server.table.table import Table


class Moment(NamedTuple):
    state: State
    happened: list[Entry]  # since the moment before


def moments(rows: list[Row], archive: Archive, table: Table) -> Iterator[Moment]:
    """The moments of a table; answers that were taken back are left out. Raises BadPosition."""
    changes = [read_change(row.change) for row in rows if row.change is not None]
    standing = set(_standing(changes))
    position: Changed | None = None
    entries: list[Entry] = []  # since the last moment
    told = count = 0  # how many events were told, and have happened
    shown = 0  # moments
    for number, change in enumerate(changes):
        if change.begun is not None:
            first, position = position is None, _begun(change.begun, archive)
            if first:
                deal = [entry_of(i, one) for i, one in enumerate(change.log[: change.begun.log])]
                yield Moment(position.state(table.game, table.setup), deal)
                told = len(deal)
        if position is None:
            raise BadPosition("the game changes before it has begun")
        if change.back >= 0:
            position.take(change.jump)
        begun = 0 if change.begun is None else change.begun.log - count
        for i, step in enumerate(change.steps):
            position.take(step.change)
            end = step.log - count if step.log else 0
            fresh, begun = change.log[max(0, begun) : end], end
            if (number, i) not in standing:
                continue
            entries = [entry_of(told + n, one) for n, one in enumerate(fresh)]
            for entry in entries:
                entry.answers = min(entry.answers, shown + 1)
            told += len(entries)
            shown += 1
            yield Moment(position.state(table.game, table.setup), entries)
        count += len(change.log)


def _begun(begun: Begun, archive: Archive) -> Changed:
    form = archive.form(begun.rules.form)
    if form is None:
        raise BadPosition(f"the layout {begun.rules.form} of a position is not stored")
    position = Changed(form, begun.rules.form)
    position.take(begun.position or begun.base)
    return position


def _standing(changes: list[Change]) -> list[tuple[int, int]]:
    """The answers that were never taken back: in which change, and which of its steps."""
    found: list[tuple[int, int]] = []
    for number, change in enumerate(changes):
        if change.back >= 0:
            del found[change.back :]
        found += [(number, i) for i in range(len(change.steps))]
    return found
