"""The box, the Book of Skelos and the set-up (CO-1 to CO-11, CO-74 to CO-85)."""

import pytest

from overlord.core.errors import OverlordError
from overlord.core.layout import ASIDE
from overlord.core.match import Match
from overlord.core.registry import game
from overlord.games.conan.components.box import ConanBox, Tile
from overlord.games.conan.components.vocabulary import RANKS, SKILLS
from overlord.games.conan.state import FATIGUE, RESERVE, WOUNDS, Conan
from overlord.games.conan.table.terms import SCENARIOS
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import (
    BOARD,
    BOLD,
    CARRIED,
    CHESTS,
    DECK,
    OVERLORD,
    RIVER,
    SPELLS,
    TURN,
)
from overlord.testing import rule
from tests.games.conan.tables import Table

CLUTCHES = "in-the-clutches-of-the-picts"


def a_box() -> ConanBox:
    box = game("conan").box
    assert isinstance(box, ConanBox)
    return box


def a_table(players: int = 4, **options: str) -> Conan:
    state = Match(game("conan"), players, 1, options).state
    assert isinstance(state, Conan)
    return state


def ids(cards: list[int]) -> list[str]:
    return [a_box().card(card).id for card in cards]


def where(s: Conan, id: str) -> str:
    return s.board.places[s.at(a_box().number(id))].id


# The box


@rule("CO-6", "CO-7", "CO-9", "CO-35", "CO-57")
def test_the_tiles_of_both_editions_are_in_the_box() -> None:
    box = a_box()
    king = {"conans-lion", "thog", "thog-the-ancient", "zelatas-wolf"}
    tiles = [card for card in box.cards if isinstance(card, Tile)]
    units = [card.shows.id for card in tiles if card.shows]
    new = [id for id in units if id in king or id.startswith(("mummies", "skeletons"))]

    assert len(tiles) == 62
    assert len(new) == 17
    assert len([card for card in tiles if card.shows is None]) == 2  # event tiles
    assert units.count("zogar-sag") == 2
    hunters = next(unit for unit in box.units if unit.id == "pict-hunters-blue")
    assert (hunters.move, hunters.armor, hunters.melee, hunters.cost) == (2, 1, [0, 0], 1)
    assert hunters.skills == 1 << SKILLS.index("leap")


@rule("CO-8")
def test_groups_of_one_name_have_bases_of_different_colours() -> None:
    groups: dict[str, list[str]] = {}
    for unit in a_box().units:
        groups.setdefault(unit.name, []).append(unit.colour)

    assert sorted(groups["Pict Hunters"]) == ["blue", "green", "grey", "orange", "red"]
    for colours in groups.values():
        assert len(set(colours)) == len(colours)


@rule("CO-41", "CO-42", "CO-48")
def test_minions_have_one_life_and_only_they_can_be_reinforced() -> None:
    box = a_box()
    for unit in box.units:
        if RANKS[unit.rank] == "minion":
            assert unit.cost, unit.id
        else:
            assert not unit.cost, unit.id
    s = a_table()
    assert s.life(box.number("pict-hunters-blue-1")) == 1
    assert s.life(box.number("zogar-sag-1")) == 5  # CO-C10
    assert s.life(box.number("giant-snake-1")) == 8


def test_encumbrance_and_limits_of_the_sheets_are_in_order() -> None:
    for id in ("conan", "shevatas", "hadrathus", "belit", "valeria", "zelata", "ngora", "amra"):
        hero = a_box().hero(a_box().number(id))
        most, one, two = hero.load
        assert one <= two <= most
        assert 9 <= hero.gems <= 11


# The Book of Skelos


@rule("CO-1", "CO-2", "CO-3", "CO-80")
@pytest.mark.parametrize(("heroes", "gems"), [("fewest", (10, 3, 5)), ("most", (11, 4, 7))])
def test_the_overlords_gems_depend_on_the_number_of_heroes(
    heroes: str, gems: tuple[int, int, int]
) -> None:
    s = a_table(players=2, heroes=heroes)

    held = (s.held(OVERLORD, RESERVE), s.held(OVERLORD, FATIGUE), s.terms.recovery)
    assert held == gems


@rule("CO-4", "CO-5", "CO-81")
def test_the_river_lies_in_the_order_of_the_scenario_and_costs_rise() -> None:
    s = a_table()

    assert ids(s.cards(RIVER)) == [
        "tile-pict-hunters-blue",
        "tile-zogar-sag",
        "tile-pict-warriors",
        "tile-hyenas",
        "tile-pict-hunters-green",
        "tile-giant-snake",
        "tile-pict-hunters-red",
        "event-tile-1",
    ]
    assert [s.cost_of(tile) for tile in s.cards(RIVER)] == [1, 2, 3, 4, 5, 6, 7, 8]


# Set-up


@rule("CO-74", "CO-76", "CO-77")
def test_heroes_start_where_the_scenario_says_with_what_it_gives_them() -> None:
    s = a_table()

    assert [where(s, id) for id in ("conan", "shevatas", "hadrathus")] == [
        "village-e3",
        "village-e3",
        "village-e5",
    ]
    assert ids(s.cards(CARRIED + 1)) == ["battle-axe", "shield", "leather-armor-1"]
    assert ids(s.cards(CARRIED + 2)) == ["kris", "throwing-knives"]
    assert ids(s.cards(SPELLS + 3)) == ["teleportation", "mitras-halo", "lightning-storm"]
    assert ids([s.halo(a_box().number("hadrathus"))]) == ["mitras-halo"]


@rule("CO-78", "CO-79", "CO-H1")
def test_a_hero_takes_the_gems_of_the_sheet_some_of_them_tired_and_is_aggressive() -> None:
    s = a_table()

    for chair, gems in ((1, 11), (2, 10), (3, 10)):
        assert s.held(chair, RESERVE) == gems - 5
        assert s.held(chair, FATIGUE) == 5
        assert s.held(chair, WOUNDS) == 0
        assert s[BOLD] >> chair & 1


@rule("CO-82", "CO-C9")
def test_the_overlords_models_stand_where_the_scenario_says() -> None:
    s = a_table()
    models = [id for id in ids(s.cards(BOARD)) if id.startswith("pict-hunters")]

    assert len(models) == 12
    assert where(s, "pict-hunters-blue-4") == "village-a1"
    assert where(s, "zogar-sag-1") == "village-b4"
    assert where(s, "giant-snake-1") == "village-a4"
    assert [where(s, f"pict-warriors-{n}") for n in (1, 2, 3)] == [
        "village-a1",
        "village-a1",
        "village-a7",
    ]


@rule("CO-83", "CO-84")
def test_the_marker_stands_on_0_and_every_hut_has_a_chest() -> None:
    s = a_table()

    assert s[TURN] == 0
    assert s.count(CHESTS) == 8
    assert sorted(ids(s.cards(DECK))) == [
        "bossonian-bow",
        "buckler",
        "chain-mail",
        "crossbow",
        "explosive-orb-1",
        "explosive-orb-2",
        "life-potion-1",
        "life-potion-2",
    ]
    assert s.holds(ASIDE, a_box().number("yselda"))


@rule("CO-85")
def test_all_but_the_hiding_place_is_public() -> None:
    match = Match(game("conan"), 4, 1)
    match.play(0, match.options(0)[4])

    facts = [match.view(seat).facts for seat in range(4)]
    assert facts[0] == facts[1] == facts[3]
    names = match.setup.layout.names
    hidden = [
        names[zone].partition(".")[0]
        for zone in match.setup.zones
        if -1 in match.view(1).zones[zone]
    ]
    assert set(hidden) == {"aside", "deck", "places", "secret"}  # aside: out of play


@rule("CO-C25")
@pytest.mark.parametrize(
    ("players", "heroes", "chairs"),
    [
        (2, "fewest", [0, 1, 1, 1]),
        (2, "most", [0, 1, 1, 1, 1]),
        (3, "fewest", [0, 1, 2, 1]),
        (4, "fewest", [0, 1, 2, 3]),
        (5, "fewest", [0, 1, 2, 3, 4]),
    ],
)
def test_people_share_the_heroes(players: int, heroes: str, chairs: list[int]) -> None:
    assert game("conan").chairs(players, {"scenario": CLUTCHES, "heroes": heroes}) == chairs


@rule("CO-74")
def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(OverlordError):
        Match(game("conan"), 2, 1, {"scenario": "tea-with-the-picts"})


@rule("CO-C59", "CO-H112")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_ends_with_the_turn_track(scenario: str) -> None:
    s = a_table(2, scenario=scenario)
    s[TURN] = 15
    judge(s, True)

    assert s.over


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_fits_its_board(scenario: str) -> None:
    s = a_table(2, scenario=scenario, heroes="most")
    taken = [0] * s.board.size
    for card in s.cards(BOARD):
        taken[s.at(card)] += s.box.sizes[card]

    assert all(taken[i] <= place.capacity for i, place in enumerate(s.board.places))
    assert len(s.scenario.deck) == len(s.scenario.chests)
    assert not [card for card in s.cards(BOARD) if s.at(card) in s.board.out]


@rule("CO-76", "CO-C66")
def test_belit_starts_beside_another_hero() -> None:
    table = Table(heroes="most")

    assert table.at("belit") == table.at("conan") == "e3"


# Characters


def choosing(players: int, scenario: str = "in-the-clutches-of-the-picts") -> Table:
    table = Table(players=players, characters="chosen", scenario=scenario)
    table.answer("hadrathus")
    return table


@rule("CO-76", "CO-C69")
def test_heroes_choose_their_characters_in_the_order_of_seats() -> None:
    table = Table(players=3, characters="chosen")
    assert (table.prompt, table.seat) == ("character", 1)
    assert table.options() == {"conan", "shevatas", "hadrathus"}
    table.answer("hadrathus")
    assert (table.prompt, table.seat) == ("character", 2)
    assert table.options() == {"conan", "shevatas"}
    table.answer("conan")
    assert table.prompt == "hide", "the last one is nobody's choice"
    assert table.hero_ids() == ["hadrathus", "conan", "shevatas"]
    s = table.state
    assert [s.seat_of(table.number(id)) for id in table.hero_ids()] == [1, 2, 1]
    other = Table(players=3, characters="chosen").answer("hadrathus", "shevatas")
    assert other.hero_ids() == ["hadrathus", "shevatas", "conan"]


@rule("CO-77", "CO-78", "CO-C69")
def test_equipment_spells_gems_and_place_go_with_the_character() -> None:
    table = choosing(4)
    table.answer("shevatas")

    assert table.carried("hadrathus") == ["dagger-1"]
    assert table.carried("conan") == ["battle-axe", "shield", "leather-armor-1"]
    assert table.zone("spells.1") == ["teleportation", "mitras-halo", "lightning-storm"]
    assert table.zone("spells.3") == []
    assert table.at("hadrathus") == "e5"
    assert (table.held("hadrathus", "reserve"), table.held("conan", "reserve")) == (5, 6)
    assert table.state.terms.owner[table.number("teleportation")] == 1


@rule("CO-C69")
def test_nobody_is_asked_where_one_person_plays_all_heroes_or_the_scenario_decides() -> None:
    assert Table(characters="chosen").prompt == "hide"
    assert Table(players=3).prompt == "hide"
    assert Table(players=3).hero_ids() == ["conan", "shevatas", "hadrathus"]


@rule("CO-C69")
def test_a_saved_table_knows_who_plays_whom() -> None:
    table = choosing(3)
    table.answer("shevatas", "number-1")
    position = table.state.to_json()
    again = table.state.setup.game.from_json(position)

    assert isinstance(again, Conan)
    assert again.terms.heroes == table.state.terms.heroes
    fields = position["fields"]
    assert isinstance(fields, dict)
    fields["characters"] = [0, 0, 1]
    with pytest.raises(OverlordError, match="each hero of the table once"):
        table.state.setup.game.from_json(position)


@rule("CO-C49", "CO-C69")
def test_hidden_things_are_found_by_the_hero_they_belong_to() -> None:
    table = choosing(3, scenario="trapped-like-rats")
    table.answer("conan")
    for token in (1, 11, 21):
        table.answer(f"number-{token}")
    table.place("a2", "conan")
    table.act("conan").luck("orange 1").answer("search", "gems-1").idle()
    assert table.carried("conan") == ["sword"]


@rule("CO-C56", "CO-C69")
def test_mutineers_join_conan_whoever_plays_him() -> None:
    table = Table(players=3, characters="chosen", scenario="infernal-pursuit-1").luck("yellow 2")
    table.answer("shevatas").idle()
    assert table.at("pirates-red-1") == table.at("conan")
