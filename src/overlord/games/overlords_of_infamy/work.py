"""Harvest and Recruit, whoever sends the Lackey: one gate to pass, and what is then gained.

Actions come through here, and so do abilities: a World Event that forbids one forbids the other.
"""

from typing import Final

from mypy_extensions import i64

from overlord.core.frames import Refusal
from overlord.games.overlords_of_infamy.board import CONTESTED
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    LACKEY,
    M_DOUBLE_HARVEST,
    M_HARVEST,
    M_HARVEST_OF,
    M_NO_CONTESTED,
    M_NO_HARVEST,
    M_NO_HARVEST_OF,
    M_NO_RECRUIT,
    M_RECRUIT,
    M_TENSION_HARVEST,
    M_TENSION_RECRUIT,
)
from overlord.games.overlords_of_infamy.land import tell, tell_at
from overlord.games.overlords_of_infamy.marks import BY_RIVAL, HARVESTED, SUPPLY, VILLAGE
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import (
    BARRACKS,
    GOODS,
    HAPPENED,
    HERO,
    LACKEY_ON,
    LINKED,
    MODS,
    POOL,
    RESTING,
    SYMBOL_ON,
    TILE_ON,
)

OF_SUPPLY: Final = 7 * SUPPLY

# The gate


def may_work(s: Infamy, chair: int, spot: i64) -> bool:
    """Whether a Lackey could harvest or recruit for this Overlord, once it stands here (OOI-D44).

    The same as `why_not_work` without a reason: reasons cost a third of a random game.
    """
    v = s.v
    space: i64 = spot >> 1
    if space == v[HERO]:
        return False
    stands = v[LACKEY_ON + spot]
    if s.board.part[space] < CONTESTED:
        if stands or not v[LINKED + space]:
            return False
    elif v[MODS + M_NO_CONTESTED] or stands == chair + 1:
        return False
    kind = v[SYMBOL_ON + spot]
    if kind == VILLAGE:
        return v[POOL + chair] > 0 and not v[MODS + M_NO_RECRUIT]
    if v[MODS + M_NO_HARVEST] or v[MODS + M_NO_HARVEST_OF + kind]:
        return False
    return v[GOODS + OF_SUPPLY + kind] > 0


def why_not_work(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """Reason why no Lackey of this Overlord may work on a spot, or nothing."""
    return why_no_room(s, chair, spot) or why_no_gain(s, chair, s[SYMBOL_ON + spot])


def why_no_room(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """OOI-33, OOI-41, OOI-54, OOI-110: why no Lackey of this Overlord may stand here."""
    space = spot >> 1
    if space == s[HERO]:
        return Refusal("hero-there", "OOI-D32" if s[TILE_ON + space] else "OOI-110")
    stands = s[LACKEY_ON + spot]
    if s.board.part[space] >= CONTESTED:
        if s[MODS + M_NO_CONTESTED]:
            return Refusal("event", "OOI-169")
        return Refusal("occupied", "OOI-41") if stands == chair + 1 else None
    if stands:  # one's own Lackey, or an infiltrator (OOI-86)
        return Refusal("occupied", "OOI-41")
    return None if s[LINKED + space] else Refusal("cut-off", "OOI-54")


def why_no_gain(s: Infamy, chair: int, kind: int) -> Refusal | None:
    """OOI-17, OOI-37: why there is nothing to harvest or nobody to recruit."""
    if kind == VILLAGE:
        if s[MODS + M_NO_RECRUIT]:
            return Refusal("event", "OOI-169")
        return None if s[POOL + chair] else Refusal("six-lackeys", "OOI-37")
    if s[MODS + M_NO_HARVEST] or s[MODS + M_NO_HARVEST_OF + kind]:
        return Refusal("event", "OOI-169")
    return None if s[GOODS + OF_SUPPLY + kind] else Refusal("supply-empty", "OOI-17")


# Behind it


def stand(s: Infamy, chair: int, spot: int) -> None:
    """A Lackey leaves the Barracks for a spot."""
    v = s.v
    make_way(s, spot)
    v[BARRACKS + chair] -= 1
    v[LACKEY_ON + spot] = chair + 1
    if s.watched:
        tell_at(s, "sends", spot, chair, spot)


def walk(s: Infamy, source: int, target: int) -> None:
    """A Lackey goes from one spot to another."""
    make_way(s, target)
    s[LACKEY_ON + target] = s[LACKEY_ON + source]
    s[LACKEY_ON + source] = 0
    tell_at(s, "walks", target, s[LACKEY_ON + target] - 1, source, target)


def make_way(s: Infamy, spot: int) -> None:
    """OOI-33, OOI-95: whoever stands there is discarded."""
    if s[LACKEY_ON + spot]:
        s.discard(s[LACKEY_ON + spot] - 1, spot, BY_RIVAL)


def work(s: Infamy, chair: int, kind: int) -> None:
    """Harvest or Recruit, whatever brought the Lackey there; the tension grows (OOI-34, OOI-42)."""
    v = s.v
    if kind == VILLAGE:
        s.cite("OOI-35")
        recruits = 2 if s.affinity(chair) == LACKEY else 1  # OOI-157
        recruits = min(max(recruits + v[MODS + M_RECRUIT], 0), v[POOL + chair])
        v[POOL + chair] -= recruits
        v[RESTING + chair] += recruits  # OOI-36
        if s.watched:
            tell(s, "recruits", chair, recruits)
        s.cite("OOI-42")
        s.tense(max(0, 1 + v[MODS + M_TENSION_RECRUIT]))
        return
    s.cite("OOI-29")
    v[HAPPENED] |= HARVESTED
    harvest = 1 + v[MODS + M_HARVEST] + v[MODS + M_HARVEST_OF + kind]
    if s.affinity(chair) == kind:  # OOI-156
        harvest += 1
    if v[MODS + M_DOUBLE_HARVEST]:
        harvest *= 2
    s.gain(chair, kind, max(harvest, 1))
    s.cite("OOI-34")
    s.tense(max(0, 1 + v[MODS + M_TENSION_HARVEST]))
