"""Whose turn it is, the End Phase, and the last round."""

from typing import Any, Final

from overlord.core.frames import Frame, Step
from overlord.games.overlords_of_infamy.action_phase import SETTLES, ActionPhase
from overlord.games.overlords_of_infamy.cards.vocabulary import FETCH, M_ACTION_POINTS
from overlord.games.overlords_of_infamy.end_of_game import breakdown
from overlord.games.overlords_of_infamy.espionage import EspionagePhase
from overlord.games.overlords_of_infamy.hero.hero_die import hero_die
from overlord.games.overlords_of_infamy.hero.hero_phase import HeroPhase
from overlord.games.overlords_of_infamy.hero.hero_player import HeroTurn
from overlord.games.overlords_of_infamy.land import told
from overlord.games.overlords_of_infamy.overlords import (
    Fetch,
    HeroPhaseAbilities,
    PressGang,
    press_gangs,
)
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.world_tension import close_turn
from overlord.games.overlords_of_infamy.zones import ACTIVE, LAYOUT, OFFER, TILES


class BeginTurn(Step[Infamy]):
    """The phases of a turn, one after the other; the Hero's own player has a turn as well."""

    rules = ("OOI-10", "OOI-26", "OOI-27", "OOI-101", "OOI-148", "OOI-149", "OOI-177")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        chair = self.chair
        s.active = chair
        s.done = 0
        s.fell = 0
        s.sent = []
        s.weigh()
        s.cite("OOI-10")
        told(s, "turn", chair)
        if chair == s.terms.hero_seat:
            s.ap = 2
            s.then(HeroTurn())
            s.then(NextTurn(chair))
            return
        s.ap = max(1, 3 + s.mods[M_ACTION_POINTS])
        if s.bribed[chair] >= 0:
            s.cite("OOI-177")
            s.voice[chair] = s.bribed[chair]
            s.bribed[chair] = -1
            s.show(ACTIVE, chair)
        if s.stirred and not s.terms.at_once:
            s.stirred = 0  # OOI-D52: what is touched from now on is for the next turn
            s.then_all(PHASES[chair])
        else:
            s.then_all(CALM_PHASES[chair])


class EndPhase(Step[Infamy]):
    """What may still be done at the end of a turn is done."""

    rules = ("OOI-26", "OOI-132", "OOI-160", "OOI-168")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        chair = self.chair
        s.acts = 0
        if s.ability(chair) == FETCH:
            fetch = Fetch(s.voice[chair], chair)
            if len(fetch.options(s)) > 1:
                s.then(fetch)
                s.then(SETTLES[chair])
        s.then(GANGS[chair])
        s.then(ENDS[chair])


class PressGangs(Step[Infamy]):
    """Who has watched others lose Lackeys may add one, now that the turn is as good as over."""

    rules = ("OOI-160",)

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        for other in press_gangs(s, self.chair):
            s.then(PressGang(s.voice[other], other))


class TurnIsOver(Step[Infamy]):
    """New Lackeys stand up; World Events that have ended go, and those turned up are counted."""

    rules = ("OOI-36", "OOI-115", "OOI-116", "OOI-117", "OOI-132")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        s.barracks[self.chair] += s.resting[self.chair]
        s.resting[self.chair] = 0
        if s.terms.solo:
            s.cite("OOI-132")
            s.tense(1)
        s.then(SETTLES[self.chair])
        s.then(NEXT_TURNS[self.chair])


class NextTurn(Step[Infamy]):
    """After the last World Event each Overlord, the current one last, has one more turn."""

    rules = ("OOI-10", "OOI-12", "OOI-115", "OOI-116", "OOI-117", "OOI-148")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: Infamy) -> None:
        chair = self.chair
        if chair != s.terms.hero_seat:
            close_turn(s, chair)
            if s.voice[chair] != chair:
                s.voice[chair] = chair
                s.cover(OFFER, chair)
                s.cover(TILES, chair)
            if s.final > 0:
                s.final -= 1
            if s.final == 0:
                s.then(RollOff())
                return
        if s.final < 0 and s.flipped >= s.terms.events:
            s.cite("OOI-117")
            s.final = s.terms.overlords
            told(s, "last-round", chair)
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
    """Who is still tied for the first place rolls the die; the highest wins (OOI-119)."""

    def run(self, s: Infamy) -> None:
        keys = [tuple(breakdown(s, chair).values())[:3] for chair in s.chairs]
        tied = [chair for chair in s.chairs if keys[chair] == max(keys)]
        while len(tied) > 1:
            for chair in tied:
                s.dice[chair] = 10 * s.dice[chair] + hero_die(s, "tie-die")
            best = max(s.dice[chair] for chair in tied)
            tied = [chair for chair in tied if s.dice[chair] == best]
        s.end()
