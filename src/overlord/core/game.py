"""Rulebook as an immutable object: how a table is set up, and what it may agree on."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from overlord.core.box import Action, Box
from overlord.core.errors import BadOption, BadPosition
from overlord.core.frames import Frame
from overlord.core.judge import Judge
from overlord.core.layout import Layout
from overlord.core.position import Reader, read
from overlord.core.rng import Rng, seeded
from overlord.core.setup import Setup
from overlord.core.state import State


class Option:
    """A variant a table may choose: its values, the first of which is the default."""

    def __init__(self, name: str, values: Sequence[str]) -> None:
        self.name = name
        self.values = list(values)

    @property
    def default(self) -> str:
        return self.values[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One object per rulebook, which the entry-point group `overlord.games` hands out."""

    def __init__(
        self,
        id: str,
        seats: range,
        options: Sequence[Option],
        rules_version: int,
        prefix: str,
        layout: Layout,
        bound: int,
        judge: Judge | None = None,
    ) -> None:
        self.id = id
        self.seats = seats
        self.options = {option.name: option for option in options}
        self.rules_version = rules_version
        self.prefix = prefix  # of the rule ids, such as DD
        self.layout = layout
        self.bound = bound  # no game takes more decisions than this
        self.judge = Judge() if judge is None else judge
        self._box: Box | None = None

    # What a game adds

    @abstractmethod
    def read_box(self, path: str) -> Box:
        """The box of a file; "" is the box that ships with the game. May raise BadBox."""

    @abstractmethod
    def box_from(self, source: dict[str, object]) -> Box:
        """The box of plain data, as a record carries it. May raise BadBox."""

    @abstractmethod
    def begin(self, setup: Setup, zones: list[list[int]], rng: Rng) -> State:
        """The state before set-up: all cards in their decks, the first frames on the agenda."""

    @abstractmethod
    def restore(
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        fields: Reader,
    ) -> State:
        """The state of a saved position."""

    @abstractmethod
    def frames(self) -> dict[str, type[Frame[Any]]]:
        """All kinds of frames by name, to read agendas."""

    def forecast(self, s: State, seat: int) -> dict[str, object]:
        """What a person could work out from what the seat may know: odds, previews, reach.

        Asked for where somebody looks, never for playing on.
        """
        return {}

    def chairs(self, players: int, options: dict[str, str]) -> list[int]:
        """The seat that plays for each chair of the layout that is in play."""
        return list(range(players))

    def sides(self, players: int, options: dict[str, str]) -> list[int]:
        """The side of each seat; seats of one side win and lose together."""
        return list(range(players))

    def factions(self, s: State, seat: int) -> list[int]:
        """The cards that say whom a seat plays, where not all seats begin alike."""
        return []

    def sight(self, options: dict[str, str]) -> list[int]:
        """Who may look into each zone with these options."""
        return self.layout.sight

    def check(self, players: int, options: dict[str, str], box: Box) -> None:
        """Whether the options fit together; raises BadOption."""

    # What every game has

    @property
    def box(self) -> Box:
        """The box that ships with the game."""
        if self._box is None:
            self._box = self.read_box("")
        return self._box

    @property
    def actions(self) -> list[Action]:
        """What the action numbers mean with the game's own box."""
        return self.box.actions

    def setup(self, players: int, options: dict[str, str], box: Box | None = None) -> Setup:
        """What a table agrees on, checked."""
        if players not in self.seats:
            counts = f"{self.seats[0]} to {self.seats[-1]}"
            raise BadOption(f"{self.id} is for {counts} players, not {players}")
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in options.items():
            if name not in chosen:
                known = ", ".join(sorted(chosen)) or "none"
                raise BadOption(f"{self.id} has no option {name!r}; it has: {known}")
            if value not in self.options[name].values:
                values = ", ".join(self.options[name].values)
                raise BadOption(f"option {name} of {self.id} is one of {values}, not {value!r}")
            chosen[name] = value
        contents = self.box if box is None else box
        self.check(players, chosen, contents)
        return Setup(self, contents, players, chosen)

    def new(
        self,
        players: int,
        seed: int = 0,
        box: Box | None = None,
        memory: bool = False,
        **options: str | int,
    ) -> State:
        """A game up to its first decision.

        With `memory` the table remembers what each seat has seen, so that `determinize` is exact;
        without, an imagined world respects only what a seat sees at that moment.
        """
        named = {name: str(value) for name, value in options.items()}
        return self.table(self.setup(players, named, box), seed, memory)

    def table(self, setup: Setup, seed: int, memory: bool) -> State:
        """A game for a set-up that is already checked."""
        s = self.fresh(setup, seed)
        if memory:
            s.remember(None)
        s.advance()
        return s

    def fresh(self, setup: Setup, seed: int) -> State:
        """The table before anything has happened; `advance` plays up to the first decision."""
        zones: list[list[int]] = [[] for _ in self.layout.names]
        return self.begin(setup, zones, seeded(seed))

    def from_json(self, position: object, box: Box | None = None) -> State:
        """The state of a position as `State.to_json` writes it, or a person."""
        reader = Reader(position)
        reader.part("game").word([self.id])
        if reader.part("rules").data != self.rules_version:
            raise reader.part("rules").bad(f"rules version {self.rules_version}")
        players = reader.part("players").number(self.seats[0], self.seats[-1])
        options = {name: str(value.data) for name, value in reader.part("options").table().items()}
        try:
            setup = self.setup(players, options, box)
        except BadOption as problem:
            raise BadPosition(f"position.options: {problem}") from None
        if "box" in reader.table():
            reader.part("box").word([setup.box.digest])
        return read(self, position, setup)
