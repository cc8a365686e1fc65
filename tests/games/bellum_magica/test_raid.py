"""Step 4, attack: another castle, and what thieves carry off."""

import pytest

from overlord.core.errors import IllegalAction
from overlord.core.layout import SPECTATOR
from overlord.testing import rule
from tests.games.bellum_magica.tables import Lord, Table, a_battle, a_creature, a_day


def a_raid(right: str, *others: Lord, chests: str = "") -> Table:
    """The Captain attacks with this right side; the others have castles only."""
    lords = [Lord(fights=right, chests=chests), *others]
    return a_day(*lords, start="Attacks", stop="Attacks")


def refused(table: Table, castle: str) -> tuple[str, str]:
    refusal = table.refusal(castle)
    assert refusal is not None
    return refusal.reason, refusal.rule


@rule("BM-40", "BM-43")
def test_two_swords_and_a_thief_beat_a_shield_of_two_and_steal_one_chest() -> None:
    """The example of the rulebook: row 2 is active."""
    lord = Lord(fights=". SST . . . .")
    table = a_day(lord, Lord(chests="w1 w1 w1"), start="Attacks", stop="Attacks", die=2)
    table.answer("castle-1")
    assert table.chests() == [1, 2]


@rule("BM-40", "BM-41")
@pytest.mark.parametrize(("swords", "wins"), [(4, False), (5, True)])
def test_the_defence_is_the_printed_shield_and_all_tokens(swords: int, wins: bool) -> None:
    table = a_raid("S" * swords + "T", Lord(shield=2, shields=3, chests="w1"))
    assert table.state.view(0).facts["defence"] == [[2, 0], [5, 0]]
    assert ("castle-1" in table.options()) == wins
    if not wins:
        assert refused(table, "castle-1") == ("too-few-swords", "BM-32")


@rule("BM-42")
def test_without_a_thief_no_castle_is_attacked() -> None:
    thief = a_creature("thief", "", "T")
    lords = [Lord(fights="SSSSS", left=[thief]), Lord(chests="w1")]
    table = a_day(*lords, start="Attacks", stop="Attacks")
    assert table.options() == {"pass", "tavern"}
    assert refused(table, "castle-1") == ("no-thief", "BM-42")


@rule("BM-30")
def test_the_own_castle_is_no_target() -> None:
    table = a_raid("SSST", Lord(chests="w1"), chests="w1 w1")
    assert table.options() == {"pass", "tavern", "castle-1"}
    assert table.refusal("castle-0") is None


@rule("BM-43", "BM-M2")
def test_the_attacker_names_the_kind() -> None:
    for word, left in (("wood", ["m4", "g8"]), ("metal", ["w1", "g8"]), ("gold", ["w1", "m4"])):
        table = a_raid("SST", Lord(chests="w1 m4 g8"))
        table.answer("castle-1")
        assert table.who_is_asked() == {0: "steal"}
        assert table.options() == {"steal-wood", "steal-metal", "steal-gold"}
        table.answer(f"steal-{word}")
        assert table.stock(1) == left
        assert table.chests() == [1, 2]


@rule("BM-43")
def test_only_kinds_that_are_there_can_be_stolen() -> None:
    table = a_raid("SST", Lord(chests="w1 g8"))
    table.answer("castle-1")
    assert table.options() == {"steal-wood", "steal-gold"}
    assert refused(table, "steal-metal") == ("no-such-chest", "BM-43")


@rule("BM-43")
def test_what_others_have_cannot_be_stolen_from_the_victim() -> None:
    others = [Lord(chests="w1 m4"), Lord(chests="w1 g8"), Lord(chests="w2 m5"), Lord(chests="w3")]
    table = a_raid("SST", *others)
    table.answer("castle-2")
    assert table.options() == {"steal-wood", "steal-gold"}
    assert refused(table, "steal-metal") == ("no-such-chest", "BM-43")


@rule("BM-M2")
def test_chance_picks_the_chest_within_a_kind() -> None:
    taken = set()
    for luck in range(1, 40):
        lords = [Lord(fights="SST"), Lord(chests="w1 w2 w3 g8")]
        table = a_day(*lords, start="Attacks", stop="Attacks", luck=luck)
        table.answer("castle-1", "steal-wood")
        taken.add(table.stock(0)[0])
    assert taken == {"w1", "w2", "w3"}


@rule("BM-44")
def test_several_thieves_steal_several_chests() -> None:
    table = a_raid("SSTT", Lord(chests="w1 m4 g8 g7"))
    table.answer("castle-1", "steal-gold", "steal-metal")
    assert [chest[0] for chest in table.stock(0)] == ["m", "g"]
    assert [chest[0] for chest in table.stock(1)] == ["w", "g"]
    assert table.who_is_asked() == {0: "roll-again"}


@rule("BM-45", "BM-24")
def test_a_stolen_chest_is_seen_by_the_thief_only_after_the_theft() -> None:
    table = a_raid("SST", Lord(chests="m4 m5 g8"), Lord())
    table.answer("castle-1")
    assert table.seen(0, "metal.1") == ["?", "?"]
    assert table.seen(0, "gold.1") == ["?"]
    assert table.seen(1, "gold.1") == table.zone("gold.1")
    [chest] = table.zone("gold.1")
    table.answer("steal-gold")
    assert table.seen(0, "gold.0") == [chest]
    for seat in (1, 2, SPECTATOR):
        assert table.seen(seat, "gold.0") == ["?"]


@rule("BM-46")
@pytest.mark.parametrize("right", ["SST", "SSTT", "SSTTT"])
def test_the_robbed_gets_one_shield_token_however_many_chests_went(right: str) -> None:
    table = a_raid(right, Lord(chests="w1 w1 w1 w1"))
    table.answer("castle-1")
    for _ in range(right.count("T") - 1):
        table.answer("steal-wood")
    assert table.field("shields") == [0, 1]
    assert table.chests()[0] == right.count("T")
    assert table.who_is_asked() == {0: "roll-again"}


@rule("BM-68")
def test_the_new_shield_counts_for_the_next_attacker() -> None:
    lords = [Lord(chests="w1 w1 w1"), Lord(fights="SST"), Lord(fights="SST"), Lord(fights="SSST")]
    table = a_day(*lords, start="Attacks", stop="Attacks", captain=1)
    table.answer("castle-0")
    assert table.who_is_asked() == {2: "attack"}
    assert refused(table, "castle-0") == ("too-few-swords", "BM-32")
    table.answer("pass")
    assert "castle-0" in table.options()


@rule("BM-M3")
def test_more_thieves_than_chests_can_take_them_all() -> None:
    table = a_raid("SSTTTT", Lord(chests="w1 m4 g8"))
    table.answer("castle-1", "steal-gold")
    assert table.options() == {"steal-wood", "steal-metal", "enough"}
    table.answer("steal-metal", "steal-wood")
    assert table.stock(0) == ["w1", "m4", "g8"]
    assert table.stock(1) == []
    assert table.who_is_asked() == {0: "roll-again"}


@rule("BM-M4", "BM-M5")
def test_a_castle_without_chests_is_left_alone_and_gets_no_shield() -> None:
    table = a_raid("SSSSST", Lord(), Lord(chests="w1"))
    assert table.options() == {"pass", "tavern", "castle-2"}
    assert refused(table, "castle-1") == ("no-chests", "BM-M4")
    table.answer("castle-2")
    assert table.field("shields") == [0, 0, 1]


@rule("BM-M5")
def test_an_attack_on_the_kingdom_gives_nobody_a_shield() -> None:
    table = a_battle("SSSSST", others=[Lord(chests="w1")])
    table.answer("tavern")
    assert table.field("shields") == [0, 0]


@rule("BM-M12")
def test_a_castle_with_magic_shields_needs_magic_swords() -> None:
    table = a_raid("SSSSST", Lord(shield=1, magic=1, chests="w1"))
    assert refused(table, "castle-1") == ("too-little-magic", "BM-37")
    table = a_raid("SXT", Lord(shield=1, magic=1, chests="w1"))
    assert "castle-1" in table.options()


@rule("BM-M20")
@pytest.mark.parametrize("right", ["SST", "SSTT"])
def test_the_first_chest_of_one_kind_is_stolen_without_asking(right: str) -> None:
    table = a_raid(right, Lord(chests="w1 w2 w3"))
    table.answer("castle-1")
    assert table.chests() == [1, 2]
    if right == "SST":
        assert table.who_is_asked() == {0: "roll-again"}
    else:
        assert table.options() == {"steal-wood", "enough"}
        assert refused(table, "steal-gold") == ("no-such-chest", "BM-43")


@rule("BM-43", "BM-M21")
def test_thieves_may_leave_chests_behind_but_not_the_first() -> None:
    table = a_raid("SSTTT", Lord(chests="w1 m4 g8 g7"))
    table.answer("castle-1")
    assert table.options() == {"steal-wood", "steal-metal", "steal-gold"}
    assert table.refusal("enough") is None  # nobody would think of it
    with pytest.raises(IllegalAction):
        table.answer("enough")
    table.answer("steal-wood")
    assert table.options() == {"steal-metal", "steal-gold", "enough"}
    table.answer("steal-gold")
    assert table.options() == {"steal-metal", "steal-gold", "enough"}
    table.answer("enough")
    assert table.chests() == [2, 2]
    assert table.field("shields") == [0, 1]
    assert table.who_is_asked() == {0: "roll-again"}


@rule("BM-M21", "BM-47")
@pytest.mark.parametrize(("word", "over"), [("steal-wood", True), ("enough", False)])
def test_whoever_holds_nine_chests_need_not_end_the_game(word: str, over: bool) -> None:
    raider = Lord(fights="SSTT", chests="w2 " * 8)
    table = a_day(raider, Lord(chests="w1 w1 w1"), start="Attacks", stop="CountChests")
    table.answer("castle-1", word)
    assert table.chests() == ([10, 1] if over else [9, 2])
    assert table.state.over == over


@rule("BM-56")
def test_shields_and_spells_survive_a_raid() -> None:
    table = a_raid("SSSST", Lord(chests="w1", shields=2, spells=1))
    table.answer("castle-1")
    assert (table.field("shields"), table.field("spells")) == ([0, 3], [0, 1])
