"""The Action Phase: three Action Points, all of which have to be spent."""

from typing import Final

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.overlords_of_infamy.board import KINGDOM
from overlord.games.overlords_of_infamy.box import (
    ABILITY,
    DONE,
    EXPLOIT,
    OF_SPOT,
    RAID,
    RECALL_ALL,
    SCRATCH,
    SPOTS,
    SWEEP,
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
from overlord.games.overlords_of_infamy.marks import ACTING, CUT_SHORT, SCRATCHED, SENT, SPENT
from overlord.games.overlords_of_infamy.overlords import (
    acts_in_action_phase,
    use_ability,
    why_not_ability,
)
from overlord.games.overlords_of_infamy.plots import DrawPlots, scratch, why_not_scratch
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
from overlord.games.overlords_of_infamy.vocabulary import (
    CHARMING_PERSONALITY,
    M_COST_RECALL_ALL,
    M_COST_STEAL,
    M_NO_RECALL,
)
from overlord.games.overlords_of_infamy.world_tension import Settle, settled
from overlord.games.overlords_of_infamy.zones import ACTIVE, COMPLETED, LAYOUT


class ActionPhase(Step[Infamy]):
    """A Plot that is ready is completed first; then come the actions."""

    rules = ("OOI-26", "OOI-27", "OOI-170", "OOI-173", "OOI-174", "OOI-176", "OOI-D20")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        chair = self.chair
        if s.in_play(chair) == 1 and s.out(chair) == 1:
            spot = s.who.index(chair + 1)
            if s.board.part[spot >> 1] in s.others(chair) and stranded(s, chair, spot):
                s.cite("OOI-176")
                s.come_home(spot)
                s.done |= CUT_SHORT
                return
        s.done |= ACTING
        if not s.zones[ACTIVE + chair]:
            s.then(DrawPlots(chair))
        if len(s.agenda) > s.mark or not settled(s, chair):
            s.then(SETTLES[chair])
        s.then(ACTS[chair] if s.voice[chair] == chair else Act(s.voice[chair], chair))


class Act(Choice[Infamy]):
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
        "OOI-D2",
    )
    prompt = "act"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: Infamy) -> list[int]:
        found: list[int] = []
        chair = self.chair
        if s.ap > 0 or s.mods[M_COST_STEAL] < 0:
            usable(s, chair, found)
        if may_exploit(s, chair):
            found.append(EXPLOIT)
        # Reasons are made only where there is hope: they cost a third of a random game.
        calls = s.ap >= recall_all_cost(s) and s.out(chair) > 0
        if calls and why_not_recall_all(s, chair) is None:
            found.append(RECALL_ALL)
        raids = s.hero != s.board.stronghold and s.reach[chair] >> KINGDOM & 1
        if raids and why_not_raid(s, chair) is None:
            found.append(RAID)
        if s.ap >= sweep_cost(s) and infiltrated(s, chair) and why_not_sweep(s, chair) is None:
            found.append(SWEEP)
        spends = s.ap > 0 and len(found) > 0
        if acts_in_action_phase(s, chair) and why_not_ability(s, chair) is None:
            found.append(ABILITY)
            spends = spends or s.ability(chair) == CHARMING_PERSONALITY
        for card in aftermaths(s, chair):
            found.append(card)
            spends = spends or s.cards.plot(card).price > 0
        if not s.done & SCRATCHED and why_not_scratch(s, chair) is None:
            found.append(SCRATCH)
        if not spends:
            found.append(DONE)
        return found

    def candidates(self, s: Infamy) -> list[int]:
        found = [OF_SPOT + spot for spot in clickable(s, self.chair)]
        found += [EXPLOIT, RECALL_ALL, RAID, SWEEP]
        if acts_in_action_phase(s, self.chair):
            found.append(ABILITY)
        return [*found, *s.zones[COMPLETED + self.chair], SCRATCH, DONE]

    def refusal(self, s: Infamy, action: int) -> Refusal | None:
        if action >= s.cards.first:
            return why_not_aftermath(s, action)
        if action >= OF_SPOT:
            return why_not(s, self.chair, action - OF_SPOT)
        if action == DONE:
            left = DONE not in self.options(s)
            return Refusal("points-left", "OOI-27", {"points": s.ap}) if left else None
        return WHY_NOT[action](s, self.chair)

    def choose(self, s: Infamy, action: int) -> None:
        chair = self.chair
        if action >= s.cards.first:
            use_aftermath(s, chair, action)
        elif OF_SPOT <= action < OF_SPOT + SPOTS:
            point_at(s, chair, action - OF_SPOT)
        elif action == EXPLOIT:
            exploit(s, chair)
        elif action == RECALL_ALL:
            recall_all(s, chair)
        elif action == RAID:
            raid(s, chair)
        elif action == SWEEP:
            sweep(s, chair)
        elif action == ABILITY:
            use_ability(s, chair)
        elif action == SCRATCH:
            scratch(s, chair)
        else:
            rest(s, chair)
            return
        if len(s.agenda) > s.mark or not settled(s, chair):
            s.then(SETTLES[chair])
        s.then(self)


def rest(s: Infamy, chair: int) -> None:
    """OOI-175, OOI-D21: who could not spend a single point recalls all, and the turn ends."""
    if s.ap > 0 and not s.done & SPENT:
        s.cite("OOI-175")
        for spot in range(len(s.who)):
            if s.who[spot] == chair + 1:
                s.come_home(spot)
        s.done |= CUT_SHORT
    s.ap = 0


# Recall All


def recall_all_cost(s: Infamy) -> int:
    return max(0, 3 + s.mods[M_COST_RECALL_ALL])


def why_not_recall_all(s: Infamy, chair: int) -> Refusal | None:
    if s.ap < recall_all_cost(s):
        return Refusal("action-points", "OOI-45")
    if s.done & SENT:
        return Refusal("lackey-sent", "OOI-45")
    if s.mods[M_NO_RECALL]:
        return Refusal("event", "OOI-169")
    if s.out(chair) == 0:
        return Refusal("nobody-out", "OOI-45")
    return None if within_call(s, chair) else Refusal("stranded", "OOI-47")


def recall_all(s: Infamy, chair: int) -> None:
    """OOI-45, OOI-47: all come home but those that are stranded."""
    s.ap -= recall_all_cost(s)
    s.done |= SPENT
    me = chair + 1
    for spot in range(len(s.who)):
        if s.who[spot] == me and not stranded(s, chair, spot):
            s.come_home(spot)


WHY_NOT: Final = {
    EXPLOIT: why_not_exploit,
    RECALL_ALL: why_not_recall_all,
    RAID: why_not_raid,
    SWEEP: why_not_sweep,
    ABILITY: why_not_ability,
    SCRATCH: why_not_scratch,
}
ACTS: Final = [Act(chair, chair) for chair in range(LAYOUT.chairs)]
SETTLES: Final = [Settle(chair) for chair in range(LAYOUT.chairs)]
