"""Spells: casting, limits, reactions, and each of their effects (CO-58 to CO-63, CO-H86 on)."""

import pytest

from overlord.core.vectors import append
from overlord.games.conan.combat.wounds import Die
from overlord.games.conan.heroes.heroes_turn import EndHeroesTurn
from overlord.games.conan.state import DIZZY, ROOTED, TAMED, WINGED
from overlord.games.conan.zones import BOLD, GEMS, SIDE, SPOTS
from overlord.testing import rule
from tests.games.conan.tables import Table, with_skills

SNAKE = "giant-snake-1"
CASTER = "zogar-sag-1"


def hadrathus(*spells: str, reserve: int = 99) -> Table:
    """Hadrathus in c3 with these spells as well, the others far away, no gems for the Overlord."""
    table = Table()
    table.away("conan", "shevatas")
    table.place("c3", "hadrathus")
    table.knows("hadrathus", *spells)
    table.gems("hadrathus", reserve=reserve)
    table.gems("overlord", reserve=0)
    return table


def zogar_sag(*spells: str, reserve: int = 99) -> Table:
    """Zogar Sag in c3 with these spells."""
    table = Table()
    table.away("conan", "shevatas", "hadrathus")
    table.place("c3", CASTER, life=5)
    table.knows(CASTER, *spells)
    table.gems("overlord", reserve=reserve)
    return table


@rule("CO-58", "CO-59", "CO-60")
def test_the_overlord_casts_with_the_caster_that_is_activated() -> None:
    table = zogar_sag("sets-bite", "borne-by-the-wind")
    table.place("c3", "conan")
    assert table.state.sees(1, table.state.setup.layout.zone("spells.0"))
    table.model(CASTER).answer("cast", "sets-bite")
    assert table.state.laid(table.number("sets-bite")) == 2
    assert table.held("overlord", "reserve") == 11
    table.idle()
    assert "melee" in table.options(), "in addition to moving and attacking"
    table.place("c3", "hyenas-1")
    table.model("hyenas-1")
    assert "cast" not in table.options()


@rule("CO-C16")
def test_casting_does_not_cost_base_movement() -> None:
    table = zogar_sag("borne-by-the-wind")
    table.model(CASTER).answer("cast", "borne-by-the-wind")
    assert table.state.points(table.number(CASTER)) == 3
    table = zogar_sag("sets-bite")
    table.place("c5", "conan")
    table.model(CASTER).answer("cast", "sets-bite").idle()
    assert table.state.points(table.number(CASTER)) == 0, "but a spell that attacks does"


@rule("CO-62", "CO-H87")
def test_the_gems_on_a_card_stay_within_its_limit() -> None:
    table = zogar_sag("borne-by-the-wind")
    table.model(CASTER).answer("cast", "borne-by-the-wind")
    assert table.why("cast") == ("no-spell", "CO-60")
    hero = hadrathus()
    hero.place("c5", SNAKE, life=8)
    hero.act("hadrathus").answer("cast", "lightning-storm", "c5").idle()
    assert hero.state.laid(hero.number("lightning-storm")) == 3
    hero.answer("cast")
    assert hero.why("lightning-storm") == ("spell-limit", "CO-H87")


@rule("CO-H86", "CO-K33")
def test_heroes_cast_as_an_action_if_they_are_spell_casters() -> None:
    table = hadrathus(reserve=2)
    table.act("hadrathus").answer("cast")
    assert table.why("lightning-storm") == ("too-few-gems", "CO-60")
    table.carry("hadrathus", "scale-mail")
    table.act("hadrathus")
    assert table.why("cast") == ("no-spell", "CO-H86"), "too heavy a load for a Spell Caster"


@rule("CO-H90")
def test_a_running_spell_outlives_the_skill() -> None:
    table = hadrathus()
    table.carry("hadrathus", "scale-mail")
    table.gems("hadrathus", reserve=0)
    table.place("c3", SNAKE, life=8)
    table.model(SNAKE).luck("orange 1", "orange 1", "orange 1", "red 0")
    table.answer("melee", "hadrathus").idle()
    assert table.defence == 2


@rule("CO-61", "CO-H89", "CO-H92", "CO-C32")
def test_a_reaction_spell_is_cast_when_its_caster_is_attacked() -> None:
    table = hadrathus()
    table.state.set_halo(table.number("hadrathus"), 0)
    table.state[BOLD] = 0
    table.place("c3", SNAKE, life=8)
    table.gems("hadrathus", reserve=3)
    table.model(SNAKE).luck("orange 2", "orange 2", "orange 0").answer("melee", "hadrathus", "keep")
    assert (table.prompt, table.seat) == ("react", 1)
    table.answer("mitras-halo").idle()
    assert table.defence == 2
    assert table.held("hadrathus", "wounds") == 2
    assert table.state.laid(table.number("mitras-halo")) == 3


@rule("CO-61")
def test_the_overlord_reacts_in_the_heroes_turn_without_an_activation() -> None:
    table = zogar_sag("sets-halo", reserve=2)
    table.place("c3", "conan")
    table.act("conan").luck("red 3", "red 3")
    table.answer("melee", CASTER, "gems-1", "battle-axe", "keep")
    assert (table.prompt, table.seat) == ("react", 0)
    table.answer("sets-halo")
    assert table.defence == 4
    assert table.state.laid(table.number("sets-halo")) == 2


@rule("CO-C17")
def test_a_dead_caster_reacts_no_more() -> None:
    table = zogar_sag("sets-halo")
    table.place("c3", "conan", "hyenas-1")
    table.act("conan")
    table.state.agenda = append(table.state.agenda, Die(table.number(CASTER)))
    table.state.advance()
    table.answer("melee", "hyenas-1", "gems-1", "battle-axe").idle()
    assert table.prompt == "hero-acts"


@rule("CO-C32")
def test_a_swarm_as_a_reaction_is_over_before_the_attack_goes_on() -> None:
    table = hadrathus("pestilential-swarm")
    table.carry("hadrathus")
    table.place("c3", SNAKE, life=8)
    table.gems("hadrathus", reserve=3)
    table.model(SNAKE).luck("orange 2", "orange 2", "orange 1").answer("melee", "hadrathus")
    assert table.prompt == "react", "the attack is declared"
    table.answer("no", "keep")
    assert table.prompt == "react", "the attack has been made"
    table.luck("yellow 2", "yellow 1", "yellow 0").answer("pestilential-swarm").idle()
    assert table.life(SNAKE) == 5, "no defence against it"
    assert table.announced("damage")[-1] == [5 - 2], "power 5 against the Halo"
    assert table.state.stored == []


@rule("CO-H88")
def test_attack_spells_are_defended_like_attacks() -> None:
    table = hadrathus("boris-rage")
    table.place("c5", SNAKE, life=8)
    table.act("hadrathus").luck("orange 2", "orange 2").answer("cast", "boris-rage").idle()
    assert (table.power, table.defence) == (4, 3)
    assert table.life(SNAKE) == 7


@rule("CO-H91")
def test_teleportation_goes_one_area_for_each_gem_through_anything() -> None:
    table = hadrathus(reserve=2)
    table.place("b1", "hadrathus", "pict-warriors-1")
    table.act("hadrathus").answer("cast", "teleportation")
    assert table.options() == {"gems-1", "gems-2"}
    table.answer("gems-2")
    assert {"b2", "b3", "c2"} <= table.options()
    assert "c3" not in table.options()
    table.answer("b3")
    assert table.at("hadrathus") == "b3"
    assert table.state.laid(table.number("teleportation")) == 2


@rule("CO-H86")
def test_borne_by_the_wind_lasts_for_the_turn() -> None:
    table = hadrathus("borne-by-the-wind")
    table.place("b3", "hadrathus")
    table.act("hadrathus", base=1).answer("cast", "borne-by-the-wind", "b4")
    assert table.at("hadrathus") == "b4"
    table.answer("done")
    assert not table.state.marks(table.number("hadrathus")) & WINGED


@rule("CO-60")
def test_energy_drain_tires_a_hero_beside_and_restores_the_overlord() -> None:
    table = zogar_sag("energy-drain")
    table.place("c4", "conan")
    table.gems("overlord", reserve=5, fatigue=8)
    table.gems("conan", reserve=4, fatigue=7)
    table.model(CASTER).answer("cast", "energy-drain")
    assert (table.held("conan", "reserve"), table.held("conan", "fatigue")) == (3, 8)
    assert table.held("overlord", "reserve") == 5 - 1 + 3


@rule("CO-C35")
def test_gifts_change_hands_and_healing_restores() -> None:
    table = hadrathus("gift-of-life", "mitras-healing")
    table.place("c3", "conan")
    table.gems("conan", reserve=1, wounds=10)
    table.act("hadrathus").answer("cast", "gift-of-life", "gems-2")
    assert table.held("conan", "reserve") == 3
    table.luck("orange 2").answer("cast", "mitras-healing", "conan").idle()
    assert (table.held("conan", "reserve"), table.held("conan", "wounds")) == (5, 8)


@rule("CO-C35")
def test_nobody_gives_away_the_last_gem() -> None:
    table = hadrathus("gift-of-life")
    table.place("c3", "conan")
    table.gems("hadrathus", reserve=3, wounds=7)
    table.act("hadrathus").answer("cast", "gift-of-life")
    assert table.options() == {"gems-0", "gems-1"}, "two gems lie on the card"


@rule("CO-C33")
def test_the_kiss_of_death_takes_the_caster_too() -> None:
    table = zogar_sag("kiss-of-death")
    table.place("c3", "hyenas-1")
    table.model(CASTER).luck("red 1", "red 1", "red 1").answer("cast", "kiss-of-death").idle()
    assert table.zone("dead") == ["hyenas-1", CASTER]


@rule("CO-H86")
def test_dizziness_makes_spells_dearer_until_the_next_turn() -> None:
    table = zogar_sag("magical-dizziness")
    table.place("c5", "hadrathus")
    table.gems("hadrathus", reserve=3)
    table.model(CASTER).answer("cast", "magical-dizziness")
    assert table.state.marks(table.number("hadrathus")) & DIZZY
    table.act("hadrathus").answer("cast")
    assert table.why("lightning-storm") == ("too-few-gems", "CO-60")
    table.act("hadrathus").answer("done")
    assert not table.state.marks(table.number("hadrathus")) & DIZZY


@rule("CO-C14")
def test_mind_control_leads_somebody_anywhere_without_harm() -> None:
    table = zogar_sag("mind-control")
    table.place("c6", "conan")
    table.model(CASTER).answer("cast", "mind-control", "gems-1")
    assert "conan" in table.options(), "out of sight or not"
    table.answer("conan")
    assert "c4" in table.options()
    assert "c3" not in table.options(), "1 area and 1 more for the gem"
    table.answer("c4")
    assert table.at("conan") == "c4"


@rule("CO-C14", "CO-H101")
def test_mind_control_leads_nobody_where_there_is_no_room() -> None:
    table = zogar_sag("mind-control")
    table.place("c6", "conan")
    table.place("c5", "giant-snake-1", *[f"hyenas-{n}" for n in range(1, 6)])
    table.model(CASTER).answer("cast", "mind-control", "gems-1", "conan")
    assert table.options() & {"c5", "c4", "b6", "d6"} == {"b6", "d6"}


@rule("CO-C14", "CO-K19")
def test_mind_control_leads_nobody_over_a_border_that_is_closed_to_them() -> None:
    for hero, slope in (("conan", {"a4"}), ("hadrathus", set())):  # only Conan climbs
        table = zogar_sag("mind-control")
        table.place("a3", hero)
        table.model(CASTER).answer("cast", "mind-control", "gems-1", hero)
        assert table.options() & {"a4", "b4"} == slope, "b4 is a hut of stone"


@rule("CO-C34", "CO-C64")
@pytest.mark.parametrize(("model", "mark"), [("pict-warriors-1", TAMED), ("hyenas-1", ROOTED)])
def test_possession_takes_blocking_or_roots_until_the_next_activation(
    model: str, mark: int
) -> None:
    table = hadrathus("sets-possession")
    table.place("c4", model)
    table.act("hadrathus").answer("cast", "sets-possession")
    assert table.state.marks(table.number(model)) == mark
    table.gems("overlord", reserve=9)
    table.model(model)
    if mark == ROOTED:
        assert table.why("c5") == ("possessed", "CO-C34")
    table.answer("done")
    assert not table.state.marks(table.number(model))


@rule("CO-C34")
@pytest.mark.parametrize(("aggressive", "rooted"), [(1, False), (0, True)])
def test_a_possessed_hero_is_held_until_a_turn_of_being_aggressive(
    aggressive: int, rooted: bool
) -> None:
    table = zogar_sag("sets-possession")
    table.place("c4", "conan")
    table.model(CASTER).answer("cast", "sets-possession")
    table.state[SIDE] = 1
    table.state[BOLD] = aggressive << table.chair("conan")
    table.agenda(EndHeroesTurn())
    assert bool(table.state.marks(table.number("conan")) & ROOTED) == rooted


@rule("CO-H86")
def test_telekinesis_fetches_a_light_object_in_sight() -> None:
    table = hadrathus("telekinesis")
    table.lies("c5", "crossbow")
    table.lies("c6", "scale-mail")
    table.act("hadrathus").answer("cast", "telekinesis")
    assert "crossbow" in table.carried("hadrathus")


@rule("CO-60")
def test_sets_bite_also_tires() -> None:
    table = zogar_sag("sets-bite")
    table.place("c5", "conan")
    table.gems("conan", reserve=5, fatigue=6)
    table.model(CASTER).luck("orange 0", "orange 0", "yellow 0").answer("cast", "sets-bite").idle()
    assert table.held("conan", "fatigue") == 7


@rule("CO-C65")
def test_sets_bite_on_an_ally_tires_whoever_commands_it() -> None:
    table = zogar_sag("sets-bite")
    table.state.terms.side[table.number("hyenas-1")] = 1
    table.state.terms.leads[table.chair("conan")] = True
    table.place("c5", "hyenas-1")
    table.gems("conan", reserve=5, fatigue=6)
    table.model(CASTER).luck("orange 2", "orange 2").answer("cast", "sets-bite").idle()
    assert table.at("hyenas-1") == "", "it is dead"
    assert (table.held("conan", "reserve"), table.held("conan", "fatigue")) == (4, 7)


@rule("CO-C65")
def test_sets_bite_on_a_unit_tires_the_overlord_and_on_a_mutineer_nobody() -> None:
    table = hadrathus("sets-bite")
    table.place("c4", "giant-snake-1", life=8)
    table.gems("overlord", reserve=1, fatigue=12)
    table.act("hadrathus").answer("cast", "sets-bite").idle()
    assert table.held("overlord", "reserve") == 0
    table = zogar_sag("sets-bite")
    table.state.terms.side[table.number("hyenas-1")] = 1
    table.place("c5", "hyenas-1")
    blue = range(GEMS + SPOTS, GEMS + 4 * SPOTS)
    before = [table.state[place] for place in blue]
    table.model(CASTER).luck("orange 2", "orange 2").answer("cast", "sets-bite").idle()
    assert table.at("hyenas-1") == ""
    assert [table.state[place] for place in blue] == before


@rule("CO-K33")
def test_without_the_skill_no_spell_is_cast() -> None:
    table = Table(box=with_skills(hadrathus=[]))
    table.act("hadrathus")
    assert "cast" not in table.options()
