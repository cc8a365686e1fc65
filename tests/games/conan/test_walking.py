"""Walking several areas in one answer, where the way makes no difference (CO-C72)."""

import pytest

from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.games.conan.heroes.exertion import points
from overlord.games.conan.heroes.hero_acts import HeroActs
from overlord.games.conan.movement.costs import reach
from overlord.games.conan.movement.steps import model_points
from overlord.games.conan.movement.walking import Trek
from overlord.games.conan.overlord.model_acts import ModelActs
from overlord.games.conan.state import HELD, TAMED, Conan
from overlord.games.conan.table.terms import SCENARIOS
from overlord.games.conan.zones import BASE
from overlord.testing import rule
from tests.games.conan.tables import Table, fresh, with_skills


def walker(area: str, points: int) -> Table:
    """Conan with so many points, two of them without gems; the others are far away."""
    table = Table()
    table.place("a7", "shevatas", "hadrathus")
    table.place(area, "conan")
    table.gems("conan", reserve=points - 2)
    return table.act("conan", base=2)


def left(table: Table) -> int:
    return points(table.state, table.chair("conan"))


@rule("CO-C72", "CO-H62")
def test_one_answer_walks_several_areas_and_pays_for_all_of_them() -> None:
    table = walker("c2", 4)
    table.answer("c5")

    assert table.at("conan") == "c5"
    assert left(table) == 1
    moved = [table.id(numbers[-1]) for numbers in table.announced("moves")]
    assert moved[-3:] == ["c3", "c4", "c5"], "and everybody sees the way"


@rule("CO-C72", "CO-H71")
def test_gems_pay_for_what_is_beyond_the_base_points() -> None:
    table = walker("c2", 5)
    table.answer("c5")

    assert table.state[BASE + table.chair("conan")] == 0
    assert (table.held("conan", "move"), table.held("conan", "reserve")) == (1, 2)


@rule("CO-C72", "CO-H73", "CO-H75")
def test_enemies_on_the_way_cost_their_points_and_the_cheapest_way_is_taken() -> None:
    table = walker("c2", 5)
    table.place("c3", "hyenas-1", "hyenas-2")
    table.answer("c4")
    assert left(table) == 5 - 2 - 2
    table = walker("b3", 4)
    table.place("c3", "hyenas-1", "hyenas-2", "hyenas-3")
    assert "c4" not in table.options(), "1 point into c3, and 4 out of it"


@rule("CO-C72", "CO-K10", "CO-H99")
def test_no_way_leads_through_those_who_block_or_areas_that_are_full() -> None:
    table = walker("c2", 3)
    table.place("c3", "pict-warriors-1")
    assert table.options() & {"c3", "c4", "d3"} == {"c3"}
    table = walker("c2", 3)
    table.place("c3", *[f"pict-hunters-{c}-{n}" for c in ("blue", "red") for n in range(1, 5)])
    table.place("c3", "hyenas-1")
    assert not table.options() & {"c3", "c4", "d3"}


@rule("CO-C72", "CO-K10", "CO-C34")
def test_heroes_may_block_and_who_lost_blocking_does_not() -> None:
    table = Table(box=with_skills(conan=["blocking"]))
    table.place("a1", "shevatas", "hadrathus")
    table.place("c3", "conan")
    table.place("c2", "pict-hunters-blue-1")
    table.model("pict-hunters-blue-1")
    assert table.options() & {"c3", "c4", "d3"} == {"c3"}
    table = walker("c2", 4)
    table.place("c3", "pict-warriors-1")
    table.state.add_marks(table.number("pict-warriors-1"), TAMED)
    assert table.options() & {"c3", "c4", "d3"} == {"c3", "c4", "d3"}


@rule("CO-C72", "CO-K3")
def test_who_is_held_goes_nowhere_and_passes_no_other_who_holds() -> None:
    table = Table(box=with_skills(hyenas=["constriction"]))
    table.place("a7", "shevatas", "hadrathus")
    table.place("c2", "conan")
    table.place("c3", "hyenas-1")
    table.state.add_marks(table.number("conan"), HELD)
    table.act("conan", base=2)
    assert table.options() & {"c3", "c4", "d3"} == {"c3"}
    table.place("c3", "conan")
    assert table.why("c4") == ("held", "CO-K3")


@rule("CO-C72", "CO-K17")
def test_feline_grace_helps_on_the_way_too() -> None:
    table = Table(box=with_skills(conan=["feline-grace"]))
    table.place("a7", "shevatas", "hadrathus")
    table.place("c2", "conan")
    table.place("c3", "hyenas-1")
    table.gems("conan", reserve=0)
    table.act("conan", base=2).answer("c4")
    assert table.at("conan") == "c4"


@rule("CO-C72", "CO-C28")
def test_nobody_walks_through_a_hut_that_was_not_searched() -> None:
    table = walker("b1", 6)
    s = table.state
    s.wrecked |= 1 << s.board.between(table.area("b1"), table.area("b2"))
    assert "b2" in table.options(), "over the next border"
    assert "c2" not in table.options(), "through the hut it is nearer than around it"
    table = walker("b1", 6)
    s = table.state
    s.wrecked |= 1 << s.board.between(table.area("b1"), table.area("b2"))
    layout = s.setup.layout
    s.move(table.number("number-1"), layout.zone("places.0"), layout.zone("searched"))
    assert "c2" in table.options()


@rule("CO-C72", "CO-K11")
def test_nobody_breaks_a_wall_on_the_way_or_at_its_end() -> None:
    table = walker("a1", 6)
    table.carry("conan")
    assert "b2" not in table.options(), "the wall of a2 is the cheapest way in"
    table.place("a2", "conan")
    assert "b2" in table.options()
    table.answer("b2")
    assert left(table) == 6 - 3


@rule("CO-C72", "CO-H97")
def test_nobody_falls_on_the_way() -> None:
    table = Table(scenario="the-wrath-of-anu").answer("number-1")
    table.place("a2", "conan")
    table.gems("conan", reserve=0)
    table.act("conan", base=2)
    assert table.options() & {"b2", "b3", "c2"} == {"b2"}


@rule("CO-C72", "CO-C47")
def test_a_shut_door_is_opened_step_by_step() -> None:
    table = Table(scenario="for-all-of-ophirs-gold")
    table.place("d4", "shevatas")
    table.gems("shevatas", reserve=0)
    table.act("shevatas", base=9)
    assert "c4" in table.options()
    assert "b4" not in table.options()
    table.answer("c4")
    assert "b4" in table.options()
    table.answer("b4").place("d4", "shevatas")
    assert "b4" in table.act("shevatas", base=9).options(), "now that it is open"


@rule("CO-C72", "CO-C54")
def test_nobody_walks_through_the_pantry_where_somebody_waits() -> None:
    table = Table(scenario="the-wrath-of-anu").answer("number-1")
    table.place("s1", "conan")
    table.gems("conan", reserve=4)
    table.act("conan", base=2)
    assert table.options() & {"k2", "k1"} == {"k2"}
    table.place("d3", "thak-1", life=10)
    assert table.options() & {"k2", "k1"} == {"k2", "k1"}


@rule("CO-C72", "CO-K12")
def test_models_walk_far_too_and_the_evasive_past_enemies() -> None:
    table = Table()
    table.place("a1", "conan", "shevatas", "hadrathus")
    table.place("c2", "hyenas-1")
    table.gems("overlord", reserve=0)
    table.model("hyenas-1").answer("c6")
    assert table.at("hyenas-1") == "c6"
    assert table.state.points(table.number("hyenas-1")) == 1


@rule("CO-C72", "CO-K18")
def test_who_flies_names_any_area_in_reach() -> None:
    table = Table(box=with_skills(conan=["flying"]))
    table.away("shevatas", "hadrathus")
    table.place("a3", "conan")
    table.gems("conan", reserve=0)
    table.act("conan", base=2)
    assert {"a4", "a5"} <= table.options(), "over the boulder"


@rule("CO-C72", "CO-K16")
def test_nobody_leaps_on_the_way() -> None:
    table = Table(scenario="hunting-the-tigress")
    table.place("c4", "conan")
    table.gems("conan", reserve=0)
    table.act("conan", base=3)
    assert table.options() & {"e4", "e3", "f4"} == {"e4"}


@rule("CO-C72", "CO-H99")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_what_one_answer_costs_is_what_the_cheapest_way_costs(scenario: str) -> None:
    """Against the slow and simple reckoning for the board, in games of chance."""
    s = fresh(2, 5, scenario=scenario)
    assert isinstance(s, Conan)
    luck = seeded_rng(3)
    compared = 0
    while s.agenda and compared < 40:
        top = s.agenda[-1]
        who = available = -1
        if isinstance(top, HeroActs):
            who, available = s.terms.heroes[top.chair], points(s, top.chair)
        elif isinstance(top, ModelActs):
            who, available = top.who, model_points(s, top.who)
        if who >= 0:
            trek = Trek(s, who, available)
            found = {area: cost for area, cost in enumerate(trek.least) if cost >= 0}
            assert found == reach(s, who, available)
            compared += 1
        play_on(s, luck, 1)
    assert compared
