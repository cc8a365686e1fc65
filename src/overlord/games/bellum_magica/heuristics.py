"""How well a seat stands, for players that look one step ahead."""

from overlord.games.bellum_magica.state import BellumMagica


def evaluate(s: BellumMagica, seat: int) -> float:
    return float(s.chests(seat))
