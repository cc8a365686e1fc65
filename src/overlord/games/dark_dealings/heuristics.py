"""How well a seat stands, for players that look one step ahead."""

from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import DEFEATED


def evaluate(s: DarkDealings, seat: int) -> float:
    return float(len(s.zones[DEFEATED + seat]))
