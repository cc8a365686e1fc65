"""The box: how much there is of everything, and that no number of the die is better."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from overlord.core.errors import BadBox, BadOption
from overlord.games.bellum_magica import GAME, schema
from overlord.games.bellum_magica.box import (
    CONFUSION,
    EVIL,
    FARM,
    GOBLIN,
    MOST_EVIL,
    NO_BONUS,
    SHIELD_1,
    TAVERN,
    TOWN,
    VILLAGE,
    Castle,
    Creature,
    MagicaBox,
    Place,
    icons,
    pack,
)
from overlord.testing import rule
from tests.games.bellum_magica.tables import Printed, a_castle, a_creature, a_place, all_chests

BOX = schema.BOXES.shipped()


def creatures(kind: int) -> list[Creature]:
    return [card for card in BOX.creatures if card.kind == kind]


def places(kind: int) -> list[Place]:
    return [card for card in BOX.places if card.kind == kind]


def by_row(cards: Sequence[Castle | Creature]) -> list[list[int]]:
    """By row: how many of each icon all these cards have, left and right."""
    totals = []
    for face in range(6):
        rows = [icons(card.left[face]) + icons(card.right[face]) for card in cards]
        totals.append([sum(column) for column in zip(*rows, strict=True)])
    return totals


def counts(card: Castle | Creature) -> tuple[int, int]:
    """How many icons a card has on the left and on the right."""
    left = sum(sum(icons(row)) for row in card.left)
    return left, sum(sum(icons(row)) for row in card.right)


def test_the_box_holds_what_it_should() -> None:
    assert len(BOX.castles) == 5
    assert [len(creatures(kind)) for kind in (GOBLIN, EVIL, MOST_EVIL)] == [12, 32, 32]
    assert [len(places(kind)) for kind in (TAVERN, FARM, VILLAGE, TOWN)] == [1, 7, 7, 10]
    values = Counter((chest.kind, chest.value) for chest in BOX.chests)
    assert sorted(values.values()) == [4, 4, 4, 4, 6, 6, 6, 8, 8]
    assert len(BOX.chests) == 50


@pytest.mark.parametrize("kind", [GOBLIN, EVIL, MOST_EVIL])
def test_every_row_has_the_same_share_of_every_icon_in_each_deck(kind: int) -> None:
    rows = by_row(creatures(kind))
    assert rows == [rows[0]] * 6
    assert all(sum(row) > 0 for row in rows)


def test_castles_are_one_pattern_turned_row_by_row() -> None:
    first = BOX.castles[0]
    for turn, castle in enumerate(BOX.castles):
        assert castle.left == [first.left[(face - turn) % 6] for face in range(6)]
        assert castle.right == [first.right[(face - turn) % 6] for face in range(6)]
        assert (castle.shield, castle.magic) == (2, 0)
    assert by_row([first]) != by_row([BOX.castles[1]])
    assert [sum(column) for column in zip(*by_row([first]), strict=True)] == [3, 1, 1, 4, 0, 1]


def test_no_number_is_bad_for_all_castles() -> None:
    for row in by_row(BOX.castles):
        assert sum(row[:3]) >= 3
        assert sum(row[3:]) >= 3


def test_creatures_carry_icons_by_rank() -> None:
    assert {counts(card) for card in creatures(GOBLIN)} == {(2, 2)}
    assert {counts(card) for card in creatures(EVIL)} == {(3, 3)}
    assert {side for card in creatures(MOST_EVIL) for side in counts(card)} == {5, 6}


def test_bonuses_are_as_many_as_there_should_be() -> None:
    found = {kind: Counter(card.bonus for card in creatures(kind)) for kind in (EVIL, MOST_EVIL)}
    assert found[EVIL] == {NO_BONUS: 24, SHIELD_1: 4, CONFUSION: 4}
    assert found[MOST_EVIL][CONFUSION] == 4
    assert found[MOST_EVIL][NO_BONUS] == 20
    assert all(card.bonus == NO_BONUS for card in creatures(GOBLIN))


def test_places_grow_from_farms_to_towns() -> None:
    assert {card.shield for card in places(FARM)} == {2, 3}
    assert {card.shield for card in places(VILLAGE)} == {3, 4, 5}
    assert {card.shield for card in places(TOWN)} == {5, 6, 7, 8}
    assert sum(card.magic > 0 for card in places(TOWN)) == 5
    assert (6, 1) in {(card.shield, card.magic) for card in places(TOWN)}  # the rulebook's example
    [tavern] = places(TAVERN)
    assert (tavern.shield, tavern.magic, tavern.spoils) == (1, 0, [0, 0, 1, 0, 0, 0])


@rule("BM-5", "BM-72")
def test_rows_pack_three_counts() -> None:
    assert icons(pack([3, 0, 2])) == [3, 0, 2]
    assert icons(pack([1, 2, 3]) + pack([4, 5, 6])) == [5, 7, 9]
    assert icons(sum([pack([12, 12, 12])] * 80)) == [960, 960, 960]


# A box of one's own


def a_source(**changes: list[Printed]) -> dict[str, object]:
    source: dict[str, object] = {
        "castle": [a_castle(f"castle-{n}") for n in range(5)],
        "goblin": [a_creature(f"goblin-{n}") for n in range(10)],
        "evil": [a_creature(f"evil-{n}") for n in range(2)],
        "most_evil": [a_creature(f"most-{n}") for n in range(2)],
        "tavern": [a_place("tavern")],
        "farm": [a_place(f"farm-{n}") for n in range(7)],
        "village": [a_place(f"village-{n}") for n in range(7)],
        "town": [a_place(f"town-{n}") for n in range(10)],
        "chest": all_chests(),
    }
    source.update(changes)
    return source


def test_a_box_of_ones_own_is_played_with() -> None:
    box = schema.BOXES.from_source(a_source())
    assert isinstance(box, MagicaBox)
    for players in GAME.seats:
        GAME.new(players, 3, box)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"tavern": []}, "a box needs one Tavern, found 0"),
        ({"evil": [a_creature("same"), a_creature("same")]}, "'same' is used twice"),
        ({"evil": [{**a_creature("imp"), "wings": 2}]}, "unknown field `wings`"),
        ({"evil": [{**a_creature("imp"), "left": [["food"]]}]}, r"\$\.evil\[0\]\.left"),
        ({"evil": [{**a_creature("imp"), "bonus": "luck"}]}, "'luck'"),
        ({"castle": [{**a_castle("keep"), "shield": -1}]}, r"\$\.castle\[0\]\.shield"),
        ({"farm": [{**a_place("hut"), "spoils": {"cheese": 1}}]}, "cheese"),
    ],
)
def test_a_box_that_is_wrong_says_where(changes: dict[str, list[Printed]], message: str) -> None:
    with pytest.raises(BadBox, match=message):
        schema.BOXES.from_source(a_source(**changes))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"castle": [a_castle("keep")]}, "5 castles, found 1"),
        ({"goblin": [a_creature("snik")]}, "10 Goblins, found 1"),
        ({"town": [a_place("town")]}, "10 Towns, found 1"),
        ({"town": [a_place(f"town-{n}") for n in range(9)]}, "10 Towns, found 9"),
        ({"farm": [a_place(f"farm-{n}") for n in range(5)]}, "6 Farms, found 5"),
        ({"village": [a_place(f"village-{n}") for n in range(5)]}, "6 Villages, found 5"),
        ({"evil": [a_creature("imp")]}, "2 Evil Creatures, found 1"),
        ({"most_evil": []}, "2 Most Evil Creatures, found 0"),
        ({"most_evil": [a_creature("wyrm")]}, "2 Most Evil Creatures, found 1"),
    ],
)
def test_a_box_must_supply_the_table(changes: dict[str, list[Printed]], message: str) -> None:
    box = schema.BOXES.from_source(a_source(**changes))
    with pytest.raises(BadOption, match=message):
        GAME.new(5, 0, box)


def test_a_box_is_read_from_a_file(tmp_path: Path) -> None:
    folder = Path(schema.__file__).with_name("box")
    path = tmp_path / "mine.toml"
    files = sorted(folder.glob("*.toml"))
    path.write_text("\n".join(file.read_text("utf-8") for file in files), "utf-8")
    box = GAME.read_box(str(path))
    assert box.digest == GAME.box.digest
    assert GAME.box_from(box.source).digest == box.digest
