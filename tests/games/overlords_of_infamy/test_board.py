"""Both sides of the board: parts, neighbours, and what lies where."""

from collections import Counter

import pytest

from overlord.core.errors import BadBox
from overlord.games.overlords_of_infamy import schema
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM, Board, names
from overlord.testing import rule
from tests.games.overlords_of_infamy.tables import a_box, a_new_game, a_table, a_turn, shipped

BOARDS = {board.id: board for board in a_box().boards if board.id[-1] not in "234"}
BOTH = pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.id)


@rule("OOI-1", "OOI-D31")
def test_the_side_goes_by_the_number_of_overlords() -> None:
    sides = {players: a_new_game(players).state.board.id for players in (1, 2, 3, 4, 5)}

    assert sides == {
        1: "four-sided",
        2: "four-sided",
        3: "circular",
        4: "four-sided",
        5: "four-sided",
    }
    assert a_new_game(4, hero="player").state.board.id == "circular"
    assert {board.id: len(board.spaces) for board in BOARDS.values()} == {
        "four-sided": 87,
        "circular": 64,
    }


@rule("OOI-D31")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_zones_may_be_moved_round_the_table(players: int) -> None:
    plain = a_new_game(players).state.board
    size = len(plain.zones)
    for turned in range(size):
        board = a_new_game(players, zones=turned + 1).state.board
        assert [zone.lair for zone in board.zones] == [
            plain.zones[(chair + turned) % size].lair for chair in range(size)
        ]
        assert all(
            board.part[space] == chair
            for chair, zone in enumerate(board.zones)
            for space in zone.spaces
        )
        assert board.shared(0, 1)  # OOI-2: the next seat is still a neighbour


@rule("OOI-D31")
def test_a_moved_zone_is_played_in() -> None:
    table = a_new_game(2, zones=3, overlords="drawn", first=1)
    for seat in (0, 1):
        table.answer(min(table.options(seat)), seat=seat)
    zone = table.state.board.zones[0]
    home = {names()[space] for space in (zone.village, zone.resource)}
    assert home <= table.options()
    assert home == {"h1", "h2"}


@rule("OOI-2")
def test_two_overlords_are_neighbours() -> None:
    board = a_new_game(2).state.board

    assert board.shared(0, 1) != 0
    assert board.shared(0, 2) == 0


@BOTH
def test_every_space_belongs_to_one_part_and_neighbours_are_mutual(board: Board) -> None:
    for space in board.spaces:
        for edge, other in enumerate(board.across[space]):
            if other >= 0:
                assert board.across[other][(edge + 3) % 6] == space
    assert Counter(board.part)[KINGDOM] == 7


@rule("OOI-180")
@BOTH
def test_adjacent_spaces_share_a_full_side(board: Board) -> None:
    middle = board.stronghold
    assert sorted(board.near[middle]) == sorted(board.relics)
    assert all(len(set(row)) == len(row) <= 6 for row in board.near)
    a1, a3 = names().index("a4"), names().index("a6")
    assert a3 not in board.near[a1]


@rule("OOI-4", "OOI-13", "OOI-19")
@BOTH
def test_a_zone_has_thirteen_map_spaces_and_a_lair_of_three_that_touch(board: Board) -> None:
    for zone in board.zones:
        assert len(zone.land) == 13
        for space in zone.lair:
            assert len(set(zone.lair) & set(board.near[space])) == 2


@rule("OOI-20")
@BOTH
def test_zones_touch_two_arms_each_and_never_one_another(board: Board) -> None:
    size = len(board.zones)
    for i, zone in enumerate(board.zones):
        assert len(board.borders[i]) == 2
        parts = {board.part[other] for space in zone.spaces for other in board.near[space]}
        assert parts & set(range(size)) == {i}
        assert board.shared(i, (i + 1) % size)
        by_kingdom = [s for s in zone.land if any(board.part[o] == KINGDOM for o in board.near[s])]
        assert len(by_kingdom) == (3 if size == 3 else 2)


@BOTH
def test_no_arm_shows_a_kind_twice_and_all_kinds_are_shown(board: Board) -> None:
    kinds: Counter[int] = Counter()
    for arm in board.arms:
        shown = [board.shown[space] for space in arm]
        assert len(set(shown)) == len(shown)
        kinds.update(shown)
    rich, plain = (3, 2) if board.id == "four-sided" else (2, 1)
    assert kinds == {0: plain, 1: plain, 2: plain, 3: plain, 4: plain, 5: rich, 6: rich}


@rule("OOI-23")
@BOTH
def test_relics_lie_in_the_kingdom_only(board: Board) -> None:
    assert {board.part[space] for space in board.relics} == {KINGDOM}
    assert len(set(board.relics)) == 6


@rule("OOI-19")
def test_map_spaces_are_empty_at_first() -> None:
    assert a_new_game(4).land == {}


@rule("OOI-21", "OOI-41")
def test_each_symbol_of_a_tile_is_a_spot_of_its_own() -> None:
    table = a_turn(land={"c8": "water-village", "c9": "pitfall-1"})
    assert {"c8", "c8b"} <= table.options()
    table.answer("c8")
    assert table.lackeys == {"c8": 0}
    assert "c8b" in table.options()
    assert table.why_not("c8") == ("sent-this-turn", "OOI-46")


@rule("OOI-39")
def test_nobody_stands_on_a_pitfall_but_walls_do_not_matter() -> None:
    table = a_turn(land={"c8": "pitfall-1", "c9": "water-wall"})
    assert "c8" not in table.options()
    assert "c9" in table.options()


@rule("OOI-22")
def test_walls_and_pitfalls_hinder_nobody_but_the_hero() -> None:
    table = a_turn(land={"c8": "pitfall-1", "c7": "water-wall", "d7": "wood-1"}, walls={"c7": 63})
    assert {"c7", "d7", "d6", "e8"} <= table.options()


def test_a_space_in_two_parts_is_refused() -> None:
    source = dict(shipped())
    board = dict(source["board"][0])  # type: ignore[index]
    board["zone"] = [dict(board["zone"][0]), dict(board["zone"][0])]
    with pytest.raises(BadBox, match="each space belongs to one part"):
        schema.BOXES.from_source(source | {"board": [board]})
    board["stronghold"] = [40, 40]
    with pytest.raises(BadBox, match="no place of the grid"):
        schema.BOXES.from_source(source | {"board": [board]})


def test_arms_come_before_the_kingdom() -> None:
    assert CONTESTED + 4 <= KINGDOM
    assert a_table("EndPhase").state.over is False
