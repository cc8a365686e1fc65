"""Nobody is asked what cannot matter: rerolls, Guards, cards and weapons (CO-C70, CO-C71)."""

import pytest

from overlord.games.conan.state import WOUNDS
from overlord.games.conan.zones import QUIET
from overlord.testing import rule
from tests.games.conan.tables import Table, with_skills

SNAKE = "giant-snake-1"


def duel(enemy: str, life: int = 1, **skills: list[str]) -> Table:
    """Conan with bare hands against somebody in c3; the Overlord has no gems."""
    table = Table(box=with_skills(**skills) if skills else None)
    table.away("shevatas", "hadrathus")
    table.place("c3", "conan")
    table.place("c3", enemy, life=life)
    table.carry("conan")
    table.gems("overlord", reserve=0)
    return table


# Rerolls


@rule("CO-C70")
def test_a_die_that_shows_its_best_is_not_rolled_again() -> None:
    table = duel(SNAKE, life=8)
    table.act("conan").luck("red 3", "red 2").answer("melee", SNAKE, "gems-2")
    assert table.options() == {"keep", "die-2"}
    assert table.why("die-1") == ("good-enough", "CO-C70")
    table.act("conan").luck("red 3", "red 3").answer("melee", SNAKE, "gems-2")
    assert table.prompt == "hero-acts"


@rule("CO-C70")
@pytest.mark.parametrize(("axes", "asked"), [(2, True), (3, False)])
def test_dice_that_kill_a_helpless_model_for_sure_are_enough(axes: int, asked: bool) -> None:
    table = duel("hyenas-1")
    table.act("conan").luck("red 2", f"red {axes - 2}")
    table.answer("melee", "hyenas-1", "gems-2")
    assert (table.prompt == "reroll") == asked, "bare hands cost 2, and a hyena has 1 life"


@rule("CO-C70")
def test_armor_and_hindering_are_reckoned_with() -> None:
    table = Table()
    table.place("c3", "shevatas", "hyenas-2")
    table.place("c5", "pict-hunters-blue-1")
    table.gems("overlord", reserve=0)
    table.carry("shevatas", "throwing-knives")
    table.act("shevatas").luck("orange 2", "orange 0", "yellow 0")
    table.answer("ranged", "pict-hunters-blue-1", "gems-2")
    assert table.prompt == "reroll", "1 for the armor, 1 for the life, 1 for the hyena"
    table.act("shevatas").luck("orange 2", "orange 1", "yellow 0")
    table.answer("ranged", "pict-hunters-blue-1", "gems-2")
    assert table.prompt == "hero-acts"


@rule("CO-C70", "CO-K29")
def test_a_model_with_gems_behind_it_may_be_guarded_unless_it_sacrifices_itself() -> None:
    table = duel("hyenas-1")
    table.gems("overlord", reserve=1)
    table.act("conan").luck("red 2", "red 1").answer("melee", "hyenas-1", "gems-2")
    assert table.prompt == "reroll"
    table = duel("captain-1", life=6)
    table.place("c3", "bossonian-guards-grey-1")
    table.gems("overlord", reserve=1)
    table.act("conan").luck("red 3", "red 2")
    table.answer("melee", "captain-1", "gems-2", "bossonian-guards-grey-1")
    assert table.prompt == "hero-acts", "2 armor, 1 life, 2 for bare hands"


@rule("CO-C70")
@pytest.mark.parametrize(("reserve", "asked"), [(0, False), (2, True)])
def test_a_caster_who_may_react_is_not_dead_for_sure(reserve: int, asked: bool) -> None:
    table = duel("zogar-sag-1")
    table.knows("zogar-sag-1", "sets-halo")
    table.gems("overlord", reserve=reserve)
    table.state[QUIET] = 1
    table.act("conan").luck("red 3", "red 3", "red 2").answer("melee", "zogar-sag-1", "gems-3")
    assert (table.prompt == "reroll") == asked


@rule("CO-C70", "CO-K4")
def test_who_strikes_on_wants_all_of_it() -> None:
    table = duel("hyenas-1")
    table.carry("conan", "battle-axe")
    table.act("conan").luck("red 2", "red 1", "red 1").answer("melee", "hyenas-1", "gems-2")
    assert table.prompt == "hero-acts"
    table = duel("hyenas-1")
    table.place("c3", "hyenas-2")
    table.carry("conan", "battle-axe")
    table.act("conan").luck("red 2", "red 1", "red 1").answer("melee", "hyenas-1", "gems-2")
    assert table.prompt == "reroll"


@rule("CO-C70")
def test_a_defence_that_stops_everything_is_enough() -> None:
    table = duel("hyenas-1")
    table.carry("conan", "leather-armor-1")
    table.model("hyenas-1").luck("orange 1", "yellow 1").answer("melee", "conan", "keep", "gems-0")
    assert table.prompt == "activate"
    table = duel("hyenas-2")
    table.carry("conan", "leather-armor-1")
    table.model("hyenas-2").luck("orange 2", "yellow 1").answer("melee", "conan", "keep", "gems-0")
    assert table.prompt == "reroll"


@rule("CO-C70", "CO-H97")
@pytest.mark.parametrize(("dice", "asked"), [((0, 0), False), ((0, 1), True)])
def test_who_falls_wants_as_little_as_possible(dice: tuple[int, int], asked: bool) -> None:
    table = Table(scenario="the-wrath-of-anu").answer("number-1")
    table.place("a2", "conan")
    table.state.terms.heroes[1:] = [table.number("conan")]
    table.carry("conan", "battle-axe", "chain-mail", "scale-mail")  # too much to leap
    table.act("conan", base=2).luck(*[f"orange {axes}" for axes in dice]).answer("b2")
    assert (table.prompt == "reroll") == asked
    if asked:
        assert table.options() == {"keep", "die-2"}


@rule("CO-C70", "CO-H52", "CO-H74")
@pytest.mark.parametrize(("axes", "asked"), [(2, True), (3, False)])
def test_a_manipulation_that_succeeds_is_enough(axes: int, asked: bool) -> None:
    table = duel("hyenas-1")
    table.place("b2", "conan", "hyenas-1")
    table.act("conan").luck("orange 2", f"orange {axes - 2}", "orange 0")
    table.answer("open-chest", "gems-3")
    assert (table.prompt == "reroll") == asked, "difficulty 2, and a hyena is in the way"


@rule("CO-C70", "CO-H54")
def test_a_throw_that_gets_there_is_enough() -> None:
    table = duel("hyenas-1")
    table.place("c6", "hyenas-1")
    table.carry("conan", "explosive-orb-1")
    table.act("conan").luck("orange 2", "orange 1", "orange 0")
    table.answer("throw", "explosive-orb-1", "c5", "gems-3")
    assert table.at("conan") == "c3"
    assert table.zone("discard") == ["explosive-orb-1"], "two areas are two symbols"


@rule("CO-C70", "CO-H93", "CO-C29")
@pytest.mark.parametrize("others", [["shevatas"], []])
def test_where_friends_or_captives_are_hit_every_die_may_be_rolled_again(others: list[str]) -> None:
    table = Table()
    table.away("conan", "shevatas")
    table.place("c3", "hadrathus")
    table.place("c5", "hyenas-1", *others)
    if not others:
        table.lies("c5", "yselda")
    table.act("hadrathus").luck("red 3", "red 3").answer("cast", "lightning-storm", "c5")
    assert table.prompt == "reroll"
    table = Table()
    table.away("conan", "shevatas")
    table.place("c3", "hadrathus")
    table.place("c5", "hyenas-1")
    table.act("hadrathus").luck("red 3", "red 3").answer("cast", "lightning-storm", "c5")
    assert table.prompt == "guard"


@rule("CO-C70", "CO-C29")
def test_a_captive_who_is_carried_counts_as_one_who_lies_there() -> None:
    table = Table()
    table.away("conan", "shevatas")
    table.place("c3", "hadrathus")
    table.place("c5", "conan")
    table.carry("conan", "yselda")
    table.place("a1", "shevatas")
    table.act("hadrathus").luck("red 3", "red 3").answer("cast", "lightning-storm", "c5")
    assert table.prompt == "reroll"


@rule("CO-C70")
def test_a_healing_that_closes_all_wounds_is_enough() -> None:
    table = Table()
    table.away("conan", "shevatas")
    table.place("c3", "hadrathus")
    table.knows("hadrathus", "mitras-healing")
    table.gems("hadrathus", reserve=6, wounds=1, fatigue=3)
    table.act("hadrathus").luck("orange 1").answer("cast", "mitras-healing")
    assert table.prompt == "hero-acts"
    assert table.state.held(table.chair("hadrathus"), WOUNDS) == 0


# Guards


@rule("CO-C70", "CO-69")
@pytest.mark.parametrize(("axes", "asked"), [(2, False), (3, True)])
def test_nobody_guards_against_what_armor_stops(axes: int, asked: bool) -> None:
    table = Table()
    table.place("c3", "conan", "pict-warriors-1")
    table.carry("conan")
    table.gems("conan", reserve=2)
    dice = ["red 3", "red 1"] if axes == 2 else ["red 3", "red 2"]
    table.act("conan").luck(*dice).answer("melee", "pict-warriors-1", "gems-2")
    assert (table.prompt == "guard") == asked, "armor 2, and bare hands cost 2"


@rule("CO-C70", "CO-K31", "CO-C32")
def test_nobody_steps_in_or_reacts_where_nothing_comes_through() -> None:
    table = Table(box=with_skills(conan=["bodyguard"]))
    table.place("c3", "conan", "hadrathus", "hyenas-1")
    table.away("shevatas")
    table.gems("overlord", reserve=0)
    table.model("hyenas-1").luck("orange 0").answer("melee", "hadrathus")
    assert table.prompt == "activate"


# Weapons and cards


@rule("CO-C71", "CO-H28")
def test_who_has_weapons_strikes_with_one_of_them() -> None:
    table = duel(SNAKE, life=8)
    table.carry("conan", "sword", "battle-axe")
    table.act("conan").answer("melee", SNAKE, "gems-1")
    assert (table.prompt, table.options()) == ("attack-with", {"sword", "battle-axe"})


@rule("CO-C71", "CO-H40")
def test_who_guards_uses_the_card_that_helps() -> None:
    table = duel("hyenas-1")
    table.carry("conan", "shield")
    table.model("hyenas-1").luck("orange 2", "orange 0", "orange 0")
    table.answer("melee", "conan", "keep", "gems-1")
    assert table.dice == ["orange", "orange"]
    table = duel("hyenas-2")
    table.carry("conan", "shield", "buckler")
    table.model("hyenas-2").luck("orange 2").answer("melee", "conan", "keep", "gems-1")
    assert (table.prompt, table.options()) == ("parry", {"shield", "buckler"})
