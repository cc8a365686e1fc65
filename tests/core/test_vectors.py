"""Vectors: librt's, and lists where a machine has no librt; the games are the same."""

import subprocess
import sys

import pytest

from overlord.core.plain_vectors import append, pop, vec
from overlord.core.registry import game
from overlord.testing import digests

WITHOUT = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = None
from overlord.core import vectors
from overlord.core.registry import game
from overlord.testing import digests
assert vectors.vec.__module__ == "overlord.core.plain_vectors"
print("\\n".join(line for id in sys.argv[1:] for line in digests(game(id), 1)))
"""


def test_a_plain_vector_does_what_the_engine_asks_for() -> None:
    v = vec[int]([3, 4])
    v = append(v, 5)
    v, last = pop(v)

    assert (list(v), last, len(v), v[1:], bool(vec[int]())) == ([3, 4], 5, 2, vec([4]), False)
    assert type(v[:]) is vec
    assert v[:] is not v


@pytest.mark.pure_only
def test_without_librt_the_games_are_the_same() -> None:
    ids = ["bellum-magica", "dark-dealings"]
    command = [sys.executable, "-c", WITHOUT, *ids]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout

    assert told.splitlines() == [line for id in ids for line in digests(game(id), 1)]
