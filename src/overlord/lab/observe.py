"""Observation of one game: what was used by whom, and how each side stood.

Nothing here knows a game: actions, cards, rules and zones are told by the engine, how a side
stands by the heuristic of the game.
"""

from collections import Counter
from dataclasses import dataclass, field

from overlord.core.events import Event, Watcher
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.lab.series import Series, cached_setup, sitting
from overlord.players.base import Outlook, Player
from overlord.players.load import BadPlayer
from overlord.players.play_game import DecisionWatcher, play_game

NOBODY = -1


@dataclass
class Observed:
    """One game. Lists go by seat, actions and cards by number."""

    number: int
    seed: int
    decisions: int = 0
    free: int = 0  # decisions with more than one option
    returns: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    factions: list[list[int]] = field(default_factory=list)
    openings: list[tuple[str, int]] = field(default_factory=list)  # prompt and action; "": none
    acts: list[Counter[int]] = field(default_factory=list)
    offers: Counter[int] = field(default_factory=Counter)  # decisions in which it was an option
    had: list[set[int]] = field(default_factory=list)  # cards that came into zones of the seat
    seen: set[int] = field(default_factory=set)  # cards that something happened to
    rules: Counter[str] = field(default_factory=Counter)
    worths: list[tuple[int, list[float]]] = field(default_factory=list)  # decision, by side
    error: str = ""


class EventNotes(Watcher):
    """Hears what happens at a table."""

    def __init__(self, setup: Setup, observed: Observed) -> None:
        self.owners = setup.owners
        self.observed = observed

    def saw(self, event: Event) -> None:
        if event.card < 0:
            return
        self.observed.seen.add(event.card)
        if event.target >= 0 and self.owners[event.target] >= 0:
            self.observed.had[self.owners[event.target]].add(event.card)

    def cited(self, rules: tuple[str, ...]) -> None:
        self.observed.rules.update(rules)


class DecisionNotes(DecisionWatcher):
    """Sees what is decided, and how each side stood whenever the turn passed to another seat."""

    def __init__(self, setup: Setup, observed: Observed) -> None:
        self.judge = setup.game.judge
        self.firsts = first_seats(setup.game.sides(setup.players, setup.options))
        self.observed = observed
        self.last = NOBODY

    def decided(self, state: State, outlook: Outlook, action: int) -> None:
        found, seat = self.observed, outlook.seat
        if seat != self.last:
            worths = [self.judge.score(state, first) for first in self.firsts]
            found.worths.append((found.decisions, worths))
        self.last = seat
        found.decisions += 1
        found.offers.update(outlook.options)
        found.acts[seat][action] += 1
        if len(outlook.options) > 1:
            found.free += 1
            if not found.openings[seat][0]:
                found.openings[seat] = (outlook.prompt, action)


def observe_chunk(series: Series, numbers: list[int]) -> list[Observed]:
    setup = cached_setup(series)
    return [observe(series, setup, number) for number in numbers]


def observe(series: Series, setup: Setup, number: int) -> Observed:
    """Play game `number` of a series and take notes."""
    at = sitting(series, number)
    found = Observed(number, at.deal)
    try:
        _play(setup, at.deal, at.players, found)
    except BadPlayer:
        raise
    except Exception as problem:  # noqa: BLE001  (a fault in one game is reported, not fatal)
        found.error = f"{type(problem).__name__}: {problem}"
    return found


def _play(setup: Setup, deal: int, players: list[Player], found: Observed) -> None:
    game = setup.game
    seats = range(setup.players)
    found.acts = [Counter() for _ in seats]
    found.had = [set() for _ in seats]
    found.openings = [("", NOBODY) for _ in seats]
    state = game.fresh(setup, deal)
    events = EventNotes(setup, found)
    if any(player.needs_world for player in players):
        state.remember(events)
    else:
        state.watch(events, None)
    for zone in setup.zones:
        if setup.owners[zone] >= 0:
            found.had[setup.owners[zone]].update(state.cards(zone))
    state.advance()
    play_game(state, players, game.bound, DecisionNotes(setup, found))
    found.returns, found.scores = state.returns(), state.outcome().scores
    found.factions = [game.factions(state, seat) for seat in seats]


def first_seats(sides: list[int]) -> list[int]:
    """One seat for each side."""
    return [sides.index(side) for side in dict.fromkeys(sides)]
