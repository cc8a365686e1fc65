"""Victory: normal (DD-35, DD-36, DD-37), Hardcore (DD-54, DD-55, DD-56), alone (DD-63)."""

from typing import TYPE_CHECKING

from overlord.core.outcome import Outcome, rank
from overlord.games.dark_dealings.zones import DEFEATED, DEFENSES, EVICTOR

if TYPE_CHECKING:
    from overlord.games.dark_dealings.state import DarkDealings


def outcome(s: "DarkDealings") -> Outcome:
    """All seats ranked; equal in every part is a shared place (DD-B14)."""
    parts = [breakdown(s, seat) for seat in range(s.players)]
    places = rank([tuple(part.values()) for part in parts])
    return Outcome(places, [part["score-defeated"] for part in parts], parts)


def breakdown(s: "DarkDealings", seat: int) -> dict[str, int]:
    """Points of comparison, the weightiest first.

    In Hardcore whoever outlasts a round has beaten one hero more than those it evicted, so the
    number of beaten heroes puts the last one standing first (DD-54) and ties those who fell in
    the same round or survived everything (DD-55). The last hero is the one that evicted, or else
    the last one beaten (DD-B23).
    """
    challenge = s.box.challenge
    beaten = s.cards(DEFEATED + seat)
    left = s.count(DEFENSES + seat)
    if s.hardcore:
        faced = s.cards(EVICTOR + seat) or beaten
        last = challenge[faced[-1]] if faced else 0
        return {"score-defeated": len(beaten), "score-defenses": left, "score-last-hero": last}
    best = max([challenge[hero] for hero in beaten], default=0)
    return {"score-defeated": len(beaten), "score-defenses": left, "score-challenge": best}
