"""Paths of the Hero: how far he can get, Walls, and what ends a move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overlord.core.vectors import vec
from overlord.games.overlords_of_infamy.board import SPACES
from overlord.games.overlords_of_infamy.cards.vocabulary import M_NO_PITFALLS, M_NO_WALLS
from overlord.games.overlords_of_infamy.hero import quests
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import HERO, LACKEY_ON, MODS, TILE_ON, WALLS_ON

FAR_AWAY: Final = vec[i64]([-1] * SPACES)
START: Final = vec[i64]([0] * SPACES)


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
    return sorted(list(explored(s, s[HERO], moves, FAR_AWAY[:]))[1:])


def may_leave(s: Infamy) -> bool:
    """OOI-D41: whether he can take a step at all."""
    return len(explored(s, s[HERO], 1, FAR_AWAY[:])) > 1


def toward(s: Infamy, goals: list[int], moves: int) -> list[int]:
    """OOI-123, OOI-135, OOI-D36: a nearest goal, or the spaces on a shortest way to one."""
    far = distances(s, s[HERO], SPACES)
    reached = [space for space in goals if far[space] > 0]
    if not reached:
        return []
    nearest = min([int(far[space]) for space in reached])
    goals = [space for space in reached if far[space] == nearest]
    if nearest <= moves:
        return goals
    found: list[int] = []
    for space in s.board.spaces:
        if far[space] == moves and not ends_here(s, space):
            rest = distances(s, space, nearest - moves)
            if True in [rest[goal] == nearest - moves for goal in goals]:
                found.append(space)
    return found


def distances(s: Infamy, start: int, most: int) -> vec[i64]:
    """By space: how many steps away it is, up to `most`; -1 where he cannot get."""
    far = FAR_AWAY[:]
    explored(s, start, most, far)
    return far


def explored(s: Infamy, start: i64, most: i64, far: vec[i64]) -> vec[i64]:
    """Write down how far away spaces are; gives them in the order in which they are reached."""
    v = s.v
    over = s.board.over
    solo = s.terms.solo
    alone = s.board.solo_region
    walls: i64 = WALLS_ON
    ahead = START[:]
    ahead[0] = start
    size: i64 = 1
    far[start] = 0
    i: i64 = 0
    while i < size:
        space = ahead[i]
        steps = far[space]
        if steps == most:
            break  # all others are as far away
        i += 1
        if space != start and ends_here(s, space):
            continue
        here = v[walls + space]
        edge: i64 = 0
        while edge < 6:
            other = over[6 * space + edge]
            if other >= 0 and far[other] < 0 and (not solo or alone[other]):
                walled = here > 0 or v[walls + other] > 0
                if not walled or not shut(s, space, other, edge):
                    far[other] = steps + 1
                    ahead[size] = other
                    size += 1
            edge += 1
    return ahead[:size]


def shut(s: Infamy, space: i64, other: i64, edge: i64) -> bool:
    """OOI-105, OOI-D24: whether a Wall stands between two neighbours, over that edge."""
    if s[MODS + M_NO_WALLS]:
        return False
    walls: i64 = WALLS_ON
    behind: i64 = edge + 3 if edge < 3 else edge - 3
    return s.v[walls + space] >> edge & 1 != 0 or s.v[walls + other] >> behind & 1 != 0


def way(s: Infamy, end: int) -> list[int]:
    """A shortest way from the Hero to a space that he can reach, its end included."""
    far = distances(s, s[HERO], SPACES)
    found = [end]
    while far[found[-1]] > 1:
        here = found[-1]
        found.append(next(other for other in s.board.near[here] if _leads(s, far, other, here)))
    return found[::-1]


def _leads(s: Infamy, far: vec[i64], space: int, end: int) -> bool:
    """Whether a shortest way to a space may pass through its neighbour."""
    if far[space] != far[end] - 1 or ends_here(s, space):
        return False
    return not shut(s, space, end, s.board.across[space].index(end))


def ends_here(s: Infamy, space: i64) -> bool:
    """OOI-D3: a Lackey, a Lair in use or a Pitfall ends a move at once."""
    v = s.v
    spot: i64 = LACKEY_ON + 2 * space
    if v[spot] or v[spot + 1]:
        return True
    lair = s.board.lair_of[space]
    if lair >= 0:
        return lair < s.terms.overlords
    tile = v[TILE_ON + space]
    return s.box.pitfalls[tile] != 0 and not s[MODS + M_NO_PITFALLS]
