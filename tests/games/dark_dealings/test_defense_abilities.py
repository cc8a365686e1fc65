"""Abilities of defenses: Heavy Hitter, Detour, Booster."""

import pytest

from overlord.core.errors import IllegalAction
from overlord.testing import rule
from overlord.words import Words
from tests.games.dark_dealings.tables import (
    Castle,
    a_booster,
    a_defense,
    a_detour,
    a_heavy_hitter,
    a_hero,
    a_siege,
    a_war,
    nothing_happened_next_door,
)

# -- heavy hitter ----------------------------------------------------------------------------


@rule("DD-44")
def test_before_a_heavy_hitter_strikes_another_defense_must_be_turned() -> None:
    defenses = [a_heavy_hitter("maul", "T5 T5"), a_defense("lid", "S1 S1"), a_defense("hex", "S1")]
    table = a_siege(hero=a_hero(armor=5, weak="T"), defenses=defenses)
    table.fight()
    table.strike("maul")
    assert table.who_is_asked() == {0: "rotate"}
    assert table.options() == {"lid", "hex"}
    refusal = table.refusal("maul")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("itself", "DD-44")
    table.strike("lid")
    table.done()
    assert table.defenses() == {"maul": 1, "lid": 1, "hex": 0}
    assert table.zone("defeated.0") == ["ranger"]
    assert table.who_is_asked() == {1: "face-hero"}
    assert nothing_happened_next_door(table)


@rule("DD-44")
def test_a_plain_defense_turns_no_other() -> None:
    defenses = [a_heavy_hitter("maul", "T5"), a_defense("lid", "T1 S1")]
    table = a_siege(hero=a_hero(armor=1, weak="T"), defenses=defenses)
    table.beat_it_with("lid")
    assert table.defenses() == {"maul": 0, "lid": 1}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-45")
def test_a_card_turned_for_a_heavy_hitter_may_still_strike() -> None:
    defenses = [a_heavy_hitter("maul", "T3"), a_defense("pit", "T1 T2 T9")]
    table = a_siege(hero=a_hero(armor=5, weak="T"), defenses=defenses)
    table.fight()
    table.strike("maul>pit")
    assert table.options() == {"pit"}
    assert table.refusal("pit") is None
    table.strike("pit")
    table.done()
    assert table.defenses() == {"pit": 2}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-46")
def test_a_berserker_does_not_trash_a_card_that_was_only_turned() -> None:
    defenses = [
        a_heavy_hitter("maul", "T4 T4"),
        a_defense("lid", "T1 T1"),
        a_defense("pit", "T1 T1 T1"),
    ]
    table = a_siege(hero=a_hero("berserker", armor=5), defenses=defenses)
    table.beat_it_with("maul>lid", "pit")
    assert table.defenses() == {"lid": 1}
    assert sorted(table.zone("defense-discard")) == ["maul", "pit"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-46")
def test_a_berserker_trashes_a_card_that_was_turned_and_struck() -> None:
    defenses = [a_heavy_hitter("maul", "T4 T4"), a_defense("lid", "S1 T1 T1")]
    table = a_siege(hero=a_hero("berserker", armor=5, weak="T"), defenses=defenses)
    table.beat_it_with("maul>lid", "lid")
    assert table.defenses() == {}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B9")
def test_a_heavy_hitter_may_turn_a_striker_a_detour_or_a_booster() -> None:
    defenses = [
        a_heavy_hitter("maul", "T5"),
        a_defense("pit", "T1 T1"),
        a_detour("maze", "D S2"),
        a_booster("choir", "M1 M1"),
        a_heavy_hitter("ram", "S3"),
    ]
    table = a_siege(hero=a_hero(armor=6, weak="T"), defenses=defenses)
    table.fight()
    table.strike("pit", "maul")
    assert table.options() == {"pit", "maze", "choir", "ram"}
    table.strike("maze")
    table.done()
    assert table.defenses() == {"pit": 1, "maze": 1, "choir": 0, "ram": 0}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B10")
def test_two_heavy_hitters_may_turn_each_other() -> None:
    defenses = [a_heavy_hitter("maul", "S1 T4 S1"), a_heavy_hitter("ram", "S1 T3")]
    table = a_siege(hero=a_hero(armor=7, weak="T"), defenses=defenses)
    table.fight()
    table.strike("maul")
    assert table.options() == {"ram"}
    table.strike("ram", "ram")
    assert table.who_is_asked() == {0: "rotate"}
    assert table.options() == {"maul"}
    table.strike("maul")
    table.done()
    assert table.defenses() == {"maul": 2}
    assert table.zone("defense-discard") == ["ram"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B10")
def test_each_of_two_heavy_hitters_needs_a_turn_of_its_own() -> None:
    """One spare side only: either of the two may strike, but not both."""
    defenses = [a_heavy_hitter("maul", "T4"), a_heavy_hitter("ram", "T3"), a_defense("lid", "S1")]
    table = a_siege(hero=a_hero(armor=5, weak="T"), defenses=defenses)
    assert table.options() == {"discard"}
    enough = a_siege(
        hero=a_hero(armor=5, weak="T"), defenses=[*defenses, a_defense("rug", "S1 S1")]
    )
    enough.beat_it_with("maul>lid", "ram>rug")
    assert enough.defenses() == {"rug": 1}
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-B17")
def test_two_heavy_hitters_may_turn_the_same_card_while_it_is_in_play() -> None:
    heavies = [a_heavy_hitter("maul", "T4 T1"), a_heavy_hitter("ram", "T3 T1")]
    table = a_siege(hero=a_hero(armor=7, weak="T"), defenses=[*heavies, a_defense("lid", "S1 S1")])
    table.beat_it_with("maul>lid", "ram>lid")
    assert table.defenses() == {"maul": 1, "ram": 1}
    assert table.zone("defense-discard") == ["lid"]
    thin = a_siege(hero=a_hero(armor=7, weak="T"), defenses=[*heavies, a_defense("lid", "S1")])
    assert thin.options() == {"discard"}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B17")
def test_a_card_turned_twice_to_a_matching_side_may_strike() -> None:
    defenses = [
        a_heavy_hitter("maul", "T1"),
        a_heavy_hitter("ram", "T1"),
        a_defense("pit", "S9 M9 T6"),
    ]
    table = a_siege(hero=a_hero(armor=8, weak="T"), defenses=defenses)
    table.beat_it_with("maul>pit", "ram>pit", "pit")
    assert table.defenses() == {}
    assert table.zone("defeated.0") == ["ranger"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B17")
def test_a_card_that_left_play_by_turning_neither_strikes_nor_helps_a_booster() -> None:
    defenses = [a_heavy_hitter("maul", "T2"), a_booster("choir", "T1"), a_defense("lid", "T3")]
    table = a_siege(hero=a_hero(armor=5, weak="T"), defenses=[*defenses, a_defense("rug", "S1")])
    table.fight()
    table.strike("maul", "rug")
    assert table.options() == {"choir", "lid"}  # 2 + 3 both ways
    table.strike("choir")
    assert table.options() == {"lid", "done"}
    table.done()
    short = a_siege(hero=a_hero(armor=5, weak="T"), defenses=defenses)
    short.fight()
    short.strike("choir")
    assert short.options() == {"lid"}  # the maul would have to turn one of them out of play
    short.strike("lid")
    assert short.options() == {"done"}
    assert table.who_is_asked() == {1: "face-hero"}


# -- detour ----------------------------------------------------------------------------------


@rule("DD-47")
def test_a_detour_sends_the_hero_to_the_bottom_and_turns_up_the_next() -> None:
    later = [a_hero(id="second"), a_hero(id="third")]
    defenses = [a_detour("maze", "D S2"), a_defense("pit", "T1 T1")]
    table = a_siege(hero=a_hero(id="first"), defenses=defenses, later=later)
    assert table.options() == {"fight", "discard", "maze"}
    table.answer("maze")
    assert table.zone("faced") == ["second"]
    assert table.zone("pile.0") == ["first", "third"]
    assert table.zone("hero-discard") == []
    assert table.defenses()["pit"] == 0
    assert table.who_is_asked() == {0: "face-hero"}
    assert table.zone("pile.1") == ["next-door-hero"]


@rule("DD-48")
def test_a_wizard_sent_away_costs_nothing() -> None:
    table = a_siege(
        hero=a_hero("wizard"),
        defenses=[a_detour("maze", "D S2"), a_defense("pit", "T1 T1")],
        later=[a_hero(armor=1)],
    )
    table.answer("maze")
    assert table.zone("defense-discard") == []
    assert table.defenses() == {"maze": 1, "pit": 0}
    assert table.zone("faced") == ["ranger"]
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-B6")
@pytest.mark.parametrize(
    ("sides", "left", "discard"),
    [("D S2", {"maze": 1, "pit": 0}, []), ("D", {"pit": 0}, ["maze"])],
)
def test_using_a_detour_costs_its_side(
    sides: str, left: dict[str, int], discard: list[str]
) -> None:
    defenses = [a_detour("maze", sides), a_defense("pit", "T1 T1")]
    table = a_siege(hero=a_hero(), defenses=defenses, later=[a_hero(id="second")])
    table.answer("maze")
    assert table.defenses() == left
    assert table.zone("defense-discard") == discard
    assert table.options() == {"fight", "discard"}
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-B7")
def test_a_detour_needs_another_hero_in_the_pile() -> None:
    table = a_siege(hero=a_hero(), defenses=[a_detour("maze", "D S2"), a_defense("pit", "T1")])
    assert table.options() == {"fight", "discard"}
    refusal = table.refusal("maze")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("detour-last", "DD-B7")
    assert Words("en", "dark-dealings").refusal(refusal) == (
        "A Detour turns up a new hero, and your pile is empty (DD-B7)"
    )
    with pytest.raises(IllegalAction, match="DD-B7"):
        table.answer("maze")
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-B7")
def test_it_is_the_own_pile_that_counts_for_a_detour() -> None:
    heroes = [a_hero(id="last"), a_hero(id="first"), a_hero(id="second")]
    one = Castle(heroes[:1], [a_detour("maze", "D S2")])
    other = Castle(heroes[1:], [a_detour("fog", "D S2")])
    table = a_war(one, other)
    assert table.refusal("maze") is not None
    table.discard()
    assert table.who_is_asked() == {1: "face-hero"}
    assert table.refusal("fog") is None
    assert "fog" in table.options()
    table.discard()
    assert table.refusal("fog") is not None


@rule("DD-44", "DD-B17")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_the_stronger_of_two_heavy_hitters_is_thought_of(order: tuple[int, ...]) -> None:
    """Only the maul reaches the Armor, together with the pit that is turned for it."""
    cards = [a_heavy_hitter("maul", "T5"), a_heavy_hitter("club", "T1"), a_defense("pit", "S1 T3")]
    table = a_siege(a_hero(armor=8, weak="T"), [cards[place] for place in order])
    assert table.options() == {"fight", "discard"}
    table.beat_it_with("maul>pit", "pit")
    assert table.zone("defeated.0") == ["ranger"]


@rule("DD-B8")
@pytest.mark.parametrize("weak", ["T", "S", "M"])
def test_a_detour_matches_any_hero(weak: str) -> None:
    table = a_siege(
        hero=a_hero(armor=9, weak=weak),
        defenses=[a_detour("maze", "D S2")],
        later=[a_hero(id="second")],
    )
    assert table.options() == {"discard", "maze"}
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-B21")
def test_detours_may_be_used_again_and_again_before_the_choice_to_fight() -> None:
    defenses = [a_detour("maze", "D D S1"), a_detour("fog", "S1 D"), a_detour("loop", "S1 D")]
    table = a_siege(
        hero=a_hero(armor=1, id="first"),
        defenses=defenses,
        later=[a_hero(id="second")],
        turned={"loop": 1},
    )
    assert table.options() == {"fight", "discard", "maze", "loop"}  # the fog shows its strike
    table.answer("maze")
    table.answer("maze")
    assert table.zone("faced") == ["first"]
    assert table.options() == {"fight", "discard", "loop"}
    table.answer("loop")
    assert table.zone("faced") == ["second"]
    assert table.defenses() == {"maze": 2, "fog": 0}
    table.fight()
    assert table.options() == {"maze", "fog"}
    assert table.who_is_asked() == {0: "strike"}


@rule("DD-B21")
def test_once_the_fight_has_begun_a_detour_is_no_answer() -> None:
    table = a_siege(
        hero=a_hero(armor=2),
        defenses=[a_defense("pit", "T2"), a_detour("maze", "D S2")],
        later=[a_hero(id="second")],
    )
    table.fight()
    assert table.options() == {"pit"}
    assert table.who_is_asked() == {0: "strike"}


# -- booster ---------------------------------------------------------------------------------


def the_choir_alone_beats(armor: int, others: list[str]) -> bool:
    """A sure Minion stands by, so that the fight may begin whatever the choir is worth."""
    defenses = [a_booster("choir", "T1"), a_defense("sure", "M60"), *map(a_defense, "abc", others)]
    table = a_siege(hero=a_hero(armor=armor, weak="TM"), defenses=defenses)
    table.fight()
    table.strike("choir")
    return "done" in table.options()


@rule("DD-49")
@pytest.mark.parametrize(
    ("others", "strike"),
    [
        ([], 1),
        (["T1 S1"], 2),
        (["S1 T1"], 1),
        (["TS1", "TM1"], 3),
        (["SM1", "T1"], 2),
    ],
)
def test_a_booster_grows_by_1_for_each_other_defense_of_its_type(
    others: list[str], strike: int
) -> None:
    assert the_choir_alone_beats(strike, others)
    assert not the_choir_alone_beats(strike + 1, others)


@rule("DD-49")
def test_a_defense_next_door_does_not_help_a_booster() -> None:
    table = a_siege(hero=a_hero(armor=2), defenses=[a_booster("choir", "T1")])
    assert table.defenses(1) == {"next-door-broom": 0}  # a Trap as well
    assert table.options() == {"discard"}
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-B28")
def test_a_booster_counts_defenses_that_do_not_strike() -> None:
    defenses = [a_booster("choir", "TS1 T1"), a_defense("hex", "S1 S1"), a_booster("band", "T1 T1")]
    table = a_siege(hero=a_hero(armor=3, weak="T"), defenses=defenses)
    table.beat_it_with("choir")  # the hex cannot strike, the band does not: 1 + 2
    assert table.defenses() == {"choir": 1, "hex": 0, "band": 0}
    assert table.zone("defeated.0") == ["ranger"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B28")
def test_a_booster_counts_defenses_that_strike_beside_it() -> None:
    defenses = [a_booster("choir", "T1 T1"), a_defense("pit", "T2 S1"), a_detour("maze", "D T1")]
    table = a_siege(hero=a_hero("thief", armor=4, weak="T"), defenses=defenses)
    table.beat_it_with("pit", "choir")  # 2, and 1 + 1 before the pit turns
    assert table.defenses() == {"choir": 1, "pit": 1, "maze": 0}
    assert table.who_is_asked() == {1: "face-hero"}
