"""Special actions: Raid the Hero's Treasure, Sweep for Infiltrators, use an Aftermath."""

from mypy_extensions import i64

from overlord.core.frames import Refusal
from overlord.games.overlords_of_infamy.board import KINGDOM
from overlord.games.overlords_of_infamy.cards.resolve import resolve
from overlord.games.overlords_of_infamy.cards.special_effects import sweep_zone
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    M_COST_RAID,
    M_COST_SWEEP,
    M_NO_AFTERMATH,
    M_NO_RAID,
    M_NO_SWEEP,
    M_RAID,
    TARGET,
)
from overlord.games.overlords_of_infamy.land import tell
from overlord.games.overlords_of_infamy.marks import BY_OWNER, BY_RIVAL, STRONGHOLD
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.tokens import take_up_to
from overlord.games.overlords_of_infamy.zones import (
    AP,
    COMPLETED,
    HERO,
    INFAMY,
    LACKEY_ON,
    MODS,
    POOL,
    REACH,
    SHOWS,
    USED,
)

# Raid


def raid_cost(s: Infamy) -> int:
    return max(0, 2 + s.v[MODS + M_COST_RAID])


def why_not_raid(s: Infamy, chair: int) -> Refusal | None:
    if s[AP] < raid_cost(s):
        return Refusal("action-points", "OOI-71")
    if s[MODS + M_NO_RAID]:
        return Refusal("event", "OOI-169")
    if not s[REACH + chair] >> KINGDOM & 1:
        return Refusal("no-way-to-kingdom", "OOI-71")
    if s[HERO] == s.board.stronghold:
        return Refusal("hero-at-home", "OOI-71")
    if s.at_home(chair) == 0 or s[POOL + chair] == 5:
        last = s.at_home(chair) > 0
        return Refusal("last-lackey", "OOI-77") if last else Refusal("no-lackey", "OOI-71")
    return None if s.basics(STRONGHOLD) else Refusal("nothing-there", "OOI-D40")


def raid(s: Infamy, chair: int) -> None:
    """OOI-71 to OOI-73: a Lackey for up to as many resources as one is infamous."""
    s[AP] -= raid_cost(s)
    s.cite("OOI-71")
    tell(s, "raids", chair)
    s.dismiss(chair, 1, BY_OWNER)
    s.cite("OOI-73")
    s.tense(3)
    take_up_to(s, chair, max(1, s[INFAMY + chair] + s[MODS + M_RAID]))


# Sweep


def sweep_cost(s: Infamy) -> int:
    return max(0, 1 + s.v[MODS + M_COST_SWEEP])


def why_not_sweep(s: Infamy, chair: int) -> Refusal | None:
    if s[AP] < sweep_cost(s):
        return Refusal("action-points", "OOI-76")
    if s[MODS + M_NO_SWEEP]:
        return Refusal("event", "OOI-169")
    return None if infiltrated(s, chair) else Refusal("no-infiltrators", "OOI-76")


def infiltrated(s: Infamy, chair: int) -> bool:
    """Whether foreign Lackeys stand in the own zone."""
    v = s.v
    lackeys: i64 = LACKEY_ON
    me: i64 = chair + 1
    i = s.offsets[SHOWS + chair]
    end = i + v[SHOWS + chair]
    while i < end:
        stands = v[lackeys + v[i]]
        if stands and stands != me:
            return True
        i += 1
    return False


def sweep(s: Infamy, chair: int) -> None:
    s[AP] -= sweep_cost(s)
    sweep_zone(s, chair, BY_RIVAL)


# Aftermaths


def why_not_aftermath(s: Infamy, card: int) -> Refusal | None:
    plot = s.box.plot(card)
    if not plot.aftermath:
        return Refusal("no-aftermath", "OOI-74")
    if s[MODS + M_NO_AFTERMATH]:
        return Refusal("event", "OOI-169")
    if s[AP] < plot.price:
        return Refusal("action-points", "OOI-75")
    alone = s.terms.overlords == 1 and plot.aftermath[0].who == TARGET
    return Refusal("no-target", "OOI-74") if alone else None


def aftermaths(s: Infamy, chair: int) -> list[int]:
    """The completed Plots whose Aftermath may be used now."""
    v = s.v
    found: list[int] = []
    if not v[MODS + M_NO_AFTERMATH]:
        for i in range(v[COMPLETED + chair]):
            card = s.card(COMPLETED + chair, i)
            if s.box.plot(card).aftermath and why_not_aftermath(s, card) is None:
                found.append(card)
    return found


def use_aftermath(s: Infamy, chair: int, card: int) -> None:
    """OOI-74, OOI-75: once, and the Plot is turned face down."""
    s[AP] -= s.box.plot(card).price
    s.cite("OOI-74")
    s.move(card, COMPLETED + chair, USED + chair)
    resolve(s, card, chair)
