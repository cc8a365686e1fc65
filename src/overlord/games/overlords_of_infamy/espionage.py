"""Espionage: one act in a turn, against those one has contact with."""

from typing import Final

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.overlords_of_infamy.acts import (
    LEVEL,
    RULE,
    VERBS,
    doors,
    knows_plot,
    reach_level,
    targets_of,
    why_not_act,
    why_not_against,
    why_not_enter,
)
from overlord.games.overlords_of_infamy.board import KINGDOM
from overlord.games.overlords_of_infamy.box import (
    ABILITY,
    DONE,
    GLEAN_INTEL,
    LACKEY,
    OF_CHAIR,
    OF_RELIC,
    OF_RESOURCE,
    OF_SPOT,
    PLUNDER,
    PLUNDER_STRONGHOLD,
    SABOTAGE,
)
from overlord.games.overlords_of_infamy.cards.special_effects import look_at_plot, put_sabotage
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    DRAFTING,
    M_ESPIONAGE_ACTS,
    M_NO_ESPIONAGE,
    STEALTH_AND_SECRECY,
)
from overlord.games.overlords_of_infamy.hero.hero_die import hero_die
from overlord.games.overlords_of_infamy.land import told
from overlord.games.overlords_of_infamy.marks import (
    ABILITY_USED,
    ACTING,
    BY_OWNER,
    CUT_SHORT,
    STRONGHOLD,
    VILLAGE,
)
from overlord.games.overlords_of_infamy.overlords import draft, why_not_draft
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.tokens import TakeTokens, give
from overlord.games.overlords_of_infamy.work import stand
from overlord.games.overlords_of_infamy.zones import ACTIVE, LAYOUT


class EspionagePhase(Step[Infamy]):
    """After the actions, one act may be committed."""

    rules = ("OOI-26", "OOI-79", "OOI-82")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        s.done &= ~ACTING
        s.ap = 0
        if s.done & CUT_SHORT:
            return
        s.acts = max(0, 1 + s.mods[M_ESPIONAGE_ACTS])
        # OOI-D42: the Duke was asked just before, at the end of the Action Phase.
        if s.ability(self.chair) != DRAFTING or (s.acts > 0 and may_act(s, self.chair, 0)):
            GO_ON[self.chair].run(s)


class GoOnSpying(Step[Infamy]):
    """Ask only who could do something."""

    rules = ("OOI-79",)

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        chair = self.chair
        if s.reach[chair]:  # without it nobody gets anywhere
            spy = SPIES[chair] if s.voice[chair] == chair else Spy(s.voice[chair], chair)
            if gleaning(s, chair) or len(spy.options(s)) > 1:
                s.then(spy)


def gleaning(s: Infamy, chair: int) -> bool:
    """Whether the least of all acts is possible; then there is no need to look for others."""
    if s.acts == 0 or s.at_home(chair) == 0 or s.mods[M_NO_ESPIONAGE]:
        return False
    for other in range(s.terms.overlords):
        near = other != chair and s.zones[ACTIVE + other] and s.contact(chair, other)
        if near and not knows_plot(s, chair, other):
            return reach_level(s, chair) > 0
    return False


class Spy(Choice[Infamy]):
    """An act of Espionage: a spot of somebody's tile, or a word; or none."""

    rules = (
        "OOI-79",
        "OOI-80",
        "OOI-81",
        "OOI-83",
        "OOI-84",
        "OOI-85",
        "OOI-87",
        "OOI-95",
        "OOI-96",
    )
    prompt = "spy"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: Infamy) -> list[int]:
        found: list[int] = []
        chair = self.chair
        if s.acts > 0 and not s.mods[M_NO_ESPIONAGE] and s.at_home(chair) > 0:
            level = reach_level(s, chair)
            for other in s.others(chair):
                if level >= 2 and s.barracks[chair] > 0 and s.contact(chair, other):
                    found += [OF_SPOT + spot for spot in doors(s, chair, other)]
            for act in VERBS:
                if level >= LEVEL[act] and why_not_act(s, chair, act) is None:
                    found.append(act)
        if acts_in_espionage(s, chair) and why_not_ability(s, chair) is None:
            found.append(ABILITY)
        found.append(DONE)
        return found

    def candidates(self, s: Infamy) -> list[int]:
        found: list[int] = []
        for other in s.others(self.chair):
            found += [OF_SPOT + spot for spot in s.shows[other]]
        found += VERBS
        if acts_in_espionage(s, self.chair):
            found.append(ABILITY)
        return [*found, DONE]

    def refusal(self, s: Infamy, action: int) -> Refusal | None:
        if action == DONE:
            return None
        if action == ABILITY:
            return why_not_ability(s, self.chair)
        if action >= OF_SPOT:
            return why_not_enter(s, self.chair, action - OF_SPOT)
        return why_not_act(s, self.chair, action)

    def choose(self, s: Infamy, action: int) -> None:
        if action == DONE:
            return
        chair = self.chair
        if action == ABILITY:
            use_ability(s, chair)
        elif action >= OF_SPOT:
            s.acts -= 1
            enter(s, chair, action - OF_SPOT)
        else:
            s.acts -= 1
            targets = targets_of(s, chair, action)
            if action == PLUNDER_STRONGHOLD or len(targets) == 1:
                commit(s, chair, action, targets[0])
            else:
                s.then(SpyOn(self.seat, chair, action))
        s.then(GO_ON[chair])


class SpyOn(Choice[Infamy]):
    """Against whom an act is committed."""

    rules = ("OOI-80", "OOI-81", "OOI-84", "OOI-88", "OOI-90")
    prompt = "spy-on"

    def __init__(self, seat: int, chair: int, act: int) -> None:
        self.seat = seat
        self.chair = chair
        self.act = act

    def options(self, s: Infamy) -> list[int]:
        return [OF_CHAIR + other for other in targets_of(s, self.chair, self.act)]

    def candidates(self, s: Infamy) -> list[int]:
        return [OF_CHAIR + other for other in s.others(self.chair)]

    def refusal(self, s: Infamy, action: int) -> Refusal | None:
        return why_not_against(s, self.chair, self.act, action - OF_CHAIR)

    def choose(self, s: Infamy, action: int) -> None:
        commit(s, self.chair, self.act, action - OF_CHAIR)


SPIES: Final = [Spy(chair, chair) for chair in range(LAYOUT.chairs)]
GO_ON: Final = [GoOnSpying(chair) for chair in range(LAYOUT.chairs)]


# Abilities of the Espionage Phase


def acts_in_espionage(s: Infamy, chair: int) -> bool:
    return s.ability(chair) in (DRAFTING, STEALTH_AND_SECRECY)  # OOI-D42


def why_not_ability(s: Infamy, chair: int) -> Refusal | None:
    if s.ability(chair) == DRAFTING:
        return why_not_draft(s, chair)
    if s.done & ABILITY_USED:
        return Refusal("once-per-turn", "OOI-167")
    return None if prices(s, chair) else Refusal("ability-not-now", "OOI-167")


def use_ability(s: Infamy, chair: int) -> None:
    if s.ability(chair) == DRAFTING:
        draft(s, chair)
        return
    s.cite("OOI-167")
    told(s, "ability", chair, STEALTH_AND_SECRECY)
    s.done |= ABILITY_USED
    s.then(PayForAct(s.voice[chair], chair))


def prices(s: Infamy, chair: int) -> list[int]:
    """OOI-167: any basic resource, or a Lackey from the Barracks, but not the last one (OOI-77).

    OOI-D46: and only what leaves an act to commit.
    """
    found: list[int] = []
    if may_act(s, chair, 0):
        found = [OF_RESOURCE + kind for kind in range(7) if s.goods[7 * chair + kind]]
    if s.pool[chair] < 5 and may_act(s, chair, 1):
        found.append(LACKEY)
    return found


def may_act(s: Infamy, chair: int, paid: int) -> bool:
    """Whether there is an act to commit for one who has paid so many Lackeys for it."""
    home = s.at_home(chair) - paid
    if home <= 0 or s.mods[M_NO_ESPIONAGE]:
        return False
    level = reach_level(s, chair)
    acts = [GLEAN_INTEL, PLUNDER, SABOTAGE] if s.pool[chair] + paid < 5 else [GLEAN_INTEL]
    for other in s.others(chair):
        if s.contact(chair, other):
            if level >= 2 and min(s.barracks[chair], home) > 0 and doors(s, chair, other):
                return True
            for act in acts:
                if level >= LEVEL[act] and why_not_against(s, chair, act, other) is None:
                    return True
    stronghold = level >= LEVEL[PLUNDER_STRONGHOLD] and len(acts) > 1
    return stronghold and s.reach[chair] >> KINGDOM & 1 > 0 and s.basics(STRONGHOLD) > 0


class PayForAct(Choice[Infamy]):
    """Viletron pays for one more act of Espionage."""

    rules = ("OOI-77", "OOI-167")
    prompt = "pay-for-act"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: Infamy) -> list[int]:
        return prices(s, self.chair)

    def choose(self, s: Infamy, action: int) -> None:
        if action == LACKEY:
            s.dismiss(self.chair, 1, BY_OWNER)
        else:
            s.pay(self.chair, action - OF_RESOURCE, 1)
        s.acts += 1


# What then happens


def enter(s: Infamy, chair: int, spot: int) -> None:
    """OOI-85, OOI-95: the spot yields what it shows; OOI-156 for the affinity, OOI-D7 at six."""
    s.cite("OOI-95" if s.who[spot] else "OOI-85")
    stand(s, chair, spot)
    kind = s.symbol[spot]
    if kind == VILLAGE:
        s.enlist(chair, 1)
    else:
        s.gain(chair, kind, 2 if s.affinity(chair) == kind else 1)


def commit(s: Infamy, chair: int, act: int, target: int) -> None:
    s.cite(RULE[act])
    told(s, "spies", chair, act, target)
    if act == GLEAN_INTEL:
        look_at_plot(s, chair, target)
        return
    s.dismiss(chair, 1, BY_OWNER)
    if act == SABOTAGE:
        put_sabotage(s, target, 1)
        return
    thrown = hero_die(s, "plunder-die")
    if act == PLUNDER_STRONGHOLD:
        count = (0, 0, 0, 2, 3)[thrown]
        give(s, TakeTokens, s.voice[chair], STRONGHOLD, chair, count)
    elif thrown == 3:
        give(s, TakeTokens, s.voice[chair], target, chair, 1)
    elif thrown == 4:
        plunder_well(s, chair, target)


def plunder_well(s: Infamy, chair: int, target: int) -> None:
    """OOI-88, OOI-D11: two basics or the Relic."""
    if s.relic[target] < 0:
        give(s, TakeTokens, s.voice[chair], target, chair, 2)
    elif not s.basics(target):
        seize(s, chair, target)
    else:
        s.then(PlunderWell(s.voice[chair], chair, target))


def seize(s: Infamy, chair: int, target: int) -> None:
    relic = s.relic[target]
    s.drop_relic(target)
    s.take_relic(chair, relic)


class PlunderWell(Choice[Infamy]):
    """After a four: the Relic, or the first of two basics."""

    rules = ("OOI-88", "OOI-D11", "OOI-D12")
    prompt = "plunder-well"

    def __init__(self, seat: int, chair: int, target: int) -> None:
        self.seat = seat
        self.chair = chair
        self.target = target

    def options(self, s: Infamy) -> list[int]:
        first = 7 * self.target
        found = [OF_RESOURCE + kind for kind in range(7) if s.goods[first + kind]]
        return [*found, OF_RELIC + s.relic[self.target]]

    def choose(self, s: Infamy, action: int) -> None:
        if action >= OF_RELIC:
            seize(s, self.chair, self.target)
            return
        s.shift(self.target, self.chair, action - OF_RESOURCE, 1)
        give(s, TakeTokens, self.seat, self.target, self.chair, 1)
