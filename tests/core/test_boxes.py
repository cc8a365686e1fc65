"""Box files: read strictly, refused with file and place."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from overlord.core.box import Box, Card
from overlord.core.boxes import LARGEST, digest_of, overlay, read_folder, read_toml, to_struct
from overlord.core.errors import BadBox


class Stone(msgspec.Struct, forbid_unknown_fields=True):
    weight: int


def test_a_box_file_is_toml(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("weight = 3")

    assert read_toml(file) == {"weight": 3}
    assert to_struct(read_toml(file), Stone, "stone").weight == 3


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
        to_struct(source, Stone, "stone")


class Gem(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    weight: int = 1


class Bag(msgspec.Struct, forbid_unknown_fields=True):
    gem: list[Gem] = []
    pearl: list[Gem] = []


SHIPPED: dict[str, object] = {
    "gem": [{"id": "ruby", "weight": 3}, {"id": "opal"}],
    "pearl": [{"id": "black"}],
}


def test_a_row_replaces_the_one_with_its_id_in_its_place_and_others_come_last() -> None:
    own: dict[str, object] = {"gem": [{"id": "jade"}, {"id": "ruby", "weight": 9}]}

    assert overlay(SHIPPED, own, Bag, "mine") == {
        "gem": [{"id": "ruby", "weight": 9}, {"id": "opal"}, {"id": "jade"}],
        "pearl": [{"id": "black"}],
    }


def test_what_is_removed_is_said() -> None:
    assert overlay(SHIPPED, {"remove": ["ruby", "black"]}, Bag, "mine") == {
        "gem": [{"id": "opal"}],
        "pearl": [],
    }
    assert overlay(SHIPPED, {"remove": ["*"], "gem": [{"id": "jade"}]}, Bag, "mine") == {
        "gem": [{"id": "jade"}],
        "pearl": [],
    }


def test_the_box_that_ships_and_the_file_are_left_as_they_were() -> None:
    before = msgspec.json.encode(SHIPPED)
    own: dict[str, object] = {"remove": ["ruby"]}
    overlay(SHIPPED, own, Bag, "mine")

    assert msgspec.json.encode(SHIPPED) == before
    assert own == {"remove": ["ruby"]}


@pytest.mark.parametrize(
    ("own", "complaint"),
    [
        ({}, r"mine: changes nothing; expected some of \[\[gem\]\], \[\[pearl\]\] or remove"),
        ({"remove": []}, "mine: changes nothing"),
        ({"remove": ["rubi"]}, "mine: remove: the box has no 'rubi'; perhaps 'ruby'"),
        ({"remove": ["x"]}, "mine: remove: the box has no 'x'$"),
        ({"remove": "ruby"}, "mine: remove: Expected `array`, got `str`"),
        ({"remove": [3]}, r"mine: remove: Expected `str`, got `int` - at `\$\[0\]`"),
        (
            {"remove": ["ruby"], "gem": [{"id": "ruby"}]},
            "mine: 'ruby' is both removed and given; expected one of the two",
        ),
        ({"gem": [{"id": "jade"}, {"id": "jade"}]}, "mine: the card id 'jade' is used twice"),
        ({"gem": [{"id": "jade"}], "pearl": [{"id": "jade"}]}, "'jade' is used twice"),
        ({"gem": [{"weight": 2}]}, r"mine: Object missing required field `id` - at `\$.gem\[0\]`"),
        ({"gem": 3}, r"mine: Expected `array`, got `int` - at `\$.gem`"),
        ({"dragon": []}, "mine: Object contains unknown field `dragon`"),
    ],
)
def test_a_change_that_cannot_be_made_is_refused(own: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadBox, match=complaint):
        overlay(SHIPPED, own, Bag, "mine")


def test_a_box_that_ships_is_the_rows_of_its_files_one_after_the_other(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[[gem]]\nid = "ruby"')
    (tmp_path / "b.toml").write_text('[[gem]]\nid = "opal"\n[[pearl]]\nid = "black"')

    found = read_folder(tmp_path, ["b.toml", "a.toml"])

    assert found == {"gem": [{"id": "opal"}, {"id": "ruby"}], "pearl": [{"id": "black"}]}


def test_the_digest_of_a_box_is_of_what_it_says() -> None:
    assert digest_of({"a": 1, "b": 2}) == digest_of({"b": 2, "a": 1})
    assert digest_of({"a": 1}) != digest_of({"a": 2})


TOGETHER = """
import sys, threading
import msgspec
from overlord.core.boxes import to_struct

sys.setswitchinterval(1e-6)
for _ in range(60):
    card = msgspec.defstruct("Card", [("name", str), ("cost", int)])
    deck = msgspec.defstruct("Deck", [("cards", list[card]), ("first", card)])
    source = {"cards": [{"name": "Imp", "cost": 1}], "first": {"name": "Imp", "cost": 1}}
    begin = threading.Barrier(8)

    def read():
        begin.wait()
        assert to_struct(source, deck, "x").first.cost == 1

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


def test_a_game_in_plain_python_may_have_cards_of_its_own_kind() -> None:
    class Spell(Card):
        def __init__(self, id: str, price: int) -> None:
            super().__init__(id, 0, "Spell", "")
            self.price = price

    box = Box([], [Spell("spark", 3)], "feed", {})
    card = box.card(box.number("spark"))

    assert isinstance(card, Spell)
    assert (card.price, card.design) == (3, "spark")
