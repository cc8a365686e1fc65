"""History of a game in progress: which answers stood when an event happened, and which of them
may be taken back.

A chain instead of lists: each moment knows the one before it, so a game keeps one link for each
answer, also where answers were taken back. It begins anew where other rules take the game over:
nobody looks back or takes back beyond that.
"""

from bisect import bisect_right
from typing import NamedTuple

from overlord.core.errors import NoUndo
from overlord.core.match import Match
from overlord.core.start import FREE, SEEN
from overlord.server.refusal import Refusal

NOTHING = -1  # to take back


class Link(NamedTuple):
    before: "Link | None"
    seat: int
    action: int


class History:
    def __init__(self, first: int = 0) -> None:
        self.answered: dict[int, int] = {}  # seat: version of its last own answer
        self.since: list[int] = []  # for each answer, since which version it was asked for
        self._first = first  # the events before it are of older rules
        self.ends: list[int] = []  # for each moment, how many events had happened by then
        self._links: list[Link | None] = []
        self._seals: dict[int, tuple[int, int]] = {}  # seat: at which version, seal

    def copy(self) -> "History":
        twin = History(self._first)
        twin.answered = dict(self.answered)
        twin.since = self.since[:]
        twin.ends = self.ends[:]
        twin._links = self._links[:]
        return twin

    def begun(self, events: int) -> None:
        """The first question was asked after so many events."""
        self._note(events, None)

    def played(self, events: int, seat: int, action: int, since: int) -> None:
        """An answer was given to a question that was asked at version `since`."""
        self._note(events, Link(self._links[-1], seat, action))
        self.since.append(since)

    def undone(self, events: int, answers: list[tuple[int, int]]) -> None:
        """Answers were taken back, so that these stand."""
        last: Link | None = None
        for seat, action in answers:
            last = Link(last, seat, action)
        self._note(events, last)
        self.since = []  # which answer is which is no longer known

    def _note(self, events: int, link: Link | None) -> None:
        self.ends.append(events)
        self._links.append(link)

    def answers(self, number: int) -> list[tuple[int, int]]:
        """The answers under these rules that stood after the one in whose course it happened."""
        if 0 <= number < self._first:
            raise Refusal("older-moment")
        at = bisect_right(self.ends, number)
        if number < 0 or at == len(self.ends):
            raise Refusal("no-such-event", detail=str(self.ends[-1] - 1 if self.ends else 0))
        found: list[tuple[int, int]] = []
        link = self._links[at]
        while link is not None:
            found.append((link.seat, link.action))
            link = link.before
        return found[::-1]

    def seal(self, match: Match, seat: int, version: int) -> int:
        """As `exact_seal`; kept for a version of the table, for it may cost a replay."""
        known = self._seals.get(seat)
        if known is None or known[0] != version:
            known = self._seals[seat] = (version, self._seal(match, seat))
        return known[1]

    def _seal(self, match: Match, seat: int) -> int:
        """Told without a replay where it can be: whether later answers were to older questions."""
        if seat not in self.answered:
            return NOTHING
        first = len(match.start.answers)
        if len(self.since) != len(match.answers) - first:
            return exact_seal(match, seat)
        seal = FREE
        for i in range(len(match.answers) - 1, first - 1, -1):
            answer = match.answers[i]
            seal = max(seal, answer.seal)
            asked = self.since[i - first]
            if answer.seat != seat and not answer.forced and asked >= self.answered[seat]:
                seal = max(seal, SEEN)
            if answer.seat == seat and answer.own:
                return seal
        return NOTHING


def exact_seal(match: Match, seat: int) -> int:
    """As `Match.undo_seal`, with NOTHING where that has nothing to take back."""
    try:
        return match.undo_seal(seat)
    except NoUndo:
        return NOTHING
