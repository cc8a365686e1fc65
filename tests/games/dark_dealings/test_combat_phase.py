"""The Combat Phase: face the top hero of the own pile, fight it or let it pass."""

import pytest

from overlord.core.errors import IllegalAction
from overlord.core.layout import SPECTATOR
from overlord.testing import rule
from tests.games.dark_dealings.tables import (
    Castle,
    Table,
    a_defense,
    a_detour,
    a_heavy_hitter,
    a_hero,
    a_siege,
    a_war,
    nothing_happened_next_door,
)


def three_castles(first: int) -> Table:
    return a_war(
        *(
            Castle([a_hero(id=f"early-{n}"), a_hero(id=f"late-{n}")], [a_defense(f"d-{n}", "T1")])
            for n in range(3)
        ),
        first=first,
    )


# -- rounds ----------------------------------------------------------------------------------


@rule("DD-23")
def test_beginning_with_the_first_player_each_turns_up_the_top_hero() -> None:
    table = three_castles(first=1)
    for seat in (1, 2, 0):
        assert table.who_is_asked() == {seat: "face-hero"}
        assert table.seen(SPECTATOR, "faced") == [f"early-{seat}"]
        assert table.zone(f"pile.{seat}") == [f"late-{seat}"]
        table.discard()
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-33")
def test_when_everyone_has_faced_one_hero_the_first_player_begins_again() -> None:
    table = three_castles(first=2)
    asked = []
    while not table.state.over:
        asked += [(*table.who_is_asked(), *table.zone("faced"))]
        table.discard()
    assert asked == [
        (2, "early-2"),
        (0, "early-0"),
        (1, "early-1"),
        (2, "late-2"),
        (0, "late-0"),
        (1, "late-1"),
    ]
    assert table.who_is_asked() == {}


@rule("DD-34")
def test_combat_ends_when_no_pile_holds_a_hero() -> None:
    table = a_war(
        Castle([a_hero(id="one")], [a_defense("pit", "T1")]),
        Castle([a_hero(id="two"), a_hero(id="three")]),
    )
    table.beat_it_with("pit")
    table.discard()
    assert table.who_is_asked() == {1: "face-hero"}
    assert table.zone("faced") == ["three"]
    table.discard()
    assert table.who_is_asked() == {}
    assert table.zone("defeated.0") == ["one"]
    assert table.zone("hero-discard") == ["two", "three"]


# -- facing ----------------------------------------------------------------------------------


@rule("DD-24")
def test_a_faced_hero_is_fought_or_discarded() -> None:
    table = a_siege(hero=a_hero(armor=2), defenses=[a_defense("pit", "T2 T2")])
    assert table.options() == {"fight", "discard"}
    with pytest.raises(IllegalAction):
        table.answer("pit")
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-24", "DD-32", "DD-B1")
def test_a_wizard_discarded_at_once_costs_nothing() -> None:
    table = a_siege(
        hero=a_hero("wizard"), defenses=[a_defense("pit", "T2"), a_defense("lid", "T1")]
    )
    table.discard()
    assert table.zone("hero-discard") == ["wizard"]
    assert table.defenses() == {"pit": 0, "lid": 0}
    assert table.zone("defense-discard") == []
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-25")
def test_a_player_may_look_at_the_own_pile_at_any_time_in_its_order() -> None:
    later = [a_hero(id="second"), a_hero(id="third")]
    table = a_siege(hero=a_hero(armor=1), defenses=[a_defense("pit", "T1")], later=later)
    assert table.seen(0, "pile.0") == ["third", "second"]
    assert table.seen(1, "pile.0") == table.seen(SPECTATOR, "pile.0") == ["?", "?"]
    assert table.seen(0, "pile.1") == ["?"]
    table.fight()
    assert table.seen(0, "pile.0") == ["third", "second"]
    table.strike("pit")
    table.done()
    assert table.seen(0, "pile.0") == ["third", "second"]
    table.discard()
    assert table.zone("faced") == ["second"]
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-32")
def test_a_hero_that_cannot_be_beaten_goes_to_the_common_discard_pile() -> None:
    table = a_siege(hero=a_hero(armor=3), defenses=[a_defense("pit", "T2 T2")])
    assert table.options() == {"discard"}
    table.discard()
    table.discard()
    assert table.zone("hero-discard") == ["ranger", "next-door-hero"]
    assert table.zones("defeated") == [[], []]
    assert table.defenses() == {"pit": 0}
    assert table.who_is_asked() == {}


@rule("DD-32")
def test_a_hero_that_could_be_beaten_may_be_discarded() -> None:
    table = a_siege(hero=a_hero(armor=1), defenses=[a_defense("pit", "T2 T2")])
    table.discard()
    assert table.zone("hero-discard") == ["ranger"]
    assert table.defenses() == {"pit": 0}
    assert table.who_is_asked() == {1: "face-hero"}


# -- striking --------------------------------------------------------------------------------


@rule("DD-26")
def test_only_a_defense_of_a_matching_type_may_strike() -> None:
    defenses = [a_defense("pit", "T3"), a_defense("hex", "S3"), a_defense("imp-trap", "TM3")]
    table = a_siege(hero=a_hero(armor=3, weak="SM"), defenses=defenses)
    table.fight()
    assert table.options() == {"hex", "imp-trap"}
    refusal = table.refusal("pit")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("type", "DD-26")
    with pytest.raises(IllegalAction, match="DD-26"):
        table.strike("pit")
    assert table.who_is_asked() == {0: "strike"}


@rule("DD-26")
def test_a_hero_is_not_fought_with_strikes_of_other_types() -> None:
    table = a_siege(hero=a_hero(armor=1, weak="S"), defenses=[a_defense("pit", "TM9")])
    assert table.options() == {"discard"}
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-27")
def test_strikes_add_up_and_must_not_be_lower_than_the_armor() -> None:
    defenses = [a_defense("pit", "T2"), a_defense("hex", "S3"), a_defense("imp", "M1 M1")]
    table = a_siege(hero=a_hero(armor=6), defenses=defenses)
    table.fight()
    assert table.options() == {"pit", "hex", "imp"}
    table.strike("pit", "hex")
    assert table.options() == {"imp"}
    refusal = table.refusal("done")
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("DD-27", {"total": 5, "armor": 6})
    table.strike("imp")
    table.done()
    assert table.zone("defeated.0") == ["ranger"]
    assert table.defenses() == {"imp": 1}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-27")
@pytest.mark.parametrize(("armor", "options"), [(5, {"fight", "discard"}), (6, {"discard"})])
def test_a_sum_that_equals_the_armor_is_enough_and_one_less_is_not(
    armor: int, options: set[str]
) -> None:
    table = a_siege(
        hero=a_hero(armor=armor), defenses=[a_defense("pit", "T2"), a_defense("hex", "S3")]
    )
    assert table.options() == options
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-27")
def test_at_least_one_defense_strikes() -> None:
    table = a_siege(hero=a_hero(armor=1), defenses=[a_defense("pit", "T2")])
    table.fight()
    assert table.options() == {"pit"}
    assert table.who_is_asked() == {0: "strike"}


@rule("DD-28")
def test_a_beaten_hero_goes_to_the_pile_of_the_player_who_beat_it() -> None:
    table = a_siege(hero=a_hero(armor=2), defenses=[a_defense("pit", "T2")])
    table.beat_it_with("pit")
    assert table.zones("defeated") == [["ranger"], []]
    assert table.zone("hero-discard") == []
    table.beat_it_with("next-door-broom")
    assert table.zones("defeated") == [["ranger"], ["next-door-hero"]]
    assert table.who_is_asked() == {}


@rule("DD-29")
def test_each_striker_turns_one_step_or_is_trashed_after_its_last_side() -> None:
    defenses = [
        a_defense("pit", "T2"),
        a_defense("hex", "S1 S2 S3"),
        a_detour("maze", "S1 D"),
        a_defense("lid", "T1 S1"),
    ]
    table = a_siege(hero=a_hero(armor=4), defenses=defenses)
    table.beat_it_with("pit", "hex", "maze")
    assert table.defenses() == {"hex": 1, "maze": 1, "lid": 0}
    assert table.zone("defense-discard") == ["pit"]
    assert table.who_is_asked() == {1: "face-hero"}
    assert nothing_happened_next_door(table)


@rule("DD-30")
@pytest.mark.parametrize("klass", ["ranger", "wizard", "berserker", "halflings", "thief"])
def test_a_defense_strikes_once_at_most(klass: str) -> None:
    defenses = [a_defense("pit", "T1 T1 T1"), a_defense("lid", "T1 T1"), a_defense("hex", "T1")]
    table = a_siege(hero=a_hero(klass, armor=1 if klass == "halflings" else 2), defenses=defenses)
    table.fight()
    if klass == "wizard":
        table.answer("hex")
    table.strike("pit")
    assert "pit" not in table.options()
    refusal = table.refusal("pit")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("struck", "DD-30")
    assert table.who_is_asked() == {0: "strike"}


@rule("DD-30")
def test_sides_that_come_up_later_do_not_count_against_a_ranger() -> None:
    table = a_siege(hero=a_hero(armor=3), defenses=[a_defense("pit", "T2 T3 T4")])
    assert table.options() == {"discard"}
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-31")
def test_more_defenses_than_needed_may_strike_to_turn_a_card() -> None:
    defenses = [a_defense("pit", "T5"), a_defense("hex", "S1 S4"), a_defense("imp", "M3 M1")]
    table = a_siege(hero=a_hero(armor=2, weak="TS"), defenses=defenses)
    table.fight()
    table.strike("pit")
    assert table.options() == {"done", "hex"}  # the Minion does not match
    table.strike("hex")
    table.done()
    assert table.defenses() == {"hex": 1, "imp": 0}
    assert table.who_is_asked() == {1: "face-hero"}


# -- whole plans -----------------------------------------------------------------------------


@rule("DD-B2")
def test_without_a_plan_that_beats_the_hero_there_is_no_fight_and_no_card_turns() -> None:
    table = a_siege(
        hero=a_hero(armor=9), defenses=[a_defense("pit", "T4 T4"), a_defense("hex", "S4 S4")]
    )
    assert table.options() == {"discard"}
    refusal = table.refusal("fight")
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("DD-27", {"armor": 9})
    table.discard()
    assert table.defenses() == {"pit": 0, "hex": 0}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B2")
def test_a_card_that_leads_to_no_complete_plan_cannot_be_named() -> None:
    defenses = [a_defense("pit", "T2"), a_defense("hex", "S3"), a_defense("imp", "M1")]
    table = a_siege(hero=a_hero("thief", armor=4), defenses=defenses)
    table.fight()
    assert table.options() == {"hex", "imp"}
    refusal = table.refusal("pit")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("dead-end", "DD-38")
    table.strike("hex", "imp")
    assert table.options() == {"done"}
    assert table.who_is_asked() == {0: "strike"}


@rule("DD-B2")
def test_nothing_turns_before_the_plan_is_complete() -> None:
    defenses = [a_heavy_hitter("maul", "T3 T3"), a_defense("pit", "T2 T2"), a_defense("lid", "S1")]
    table = a_siege(hero=a_hero(armor=5), defenses=defenses)
    table.fight()
    table.strike("maul>lid", "pit")
    assert table.defenses() == {"maul": 0, "pit": 0, "lid": 0}
    assert table.zone("faced") == ["ranger"]
    table.done()
    assert table.defenses() == {"maul": 1, "pit": 1}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B3")
def test_turns_for_heavy_hitters_come_first_then_values_then_the_strikers_turn() -> None:
    defenses = [a_heavy_hitter("maul", "T3 S1"), a_defense("pit", "S9 T2 S1")]
    table = a_siege(hero=a_hero(armor=5, weak="T"), defenses=defenses)
    table.fight()
    table.strike("maul>pit")  # pit now shows T2: 3 + 2
    assert table.options() == {"pit"}
    table.strike("pit")
    table.done()
    assert table.defenses() == {"maul": 1, "pit": 2}
    assert table.zone("defeated.0") == ["ranger"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B3")
def test_a_striker_counts_with_the_value_it_has_after_all_turns() -> None:
    defenses = [a_defense("pit", "T1 T4"), a_heavy_hitter("maul", "T1"), a_defense("lid", "T1 T1")]
    table = a_siege(hero=a_hero(armor=5), defenses=defenses)
    table.fight()
    table.strike("pit", "maul")  # 1 + 1 as they lie, 4 + 1 with pit turned
    assert table.options() == {"pit"}
    table.strike("pit")
    assert table.options() == {"lid", "done"}
    table.done()
    assert table.defenses() == {"lid": 0}
    assert table.zone("defense-discard") == ["pit", "maul"]
    assert table.who_is_asked() == {1: "face-hero"}
