"""Helpers of the laws: what they look at, and how they say what they found."""

import json
from typing import Any

from overlord.core.events import HIDDEN, Event, Watcher
from overlord.core.frames import Choice, Frame, parts
from overlord.core.game import Game
from overlord.core.layout import SPECTATOR
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State


class Breach(Exception):
    """What a law found; `law` puts the law's name before it."""


class Listener(Watcher):
    """Somebody at the table who checks what is announced to all."""

    def __init__(self, s: State) -> None:
        self.s = s

    def saw(self, event: Event) -> None:
        if event.kind != "announce" or event.card == HIDDEN:
            return
        for zone in self.s.setup.zones:
            if event.card in self.s.zones[zone] and not self.s.sees(SPECTATOR, zone):
                name = self.s.setup.layout.names[zone]
                raise Breach(f"{event.topic} tells all of a card that is hidden in {name}")


def choice_of(s: State, seat: int) -> Choice[Any]:
    choice = s.asked(seat)
    if choice is None:
        raise Breach(f"seat {seat} is pending, but not asked")
    return choice


def seen_by(s: State, seat: int) -> dict[str, str]:
    """All that reaches a seat at this moment, as text."""
    refusals = {action: refusal.as_json() for action, refusal in s.refusals(seat).items()}
    asked = s.asked(seat)
    return {
        "view": json.dumps(s.view(seat).as_json()),
        "options": json.dumps(s.legal(seat)),
        "refusals": json.dumps(refusals),
        "prompt": "" if asked is None else asked.prompt,
        "forecast": json.dumps(s.setup.game.forecast(s, seat)),
    }


def held_by(frame: Frame[Any]) -> dict[str, object]:
    """All that a frame holds: more than its parameters where the interpreter can tell."""
    held: dict[str, object] = dict(getattr(frame, "__dict__", {}))
    held.update(parts(frame))
    return held


def first_difference(one: dict[str, object], other: dict[str, object]) -> str:
    """Where two positions part: the key, and what each says."""
    for key in sorted({*one, *other}):
        if one.get(key) != other.get(key):
            inner, outer = one.get(key), other.get(key)
            if isinstance(inner, dict) and isinstance(outer, dict):
                return f"{key}.{first_difference(inner, outer)}"
            return f"{key} ({inner} and {outer})"
    return "nothing"


def watched_table(game: Game, setup: Setup, seed: int) -> State:
    """A table with a memory and a listener from before the first deal."""
    s = game.fresh(setup, seed)
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
