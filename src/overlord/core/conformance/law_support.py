"""Helpers of the laws: what makes a law, what it looks at, and how it says what it found."""

import functools
import json
from collections.abc import Callable
from typing import Any, ParamSpec

from overlord.core.encoding import Encoding, blank_row
from overlord.core.errors import OverlordError
from overlord.core.events import HIDDEN, Event, Watcher
from overlord.core.frames import Choice, Frame, parts
from overlord.core.game import Game
from overlord.core.layout import SPECTATOR
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State

P = ParamSpec("P")
AHEAD = 24  # decisions that copies are played on for, to see whether they stay equal


class Breach(Exception):
    """Finding of a law; `law` puts the law's name before it."""


class LawBroken(OverlordError):
    """A game broke a law; the referee adds the table, the seed and the number of answers."""

    def __init__(self, law: str, message: str, where: str = "") -> None:
        super().__init__(f"{law}: {message}{where}")
        self.law = law
        self.message = message
        self.where = where


def name(law: Callable[..., None]) -> str:
    return law.__name__.replace("_", " ")


def law(function: Callable[P, None]) -> Callable[P, None]:
    """Name a law after its function, and let whatever goes wrong inside break it."""

    @functools.wraps(function)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            function(*args, **kwargs)
        except Breach as breach:
            raise LawBroken(name(function), str(breach)) from None
        except Exception as problem:
            raise LawBroken(name(function), f"{type(problem).__name__}: {problem}") from problem

    return guarded


def eyes(s: State) -> list[int]:
    """All who look: every seat and those who only watch."""
    return [*range(s.players), SPECTATOR]


class Listener(Watcher):
    """Somebody at the table who checks what is announced to all."""

    def __init__(self, s: State) -> None:
        self.s = s

    def saw(self, event: Event) -> None:
        if event.kind != "announce" or event.card == HIDDEN:
            return
        for zone in self.s.setup.zones:
            if self.s.holds(zone, event.card) and not self.s.sees(SPECTATOR, zone):
                name = self.s.setup.layout.names[zone]
                raise Breach(f"{event.topic} tells all of a card that is hidden in {name}")


def choice_of(s: State, seat: int) -> Choice[Any]:
    choice = s.asked(seat)
    if choice is None:
        raise Breach(f"seat {seat} is pending, but not asked")
    return choice


def everything_seen(s: State, seat: int) -> dict[str, str]:
    """All that reaches a seat at this moment, as text."""
    refusals = {action: refusal.as_json() for action, refusal in s.refusals(seat).items()}
    asked = s.asked(seat)
    return {
        "view": json.dumps(s.view(seat).as_json()),
        "options": json.dumps(s.legal(seat)),
        "refusals": json.dumps(refusals),
        "prompt": "" if asked is None else asked.prompt,
        "forecast": json.dumps(s.setup.game.forecast(s, seat)),
        "row": json.dumps(row_of(s, seat)),
    }


def contents(s: State) -> list[list[int]]:
    """The cards in each zone."""
    return [s.cards(zone) for zone in range(len(s.setup.layout.names))]


@functools.lru_cache
def encoding_of(setup: Setup) -> Encoding:
    return setup.game.encoding(setup)


def row_of(s: State, seat: int) -> list[int]:
    """Row that learners get."""
    encoding = encoding_of(s.setup)
    row = blank_row(encoding.width)
    encoding.fill(s, seat, row, 0)
    return memoryview(row).tolist()


def contents_of(frame: Frame[Any]) -> dict[str, object]:
    """All that a frame holds: more than its parameters where the interpreter can tell."""
    held: dict[str, object] = dict(getattr(frame, "__dict__", {}))
    held.update(parts(frame))
    return held


def first_difference(one: dict[str, object], other: dict[str, object]) -> str:
    """Place where two positions part: the key, and what each says."""
    for key in sorted({*one, *other}):
        if one.get(key) != other.get(key):
            inner, outer = one.get(key), other.get(key)
            if isinstance(inner, dict) and isinstance(outer, dict):
                return f"{key}.{first_difference(inner, outer)}"
            return f"{key} ({inner} and {outer})"
    return "nothing"


def watched_table(game: Game, setup: Setup, seed: int) -> State:
    """A table with a memory and a listener from before the first deal."""
    s: State = game.fresh(setup, seed)
    s.remember(Listener(s))
    s.advance()
    return s


def answer_randomly(s: State, answers: Rng, most: int) -> list[tuple[int, int]]:
    """Answer at random, for whichever seat, and say what was answered."""
    given: list[tuple[int, int]] = []
    while not s.over and len(given) < most:
        pending = s.pending()
        seat = pending[answers.below(len(pending))]
        options = s.legal(seat)
        action = options[answers.below(len(options))]
        s.apply(seat, action)
        given.append((seat, action))
    return given
