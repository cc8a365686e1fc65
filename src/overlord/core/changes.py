"""Changes of a position as bytes: what an answer has altered, and the position at the end of them.

Numbers are told by their places in the vector, which a `form` names. So a position of an older
layout can be read by the names of its zones and fields, without the rules that wrote it.
"""

import hashlib
import json
from typing import TYPE_CHECKING, Any

import msgspec
from mypy_extensions import i64

from overlord.core.errors import BadPosition
from overlord.core.fields import CARDS, LIST, ONE, ROW
from overlord.core.frames import agenda_of, parts
from overlord.core.knowledge import Knowledge, nothing_known
from overlord.core.layout import ASIDE
from overlord.core.position import Reader, read_frame
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.vectors import vec

if TYPE_CHECKING:
    from overlord.core.game import Game
    from overlord.core.state import State

FORM = 1
LARGE = 1 << 62  # memories are sets of zones as bits, which may not fit in a number of msgpack


def form_of(setup: Setup) -> dict[str, Any]:
    """Places in the vector of a table, by name."""
    layout = setup.layout
    offsets = [int(at) for at in setup.offsets]
    return {
        "form": FORM,
        "size": setup.size,
        "sight": setup.sight_at,
        "players": setup.players,
        "cards": _names(setup),
        "zones": [[name, offsets[zone]] for zone, name in enumerate(layout.names)],
        "fields": {
            field.name: [field.shape, field.place, offsets[field.place], _width(setup, field)]
            for field in layout.fields
            if field.shape in (ONE, ROW, CARDS, LIST)
        },
    }


def _names(setup: Setup) -> list[str]:
    """Meaning of each action number: a word, or the id of a card."""
    return [" ".join([action.verb, *action.arguments]) for action in setup.box.actions]


def _width(setup: Setup, field: Any) -> int:
    """Number of numbers for a field, or the most that a list holds."""
    if field.shape == ROW:
        return max(int(field.size), setup.layout.chairs)
    return 1 if field.shape == ONE else int(setup.room(field.place))


def form_text(setup: Setup) -> str:
    return json.dumps(form_of(setup), separators=(",", ":"))


def form_digest(setup: Setup) -> str:
    """The fingerprint of a form; worked out once for a set-up."""
    if not setup.form:
        setup.form = hashlib.blake2b(form_text(setup).encode(), digest_size=8).hexdigest()
    return setup.form


# Writing


def change(before: "State | None", after: "State") -> bytes:
    """Difference of two positions; the whole one where nothing was before.

    Both are of one set-up, and frames that both agendas hold are the same objects.
    """
    agenda = list(after.agenda)
    kept = 0
    luck: list[int] = after.rng.words()
    outside = after.setup.layout.outside(after)
    if before is not None:
        was = list(before.agenda)
        while kept < len(was) and kept < len(agenda) and was[kept] is agenda[kept]:
            kept += 1
        if before.rng.words() == luck:
            luck = []
        if outside:
            known = before.setup.layout.outside(before)
            outside = {name: data for name, data in outside.items() if known.get(name) != data}
    frames = [[type(frame).__name__, parts(frame)] for frame in agenda[kept:]]
    told = [
        differences(None if before is None else before.v, after.v),
        kept,
        frames,
        luck,
        _learnt(None if before is None else before.memory, after.memory),
        outside,
    ]
    return msgspec.msgpack.encode(told)


def differences(before: "vec[i64] | None", after: vec[i64]) -> list[int]:
    """Differences of two vectors: how far from the last such place, and the number there."""
    found: list[int] = []
    last: i64 = 0
    i: i64 = 0
    end: i64 = len(after)
    while i < end:
        if after[i] != (0 if before is None else before[i]):
            found.append(int(i - last))
            found.append(int(after[i]))
            last = i
        i += 1
    return found


def _learnt(before: Knowledge | None, after: Knowledge | None) -> list[object] | None:
    """Knowledge of each observer: observer, card, zones as bits, whether its place is known."""
    if after is None:
        return None
    found: list[object] = []
    for o in range(len(after.where)):
        where, placed = after.where[o], after.placed[o]
        if before is None:
            was, had = [0] * len(where), [False] * len(where)
        else:
            was, had = before.where[o], before.placed[o]
            if where == was and placed == had:
                continue
        for card in range(len(where)):
            if where[card] != was[card] or placed[card] != had[card]:
                zones = where[card]
                found.append(o)
                found.append(card)
                found.append(zones if zones < LARGE else str(zones))
                found.append(int(placed[card]))
    return found


# Reading


class Changed:
    """A position to which changes are done one after the other, as numbers only."""

    def __init__(self, form: dict[str, Any], digest: str) -> None:
        self.form = form
        self.digest = digest
        self.numbers: list[int] = [0] * int(form["size"])
        self.frames: list[list[Any]] = []
        self.luck: list[int] = [0, 0, 0, 0]
        self.where: list[list[int]] = []
        self.placed: list[list[bool]] = []
        self.outside: dict[str, Any] = {}

    def take(self, raw: bytes) -> None:
        """Do a change; raises BadPosition if it is none of this form."""
        try:
            numbers, kept, frames, luck, learnt, outside = msgspec.msgpack.decode(raw)
            place = 0
            for i in range(0, len(numbers), 2):
                place += numbers[i]
                self.numbers[place] = numbers[i + 1]
            self.frames = self.frames[:kept] + frames
            self.luck = luck or self.luck
            self.outside = {**self.outside, **outside}
            if learnt is None:
                self.where = []
                return
            if not self.where:
                count = int(self.form["players"]) + 1
                self.where = [[0] * len(self.form["cards"]) for _ in range(count)]
                self.placed = [[False] * len(self.form["cards"]) for _ in range(count)]
            for i in range(0, len(learnt), 4):
                o, card, zones, known = learnt[i : i + 4]
                self.where[o][card] = int(zones)
                self.placed[o][card] = bool(known)
        except (msgspec.MsgspecError, ValueError, IndexError, KeyError, TypeError) as problem:
            raise BadPosition(f"a stored change does not fit its position: {problem}") from None

    def state(self, game: "Game", setup: Setup) -> Any:
        """The state of a table of today, by the names of zones and fields where they have moved.

        What is new has its default, what is gone is dropped; raises BadPosition.
        """
        same = self.digest == form_digest(setup)
        v = vec[i64](self.numbers) if same else self._moved(setup)
        frames = [
            read_frame(game, Reader({"frame": name, **values}, "position.agenda"), setup)
            for name, values in self.frames
        ]
        a, b, c, counter = self.luck
        s: State = game.state(setup, v, agenda_of(frames), Rng(a, b, c, counter))
        try:
            setup.layout.put_outside(s, self.outside)
            fields = Reader(setup.layout.written(s), "position.fields")
            if not same:
                setup.layout.read(s, fields)
            game.check_position(s, fields)
        except (ArithmeticError, LookupError, TypeError, ValueError) as problem:
            raise BadPosition(f"position.fields: {problem}") from None
        memory = None if not self.where else self._memory(setup)
        s.watch(None, memory)
        return s

    def _moved(self, setup: Setup) -> vec[i64]:
        """The vector of another layout."""
        self._check_cards(setup)
        v = setup.layout.empty(setup)
        numbers = self.numbers
        offsets = [int(at) for at in setup.offsets]
        names = setup.layout.names
        lying: set[int] = set()
        for old, (name, at) in enumerate(self.form["zones"]):
            cards = numbers[at : at + numbers[old]]
            zone = names.index(name) if name in names else ASIDE
            room = setup.room(zone)
            if v[zone] + len(cards) > room:
                raise BadPosition(f"position.zones.{name}: expected at most {room} cards")
            start = offsets[zone] + v[zone]
            v[start : start + len(cards)] = cards
            v[zone] += len(cards)
            lying.update(cards)
            v[setup.sight_at + zone] = numbers[self.form["sight"] + old]
        for card in range(setup.box.first + len(setup.box.cards) - 1, setup.box.first - 1, -1):
            if card not in lying:  # new in this box
                v[offsets[ASIDE] + v[ASIDE]] = card
                v[ASIDE] += 1
        for field in setup.layout.fields:
            told = self.form["fields"].get(field.name)
            if told is None or field.shape not in (ONE, ROW, CARDS, LIST):
                continue
            shape, place, at, width = told
            if shape != field.shape:
                raise BadPosition(f"position.fields.{field.name}: it was of another shape")
            if shape == LIST:
                held = numbers[at : at + numbers[place]]
                if len(held) > _width(setup, field):
                    raise BadPosition(f"position.fields.{field.name}: it holds too many numbers")
                v[field.place] = len(held)
                v[offsets[field.place] : offsets[field.place] + len(held)] = held
            else:
                start = offsets[field.place] if shape == CARDS else field.place
                begin = at if shape == CARDS else place
                count = min(width, _width(setup, field))
                v[start : start + count] = numbers[begin : begin + count]
        return vec[i64](v)

    def _check_cards(self, setup: Setup) -> None:
        """Frames hold cards by number, so each card must have the number that it had."""
        ours = _names(setup)
        theirs = self.form["cards"]
        if ours[: len(theirs)] != theirs:
            other = next((card for card in theirs if card not in ours), "")
            why = f"{other} is gone" if other else "they have other numbers"
            raise BadPosition(f"the cards of the box are others: {why}")
        if setup.players != self.form["players"]:
            raise BadPosition("expected as many players as there were")

    def _memory(self, setup: Setup) -> Knowledge:
        memory = nothing_known(setup.players + 1, len(setup.box.actions))
        names = setup.layout.names
        moved = [names.index(name) if name in names else ASIDE for name, _ in self.form["zones"]]
        same = moved == list(range(len(names)))
        for o in range(len(self.where)):
            for card in range(len(self.where[o])):
                zones = self.where[o][card]
                if not same:
                    zones = _renamed(zones, moved)
                memory.where[o][card] = zones
                memory.placed[o][card] = self.placed[o][card]
            for card in range(len(self.where[o]), len(setup.box.actions)):
                memory.where[o][card] = 1 << ASIDE
        return memory


def _renamed(zones: int, moved: list[int]) -> int:
    found = 0
    for zone in range(len(moved)):
        if zones >> zone & 1:
            found |= 1 << moved[zone]
    return found
