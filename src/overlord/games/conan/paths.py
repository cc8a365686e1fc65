"""How far somebody has to go with enemies about, for players that look ahead."""

from typing import Final

from overlord.games.conan import vocabulary as v
from overlord.games.conan.borders import gifts
from overlord.games.conan.movement import slips
from overlord.games.conan.roads import FAR, lanes
from overlord.games.conan.state import RESERVE, Conan
from overlord.games.conan.zones import BOARD, SPELLS

HELD_FAST: Final = 4  # points that somebody who blocks the way costs beside their life
REST: Final = 2  # gems that a hero will have in addition before the next turn


def throng(s: Conan, who: int) -> list[int]:
    """By area: what those who stand there cost somebody who wants to leave it (CO-H73)."""
    count = [0] * s.board.size
    side = s.terms.side[who]
    for card in s.zones[BOARD]:
        if s.terms.side[card] == side:
            count[s.at[card]] -= 1
        elif s.has(card, v.BLOCKING):
            count[s.at[card]] += HELD_FAST + s.life[card]
        else:
            count[s.at[card]] += 1
    count[s.at[who]] += 1
    return count


def far(s: Conan, who: int, areas: list[int], leaving: int = 0) -> int:
    """Movement points to the nearest of some areas, with all who hold somebody up on the way.

    `leaving` 1: over the edge that lies there.
    """
    return far_from(s, who, s.at[who], areas, leaving)


def far_from(s: Conan, who: int, home: int, areas: list[int], leaving: int) -> int:
    """The same for somebody who stood elsewhere."""
    held = [0] * s.board.size if slips(s, who) else throng(s, who)
    there = [False] * s.board.size
    for area in areas:
        there[area] = True
    best = FAR
    if teleports(s, who):
        gems = s.held(s.chair_of(who), RESERVE) + REST
        for area in areas:
            if s.board.steps(home, area) <= gems:
                hold = 1 + max(0, held[area]) if leaving else 0
                best = min(best, s.board.steps(home, area) + hold)
    ways = lanes(s.board, gifts(s, who), s.wrecked)
    least = [FAR] * s.board.size
    least[home] = 0
    queue = [home]
    for area in queue:
        cost = least[area]
        hold = max(0, held[area])
        if there[area]:
            best = min(best, cost + (1 + hold) * leaving)
        if cost + hold >= best:
            continue
        lane = ways[area]
        for i in range(0, len(lane), 2):
            price = cost + hold + lane[i + 1]
            if price < least[lane[i]]:
                least[lane[i]] = price
                queue.append(lane[i])
    return best


def teleports(s: Conan, who: int) -> bool:
    """Whether somebody could go through walls and enemies, a gem for each area."""
    chair = s.chair_of(who)
    if not chair or not s.zones[SPELLS + chair] or not s.has(who, v.SPELL_CASTER):
        return False
    for spell in s.zones[SPELLS + chair]:
        if s.cards.spell(spell).effect == v.E_TELEPORTATION:
            return True
    return False
