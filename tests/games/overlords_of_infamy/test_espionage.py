"""Espionage: contact, levels, and the five acts."""

import pytest

from overlord.core.layout import SPECTATOR
from overlord.games.overlords_of_infamy.zones import ACTIVE, ACTIVE_CHAIR, BARRACKS, POOL, TENSION
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    ESPIONAGE,
    WAY_0,
    WAY_1,
    How,
    Table,
    a_box,
    a_table,
    a_turn,
    at_espionage,
    lasting,
)


@rule("OOI-26", "OOI-79")
def test_one_act_may_follow_the_actions() -> None:
    table = a_turn(land=WAY_0 | WAY_1, infamy=[5, 5], ap=1)
    table.answer("b9")
    assert table.prompt == "spy"
    table.answer("glean-intel")
    assert table.state[ACTIVE_CHAIR] == 1


@rule("OOI-79")
def test_or_none() -> None:
    table = at_espionage()
    table.answer("done")
    assert table.state[ACTIVE_CHAIR] == 1


@rule("OOI-84", "OOI-88", "OOI-90", "OOI-D39")
def test_a_lackey_that_lies_down_spies_but_is_not_sent() -> None:
    table = at_espionage(barracks=[0, 3], resting=[2, 0], goods={1: {"wood": 1}})
    assert table.options() == {"glean-intel", "plunder", "sabotage", "done"}
    assert table.why_not("g8") == ("no-lackey", "OOI-D6")
    table.answer("sabotage")
    assert (table.field("sabotage"), table.state[POOL]) == ([0, 1], 5)
    nobody = at_espionage(barracks=[0, 3], lackeys={"b9": 0})
    assert nobody.state[ACTIVE_CHAIR] == 1  # there is nothing to ask


@rule("OOI-80")
def test_contact_at_the_common_border_needs_both() -> None:
    border = {"c8": "wood-1", "d9": "wood-2"}
    across = {"g8": "food-1", "f9": "food-2"}
    far = {"g8": "food-1", "g7": "food-2", "h7": "food-3"}  # at the other arm of chair 1
    assert a_turn(land=border | across).state.contact(0, 1)
    assert not a_turn(land=border).state.contact(0, 1)
    assert not a_turn(land=border | far).state.contact(0, 1)
    table = a_table(*ESPIONAGE, land=border | far, infamy=[5, 5])
    assert table.state[ACTIVE_CHAIR] == 1  # nothing to do, so nobody is asked


@rule("OOI-81")
def test_or_at_the_kingdom_even_of_opposite_zones() -> None:
    land = WAY_0 | {"g2": "food-1", "g3": "food-2", "f4": "food-3"}
    table = a_table(*ESPIONAGE, players=4, land=land, infamy=[5] * 4)
    assert table.state.contact(0, 2)
    assert not table.state.contact(0, 1)
    assert "f4" in table.options()


@rule("OOI-82")
def test_acts_do_not_move_the_tension() -> None:
    table = at_espionage()
    table.answer("g8")
    assert table.state[TENSION] == 0


@rule("OOI-83")
@pytest.mark.parametrize(
    ("infamy", "acts"),
    [
        (1, {"glean-intel"}),
        (2, {"glean-intel", "f7"}),
        (3, {"glean-intel", "f7", "plunder", "plunder-stronghold"}),
        (4, {"glean-intel", "f7", "plunder", "plunder-stronghold", "sabotage"}),
        (5, {"glean-intel", "f7", "plunder", "plunder-stronghold", "sabotage", "g7"}),
    ],
)
def test_acts_up_to_the_own_infamy(infamy: int, acts: set[str]) -> None:
    table = at_espionage(
        infamy=[infamy, 1],
        lackeys={"g7": 1},
        barracks=[3, 2],
        goods={1: {"wood": 1}},
        stronghold={"food": 1},
    )
    assert table.options() - {"g8", "done"} == acts
    if infamy == 1:
        assert table.why_not("f7") == ("infamy", "OOI-83")


@rule("OOI-84")
def test_glean_intel_shows_a_plot_to_one_seat_and_it_remembers() -> None:
    table = at_espionage(memory=True, players=3, land=CIRCLE, infamy=[1, 1, 1], active={1: ""})
    s = table.state
    deck = s.setup.layout.zone("knavery-deck")
    s.shuffle(deck)
    s.draw(deck, s.setup.layout.zone("active.1"))
    table.answer("glean-intel", "chair-1")
    assert table.seen(0, "active.1") == table.zone("active.1")
    assert table.seen(2, "active.1") == table.seen(SPECTATOR, "active.1") == ["?"]
    assert s[BARRACKS] == 3
    worlds = [s.determinize(0, seed) for seed in range(20)]
    zone = s.setup.layout.zone("active.1")
    assert all(world.cards(zone) == s.cards(zone) for world in worlds)
    assert any(s.determinize(2, seed).cards(zone) != s.cards(zone) for seed in range(20))


CIRCLE = {
    "c7": "wood-1",
    "c6": "wood-2",
    "h7": "food-1",
    "h6": "food-2",
    "g6": "food-3",
    "e3": "scrap-1",
    "e4": "scrap-2",
}


@rule("OOI-84")
def test_glean_intel_needs_a_lackey_at_home() -> None:
    table = at_espionage(infamy=[1, 1], barracks=[1, 3], lackeys={"c8": 0})
    assert table.options() == {"glean-intel", "done"}
    table.state[BARRACKS] = 0
    assert table.why_not("glean-intel") == ("no-lackey", "OOI-84")


@rule("OOI-D56")
def test_a_plot_that_one_knows_is_not_looked_at_again() -> None:
    how: How = {"land": WAY_0 | WAY_1, "ap": 1}
    table = a_turn(**how)
    table.state.peek(ACTIVE + 1, 0)
    table.answer("b9")
    assert table.state[ACTIVE_CHAIR] == 1  # there is nothing to ask
    rich = a_turn(**how, infamy=[3, 1], goods={1: {"wood": 1}})
    rich.state.peek(ACTIVE + 1, 0)
    rich.answer("b9")
    assert rich.why_not("glean-intel") == ("plot-known", "OOI-D56")
    new = a_turn(**how)
    new.state.peek(ACTIVE + 1, 0)
    new.state.conceal(ACTIVE + 1)  # another one lies there now
    new.answer("b9")
    assert new.options() == {"glean-intel", "done"}


@rule("OOI-85", "OOI-D6")
def test_infiltrating_takes_what_the_spot_shows() -> None:
    table = at_espionage(infamy=[2, 1])
    table.answer("g8")
    assert table.goods(0) == {"food": 1}
    assert table.lackeys == {"g8": 0}
    assert table.state[BARRACKS] == 2


@rule("OOI-85", "OOI-D7", "OOI-D15")
def test_or_adds_a_lackey_that_is_ready_and_at_six_nothing() -> None:
    land = WAY_0 | {"g8": "village-1", "g7": "food-2", "f7": "food-3"}
    table = at_espionage(land=land)
    table.answer("g8")
    assert (table.state[BARRACKS], table.state[POOL]) == (3, 2)
    six = at_espionage(land=land, barracks=[6, 3])
    six.answer("g8")
    assert (six.state[BARRACKS], six.state[POOL]) == (5, 0)


@rule("OOI-86")
def test_the_owner_cannot_use_the_spot_and_the_infiltrator_is_recalled_normally() -> None:
    how: How = {"land": WAY_0 | WAY_1, "lackeys": {"g8": 0}, "barracks": [2, 3]}
    assert a_turn(**how, chair=1).why_not("g8") == ("occupied", "OOI-41")
    table = a_turn(**how)
    table.answer("g8")
    assert table.state[BARRACKS] == 3


@rule("OOI-87", "OOI-96")
def test_a_lair_is_safe() -> None:
    table = at_espionage(lackeys={"h9": 1}, barracks=[3, 2])
    assert table.why_not("h10") == ("foreign-lair", "OOI-87")
    assert table.why_not("h9") == ("foreign-lair", "OOI-96")


@rule("OOI-110")
def test_nobody_enters_where_the_hero_stands() -> None:
    assert at_espionage(hero="g8").why_not("g8") == ("hero-there", "OOI-110")


@rule("OOI-88", "OOI-D12")
@pytest.mark.parametrize(("throw", "count"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_plundering_an_overlord(throw: int, count: int) -> None:
    table = at_espionage(infamy=[3, 1], goods={1: {"wood": 2, "food": 2}})
    table.load(throw)
    table.answer("plunder")
    assert (table.state[BARRACKS], table.state[POOL]) == (2, 4)
    for _ in range(count):
        assert table.prompt == "take-token"
        table.answer("food")
    assert table.goods(0) == ({"food": count} if count else {})
    assert table.state[ACTIVE_CHAIR] == 1


@rule("OOI-88", "OOI-D11")
def test_a_four_may_take_the_relic_in_exchange_for_the_own_one() -> None:
    table = at_espionage(goods={1: {"wood": 2, "food": 1}}, relics=["lute", "orbs"])
    table.load(4)
    table.answer("plunder")
    assert table.options() == {"wood", "food", "orbs"}
    table.answer("orbs")
    assert (table.relic(0), table.relic(1)) == ("orbs", "")
    again = at_espionage(goods={1: {"wood": 2, "food": 1}}, relics=["lute", "orbs"])
    again.load(4)
    again.answer("plunder", "wood", "wood")
    assert (again.goods(0), again.relic(1)) == ({"wood": 2}, "orbs")
    alone = at_espionage(relics=["", "orbs"])
    alone.load(4)
    alone.answer("plunder")
    assert alone.relic(0) == "orbs"


@rule("OOI-89", "OOI-D10")
@pytest.mark.parametrize(("throw", "count"), [(1, 0), (2, 0), (3, 2), (4, 3)])
def test_plundering_the_stronghold(throw: int, count: int) -> None:
    table = at_espionage(infamy=[3, 1], stronghold={"wood": 4, "food": 4}, hero="e6")
    table.load(throw)
    table.answer("plunder-stronghold")
    for _ in range(count):
        table.answer("wood")
    assert table.goods(0) == ({"wood": count} if count else {})
    border = {"c8": "wood-1", "d9": "wood-2", "g8": "food-1", "f9": "food-2"}
    away = at_espionage(land=border, stronghold={"wood": 1})
    assert away.why_not("plunder-stronghold") == ("no-way-to-kingdom", "OOI-D10")


@rule("OOI-D40", "OOI-77")
def test_nobody_plunders_for_nothing_or_with_the_last_lackey() -> None:
    table = at_espionage()
    assert table.why_not("plunder") == ("nothing-there", "OOI-D40")
    assert table.why_not("plunder-stronghold") == ("nothing-there", "OOI-D40")
    last = at_espionage(barracks=[1, 3], goods={1: {"wood": 1}})
    assert last.why_not("plunder") == ("last-lackey", "OOI-77")
    assert "glean-intel" in last.options()


@rule("OOI-90")
def test_sabotage_puts_a_token_on_a_plot_two_at_most_and_four_in_all() -> None:
    table = at_espionage(infamy=[4, 1])
    table.answer("sabotage")
    assert table.field("sabotage") == [0, 1]
    assert (table.state[BARRACKS], table.state[POOL]) == (2, 4)
    full = at_espionage(sabotage=[0, 2])
    assert full.why_not("sabotage") == ("two-tokens", "OOI-90")
    spent = at_espionage(players=3, land=CIRCLE, infamy=[5] * 3, sabotage=[2, 1, 1])
    assert spent.why_not("sabotage") == ("two-tokens", "OOI-90")


@rule("OOI-90", "OOI-80")
def test_of_several_targets_one_is_named() -> None:
    table = at_espionage(players=3, land=CIRCLE, infamy=[5] * 3, sabotage=[0, 0, 2])
    table.answer("sabotage")
    assert table.field("sabotage") == [0, 1, 2]
    table = at_espionage(players=3, land=CIRCLE, infamy=[5] * 3)
    table.answer("glean-intel")
    assert table.prompt == "spy-on"
    assert table.options() == {"chair-1", "chair-2"}


@rule("OOI-95")
def test_assassinating_replaces_the_targets_lackey() -> None:
    table = at_espionage(lackeys={"g8": 1}, barracks=[3, 2])
    table.answer("g8")
    assert table.lackeys == {"g8": 0}
    assert table.goods(0) == {"food": 1}
    assert table.state[POOL + 1] == 4


@rule("OOI-D5")
def test_but_nobody_elses() -> None:
    table = at_espionage(
        players=3, land=CIRCLE, infamy=[5] * 3, lackeys={"h6": 2, "h7": 1}, barracks=[3, 2, 2]
    )
    assert table.why_not("h6") == ("not-the-targets", "OOI-D5")
    assert "h7" in table.options()


@rule("OOI-156")
def test_affinity_counts_for_infiltrating_and_assassinating() -> None:
    how: How = {"overlords": ["duke-daemonhammer", "lord-aether"], "barracks": [3, 2]}
    for stands in ({}, {"g8": 1}):
        table = at_espionage(lackeys=stands, **how)
        table.answer("g8")
        assert table.goods(0) == {"food": 2}


@rule("OOI-169")
def test_events_change_espionage() -> None:
    def during(rule: str, amount: int = 1, infamy: int = 1) -> Table:
        box = a_box(events=[lasting("e", rule, amount)])
        return at_espionage(box=box, zones={"events": ["e"]}, left=[3], infamy=[infamy, 1])

    assert during("no-espionage").state[ACTIVE_CHAIR] == 1
    assert "g8" in during("espionage-level").options()
    twice = during("espionage-acts", infamy=2)
    twice.answer("glean-intel")
    assert twice.prompt == "spy"
    twice.answer("g8")
    assert twice.state[ACTIVE_CHAIR] == 1
