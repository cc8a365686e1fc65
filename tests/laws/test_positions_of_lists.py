"""Positions written when a state still was lists are read as they were meant.

They are of commit 3e31d37, the last one before the vector: a table of as many as can play, after
half of a random game. Conan has another rules version since.
"""

import json
from pathlib import Path

import pytest

from overlord.core.playout import play_on
from overlord.core.registry import game
from overlord.core.rng import seeded_rng

WRITTEN = json.loads(Path(__file__).with_name("positions_of_lists.json").read_text("utf-8"))


@pytest.mark.parametrize("id", WRITTEN)
def test_a_position_of_lists_is_read(id: str) -> None:
    state = game(id).from_json(WRITTEN[id]["position"])
    digest = state.digest()
    play_on(state, seeded_rng(1), 40)

    assert [digest, state.digest()] == WRITTEN[id]["digests"]
