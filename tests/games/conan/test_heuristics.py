"""Judgements of some positions by a player who looks one step ahead."""

from math import exp

import pytest

from overlord.core.one_step import one_step
from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.games.conan import GAME
from overlord.games.conan.combat.hero_attack import PickTarget
from overlord.games.conan.components.vocabulary import BARRICADE, LOCK
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics import win_curves
from overlord.games.conan.heuristics.errands import clumsy, errands
from overlord.games.conan.heuristics.objectives import cards_to_fetch
from overlord.games.conan.heuristics.paths import EnemyMap, far, far_from, teleports
from overlord.games.conan.heuristics.roads import FAR, price, roads
from overlord.games.conan.heuristics.spellcraft import spell_worth
from overlord.games.conan.movement.borders import gifts
from overlord.games.conan.movement.costs import border_cost
from overlord.games.conan.state import TAMED, Conan
from overlord.games.conan.table.terms import SCENARIOS
from overlord.games.conan.zones import BOARD, OVERLORD, PLACES, SECRET, TURN
from overlord.players.greedy import Greedy
from tests.games.conan.tables import Table, a_box


def chosen(table: Table) -> str:
    """What a greedy player answers."""
    seat = table.seat
    return table.id(Greedy(1).pick(table.state, seat, table.state.legal(seat)))


def worth(table: Table) -> dict[str, float]:
    """What a greedy player thinks of each answer."""
    seat = table.seat
    options = table.state.legal(seat)
    found = one_step(table.state, seat, options, 8)
    return {table.id(action): found[i] for i, action in enumerate(options)}


def a_village(**at: str) -> Table:
    """Heroes where it is said, nobody else about."""
    table = Table()
    for hero, area in at.items():
        table.place(area, hero)
    return table


# Roads


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_road_costs_what_its_borders_cost(scenario: str) -> None:
    s = Table(scenario=scenario).state
    for who in s.cards(BOARD):
        for area in range(s.board.size):
            s.set_at(who, area)
            for other in s.board.beside[area]:
                if s.board.borders[s.board.between(area, other)].kind in (BARRICADE, LOCK):
                    continue
                cost = border_cost(s, who, other)
                assert price(s.board, area, other, gifts(s, who), s.wrecked) == max(0, cost)


def test_barricades_only_make_a_road_longer() -> None:
    table = Table(scenario="the-final-ritual")
    road = roads(table.state.board, 0, 0).away(table.area("c3"))

    assert 1 < road[table.area("c4")] < FAR


def test_enemies_on_the_way_make_it_longer_but_not_for_the_evasive() -> None:
    table = a_village(conan="d3", shevatas="d3", hadrathus="a1")
    table.place("c3", "hyenas-1", "hyenas-2")
    target = [table.area("c2")]

    assert far(table.state, EnemyMap(table.state), table.number("conan"), target) == 4
    assert far(table.state, EnemyMap(table.state), table.number("shevatas"), target) == 2


def test_who_blocks_the_way_costs_more_until_tamed() -> None:
    """CO-K10: one would have to be killed first; CO-H73: anybody else costs a point."""
    table = a_village(conan="d3", shevatas="a1", hadrathus="a1")
    table.place("d3", "pict-warriors-1", life=2)
    who, target = table.number("conan"), [table.area("c3")]

    assert far(table.state, EnemyMap(table.state), who, target) == w.BLOCKED_WAY + 2 + 1
    table.state.add_marks(table.number("pict-warriors-1"), TAMED)
    assert far(table.state, EnemyMap(table.state), who, target) == 1 + 1


def every_way(s: Conan, who: int, areas: list[int], leaving: int) -> int:
    """The same without a map: whatever leads there, by land, however long it takes to find it."""
    held = EnemyMap(s).holds(s, who)
    lanes = roads(s.board, gifts(s, who), s.wrecked).lanes
    best = FAR
    least = dict.fromkeys(range(s.board.size), FAR) | {s.at(who): 0}
    queue = [s.at(who)]
    for area in queue:
        hold = max(0, held[area])
        if area in areas:
            best = min(best, least[area] + (1 + hold) * leaving)
        for target, cost in zip(lanes[area][::2], lanes[area][1::2], strict=True):
            if least[area] + hold + cost < least[target]:
                least[target] = least[area] + hold + cost
                queue.append(target)
    return best


def test_the_cheapest_way_is_found_whoever_stands_about() -> None:
    luck = seeded_rng(6)
    detours = 0
    for scenario in SCENARIOS:
        s = GAME.new(2, 6, None, False, scenario=scenario)
        assert isinstance(s, Conan)
        while not s.over:
            for who in [s.terms.heroes[chair] for chair in s.heroes()]:
                if not teleports(s, who):
                    goals = [luck.below(s.board.size) for _ in range(1 + luck.below(3))]
                    way = far(s, EnemyMap(s), who, goals)
                    assert way == every_way(s, who, goals, 0)
                    out = far(s, EnemyMap(s), who, s.board.exits, 1)
                    assert out == every_way(s, who, s.board.exits, 1)
                    road = roads(s.board, gifts(s, who), s.wrecked).away(s.at(who))
                    detours += way > min(road[area] for area in goals)
            play_on(s, luck, 8)
    assert detours > 50


def test_who_teleports_goes_through_walls_as_far_as_gems_last() -> None:
    table = a_village(conan="a1", shevatas="a1", hadrathus="e3")
    target = [table.area("d4")]  # its flap is on the other side
    table.gems("hadrathus", reserve=5)
    assert far(table.state, EnemyMap(table.state), table.number("hadrathus"), target) == 2
    table.carry("hadrathus", "dagger-1", "yselda")  # too much to cast
    assert far(table.state, EnemyMap(table.state), table.number("hadrathus"), target) == 5


def test_a_teleportation_is_worth_the_way_that_it_saves() -> None:
    table = a_village(conan="a1", shevatas="a1", hadrathus="e3")
    who = table.number("hadrathus")
    table.gems("hadrathus", reserve=2)
    home = [table.area("a7")]

    assert far(table.state, EnemyMap(table.state), who, home) == 8
    assert far_from(table.state, EnemyMap(table.state), who, table.area("b6"), home, 0) == 2
    assert (
        far_from(
            table.state, EnemyMap(table.state), table.number("conan"), table.area("a5"), home, 0
        )
        == 2
    )
    near = spell_worth(table.state, who, table.number("teleportation"), 1)
    assert 0 < near < spell_worth(table.state, who, table.number("teleportation"), 2)
    assert table.at("hadrathus") == "e3"


# Heroes


def test_whoever_carries_yselda_goes_to_the_nearest_edge() -> None:
    table = a_village(conan="c4", shevatas="d3", hadrathus="c5")
    table.carry("shevatas", "yselda")
    table.act("shevatas", base=2)

    goal = chosen(table)
    assert goal in ("e2", "e3", "e4")
    assert chosen(table.answer(goal)) == "leave-board"


def test_nobody_leaves_an_unfinished_task_for_nothing() -> None:
    table = a_village(conan="e4", shevatas="c3", hadrathus="c5")
    table.act("conan", base=2)

    assert chosen(table) != "leave-board"


def test_the_head_waits_while_yselda_has_not_been_found() -> None:
    table = a_village(conan="e4", shevatas="c3", hadrathus="c5")
    table.carry("conan", "battle-axe", "zogar-sags-head")
    table.act("conan", base=2)

    assert chosen(table) != "leave-board"
    table.state[TURN] = 7
    assert chosen(table) == "leave-board"


def test_a_hero_enters_a_hut_that_nobody_has_searched() -> None:
    table = a_village(conan="a1", shevatas="c2", hadrathus="a7")
    table.state.apply(0, table.number("number-8"))
    table.act("shevatas", base=9)

    goal = chosen(table)
    assert goal in ("b2", "b6", "c1", "c7", "d2", "d4", "d6")
    table.answer(goal)
    assert goal in table.at("shevatas")


def test_a_spell_caster_leaves_yselda_to_the_thief() -> None:
    table = a_village(conan="c4", shevatas="c2", hadrathus="b2")
    table.lies("b2", "yselda")
    table.act("hadrathus", base=0)

    assert worth(table)["pick-up"] < worth(table)["done"]
    table.act("shevatas", base=3)
    assert chosen(table) == "b2"
    table.answer("b2")
    assert chosen(table) == "pick-up"


def test_nobody_is_sent_for_what_they_would_leave_to_another() -> None:
    table = a_village(conan="b2", shevatas="d6", hadrathus="a7")
    table.carry("conan", "battle-axe", "shield", "leather-armor-1")
    table.lies("b2", "yselda")
    s = table.state
    (fetching,) = [
        errand for errand in errands(s, EnemyMap(s), 1) if errand.weight == w.PORTER_STEP
    ]

    assert clumsy(s, table.chair("conan"), table.number("yselda"), cards_to_fetch(s))
    assert fetching.chair == table.chair("shevatas")


def test_a_thief_who_is_held_up_drops_what_makes_him_slow() -> None:
    table = a_village(conan="a1", shevatas="c3", hadrathus="a1")
    table.place("c3", "pict-warriors-1")
    table.carry("shevatas", "zogar-sags-head", "chain-mail")
    table.act("shevatas", base=3)

    assert chosen(table) == "drop"
    assert chosen(table.answer("drop")) == "chain-mail"


def test_nobody_lets_an_orb_go_off_beside_the_captive() -> None:
    table = a_village(conan="c3", shevatas="a1", hadrathus="a1")
    table.lies("c3", "yselda")
    table.carry("conan", "battle-axe", "explosive-orb-1")
    table.act("conan").answer("drop")

    assert chosen(table) == "battle-axe"


def test_blows_go_where_they_count() -> None:
    table = a_village(conan="c3", shevatas="a1", hadrathus="a1")
    table.place("c3", "giant-snake-1", life=8)
    table.place("c3", "zogar-sag-1", life=5)
    table.gems("overlord", reserve=0)
    table.act("conan")
    assert chosen(table) == "melee"
    table.answer("melee")
    assert isinstance(table.state.agenda[-1], PickTarget)
    assert chosen(table) == "zogar-sag-1"


# The Overlord


def test_a_group_gathers_before_its_first_attack() -> None:
    table = a_village(conan="c3", shevatas="a1", hadrathus="a1")
    table.gems("overlord", reserve=0)
    table.place("c3", "pict-hunters-blue-1")
    table.place("c4", "pict-hunters-blue-2", "pict-hunters-blue-3")
    table.model("pict-hunters-blue-1")
    assert chosen(table) != "melee"
    for id in ("pict-hunters-blue-2", "pict-hunters-blue-3"):
        table.place("c3", id)
    assert chosen(table) == "melee"


def test_the_overlord_sends_those_who_can_strike() -> None:
    table = a_village(conan="c3", shevatas="c3", hadrathus="a1")
    table.gems("conan", reserve=0)
    table.gems("shevatas", reserve=0)
    table.place("c4", *[f"pict-hunters-green-{n}" for n in (1, 2, 3, 4)])
    table.place("a7", *[f"pict-hunters-blue-{n}" for n in (1, 2, 3, 4)])
    table.gems("overlord", reserve=13)
    table.activate()

    assert chosen(table) == "tile-pict-hunters-green"


def test_zogar_sag_is_worth_a_guard() -> None:
    table = a_village(conan="c3", shevatas="a1", hadrathus="a1")
    table.place("c3", "zogar-sag-1", life=1)
    table.gems("overlord", reserve=6)
    table.act("conan").luck("red 3", "red 2").answer("melee", "zogar-sag-1")
    table.answer("gems-1", "battle-axe", "keep")

    assert table.prompt == "guard"
    assert chosen(table) not in ("gems-0", "gems-1")


@pytest.mark.parametrize(
    ("scenario", "each"),
    [("in-the-clutches-of-the-picts", w.RED_GEM), ("the-final-ritual", w.RED_GEM_IDLE)],
)
def test_saved_gems_wait_for_their_chance_but_not_where_places_are_fought_for(
    scenario: str, each: float
) -> None:
    table = Table(scenario=scenario)
    found = []
    for reserve in (5, 7):
        table.gems("overlord", reserve=reserve)
        found.append(judged(table)[0])
    assert found[1] - found[0] == pytest.approx(2 * (each + w.RED_GEM_AT_HAND))


def test_units_batter_down_what_keeps_them_out() -> None:
    table = Table(scenario="the-final-ritual")
    table.place("c3", "pict-hunters-red-1", "pict-hunters-red-2", "pict-hunters-red-3")
    table.model("pict-hunters-red-1")

    assert chosen(table) == "batter"


# Secrets


def judged(table: Table) -> list[float]:
    """How the Overlord stands and how the heroes do, each in their own eyes."""
    game = table.state.setup.game
    return [game.judge.score(table.state, seat) for seat in (0, 1)]


def test_heroes_do_not_judge_by_where_yselda_is() -> None:
    table = a_village(conan="c3", shevatas="c2", hadrathus="c5")
    table.state.apply(0, table.number("number-1"))
    table.act("conan", base=2)
    s = table.state
    here = judged(table)
    s.move(table.number("number-1"), SECRET + OVERLORD, PLACES + OVERLORD)
    s.move(table.number("number-8"), PLACES + OVERLORD, SECRET + OVERLORD)
    there = judged(table)

    assert here[1] == there[1]
    assert here[0] != there[0]


# Chances


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_at_the_opening_nothing_is_decided_and_the_usual_course_changes_nothing(
    scenario: str,
) -> None:
    s = GAME.new(players=2, seed=7, scenario=scenario)
    assert isinstance(s, Conan)
    curve = win_curves.win_curve(s)

    assert 0.02 < win_curves.chance(s) < 0.98
    assert win_curves.lead(s, 0) == win_curves.lead(s, 1) == 0
    assert win_curves.expectation(s, 0) + win_curves.expectation(s, 1) == pytest.approx(1)
    odds = curve.offset - curve.slope * curve.usual_lead[0]
    assert win_curves.chance(s) == pytest.approx(1 / (1 + exp(-odds)))


def test_whoever_has_more_than_usual_is_believed_to_win() -> None:
    table = a_village(conan="c4", shevatas="d3", hadrathus="c5")
    before = win_curves.chance(table.state), win_curves.expectation(table.state, 1)
    table.carry("shevatas", "yselda")
    found = win_curves.chance(table.state), win_curves.expectation(table.state, 1)
    table.state[TURN] += 3
    later = win_curves.chance(table.state)

    assert found[0] > before[0]
    assert found[1] > before[1]
    assert later < found[0]


def test_heroes_share_what_their_side_may_expect() -> None:
    s = Table(players=4).state
    chances = GAME.judge.win_chances(s)
    rewards = GAME.judge.rewards(s)

    assert chances[0] == pytest.approx(1 - win_curves.chance(s))
    assert len(set(chances[1:])) == len(set(rewards[1:])) == 1
    assert sum(chances) == pytest.approx(1)
    assert rewards[0] == win_curves.expectation(s, 0)
    assert 3 * rewards[1] == pytest.approx(win_curves.expectation(s, 1))


def test_a_scenario_that_nobody_has_measured_is_judged_from_its_opening() -> None:
    s = Table(box=a_box()).state
    s.scenario.id = "in-the-clutches-of-nobody"
    assert win_curves.win_curve(s) is win_curves.UNKNOWN
