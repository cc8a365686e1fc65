"""Infernal Pursuit: masts and rudder, ballistae, and the sea itself (CO-C57, CO-C58)."""

from typing import Final

from overlord.core.events import HIDDEN
from overlord.core.frames import Choice, Refusal, SeatChoice, SeatStep, Step
from overlord.core.layout import ASIDE
from overlord.core.offer import Offer
from overlord.games.conan.combat.dice import MOST, Rerolls, symbols
from overlord.games.conan.combat.wounds import remove
from overlord.games.conan.components.scenario import HEROES
from overlord.games.conan.components.vocabulary import (
    FLAP,
    GOALS,
    OPEN,
    ORANGE,
    RED,
    SPECIALS,
    WATER,
)
from overlord.games.conan.heroes.exertion import exertion_left
from overlord.games.conan.movement.steps import Arrive, throw_own
from overlord.games.conan.scenarios.mutiny import mutineers
from overlord.games.conan.state import BUSY, FOUGHT, MANIPULATION, RESERVE, Conan
from overlord.games.conan.table.blow import NOBODY
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import BOARD, JAMMED, MARKER, OVERLORD, WORKED

BALLISTA: Final = SPECIALS.index("ballista")
MARKER_GOAL: Final = GOALS.index("marker")
SWEPT: Final = 3  # areas that a wave carries somebody at most


# Stations


def crew(s: Conan, chair: int) -> list[int]:
    """Allies who count for a hero's work: all at the sails, those beside a ballista (CO-C57)."""
    allies = [c for c in s.cards(BOARD) if s.terms.side[c] == HEROES and not s.is_hero(c)]
    here = s.at(s.terms.heroes[chair])
    return [c for c in allies if not s.scenario.has(BALLISTA) or s.at(c) == here]


def hands(s: Conan, chair: int) -> list[int]:
    """The chairs whose heroes work together: alone at the sails, all beside a ballista."""
    if not s.scenario.has(BALLISTA):
        return [chair]
    here = s.at(s.terms.heroes[chair])
    return [other for other in s.heroes() if s.at(s.terms.heroes[other]) == here]


def _bit(s: Conan, chair: int) -> int:
    """A hero works once in a turn at each of the sails; a ballista shoots once."""
    station = s.scenario.stations.index(s.at(s.terms.heroes[chair]))
    return 1 << station if s.scenario.has(BALLISTA) else 1 << (chair * 8 + station)


def why_not_steer(s: Conan, chair: int) -> Refusal | None:
    area = s.at(s.terms.heroes[chair])
    if s[JAMMED] >> s.scenario.stations.index(area) & 1:
        return Refusal("jammed", "CO-C58")
    if s[WORKED] & _bit(s, chair):
        return Refusal("worked-already", "CO-C57")
    if len(s.inside(area, HEROES)) <= len(s.inside(area, OVERLORD)):
        return Refusal("outnumbered", "CO-C57")
    if any(s.marks(card) & FOUGHT for card in crew(s, chair)):
        return Refusal("crew-fought", "CO-C57")
    if any(exertion_left(s, other, MANIPULATION) < 1 for other in hands(s, chair)):
        return Refusal("exhausted", "CO-H20")
    return None


def steer(s: Conan, _seat: int, chair: int) -> None:
    """CO-C57: a simple manipulation; allies who help do not attack in this turn."""
    s.cite("CO-C57")
    s[WORKED] |= _bit(s, chair)
    for card in crew(s, chair):
        s.add_marks(card, BUSY)
    team = hands(s, chair)
    for other in team:
        s.shift(other, RESERVE, MANIPULATION, 1)
    if not s.scenario.has(BALLISTA):
        advance_marker(s, 1)
        return
    throw_own(s, s.terms.heroes[chair], [RED], [], MOST)
    for other in team:
        if other != chair:
            s.then(Rerolls(s.terms.heroes[other], other, MOST))
    s.then(Fire())


class Fire(Step[Conan]):
    """CO-C57: the marker moves by what the die shows."""

    rules = ("CO-C57",)

    def run(self, s: Conan) -> None:
        advance_marker(s, symbols(s))


def advance_marker(s: Conan, count: int) -> None:
    """Up to where the scenario ends."""
    ends = [
        goal.amount for win in s.scenario.wins for goal in win.goals if goal.verb == MARKER_GOAL
    ]
    s[MARKER] = min([s[MARKER] + count, *ends])
    s.announce("marker", HIDDEN, s[MARKER])
    judge(s)


# A rogue wave


def rogue_wave(s: Conan, seat: int, _event: int) -> None:
    throw_own(s, NOBODY, [RED], [], MOST)
    s.then(Wave(seat))


class Wave(SeatStep[Conan]):
    """CO-C58: for each symbol a hero is moved, or a mutineer is gone."""

    rules = ("CO-C58",)

    def run(self, s: Conan) -> None:
        for _ in range(symbols(s)):
            s.then(WaveTakes(self.seat))


class WaveTakes(SeatChoice[Conan]):
    prompt = "wave-takes"
    rules = ("CO-C58",)

    def offer(self, s: Conan, o: Offer) -> None:
        for chair in s.heroes():
            o.add(s.terms.heroes[chair])
        o.add_all(mutineers(s))

    def choose(self, s: Conan, action: int) -> None:
        if s.is_hero(action):
            s.then(WaveLeaves(self.seat, action))
        else:
            remove(s, action, ASIDE)


class WaveLeaves(Choice[Conan]):
    prompt = "wave-leaves"
    rules = ("CO-C58",)

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def offer(self, s: Conan, o: Offer) -> None:
        areas = swept(s, s.at(self.who))
        for area in areas:
            if s.fits(self.who, area):
                o.add(s.board.first + area)

    def choose(self, s: Conan, action: int) -> None:
        s.stand(self.who, s.box.place_of[action])
        s.then(Arrive(self.who))


def swept(s: Conan, home: int) -> list[int]:
    """Areas where a wave may leave somebody: over decks only, and never in the water."""
    reached = [home]
    ring = [home]
    for _ in range(SWEPT):
        ring = [b for a in ring for b in s.board.beside[a] if b not in reached and _deck(s, a, b)]
        reached += [b for i, b in enumerate(ring) if b not in ring[:i]]
    return sorted(reached)


def _deck(s: Conan, a: int, b: int) -> bool:
    kind = s.board.borders[s.board.between(a, b)].kind
    return kind in (OPEN, FLAP) and s.board.places[b].ground != WATER


# A jammed ballista


def jam(s: Conan, seat: int, _event: int) -> None:
    throw_own(s, NOBODY, [ORANGE], [], 1)
    s.then(Jam(seat))


class Jam(SeatStep[Conan]):
    rules = ("CO-C58",)

    def run(self, s: Conan) -> None:
        if symbols(s):
            s.then(JamWhich(self.seat))


class JamWhich(SeatChoice[Conan]):
    """CO-C58: it does not shoot in the heroes' next turn."""

    prompt = "jam-which"
    rules = ("CO-C58",)

    def offer(self, s: Conan, o: Offer) -> None:
        for area in s.scenario.stations:
            o.add(s.board.first + area)

    def choose(self, s: Conan, action: int) -> None:
        s[JAMMED] |= 1 << s.scenario.stations.index(s.box.place_of[action])
        s.announce("jams", action)
