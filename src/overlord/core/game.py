"""Rulebook as an immutable object: how a table is set up, and what it may agree on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeAlias

from mypy_extensions import i64, mypyc_attr

from overlord.core.box import Action, Box
from overlord.core.encoding import Encoding
from overlord.core.errors import BadOption, BadPosition
from overlord.core.frames import Frame, S, agenda_of, frames_in
from overlord.core.judge import Judge
from overlord.core.layout import Layout
from overlord.core.position import Reader, read
from overlord.core.rng import Rng, seeded_rng
from overlord.core.setup import Setup
from overlord.core.state import OPEN
from overlord.core.vectors import vec

SETUPS = 64  # that a game keeps


class Option:
    """A variant a table may choose: its values, the first of which is the default."""

    def __init__(self, name: str, values: Sequence[str]) -> None:
        self.name = name
        self.values = list(values)

    @property
    def default(self) -> str:
        return self.values[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOf(ABC, Generic[S]):
    """One object per rulebook, which the entry-point group `overlord.games` hands out.

    `S` is the state of its tables: `class BanquetGame(GameOf[Banquet])`. Where the game does not
    matter it is called a `Game`.
    """

    def __init__(
        self,
        id: str,
        seats: range,
        options: Sequence[Option],
        rules_version: int,
        prefix: str,
        layout: Layout,
        bound: int,
        judge: Judge[S] | None = None,
    ) -> None:
        self.id = id
        self.seats = seats
        self.options = {option.name: option for option in options}
        self.rules_version = rules_version
        self.prefix = prefix  # of the rule ids, such as DD
        self.layout = layout
        self.bound = bound  # no game takes more decisions than this
        self.judge: Judge[S] = Judge() if judge is None else judge
        self._box: Box | None = None
        self._setups: dict[tuple[object, ...], Setup] = {}

    # What a game adds

    @abstractmethod
    def read_box(self, path: str) -> Box:
        """The box of a file; "" is the box that ships with the game. May raise BadBox."""

    @abstractmethod
    def box_from(self, source: dict[str, object]) -> Box:
        """The box of plain data, as a record carries it. May raise BadBox."""

    @abstractmethod
    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> S:
        """The state of these parts: a call of its constructor."""

    @abstractmethod
    def lay_out(self, s: S) -> None:
        """Before set-up: put all cards into their decks, and schedule the first frames.

        Asked once for each set-up, without any luck.
        """

    def check_position(self, s: S, fields: Reader) -> None:
        """Check what ranges cannot say of a position that was read; raises `fields.bad(...)`.

        What follows from the fields, and is not written, is made here.
        """

    def frames(self) -> dict[str, type[Frame[Any]]]:
        """All kinds of frames by name, to read agendas: those of the game's package."""
        return frames_in(type(self).__module__.rpartition(".")[0])

    def forecast(self, s: S, seat: int) -> dict[str, object]:
        """Facts that a person could work out from what the seat may know: odds, previews, reach.

        Asked for where somebody looks, never for playing on.
        """
        return {}

    def chairs(self, players: int, options: Mapping[str, str]) -> list[int]:
        """The seat that plays for each chair of the layout that is in play."""
        return list(range(players))

    def sides(self, players: int, options: Mapping[str, str]) -> list[int]:
        """The side of each seat; seats of one side win and lose together."""
        return list(range(players))

    def factions(self, s: S, seat: int) -> list[int]:
        """The cards that say whom a seat plays, where not all seats begin alike."""
        return []

    def encoding(self, setup: Setup) -> Encoding:
        """Encoding of a set-up's tables as rows of numbers; a game adds numbers of its own."""
        return Encoding(setup)

    def sight(self, options: Mapping[str, str]) -> list[int]:
        """Seats that may look into each zone with these options, as bits."""
        return self.layout.sight

    def check(self, players: int, options: Mapping[str, str], box: Box) -> None:
        """Whether the options fit together; raises BadOption."""

    def agreed(self, box: Box, players: int, options: Mapping[str, str]) -> Setup:
        """The set-up of an agreement that is checked: where a game keeps what follows from it."""
        return Setup(self, box, players, options)

    # What every game has

    @property
    def box(self) -> Box:
        """The box that ships with the game."""
        if self._box is None:
            self._box = self.read_box("")
        return self._box

    @property
    def actions(self) -> list[Action]:
        """Meanings of the action numbers with the game's own box."""
        return self.box.actions

    def setup(self, players: int, options: Mapping[str, str], box: Box | None = None) -> Setup:
        """Agreement of a table, checked. The same set-up for the same agreement, mostly."""
        contents = self.box if box is None else box
        key = (players, id(contents), *options.items())
        known_setup = self._setups.get(key)
        if known_setup is not None:
            return known_setup
        setup = self._checked(players, options, contents)
        if len(self._setups) >= SETUPS:
            self._setups.pop(next(iter(self._setups)), None)
        self._setups[key] = setup  # which holds its box, so that no other gets its id
        return setup

    def _checked(self, players: int, options: Mapping[str, str], box: Box) -> Setup:
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
        self.check(players, chosen, box)
        return self.agreed(box, players, chosen)

    def new(
        self,
        players: int,
        seed: int = 0,
        box: Box | None = None,
        memory: bool = False,
        **options: str | int,
    ) -> S:
        """A game up to its first decision.

        With `memory` the table remembers what each seat has seen, so that `determinize` is exact;
        without, an imagined world respects only what a seat sees at that moment.
        """
        named = {name: str(value) for name, value in options.items()}
        return self.table(self.setup(players, named, box), seed, memory)

    def table(self, setup: Setup, seed: int, memory: bool) -> S:
        """A game for a set-up that is already checked."""
        s = self.fresh(setup, seed)
        if memory:
            s.remember(None)
        s.advance()
        return s

    def fresh(self, setup: Setup, seed: int) -> S:
        """The table before anything has happened; `advance` plays up to the first decision."""
        if not setup.laid:
            s = self.state(setup, self._empty(setup), agenda_of([]), seeded_rng(0))
            self.lay_out(s)
            setup.first_v = s.v
            setup.first_agenda = s.agenda
            setup.laid = True
        return self.state(setup, setup.first_v[:], setup.first_agenda[:], seeded_rng(seed))

    def assemble(
        self,
        setup: Setup,
        zones: list[list[int]],
        openings: list[tuple[int, int]],
        agenda: vec[Frame[Any]],
        rng: Rng,
        fields: Reader,
    ) -> S:
        """The state of a saved position; openings are zones and seats, -1 for all."""
        s = self.state(setup, self._empty(setup), agenda, rng)
        for zone in setup.zones:
            s.put_all(zone, zones[zone])
        for zone, seat in openings:
            s[setup.sight_at + zone] |= OPEN if seat < 0 else 1 << seat
        fields.only(self.layout.keys())
        self.layout.read(s, fields)
        self.check_position(s, fields)
        return s

    def _empty(self, setup: Setup) -> vec[i64]:
        return vec[i64](self.layout.empty(setup))

    def from_json(self, position: object, box: Box | None = None) -> S:
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
        found: S = read(self, position, setup)
        return found


Game: TypeAlias = GameOf[Any]
