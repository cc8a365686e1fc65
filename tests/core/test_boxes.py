"""Box files: read strictly, refused with file and place."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from overlord.core.boxes import LARGEST, digest_of, read_toml, shaped
from overlord.core.errors import BadBox


class Stone(msgspec.Struct, forbid_unknown_fields=True):
    weight: int


def test_a_box_file_is_toml(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("weight = 3")

    assert read_toml(file) == {"weight": 3}
    assert shaped(read_toml(file), Stone, "stone").weight == 3


def test_a_box_file_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match="cannot read this box file"):
        read_toml(tmp_path / "none.toml")


@pytest.mark.parametrize("content", [b"weight = ", b"\xff\xfe", b"= 3"])
def test_a_box_file_must_be_sound(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(content)

    with pytest.raises(BadBox, match="expected TOML"):
        read_toml(file)


def test_a_box_file_must_not_be_endless(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(b"#" * (LARGEST + 1))

    with pytest.raises(BadBox, match="at most"):
        read_toml(file)


@pytest.mark.parametrize("source", [{}, {"weight": "x"}, {"weight": 1, "colour": "red"}])
def test_no_key_is_missing_wrong_or_ignored(source: dict[str, object]) -> None:
    with pytest.raises(BadBox, match="stone: "):
        shaped(source, Stone, "stone")


def test_the_digest_of_a_box_is_of_what_it_says() -> None:
    assert digest_of({"a": 1, "b": 2}) == digest_of({"b": 2, "a": 1})
    assert digest_of({"a": 1}) != digest_of({"a": 2})


TOGETHER = """
import sys, threading
import msgspec
from overlord.core.boxes import shaped

sys.setswitchinterval(1e-6)
for _ in range(60):
    card = msgspec.defstruct("Card", [("name", str), ("cost", int)])
    deck = msgspec.defstruct("Deck", [("cards", list[card]), ("first", card)])
    source = {"cards": [{"name": "Imp", "cost": 1}], "first": {"name": "Imp", "cost": 1}}
    begin = threading.Barrier(8)

    def read():
        begin.wait()
        assert shaped(source, deck, "x").first.cost == 1

    readers = [threading.Thread(target=read) for _ in range(8)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
"""


@pytest.mark.pure_only
def test_several_threads_may_read_a_box_for_the_first_time() -> None:
    """A server restores its tables in threads; it crashed when two met a new shape at once."""
    done = subprocess.run([sys.executable, "-c", TOGETHER], capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (0, b"")
