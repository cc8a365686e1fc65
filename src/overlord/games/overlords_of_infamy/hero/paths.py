"""How far the Hero can get: Walls, and what ends a move."""

from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM, SPACES
from overlord.games.overlords_of_infamy.cards.vocabulary import M_NO_PITFALLS, M_NO_WALLS
from overlord.games.overlords_of_infamy.hero import quests
from overlord.games.overlords_of_infamy.state import Infamy


def destinations(s: Infamy, moves: int, on_quest: bool) -> list[int]:
    """OOI-103: all spaces that he may end on; on a quest, those that lead to what he needs.

    OOI-122: while no quest is turned up, he is moved freely.
    """
    if on_quest and s.terms.quests:
        led: set[int] = set()
        for goals in quests.targets(s):  # OOI-135: whoever moves him chooses the kind
            led.update(toward(s, goals, moves))
        if led:
            return sorted(led)
    return sorted(spread(s, s.hero, moves, [-1] * SPACES)[1:])


def may_leave(s: Infamy) -> bool:
    """OOI-D41: whether he can take a step at all."""
    return len(spread(s, s.hero, 1, [-1] * SPACES)) > 1


def toward(s: Infamy, goals: list[int], moves: int) -> list[int]:
    """OOI-123, OOI-135, OOI-D36: a nearest goal, or the spaces on a shortest way to one."""
    far = distances(s, s.hero, SPACES)
    reached = [space for space in goals if far[space] > 0]
    if not reached:
        return []
    nearest = min(far[space] for space in reached)
    goals = [space for space in reached if far[space] == nearest]
    if nearest <= moves:
        return goals
    found: list[int] = []
    for space in s.board.spaces:
        if far[space] == moves and not ends_here(s, space):
            rest = distances(s, space, nearest - moves)
            if any(rest[goal] == nearest - moves for goal in goals):
                found.append(space)
    return found


def distances(s: Infamy, start: int, most: int) -> list[int]:
    """By space: how many steps away it is, up to `most`; -1 where he cannot get."""
    far = [-1] * SPACES
    spread(s, start, most, far)
    return far


def spread(s: Infamy, start: int, most: int, far: list[int]) -> list[int]:
    """Write down how far away spaces are; gives them in the order in which they are reached."""
    near = s.board.near
    far[start] = 0
    ahead = [start]
    walls = s.walls
    solo = s.terms.solo
    for space in ahead:
        steps = far[space]
        if steps == most:
            break  # all others are as far away
        if space != start and ends_here(s, space):
            continue
        here = walls[space]
        for other in near[space]:
            if far[other] >= 0:
                continue
            if (here or walls[other]) and shut(s, space, other):
                continue
            if solo and not in_solo_region(s, other):
                continue
            far[other] = steps + 1
            ahead.append(other)
    return ahead


def shut(s: Infamy, space: int, other: int) -> bool:
    """OOI-105, OOI-D24: whether a Wall stands between two neighbours."""
    edge = s.board.across[space].index(other)
    walled = s.walls[space] >> edge & 1 or s.walls[other] >> (edge + 3) % 6 & 1
    return walled > 0 and not s.mods[M_NO_WALLS]


def way(s: Infamy, end: int) -> list[int]:
    """A shortest way from the Hero to a space that he can reach, its end included."""
    far = distances(s, s.hero, SPACES)
    found = [end]
    while far[found[-1]] > 1:
        here = found[-1]
        found.append(next(other for other in s.board.near[here] if _leads(s, far, other, here)))
    return found[::-1]


def _leads(s: Infamy, far: list[int], space: int, end: int) -> bool:
    """Whether a shortest way to a space may pass through its neighbour."""
    if far[space] != far[end] - 1 or ends_here(s, space):
        return False
    return not shut(s, space, end)


def ends_here(s: Infamy, space: int) -> bool:
    """OOI-D3: a Lackey, a Lair in use or a Pitfall ends a move at once."""
    if s.who[2 * space] or s.who[2 * space + 1]:
        return True
    lair = s.board.lair_of[space]
    if lair >= 0:
        return lair < s.terms.overlords
    tile = s.tile[space]
    if tile == 0 or s.symbol[2 * space] >= 0:
        return False
    return s.box.tile(tile).pitfall and not s.mods[M_NO_PITFALLS]


def in_solo_region(s: Infamy, space: int) -> bool:
    """OOI-134: alone, he keeps to the Kingdom, the player's zone and its Contested Areas."""
    part = s.board.part[space]
    if part in (KINGDOM, 0):
        return True
    return part >= CONTESTED and part - CONTESTED in s.board.borders[0]
