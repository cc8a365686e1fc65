"""The numbered places of a scenario, as cards: where something is hidden, or somebody waits."""

from overlord.games.conan.state import Conan
from overlord.games.conan.zones import GONE, OVERLORD, SECRET


def tokens_of(s: Conan, chair: int) -> list[int]:
    """The numbers of all places. For what is hidden from each hero, those of the hero's colour."""
    return s.terms.tokens[max(0, chair - 1)]


def token_of(s: Conan, area: int, chair: int = OVERLORD) -> int:
    """The number of a place; -1 where nothing may be hidden."""
    hiding = s.scenario.hiding
    return tokens_of(s, chair)[hiding.index(area)] if area in hiding else -1


def priests(s: Conan) -> list[int]:
    """Those who have neither talked nor died (CO-C53)."""
    return [token for i, token in enumerate(tokens_of(s, OVERLORD)) if not s[GONE] >> i & 1]


def curse_broken(s: Conan) -> bool:
    """CO-C53: whether the right one has talked, or died."""
    alive = priests(s)
    gone = [token for token in tokens_of(s, OVERLORD) if token not in alive]
    return all(token in gone for token in s.cards(SECRET + OVERLORD))
