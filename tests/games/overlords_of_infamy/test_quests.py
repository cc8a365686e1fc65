"""Hero's Quests: turning them up, following them, completing them."""

import pytest

from overlord.core.layout import SPECTATOR
from overlord.games.overlords_of_infamy.hero import quests
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import (
    WAY_0,
    How,
    Table,
    a_box,
    a_march,
    a_new_game,
    a_quest,
    a_turn,
)

PIE = a_quest("pie", {"food": 1, "wood": 2})
SOUP = a_quest("soup", {"water": 2, "fauna": 1})
LAMP = a_quest("lamp", {"sparktech": 3}, {"verb": "desert", "who": "all"})
BOX = a_box(quests=[PIE, SOUP, LAMP])
YES: How = {"options": {"quests": "yes"}, "box": BOX}
DOWN: How = {"quests-down": ["chore-0", "chore-1", "chore-2"]}


def up(*cards: str) -> How:
    down = [f"chore-{n}" for n in range(3 - len(cards))]
    return {**YES, "zones": {"quests-up": list(cards), "quests-down": down}}


def bring(table: Table, kind: str, count: int) -> None:
    """Put tokens into the Stronghold, as an effect of that size would."""
    s = table.state
    kinds = ["water", "food", "wood", "fauna", "scrap", "sparktech", "conjure-ore"]
    s.mark = len(s.agenda)
    s.shift(5, 4, kinds.index(kind), count)
    quests.turn_up_quests(s, count)
    s.advance()


@rule("OOI-120")
def test_three_quests_lie_face_down() -> None:
    table = a_new_game(2, quests="yes")
    assert table.seen(0, "quests-down") == table.seen(SPECTATOR, "quests-down") == ["?"] * 3
    assert a_new_game(2).zone("quests-down") == []


@rule("OOI-121", "OOI-D23")
@pytest.mark.parametrize(
    ("before", "added", "turned"),
    [(2, 1, 1), (1, 2, 1), (2, 2, 0), (3, 1, 0), (2, 3, 1), (1, 6, 1)],
)
def test_a_multiple_of_three_or_three_at_once_turns_up_one(
    before: int, added: int, turned: int
) -> None:
    table = a_turn(**YES, zones=DOWN, stronghold={"scrap": before} if before else {})
    bring(table, "wood", added)
    assert len(table.zone("quests-up")) == turned


@rule("OOI-121")
def test_what_adds_nothing_turns_up_nothing() -> None:
    table = a_turn(**YES, zones=DOWN, stronghold={"scrap": 3})
    bring(table, "wood", 0)
    assert table.zone("quests-up") == []


@rule("OOI-164", "OOI-D50")
def test_armor_plating_helps_against_a_quest_once_more() -> None:
    how = up("lamp")
    menace: How = {"overlords": ["the-menace-in-metal", "lord-aether"], "plated": 0b11}
    table = a_turn(**how, **menace, stronghold={"sparktech": 2})
    bring(table, "sparktech", 1)
    assert table.zone("quests-done") == ["lamp"]
    assert table.field("pool") == [3, 4]


@rule("OOI-122")
def test_without_an_open_quest_he_is_moved_freely() -> None:
    land = {"d7": "food-1"}
    assert len(a_march(1, **YES, zones=DOWN, land=land).options()) == 6


@rule("OOI-123", "OOI-D36")
def test_what_he_stands_on_is_no_target_any_more() -> None:
    table = a_march(1, **up("pie"), hero="d7", land={"d7": "food-1", "c7": "wood-1"})
    assert table.options() == {"c7"}


@rule("OOI-123", "OOI-D36")
def test_with_one_he_goes_straight_to_the_nearest_thing_he_needs() -> None:
    near = a_march(4, **up("pie"), land={"d7": "food-1", "c8": "wood-1"})
    assert near.options() == {"d7"}
    far = a_march(1, **up("pie"), land={"c6": "food-1"})
    assert far.options() == {"d6"}
    assert far.why_not("e5") == ("quest-leads-elsewhere", "OOI-123")
    nothing = a_march(1, **up("pie"), land={"d7": "scrap-1"})
    assert len(nothing.options()) == 6
    done = a_march(1, **up("pie"), land={"d7": "food-1"}, stronghold={"food": 1})
    assert len(done.options()) == 6


@rule("OOI-D36")
def test_a_contested_space_draws_him_only_while_a_lackey_stands_there() -> None:
    how: How = {**up("soup")}
    assert len(a_march(2, **how).options()) == 18
    table = a_march(2, **how, lackeys={"e8": 0}, barracks=[2, 3])
    assert table.options() == {"e8"}
    nearer = a_march(4, **how, land={"c8": "water-village"}, lackeys={"e8": 0}, barracks=[2, 3])
    assert nearer.options() == {"e8"}  # only alone does each kind of target count


@rule("OOI-D36")
def test_if_no_way_leads_there_he_is_free() -> None:
    table = a_march(1, **up("pie"), land={"d7": "wood-wall"}, walls={"d7": 63})
    assert len(table.options()) == 6


@rule("OOI-124")
def test_killing_and_liberating_bring_a_resource_and_no_tile_is_turned_up() -> None:
    table = a_march(1, **YES, zones=DOWN, hero="d6", land={"d7": "wood-1"}, top=TOP)
    table.answer("d7", "liberate")
    assert (table.stronghold, table.hero) == ({"wood": 1}, "e6")


TOP: How = {"tile-stack": ["scrap-1"]}


@rule("OOI-125")
def test_after_any_other_move_a_tile_is_turned_up_for_him() -> None:
    table = a_march(1, **YES, zones=DOWN, top=TOP)
    table.answer("d6")
    assert (table.stronghold, table.hero) == ({"scrap": 1}, "d6")
    assert table.zone("tile-stack")[0] == "scrap-1"
    stays = a_march(1, **YES, zones=DOWN, hero="d6", land={"d7": "wood-1"}, top=TOP)
    stays.answer("d7", "stay")
    assert (stays.stronghold, stays.hero) == ({"scrap": 1}, "d7")
    killed = a_march(1, **YES, zones=DOWN, lackeys={"d6": 0}, barracks=[2, 3], top=TOP)
    killed.answer("d6")
    assert (killed.stronghold, killed.hero) == ({"scrap": 1}, "e6")


@rule("OOI-125")
def test_a_tile_with_two_resources_lets_the_mover_choose_and_one_without_gives_none() -> None:
    two = a_march(1, **YES, zones=DOWN, top={"tile-stack": ["wood-and-fauna"]})
    two.answer("d6", "fauna")
    assert two.stronghold == {"fauna": 1}
    none = a_march(1, **YES, zones=DOWN, top={"tile-stack": ["village-1"]})
    none.answer("d6")
    assert none.stronghold == {}
    plain = a_march(1, top=TOP)
    plain.answer("d6")
    assert plain.stronghold == {}


@rule("OOI-126")
def test_a_pitfall_adds_nothing() -> None:
    table = a_march(1, **YES, zones=DOWN, hero="d6", land={"d7": "pitfall-1"}, top=TOP)
    table.answer("d7")
    assert table.stronghold == {}


@rule("OOI-127")
def test_a_quest_that_matches_is_completed_at_once() -> None:
    table = a_turn(**up("lamp"), stronghold={"sparktech": 2, "wood": 2})
    before = table.zone("quest-deck")
    bring(table, "sparktech", 1)
    assert table.zone("quests-done") == ["lamp"]
    assert table.stronghold == {"wood": 2}
    assert table.field("pool") == [4, 4]
    assert len(table.zone("quests-down")) == 3
    assert table.zone("quest-deck") == before[:-1]


@rule("OOI-128")
def test_of_several_the_active_player_names_the_first() -> None:
    table = a_turn(**up("pie", "soup"), stronghold={"food": 1, "wood": 2, "water": 2})
    bring(table, "fauna", 1)
    assert (table.prompt, table.asked) == ("choose-quest", 0)
    table.answer("soup")
    assert table.zone("quests-done") == ["soup", "pie"]


@rule("OOI-129")
def test_the_third_quest_ends_the_game_and_all_lose() -> None:
    how = up("lamp")
    zones = {"quests-up": ["lamp"], "quests-done": ["pie", "soup"], "quests-down": []}
    table = a_turn(**how | {"zones": zones}, stronghold={"sparktech": 2})
    bring(table, "sparktech", 1)
    assert table.state.over
    assert table.state.outcome().winners() == []
    assert table.state.returns() == [0.0, 0.0]


def test_the_way_is_open() -> None:
    assert "d7" in a_march(2, land=WAY_0).options()
