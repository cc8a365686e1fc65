"""Table under way, as environments hold it: rows and masks for its seats, copies, and pickling."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from overlord.core.encoding import Encoding, blank_mask, blank_row
from overlord.core.errors import BadOption
from overlord.core.frames import Choice
from overlord.core.game import Game
from overlord.core.registry import game as game_of
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.players.tables import copy_of

Row = NDArray[np.int16]
Mask = NDArray[np.int8]


def setup_of(game: str | Game | Setup, players: int | None, options: dict[str, Any]) -> Setup:
    """Agreement of a table. `box` is the path of a box of one's own; `_` stands for `-`."""
    if isinstance(game, Setup):
        return game
    found = game_of(game) if isinstance(game, str) else game
    named = {name.replace("_", "-"): str(value) for name, value in options.items()}
    path = named.pop("box", "")
    seats = usual_seats(found) if players is None else players
    return found.setup(seats, named, found.read_box(path) if path else None)


def usual_seats(game: Game) -> int:
    """Four, or as many as the game seats."""
    return 4 if 4 in game.seats else game.seats[-1]


def version_of(setup: Setup) -> str:
    """The name of an environment: it changes when the encoding does."""
    return f"overlord/{setup.game.id}-v{setup.game.encoding(setup).version}"


def row_space(encoding: Encoding) -> spaces.Box:
    low, high = encoding.ranges()
    return spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)


class Table:
    """Arrays that it hands out are new each time, so they may be kept."""

    def __init__(self, setup: Setup, *, memory: bool = False, state: State | None = None) -> None:
        self.setup = setup
        self.memory = memory
        self.encoding = setup.game.encoding(setup)
        self._row = blank_row(self.encoding.width)
        self._mask = blank_mask(self.encoding.actions)
        self.state = setup.game.table(setup, 0, memory) if state is None else state

    def deal(self, seed: int) -> None:
        self.state = self.setup.game.table(self.setup, seed, self.memory)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seat(self) -> int:
        """The seat that is asked first; -1 when the game is over."""
        return self.encoding.seat_to_move(self.state)

    def row(self, seat: int) -> Row:
        self.encoding.fill(self.state, seat, self._row, 0)
        return np.array(memoryview(self._row), np.int16)

    def mask(self, seat: int) -> Mask:
        self.encoding.fill_mask(self.state, seat, self._mask, 0)
        return np.array(memoryview(self._mask), np.uint8).view(np.int8)

    def prompt(self) -> str:
        top = self.state.agenda[-1] if self.state.agenda else None
        return top.prompt if isinstance(top, Choice) else ""

    def imagined(self, seat: int, seed: int) -> "Table":
        """A table that the seat cannot tell from this one, with luck of its own."""
        state = self.state.determinize(seat, seed)
        return Table(self.setup, memory=self.memory, state=state)

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        """The same table exactly, luck to come included: `imagined` is for those who search."""
        return Table(self.setup, memory=self.memory, state=copy_of(self.state))

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        return _read, (setup.game.id, setup.box.source, self.state.to_json(), self.memory)


def _read(game: str, source: dict[str, object], position: object, memory: bool) -> Table:
    found = game_of(game)
    state = found.from_json(position, found.box_from(source) if source else None)
    return Table(state.setup, memory=memory, state=state)


def reason_of(table: Table, seat: int, action: int) -> str:
    """Reason why an action is no answer now, in a sentence; "" if it is one."""
    if action in table.state.legal(seat):
        return ""
    try:
        table.state.clone().apply(seat, action)
    except Exception as problem:  # noqa: BLE001  (IllegalAction, which says what was expected)
        return str(problem)
    raise BadOption(f"action {action} of seat {seat} was refused, and then accepted")
