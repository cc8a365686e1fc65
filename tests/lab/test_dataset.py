"""Datasets: what a row holds, going on after a cut, and folders that hold something else."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from overlord.core.errors import BadOption
from overlord.lab.dataset import COLUMNS, BadDataset, Order, packed, write_dataset
from overlord.lab.series import Series, cached_setup, sitting

PART = 3
SERIES = Series("dark-dealings", ("greedy", "random"), PART, 3)
ORDER = Order(SERIES, part=PART)


def silent(_: int) -> None:
    """Nobody wants to know."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data")
    assert write_dataset(ORDER, path, 1, silent, "cores") == PART
    return path


def test_every_decision_is_a_row_that_can_be_played_again(folder: Path) -> None:
    table = pq.read_table(folder / "data")
    assert table.column_names == list(COLUMNS)
    rows = table.filter(np.array(table["game"]) == 1).to_pylist()
    setup = cached_setup(SERIES)
    at = sitting(SERIES, 1)
    state = setup.game.table(setup, at.deal, memory=True)
    for step, row in enumerate(rows):
        assert row["step"] == step
        assert row["options"] == state.legal(row["seat"])
        bits = np.unpackbits(np.frombuffer(row["mask"], np.uint8), bitorder="little")
        assert np.flatnonzero(bits).tolist() == sorted(row["options"])
        state.apply(row["seat"], row["action"])
    assert state.over
    assert rows[0]["returns"] == state.returns()
    assert rows[0]["visits"] == []


def test_numpy_reads_all_rows_at_once(folder: Path) -> None:
    table = pq.read_table(folder / "data")
    flat = table["observation"].combine_chunks().flatten().to_numpy()

    rows = flat.reshape(len(table), -1)

    assert rows.shape[1] == json.loads((folder / "dataset.json").read_text())["width"]
    assert rows.dtype == np.int16


def test_the_card_says_what_is_there(folder: Path) -> None:
    text = (folder / "README.md").read_text()

    assert "| seed | `3` |" in text
    assert all(f"| {name} | " in text for name in COLUMNS)


def test_a_run_goes_on_where_it_was_cut_off_and_grows(folder: Path) -> None:
    told: list[int] = []
    part = folder / "data" / "part-000000.parquet"
    before = part.stat().st_mtime_ns

    assert write_dataset(ORDER, folder, 1, told.append, "cores") == PART

    assert told == [PART]
    assert part.stat().st_mtime_ns == before
    content = part.read_bytes()
    part.unlink()
    write_dataset(ORDER, folder, 2, silent, "cores")
    assert part.read_bytes() == content
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["README.md", "data", "dataset.json"]

    more = Order(Series("dark-dealings", ("greedy", "random"), 2 * PART, 3), part=PART)
    write_dataset(more, folder, 1, silent, "cores")
    assert len(list((folder / "data").iterdir())) == 2
    (folder / "data" / "part-000001.parquet").unlink()


def test_another_dataset_is_refused(folder: Path, tmp_path: Path) -> None:
    other = Series("dark-dealings", ("random", "random"), PART, 3)
    with pytest.raises(BadDataset, match="its players is"):
        write_dataset(Order(other, part=PART), folder, 1, silent, "cores")
    (tmp_path / "letter.txt").write_text("dear aunt")
    with pytest.raises(BadDataset, match="expected an empty folder"):
        write_dataset(ORDER, tmp_path, 1, silent, "cores")
    nothing = Order(Series("dark-dealings", ("random", "random"), 0, 3))
    with pytest.raises(BadOption, match="at least one game"):
        write_dataset(nothing, tmp_path, 1, silent, "cores")


def test_what_a_search_made_of_its_options(tmp_path: Path) -> None:
    series = Series("dark-dealings", ("search:iterations=8", "random"), 1, 3)

    write_dataset(Order(series, thoughts=True, part=1), tmp_path, 1, silent, "cores")

    rows = pq.read_table(tmp_path / "data").to_pylist()
    thought = [row for row in rows if row["visits"]]
    assert thought
    assert {row["seat"] for row in thought} == {0}
    for row in thought:
        assert len(row["visits"]) == len(row["values"]) == len(row["options"]) > 1
        assert sum(row["visits"]) >= 8
        assert row["action"] in row["options"]


@pytest.mark.parametrize(
    ("bits", "bytes_"), [([1, 0, 0, 0, 0, 0, 0, 0, 1], b"\x01\x01"), ([0, 1], b"\x02")]
)
def test_masks_are_packed(bits: list[int], bytes_: bytes) -> None:
    assert packed(bits) == bytes_
