"""Common actions: Harvest, Recruit and Recall, which are all said by pointing at a spot.

A free spot means sending a Lackey there, one's own Lackey means calling it back.
"""

from overlord.core.frames import Refusal
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM
from overlord.games.overlords_of_infamy.box import OF_SPOT
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    M_COST_STEAL,
    M_NO_CONTESTED,
    M_NO_RECALL,
    M_NO_STEAL,
    M_OUTSOURCED_JOBS,
)
from overlord.games.overlords_of_infamy.marks import RELIC_AT, SENT, VILLAGE
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.work import may_work, stand, why_not_work, work

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
    me = chair + 1
    ready = s.ap > 0 and s.barracks[chair] > 0
    seen = 0
    for spot in s.shows[chair]:
        stands = s.who[spot]
        if stands == me:
            seen += 1
            if s.linked[spot >> 1] and may_recall(s, spot):
                found.append(OF_SPOT + spot)
        elif ready and stands == 0 and may_work(s, chair, spot):
            found.append(OF_SPOT + spot)
    return seen


def usable_contested(s: Infamy, chair: int, out: int, found: list[int]) -> int:
    """The Contested Areas; gives how many of the Lackeys that are out stand there."""
    seen = recalls_contested(s, chair, found) if out > 0 else 0
    if seen == 0 and s.ap > 0 and s.barracks[chair] > 0:  # OOI-32
        for arm in s.board.borders[chair]:
            if s.reach[chair] >> CONTESTED + arm & 1:
                for space in s.board.arms[arm]:
                    if s.shore[space] >> chair & 1 and may_work(s, chair, 2 * space):
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
    sends = sends and not s.mods[M_NO_STEAL]
    if not sends and out == 0:
        return 0
    seen = 0
    for space in s.board.relics:
        stands = s.who[2 * space]
        if stands == chair + 1:
            seen += 1
            if linked and may_recall(s, 2 * space):
                found.append(OF_SPOT + 2 * space)
        elif stands == 0 and sends and space != s.hero and untouched(s, space):
            found.append(OF_SPOT + 2 * space)
    return seen


def untouched(s: Infamy, space: int) -> bool:
    """OOI-69: whether nobody holds the Relic of a space."""
    return s.symbol[2 * space] - RELIC_AT not in s.relic


def usable_elsewhere(s: Infamy, chair: int, found: list[int]) -> None:
    """Other zones: Lackeys to recall, and while there are Outsourced Jobs whatever is free."""
    for other in s.others(chair):
        if not s.mods[M_OUTSOURCED_JOBS] and not s.contact(chair, other):
            continue
        for spot in s.shows[other]:
            mine = s.who[spot] == chair + 1
            if (mine or s.mods[M_OUTSOURCED_JOBS]) and why_not(s, chair, spot) is None:
                found.append(OF_SPOT + spot)


def may_recall(s: Infamy, spot: int) -> bool:
    """OOI-43, OOI-46."""
    return s.ap > 0 and not s.mods[M_NO_RECALL] and spot not in s.sent


def why_not(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """Why this Overlord may not point at this spot now, or nothing."""
    if s.who[spot] == chair + 1:
        return why_not_recall(s, chair, spot)
    if s.barracks[chair] == 0:
        return Refusal("no-lackey", "OOI-29")
    if s.symbol[spot] > VILLAGE:
        return why_not_steal(s, chair, spot)
    if s.ap == 0:
        return Refusal("action-points", "OOI-27")
    return why_closed(s, chair, spot >> 1) or why_not_work(s, chair, spot)


def why_closed(s: Infamy, chair: int, space: int) -> Refusal | None:
    """OOI-38: whether the place is open to this Overlord."""
    part = s.board.part[space]
    if part >= CONTESTED:
        return why_not_contest(s, chair, space)
    foreign = part != chair and s.board.lair_of[space] >= 0  # only Outsourced Jobs lead here
    return Refusal("foreign-lair", "OOI-179") if foreign else None


def why_not_contest(s: Infamy, chair: int, space: int) -> Refusal | None:
    """OOI-31, OOI-32, OOI-D26: an own tile beside that space, and no other Lackey out there."""
    if s.mods[M_NO_CONTESTED]:
        return Refusal("event", "OOI-169")
    if not s.shore[space] >> chair & 1:
        return Refusal("not-adjacent", "OOI-31")
    return Refusal("one-contested", "OOI-32") if contesting(s, chair) else None


def why_not_steal(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """OOI-65, OOI-66, OOI-69: a Relic that is free, within reach, and held by nobody."""
    if s.ap < steal_cost(s):
        return Refusal("action-points", "OOI-65")
    if spot >> 1 == s.hero:
        return Refusal("hero-there", "OOI-66")
    if not s.reach[chair] >> KINGDOM & 1:
        return Refusal("no-way-to-kingdom", "OOI-65")
    if s.who[spot]:
        return Refusal("occupied", "OOI-66")
    if s.mods[M_NO_STEAL]:
        return Refusal("event", "OOI-169")
    return None if untouched(s, spot >> 1) else Refusal("relic-held", "OOI-69")


def why_not_recall(s: Infamy, chair: int, spot: int) -> Refusal | None:
    if s.ap == 0:
        return Refusal("action-points", "OOI-27")
    if s.mods[M_NO_RECALL]:
        return Refusal("event", "OOI-169")
    if spot in s.sent:
        return Refusal("sent-this-turn", "OOI-46")
    return Refusal("stranded", "OOI-47") if stranded(s, chair, spot) else None


def stranded(s: Infamy, chair: int, spot: int) -> bool:
    """OOI-47, OOI-54, OOI-D34: the way home is cut. OOI-D49: Outsourced Jobs keep it open."""
    part = s.board.part[spot >> 1]
    if part == chair:
        return not s.linked[spot >> 1]
    if part >= CONTESTED:  # an arm, or the Kingdom of Good
        return not s.reach[chair] >> part & 1
    return not s.mods[M_OUTSOURCED_JOBS] and not s.contact(chair, part)


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
    if s.who[spot] == chair + 1:
        s.cite("OOI-43")
        s.ap -= 1
        s.come_home(spot)
        return
    s.done |= SENT
    kind = s.symbol[spot]
    s.ap -= steal_cost(s) if kind > VILLAGE else 1
    if s.who[spot]:
        s.cite("OOI-33")
    else:
        s.cite("OOI-29" if kind < VILLAGE else "OOI-35" if kind == VILLAGE else "OOI-65")
    stand(s, chair, spot)
    s.sent.append(spot)  # now that whoever stood there is gone (OOI-46)
    if kind > VILLAGE:
        s.cite("OOI-67")
        s.take_relic(chair, kind - RELIC_AT)
        s.cite("OOI-70")
        s.tense(2)
    else:
        work(s, chair, kind)
