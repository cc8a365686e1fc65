"""History of a game in progress: which answers stood when an event happened, and which of them
may be taken back.

A chain instead of lists: each moment knows the one before it, so a game keeps one link for each
answer, also where answers were taken back.
"""

from bisect import bisect_right
from typing import NamedTuple

from overlord.core.errors import NoUndo
from overlord.core.match import FREE, SEEN, Match
from overlord.server.refusal import Refusal

NOTHING = -1  # to take back


class Link(NamedTuple):
    before: "Link | None"
    seat: int
    action: int


class History:
    def __init__(self) -> None:
        self.answered: dict[int, int] = {}  # seat: version of its last own answer
        self._ends: list[int] = []  # for each moment, how many events had happened by then
        self._links: list[Link | None] = []
        self._since: list[int] = []  # for each answer, since which version it was asked for
        self._seals: dict[int, tuple[int, int]] = {}  # seat: at which version, seal

    def begun(self, match: Match) -> None:
        self._note(match, None)

    def played(self, match: Match, seat: int, action: int, since: int) -> None:
        """An answer was given to a question that was asked at version `since`."""
        self._note(match, Link(self._links[-1], seat, action))
        self._since.append(since)

    def undone(self, match: Match) -> None:
        last: Link | None = None
        for answer in match.answers:
            last = Link(last, answer.seat, answer.action)
        self._note(match, last)
        self._since = []  # which answer is which is no longer known

    def _note(self, match: Match, link: Link | None) -> None:
        self._ends.append(len(match.log))
        self._links.append(link)

    def answers(self, number: int) -> list[tuple[int, int]]:
        """The answers that stood after the one in whose course that event happened."""
        at = bisect_right(self._ends, number)
        if number < 0 or at == len(self._ends):
            raise Refusal("no-such-event", detail=str(self._ends[-1] - 1 if self._ends else 0))
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
        if len(self._since) != len(match.answers):
            return exact_seal(match, seat)
        seal = FREE
        for i in range(len(match.answers) - 1, -1, -1):
            answer = match.answers[i]
            seal = max(seal, answer.seal)
            if answer.seat != seat and not answer.forced and self._since[i] >= self.answered[seat]:
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
