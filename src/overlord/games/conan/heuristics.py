"""How well a side stands, for players that look one step ahead."""

from overlord.games.conan.state import Conan


def evaluate(s: Conan, seat: int) -> float:
    return 0.0
