"""Player, and the outlook: all that it may ask of a table."""

from mypy_extensions import mypyc_attr

from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.view import View
from overlord.core.worlds import Hidden, canonical_world, hidden_cards, redeal


class Outlook:
    """A seat's side of a table: its options, its view, and worlds it cannot tell from the true one.

    A player gets this instead of the state, in a match as in a simulation:
    `player.choose(Outlook(match.state, seat))`.
    """

    def __init__(self, state: State, seat: int, options: list[int] | None = None) -> None:
        self._state = state
        self._canonical: State | None = None
        self._hidden: list[Hidden] = []
        self.seat = seat
        self.players = state.players
        self.options = state.legal(seat) if options is None else options

    @property
    def setup(self) -> Setup:
        """Agreement of the table: the game, the box, the options."""
        return self._state.setup

    @property
    def prompt(self) -> str:
        """Question to the seat, as a key; "" if it is not asked."""
        choice = self._state.asked(self.seat)
        return "" if choice is None else choice.prompt

    def view(self) -> View:
        return self._state.view(self.seat)

    def world(self, seed: int) -> State:
        """A world to think in, with luck of its own. The player may do with it what it likes.

        Each deal goes on from the one before, so that many of them are mixed better than one.
        """
        if self._canonical is None:
            self._canonical = canonical_world(self._state, self.seat)
            self._hidden = hidden_cards(self._canonical, self.seat, self._state.memory)
        return redeal(self._canonical, self._hidden, seed)


class Thought:
    """A player's opinion of an option: how often it was tried, and the mean reward by seat."""

    def __init__(self, action: int, visits: int, rewards: list[float]) -> None:
        self.action = action
        self.visits = visits
        self.rewards = rewards

    def as_json(self) -> dict[str, object]:
        return {"action": self.action, "visits": self.visits, "rewards": self.rewards[:]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Answers for any seat of any game. The same seed and the same games give the same answers.

    `choose` is for a table, `pick` for a world that is imagined already, as in a roll-out: there
    everything may be looked at, and the world has to stay as it is.
    """

    needs_world: bool = True  # without, `pick` looks at its options only
    illegal: int = 0  # answers in this game that were none
    forfeited: bool = False  # it has given up its seat by them

    def __init__(self, spec: str) -> None:
        self.spec = spec

    def choose(self, outlook: Outlook) -> int:
        """One of the options of the outlook."""
        raise NotImplementedError

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        """One of the options, in an imagined world."""
        raise NotImplementedError
