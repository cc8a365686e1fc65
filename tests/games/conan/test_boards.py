"""The boards: every area can be reached, and one sees what one should (CO-C24)."""

import pytest

from overlord.core.registry import game
from overlord.games.conan.components.board import Board
from overlord.games.conan.components.box import ConanBox
from overlord.games.conan.components.vocabulary import BORDERS, GROUNDS
from overlord.testing import rule

BOARDS = ["fort", "inn", "ships", "village"]
WALKED = {"open", "flap", "rubble"}  # by anybody, and both ways
SOLID = {"stone-wall", "wooden-wall"}


def a_box() -> ConanBox:
    box = game("conan").box
    assert isinstance(box, ConanBox)
    return box


def board(id: str) -> Board:
    return next(one for one in a_box().boards if one.id == id)


def areas(board: Board, *grounds: str) -> set[str]:
    """Areas by ground, without the name of the board; all of them if none is asked for."""
    return {
        place.id.partition("-")[2]
        for place in board.places
        if not grounds or GROUNDS[place.ground] in grounds
    }


def seen_from(board: Board, area: str, wrecked: int = 0) -> set[str]:
    ids = [place.id.partition("-")[2] for place in board.places]
    bits = board.sight(wrecked)[ids.index(area)]
    return {id for i, id in enumerate(ids) if bits >> i & 1} - {area}


def reached(board: Board, start: str, dry: bool) -> set[str]:
    """Where somebody without any skill can get on foot."""
    ids = [place.id.partition("-")[2] for place in board.places]
    found = [ids.index(start)]
    for area in found:
        for other in board.beside[area]:
            border = board.borders[board.between(area, other)]
            water = GROUNDS[board.places[other].ground] == "water"
            if other not in found and BORDERS[border.kind] in WALKED and not (dry and water):
                found.append(other)
    return {ids[area] for area in found}


@pytest.mark.parametrize("id", BOARDS)
@rule("CO-C24", "CO-75")
def test_a_board_has_some_thirty_areas_and_every_one_of_them_can_be_reached(id: str) -> None:
    drawn = board(id)

    assert 30 <= len(drawn.places) <= 40
    assert reached(drawn, min(areas(drawn)), dry=False) == areas(drawn)


@pytest.mark.parametrize("id", BOARDS)
def test_no_two_areas_lie_in_the_same_spot(id: str) -> None:
    spots = [place.at for place in board(id).places]

    assert len(set(spots)) == len(spots)


@pytest.mark.parametrize("id", BOARDS)
@rule("CO-H35", "CO-H36")
def test_walls_hide_neighbours_and_open_borders_do_not(id: str) -> None:
    drawn = board(id)
    sight = drawn.sight(0)
    for border in drawn.borders:
        kind = BORDERS[border.kind]
        if kind == "open":
            assert sight[border.a] >> border.b & 1, (drawn.places[border.a].id, border.b)
        if kind in SOLID or kind == "flap":
            assert not sight[border.a] >> border.b & 1
    for area in range(drawn.size):
        assert sight[area] >> area & 1


@pytest.mark.parametrize("id", BOARDS)
@rule("CO-K11")
def test_a_wrecked_wall_can_be_seen_through(id: str) -> None:
    drawn = board(id)
    for i, border in enumerate(drawn.borders):
        if BORDERS[border.kind] == "wooden-wall":
            assert drawn.sight(1 << i)[border.a] >> border.b & 1


# The Village


@rule("CO-H35")
def test_nobody_looks_into_a_hut_and_nobody_out_of_it() -> None:
    village = board("village")

    for hut in areas(village, "hut"):
        assert seen_from(village, hut) == set()
    assert len(areas(village, "hut")) == 8


@rule("CO-C26")
def test_a_line_along_the_corner_of_a_hut_is_free() -> None:
    village = board("village")

    assert "b3" in seen_from(village, "a2")  # past a corner of hut b2
    assert "c3" not in seen_from(village, "a1")  # right through it


def test_the_stone_hut_cannot_be_wrecked() -> None:
    village = board("village")
    ids = [place.id for place in village.places]
    stone = ids.index("village-b4")

    kinds = {BORDERS[border.kind] for border in village.borders if stone in (border.a, border.b)}
    assert kinds == {"flap", "stone-wall"}


# The Ships


@rule("CO-K13")
def test_without_swimming_one_stays_on_ones_ship() -> None:
    ships = board("ships")

    tigress = reached(ships, "b2", dry=True)
    assert {"hold-1", "bow-1", "main-1", "c6"} <= tigress
    assert not tigress & ({"e2", "bow-2"} | areas(ships, "water"))


@rule("CO-K16")
def test_leaps_lead_from_rail_to_rail() -> None:
    ships = board("ships")
    leaps = [border for border in ships.borders if BORDERS[border.kind] == "leap"]

    assert {border.difficulty for border in leaps} == {1, 2}
    for border in leaps:
        ends = {ships.places[border.a].id[6], ships.places[border.b].id[6]}
        assert ends == {"c", "e"}


@rule("CO-H38")
def test_masts_are_in_sight_from_all_decks_and_waters() -> None:
    ships = board("ships")

    for area in areas(ships) - {"hold-1", "hold-2"}:
        assert areas(ships, "mast") - {area} <= seen_from(ships, area)


@rule("CO-H38")
def test_two_decks_hide_the_water_behind_them() -> None:
    ships = board("ships")

    assert {"b3", "c3"} <= seen_from(ships, "n1")
    assert not seen_from(ships, "n1") & {"e3", "f3", "m2", "s1"}
    assert "n1" not in seen_from(ships, "e3")
    assert seen_from(ships, "hold-1") == set()


# The Fort


@rule("CO-H37", "CO-H38")
def test_from_the_wall_one_sees_the_court_and_not_the_other_way_round() -> None:
    fort = board("fort")
    court = {area for area in areas(fort, "ground") if len(area) == 2}

    for wall in areas(fort, "wall"):
        assert court <= seen_from(fort, wall)
        for area in court:
            assert wall not in seen_from(fort, area)


def test_from_a_tower_one_sees_its_neighbours_and_nothing_else() -> None:
    fort = board("fort")

    assert seen_from(fort, "tower-nw") == {"wall-n", "wall-wn"}
    for tower in areas(fort, "tower"):
        assert len(seen_from(fort, tower)) == 2
        assert seen_from(fort, tower) <= areas(fort, "wall")


def test_nine_areas_of_wall_and_tower_form_a_ring() -> None:
    fort = board("fort")
    rim = [i for i, place in enumerate(fort.places) if place.level == 1]

    assert len(rim) == 9
    for area in rim:
        assert len([other for other in fort.beside[area] if other in rim]) == 2


@rule("CO-H97")
def test_the_way_down_from_the_wall_hurts() -> None:
    fort = board("fort")
    drops = [border for border in fort.borders if BORDERS[border.kind] == "drop"]

    assert drops
    for border in drops:
        assert len(border.fall) == 2
        assert len(border.leap) == 1
        assert fort.places[border.a].level > fort.places[border.b].level


# The Inn


@rule("CO-H37")
def test_the_gallery_sees_the_common_room_and_is_not_seen_from_it() -> None:
    inn = board("inn")

    assert {"b3", "c4", "e5"} <= seen_from(inn, "a3")
    assert not seen_from(inn, "c4") & {"a2", "a3", "a4", "a5"}


def test_nobody_looks_in_from_the_street() -> None:
    inn = board("inn")

    outside = {"w2", "w3", "w5", "y1", "y2"}

    for area in outside:
        assert seen_from(inn, area) <= outside
    assert {place.id.partition("-")[2] for place in inn.places if place.exit} == outside


@rule("CO-K19")
def test_rails_take_climbing_up_and_dice_down() -> None:
    inn = board("inn")
    rails = [border for border in inn.borders if BORDERS[border.kind] == "rail"]

    assert len(rails) == 5
    assert {border.cost for border in rails} == {1, 2}
    for border in rails:
        assert inn.places[border.a].level > inn.places[border.b].level
        assert len(border.fall) == 2


# Scenarios


@rule("CO-82", "CO-H101")
def test_at_the_start_everybody_has_room() -> None:
    box = a_box()
    for scenario in box.scenarios:
        taken = [0] * scenario.board.size
        for berth in scenario.river + scenario.allies:
            for area in berth.at:
                taken[area] += box.units[berth.unit].size
        for start in scenario.starts:
            taken[start.at] += box.hero(start.hero).size
        for area, place in enumerate(scenario.board.places):
            assert taken[area] <= place.capacity, (scenario.id, place.id)


@rule("CO-C22")
def test_there_are_as_many_assets_as_chests() -> None:
    for scenario in a_box().scenarios:
        assert len(scenario.deck) == len(scenario.chests)
