"""Abilities of heroes: Thief, Halflings, Wizard, Berserker, Knight, Ranger."""

import pytest

from overlord.core.frames import Refusal
from overlord.testing import rule
from tests.games.dark_dealings.tables import (
    a_booster,
    a_defense,
    a_detour,
    a_heavy_hitter,
    a_hero,
    a_siege,
    nothing_happened_next_door,
)

# -- thief -----------------------------------------------------------------------------------


@rule("DD-38")
@pytest.mark.parametrize(
    ("armor", "options"),
    [(1, {"discard"}), (2, {"fight", "discard"}), (3, {"fight", "discard"}), (4, {"discard"})],
)
def test_strikes_must_add_up_to_the_armor_of_a_thief_exactly(armor: int, options: set[str]) -> None:
    table = a_siege(
        hero=a_hero("thief", armor=armor), defenses=[a_defense("pit", "T2"), a_defense("hex", "S3")]
    )
    assert table.options() == options
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-38")
def test_no_extra_strike_may_push_a_thief_over_its_armor() -> None:
    table = a_siege(
        hero=a_hero("thief", armor=2), defenses=[a_defense("pit", "T2"), a_defense("hex", "S1 S1")]
    )
    table.fight()
    assert table.options() == {"pit"}
    table.strike("pit")
    assert table.options() == {"done"}
    table.done()
    assert table.defenses() == {"hex": 0}
    assert table.zone("defeated.0") == ["thief"]
    assert table.who_is_asked() == {1: "face-hero"}


# -- halflings -------------------------------------------------------------------------------


@rule("DD-39")
def test_the_halflings_of_the_rulebook_fall_to_a_minion_of_2_and_a_trap_of_1() -> None:
    defenses = [a_defense("minion", "M2 M1"), a_defense("trap", "T2 T1"), a_defense("spell", "S3")]
    table = a_siege(
        hero=a_hero("halflings", armor=1, weak="MT"), defenses=defenses, turned={"trap": 1}
    )
    table.fight()
    assert table.options() == {"minion", "trap"}
    table.strike("minion")
    assert table.options() == {"second-group"}  # the trap is needed for the second beating
    table.second_group()
    assert table.options() == {"trap"}
    table.strike("trap")
    table.done()
    assert table.defenses() == {"minion": 1, "spell": 0}
    assert table.zone("defense-discard") == ["trap"]
    assert table.zone("defeated.0") == ["halflings"]
    assert table.who_is_asked() == {1: "face-hero"}
    assert nothing_happened_next_door(table)


@rule("DD-39")
def test_halflings_are_not_beaten_once_with_everything() -> None:
    table = a_siege(
        hero=a_hero("halflings", armor=3), defenses=[a_defense("pit", "T4"), a_defense("hex", "S2")]
    )
    assert table.options() == {"discard"}
    refusal = table.refusal("fight")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("no-two-groups", "DD-39")
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-B5")
def test_each_of_two_separate_groups_reaches_the_armor_of_halflings() -> None:
    defenses = [a_defense("pit", "T2 T1"), a_defense("hex", "S1"), a_defense("imp", "M3")]
    table = a_siege(hero=a_hero("halflings", armor=3), defenses=defenses)
    table.fight()
    table.strike("hex")
    assert table.options() == {"pit"}  # 1 and 3 would leave only 2 for the second group
    table.strike("pit")
    assert table.options() == {"second-group"}
    table.second_group()
    assert table.options() == {"imp"}
    refusal = table.refusal("done")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("not-enough", "DD-39")
    table.strike("imp")
    table.done()
    assert table.defenses() == {"pit": 1}
    assert table.zone("defeated.0") == ["halflings"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B5")
def test_both_groups_are_declared_before_anything_turns() -> None:
    table = a_siege(
        hero=a_hero("halflings", armor=2), defenses=[a_defense("pit", "T2"), a_defense("hex", "S2")]
    )
    table.fight()
    table.strike("pit")
    table.second_group()
    assert table.defenses() == {"pit": 0, "hex": 0}
    assert table.zone("faced") == ["halflings"]
    assert table.who_is_asked() == {0: "strike"}


@rule("DD-B19")
def test_a_turn_of_the_second_group_is_read_by_the_first_group_as_well() -> None:
    """The Heavy Hitter of the second group turns the striker of the first one to S4."""
    defenses = [a_defense("pit", "T1 S4"), a_heavy_hitter("maul", "M4"), a_detour("lid", "D")]
    table = a_siege(hero=a_hero("halflings", armor=4), defenses=defenses)
    table.fight()
    table.strike("pit")
    assert "second-group" in table.options()
    table.second_group()
    table.strike("maul")
    assert table.options() == {"pit"}
    table.strike("pit")
    table.done()
    assert table.defenses() == {"lid": 0}
    assert table.zone("defeated.0") == ["halflings"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B19")
def test_a_turn_of_the_second_group_may_not_spoil_the_first() -> None:
    defenses = [a_defense("pit", "T4 T1"), a_heavy_hitter("maul", "M4"), a_defense("lid", "S1")]
    table = a_siege(hero=a_hero("halflings", armor=4), defenses=defenses)
    table.fight()
    table.strike("pit")
    table.second_group()
    table.strike("maul")
    assert table.options() == {"lid"}
    assert table.who_is_asked() == {0: "rotate"}


@rule("DD-B19")
@pytest.mark.parametrize(
    ("groups", "left"),
    [
        ((["pit", "imp"], ["hex"]), {"pit": 1, "hex": 1, "imp": 1}),
        ((["pit"], ["hex", "imp"]), {"pit": 1, "hex": 1, "imp": 1}),
        ((["pit"], ["hex"]), {"pit": 1, "hex": 1, "imp": 0}),
    ],
)
def test_extra_strikes_may_join_either_group(
    groups: tuple[list[str], list[str]], left: dict[str, int]
) -> None:
    defenses = [a_defense("pit", "T2 T2"), a_defense("hex", "S2 S2"), a_defense("imp", "M1 M1")]
    table = a_siege(hero=a_hero("halflings", armor=2), defenses=defenses)
    table.fight()
    table.strike(*groups[0])
    table.second_group()
    table.strike(*groups[1])
    table.done()
    assert table.defenses() == left
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-39", "DD-B19")
def test_a_card_that_a_heavy_hitter_has_to_turn_away_does_not_strike_halflings() -> None:
    """The maul can only turn the twig, which is gone then; the pit is the other group."""
    defenses = [a_heavy_hitter("maul", "T4"), a_defense("pit", "T3"), a_defense("twig", "T1")]
    table = a_siege(a_hero("halflings", armor=3), defenses)
    table.fight()
    assert table.options() == {"maul", "pit"}
    refusal = table.refusal("twig")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("dead-end", "DD-39")
    table.strike("pit")
    assert table.options() == {"second-group"}


# -- wizard ----------------------------------------------------------------------------------


@rule("DD-40", "DD-B1")
def test_before_any_strike_at_a_wizard_one_own_defense_is_trashed() -> None:
    defenses = [a_defense("pit", "T2 T2"), a_defense("hex", "S2 S2"), a_defense("lid", "T1 T1 T1")]
    table = a_siege(hero=a_hero("wizard", armor=2), defenses=defenses)
    table.fight()
    assert table.who_is_asked() == {0: "trash-defense"}
    assert table.options() == {"pit", "hex", "lid"}
    table.answer("lid")
    assert table.zone("defense-discard") == ["lid"]
    assert table.who_is_asked() == {0: "strike"}
    table.strike("pit")
    table.done()
    assert table.defenses() == {"pit": 1, "hex": 0}
    assert table.zone("defeated.0") == ["wizard"]
    assert table.who_is_asked() == {1: "face-hero"}
    assert nothing_happened_next_door(table)


@rule("DD-40")
def test_the_price_is_gone_before_boosters_count() -> None:
    defenses = [a_booster("choir", "T1"), a_defense("pit", "T1"), a_defense("lid", "S1")]
    table = a_siege(hero=a_hero("wizard", armor=2, weak="T"), defenses=defenses)
    table.fight()
    table.answer("pit")
    assert table.zone("hero-discard") == ["wizard"]  # the choir alone strikes for 1
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B2")
def test_if_the_price_leaves_no_plan_the_wizard_is_discarded_and_the_price_stays_paid() -> None:
    table = a_siege(
        hero=a_hero("wizard", armor=3), defenses=[a_defense("pit", "T2 T2"), a_defense("hex", "S1")]
    )
    table.fight()
    table.answer("hex")
    assert table.zone("hero-discard") == ["wizard"]
    assert table.zone("defense-discard") == ["hex"]
    assert table.defenses() == {"pit": 0}
    assert table.zone("defeated.0") == []
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B20")
def test_a_wizard_may_be_fought_without_hope_but_not_without_a_defense() -> None:
    hopeless = a_siege(hero=a_hero("wizard", armor=9), defenses=[a_defense("pit", "T2")])
    assert hopeless.options() == {"fight", "discard"}
    hopeless.fight()
    assert hopeless.who_is_asked() == {0: "trash-defense"}
    bare = a_siege(hero=a_hero("wizard", armor=9), defenses=[])
    assert bare.options() == {"discard"}
    assert bare.who_is_asked() == {0: "face-hero"}


# -- berserker -------------------------------------------------------------------------------


@rule("DD-41")
def test_all_defenses_that_struck_a_berserker_are_trashed() -> None:
    defenses = [a_defense("pit", "T2 T2 T2"), a_defense("hex", "S1"), a_defense("lid", "T3 T3")]
    table = a_siege(hero=a_hero("berserker", armor=3), defenses=defenses)
    table.beat_it_with("pit", "hex")
    assert table.defenses() == {"lid": 0}
    assert sorted(table.zone("defense-discard")) == ["hex", "pit"]
    assert table.zone("defeated.0") == ["berserker"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-41")
def test_a_discarded_berserker_trashes_nothing() -> None:
    table = a_siege(hero=a_hero("berserker", armor=1), defenses=[a_defense("pit", "T2 T2")])
    table.discard()
    assert table.defenses() == {"pit": 0}
    assert table.who_is_asked() == {1: "face-hero"}


# -- knight ----------------------------------------------------------------------------------


@rule("DD-42")
def test_one_defense_may_strike_a_knight_with_some_or_all_of_its_sides() -> None:
    defenses = [a_defense("pit", "T1 T2 T3"), a_defense("lid", "T1 T1")]
    table = a_siege(hero=a_hero("knight", armor=3, weak="T"), defenses=defenses)
    table.fight()
    table.strike("pit", "pit")
    assert table.options() == {"pit", "lid", "done"}
    table.done()
    assert table.defenses() == {"pit": 2, "lid": 0}
    assert table.zone("defeated.0") == ["knight"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-42", "DD-B4")
def test_a_defense_that_used_all_its_sides_against_a_knight_is_trashed() -> None:
    table = a_siege(
        hero=a_hero("knight", armor=6),
        defenses=[a_defense("pit", "T1 T2 T3"), a_defense("lid", "T1")],
    )
    table.fight()
    table.strike("pit", "pit", "pit")
    assert table.options() == {"lid", "done"}
    table.done()
    assert table.defenses() == {"lid": 0}
    assert table.zone("defense-discard") == ["pit"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B4")
def test_strikes_at_a_knight_come_one_after_another_and_read_the_side_of_that_moment() -> None:
    """A Booster first counts the pit as a Trap; once the pit has struck and turned, no more."""
    defenses = [a_booster("choir", "T1"), a_defense("pit", "T2 S1")]
    table = a_siege(hero=a_hero("knight", armor=4, weak="T"), defenses=defenses)
    table.fight()
    assert table.options() == {"choir"}  # 2 and then 1 would not do
    table.strike("choir")
    assert table.options() == {"pit"}
    table.strike("pit")
    assert table.options() == {"done"}
    table.done()
    assert table.defenses() == {"pit": 1}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B4")
def test_a_side_that_does_not_match_stops_a_defense_against_a_knight() -> None:
    table = a_siege(
        hero=a_hero("knight", armor=3, weak="T"),
        defenses=[a_defense("pit", "T2 S9 T9"), a_defense("lid", "T1 T1")],
    )
    table.fight()
    table.strike("pit")
    assert table.options() == {"lid"}
    table.strike("lid")
    table.done()
    assert table.defenses() == {"pit": 1, "lid": 1}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B18")
def test_a_heavy_hitter_turns_a_card_before_each_of_its_strikes_at_a_knight() -> None:
    defenses = [a_heavy_hitter("maul", "T3 T3"), a_defense("lid", "S1 S1 S1")]
    table = a_siege(hero=a_hero("knight", armor=6, weak="T"), defenses=defenses)
    table.fight()
    table.strike("maul")
    assert table.who_is_asked() == {0: "rotate"}
    table.strike("lid", "maul")
    assert table.who_is_asked() == {0: "rotate"}
    table.strike("lid")
    table.done()
    assert table.defenses() == {"lid": 2}
    assert table.zone("defense-discard") == ["maul"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B18")
def test_the_values_after_that_turn_count_against_a_knight() -> None:
    """Armor 7: the pit must strike for 2 first, and for 4 after the maul has turned it."""
    defenses = [a_heavy_hitter("maul", "T1"), a_defense("pit", "T2 S1 T4")]
    table = a_siege(hero=a_hero("knight", armor=7, weak="T"), defenses=defenses)
    table.fight()
    assert table.options() == {"pit"}
    table.strike("pit", "maul>pit", "pit")
    table.done()
    assert table.defenses() == {}
    assert table.zone("defeated.0") == ["knight"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B18")
def test_a_heavy_hitter_without_a_card_left_to_turn_strikes_a_knight_no_more() -> None:
    defenses = [a_heavy_hitter("maul", "T3 T3"), a_defense("lid", "S1")]
    table = a_siege(hero=a_hero("knight", armor=4, weak="T"), defenses=defenses)
    assert table.options() == {"discard"}
    assert table.who_is_asked() == {0: "face-hero"}


# -- ranger ----------------------------------------------------------------------------------


@rule("DD-43")
def test_a_ranger_has_no_ability() -> None:
    """Not exact, not twice, no price, nothing trashed, no second strike."""
    table = a_siege(
        hero=a_hero("ranger", armor=3),
        defenses=[a_defense("pit", "T4 T4"), a_defense("lid", "T1 T1")],
    )
    table.fight()
    assert table.who_is_asked() == {0: "strike"}
    table.strike("pit")
    assert table.options() == {"lid", "done"}
    table.done()
    assert table.defenses() == {"pit": 1, "lid": 0}
    assert table.zone("defense-discard") == []
    assert table.zone("defeated.0") == ["ranger"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-4", "DD-42")
def test_a_defense_that_a_knight_has_worn_out_says_so() -> None:
    defenses = [a_defense("pit", "T2"), a_defense("saw", "T3")]
    table = a_siege(a_hero("knight", armor=4, weak="T"), defenses)
    table.fight()
    table.strike("pit")

    assert table.refusal("pit") == Refusal("used-up", "DD-4")
    assert table.options() == {"saw"}
