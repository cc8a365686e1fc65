"""The Action Phase: three Action Points, all of which have to be spent."""

from collections.abc import Callable
from typing import Final

from overlord.core.frames import ChairChoice, ChairStep, Refusal
from overlord.core.offer import Offer, options_of
from overlord.games.overlords_of_infamy.board import KINGDOM
from overlord.games.overlords_of_infamy.box import (
    ABILITY,
    DONE,
    EXPLOIT,
    OF_SPOT,
    RAID,
    RECALL_ALL,
    RECALL_LAST,
    SCRATCH_FOR,
    SWEEP,
)
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    CHARMING_PERSONALITY,
    M_COST_RECALL_ALL,
    M_COST_STEAL,
    M_NO_RECALL,
)
from overlord.games.overlords_of_infamy.common_actions import (
    clickable,
    point_at,
    stranded,
    usable,
    why_not,
    within_call,
)
from overlord.games.overlords_of_infamy.exploit import exploit, may_exploit, why_not_exploit
from overlord.games.overlords_of_infamy.marks import ACTING, CUT_SHORT, SENT
from overlord.games.overlords_of_infamy.overlords import (
    acts_in_action_phase,
    use_ability,
    why_not_ability,
)
from overlord.games.overlords_of_infamy.plots import DrawPlots, scratch, scratches, why_not_scratch
from overlord.games.overlords_of_infamy.special_actions import (
    aftermaths,
    infiltrated,
    raid,
    sweep,
    sweep_cost,
    use_aftermath,
    why_not_aftermath,
    why_not_raid,
    why_not_sweep,
)
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.world_tension import Settle, settled
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    AP,
    COMPLETED,
    HAPPENED,
    HERO,
    LAYOUT,
    MODS,
    POOL,
    REACH,
    VOICE,
)


class ActionPhase(ChairStep[Infamy]):
    """A Plot that is ready is completed first; then come the actions."""

    rules = ("OOI-26", "OOI-27", "OOI-170", "OOI-173", "OOI-174", "OOI-D20")

    def run(self, s: Infamy) -> None:
        chair = self.chair
        s[HAPPENED] |= ACTING
        if not s.count(ACTIVE + chair):
            s.then(DrawPlots(chair))
        if len(s.agenda) > s.mark or not settled(s, chair):
            s.then(SETTLES[chair])
        s.then(GO_ON[chair])


class GoOn(ChairStep[Infamy]):
    """OOI-D47: the phase ends with the last point, unless something is to be had for none.

    OOI-D53: and a last Lackey that is stranded is recalled, if nothing else can be done.
    """

    rules = ("OOI-27", "OOI-176")

    def run(self, s: Infamy) -> None:
        chair = self.chair
        v = s.v
        act = ACTS[chair] if v[VOICE + chair] == chair else Act(v[VOICE + chair], chair)
        if v[AP] == 0:
            if not act.over(s):
                s.then(act)
        elif lost(s, chair) and options_of(act, s) == [RECALL_LAST]:
            s.cite("OOI-176")
            end_turn(s, chair)
        else:
            s.then(act)


class Act(ChairChoice[Infamy]):
    """One action; they go on until all Action Points are spent and no free one is wanted."""

    rules = (
        "OOI-27",
        "OOI-28",
        "OOI-29",
        "OOI-30",
        "OOI-31",
        "OOI-32",
        "OOI-35",
        "OOI-38",
        "OOI-41",
        "OOI-43",
        "OOI-44",
        "OOI-45",
        "OOI-48",
        "OOI-63",
        "OOI-65",
        "OOI-71",
        "OOI-74",
        "OOI-76",
        "OOI-77",
        "OOI-176",
        "OOI-D2",
    )
    prompt = "act"

    def offer(self, s: Infamy, o: Offer) -> None:
        chair = self.chair
        v = s.v
        if v[AP] > 0 or v[MODS + M_COST_STEAL] < 0:
            usable(s, chair, o)
        if may_exploit(s, chair):
            o.add(EXPLOIT)
        self.add_rarer(s, o)
        if v[AP] > 0 and lost(s, chair):
            o.add(RECALL_LAST)
        spends = v[AP] > 0 and len(o) > 0
        if acts_in_action_phase(s, chair) and why_not_ability(s, chair) is None:
            o.add(ABILITY)
            spends = spends or s.ability(chair) == CHARMING_PERSONALITY
        for card in aftermaths(s, chair):
            o.add(card)
            spends = spends or s.box.plot(card).price > 0
        for level in scratches(s, chair):
            o.add(SCRATCH_FOR + level)
        if not spends:
            o.add(DONE)

    def add_rarer(self, s: Infamy, o: Offer) -> None:
        """Reasons are made only where there is hope: they cost a third of a random game."""
        v = s.v
        chair = self.chair
        calls = v[AP] >= recall_all_cost(s) and s.out(chair) > 0
        if calls and why_not_recall_all(s, chair) is None:
            o.add(RECALL_ALL)
        raids = v[HERO] != s.board.stronghold and v[REACH + chair] >> KINGDOM & 1
        if raids and why_not_raid(s, chair) is None:
            o.add(RAID)
        if v[AP] >= sweep_cost(s) and infiltrated(s, chair) and why_not_sweep(s, chair) is None:
            o.add(SWEEP)

    def candidates(self, s: Infamy) -> list[int]:
        found = [OF_SPOT + spot for spot in clickable(s, self.chair)]
        found += [EXPLOIT, RECALL_ALL, RAID, SWEEP]
        if lost(s, self.chair):
            found.append(RECALL_LAST)
        if acts_in_action_phase(s, self.chair):
            found.append(ABILITY)
        return [*found, *s.cards(COMPLETED + self.chair), *SCRATCHES, DONE]

    def refusal(self, s: Infamy, action: int) -> Refusal | None:
        if action >= s.box.first:
            return why_not_aftermath(s, action)
        if action >= OF_SPOT:
            return why_not(s, self.chair, action - OF_SPOT)
        if action == DONE:
            left = DONE not in options_of(self, s)
            return Refusal("points-left", "OOI-27", {"points": s[AP]}) if left else None
        if action in SCRATCHES:
            return why_not_scratch(s, self.chair, action - SCRATCH_FOR)
        return WHY_NOT[action](s, self.chair)

    def choose(self, s: Infamy, action: int) -> None:
        chair = self.chair
        if action in (RECALL_LAST, DONE):
            if s[AP] > 0:
                s.cite("OOI-176" if action == RECALL_LAST else "OOI-175")
                end_turn(s, chair)
            return
        if action >= s.box.first:
            use_aftermath(s, chair, action)
        elif action >= OF_SPOT:
            point_at(s, chair, action - OF_SPOT)
        elif action in SCRATCHES:
            scratch(s, chair, action - SCRATCH_FOR)
        else:
            TAKE[action](s, chair)
        if len(s.agenda) > s.mark or not settled(s, chair):
            s.then(SETTLES[chair])
            s.then(GO_ON[chair])
        else:
            GO_ON[chair].run(s)

    def over(self, s: Infamy) -> bool:
        """Whether nothing is left but to end the phase, or to start from scratch."""
        return all(option == DONE or option in SCRATCHES for option in options_of(self, s))


def lost(s: Infamy, chair: int) -> bool:
    """OOI-176: whether the last Lackey is stranded in another Overlord's zone."""
    v = s.v
    if v[POOL + chair] != 5 or s.out(chair) != 1:
        return False
    [spot] = s.spots_of(chair)
    return s.board.part[spot >> 1] in s.others(chair) and stranded(s, chair, spot)


def why_not_recall_last(s: Infamy, chair: int) -> Refusal | None:  # noqa: ARG001 - as the others
    return None if s[AP] else Refusal("action-points", "OOI-27")


def end_turn(s: Infamy, chair: int) -> None:
    """OOI-175, OOI-176, OOI-D21: all Lackeys come home, stranded or not, and the turn ends."""
    for spot in s.spots_of(chair):
        s.come_home(spot)
    s[HAPPENED] |= CUT_SHORT


# Recall All


def recall_all_cost(s: Infamy) -> int:
    return max(0, 3 + s.v[MODS + M_COST_RECALL_ALL])


def why_not_recall_all(s: Infamy, chair: int) -> Refusal | None:
    if s[AP] < recall_all_cost(s):
        return Refusal("action-points", "OOI-45")
    if s[HAPPENED] & SENT:
        return Refusal("lackey-sent", "OOI-45")
    if s[MODS + M_NO_RECALL]:
        return Refusal("event", "OOI-169")
    if s.out(chair) == 0:
        return Refusal("nobody-out", "OOI-45")
    return None if within_call(s, chair) else Refusal("stranded", "OOI-47")


def recall_all(s: Infamy, chair: int) -> None:
    """OOI-45, OOI-47: all come home but those that are stranded."""
    s[AP] -= recall_all_cost(s)
    s.cite("OOI-45")
    for spot in s.spots_of(chair):
        if not stranded(s, chair, spot):
            s.come_home(spot)


SCRATCHES: Final = [SCRATCH_FOR, SCRATCH_FOR + 1, SCRATCH_FOR + 2]
TAKE: Final[dict[int, Callable[[Infamy, int], None]]] = {
    EXPLOIT: exploit,
    RECALL_ALL: recall_all,
    RAID: raid,
    SWEEP: sweep,
    ABILITY: use_ability,
}
WHY_NOT: Final = {
    EXPLOIT: why_not_exploit,
    RECALL_ALL: why_not_recall_all,
    RECALL_LAST: why_not_recall_last,
    RAID: why_not_raid,
    SWEEP: why_not_sweep,
    ABILITY: why_not_ability,
}
GO_ON: Final = [GoOn(chair) for chair in range(LAYOUT.chairs)]
ACTS: Final = [Act(chair, chair) for chair in range(LAYOUT.chairs)]
SETTLES: Final = [Settle(chair) for chair in range(LAYOUT.chairs)]
