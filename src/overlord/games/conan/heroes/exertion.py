"""Exertion, encumbrance and movement points: what a hero has left (CO-H20, CO-H63 to CO-H85)."""

from overlord.games.conan.components.vocabulary import HORROR
from overlord.games.conan.state import MANIPULATION, MELEE, MOVE, RANGED, RESERVE, Conan
from overlord.games.conan.zones import BASE, STARTED


def limit(s: Conan, chair: int, spot: int) -> int:
    """CO-H20, CO-H21: how many gems may lie on an action in a turn. CO-K26: Horror caps it."""
    hero = s.hero(chair)
    most = hero.limit
    if spot == MELEE:
        most = hero.melee.limit
    elif spot == RANGED:
        most = hero.ranged.limit
    elif spot == MANIPULATION:
        most = hero.manipulation.limit
    if most > 2 and s.meets(s.terms.heroes[chair], HORROR):
        return 2
    return most


def exertion_left(s: Conan, chair: int, spot: int) -> int:
    """Gems that a hero can still put on an action."""
    reserve = s.held(chair, RESERVE)
    return max(0, min(reserve, limit(s, chair, spot) - s.held(chair, spot))) if reserve else 0


def burden(s: Conan, chair: int) -> int:
    """CO-H82: what the load takes from the base movement."""
    load = s.load(chair)
    numbers = s.hero(chair).load
    return (load >= numbers[1]) + (load >= numbers[2])


def points(s: Conan, chair: int) -> int:
    """CO-H67, CO-H71: base points and what gems could add."""
    return base_left(s, chair) + exertion_left(s, chair, MOVE)


def base_left(s: Conan, chair: int) -> int:
    """CO-H85: a load that has grown lowers the base movement at once."""
    return min(s[BASE + chair], max(0, s.hero(chair).base - burden(s, chair)))


def pay_points(s: Conan, chair: int, cost: int) -> None:
    """CO-H64: base points are the first to be used."""
    free = base_left(s, chair)
    used = min(cost, free)
    s[BASE + chair] = free - used
    s[STARTED] |= 1 << chair
    s.cite("CO-H67")
    s.shift(chair, RESERVE, MOVE, cost - used)
