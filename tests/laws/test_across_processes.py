"""A state survives bytes and a process of its own: there the game goes on as it does here."""

import json
import subprocess
import sys

import pytest

from overlord.core.playout import play_on
from overlord.core.registry import game, games
from overlord.core.rng import seeded_rng
from overlord.core.state import State

AHEAD = 40
THERE = """
import json, sys
from overlord.core.playout import play_on
from overlord.core.registry import game
from overlord.core.rng import seeded_rng
for line in sys.stdin.buffer:
    position = json.loads(line)
    state = game(position["game"]).from_json(position)
    found = [state.digest(), state.determinize(0, 3).digest()]
    play_on(state, seeded_rng(1), int(sys.argv[1]))
    print(*found, state.digest())
"""


def in_the_middle(id: str) -> State:
    """A table with a memory, after a quarter of a random game of as many as can play."""
    rules = game(id)
    setup = rules.setup(rules.seats[-1], {})
    length = play_on(rules.table(setup, 2, False), seeded_rng(2), -1)
    state: State = rules.table(setup, 2, True)
    play_on(state, seeded_rng(2), length // 4)
    return state


@pytest.fixture(scope="module")
def elsewhere() -> dict[str, list[str]]:
    """By game: the digests that another process finds; all positions went there as bytes."""
    lines = b"".join(json.dumps(in_the_middle(id).to_json()).encode() + b"\n" for id in games())
    command = [sys.executable, "-c", THERE, str(AHEAD)]
    told = subprocess.run(command, input=lines, check=True, timeout=120, stdout=subprocess.PIPE)
    rows = told.stdout.decode().splitlines()
    return {id: row.split() for id, row in zip(games(), rows, strict=True)}


@pytest.mark.parametrize("id", games())
def test_a_state_survives_bytes_and_a_process(id: str, elsewhere: dict[str, list[str]]) -> None:
    state = in_the_middle(id)
    found = [state.digest(), state.determinize(0, 3).digest()]
    play_on(state, seeded_rng(1), AHEAD)

    assert elsewhere[id] == [*found, state.digest()]
