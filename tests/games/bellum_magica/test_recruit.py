"""Step 5, recruit creatures: food and glyphs for a place left or right of the castle."""

import pytest

from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.games.bellum_magica.zones import SHIELDS, SPELLS
from overlord.testing import rule
from tests.games.bellum_magica.tables import (
    Land,
    Lord,
    Printed,
    Table,
    a_creature,
    a_day,
    a_new_game,
)

IMP = a_creature("imp", "F", "S")
ORC = a_creature("orc", "FF", "SS")
HAG = a_creature("hag", "G", "X")
DRAGON = a_creature("dragon", "FFG", "SSX")
LICH = a_creature("lich", "GGM", "XXT")
WYRM = a_creature("wyrm", "MMM", "TTT")
MARKET = Land(evil=[IMP, ORC], evil_deck=[HAG], most_evil=[DRAGON, LICH], most_evil_deck=[WYRM])


def a_market(*lords: Lord, land: Land = MARKET, captain: int = 0) -> Table:
    return a_day(*lords, land=land, start="Recruits", stop="Recruits", captain=captain)


def hired(bonus: str) -> Table:
    """Seat 0 has just taken a creature with this bonus."""
    fiend: Printed = a_creature("fiend", bonus=bonus)
    table = a_market(Lord(food=2, spells=1, shields=1), Lord(), land=Land(evil=[fiend]))
    table.answer("fiend")
    return table


@rule("BM-48")
def test_creatures_are_recruited_as_long_as_they_can_be_paid() -> None:
    table = a_market(Lord(food=6), Lord())
    table.answer("imp", "left", "orc", "right", "hag", "left")
    assert (table.zone("left.0"), table.zone("right.0")) == (["imp", "hag"], ["orc"])
    assert table.who_is_asked() == {0: "roll-again"}  # no food is left


@rule("BM-48")
def test_nobody_has_to_recruit() -> None:
    table = a_market(Lord(food=6, glyphs=3), Lord())
    table.answer("pass")
    assert table.field("food") == [6, 0]
    assert table.who_is_asked() == {0: "roll-again"}


@rule("BM-49")
@pytest.mark.parametrize("food", [2, 3])
def test_an_evil_creature_costs_two_food(food: int) -> None:
    table = a_market(Lord(food=food), Lord())
    assert table.options() == {"pass", "imp", "orc"}
    table.answer("orc")
    assert table.field("food") == [food - 2, 0]


@rule("BM-49", "BM-50")
@pytest.mark.parametrize(("food", "glyphs"), [(2, 3), (4, 1), (9, 9)])
def test_who_can_just_pay_is_not_told_otherwise(food: int, glyphs: int) -> None:
    table = a_market(Lord(food=food, glyphs=glyphs), Lord())
    assert table.options() == {"pass", "imp", "orc", "dragon", "lich"}
    assert table.state.refusals(0) == {}


@rule("BM-49", "BM-50")
def test_who_cannot_pay_is_told_why() -> None:
    table = a_market(Lord(food=1, glyphs=3), Lord())
    assert table.options() == {"pass", "dragon", "lich"}
    refusal = table.refusal("imp")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("evil-too-dear", "BM-49")
    assert refusal.numbers == {"need": 2, "have": 1}
    table = a_market(Lord(food=3, glyphs=2), Lord())
    refusal = table.refusal("lich")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("most-evil-too-dear", "BM-50")
    assert refusal.numbers == {"food": 3, "glyphs": 2}


@rule("BM-50")
@pytest.mark.parametrize(
    ("food", "glyphs", "left"),
    [(4, 1, (0, 0)), (5, 2, (1, 1)), (0, 3, (0, 0)), (3, 4, (3, 1))],
)
def test_a_most_evil_creature_has_two_prices(food: int, glyphs: int, left: tuple[int, int]) -> None:
    table = a_market(Lord(food=food, glyphs=glyphs), Lord())
    table.answer("lich")
    assert table.who_is_asked() == {0: "place-creature"}  # only one price can be paid
    assert (table.field("food")[0], table.field("glyphs")[0]) == left


@rule("BM-50")
@pytest.mark.parametrize(("word", "left"), [("pay-food", (1, 2)), ("pay-glyphs", (5, 0))])
def test_who_can_pay_both_prices_chooses(word: str, left: tuple[int, int]) -> None:
    table = a_market(Lord(food=5, glyphs=3), Lord())
    table.answer("dragon")
    assert table.who_is_asked() == {0: "pay"}
    assert table.options() == {"pay-food", "pay-glyphs"}
    table.answer(word)
    assert (table.field("food")[0], table.field("glyphs")[0]) == left
    assert table.zone("arriving.0") == ["dragon"]


@rule("BM-50")
@pytest.mark.parametrize(("food", "glyphs"), [(4, 0), (3, 1), (9, 0), (3, 2)])
def test_less_than_either_price_is_not_enough(food: int, glyphs: int) -> None:
    table = a_market(Lord(food=food, glyphs=glyphs), Lord())
    assert "dragon" not in table.options()


@rule("BM-51")
def test_one_of_the_two_face_up_creatures_is_taken() -> None:
    table = a_market(Lord(food=2, glyphs=3), Lord())
    assert table.options() == {"pass", "imp", "orc", "dragon", "lich"}
    table.answer("lich")
    assert table.zone("arriving.0") == ["lich"]
    assert (table.field("food"), table.field("glyphs")) == ([2, 0], [0, 0])


@rule("BM-52", "BM-M8")
def test_the_next_creature_is_turned_up_at_once_and_may_be_bought() -> None:
    table = a_market(Lord(food=4, glyphs=6), Lord())
    table.answer("imp")
    assert table.zone("evil") == ["orc", "hag"]
    assert table.zone("most-evil") == ["dragon", "lich"]
    table.answer("left")
    assert "hag" in table.options()
    table.answer("dragon")
    assert table.zone("most-evil") == ["lich", "wyrm"]
    table.answer("right")
    assert table.options() == {"pass", "orc", "hag", "lich", "wyrm"}


@rule("BM-53", "BM-5")
def test_the_creature_goes_behind_those_on_its_side_and_shows_one_side_only() -> None:
    old = a_creature("old", "F", "S")
    lord = Lord(left=[old], food=4)
    table = a_market(lord, Lord())
    table.answer("imp")
    assert table.who_is_asked() == {0: "place-creature"}
    assert table.options() == {"left", "right"}
    assert (table.zone("left.0"), table.zone("right.0")) == (["old"], [])
    table.answer("left")
    assert (table.zone("left.0"), table.zone("right.0")) == (["old", "imp"], [])
    assert table.state.icons(0, 0) == [2, 0, 0, 0, 0, 0]
    table.answer("orc", "right")
    assert (table.zone("left.0"), table.zone("right.0")) == (["old", "imp"], ["orc"])
    assert table.state.icons(0, 0) == [2, 0, 0, 2, 0, 0]


@rule("BM-54")
@pytest.mark.parametrize(
    ("bonus", "shields", "spells"),
    [("none", 1, 1), ("shield-1", 2, 1), ("shield-2", 3, 1), ("confusion", 1, 2)],
)
def test_a_bonus_comes_with_its_creature(bonus: str, shields: int, spells: int) -> None:
    table = hired(bonus)
    assert table.who_is_asked() == {0: "place-creature"}  # at once, before it has a place
    assert table.field("shields") == [shields, 0]
    assert table.field("spells") == [spells, 0]


@rule("BM-55")
def test_shields_strengthen_and_spells_roll_again() -> None:
    table = hired("shield-2")
    assert table.state.defence(0) == 2 + 3
    table = hired("confusion")
    table.answer("left")
    assert "cast-confusion" in table.options()  # seat 0 is Captain


@rule("BM-56")
def test_bonus_tokens_never_get_lost() -> None:
    for seed in range(6):
        state = a_new_game(3, seed).state
        rng = seeded_rng(seed)
        held = [0, 0, 0]
        while play_on(state, rng, 1):
            now = [state[SHIELDS + seat] + state[SPELLS + seat] for seat in range(3)]
            assert all(after >= before for before, after in zip(held, now, strict=True))
            held = now
        assert sum(held) > 0


@rule("BM-M7")
def test_each_recruits_everything_before_the_next_from_the_captain_on() -> None:
    table = a_market(Lord(food=2), Lord(food=4), Lord(food=2), captain=1)
    assert table.who_is_asked() == {1: "recruit"}
    table.answer("imp", "left")
    assert table.who_is_asked() == {1: "recruit"}
    table.answer("pass")
    assert table.who_is_asked() == {2: "recruit"}
    table.answer("orc", "left")
    assert table.who_is_asked() == {0: "recruit"}
    assert table.options() == {"pass", "hag"}


@rule("BM-M9")
def test_an_empty_deck_turns_up_nothing() -> None:
    table = a_market(Lord(food=6), Lord(), land=Land(evil=[IMP, ORC]))
    table.answer("imp", "left", "orc", "left")
    assert table.zone("evil") == []
    assert table.who_is_asked() == {0: "roll-again"}  # food, but nothing to buy


@rule("BM-M20")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    table = a_market(Lord(food=1, glyphs=2), Lord(food=9), land=Land(most_evil=[LICH]))
    assert table.who_is_asked() == {0: "roll-again"}
    assert table.field("food") == [1, 9]
