"""Espionage: one act in a turn, against those one has contact with."""

from typing import Final

from overlord.core.frames import ChairChoice, ChairStep, Choice, Refusal
from overlord.core.offer import Offer, options_of
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
from overlord.games.overlords_of_infamy.land import tell
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
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    ACTS_LEFT,
    AP,
    BARRACKS,
    GOODS,
    HAPPENED,
    LACKEY_ON,
    LAYOUT,
    MODS,
    POOL,
    REACH,
    RELIC_OF,
    SHOWS,
    SYMBOL_ON,
    VOICE,
)


class EspionagePhase(ChairStep[Infamy]):
    """After the actions, one act may be committed."""

    rules = ("OOI-26", "OOI-79", "OOI-82")

    def run(self, s: Infamy) -> None:
        s[HAPPENED] &= ~ACTING
        s[AP] = 0
        if s[HAPPENED] & CUT_SHORT:
            return
        s[ACTS_LEFT] = max(0, 1 + s[MODS + M_ESPIONAGE_ACTS])
        # OOI-D42: the Duke was asked just before, at the end of the Action Phase.
        if s.ability(self.chair) != DRAFTING or (s[ACTS_LEFT] > 0 and may_act(s, self.chair, 0)):
            GO_ON[self.chair].run(s)


class GoOnSpying(ChairStep[Infamy]):
    """The Espionage Phase goes on, if the Overlord could still do something."""

    rules = ("OOI-79",)

    def run(self, s: Infamy) -> None:
        chair = self.chair
        if s[REACH + chair]:  # without it nobody gets anywhere
            spy = SPIES[chair] if s[VOICE + chair] == chair else Spy(s[VOICE + chair], chair)
            if gleaning(s, chair) or len(options_of(spy, s)) > 1:
                s.then(spy)


def gleaning(s: Infamy, chair: int) -> bool:
    """Whether the least of all acts is possible; then there is no need to look for others."""
    if s[ACTS_LEFT] == 0 or s.at_home(chair) == 0 or s[MODS + M_NO_ESPIONAGE]:
        return False
    for other in range(s.terms.overlords):
        near = other != chair and s.count(ACTIVE + other) and s.contact(chair, other)
        if near and not knows_plot(s, chair, other):
            return reach_level(s, chair) > 0
    return False


class Spy(ChairChoice[Infamy]):
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

    def offer(self, s: Infamy, o: Offer) -> None:
        chair = self.chair
        if s[ACTS_LEFT] > 0 and not s[MODS + M_NO_ESPIONAGE] and s.at_home(chair) > 0:
            level = reach_level(s, chair)
            for other in s.others(chair):
                if level >= 2 and s[BARRACKS + chair] > 0 and s.contact(chair, other):
                    for spot in doors(s, chair, other):
                        o.add(OF_SPOT + spot)
            for act in VERBS:
                if level >= LEVEL[act] and why_not_act(s, chair, act) is None:
                    o.add(act)
        if acts_in_espionage(s, chair) and why_not_ability(s, chair) is None:
            o.add(ABILITY)
        o.add(DONE)

    def candidates(self, s: Infamy) -> list[int]:
        found: list[int] = []
        for other in s.others(self.chair):
            found += [OF_SPOT + spot for spot in s.cards(SHOWS + other)]
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
            s[ACTS_LEFT] -= 1
            enter(s, chair, action - OF_SPOT)
        else:
            s[ACTS_LEFT] -= 1
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

    def offer(self, s: Infamy, o: Offer) -> None:
        for other in targets_of(s, self.chair, self.act):
            o.add(OF_CHAIR + other)

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
    if s[HAPPENED] & ABILITY_USED:
        return Refusal("once-per-turn", "OOI-167")
    return None if prices(s, chair) else Refusal("ability-not-now", "OOI-167")


def use_ability(s: Infamy, chair: int) -> None:
    if s.ability(chair) == DRAFTING:
        draft(s, chair)
        return
    s.cite("OOI-167")
    tell(s, "ability", chair, STEALTH_AND_SECRECY)
    s[HAPPENED] |= ABILITY_USED
    s.then(PayForAct(s[VOICE + chair], chair))


def prices(s: Infamy, chair: int) -> list[int]:
    """OOI-167: any basic resource, or a Lackey from the Barracks, but not the last one (OOI-77).

    OOI-D46: and only what leaves an act to commit.
    """
    found: list[int] = []
    if may_act(s, chair, 0):
        found = [OF_RESOURCE + kind for kind in range(7) if s[GOODS + 7 * chair + kind]]
    if s[POOL + chair] < 5 and may_act(s, chair, 1):
        found.append(LACKEY)
    return found


def may_act(s: Infamy, chair: int, paid: int) -> bool:
    """Whether there is an act to commit for one who has paid so many Lackeys for it."""
    home = s.at_home(chair) - paid
    if home <= 0 or s[MODS + M_NO_ESPIONAGE]:
        return False
    level = reach_level(s, chair)
    acts = [GLEAN_INTEL, PLUNDER, SABOTAGE] if s[POOL + chair] + paid < 5 else [GLEAN_INTEL]
    for other in s.others(chair):
        if s.contact(chair, other):
            if level >= 2 and min(s[BARRACKS + chair], home) > 0 and doors(s, chair, other):
                return True
            for act in acts:
                if level >= LEVEL[act] and why_not_against(s, chair, act, other) is None:
                    return True
    stronghold = level >= LEVEL[PLUNDER_STRONGHOLD] and len(acts) > 1
    return stronghold and s[REACH + chair] >> KINGDOM & 1 > 0 and s.basics(STRONGHOLD) > 0


class PayForAct(ChairChoice[Infamy]):
    """Viletron pays for one more act of Espionage."""

    rules = ("OOI-77", "OOI-167")
    prompt = "pay-for-act"

    def offer(self, s: Infamy, o: Offer) -> None:
        o.add_all(prices(s, self.chair))

    def choose(self, s: Infamy, action: int) -> None:
        if action == LACKEY:
            s.dismiss(self.chair, 1, BY_OWNER)
        else:
            s.pay(self.chair, action - OF_RESOURCE, 1)
        s[ACTS_LEFT] += 1


# What then happens


def enter(s: Infamy, chair: int, spot: int) -> None:
    """OOI-85, OOI-95: the spot yields what it shows; OOI-156 for the affinity, OOI-D7 at six."""
    s.cite("OOI-95" if s[LACKEY_ON + spot] else "OOI-85")
    stand(s, chair, spot)
    kind = s[SYMBOL_ON + spot]
    if kind == VILLAGE:
        s.enlist(chair, 1)
    else:
        s.gain(chair, kind, 2 if s.affinity(chair) == kind else 1)


def commit(s: Infamy, chair: int, act: int, target: int) -> None:
    s.cite(RULE[act])
    tell(s, "spies", chair, act, target)
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
        give(s, TakeTokens, s[VOICE + chair], STRONGHOLD, chair, count)
    elif thrown == 3:
        give(s, TakeTokens, s[VOICE + chair], target, chair, 1)
    elif thrown == 4:
        plunder_well(s, chair, target)


def plunder_well(s: Infamy, chair: int, target: int) -> None:
    """OOI-88, OOI-D11: two basics or the Relic."""
    if s[RELIC_OF + target] < 0:
        give(s, TakeTokens, s[VOICE + chair], target, chair, 2)
    elif not s.basics(target):
        seize(s, chair, target)
    else:
        s.then(PlunderWell(s[VOICE + chair], chair, target))


def seize(s: Infamy, chair: int, target: int) -> None:
    relic = s[RELIC_OF + target]
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

    def offer(self, s: Infamy, o: Offer) -> None:
        first = 7 * self.target
        for kind in range(7):
            if s[GOODS + first + kind]:
                o.add(OF_RESOURCE + kind)
        o.add(OF_RELIC + s[RELIC_OF + self.target])

    def choose(self, s: Infamy, action: int) -> None:
        if action >= OF_RELIC:
            seize(s, self.chair, self.target)
            return
        s.shift(self.target, self.chair, action - OF_RESOURCE, 1)
        give(s, TakeTokens, self.seat, self.target, self.chair, 1)
