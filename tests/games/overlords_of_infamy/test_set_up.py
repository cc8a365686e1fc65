"""Set-up: decks, Overlords, Lackeys, the first Plots, and who begins."""

import pytest

from overlord.core.errors import BadOption
from overlord.core.layout import SPECTATOR
from overlord.games.overlords_of_infamy import GAME
from overlord.games.overlords_of_infamy.marks import VILLAGE
from overlord.games.overlords_of_infamy.zones import ACTIVE_CHAIR, FIRST, HERO, SYMBOL_ON, TENSION
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import Table, a_box, a_new_game


@rule("OOI-3")
def test_everybody_chooses_an_overlord_from_the_first_player_on() -> None:
    table = a_new_game(3, 5)
    order = []
    while table.prompt == "pick-overlord":
        order.append(table.asked)
        assert len(table.options()) == 12 - len(order)
        table.answer(min(table.options()))
        if len(table.state.pending()) > 1:
            break
    first = table.state[FIRST]
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert [len(table.zone(f"overlord.{i}")) for i in range(3)] == [1, 1, 1]


@rule("OOI-3")
def test_or_overlords_are_drawn() -> None:
    table = a_new_game(4, overlords="drawn")
    drawn = {table.zone(f"overlord.{i}")[0] for i in range(4)}
    assert len(drawn) == 4
    assert drawn != {a_new_game(4, 1, overlords="drawn").zone(f"overlord.{i}")[0] for i in range(4)}


@rule("OOI-4", "OOI-13")
def test_a_lair_has_a_village_and_the_resource_of_its_overlord() -> None:
    table = a_new_game(2, overlords="drawn")
    s = table.state
    for chair in (0, 1):
        zone = s.board.zones[chair]
        assert s[SYMBOL_ON + 2 * zone.village] == VILLAGE
        lair = s.box.overlord(s.card(s.setup.layout.zone(f"overlord.{chair}"), 0)).lair
        assert s[SYMBOL_ON + 2 * zone.resource] == lair
        assert s[SYMBOL_ON + 2 * zone.barracks] < 0


@rule("OOI-5", "OOI-6", "OOI-8", "OOI-14")
def test_lackeys_tracks_and_hero_at_the_start() -> None:
    table = a_new_game(4)
    s = table.state
    assert (table.field("barracks"), table.field("pool")) == ([3] * 4, [3] * 4)
    assert [s.in_play(chair) for chair in range(4)] == [3] * 4
    assert (table.field("infamy"), s[TENSION], s[HERO]) == ([1] * 4, 0, s.board.stronghold)


@rule("OOI-7")
def test_all_decks_are_shuffled_and_lie_face_down() -> None:
    one, other = a_new_game(4, 1), a_new_game(4, 2)
    for deck in ("knavery-deck", "villainy-deck", "domination-deck", "event-deck", "tile-stack"):
        assert one.zone(deck) != other.zone(deck)
        assert sorted(one.zone(deck)) != one.zone(deck)
        assert set(one.seen(0, deck)) == {"?"}


@rule("OOI-9")
def test_two_knavery_plots_each_of_which_one_is_kept_in_secret() -> None:
    table = a_new_game(3, overlords="drawn")
    bottom = table.zone("knavery-deck")
    offers = [table.zone(f"offer.{chair}") for chair in range(3)]
    assert table.state.pending() == [0, 1, 2]
    for chair in (1, 2, 0):
        assert table.options(chair) == set(offers[chair])
        table.answer(offers[chair][1], seat=chair)
    assert [table.zone(f"active.{chair}") for chair in range(3)] == [[two] for _, two in offers]
    assert table.zone("knavery-deck") == [one for one, _ in offers[::-1]] + bottom
    assert table.seen(1, "active.0") == table.seen(SPECTATOR, "active.0") == ["?"]
    assert table.seen(0, "active.0") == [offers[0][1]]


@rule("OOI-10")
def test_chance_picks_who_begins_and_play_goes_clockwise() -> None:
    firsts = {a_new_game(4, seed).state[FIRST] for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    table = a_new_game(3, 3, overlords="drawn")
    for chair in range(3):
        table.answer(min(table.options(chair)), seat=chair)
    turns = [table.state[ACTIVE_CHAIR]]
    assert turns == [table.state[FIRST]]
    while len(turns) < 4:
        table.answer(min(table.options()))
        if table.state[ACTIVE_CHAIR] != turns[-1]:
            turns.append(table.state[ACTIVE_CHAIR])
    assert turns == [(turns[0] + i) % 3 for i in range(4)]


@rule("OOI-12", "OOI-D22")
@pytest.mark.parametrize(
    ("players", "hero", "events", "goal"),
    [
        (1, "table", 5, 3),
        (2, "table", 6, 3),
        (3, "table", 8, 4),
        (4, "table", 10, 5),
        (5, "table", 10, 5),
        (2, "player", 5, 3),
        (3, "player", 6, 3),
        (4, "player", 8, 4),
    ],
)
def test_world_events_by_overlords(players: int, hero: str, events: int, goal: int) -> None:
    terms = a_new_game(players, hero=hero).state.terms
    assert (terms.events, terms.hero_goal) == (events, goal)


@rule("OOI-12")
def test_the_number_of_world_events_may_be_changed() -> None:
    for events in range(3, 21):
        terms = a_new_game(4, events=events).state.terms
        assert terms.events == events
        assert terms.hero_goal == (events + 1) // 2


@rule("OOI-10")
@pytest.mark.parametrize(("players", "hero"), [(1, "table"), (4, "table"), (5, "table")])
def test_the_first_player_may_be_agreed_on(players: int, hero: str) -> None:
    overlords = min(players, 4)
    for first in range(overlords):
        table = a_new_game(players, hero=hero, first=first + 1)
        assert table.state[FIRST] == first
        assert table.asked == first  # and chooses an Overlord first
        table.play_until("act")
        assert table.state[ACTIVE_CHAIR] == first
    drawn = {a_new_game(4, seed).state[FIRST] for seed in range(30)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("players", "options", "complaint"),
    [
        (2, {"difficulty": "hard"}, "for one player only"),
        (3, {"swift-hero": "yes"}, "for one player only"),
        (1, {"hero": "player"}, "needs an Overlord"),
        (1, {"quests": "yes"}, "with quests anyway"),
        (3, {"hero": "player", "quests": "yes"}, "a quest of his own"),
        (5, {"quests": "yes"}, "a quest of his own"),
        (2, {"first": "3"}, "one of 2 Overlords"),
        (3, {"first": "3", "hero": "player"}, "one of 2 Overlords"),
        (3, {"zones": "4"}, "three zones"),
    ],
)
def test_variants_that_do_not_go_together(
    players: int, options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.setup(players, options)


def test_a_box_must_supply_the_table() -> None:
    box = a_box()
    box._of_kind[6] = box._of_kind[6][:2]
    with pytest.raises(BadOption, match="4 Overlords, found 2"):
        GAME.setup(4, {}, box)


def test_table_names_are_read_back() -> None:
    assert Table(GAME.new(2)).prompt == "pick-overlord"
