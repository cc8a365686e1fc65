# ruff: noqa: ARG001  (all laws of a kind are called alike)
"""Laws of copies: what is written and read, cloned or dealt again is the same game."""

import json
import pickle

from overlord.core.conformance.law_support import (
    AHEAD,
    Breach,
    answer_randomly,
    contents_of,
    eyes,
    first_difference,
    law,
    watched_table,
)
from overlord.core.frames import parts
from overlord.core.game import Game
from overlord.core.playout import play_on
from overlord.core.rng import Rng, seeded_rng
from overlord.core.setup import Setup
from overlord.core.state import State

STRIDE = 50  # decisions after which two games are compared


@law
def a_position_survives_json(game: Game, s: State, luck: Rng) -> None:
    position = s.to_json()
    text = json.dumps(position)
    again = game.from_json(json.loads(text), s.setup.box)
    if again.digest() != s.digest() or json.dumps(again.to_json()) != text:
        raise Breach(f"{first_difference(position, again.to_json())} is not read as written")
    plain = dict(position)
    plain.pop("memory", None)
    forgetful = game.from_json(plain, s.setup.box)
    if forgetful.memory is not None or forgetful.digest() != s.digest():
        raise Breach("a position without memory is another one")
    seed = luck.seed()
    for seat in eyes(s):
        if again.determinize(seat, seed).digest() != s.determinize(seat, seed).digest():
            raise Breach(f"after reading, seat {seat} imagines something else")
    copy = s.clone()
    for other in (again, forgetful, copy):
        play_on(other, seeded_rng(seed), AHEAD)
    if again.digest() != copy.digest() or forgetful.digest() != copy.digest():
        raise Breach("after reading, the game goes on differently")


@law
def a_clone_shares_nothing_that_changes(game: Game, s: State, luck: Rng) -> None:
    before = s.digest()
    one, two = s.clone(), s.clone()
    if one.digest() != before:
        raise Breach(f"a clone differs: {first_difference(s.to_json(), one.to_json())}")
    if one.watched or one.memory is not None:
        raise Breach("a clone is watched or remembers")
    seed = luck.seed()
    play_on(one, seeded_rng(seed), AHEAD)
    if s.digest() != before:
        raise Breach("playing on a clone changed the original")
    if two.digest() != before:
        raise Breach("playing on a clone changed another clone")
    play_on(two, seeded_rng(seed), AHEAD)
    if two.digest() != one.digest():
        raise Breach("two clones given the same answers go on differently")


@law
def frames_hold_numbers_only(game: Game, s: State, luck: Rng) -> None:
    kinds = game.frames()
    for frame in s.agenda:
        name = type(frame).__name__
        if kinds.get(name) is not type(frame):
            raise Breach(f"{name} is not among the frames of {game.id}")
        values = parts(frame)
        if any(type(value) is not int for value in values.values()):
            raise Breach(f"{name} holds {values}")
        inside = ", ".join(f"{key}={value}" for key, value in values.items())
        if repr(frame) != f"{name}({inside})":
            raise Breach(f"{name} is written as {frame!r}")
        for again in (pickle.loads(pickle.dumps(frame)), kinds[name](**values)):  # noqa: S301 (ours)
            if type(again) is not type(frame) or contents_of(again) != contents_of(frame):
                raise Breach(f"{frame} does not survive being written and read: {again}")


@law
def luck_survives_pickling(game: Game, s: State, luck: Rng) -> None:
    copy = s.rng.clone()
    again = pickle.loads(pickle.dumps(s.rng))  # noqa: S301 (ours)
    if again.words() != copy.words() or again.word() != copy.word():
        raise Breach(f"{s.rng.words()} became {again.words()}")


@law
def the_same_seed_is_the_same_game(game: Game, setup: Setup, seed: int, met: list[str]) -> None:
    """Also when nobody watches: `met` is what `fingerprint` gave at each stride of the first."""
    s = game.table(setup, seed, memory=False)
    answers = seeded_rng(seed)
    for number, told in enumerate(met):
        found = fingerprint(s)
        if found != told:
            first = watched_table(game, setup, seed)
            answer_randomly(first, seeded_rng(seed), number * STRIDE)
            where = first_difference(first.to_json(), s.to_json())
            ends = " and end differently" if s.over else ""
            raise Breach(f"two games from one seed differ in {where}{ends}")
        answer_randomly(s, answers, STRIDE)


def fingerprint(s: State) -> str:
    """All that two equal games have in common: the position, and at the end who won."""
    return s.digest() + (json.dumps(s.outcome().as_json()) if s.over else "")
