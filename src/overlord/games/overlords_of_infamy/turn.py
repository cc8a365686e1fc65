"""Turns one after the other, the End Phase, and the last round."""

from typing import Any, Final

from overlord.core.frames import ChairStep, Frame, Step
from overlord.core.offer import options_of
from overlord.games.overlords_of_infamy.action_phase import SETTLES, ActionPhase
from overlord.games.overlords_of_infamy.cards.vocabulary import FETCH, M_ACTION_POINTS
from overlord.games.overlords_of_infamy.end_of_game import breakdown
from overlord.games.overlords_of_infamy.espionage import EspionagePhase
from overlord.games.overlords_of_infamy.hero.hero_die import hero_die
from overlord.games.overlords_of_infamy.hero.hero_phase import HeroPhase
from overlord.games.overlords_of_infamy.hero.hero_player import HeroTurn
from overlord.games.overlords_of_infamy.land import tell
from overlord.games.overlords_of_infamy.overlords import (
    Fetch,
    HeroPhaseAbilities,
    PressGang,
    press_gangs,
)
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.world_tension import close_turn
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    ACTIVE_CHAIR,
    ACTS_LEFT,
    AP,
    BARRACKS,
    BRIBED,
    DICE,
    FELL,
    FLIPPED,
    HAPPENED,
    LAYOUT,
    MODS,
    OFFER,
    RESTING,
    SENT_OUT,
    STIRRED,
    TILES,
    TURNS_LEFT,
    VOICE,
)


class BeginTurn(ChairStep[Infamy]):
    """The phases of a turn, one after the other; the Hero's own player has a turn as well."""

    rules = ("OOI-10", "OOI-26", "OOI-27", "OOI-101", "OOI-148", "OOI-149", "OOI-177")

    def run(self, s: Infamy) -> None:
        chair = self.chair
        v = s.v
        v[ACTIVE_CHAIR] = chair
        v[HAPPENED] = 0
        v[FELL] = 0
        s.clear(SENT_OUT)
        s.weigh()
        s.cite("OOI-10")
        tell(s, "turn", chair)
        if chair == s.terms.hero_seat:
            v[AP] = 2
            s.then(HeroTurn())
            s.then(NextTurn(chair))
            return
        v[AP] = max(1, 3 + v[MODS + M_ACTION_POINTS])
        if v[BRIBED + chair] >= 0:
            s.cite("OOI-177")
            v[VOICE + chair] = v[BRIBED + chair]
            v[BRIBED + chair] = -1
            s.show(ACTIVE, chair)
        if v[STIRRED] and not s.terms.at_once:
            v[STIRRED] = 0  # OOI-D52: what is touched from now on is for the next turn
            s.then_all(PHASES[chair])
        else:
            s.then_all(CALM_PHASES[chair])


class EndPhase(ChairStep[Infamy]):
    """The end of a turn, with what may still be done then."""

    rules = ("OOI-26", "OOI-132", "OOI-160", "OOI-168")

    def run(self, s: Infamy) -> None:
        chair = self.chair
        s[ACTS_LEFT] = 0
        if s.ability(chair) == FETCH:
            fetch = Fetch(s[VOICE + chair], chair)
            if len(options_of(fetch, s)) > 1:
                s.then(fetch)
                s.then(SETTLES[chair])
        s.then(GANGS[chair])
        s.then(ENDS[chair])


class PressGangs(ChairStep[Infamy]):
    """Add a Lackey, for who has watched others lose some, now that the turn is as good as over."""

    rules = ("OOI-160",)

    def run(self, s: Infamy) -> None:
        for other in press_gangs(s, self.chair):
            s.then(PressGang(s[VOICE + other], other))


class TurnIsOver(ChairStep[Infamy]):
    """New Lackeys stand up; World Events that have ended go, and those turned up are counted."""

    rules = ("OOI-36", "OOI-115", "OOI-116", "OOI-117", "OOI-132")

    def run(self, s: Infamy) -> None:
        s[BARRACKS + self.chair] += s[RESTING + self.chair]
        s[RESTING + self.chair] = 0
        if s.terms.solo:
            s.cite("OOI-132")
            s.tense(1)
        s.then(SETTLES[self.chair])
        s.then(NEXT_TURNS[self.chair])


class NextTurn(ChairStep[Infamy]):
    """After the last World Event each Overlord, the current one last, has one more turn."""

    rules = ("OOI-10", "OOI-12", "OOI-115", "OOI-116", "OOI-117", "OOI-148")

    def run(self, s: Infamy) -> None:
        chair = self.chair
        v = s.v
        if chair != s.terms.hero_seat:
            close_turn(s, chair)
            if v[VOICE + chair] != chair:
                v[VOICE + chair] = chair
                s.cover(OFFER, chair)
                s.cover(TILES, chair)
            if v[TURNS_LEFT] > 0:
                v[TURNS_LEFT] -= 1
            if v[TURNS_LEFT] == 0:
                s.then(RollOff())
                return
        if v[TURNS_LEFT] < 0 and v[FLIPPED] >= s.terms.events:
            s.cite("OOI-117")
            v[TURNS_LEFT] = s.terms.overlords
            tell(s, "last-round", chair)
        s.then(BEGINS[(chair + 1) % s.players])


def _phases(chair: int) -> list[Frame[Any]]:
    return [
        EndPhase(chair),
        EspionagePhase(chair),
        ActionPhase(chair),
        HeroPhase(chair),
        SETTLES[chair],
        HeroPhaseAbilities(chair),
    ]


BEGINS: Final = [BeginTurn(chair) for chair in range(LAYOUT.chairs)]
ENDS: Final = [TurnIsOver(chair) for chair in range(LAYOUT.chairs)]
NEXT_TURNS: Final = [NextTurn(chair) for chair in range(LAYOUT.chairs)]
GANGS: Final = [PressGangs(chair) for chair in range(LAYOUT.chairs)]
PHASES: Final = [_phases(chair) for chair in range(LAYOUT.chairs)]  # last first
CALM_PHASES: Final = [  # while the Hero stays where he is
    [phase for phase in phases if not isinstance(phase, HeroPhase)] for phases in PHASES
]


class RollOff(Step[Infamy]):
    """Roll of the die among those still tied for the first place; the highest wins (OOI-119)."""

    def run(self, s: Infamy) -> None:
        keys = [tuple(breakdown(s, chair).values())[:3] for chair in s.chairs]
        tied = [chair for chair in s.chairs if keys[chair] == max(keys)]
        while len(tied) > 1:
            for chair in tied:
                s[DICE + chair] = 10 * s[DICE + chair] + hero_die(s, "tie-die")
            best = max(s[DICE + chair] for chair in tied)
            tied = [chair for chair in tied if s[DICE + chair] == best]
        s.end()
