"""Common actions: Harvest, Recruit and Recall, which are all said by pointing at a spot.

A free spot means sending a Lackey there, one's own Lackey means calling it back.
"""

from typing import Final

from overlord.core.frames import Refusal
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM
from overlord.games.overlords_of_infamy.box import OF_SPOT
from overlord.games.overlords_of_infamy.land import told, told_at
from overlord.games.overlords_of_infamy.marks import (
    HARVESTED,
    RELIC_AT,
    SENT,
    SPENT,
    SUPPLY,
    VILLAGE,
)
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.vocabulary import (
    LACKEY,
    M_COST_STEAL,
    M_DOUBLE_HARVEST,
    M_HARVEST,
    M_HARVEST_OF,
    M_NO_CONTESTED,
    M_NO_HARVEST,
    M_NO_HARVEST_OF,
    M_NO_RECALL,
    M_NO_RECRUIT,
    M_NO_STEAL,
    M_OUTSOURCED_JOBS,
    M_RECRUIT,
    M_TENSION_HARVEST,
    M_TENSION_RECRUIT,
)

OF_SUPPLY: Final = 7 * SUPPLY

# Where


def clickable(s: Infamy, chair: int) -> list[int]:
    """The spots a person might point at, in the order in which `usable` finds them.

    OOI-40: another Overlord's Lair is never among the usable ones.
    """
    board = s.board
    found = s.shows[chair][:]
    for arm in board.borders[chair]:
        found += [2 * space for space in board.arms[arm]]
    found += [2 * space for space in board.relics]
    for other in s.others(chair):
        for spot in s.shows[other]:
            if s.mods[M_OUTSOURCED_JOBS] or s.who[spot] == chair + 1:
                found.append(spot)
    return found


def usable(s: Infamy, chair: int, found: list[int]) -> None:
    """Add the spots that `why_not` has nothing against."""
    out = s.out(chair) - usable_at_home(s, chair, found)
    if out > 0 or s.reach[chair]:
        out -= usable_contested(s, chair, out, found)
        if out > 0 or s.reach[chair] >> KINGDOM & 1:
            out -= usable_kingdom(s, chair, out, found)
    if out > 0 or s.mods[M_OUTSOURCED_JOBS]:
        usable_elsewhere(s, chair, found)


def usable_at_home(s: Infamy, chair: int, found: list[int]) -> int:
    """The own zone; gives how many own Lackeys stand there."""
    who = s.who
    symbol = s.symbol
    linked = s.linked
    mods = s.mods
    me = chair + 1
    ready = s.ap > 0 and s.barracks[chair] > 0
    harvests = ready and not mods[M_NO_HARVEST]
    recruits = ready and s.pool[chair] > 0 and not mods[M_NO_RECRUIT]
    seen = 0
    for spot in s.shows[chair]:
        stands = who[spot]
        space = spot >> 1
        if stands == 0:
            if not ready or not linked[space] or space == s.hero:
                continue
            kind = symbol[spot]
            if kind == VILLAGE:
                if recruits:
                    found.append(OF_SPOT + spot)
            elif harvests and s.goods[OF_SUPPLY + kind] and not mods[M_NO_HARVEST_OF + kind]:
                found.append(OF_SPOT + spot)
        elif stands == me:
            seen += 1
            if linked[space] and may_recall(s, spot):
                found.append(OF_SPOT + spot)
    return seen


def usable_contested(s: Infamy, chair: int, out: int, found: list[int]) -> int:
    """The Contested Areas; gives how many of the Lackeys that are out stand there."""
    seen = recalls_contested(s, chair, found) if out > 0 else 0
    if seen == 0 and s.barracks[chair] > 0 and not s.mods[M_NO_CONTESTED]:  # OOI-32
        for arm in s.board.borders[chair]:
            if s.reach[chair] >> CONTESTED + arm & 1:
                for space in s.board.arms[arm]:
                    if s.shore[space] >> chair & 1 and may_send(s, chair, 2 * space):
                        found.append(OF_SPOT + 2 * space)  # noqa: PERF401 - compiled, a loop is as fast
    return seen


def recalls_contested(s: Infamy, chair: int, found: list[int]) -> int:
    """The own Lackeys in Contested Areas, and those of them that may be recalled."""
    seen = 0
    for arm in s.board.borders[chair]:
        for space in s.board.arms[arm]:
            if s.who[2 * space] == chair + 1:
                seen += 1
                if s.reach[chair] >> CONTESTED + arm & 1 and may_recall(s, 2 * space):
                    found.append(OF_SPOT + 2 * space)
    return seen


def usable_kingdom(s: Infamy, chair: int, out: int, found: list[int]) -> int:
    """The Kingdom of Good; gives how many of the Lackeys that are out stand there."""
    linked = s.reach[chair] >> KINGDOM & 1
    sends = linked > 0 and s.barracks[chair] > 0 and s.ap >= steal_cost(s)
    if not sends and out == 0:
        return 0
    seen = 0
    for space in s.board.relics:
        stands = s.who[2 * space]
        if stands == chair + 1:
            seen += 1
            if linked and may_recall(s, 2 * space):
                found.append(OF_SPOT + 2 * space)
        elif stands == 0 and sends and may_send(s, chair, 2 * space):
            found.append(OF_SPOT + 2 * space)
    return seen


def usable_elsewhere(s: Infamy, chair: int, found: list[int]) -> None:
    """Other zones: Lackeys to recall, and while there are Outsourced Jobs whatever is free."""
    for other in s.others(chair):
        if not s.mods[M_OUTSOURCED_JOBS] and not s.contact(chair, other):
            continue
        for spot in s.shows[other]:
            mine = s.who[spot] == chair + 1
            if (mine or s.mods[M_OUTSOURCED_JOBS]) and why_not(s, chair, spot) is None:
                found.append(OF_SPOT + spot)


def may_send(s: Infamy, chair: int, spot: int) -> bool:
    """Whether a Lackey could work here, as far as the place is open to its Overlord."""
    if s.barracks[chair] == 0 or spot >> 1 == s.hero:
        return False
    kind = s.symbol[spot]
    if kind < VILLAGE:
        return (
            s.ap > 0
            and s.goods[OF_SUPPLY + kind] > 0
            and not s.mods[M_NO_HARVEST]
            and not s.mods[M_NO_HARVEST_OF + kind]
        )
    if kind == VILLAGE:
        return s.ap > 0 and s.pool[chair] > 0 and not s.mods[M_NO_RECRUIT]
    return s.ap >= steal_cost(s) and not s.mods[M_NO_STEAL] and kind - RELIC_AT not in s.relic


def may_recall(s: Infamy, spot: int) -> bool:
    """OOI-43, OOI-46."""
    return s.ap > 0 and not s.mods[M_NO_RECALL] and spot not in s.sent


def why_not(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """Why this Overlord may not point at this spot now, or nothing."""
    if s.who[spot] == chair + 1:
        return why_not_recall(s, chair, spot)
    if s.barracks[chair] == 0:
        return Refusal("no-lackey", "OOI-29")
    if spot >> 1 == s.hero:
        return Refusal("hero-there", "OOI-D32" if s.tile[spot >> 1] else "OOI-110")
    return why_closed(s, chair, spot) or why_not_work(s, chair, spot)


def why_closed(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """OOI-38: whether the place is open to this Overlord."""
    space = spot >> 1
    part = s.board.part[space]
    if part == KINGDOM:
        if not s.reach[chair] >> KINGDOM & 1:
            return Refusal("no-way-to-kingdom", "OOI-65")
        return Refusal("occupied", "OOI-66") if s.who[spot] else None
    if part >= CONTESTED:
        return why_not_contest(s, chair, space)
    if s.who[spot]:  # by one's own Lackey, or by an infiltrator (OOI-86)
        return Refusal("occupied", "OOI-41")
    if part == chair:
        return None if s.linked[space] else Refusal("cut-off", "OOI-54")
    lair = s.board.lair_of[space] >= 0  # only Outsourced Jobs lead here
    return Refusal("foreign-lair", "OOI-179") if lair else None


def why_not_contest(s: Infamy, chair: int, space: int) -> Refusal | None:
    """OOI-31, OOI-32, OOI-D26: an own tile beside that space, and no other Lackey out there."""
    if s.mods[M_NO_CONTESTED]:
        return Refusal("event", "OOI-169")
    if not s.shore[space] >> chair & 1:
        return Refusal("not-adjacent", "OOI-31")
    return Refusal("one-contested", "OOI-32") if contesting(s, chair) else None


def why_not_work(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """OOI-17, OOI-29, OOI-37, OOI-69: whether there is something to gain."""
    kind = s.symbol[spot]
    if s.ap < (1 if kind <= VILLAGE else steal_cost(s)):
        return Refusal("action-points", "OOI-65" if kind > VILLAGE else "OOI-27")
    if kind < VILLAGE:
        if s.mods[M_NO_HARVEST] or s.mods[M_NO_HARVEST_OF + kind]:
            return Refusal("event", "OOI-169")
        return None if s.goods[OF_SUPPLY + kind] else Refusal("supply-empty", "OOI-17")
    if s.mods[M_NO_RECRUIT if kind == VILLAGE else M_NO_STEAL]:
        return Refusal("event", "OOI-169")
    if kind == VILLAGE:
        return None if s.pool[chair] else Refusal("six-lackeys", "OOI-37")
    return Refusal("relic-held", "OOI-69") if kind - RELIC_AT in s.relic else None


def why_not_recall(s: Infamy, chair: int, spot: int) -> Refusal | None:
    if s.ap == 0:
        return Refusal("action-points", "OOI-27")
    if s.mods[M_NO_RECALL]:
        return Refusal("event", "OOI-169")
    if spot in s.sent:
        return Refusal("sent-this-turn", "OOI-46")
    return Refusal("stranded", "OOI-47") if stranded(s, chair, spot) else None


def stranded(s: Infamy, chair: int, spot: int) -> bool:
    """OOI-47, OOI-54, OOI-D34: the way home is cut."""
    part = s.board.part[spot >> 1]
    if part == chair:
        return not s.linked[spot >> 1]
    if part >= CONTESTED:  # an arm, or the Kingdom of Good
        return not s.reach[chair] >> part & 1
    return not s.contact(chair, part)


def within_call(s: Infamy, chair: int) -> bool:
    """OOI-47: whether anybody is out who is not stranded; most of them work at home."""
    me = chair + 1
    for spot in s.shows[chair]:
        if s.who[spot] == me and s.linked[spot >> 1]:
            return True
    for spot in range(len(s.who)):
        if s.who[spot] == me and not stranded(s, chair, spot):
            return True
    return False


def contesting(s: Infamy, chair: int) -> bool:
    """OOI-32: whether a Lackey of this Overlord stands on a Contested space."""
    for arm in s.board.borders[chair]:
        for space in s.board.arms[arm]:
            if s.who[2 * space] == chair + 1:
                return True
    return False


def steal_cost(s: Infamy) -> int:
    """OOI-65."""
    return max(0, 2 + s.mods[M_COST_STEAL])


# What then happens


def point_at(s: Infamy, chair: int, spot: int) -> None:
    """Recall the Lackey that stands there, or send one to work."""
    s.done |= SPENT
    if s.who[spot] == chair + 1:
        s.cite("OOI-43")
        s.ap -= 1
        s.come_home(spot)
        return
    s.done |= SENT
    s.sent.append(spot)
    kind = s.symbol[spot]
    s.ap -= steal_cost(s) if kind > VILLAGE else 1
    stand(s, chair, spot)
    if kind > VILLAGE:
        s.cite("OOI-67")
        s.take_relic(chair, kind - RELIC_AT)
        s.tense(2)  # OOI-70
    else:
        work(s, chair, kind)


def stand(s: Infamy, chair: int, spot: int) -> None:
    """A Lackey leaves the Barracks; whoever stood there is replaced (OOI-33, OOI-95)."""
    if s.who[spot]:
        s.cite("OOI-33")
        s.strike_down(spot)
    s.barracks[chair] -= 1
    s.who[spot] = chair + 1
    if s.watched:
        told_at(s, "sends", spot, chair, spot)


def work(s: Infamy, chair: int, kind: int) -> None:
    """Harvest or Recruit, whatever brought the Lackey there; the tension grows (OOI-34, OOI-42)."""
    if kind == VILLAGE:
        s.cite("OOI-35")
        recruits = 2 if s.affinity(chair) == LACKEY else 1  # OOI-157
        recruits = min(max(recruits + s.mods[M_RECRUIT], 0), s.pool[chair])
        s.pool[chair] -= recruits
        s.resting[chair] += recruits  # OOI-36
        if s.watched:
            told(s, "recruits", chair, recruits)
        s.tense(max(0, 1 + s.mods[M_TENSION_RECRUIT]))
        return
    s.cite("OOI-29")
    s.done |= HARVESTED
    harvest = 1 + s.mods[M_HARVEST] + s.mods[M_HARVEST_OF + kind]
    if s.affinity(chair) == kind:  # OOI-156
        harvest += 1
    if s.mods[M_DOUBLE_HARVEST]:
        harvest *= 2
    s.gain(chair, kind, max(harvest, 1))
    s.tense(max(0, 1 + s.mods[M_TENSION_HARVEST]))
