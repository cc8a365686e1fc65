"""Acts of Espionage: which are allowed, and against whom."""

from typing import Final

from overlord.core.frames import Refusal
from overlord.games.overlords_of_infamy.board import KINGDOM
from overlord.games.overlords_of_infamy.box import (
    GLEAN_INTEL,
    PLUNDER,
    PLUNDER_STRONGHOLD,
    SABOTAGE,
)
from overlord.games.overlords_of_infamy.cards.vocabulary import M_ESPIONAGE_LEVEL, M_NO_ESPIONAGE
from overlord.games.overlords_of_infamy.marks import STRONGHOLD
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    ACTS_LEFT,
    BARRACKS,
    HERO,
    INFAMY,
    LACKEY_ON,
    MODS,
    POOL,
    REACH,
    RELIC_OF,
    SABOTAGE_ON,
    SHOWS,
    VOICE,
)

LEVEL: Final = {GLEAN_INTEL: 1, PLUNDER: 3, PLUNDER_STRONGHOLD: 3, SABOTAGE: 4}
RULE: Final = {
    GLEAN_INTEL: "OOI-84",
    PLUNDER: "OOI-88",
    PLUNDER_STRONGHOLD: "OOI-89",
    SABOTAGE: "OOI-90",
}
VERBS: Final = [GLEAN_INTEL, PLUNDER, PLUNDER_STRONGHOLD, SABOTAGE]


def reach_level(s: Infamy, chair: int) -> int:
    """OOI-83: the Infamy that decides which acts are possible."""
    v = s.v
    return v[INFAMY + chair] + v[MODS + M_ESPIONAGE_LEVEL]


def why_not_spy(s: Infamy, chair: int, level: int, lackeys: int, rule: str) -> Refusal | None:
    """Reason why no act is possible, or nothing; each needs leave, Infamy and a Lackey."""
    if s[MODS + M_NO_ESPIONAGE]:
        return Refusal("event", "OOI-169")
    if s[ACTS_LEFT] == 0:
        return Refusal("one-act", "OOI-79")
    if reach_level(s, chair) < level:
        return Refusal("infamy", "OOI-83", {"infamy": level})
    return None if lackeys else Refusal("no-lackey", rule)


def why_not_enter(s: Infamy, chair: int, spot: int) -> Refusal | None:
    """OOI-85, OOI-87, OOI-95, OOI-96, OOI-D5, OOI-D6: Infiltrate or Assassinate."""
    space = spot >> 1
    owner = s.board.part[space]
    level = 5 if s[LACKEY_ON + spot] else 2
    general = why_not_spy(s, chair, level, s[BARRACKS + chair], "OOI-D6")
    if general is not None:
        return general
    if s.board.lair_of[space] >= 0:
        return Refusal("foreign-lair", "OOI-87" if level == 2 else "OOI-96")
    if not s.contact(chair, owner):
        return Refusal("no-contact", "OOI-80")
    if s[HERO] == space:
        return Refusal("hero-there", "OOI-110")
    if level == 5 and s[LACKEY_ON + spot] != owner + 1:
        return Refusal("not-the-targets", "OOI-D5")
    return None


def doors(s: Infamy, chair: int, other: int) -> list[int]:
    """The spots of another Overlord's tiles that `why_not_enter` has nothing against.

    An act is left, there is a Lackey for it, and the two have contact.
    """
    v = s.v
    lairs = s.board.lair_of
    level = reach_level(s, chair)
    found: list[int] = []
    i = s.offsets[SHOWS + other]
    end = i + v[SHOWS + other]
    while i < end:
        spot = v[i]
        space = spot >> 1
        stands = v[LACKEY_ON + spot]
        open = level >= 2 if stands == 0 else level >= 5 and stands == other + 1
        if open and lairs[space] < 0 and space != v[HERO]:
            found.append(spot)
        i += 1
    return found


def why_not_act(s: Infamy, chair: int, act: int) -> Refusal | None:
    """Glean Intel, Plunder or Sabotage: against somebody at least."""
    general = why_not_spy(s, chair, LEVEL[act], s.at_home(chair), RULE[act])
    if general is not None:
        return general
    if act != GLEAN_INTEL and s[POOL + chair] == 5:
        return Refusal("last-lackey", "OOI-77")
    if act == PLUNDER_STRONGHOLD:
        if not s[REACH + chair] >> KINGDOM & 1:
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
    if act == PLUNDER and not s.basics(target) and s[RELIC_OF + target] < 0:
        return Refusal("nothing-there", "OOI-D40")
    if act == SABOTAGE and (s[SABOTAGE_ON + target] == 2 or sabotage_in_play(s) == 4):
        return Refusal("two-tokens", "OOI-90")
    if act != PLUNDER and not s.count(ACTIVE + target):
        return Refusal("no-plot", RULE[act])
    known = act == GLEAN_INTEL and knows_plot(s, chair, target)
    return Refusal("plot-known", "OOI-D56") if known else None


def sabotage_in_play(s: Infamy) -> int:
    """OOI-90: how many of the four tokens lie on Plots."""
    return sum(s[SABOTAGE_ON + chair] for chair in s.chairs)


def knows_plot(s: Infamy, chair: int, target: int) -> bool:
    """OOI-D56: whether an Overlord, and who plays for it, have seen what lies there."""
    return s.sees(chair, ACTIVE + target) and s.sees(s[VOICE + chair], ACTIVE + target)


def targets_of(s: Infamy, chair: int, act: int) -> list[int]:
    if act == PLUNDER_STRONGHOLD:
        return [STRONGHOLD]
    return [other for other in s.others(chair) if why_not_against(s, chair, act, other) is None]
