"""Special actions: Raid the Hero's Treasure, Sweep for Infiltrators, use an Aftermath."""

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
from overlord.games.overlords_of_infamy.land import told
from overlord.games.overlords_of_infamy.marks import BY_OWNER, BY_RIVAL, STRONGHOLD
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.tokens import take_up_to
from overlord.games.overlords_of_infamy.zones import COMPLETED, USED

# Raid


def raid_cost(s: Infamy) -> int:
    return max(0, 2 + s.mods[M_COST_RAID])


def why_not_raid(s: Infamy, chair: int) -> Refusal | None:
    if s.ap < raid_cost(s):
        return Refusal("action-points", "OOI-71")
    if s.mods[M_NO_RAID]:
        return Refusal("event", "OOI-169")
    if not s.reach[chair] >> KINGDOM & 1:
        return Refusal("no-way-to-kingdom", "OOI-71")
    if s.hero == s.board.stronghold:
        return Refusal("hero-at-home", "OOI-71")
    if s.at_home(chair) == 0 or s.pool[chair] == 5:
        last = s.at_home(chair) > 0
        return Refusal("last-lackey", "OOI-77") if last else Refusal("no-lackey", "OOI-71")
    return None if s.basics(STRONGHOLD) else Refusal("nothing-there", "OOI-D40")


def raid(s: Infamy, chair: int) -> None:
    """OOI-71 to OOI-73: a Lackey for up to as many resources as one is infamous."""
    s.ap -= raid_cost(s)
    s.cite("OOI-71")
    told(s, "raids", chair)
    s.dismiss(chair, 1, BY_OWNER)
    s.cite("OOI-73")
    s.tense(3)
    take_up_to(s, chair, max(1, s.infamy[chair] + s.mods[M_RAID]))


# Sweep


def sweep_cost(s: Infamy) -> int:
    return max(0, 1 + s.mods[M_COST_SWEEP])


def why_not_sweep(s: Infamy, chair: int) -> Refusal | None:
    if s.ap < sweep_cost(s):
        return Refusal("action-points", "OOI-76")
    if s.mods[M_NO_SWEEP]:
        return Refusal("event", "OOI-169")
    return None if infiltrated(s, chair) else Refusal("no-infiltrators", "OOI-76")


def infiltrated(s: Infamy, chair: int) -> bool:
    """Whether foreign Lackeys stand in the own zone."""
    me = chair + 1
    for spot in s.shows[chair]:
        stands = s.who[spot]
        if stands and stands != me:
            return True
    return False


def sweep(s: Infamy, chair: int) -> None:
    s.ap -= sweep_cost(s)
    sweep_zone(s, chair, BY_RIVAL)


# Aftermaths


def why_not_aftermath(s: Infamy, card: int) -> Refusal | None:
    plot = s.box.plot(card)
    if not plot.aftermath:
        return Refusal("no-aftermath", "OOI-74")
    if s.mods[M_NO_AFTERMATH]:
        return Refusal("event", "OOI-169")
    if s.ap < plot.price:
        return Refusal("action-points", "OOI-75")
    alone = s.terms.overlords == 1 and plot.aftermath[0].who == TARGET
    return Refusal("no-target", "OOI-74") if alone else None


def aftermaths(s: Infamy, chair: int) -> list[int]:
    """The completed Plots whose Aftermath may be used now."""
    found: list[int] = []
    if not s.mods[M_NO_AFTERMATH]:
        for card in s.zones[COMPLETED + chair]:
            if s.box.plot(card).aftermath and why_not_aftermath(s, card) is None:
                found.append(card)  # noqa: PERF401 - compiled, a loop is as fast
    return found


def use_aftermath(s: Infamy, chair: int, card: int) -> None:
    """OOI-74, OOI-75: once, and the Plot is turned face down."""
    s.ap -= s.box.plot(card).price
    s.cite("OOI-74")
    s.move(card, COMPLETED + chair, USED + chair)
    resolve(s, card, chair)
