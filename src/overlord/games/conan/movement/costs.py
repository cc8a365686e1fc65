"""Cost of moving: borders, hindering, occupied areas."""

from typing import Final

from overlord.core.frames import Refusal
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.movement.borders import gifts, toll
from overlord.games.conan.state import HELD, ROOTED, WEBBED, Conan

CLOSED: Final[dict[int, Refusal]] = {  # why a border cannot be crossed by everybody
    v.DOOR: Refusal("needs-wall-wrecker", "CO-K11"),
    v.WOODEN_WALL: Refusal("needs-wall-wrecker", "CO-K11"),
    v.BOULDER: Refusal("needs-climb", "CO-K19"),
    v.RAIL: Refusal("needs-climb", "CO-K19"),
    v.LEAPED: Refusal("needs-leap", "CO-K16"),
    v.BARRICADE: Refusal("barricaded", "CO-C44"),
    v.LOCK: Refusal("locked", "CO-C47"),
    v.SHUT: Refusal("opens-no-door", "CO-C47"),
}
NO_WAY: Final = Refusal("no-way", "CO-H62")


def hindering(s: Conan, who: int) -> int:
    """CO-H72, CO-H73, CO-H76, CO-C15: enemies less the other friends in the area, not below 0.

    CO-H78: only who stands on the board counts.
    """
    side = s.terms.side[who]
    area = s.at(who)
    enemies = s.crowd(area, 1 - side)
    return max(0, enemies - (s.crowd(area, side) - 1)) if enemies else 0


def slips(s: Conan, who: int) -> bool:
    """CO-K12, CO-K14, CO-K18: whom enemies cannot hold."""
    return s.has(who, v.EVASIVE) or s.has(who, v.FLYING) or s.has(who, v.INTANGIBLE)


def leaving(s: Conan, who: int) -> int:
    """Extra cost of walking out of an area with enemies in it (CO-32, CO-H73)."""
    extra = hindering(s, who)
    if not extra or slips(s, who):
        return 0
    return extra - 1 if s.has(who, v.FELINE_GRACE) else extra  # CO-K17


def why_stuck(s: Conan, who: int) -> Refusal | None:
    """Reason why somebody cannot leave an area wherever they want to go."""
    marks = s.marks(who)
    if marks & ROOTED:
        return Refusal("possessed", "CO-C34")
    if marks & WEBBED:
        return Refusal("webbed", "CO-K15")
    if s.meets(who, v.BLOCKING) and not slips(s, who):
        return Refusal("blocked", "CO-K10")
    if marks & HELD and s.meets(who, v.CONSTRICTION) and not slips(s, who):
        return Refusal("held", "CO-K3")
    return None


def border_cost(s: Conan, who: int, target: int) -> int:
    """Price of a step for somebody, whoever is about; -1 where the border cannot be crossed."""
    area = s.at(who)
    if s.board.plain(area, target):
        return 1
    return toll(s.board, area, target, gifts(s, who), s.wrecked)


def crossing(s: Conan, who: int, target: int) -> int:
    """All that a step into an adjacent area costs; -1 where the border cannot be crossed."""
    cost = border_cost(s, who, target)
    if cost < 0 or s.board.leaped(s.at(who), target):  # CO-C61
        return cost
    return cost + leaving(s, who)


def why_not_cross(s: Conan, who: int, target: int, points: int) -> Refusal | None:
    """Reason why somebody with that many points cannot take a step into an adjacent area."""
    stuck = why_stuck(s, who)
    if stuck is not None:
        return stuck
    cost = crossing(s, who, target)
    if cost < 0:
        return _why_closed(s, who, target)
    if not s.fits(who, target):
        return Refusal("occupied", "CO-H99")
    if cost > points:
        return Refusal("too-far", "CO-H62", {"cost": cost, "points": points})
    return None


def can_step(s: Conan, who: int, points: int) -> bool:
    """Whether somebody with that many points may step into any adjacent area."""
    if not points or why_stuck(s, who) is not None:
        return False
    for target in s.board.beside[s.at(who)]:
        if 0 < crossing(s, who, target) <= points and s.fits(who, target):
            return True
    return False


def _why_closed(s: Conan, who: int, target: int) -> Refusal:
    """Reason for a closed border: what would open it."""
    if s.board.places[target].ground == v.WATER and not s.has(who, v.SWIMMING):
        return Refusal("needs-swimming", "CO-K13")
    kind = s.board.borders[s.board.between(s.at(who), target)].kind
    return CLOSED.get(kind, NO_WAY)


def next_door(s: Conan, who: int, area: int) -> list[int]:
    """CO-C60: the areas beside one, over borders that somebody could cross; no leap is needed."""
    board = s.board
    gift = gifts(s, who)
    return [
        other
        for other in board.beside[area]
        if not board.leaped(area, other) and toll(board, area, other, gift, s.wrecked) >= 0
    ]


def reach(s: Conan, who: int, points: int) -> dict[int, int]:
    """The least points to each area that somebody could get to now, the own area included.

    Only the first border is dearer by hindering here: beyond it enemies are counted anew, so each
    area is entered as if one stood there (CO-H75).
    """
    home = s.at(who)
    least = {home: 0}
    if why_stuck(s, who) is not None:
        return least
    queue = [home]
    while queue:
        area = min(queue, key=lambda other: (least[other], other))
        queue.remove(area)
        s.set_at(who, area)
        if area != home and why_stuck(s, who) is not None:
            continue
        for target in s.board.beside[area]:
            cost = crossing(s, who, target)
            if cost < 0 or least[area] + cost > points or not s.fits(who, target):
                continue
            if target not in least or least[area] + cost < least[target]:
                if target not in queue:
                    queue.append(target)
                least[target] = least[area] + cost
    s.set_at(who, home)
    return least
