"""Positions as JSON: written at any decision, read back, or written by hand."""

import hashlib
import json
from typing import TYPE_CHECKING, Any

from overlord.core.errors import BadPosition
from overlord.core.frames import Choice, Frame, agenda_of, parameters, parts
from overlord.core.knowledge import Knowledge, nothing_known
from overlord.core.layout import ASIDE
from overlord.core.rng import MASK, Rng
from overlord.core.setup import Setup

if TYPE_CHECKING:
    from overlord.core.game import Game
    from overlord.core.state import State


def position_of(s: "State") -> dict[str, object]:
    """Cards by id and zones by name, so that a person can read it and a box can be reordered."""
    setup = s.setup
    layout = setup.layout
    box = setup.box
    position: dict[str, object] = {
        "game": setup.game.id,
        "rules": setup.game.rules_version,
        "box": box.digest,
        "players": setup.players,
        "options": dict(setup.options),
        "zones": {
            layout.names[zone]: [box.card(card).id for card in s.cards(zone)]
            for zone in setup.zones
            if s.count(zone)
        },
        "open": s.openings(),
        "agenda": [_frame_data(frame) for frame in s.agenda],
        "rng": s.rng.words(),
        "fields": s.fields(),
    }
    if s.memory is not None:
        position["memory"] = s.memory.as_json()
    return position


def _frame_data(frame: Frame[Any]) -> dict[str, object]:
    record: dict[str, object] = {"frame": type(frame).__name__}
    record.update(parts(frame))
    return record


def digest_of(s: "State") -> str:
    position = position_of(s)
    position.pop("memory", None)
    text = json.dumps(position, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


class Reader:
    """Reads plain data piece by piece; every complaint names the place and what was expected."""

    def __init__(self, data: object, place: str = "position") -> None:
        self.data = data
        self.place = place

    def bad(self, expected: str) -> BadPosition:
        found = json.dumps(self.data, default=str)
        if len(found) > 60:
            found = found[:57] + "..."
        return BadPosition(f"{self.place}: expected {expected}, found {found}")

    def table(self) -> "dict[str, Reader]":
        if not isinstance(self.data, dict):
            raise self.bad("an object")
        return {str(key): Reader(value, f"{self.place}.{key}") for key, value in self.data.items()}

    def rows(self) -> "list[Reader]":
        if not isinstance(self.data, list):
            raise self.bad("a list")
        return [Reader(value, f"{self.place}[{i}]") for i, value in enumerate(self.data)]

    def part(self, key: str) -> "Reader":
        table = self.table()
        if key not in table:
            raise BadPosition(f"{self.place}: expected a key {key!r}, which is missing")
        return table[key]

    def only(self, keys: list[str]) -> None:
        for key in self.table():
            if key not in keys:
                raise BadPosition(f"{self.place}: unknown key {key!r}; expected {', '.join(keys)}")

    def number(self, low: int, high: int) -> int:
        value = self.data
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(f"a whole number from {low} to {high}")
        return value

    def numbers(self, low: int, high: int) -> list[int]:
        return [row.number(low, high) for row in self.rows()]

    def word(self, words: list[str]) -> str:
        if not isinstance(self.data, str) or self.data not in words:
            raise self.bad("one of " + ", ".join(words))
        return self.data


KEYS = ["game", "rules", "box", "players", "options", "zones", "open", "agenda", "rng", "fields"]


def read(game: "Game", data: object, setup: Setup) -> Any:
    """The state of a position. Cards that it does not mention stay aside."""
    reader = Reader(data)
    reader.only([*KEYS, "memory"])
    zones = _read_zones(reader.part("zones"), setup)
    openings = _read_open(reader, setup)
    frames = [_read_frame(game, row, setup) for row in reader.part("agenda").rows()]
    words = reader.part("rng").numbers(0, MASK)
    if len(words) != 4:
        raise reader.part("rng").bad("four words of 32 bits")
    rng = Rng(words[0], words[1], words[2], words[3])
    s: State = game.assemble(setup, zones, openings, agenda_of(frames), rng, reader.part("fields"))
    if frames:
        _run_on(s)
    if "memory" in reader.table():
        s.watch(None, _read_memory(reader.part("memory"), s))
    return s


def _run_on(s: "State") -> None:
    """Up to the next decision, which has to make sense with the cards where they are."""
    top = repr(s.agenda[-1])
    try:
        s.advance()
        for seat in s.pending():
            if not s.legal(seat):
                raise BadPosition(f"position.agenda: {s.asked(seat)} finds no option on this table")
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as problem:
        what = f"{type(problem).__name__}: {problem}"
        raise BadPosition(f"position.agenda: {top} does not fit this table ({what})") from problem


def _read_zones(reader: Reader, setup: Setup) -> list[list[int]]:
    layout = setup.layout
    zones: list[list[int]] = [[] for _ in layout.names]
    allowed = [layout.names[zone] for zone in setup.zones]
    reader.only(allowed)
    seen: set[int] = set()
    for name, content in reader.table().items():
        zone = layout.zone(name)
        for row in content.rows():
            card = setup.box.number(row.data) if isinstance(row.data, str) else -1
            if card < 0:
                raise row.bad("the id of a card of this box")
            if card in seen:
                raise row.bad("each card in one place only")
            if not layout.admits(zone, setup.box.kinds[card]):
                raise row.bad(f"a card that belongs into {name}")
            seen.add(card)
            zones[zone].append(card)
        if len(zones[zone]) > setup.room(zone):
            raise content.bad(f"at most {setup.room(zone)} cards in {name}")
    first = setup.box.first
    every = range(first, first + len(setup.box.cards))
    zones[ASIDE] += [card for card in every if card not in seen]
    return zones


def _read_open(reader: Reader, setup: Setup) -> list[tuple[int, int]]:
    """Zones that are turned up, each with the seat that may look, or -1 for all."""
    names = setup.layout.names
    known = {names[zone]: (zone, -1) for zone in setup.zones}
    for seat in range(setup.players):
        known.update({f"{names[zone]}@{seat}": (zone, seat) for zone in setup.zones})
    return [known[row.word(list(known))] for row in reader.part("open").rows()]


def _read_frame(game: "Game", reader: Reader, setup: Setup) -> Frame[Any]:
    kinds = game.frames()
    kind = kinds[reader.part("frame").word(sorted(kinds))]
    values = {name: part for name, part in reader.table().items() if name != "frame"}
    numbers = {name: part.number(-(2**31), 2**31) for name, part in values.items()}
    try:
        frame = kind(**numbers)
    except TypeError:
        raise reader.bad(f"the parameters of {kind.__name__}") from None
    if not set(numbers) <= set(parameters(kind)):  # compiled, a class without __init__ takes any
        raise reader.bad(f"the parameters of {kind.__name__}")
    if isinstance(frame, Choice) and not 0 <= frame.seat < setup.players:
        raise reader.bad(f"a seat from 0 to {setup.players - 1}")
    return frame


def _read_memory(reader: Reader, s: "State") -> Knowledge:
    setup = s.setup
    size = len(setup.box.actions)
    memory = nothing_known(setup.players + 1, size)
    every = (1 << len(setup.layout.names)) - 1
    where = [row.numbers(0, every) for row in reader.part("where").rows()]
    placed = [row.numbers(0, 1) for row in reader.part("placed").rows()]
    for table in (where, placed):
        if len(table) != setup.players + 1 or any(len(row) != size for row in table):
            raise reader.bad(f"{setup.players + 1} rows of {size} numbers")
    for zone in setup.zones:
        for card in s.cards(zone):
            for o in range(len(where)):
                if not where[o][card] >> zone & 1:
                    place = reader.part("where").rows()[o].rows()[card]
                    told = f"{setup.box.card(card).id} in {setup.layout.names[zone]}"
                    raise place.bad(f"to allow for {told}")
    memory.where = where
    memory.placed = [[bool(known) for known in row] for row in placed]
    return memory
