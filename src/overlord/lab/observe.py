"""One game under observation: what was used by whom, and who was ahead when.

Nothing here knows a game: actions, cards, rules and zones are told by the engine, a lead by the
heuristic of the game.
"""

from collections import Counter
from dataclasses import dataclass, field

from overlord.core.errors import OverlordError
from overlord.core.events import Event, Watcher
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.lab.series import Series, setup_of, sitting
from overlord.players.base import Outlook, Player
from overlord.players.invite import BadPlayer

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
    leaders: list[tuple[int, int]] = field(default_factory=list)  # decision, and the seat ahead
    error: str = ""

    @property
    def lead_changes(self) -> int:
        return max(0, len(self.leaders) - 1)

    def leader_at(self, share: float) -> int:
        """Who was ahead when that share of the game was over; NOBODY if nobody was."""
        ahead = NOBODY
        for decision, seat in self.leaders:
            if decision > share * self.decisions:
                break
            ahead = seat
        return ahead

    def decided_at(self) -> float:
        """From which share of the game on the last leader was ahead; 1 if nobody ever was."""
        return self.leaders[-1][0] / self.decisions if self.leaders else 1.0


class Notes(Watcher):
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


class Leads:
    """Who is ahead, by the heuristic of the game.

    Sides that are not alike are compared by what they have gained since the beginning.
    """

    def __init__(self, state: State) -> None:
        game = state.setup.game
        self.sides = game.sides(state.players, state.setup.options)
        self.firsts = [self.sides.index(side) for side in dict.fromkeys(self.sides)]
        start = self._worth(state)
        self.start = start if len(self.firsts) < state.players else [0.0] * len(start)

    def _worth(self, state: State) -> list[float]:
        return [state.setup.game.evaluate(state, seat) for seat in self.firsts]

    def leader(self, state: State) -> int:
        """The first seat of the side that is ahead of all others; NOBODY if it is a tie."""
        gains = [worth - start for worth, start in zip(self._worth(state), self.start, strict=True)]
        best = max(gains)
        return self.firsts[gains.index(best)] if gains.count(best) == 1 else NOBODY


def observe_chunk(series: Series, numbers: list[int]) -> list[Observed]:
    setup = setup_of(series)
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
    notes = Notes(setup, found)
    if any(player.needs_world for player in players):
        state.remember(notes)
    else:
        state.watch(notes, None)
    for zone in setup.zones:
        if setup.owners[zone] >= 0:
            found.had[setup.owners[zone]].update(state.zones[zone])
    state.advance()
    leads = Leads(state)
    last = NOBODY
    while not state.over:
        if found.decisions == game.bound:
            raise OverlordError(f"the game was not over after {game.bound} decisions")
        seat = state.pending()[0]
        if seat != last and found.decisions:
            _ahead(found, leads.leader(state))
        last = seat
        outlook = Outlook(state, seat)
        action = players[seat].choose(outlook)
        found.decisions += 1
        found.offers.update(outlook.options)
        found.acts[seat][action] += 1
        if len(outlook.options) > 1:
            found.free += 1
            if not found.openings[seat][0]:
                found.openings[seat] = (outlook.prompt, action)
        state.apply(seat, action)
    found.returns, found.scores = state.returns(), state.outcome().scores
    found.factions = [game.factions(state, seat) for seat in seats]


def _ahead(found: Observed, seat: int) -> None:
    before = found.leaders[-1][1] if found.leaders else NOBODY
    if seat not in (NOBODY, before):
        found.leaders.append((found.decisions, seat))
