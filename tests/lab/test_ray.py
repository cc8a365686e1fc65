"""On a Ray cluster a series counts the same. Runs where Ray is installed: `overlord[ray]`."""

import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from overlord.core.errors import BadOption
from overlord.lab.dataset import Order, write_dataset
from overlord.lab.observe import observe_chunk
from overlord.lab.series import Series, play_all
from overlord.parallel import in_parallel
from overlord.players.load import BadPlayer

SERIES = Series("dark-dealings", ("random", "greedy"), 10, 6)


def silent(done: int) -> None:
    """Nobody wants to know."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """One node with two workers for all tests of this file."""
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'overlord[ray]'")
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
    ray.init(address="local", num_cpus=2, **quiet)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
@pytest.mark.filterwarnings("default")  # Ray's own
def test_games_on_a_cluster_are_the_games_at_home() -> None:
    told: list[int] = []
    assert play_all(SERIES, 2, told.append, "ray") == play_all(SERIES, 1, silent)
    assert told == sorted(told)
    assert told[-1] == 10
    parts = list(in_parallel(partial(observe_chunk, SERIES), [0, 1, 2], 2, "ray"))
    away = sorted((one for part in parts for one in part), key=lambda one: one.number)
    assert away == observe_chunk(SERIES, [0, 1, 2])


@pytest.mark.usefixtures("cluster")
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_dataset_from_a_cluster_is_the_one_made_at_home(tmp_path: Path) -> None:
    order = Order(Series("dark-dealings", ("random", "greedy"), 4, 6), part=2)
    for on in ("ray", "cores"):
        write_dataset(order, tmp_path / on, 2, silent, on)

    away, home = (sorted((tmp_path / on / "data").iterdir()) for on in ("ray", "cores"))
    assert [part.name for part in away] == [part.name for part in home]
    assert [part.read_bytes() for part in away] == [part.read_bytes() for part in home]


@pytest.mark.usefixtures("cluster")
@pytest.mark.filterwarnings("default")  # Ray's own
def test_several_workers_share_the_games() -> None:
    nodes = list(in_parallel(whoami, list(range(40)), 2, "ray"))
    assert len({name for part in nodes for name in part}) > 1


def whoami(numbers: list[int]) -> list[int]:
    time.sleep(0.05)
    return [os.getpid()] * len(numbers)


@pytest.mark.usefixtures("cluster")
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_bad_player_is_told_as_at_home() -> None:
    series = Series("dark-dealings", ("random", "cmd: ./nothing"), 4, 6)
    with pytest.raises(BadPlayer, match="cannot be started"):
        play_all(series, 2, silent, "ray")


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError):
        import_module("ray")
    with pytest.raises(BadOption, match=r"pip install 'overlord\[ray\]'"):
        play_all(SERIES, 2, silent, "ray")
