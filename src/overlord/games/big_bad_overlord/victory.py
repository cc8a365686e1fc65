"""Victory of the last Duke alive (BBO-25, BBO-126), or nobody (BBO-117)."""

from typing import TYPE_CHECKING

from overlord.core.outcome import Outcome, rank
from overlord.games.big_bad_overlord.zones import ALIVE, FELL

if TYPE_CHECKING:
    from overlord.games.big_bad_overlord.state import BigBadOverlord


def outcome(s: "BigBadOverlord") -> Outcome:
    """The survivor, then those who fell later before those who fell earlier (BBO-A21)."""
    parts = [breakdown(s, seat) for seat in range(s.players)]
    places = rank([tuple(part.values()) for part in parts])
    return Outcome(places, [part["score-overlord"] for part in parts], parts, lost=not s[ALIVE])


def breakdown(s: "BigBadOverlord", seat: int) -> dict[str, int]:
    """Of the seat's Dukes: whether one is alive, and as how many-th the last of them fell."""
    own = [chair for chair in range(s.chairs) if s.setup.chairs[chair] == seat]
    alive = any(s.lives(chair) for chair in own)
    return {
        "score-overlord": int(alive),
        "score-endurance": 0 if alive else max(s[FELL + chair] for chair in own),
    }
