"""Step 4, attack: the human kingdom."""

import pytest

from overlord.core.layout import SPECTATOR
from overlord.games.bellum_magica.zones import BARRELS, FOOD, GLYPHS
from overlord.testing import rule
from tests.games.bellum_magica.tables import Land, Lord, a_battle, a_creature, a_day, a_place


@rule("BM-30", "BM-M20")
def test_attacks_go_from_the_captain_clockwise_one_each() -> None:
    lords = [Lord(fights="S"), Lord(fights="S"), Lord(), Lord(fights="S")]
    table = a_day(*lords, start="Attacks", stop="Attacks", captain=1)
    for seat in (1, 3, 0):  # seat 2 has no sword
        assert table.who_is_asked() == {seat: "attack"}
        table.answer("tavern")
    assert table.who_is_asked() == {0: "roll-again"}


@rule("BM-30")
def test_place_tavern_or_castle() -> None:
    table = a_battle("SSST", a_place("farm", 3), others=[Lord(chests="w1"), Lord(chests="w1")])
    assert table.options() == {"pass", "tavern", "farm", "castle-1", "castle-2"}


@rule("BM-14", "BM-32")
def test_only_the_active_row_fights() -> None:
    lords = [Lord(fights="SSST . . . . SSST"), Lord(chests="w1")]
    for die, strong in ((1, True), (2, False), (5, False), (6, True)):
        land = Land(places=[a_place("farm", 3)], tavern=a_place("tavern", 0))
        table = a_day(*lords, land=land, start="Attacks", stop="Attacks", die=die)
        if not strong:
            assert table.who_is_asked() == {0: "roll-again"}
            continue
        assert table.options() == {"pass", "tavern", "farm", "castle-1"}
        assert table.state.refusals(0) == {}


@rule("BM-31")
def test_nobody_has_to_attack() -> None:
    table = a_battle("SSS", a_place("farm", 1, wood=1))
    table.answer("pass")
    assert table.zone("places") == ["farm"]
    assert table.chests() == [0, 0]
    assert table.who_is_asked() == {0: "roll-again"}


@rule("BM-32")
@pytest.mark.parametrize(("swords", "wins"), [(2, False), (3, True), (4, True)])
def test_a_place_needs_as_many_swords_as_its_shield(swords: int, wins: bool) -> None:
    table = a_battle("S" * swords, a_place("farm", 3))
    assert ("farm" in table.options()) == wins
    refusal = table.refusal("farm")
    if not wins:
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == ("too-few-swords", "BM-32")
        assert refusal.numbers == {"need": 3, "have": 2}


@rule("BM-32", "BM-72")
def test_only_the_right_side_of_the_active_row_fights() -> None:
    right = [a_creature("ogre", "FFF", "S SS . . . .")]
    left = [a_creature("imp", "", "SSSS")]
    lord = Lord(fights="S . . . . .", left=left, right=right)
    land = Land(places=[a_place("hut", 2), a_place("farm", 3)])
    one = a_day(lord, Lord(), land=land, start="Attacks", stop="Attacks", die=1)
    assert one.options() == {"pass", "tavern", "hut"}
    two = a_day(lord, Lord(), land=land, start="Attacks", stop="Attacks", die=2)
    assert two.options() == {"pass", "tavern", "hut"}
    three = a_day(lord, Lord(), land=land, start="Attacks", stop="Attacks", die=3)
    assert three.who_is_asked() == {0: "roll-again"}


@rule("BM-33")
def test_the_attacker_takes_the_spoils_and_the_place_is_discarded() -> None:
    spoils = {"food": 2, "glyph": 1, "barrel": 1, "wood": 2, "metal": 1, "gold": 1}
    table = a_battle("SSS", a_place("town", 3, **spoils), a_place("hut", 1), food=1)
    table.answer("town")
    state = table.state
    assert (state[FOOD], state[GLYPHS], state[BARRELS]) == (3, 1, 1)
    assert [chest[0] for chest in table.stock(0)] == ["w", "w", "m", "g"]
    assert (table.zone("places"), table.zone("ruins")) == (["hut"], ["town"])
    assert table.chests() == [4, 0]


@rule("BM-34", "BM-58")
def test_the_tavern_is_plundered_by_all_and_stays() -> None:
    lords = [Lord(fights="S"), Lord(fights="S"), Lord(fights="S")]
    table = a_day(*lords, start="Attacks", stop="EndOfDay")
    table.answer("tavern", "tavern", "tavern")
    assert table.field("barrels") == [1, 1, 1]
    assert table.zone("tavern") == ["tavern"]
    assert table.zone("ruins") == []


@rule("BM-35")
def test_chests_are_drawn_from_their_pile_and_looked_at_afterwards() -> None:
    table = a_battle("S", a_place("farm", 1, gold=1))
    top = table.zone("gold-pile")[-1]
    assert set(table.seen(0, "gold-pile")) == {"?"}
    table.answer("farm")
    assert table.zone("gold.0") == [top]
    assert table.seen(0, "gold.0") == [top]
    assert table.seen(1, "gold.0") == table.seen(SPECTATOR, "gold.0") == ["?"]


@rule("BM-36", "BM-70")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2)])
def test_two_barrels_are_the_most(before: int, after: int) -> None:
    table = a_battle("S", a_place("brewery", 1, barrel=2, food=1), barrels=before)
    table.answer("brewery")
    assert table.field("barrels") == [after, 0]
    assert table.field("food") == [1, 0]  # the other spoils are not refused


@rule("BM-37")
def test_a_magic_shield_yields_to_magic_swords_only() -> None:
    table = a_battle("SSSSX", a_place("shrine", 0, 2), a_place("altar", 0, 1))
    assert table.options() == {"pass", "tavern", "altar"}
    refusal = table.refusal("shrine")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("too-little-magic", "BM-37")
    assert refusal.numbers == {"need": 2, "have": 1}


@rule("BM-38", "BM-66")
def test_magic_swords_serve_as_normal_ones() -> None:
    assert "farm" in a_battle("XXX", a_place("farm", 3)).options()
    assert "farm" not in a_battle("SSS", a_place("farm", 2, 1)).options()


@rule("BM-39")
@pytest.mark.parametrize(
    ("swords", "wins"),
    [
        ("XSSSSSS", True),  # the example of the rulebook: one magic, six of any kind
        ("XXSSSSS", True),
        ("XXXXXXX", True),
        ("XSSSSS", False),  # the magic sword cannot count twice
        ("SSSSSSSSS", False),
    ],
)
def test_both_kinds_of_shield_need_both_kinds_of_sword(swords: str, wins: bool) -> None:
    table = a_battle(swords, a_place("town", 6, 1))
    assert ("town" in table.options()) == wins


@rule("BM-39")
def test_a_refusal_counts_both_kinds_together() -> None:
    refusal = a_battle("XSSSSS", a_place("town", 6, 1)).refusal("town")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("too-few-swords", "BM-39")
    assert refusal.numbers == {"need": 7, "have": 6}


@rule("BM-67")
def test_two_magic_and_five_normal_swords_take_one_magic_and_six_normal_shields() -> None:
    assert "town" in a_battle("XXSSSSS", a_place("town", 6, 1)).options()


@rule("BM-69")
def test_places_are_not_refilled_between_attacks() -> None:
    land = Land(places=[a_place("hut", 1), a_place("inn", 1)], kingdom=[a_place("mill", 1)])
    lords = [Lord(fights="S"), Lord(fights="S")]
    table = a_day(*lords, land=land, start="Attacks", stop="Attacks")
    table.answer("hut")
    assert table.who_is_asked() == {1: "attack"}
    assert table.options() == {"pass", "tavern", "inn"}


@rule("BM-M6")
def test_an_empty_pile_gives_the_next_lower_kind() -> None:
    town = a_place("town", 1, gold=2, metal=1)
    land = Land(places=[town], piles="w w w")
    table = a_day(Lord(fights="S"), Lord(), land=land, start="Attacks", stop="Attacks")
    table.answer("town")
    assert [chest[0] for chest in table.stock(0)] == ["w", "w", "w"]

    land = Land(places=[town], piles="g")
    table = a_day(Lord(fights="S"), Lord(), land=land, start="Attacks", stop="Attacks")
    table.answer("town")
    assert [chest[0] for chest in table.stock(0)] == ["g"]  # nothing lower is left


@rule("BM-47")
def test_ten_chests_after_the_attacks_end_the_game() -> None:
    nine = Lord(fights="S", chests="w1 w1 w1 w1 w1 w2 w2 w2 w2")
    table = a_day(
        nine, Lord(fights="S"), land=Land(places=[a_place("farm", 1, wood=1)]), start="Attacks"
    )
    table.answer("farm")
    assert table.chests() == [10, 0]
    assert not table.state.over
    assert table.who_is_asked() == {1: "attack"}  # the attacks are not over yet
    table.answer("pass")
    assert table.state.over


@rule("BM-47")
def test_nine_chests_do_not_end_it() -> None:
    table = a_day(
        Lord(fights="S", chests="w1 w1 w1 w1 w1 w2 w2 w2 w2", food=2), Lord(), start="Attacks"
    )
    table.answer("pass")
    assert not table.state.over


@rule("BM-64")
def test_a_tenth_chest_of_scouts_waits_for_the_attacks() -> None:
    nine = Lord("M", chests="w1 w1 w1 w1 w1 w2 w2 w2 w2")
    table = a_day(nine, Lord(fights="S"), start="CallBackScouts")
    assert table.chests() == [10, 0]
    assert table.who_is_asked() == {1: "attack"}
    table.answer("tavern")
    assert table.state.over


@rule("BM-65")
def test_who_is_robbed_below_ten_does_not_end_the_game() -> None:
    ten = Lord(chests="w1 w1 w1 w1 w1 w2 w2 w2 w2 w2")
    table = a_day(
        ten, Lord(fights="SST", food=2), land=Land(evil=[a_creature("imp")]), start="Attacks"
    )
    table.answer("castle-0")
    assert table.chests() == [9, 1]
    assert not table.state.over
    assert table.who_is_asked() == {1: "recruit"}
