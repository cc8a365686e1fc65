"""The last gem, the first area, who is dead already: where a rule just holds or just not."""

import pytest

from overlord.core.errors import OverlordError
from overlord.core.vectors import append
from overlord.games.conan.combat.wounds import Die
from overlord.games.conan.heroes.heroes_turn import Recover
from overlord.games.conan.overlord.reinforcement import enter
from overlord.games.conan.zones import BODIES, BOLD, QUIET
from overlord.testing import rule
from tests.games.conan.tables import Table, with_skills

SNAKE = "giant-snake-1"
SWARM = "pestilential-swarm"


@rule("CO-C50", "CO-H48")
@pytest.mark.parametrize("gems", [0, 1])
def test_a_body_is_hidden_with_the_last_gem(gems: int) -> None:
    table = Table(scenario="trapped-like-rats")
    for token in (1, 11, 21):
        table.answer(f"number-{token}")
    table.place("r3", "conan")
    table.state.put(BODIES, table.area("r3"))
    table.gems("conan", reserve=gems)
    table.act("conan")
    assert ("hide-body" in table.options()) == (gems == 1)


@rule("CO-C70", "CO-C50")
def test_while_it_is_quiet_a_model_is_as_helpless_as_without_gems() -> None:
    table = Table()
    table.away("shevatas", "hadrathus")
    table.place("c3", "conan", "hyenas-1")
    table.carry("conan")
    table.gems("overlord", reserve=5)
    table.state[QUIET] = 1
    table.act("conan").luck("red 2", "red 1").answer("melee", "hyenas-1", "gems-2")
    assert table.prompt == "hero-acts"


@rule("CO-C53")
def test_a_saved_table_names_priests_by_their_number() -> None:
    table = Table(scenario="the-wrath-of-anu").answer("number-2")
    position = table.state.to_json()
    fields = position["fields"]
    assert isinstance(fields, dict)
    fields["gone"] = [-1]
    with pytest.raises(OverlordError, match="gone"):
        table.state.setup.game.from_json(position)


@rule("CO-H48", "CO-H49")
def test_one_may_take_from_another_with_empty_hands() -> None:
    table = Table()
    table.away("hadrathus")
    table.place("c3", "conan", "shevatas")
    table.carry("conan")
    table.act("conan")
    assert "take" in table.options()
    assert table.why("give") == ("nobody-here", "CO-H49")


@rule("CO-H10", "CO-H11")
def test_three_dead_heroes_help_no_more_than_two() -> None:
    table = Table(heroes="most")
    for hero in ("shevatas", "hadrathus", "belit"):
        table.dies(hero)
    table.gems("conan", reserve=0, fatigue=99)
    table.state[BOLD] = 1 << table.chair("conan")
    Recover().run(table.state)
    assert table.held("conan", "reserve") == 4


@rule("CO-H54", "CO-H48")
def test_catching_takes_a_gem() -> None:
    table = Table()
    table.away("hadrathus")
    table.place("c3", "conan")
    table.place("c5", "shevatas")
    table.act("conan").luck("orange 2", "orange 2", "orange 2")
    table.state[BOLD] = 0b1110
    table.answer("throw", "shield", "c5", "gems-3").idle()
    assert table.prompt == "catch"
    table.answer("yes")
    assert "shield" in table.carried("shevatas")
    assert table.held("shevatas", "manipulation") == 1


@rule("CO-43")
@pytest.mark.parametrize("gems", [1, 2])
def test_clearing_the_river_takes_two_gems_wherever_they_lie(gems: int) -> None:
    table = Table()
    table.gems("overlord", reserve=0, fatigue=gems, wounds=99)
    table.activate()
    assert ("clear-river" in table.options()) == (gems == 2)


@rule("CO-K8", "CO-C32")
def test_nobody_strikes_back_at_the_dead() -> None:
    table = Table(box=with_skills(hadrathus=["spell-caster", "counterattack", "reach"]))
    table.away("conan", "shevatas")
    table.place("e7", "hadrathus")
    table.place("e7", SNAKE, life=1)
    table.knows("hadrathus", SWARM)
    table.gems("hadrathus", reserve=3, fatigue=99)
    table.model(SNAKE).luck("orange 2", "orange 2", "orange 1").answer("melee", "hadrathus", "no")
    table.answer("keep")
    assert table.prompt == "react"
    table.luck("yellow 2", "yellow 0", "yellow 0").answer(SWARM).idle()
    assert table.at(SNAKE) == ""
    assert table.prompt == "activate"


@rule("CO-82")
def test_whoever_comes_onto_the_board_comes_from_nowhere() -> None:
    table = Table()
    enter(table.state, table.number("hyenas-1"), table.area("c3"))
    assert table.announced("moves")[-1] == [-1, table.state.board.first + table.area("c3")]


@rule("CO-C32", "CO-C72")
def test_a_hero_passes_a_caster_step_by_step_too() -> None:
    table = Table()
    table.away("shevatas", "hadrathus")
    table.place("c2", "conan")
    table.place("c3", "zogar-sag-1", life=5)
    table.knows("zogar-sag-1", SWARM)
    table.gems("conan", reserve=4)
    table.gems("overlord", reserve=3)
    table.act("conan", base=2)
    assert table.options() & {"c3", "c4"} == {"c3"}
    table.gems("overlord", reserve=2)
    assert table.options() & {"c3", "c4"} == {"c3", "c4"}


@rule("CO-C72")
def test_nobody_walks_to_where_they_stand() -> None:
    table = Table()
    table.place("c3", "conan", "hyenas-1")
    assert "c3" not in table.act("conan", base=2).options()
    assert "c3" not in table.model("hyenas-1").options()


@rule("CO-C72")
def test_the_last_point_is_enough() -> None:
    table = Table()
    table.away("shevatas", "hadrathus")
    table.place("c3", "conan")
    table.gems("conan", reserve=0)
    assert {"c4", "c5"} <= table.act("conan", base=2).options()
    assert table.act("conan", base=1).options() & {"c4", "c5"} == {"c4"}


@rule("CO-36")
def test_nothing_clings_to_the_dead() -> None:
    table = Table()
    table.place("c3", "hyenas-1", "conan")
    table.state.set_marks(table.number("hyenas-1"), 31)
    table.act("conan")
    table.state.agenda = append(table.state.agenda, Die(table.number("hyenas-1")))
    table.state.advance()
    assert table.state.marks(table.number("hyenas-1")) == 0


@rule("CO-C70", "CO-H42")
def test_nobody_rerolls_armor_against_a_blow_without_power() -> None:
    table = Table()
    table.away("shevatas", "hadrathus")
    table.place("c3", "conan", "hyenas-1")
    table.carry("conan", "leather-armor-1")
    table.gems("overlord", reserve=0)
    table.model("hyenas-1").luck("orange 0", "yellow 1").answer("melee", "conan")
    assert table.prompt == "activate"
    assert table.defence == 1


@rule("CO-K11", "CO-K18")
@pytest.mark.parametrize(("skill", "wrecked"), [("flying", False), ("wall-wrecker", True)])
def test_who_flies_over_a_wall_leaves_it_whole(skill: str, wrecked: bool) -> None:
    table = Table(box=with_skills(conan=[skill]))
    table.away("shevatas", "hadrathus")
    table.place("b1", "conan")
    table.act("conan", base=2).answer("b2")
    assert table.at("conan") == "b2"
    assert bool(table.state.wrecked) == wrecked


@rule("CO-H107")
@pytest.mark.parametrize(("fatigue", "wounds"), [(3, 0), (0, 3)])
def test_a_potion_helps_against_what_there_is(fatigue: int, wounds: int) -> None:
    table = Table()
    table.carry("conan", "life-potion-1")
    table.gems("conan", reserve=8, fatigue=fatigue, wounds=wounds)
    table.act("conan").answer("drink", "life-potion-1")
    left = (table.held("conan", "fatigue"), table.held("conan", "wounds"))
    assert left == (max(0, fatigue - 2), max(0, wounds - 2))
    assert table.held("conan", "reserve") == 10
