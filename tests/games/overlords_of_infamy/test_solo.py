"""Alone: quests, a Hero who moves at once, four difficulties and four challenges."""

from typing import Any

import pytest

from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM
from overlord.games.overlords_of_infamy.box import OF_SPOT
from overlord.games.overlords_of_infamy.fields import SPOT_NAMES
from overlord.games.overlords_of_infamy.zones import AP, FLIPPED, STIRRED, TENSION, TILE_STACK
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    END,
    How,
    Table,
    a_box,
    a_new_game,
    a_plot,
    a_quest,
    a_table,
    a_turn,
    an_event,
)

PIE = a_quest("pie", {"food": 1, "wood": 2})
BOX = a_box([a_plot("x", points=4)], quests=[PIE])
ALONE: How = {"players": 1, "box": BOX}
NO_WALLS: How = {"no-walls": "yes"}
DOWN: How = {"quests-down": ["chore-0", "chore-1", "chore-2"]}
UP: How = {"quests-up": ["pie"], "quests-down": ["chore-0", "chore-1"]}
TOP: How = {"tile-stack": ["village-1"]}


def alone(**how: Any) -> Table:
    return a_turn(**{"zones": DOWN} | ALONE | how)


def on_the_march(throw: int, **how: Any) -> Table:
    """One Harvest touches a threshold, so the Hero sets out at once."""
    table = alone(**{"tension": 2, "top": TOP} | how)
    table.load(throw)
    table.answer("b10")
    return table


@rule("OOI-130")
def test_quests_are_dealt_without_asking() -> None:
    assert len(a_new_game(1).zone("quests-down")) == 3


@rule("OOI-131")
def test_pitfalls_and_three_walls_are_out() -> None:
    table = a_new_game(1, 3)
    tiles = [table.state.box.tile(card) for card in table.state.cards(TILE_STACK)]
    assert not [tile for tile in tiles if tile.pitfall]
    assert len([tile for tile in tiles if tile.walls]) == 4
    assert len(table.zone("removed")) == 5
    assert table.seen(0, "aside") == ["?"] * 3
    assert set(a_new_game(1, 4).zone("aside")) != set(table.zone("aside"))


@rule("OOI-132")
def test_the_tension_grows_at_the_end_of_every_turn() -> None:
    assert a_table(*END, **ALONE, zones=DOWN).state[TENSION] == 1
    assert a_table(*END).state[TENSION] == 0


@rule("OOI-133", "OOI-D37")
def test_the_hero_moves_at_once_and_then_the_turn_goes_on() -> None:
    table = on_the_march(1)
    assert table.prompt == "move-hero"
    assert table.state[STIRRED] == 0
    table.answer("d6")
    assert (table.prompt, table.state[AP]) == ("act", 2)


@rule("OOI-133", "OOI-D37")
def test_once_for_an_action_with_the_plot_it_completes() -> None:
    plot = a_plot("big", "domination", cost={"conjure-ore": 2})
    table = alone(box=a_box([plot], quests=[PIE]), active={0: "big"}, tension=2, top=TOP)
    table.load(1)
    table.answer("b10")  # to three, and with the Plot to six
    assert table.prompt == "keep-plot"
    table.answer(min(table.options()))
    assert (table.prompt, table.state[TENSION]) == ("move-hero", 6)
    table.answer("d6")
    assert table.prompt == "act"


@rule("OOI-134")
def test_he_keeps_to_the_kingdom_the_zone_and_its_arms() -> None:
    table = on_the_march(4)
    s = table.state
    parts = {s.board.part[(action - OF_SPOT) // 2] for action in s.legal(0)}
    assert parts == {0, CONTESTED, CONTESTED + 3, KINGDOM}


@rule("OOI-135")
def test_with_a_quest_he_goes_to_the_closest_tile_and_liberates_it() -> None:
    table = on_the_march(2, zones=UP, land={"c6": "food-1"})
    assert table.options() == {"c6"}
    table.answer("c6")
    assert (table.stronghold, table.hero) == ({"food": 1}, "e6")
    assert table.land == {}


@rule("OOI-135")
def test_or_to_the_closest_lackey_and_ties_are_the_players_choice() -> None:
    land = {"c6": "food-1", "d7": "wood-1", "c8": "food-2"}
    tied = on_the_march(2, zones=UP, land=land, lackeys={"d7": 0}, barracks=[2])
    assert tied.options() == {"c6", "d7"}
    assert tied.why_not("d6") == ("quest-leads-elsewhere", "OOI-135")


@rule("OOI-135")
def test_the_player_chooses_between_the_closest_tile_and_the_closest_lackey() -> None:
    land = {"d7": "wood-1", "c7": "scrap-1", "c8": "food-1"}
    far: How = {"zones": UP, "land": land, "lackeys": {"c8": 0}, "barracks": [2]}
    table = on_the_march(4, **far)
    assert table.options() == {"d7", "c8"}
    table.answer("c8")
    assert (table.stronghold, table.hero) == ({"food": 1}, "e6")
    on_the_way = on_the_march(3, **far)  # one step before the Lackey, or on the tile
    assert on_the_way.options() == {"d7", "c7", "d8"}
    wrong = on_the_march(4, **far | {"lackeys": {"c7": 0}})
    assert wrong.options() == {"d7"}  # nothing there that he needs
    contested = on_the_march(4, zones=UP, land={"d7": "wood-1"}, lackeys={"e11": 0}, barracks=[2])
    shown = contested.state.board.shown
    assert ("e11" in contested.options()) == (shown[SPOT_NAMES.index("e11") // 2] in (1, 2))


@rule("OOI-135")
def test_who_works_in_the_lair_is_no_target() -> None:
    table = on_the_march(4, zones=UP, overlords=["frau-lumberwulf"])
    assert "b10" not in table.options()
    assert len(table.options()) > 6


@rule("OOI-136")
def test_without_a_target_he_is_moved_freely() -> None:
    assert len(on_the_march(1, zones=UP).options()) == 6


@rule("OOI-137")
def test_a_tile_is_turned_up_after_a_move_that_brings_nothing() -> None:
    table = on_the_march(1, top={"tile-stack": ["scrap-1"]})
    table.answer("d6")
    assert (table.stronghold, table.hero) == ({"scrap": 1}, "d6")


@rule("OOI-137")
def test_so_it_is_after_a_move_that_a_card_rolls_for() -> None:
    coffee = an_event("coffee", {"verb": "hero-moves", "amount": 0})
    walk = an_event("walk", {"verb": "hero-moves", "amount": 1})
    for event, found in ((coffee, {"scrap": 1}), (walk, {})):
        box = a_box(events=[event], quests=[PIE])
        top = {"tile-stack": ["scrap-1"], "event-deck": [event["id"]]}
        table = alone(box=box, tension=10, top=top)
        table.answer("d6")
        assert (table.stronghold, table.hero) == (found, "d6")


@rule("OOI-168", "OOI-132")
def test_what_fetch_sets_off_comes_before_the_tension_of_the_end() -> None:
    table = a_table(*END, **ALONE, zones=DOWN, overlords=["waffles"], tension=9, top=TOP)
    table.answer("b10")
    assert (table.state[FLIPPED], table.state[TENSION]) == (1, 1)
    at_once = a_table(*END, **ALONE, zones=DOWN, overlords=["waffles"], tension=5, top=TOP)
    at_once.load(1)
    at_once.answer("b10")
    assert (at_once.prompt, at_once.state[TENSION]) == ("move-hero", 6)
    at_once.answer("d6")
    assert (at_once.prompt, at_once.state[TENSION]) == ("act", 7)


@rule("OOI-161", "OOI-D42")
def test_the_duke_drafts_before_the_hero_who_moves_at_once() -> None:
    table = alone(
        overlords=["duke-daemonhammer"], tension=2, top=TOP, goods={0: {"food": 3}}, barracks=[2]
    )
    table.load(1)
    table.answer("b10")  # two more
    assert (table.prompt, table.options()) == ("draft", {"ability", "done"})
    table.answer("ability")
    assert (table.prompt, table.goods(0)) == ("draft", {"food": 3})
    table.answer("done")
    assert (table.prompt, table.field("barracks")) == ("move-hero", [2])


@rule("OOI-165", "OOI-D52")
def test_alone_the_hero_moves_at_once_after_a_flood() -> None:
    table = a_table(
        "BeginTurn",
        **ALONE,
        zones=DOWN,
        overlords=["mistress-deepgills"],
        land={"c8": "scrap-1", "c7": "wood-2"},
        lackeys={"c8": 0},
        barracks=[2],
        goods={0: {"water": 1}},
        tension=2,
        top=TOP,
    )
    table.answer("c8", "c7")
    assert (table.prompt, table.state[STIRRED]) == ("move-hero", 0)
    table.answer("d6")
    assert table.prompt == "act"


@rule("OOI-138")
def test_the_third_quest_loses_the_game() -> None:
    zones = {"quests-up": ["pie"], "quests-done": ["chore-4", "chore-5"], "quests-down": []}
    table = on_the_march(2, zones=zones, land={"c6": "food-1"}, stronghold={"wood": 2})
    table.answer("c6")
    assert table.state.over
    assert table.state.outcome().breakdown[0]["score-won"] == 0
    assert table.state.outcome().winners() == []
    assert table.state.returns()[0] < 1


@rule("OOI-139", "OOI-D38")
@pytest.mark.parametrize(
    ("mode", "target"), [("easy", 20), ("normal", 25), ("hard", 30), ("overlord", 35)]
)
def test_reaching_the_target_wins_at_once(mode: str, target: int) -> None:
    how: How = {"options": {"difficulty": mode}, "active": {0: "x"}, "goods": {0: {"water": 1}}}
    short = alone(**how, misery=[target - 5])
    assert not short.state.over
    table = alone(**how, misery=[target - 4])
    assert table.state.over
    assert table.state.outcome().breakdown[0]["score-won"] == 1
    assert table.state.outcome().winners() == [0]
    assert table.state.returns() == [1.0]


@rule("OOI-D38")
@pytest.mark.parametrize(("misery", "won"), [(21, 0), (22, 1)])
def test_when_the_events_end_the_game_the_bonus_counts(misery: int, won: int) -> None:
    table = a_table(*END, **ALONE, zones=DOWN, final=1, misery=[misery])
    assert table.state.over
    assert table.state.outcome().breakdown[0]["score-won"] == won
    assert table.state.outcome().lost == (not won)


@rule("OOI-140")
def test_challenge_no_walls() -> None:
    table = a_new_game(1, **NO_WALLS)
    tiles = [table.state.box.tile(card) for card in table.state.cards(TILE_STACK)]
    assert not [tile for tile in tiles if tile.walls]
    assert table.zone("aside") == []


@rule("OOI-141")
def test_challenge_swift_hero() -> None:
    table = on_the_march(1, options={"swift-hero": "yes"})
    assert "c6" in table.options()


@rule("OOI-142")
def test_challenge_every_level() -> None:
    levels = [a_plot("v", "villainy"), a_plot("d", "domination"), a_plot("x", points=4)]
    how: How = {
        "box": a_box(levels),
        "options": {"every-level": "yes"},
        "active": {0: "x"},
        "goods": {0: {"water": 1}},
        "misery": [40],
    }
    assert not alone(**how, zones=DOWN | {"completed.0": ["v"]}).state.over
    assert alone(**how, zones=DOWN | {"completed.0": ["v"], "used.0": ["d"]}).state.over


@rule("OOI-143")
def test_challenge_restless_hero() -> None:
    table = alone(options={"restless-hero": "yes"}, tension=10, top=TOP)
    assert (table.prompt, table.state[FLIPPED]) == ("move-hero", 1)
    assert alone(tension=10, top=TOP).prompt == "act"


@rule("OOI-137", "OOI-D4")
def test_of_two_resources_of_the_tile_turned_up_one_is_chosen() -> None:
    table = on_the_march(1, top={"tile-stack": ["water-and-food"]})
    table.answer(min(table.options()))
    assert (table.prompt, table.options()) == ("bring-home", {"water", "food"})
    table.answer("water")
    assert table.stronghold == {"water": 1}
