"""Lesson of a game: a table with its cards, its luck and everybody's answers written down.

A game brings `lessons/*.toml` beside its rules; a lesson is called as its file. Everything in it
goes by names: prompts, ids of cards, spoken words, zones and topics of dice. Its sentences stand
in `words/lessons.<language>.ftl`: `lesson-LESSON` and, for each step, `lesson-LESSON-STEP`.
"""

import json
from functools import cache
from hashlib import blake2b

import msgspec

from overlord.core.boxes import read_toml, to_struct
from overlord.core.errors import BadBox, OverlordError
from overlord.core.game import Game
from overlord.core.registry import folder, game

ANY = "*"  # among the answers: whatever is allowed
USUAL = "first-game"  # the lesson for somebody new


class BadLesson(OverlordError):
    """A lesson that cannot be read, or that the rules do not follow; says where and why."""


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of a lesson's file; a key that is not known is refused."""


class Deal(Strict):
    """Cards that lie in a zone at the start; those of `top` are drawn first, in this order.

    `keep`: only so many stay there; the others stay out of this game.
    """

    zone: str
    cards: list[str] = []
    top: list[str] = []
    keep: int = 0


class Luck(Strict):
    """Fall of a topic's dice; with `cards` or `numbers`, what is announced under it; or, instead
    of a topic, the zone that is shuffled, and what is drawn first from it, in this order.
    """

    topic: str = ""
    dice: list[int] = []
    cards: list[str] = []
    numbers: list[int] = []
    shuffle: str = ""
    top: list[str] = []


class Step(Strict):
    """One answer: of the person, with an id where the coach speaks, or of another seat."""

    prompt: str
    answer: list[str]
    id: str = ""
    seat: int = -1  # -1: the person's
    point: list[str] = []  # answers by name, `zone:NAME`
    luck: list[Luck] = []


class Start(Strict):
    """The table at the start: as it is dealt, or when the person is asked `until` for the first
    time, or for the one after so many answers. `rivals` are the names of the other seats.
    """

    players: int
    rivals: list[str]
    seat: int = 0
    options: dict[str, str] = {}
    until: str = ""
    after: int = 0
    luck: list[Luck] = []
    deal: list[Deal] = []


class Written(Strict):
    """The whole file. `minutes` is what a person takes; `opponents` play on after the steps."""

    minutes: int
    start: Start
    step: list[Step]
    opponents: str = "greedy"


class Lesson:
    """A lesson that was read, with its names as numbers."""

    def __init__(self, rules: Game, id: str, written: Written) -> None:
        self.game = rules
        self.id = id
        self.written = written
        self.steps = written.step
        self.seat = written.start.seat
        self.setup = rules.setup(written.start.players, written.start.options)
        data = json.dumps(msgspec.to_builtins(written), sort_keys=True).encode()
        self.digest = blake2b(data, digest_size=8).hexdigest()
        box = self.setup.box
        self._names = {action.verb: n for n, action in enumerate(box.actions[: box.first])}
        self._names |= {card.id: n for n, card in enumerate(box.cards, box.first)}
        for step in self.steps:
            self._check(step)
        if len(written.start.rivals) != self.setup.players - 1:
            raise BadLesson(f"{self.place}: expected a name for each rival")

    def names(self, person: str) -> list[str]:
        """The names of all seats."""
        rivals = self.written.start.rivals
        return [*rivals[: self.seat], person, *rivals[self.seat :]]

    @property
    def place(self) -> str:
        return f"lesson {self.id!r} of {self.game.id}"

    def action(self, name: str) -> int:
        """The number of an answer, by card id or spoken word."""
        if name not in self._names:
            raise BadLesson(f"{self.place}: there is no card and no word {name!r}")
        return self._names[name]

    def zone(self, name: str) -> int:
        number = self.setup.layout.zone(name)
        if number < 0:
            raise BadLesson(f"{self.place}: there is no zone {name!r}")
        return number

    def seat_of(self, step: Step) -> int:
        return self.seat if step.seat < 0 else step.seat

    def _check(self, step: Step) -> None:
        lucky = [card for luck in step.luck for card in [*luck.cards, *luck.top]]
        for name in [*step.answer, *lucky]:
            if name != ANY:
                self.action(name)
        for name in step.point:
            kind, colon, rest = name.partition(":")
            if not colon:
                self.action(name)
            elif kind == "zone":
                self.zone(rest)
            else:
                raise BadLesson(f"{self.place}: expected a name or zone:NAME, found {name!r}")
        if not 0 <= self.seat_of(step) < self.setup.players:
            raise BadLesson(f"{self.place}: step {step.id or step.prompt!r}: no seat {step.seat}")
        if not step.answer:
            raise BadLesson(f"{self.place}: step {step.id or step.prompt!r} expects no answer")


@cache
def lessons(id: str) -> list[str]:
    """The lessons of a game, the one for somebody new first."""
    names = [path.stem for path in (folder(id) / "lessons").glob("*.toml")]
    return sorted(names, key=lambda name: (name != USUAL, name))


@cache
def lesson(id: str, name: str) -> Lesson:
    """A lesson of a game; raises BadLesson."""
    if name not in lessons(id):
        known = ", ".join(lessons(id)) or "none"
        raise BadLesson(f"{id} has no lesson {name!r}; it has: {known}")
    path = folder(id) / "lessons" / f"{name}.toml"
    try:
        written = to_struct(read_toml(path), Written, str(path))
    except BadBox as problem:
        raise BadLesson(str(problem)) from None
    return Lesson(game(id), name, written)
