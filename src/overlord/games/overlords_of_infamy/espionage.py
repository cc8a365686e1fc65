"""Espionage: one act in a turn, against those one has contact with."""

from typing import Final

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.overlords_of_infamy.board import KINGDOM
from overlord.games.overlords_of_infamy.box import (
    ABILITY,
    DONE,
    GLEAN_INTEL,
    OF_CHAIR,
    OF_RELIC,
    OF_RESOURCE,
    OF_SPOT,
    PLUNDER,
    PLUNDER_STRONGHOLD,
    SABOTAGE,
)
from overlord.games.overlords_of_infamy.common_actions import stand
from overlord.games.overlords_of_infamy.dice import hero_die
from overlord.games.overlords_of_infamy.land import told
from overlord.games.overlords_of_infamy.marks import ACTING, CUT_SHORT, STRONGHOLD, VILLAGE
from overlord.games.overlords_of_infamy.overlords import (
    acts_in_espionage,
    use_ability,
    why_not_ability,
)
from overlord.games.overlords_of_infamy.specials import look_at_plot, put_sabotage
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.tokens import TakeTokens, give
from overlord.games.overlords_of_infamy.vocabulary import (
    M_ESPIONAGE_ACTS,
    M_ESPIONAGE_LEVEL,
    M_NO_ESPIONAGE,
)
from overlord.games.overlords_of_infamy.zones import ACTIVE, LAYOUT

LEVEL: Final = {GLEAN_INTEL: 1, PLUNDER: 3, PLUNDER_STRONGHOLD: 3, SABOTAGE: 4}
RULE: Final = {
    GLEAN_INTEL: "OOI-84",
    PLUNDER: "OOI-88",
    PLUNDER_STRONGHOLD: "OOI-89",
    SABOTAGE: "OOI-90",
}
VERBS: Final = [GLEAN_INTEL, PLUNDER, PLUNDER_STRONGHOLD, SABOTAGE]


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
        GO_ON[self.chair].run(s)


class GoOnSpying(Step[Infamy]):
    """Ask only who could do something."""

    rules = ("OOI-79",)

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        chair = self.chair
        if s.reach[chair] or acts_in_espionage(s, chair):
            spy = SPIES[chair] if s.voice[chair] == chair else Spy(s.voice[chair], chair)
            if gleaning(s, chair) or len(spy.options(s)) > 1:
                s.then(spy)


def gleaning(s: Infamy, chair: int) -> bool:
    """Whether the least of all acts is possible; then there is no need to look for others."""
    if s.acts == 0 or s.barracks[chair] == 0 or s.mods[M_NO_ESPIONAGE]:
        return False
    for other in range(s.terms.overlords):
        if other != chair and s.zones[ACTIVE + other] and s.contact(chair, other):
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
        if s.acts > 0 and not s.mods[M_NO_ESPIONAGE] and s.barracks[chair] > 0:
            level = reach_level(s, chair)
            for other in s.others(chair):
                if level >= 2 and s.contact(chair, other):
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


# What is allowed


def reach_level(s: Infamy, chair: int) -> int:
    """OOI-83."""
    return s.infamy[chair] + s.mods[M_ESPIONAGE_LEVEL]


def why_not_spy(s: Infamy, chair: int, level: int, rule: str) -> Refusal | None:
    """What every act needs: leave, Infamy, and a Lackey in the Barracks."""
    if s.mods[M_NO_ESPIONAGE]:
        return Refusal("event", "OOI-169")
    if s.acts == 0:
        return Refusal("one-act", "OOI-79")
    if reach_level(s, chair) < level:
        return Refusal("infamy", "OOI-83", {"infamy": level})
    return None if s.barracks[chair] else Refusal("no-lackey", rule)


def why_not_enter(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """OOI-85, OOI-87, OOI-95, OOI-96, OOI-D5, OOI-D6: Infiltrate or Assassinate."""
    space = spot >> 1
    owner = s.board.part[space]
    level = 5 if s.who[spot] else 2
    general = why_not_spy(s, chair, level, "OOI-D6")
    if general is not None:
        return general
    if s.board.lair_of[space] >= 0:
        return Refusal("foreign-lair", "OOI-87" if level == 2 else "OOI-96")
    if not s.contact(chair, owner):
        return Refusal("no-contact", "OOI-80")
    if s.hero == space:
        return Refusal("hero-there", "OOI-110")
    if level == 5 and s.who[spot] != owner + 1:
        return Refusal("not-the-targets", "OOI-D5")
    return None


def doors(s: Infamy, chair: int, other: int) -> list[int]:
    """The spots of another Overlord's tiles that `why_not_enter` has nothing against.

    An act is left, there is a Lackey for it, and the two have contact.
    """
    lairs = s.board.lair_of
    level = reach_level(s, chair)
    found: list[int] = []
    for spot in s.shows[other]:
        space = spot >> 1
        stands = s.who[spot]
        open = level >= 2 if stands == 0 else level >= 5 and stands == other + 1
        if open and lairs[space] < 0 and space != s.hero:
            found.append(spot)
    return found


def why_not_act(s: Infamy, chair: int, act: int) -> Refusal | None:
    """Glean Intel, Plunder or Sabotage: against somebody at least."""
    general = why_not_spy(s, chair, LEVEL[act], RULE[act])
    if general is not None:
        return general
    if act != GLEAN_INTEL and s.pool[chair] == 5:
        return Refusal("last-lackey", "OOI-77")
    if act == PLUNDER_STRONGHOLD:
        if not s.reach[chair] >> KINGDOM & 1:
            return Refusal("no-way-to-kingdom", "OOI-D10")
        return None if s.basics(STRONGHOLD) else Refusal("nothing-there", "OOI-D40")
    found: Refusal | None = Refusal("no-target", "OOI-80")
    for other in s.others(chair):
        found = why_not_against(s, chair, act, other)
        if found is None:
            return None
    return found


def why_not_against(s: Infamy, chair: int, act: int, target: int) -> Refusal | None:
    if not s.contact(chair, target):
        return Refusal("no-contact", "OOI-80")
    if act == PLUNDER and not s.basics(target) and s.relic[target] < 0:
        return Refusal("nothing-there", "OOI-D40")
    if act == SABOTAGE and (s.sabotage[target] == 2 or sum(s.sabotage) == 4):
        return Refusal("two-tokens", "OOI-90")
    plotless = act != PLUNDER and not s.zones[ACTIVE + target]
    return Refusal("no-plot", RULE[act]) if plotless else None


def targets_of(s: Infamy, chair: int, act: int) -> list[int]:
    if act == PLUNDER_STRONGHOLD:
        return [STRONGHOLD]
    return [other for other in s.others(chair) if why_not_against(s, chair, act, other) is None]


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
    told(s, "spies", chair, act, target)
    s.cite(RULE[act])
    if act == GLEAN_INTEL:
        look_at_plot(s, chair, target)
        return
    s.dismiss(chair, 1)
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
