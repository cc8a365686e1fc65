"""End of the game: the chests are opened, and the richest wins."""

from typing import TYPE_CHECKING

from overlord.core.outcome import Outcome, rank
from overlord.games.bellum_magica.zones import STOCKS

if TYPE_CHECKING:
    from overlord.games.bellum_magica.state import BellumMagica


def finish(s: "BellumMagica") -> None:
    """BM-60: everybody opens their chests."""
    s.cite("BM-60")
    for seat in range(s.players):
        for stock in STOCKS:
            s.reveal(stock + seat)
    s.end()


def outcome(s: "BellumMagica") -> Outcome:
    """BM-60, BM-61: the most treasure, then the most chests; BM-62: then a shared place.

    BM-M16: who ended the game has no advantage.
    """
    parts = [
        {"score-treasure": treasure(s, seat), "score-chests": s.chests(seat)}
        for seat in range(s.players)
    ]
    places = rank([tuple(part.values()) for part in parts])
    return Outcome(places, [part["score-treasure"] for part in parts], parts)


def treasure(s: "BellumMagica", seat: int) -> int:
    """Value of the chests of a seat."""
    value = s.box.value
    total = 0
    for stock in STOCKS:
        for i in range(s.count(stock + seat)):
            total += value[s.card(stock + seat, i)]
    return total
