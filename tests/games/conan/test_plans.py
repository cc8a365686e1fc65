"""Plans of a player who looks one step ahead, where things have to be done in order."""

import pytest

from overlord.core.layout import ASIDE
from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.games.conan import GAME
from overlord.games.conan.combat.wounds import remove
from overlord.games.conan.components.box import AGGRESSIVE
from overlord.games.conan.heroes.heroes_turn import TakeStance
from overlord.games.conan.heuristics import weights as w
from overlord.games.conan.heuristics.errands import Errand, errands, progress
from overlord.games.conan.heuristics.intents import next_activation
from overlord.games.conan.heuristics.objectives import wards
from overlord.games.conan.heuristics.omens import best_event, event_worth, missing
from overlord.games.conan.heuristics.paths import EnemyMap
from overlord.games.conan.heuristics.plans import (
    aim,
    at_the_door,
    breaches,
    keys,
    next_to_ask,
    planks,
    to_ask,
)
from overlord.games.conan.heuristics.roads import Roads, roads
from overlord.games.conan.heuristics.scenario_values import scenario_worth
from overlord.games.conan.heuristics.strikes import harm
from overlord.games.conan.movement.borders import gifts
from overlord.games.conan.overlord.overlord_turn import Activate
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import ACTIVATIONS, BARRICADES, DEAD, GONE, GROUND, OVERLORD, SIDE
from overlord.players.greedy import Greedy
from tests.games.conan.tables import Table

OPHIR = "for-all-of-ophirs-gold"
ANU = "the-wrath-of-anu"
RATS = "trapped-like-rats"
RITUAL = "the-final-ritual"
HEART = "in-the-heart-of-darkness"
PURSUIT = "infernal-pursuit-1"


def test_one_thing_after_another_is_where_one_escapes_or_needs_a_key() -> None:
    chained = [scenario.id for scenario in Table().state.box.scenarios if scenario.chained]
    assert chained == [OPHIR, ANU, RATS]


def errand_of(table: Table, hero: str) -> Errand:
    s = table.state
    for errand in errands(s, EnemyMap(s), 1):
        if s.terms.heroes[errand.chair] == table.number(hero):
            return errand
    raise AssertionError(f"{hero} has nothing to do")


def goes_to(table: Table, hero: str) -> set[int]:
    return set(errand_of(table, hero).areas)


def road(s: Conan, who: int) -> Roads:
    return roads(s.board, gifts(s, who), s.wrecked)


# A key, a lock, a captive


def ophir(**at: str) -> Table:
    table = Table(scenario=OPHIR)
    for hero, area in at.items():
        table.place(area, hero)
    return table


def test_first_the_captain_then_the_key_then_the_lock_then_olivia_then_away() -> None:
    table = ophir(conan="c4", shevatas="d3", hadrathus="road")
    table.place("c4", "captain-1", life=6)
    assert goes_to(table, "conan") == {table.area("c4")}
    worth = [progress(table.state, EnemyMap(table.state), 1) + scenario_worth(table.state)]

    remove(table.state, table.number("captain-1"), DEAD)
    table.lies("c4", "key")
    assert keys(table.state) == [table.number("key")]
    assert goes_to(table, "conan") == {table.area("c4")}
    worth.append(progress(table.state, EnemyMap(table.state), 1) + scenario_worth(table.state))

    table.state.move(table.number("key"), GROUND, ASIDE)
    table.carry("conan", "key")
    assert goes_to(table, "conan") == {table.area("d2"), table.area("e2")}
    worth.append(progress(table.state, EnemyMap(table.state), 1) + scenario_worth(table.state))

    table.state.wrecked |= 1 << table.state.scenario.gates[1].border
    table.carry("conan")
    assert keys(table.state) == []
    assert any(table.area("e2") in goes_to(table, hero) for hero in ("conan", "shevatas"))
    worth.append(progress(table.state, EnemyMap(table.state), 1) + scenario_worth(table.state))

    table.state.move(table.number("olivia"), GROUND, ASIDE)
    table.carry("shevatas", "olivia")
    assert errand_of(table, "shevatas").leaving == 1
    worth.append(progress(table.state, EnemyMap(table.state), 1) + scenario_worth(table.state))
    assert worth == sorted(worth)


def test_a_step_that_is_done_counts_more_than_any_way() -> None:
    table = ophir(conan="d2", shevatas="road", hadrathus="road")
    before = scenario_worth(table.state)
    table.carry("conan", "key")

    assert scenario_worth(table.state) == pytest.approx(before + 2 * w.LOCK_STAGE)


def test_who_has_nothing_to_do_follows_whoever_has_the_next_step() -> None:
    table = ophir(conan="c4", shevatas="road", hadrathus="e3")
    table.carry("conan", "key")

    assert goes_to(table, "hadrathus") == {table.area("c4")}


# Priests


def test_the_way_past_all_priests_is_the_shortest_and_every_answer_shortens_it() -> None:
    table = Table(scenario=ANU)
    table.state.apply(0, table.state.legal(0)[0])
    s = table.state
    who = table.number("conan")
    network = road(s, who)
    areas = to_ask(s)
    assert areas.bit_count() == 5
    first = next_to_ask(s, network, s.at(who), areas)
    rest = areas & ~(1 << first)
    whole = network.tour(areas)[s.at(who)]
    assert whole == network.away(s.at(who))[first] + network.tour(rest)[first]
    for area in range(s.board.size):
        if areas >> area & 1:
            assert network.tour(areas & ~(1 << area))[area] <= network.tour(areas)[area]
    assert network.tour(0) == network.out()
    assert goes_to(table, "conan") == {first}
    s[GONE] = (1 << 5) - 1
    assert to_ask(s) == 0
    assert errand_of(table, "conan").leaving == 1


# A door that only one of them can open


def test_the_thief_goes_to_the_door_and_the_others_out() -> None:
    table = Table(scenario=RATS)
    assert goes_to(table, "shevatas") == {table.area("e3"), table.area("w3")}
    assert errand_of(table, "conan").leaving == 1
    table.state.wrecked |= 1 << table.state.scenario.gates[0].border
    assert errand_of(table, "shevatas").leaving == 1


def test_a_window_that_takes_tools_is_no_way_out_for_now() -> None:
    table = Table(scenario=RATS)
    network = road(table.state, table.number("hadrathus"))

    assert network.away(table.area("e5"))[table.area("w5")] > w.LOCKED_WAY or (
        network.away(table.area("e5"))[table.area("w5")]
        == network.away(table.area("e5"))[table.area("w3")] + 1
    )


def test_who_stands_at_the_door_is_the_first_to_be_struck() -> None:
    table = Table(scenario=RATS)
    table.place("e3", "bossonian-guards-red-1")
    table.place("c4", "bossonian-guards-red-2")
    s = table.state
    assert at_the_door(s, table.area("e3"))
    assert not at_the_door(s, table.area("c4"))
    there = harm(s, table.number("bossonian-guards-red-1"), 9.0, 0.1)
    elsewhere = harm(s, table.number("bossonian-guards-red-2"), 9.0, 0.1)
    assert there == pytest.approx(elsewhere + w.DOORKEEPER_DEATH)


# The Overlord


def test_barricades_without_come_first_and_one_of_them_is_enough() -> None:
    s = Table(scenario=RITUAL).state
    assert breaches(s) == [0, 1]
    assert planks(s, 1, 2) < planks(s, -1, 0)
    s.note(BARRICADES, 1, 0)
    s.wrecked |= 1 << s.scenario.gates[1].border
    assert breaches(s) == [2]
    assert planks(s, 0, 5) > planks(s, 2, 5)
    s.note(BARRICADES, 2, 0)
    assert breaches(s) == []
    assert aim(s) == [s.at(s.scenario.aims.keep[0])]


def test_heroes_keep_to_where_the_overlord_breaks_in() -> None:
    table = Table(scenario=RITUAL)
    assert table.area("c4") in goes_to(table, "conan")
    table.state.note(BARRICADES, 0, 0)
    table.state.wrecked |= 1 << table.state.scenario.gates[0].border
    assert goes_to(table, "conan") == {table.area("b4"), table.area("c4")}


def test_the_last_blow_at_a_barricade_is_struck() -> None:
    table = Table(scenario=RITUAL)
    table.place("c3", *[f"pict-hunters-red-{n}" for n in (1, 2, 3)])
    table.state.note(BARRICADES, 0, 1)
    table.gems("overlord", reserve=0)
    table.model("pict-hunters-red-1")
    greedy = Greedy(1)
    for _ in range(20):
        if table.state.card(BARRICADES, 0) and table.state.pending() == [0]:
            table.state.apply(0, greedy.pick(table.state, 0, table.state.legal(0)))

    assert table.state.card(BARRICADES, 0) == 0


def test_who_stands_by_somebody_protected_counts() -> None:
    table = Table(scenario=HEART)
    for hero in ("conan", "shevatas", "belit"):
        table.place("road", hero)
    table.place("b6", "skuthus-1", life=5)
    alone = progress(table.state, EnemyMap(table.state), 1)
    assert wards(table.state) == []
    table.place("b6", "dark-demon-1", life=6)

    assert wards(table.state) == [table.number("dark-demon-1")]
    assert progress(table.state, EnemyMap(table.state), 1) <= alone - w.WARD - 6 * w.WARD_LIFE
    table.place("c6", "dark-demon-1", life=6)
    assert wards(table.state) == []


def test_an_event_is_worth_what_it_will_bring() -> None:
    table = Table(scenario=HEART)
    reinforce, wake = table.state.scenario.happenings
    strongest = max(table.state.box.units[unit].menace for unit in wake.what)
    assert event_worth(table.state, wake) == w.MODEL * strongest
    assert event_worth(table.state, reinforce) == w.RETURN * min(4, missing(table.state)) > 0


def chosen(table: Table) -> str:
    """What the greedy Overlord answers."""
    return table.id(Greedy(1).pick(table.state, 0, table.state.legal(0)))


def test_the_greedy_overlord_leaves_gems_for_a_second_tile() -> None:
    """An event that all gems would buy now costs one when the tile before it has been activated."""
    table = Table(scenario=PURSUIT)
    table.place("main-1", "conan", *[f"pirates-green-{n}" for n in (1, 2, 3)])
    table.place("bow-1", "shevatas")
    table.place("poop-1", "captain-1", "pirates-blue-1", "pirates-blue-2")
    table.gems("conan", reserve=0)
    table.gems("overlord", reserve=3)
    table.state[SIDE] = OVERLORD
    table.agenda(Activate(0))
    river = table.zone("river")
    assert river[0] == "tile-pirates-green"
    assert river[2] == "event-tile-1"

    assert chosen(table) == "tile-pirates-green"


def test_the_next_activation_counts_only_with_gems_and_before_the_second() -> None:
    table = Table(scenario=PURSUIT)
    table.place("main-1", "conan", "shevatas", "pirates-green-1")
    table.gems("conan", reserve=0)
    table.gems("shevatas", reserve=0)
    table.state[SIDE] = OVERLORD
    event = best_event(table.state)
    worth = {}
    for activations in (0, 1, 2):
        for reserve in (0, 1, 3):
            table.gems("overlord", reserve=reserve)
            table.state[ACTIVATIONS] = activations
            worth[activations, reserve] = next_activation(table.state)

    assert worth[1, 3] == pytest.approx(w.NEXT_TILE * (event - 3 * w.RED_GEM_PRICE))
    assert worth[1, 3] > worth[1, 1] >= worth[1, 0] == 0.0
    assert [worth[n, 3] for n in (0, 2)] == [0.0, 0.0]


def test_the_greedy_overlord_strikes_at_heroes_rather_than_mutineers() -> None:
    table = Table(scenario=PURSUIT)
    table.place("main-1", "conan", "pirates-green-1", "pirates-red-1")
    table.place("bow-1", "shevatas")
    table.carry("conan")
    table.gems("conan", fatigue=4, wounds=99)
    table.gems("overlord", reserve=0)
    table.model("pirates-green-1").answer("melee")

    assert table.options() == {"conan", "pirates-red-1"}
    assert chosen(table) == "conan"


def test_the_greedy_overlord_counts_a_fall_before_the_dice_are_settled() -> None:
    table = Table(scenario=HEART)
    for hero in ("conan", "shevatas", "belit"):
        table.place("b4", hero)
    table.place("wall-n", "bossonian-archers-grey-1")
    table.gems("overlord", reserve=5)
    table.model("bossonian-archers-grey-1")
    picked = table.id(Greedy(1).pick(table.state, 0, table.state.legal(0)))
    assert picked not in ("b3", "b5")


def test_errands_never_fail_wherever_a_game_has_come_to() -> None:
    luck = seeded_rng(9)
    met = 0
    for scenario in (OPHIR, ANU, RATS, RITUAL, HEART):
        s = GAME.new(2, 3, None, False, scenario=scenario)
        assert isinstance(s, Conan)
        while not s.over:
            for seat in (0, 1):
                met += len(errands(s, EnemyMap(s), seat))
            play_on(s, luck, 12)
    assert met > 100


def test_the_last_hero_to_take_a_stance_is_no_more_cautious_than_the_first() -> None:
    """Who has far to go and gems enough is aggressive, whoever is asked before."""
    s = GAME.new(2, 5)
    assert isinstance(s, Conan)
    greedy = Greedy(1)
    taken: list[int] = []
    while len(taken) < 3:
        seat = s.pending()[0]
        action = greedy.pick(s, seat, s.legal(seat))
        if isinstance(s.agenda[-1], TakeStance):
            taken.append(action)
        s.apply(seat, action)

    assert taken == [AGGRESSIVE] * 3
