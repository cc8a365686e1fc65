"""Fields: declared once; written, read and refused with their place."""

from typing import Final

import pytest
from mypy_extensions import i64

from overlord.core.errors import BadPosition
from overlord.core.fields import ANY_ACTION, LAST_SEAT, SEATS, CardId, Field, Members, Word
from overlord.core.layout import NOBODY, Layout
from overlord.core.offer import Offer, options_of
from overlord.core.position import Reader
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from tests.core.table import DECK, GAME, HAND, SAID, Keep, Table, TableGame, a_table


class Guests(Field):
    """A number for each seat but the host's."""

    def rows(self, setup: Setup) -> int:
        return setup.players - 1


LAYOUT: Final = Layout(chairs=4)
LAYOUT.one("deck", 0, NOBODY)
FIRST: Final = LAYOUT.number("first", 0, LAST_SEAT, "who begins")
GOLD: Final = LAYOUT.numbers("gold", 0, 9, "coins", start=3)
VOICE: Final = LAYOUT.numbers("voice", -1, 1, "what was said", size=SEATS)
TURNED: Final = LAYOUT.by_card("turned", 0, 3, "the side that is up")
PLAN: Final = LAYOUT.several("plan", 2, 1, ANY_ACTION, "cards that will strike")
WISH: Final = LAYOUT.number("wish", 0, 0, "a card", CardId(0))
MOOD: Final = LAYOUT.number("mood", 0, 0, "a mood", Word(["glum", "merry"]))
ALIVE: Final = LAYOUT.number("alive", 0, 3, "who is left", Members())
GIFTS: Final = LAYOUT.numbers("gifts", 0, 9, "brought along", written=False, kind=Guests)
LAYOUT.number("sum", 0, 9, "follows from the rest", written=False)


class Declared(TableGame):
    """The table with other fields."""

    def __init__(self) -> None:
        super().__init__()
        self.layout = LAYOUT

    def lay_out(self, s: Table) -> None:
        s.put_all(1, s.setup.box.numbers(0))


def a_state() -> State:
    return Declared().new(players=2)


def test_fields_begin_as_declared_and_are_written_by_name() -> None:
    s = a_state()
    s[FIRST] = 1
    s[GOLD + 1] += 2
    s.note(TURNED, 5, 2)
    s.put(PLAN, 7)
    s[WISH] = 4
    s[MOOD] = 1
    s[ALIVE] = 0b101

    assert s.fields() == {
        "first": 1,
        "gold": [3, 5],
        "voice": [0, 0],
        "turned": {"c5": 2},
        "plan": [7],
        "wish": "c4",
        "mood": "merry",
        "alive": [0, 2],
    }
    again = a_state()
    LAYOUT.read(again, Reader(s.fields(), "fields"))
    assert again.fields() == s.fields()
    assert again.of(TURNED, 5) == 2
    assert again.cards(PLAN) == [7]
    assert s.clone().fields() == s.fields()


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("first", 2, r"fields\.first: expected a whole number from 0 to 1"),
        ("gold", [1], r"fields\.gold: expected 2 numbers"),
        ("gold", [1, 10], r"fields\.gold\[1\]: expected a whole number from 0 to 9"),
        ("voice", [0, -2], r"fields\.voice\[1\]"),
        ("turned", {"nobody": 1}, r"fields\.turned\.nobody: expected a key that is the id"),
        ("turned", {"c1": 4}, r"fields\.turned\.c1: expected a whole number from 0 to 3"),
        ("plan", [1, 2, 3], r"fields\.plan: expected at most 2 numbers"),
        ("plan", [0], r"fields\.plan\[0\]: expected a whole number from 1 to 13"),
        ("wish", "coin", r"fields\.wish: expected one of"),
        ("mood", "sad", r"fields\.mood: expected one of glum, merry"),
        ("alive", [4], r"fields\.alive\[0\]"),
    ],
)
def test_what_is_out_of_range_is_refused_with_its_place(
    field: str, value: object, message: str
) -> None:
    s = a_state()
    with pytest.raises(BadPosition, match=message):
        LAYOUT.read(s, Reader(s.fields() | {field: value}, "fields"))


def test_a_subclass_says_how_much_of_a_row_is_in_use() -> None:
    s = a_state()
    s[GIFTS] = 4
    [gifts] = [field for field in LAYOUT.fields if field.name == "gifts"]
    assert gifts.write(s) == [4]
    with pytest.raises(BadPosition, match="gifts: expected 1 numbers"):
        gifts.read(s, Reader([1, 2], "gifts"))


def test_a_zone_after_a_field_is_refused() -> None:
    with pytest.raises(ValueError, match="zone late comes after the field sum"):
        LAYOUT.one("late", 0, NOBODY)


def test_two_fields_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two fields named gold"):
        LAYOUT.number("gold", 0, 1, "again")


def test_a_field_is_described() -> None:
    rows = {field.name: field.described() for field in LAYOUT.fields}
    assert rows["first"] == ["first", "the table", "0 to the last seat", "who begins"]
    assert rows["voice"][1:3] == ["each seat", "-1 to 1"]
    assert rows["mood"][2] == "glum, merry"


def test_a_full_list_says_its_name() -> None:
    s = a_state()
    s.put_all(PLAN, [1, 2])
    with pytest.raises(IndexError, match="plan is full"):
        s.put(PLAN, 3)


def test_places_that_are_empty_say_their_names() -> None:
    s = a_table()
    with pytest.raises(IndexError, match=r"hand\.0 is empty"):
        s.top(HAND)
    with pytest.raises(IndexError, match=r"hand\.0 is empty"):
        s.draw(HAND, DECK)
    with pytest.raises(IndexError, match="deck has no 99"):
        s.card(DECK, 99)
    with pytest.raises(ValueError, match=r"5 is not in hand\.0"):
        s.move(5, HAND, DECK)
    s.clear(SAID)
    assert s.count(SAID) == 0


def test_zones_are_read_by_number() -> None:
    s = a_table(hands=2)
    assert s.cards(HAND) == list(s.native(HAND)) == [s.card(HAND, 0), s.top(HAND)]
    assert s.holds(HAND, s.top(HAND))
    assert not s.holds(HAND, s.top(DECK))


def test_an_offer_grows_and_is_cleared() -> None:
    o = Offer()
    o.add_all(list(range(50)))
    o.add_row(vec[i64](range(60)), 10, 40)
    assert len(o) == 90
    assert (o[0], o[49], o[50], o[89]) == (0, 49, 10, 49)
    assert 49 in o
    assert 50 not in o
    with pytest.raises(IndexError, match="option 90 of 90"):
        o[90]
    o.clear()
    assert o.listed() == []


def test_options_of_a_choice_are_a_list_of_ones_own() -> None:
    s = a_table(Keep(0), players=1, hands=3)
    options = options_of(Keep(0), s)
    options.clear()
    assert s.legal(0) == s.cards(HAND)


def test_a_set_up_is_kept_and_shared_but_cannot_be_changed() -> None:
    one = GAME.setup(2, {"speed": "fast"})
    assert GAME.setup(2, {"speed": "fast"}) is one
    assert GAME.setup(2, {"speed": "slow"}) is not one
    assert GAME.setup(2, {"speed": "fast"}, GAME.read_box("")) is not one
    with pytest.raises(TypeError):
        one.options["speed"] = "slow"  # type: ignore[index]


def test_a_game_keeps_a_bounded_number_of_set_ups() -> None:
    game = TableGame()
    boxes = [game.read_box("") for _ in range(100)]
    found = [game.setup(2, {}, box) for box in boxes]
    assert game.setup(2, {}, boxes[0]) is not found[0]
    assert game.setup(2, {}, boxes[99]) is found[99]
    assert len(game._setups) <= 64


def test_tables_of_one_set_up_share_no_cards() -> None:
    one, two = GAME.new(2, 1), GAME.new(2, 1)
    one.move(one.top(DECK), DECK, HAND)
    assert two.count(HAND) == 0
    assert GAME.new(2, 1).digest() == two.digest()
