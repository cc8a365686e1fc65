"""Earlier moments of a game in progress: which answers stood when an event happened.

A chain instead of lists: each moment knows the one before it, so a game keeps one link for each
answer, also where answers were taken back.
"""

from bisect import bisect_right
from typing import NamedTuple

from overlord.core.errors import NoUndo
from overlord.core.match import Match
from overlord.server.no import No


class Link(NamedTuple):
    before: "Link | None"
    seat: int
    action: int


class Past:
    def __init__(self) -> None:
        self._ends: list[int] = []  # for each moment, how many events had happened by then
        self._links: list[Link | None] = []

    def begun(self, match: Match) -> None:
        self._note(match, None)

    def played(self, match: Match, seat: int, action: int) -> None:
        self._note(match, Link(self._links[-1], seat, action))

    def undone(self, match: Match) -> None:
        last: Link | None = None
        for answer in match.answers:
            last = Link(last, answer.seat, answer.action)
        self._note(match, last)

    def _note(self, match: Match, link: Link | None) -> None:
        self._ends.append(len(match.log))
        self._links.append(link)

    def answers(self, number: int) -> list[tuple[int, int]]:
        """The answers that stood after the one in whose course that event happened."""
        at = bisect_right(self._ends, number)
        if number < 0 or at == len(self._ends):
            raise No("no-such-event", detail=str(self._ends[-1] - 1 if self._ends else 0))
        found: list[tuple[int, int]] = []
        link = self._links[at]
        while link is not None:
            found.append((link.seat, link.action))
            link = link.before
        return found[::-1]


def exact_seal(match: Match, seat: int) -> int:
    """As `Match.undo_seal`, -1 for nothing to take back."""
    try:
        return match.undo_seal(seat)
    except NoUndo:
        return -1
