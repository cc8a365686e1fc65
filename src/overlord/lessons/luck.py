"""Luck as it is written: dice by topic, in the order in which the rules throw them.

The engine plays with a generator that hands the written numbers out. What it then announces has
to be what was written; dice that the rules do not throw make the lesson fail.
"""

from collections.abc import Iterator
from itertools import product

from overlord.core.errors import OverlordError
from overlord.core.events import Event, Watcher
from overlord.core.rng import Rng, WrittenRng, seeded_rng
from overlord.core.state import State
from overlord.lessons.lesson import Lesson, Luck

DEALS = 20_000  # tries, until the dice of a set-up fall as written
MOST = 60  # things of which one is drawn at random

Fallen = list[tuple[str, list[int]]]


class NoLuck(OverlordError):
    """Dice that do not fall as written, whatever the luck."""


class _Dice(Watcher):
    """Falls of dice by topic, in order; of announcements the card or the numbers."""

    def __init__(self, luck: list[Luck]) -> None:
        self.cards = {one.topic for one in luck if one.cards}
        self.numbers = {one.topic for one in luck if one.numbers}
        self.fallen: Fallen = []

    def saw(self, event: Event) -> None:
        if event.kind == "shuffle":
            self.fallen.append(("shuffle", [event.source]))
        elif event.kind == "throw":
            self.fallen.append((event.topic, event.numbers[2 : 2 + event.numbers[0]]))
        elif event.kind == "roll":
            self.fallen.append((event.topic, event.numbers[:1]))
        elif event.topic in self.cards:
            self.fallen.append((event.topic, [event.card]))
        elif event.topic in self.numbers:
            self.fallen.append((event.topic, event.numbers[:]))


def _wanted(lesson: Lesson, luck: list[Luck]) -> Fallen:
    return [
        ("shuffle", [lesson.zone(one.shuffle)])
        if one.shuffle
        else (one.topic, [lesson.action(card) for card in one.cards] or one.numbers or one.dice)
        for one in luck
    ]


def luck_of_deal(lesson: Lesson) -> Rng:
    """A generator with which the set-up, shuffles and all, throws what is written."""
    luck = lesson.written.start.luck
    wanted = _wanted(lesson, luck)
    for seed in range(DEALS if luck else 1):
        state = lesson.game.fresh(lesson.setup, 0)
        dice = _Dice(luck)
        state.watch(dice, None)
        state.rng = seeded_rng(seed)
        state.advance()
        if [one for one in dice.fallen if one[0] != "shuffle"] == wanted or not luck:
            return seeded_rng(seed)
    raise NoLuck(f"expected {wanted} to fall in the set-up")


def luck_for_answer(lesson: Lesson, luck: list[Luck], state: State, seat: int, action: int) -> Rng:
    """A generator with which an answer has the luck that is written for it."""
    wanted = _wanted(lesson, luck)
    problem = ""
    tops = [[lesson.action(card) for card in one.top[::-1]] for one in luck if one.shuffle]
    for numbers in _numbers(luck):
        world = state.clone()
        dice = _Dice(luck)
        world.watch(dice, None)
        rng = _handing_out(state, numbers, tops)
        world.rng = rng
        try:
            world.apply(seat, action)
        except ValueError as why:
            problem = f"{dice.fallen}, then {why}"
            continue
        if dice.fallen == wanted and not rng.written:
            return _handing_out(state, numbers, tops)
        problem = str(dice.fallen)
    raise NoLuck(f"expected {wanted} to fall, found {problem}")


def _handing_out(state: State, numbers: tuple[int, ...], tops: list[list[int]]) -> WrittenRng:
    a, b, c, counter = state.rng.words()
    return WrittenRng(a, b, c, counter, list(reversed(numbers)), tops[::-1])


def _numbers(luck: list[Luck]) -> Iterator[tuple[int, ...]]:
    """Numbers that the generator may have to give: of a drawn card, its place has to be tried."""
    rows: list[list[tuple[int, ...]]] = [
        [(place,) for place in range(MOST)]
        if one.cards or one.numbers
        else [tuple(die - 1 for die in one.dice)]
        for one in luck
        if not one.shuffle
    ]
    for parts in product(*rows):
        yield tuple(number for part in parts for number in part)
