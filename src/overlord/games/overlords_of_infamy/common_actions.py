"""Common actions: Harvest, Recruit and Recall, which are all said by pointing at a spot.

A free spot means sending a Lackey there, one's own Lackey means calling it back.
"""

from mypy_extensions import i64

from overlord.core.frames import Refusal
from overlord.core.offer import Offer
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
from overlord.games.overlords_of_infamy.zones import (
    AP,
    BARRACKS,
    HAPPENED,
    HERO,
    LACKEY_ON,
    LINKED,
    MODS,
    REACH,
    SENT_OUT,
    SHORE,
    SHOWS,
    SYMBOL_ON,
)

# Where


def clickable(s: Infamy, chair: int) -> list[int]:
    """The spots a person might point at, in the order in which `usable` finds them.

    OOI-40: another Overlord's Lair is never among the usable ones.
    """
    board = s.board
    found = s.cards(SHOWS + chair)
    for arm in board.borders[chair]:
        found += [2 * space for space in board.arms[arm]]
    found += [2 * space for space in board.relics]
    for other in s.others(chair):
        for spot in s.cards(SHOWS + other):
            if s[MODS + M_OUTSOURCED_JOBS] or s[LACKEY_ON + spot] == chair + 1:
                found.append(spot)
    return found


def usable(s: Infamy, chair: int, o: Offer) -> None:
    """Add the spots that `why_not` has nothing against."""
    v = s.v
    out = s.out(chair) - usable_at_home(s, chair, o)
    if out > 0 or v[REACH + chair]:
        out -= usable_contested(s, chair, out, o)
        if out > 0 or v[REACH + chair] >> KINGDOM & 1:
            out -= usable_kingdom(s, chair, out, o)
    if out > 0 or v[MODS + M_OUTSOURCED_JOBS]:
        usable_elsewhere(s, chair, o)


def usable_at_home(s: Infamy, chair: int, o: Offer) -> int:
    """The own zone; gives how many own Lackeys stand there."""
    v = s.v
    lackeys: i64 = LACKEY_ON
    linked: i64 = LINKED
    me: i64 = chair + 1
    ready = v[AP] > 0 and v[BARRACKS + chair] > 0
    seen = 0
    i = s.offsets[SHOWS + chair]
    end = i + v[SHOWS + chair]
    while i < end:
        spot = v[i]
        stands = v[lackeys + spot]
        if stands == me:
            seen += 1
            if v[linked + (spot >> 1)] and may_recall(s, spot):
                o.add(OF_SPOT + spot)
        elif ready and stands == 0 and may_work(s, chair, spot):
            o.add(OF_SPOT + spot)
        i += 1
    return seen


def usable_contested(s: Infamy, chair: int, out: int, o: Offer) -> int:
    """The Contested Areas; gives how many of the Lackeys that are out stand there."""
    seen = recalls_contested(s, chair, o) if out > 0 else 0
    if seen == 0 and s[AP] > 0 and s[BARRACKS + chair] > 0:  # OOI-32
        v = s.v
        shore: i64 = SHORE
        coast = s.board.coasts[chair]
        i: i64 = 0
        end: i64 = len(coast)
        while i < end:
            space = coast[i]
            if v[shore + space] >> chair & 1 and may_work(s, chair, 2 * space):
                o.add(OF_SPOT + 2 * space)
            i += 1
    return seen


def recalls_contested(s: Infamy, chair: int, o: Offer) -> int:
    """The own Lackeys in Contested Areas, and those of them that may be recalled."""
    v = s.v
    lackeys: i64 = LACKEY_ON
    me: i64 = chair + 1
    coast = s.board.coasts[chair]
    seen = 0
    i: i64 = 0
    end: i64 = len(coast)
    while i < end:
        space = coast[i]
        if v[lackeys + 2 * space] == me:
            seen += 1
            if v[REACH + chair] >> s.board.part[space] & 1 and may_recall(s, 2 * space):
                o.add(OF_SPOT + 2 * space)
        i += 1
    return seen


def usable_kingdom(s: Infamy, chair: int, out: int, o: Offer) -> int:
    """The Kingdom of Good; gives how many of the Lackeys that are out stand there."""
    v = s.v
    linked = v[REACH + chair] >> KINGDOM & 1
    sends = linked > 0 and v[BARRACKS + chair] > 0 and v[AP] >= steal_cost(s)
    sends = sends and not v[MODS + M_NO_STEAL]
    if not sends and out == 0:
        return 0
    seen = 0
    for space in s.board.relics:
        stands = v[LACKEY_ON + 2 * space]
        if stands == chair + 1:
            seen += 1
            if linked and may_recall(s, 2 * space):
                o.add(OF_SPOT + 2 * space)
        elif stands == 0 and sends and space != v[HERO] and untouched(s, space):
            o.add(OF_SPOT + 2 * space)
    return seen


def untouched(s: Infamy, space: int) -> bool:
    """OOI-69: whether nobody holds the Relic of a space."""
    return not s.is_held(s[SYMBOL_ON + 2 * space] - RELIC_AT)


def usable_elsewhere(s: Infamy, chair: int, o: Offer) -> None:
    """Other zones: Lackeys to recall, and while there are Outsourced Jobs whatever is free."""
    v = s.v
    for other in s.others(chair):
        if not v[MODS + M_OUTSOURCED_JOBS] and not s.contact(chair, other):
            continue
        for spot in s.cards(SHOWS + other):
            mine = v[LACKEY_ON + spot] == chair + 1
            if (mine or v[MODS + M_OUTSOURCED_JOBS]) and why_not(s, chair, spot) is None:
                o.add(OF_SPOT + spot)


def may_recall(s: Infamy, spot: i64) -> bool:
    """OOI-43, OOI-46: whether the Lackey on a spot may be recalled now."""
    v = s.v
    return v[AP] > 0 and not v[MODS + M_NO_RECALL] and not s.holds(SENT_OUT, spot)


def why_not(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """Reason why this Overlord may not point at this spot now, or nothing."""
    if s[LACKEY_ON + spot] == chair + 1:
        return why_not_recall(s, chair, spot)
    if s[BARRACKS + chair] == 0:
        return Refusal("no-lackey", "OOI-29")
    if s[SYMBOL_ON + spot] > VILLAGE:
        return why_not_steal(s, chair, spot)
    if s[AP] == 0:
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
    if s[MODS + M_NO_CONTESTED]:
        return Refusal("event", "OOI-169")
    if not s[SHORE + space] >> chair & 1:
        return Refusal("not-adjacent", "OOI-31")
    return Refusal("one-contested", "OOI-32") if contesting(s, chair) else None


def why_not_steal(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """OOI-65, OOI-66, OOI-69: a Relic that is free, within reach, and held by nobody."""
    if s[AP] < steal_cost(s):
        return Refusal("action-points", "OOI-65")
    if spot >> 1 == s[HERO]:
        return Refusal("hero-there", "OOI-66")
    if not s[REACH + chair] >> KINGDOM & 1:
        return Refusal("no-way-to-kingdom", "OOI-65")
    if s[LACKEY_ON + spot]:
        return Refusal("occupied", "OOI-66")
    if s[MODS + M_NO_STEAL]:
        return Refusal("event", "OOI-169")
    return None if untouched(s, spot >> 1) else Refusal("relic-held", "OOI-69")


def why_not_recall(s: Infamy, chair: int, spot: int) -> Refusal | None:
    if s[AP] == 0:
        return Refusal("action-points", "OOI-27")
    if s[MODS + M_NO_RECALL]:
        return Refusal("event", "OOI-169")
    if s.holds(SENT_OUT, spot):
        return Refusal("sent-this-turn", "OOI-46")
    return Refusal("stranded", "OOI-47") if stranded(s, chair, spot) else None


def stranded(s: Infamy, chair: int, spot: int) -> bool:
    """OOI-47, OOI-54, OOI-D34: the way home is cut. OOI-D49: Outsourced Jobs keep it open."""
    part = s.board.part[spot >> 1]
    if part == chair:
        return not s[LINKED + (spot >> 1)]
    if part >= CONTESTED:  # an arm, or the Kingdom of Good
        return not s[REACH + chair] >> part & 1
    return not s[MODS + M_OUTSOURCED_JOBS] and not s.contact(chair, part)


def within_call(s: Infamy, chair: int) -> bool:
    """OOI-47: whether anybody is out who is not stranded; most of them work at home."""
    v = s.v
    lackeys: i64 = LACKEY_ON
    linked: i64 = LINKED
    me: i64 = chair + 1
    i = s.offsets[SHOWS + chair]
    end = i + v[SHOWS + chair]
    while i < end:
        if v[lackeys + v[i]] == me and v[linked + (v[i] >> 1)]:
            return True
        i += 1
    return any(not stranded(s, chair, spot) for spot in s.spots_of(chair))


def contesting(s: Infamy, chair: int) -> bool:
    """OOI-32: whether a Lackey of this Overlord stands on a Contested space."""
    v = s.v
    lackeys: i64 = LACKEY_ON
    me: i64 = chair + 1
    coast = s.board.coasts[chair]
    i: i64 = 0
    end: i64 = len(coast)
    while i < end:
        if v[lackeys + 2 * coast[i]] == me:
            return True
        i += 1
    return False


def steal_cost(s: Infamy) -> int:
    """OOI-65: the Action Points that a Relic costs to steal."""
    return max(0, 2 + s[MODS + M_COST_STEAL])


# What then happens


def point_at(s: Infamy, chair: int, spot: int) -> None:
    """Recall the Lackey that stands there, or send one to work."""
    v = s.v
    if v[LACKEY_ON + spot] == chair + 1:
        s.cite("OOI-43")
        v[AP] -= 1
        s.come_home(spot)
        return
    v[HAPPENED] |= SENT
    kind = v[SYMBOL_ON + spot]
    v[AP] -= steal_cost(s) if kind > VILLAGE else 1
    if v[LACKEY_ON + spot]:
        s.cite("OOI-33")
    else:
        s.cite("OOI-29" if kind < VILLAGE else "OOI-35" if kind == VILLAGE else "OOI-65")
    stand(s, chair, spot)
    s.put(SENT_OUT, spot)  # now that whoever stood there is gone (OOI-46)
    if kind > VILLAGE:
        s.cite("OOI-67")
        s.take_relic(chair, kind - RELIC_AT)
        s.cite("OOI-70")
        s.tense(2)
    else:
        work(s, chair, kind)
