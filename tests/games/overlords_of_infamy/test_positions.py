"""Positions of Overlords of Infamy: read to their limits, and refused with their place."""

from typing import Any

import pytest

from overlord.core.errors import BadPosition
from overlord.games.overlords_of_infamy import GAME
from tests.games.overlords_of_infamy.tables import (
    ACTION,
    a_table,
    a_turn,
)

BAD: list[tuple[dict[str, Any], str]] = [
    ({"hero": "a1", "players": 3}, "fields.hero: expected one of"),
    ({"relics": ["lute"]}, "fields.relics: expected 2 words"),
    ({"infamy": [0, 1]}, "fields.infamy[0]: expected a whole number from 1 to 5"),
    ({"goods": {0: {"water": 6}, 1: {"water": 5}}}, "ten tokens of each resource"),
    ({"barracks": [7, 3]}, "fields.barracks[0]"),
    ({"barracks": [0, 3]}, "one to six Lackeys of chair 0"),
    ({"barracks": [6, 3], "lackeys": {"b9": 0}}, "one to six Lackeys of chair 0"),
    ({"lackeys": {"z9": 0}}, "unknown key 'z9'"),
    ({"lackeys": {"b9": 2}}, "fields.lackeys.b9: expected a whole number from 0 to 1"),
    ({"active": 4}, "fields.active"),
    ({"left": [1]}, "fields.left: expected 0 values"),
    ({"infamy": [6, 1]}, "fields.infamy[0]"),
    ({"misery": [0, 101]}, "fields.misery[1]"),
    ({"misery": [-101, 0]}, "fields.misery[0]"),
    ({"sabotage": [3, 0]}, "fields.sabotage[0]"),
    ({"bribed": [2, -1]}, "fields.bribed[0]"),
    ({"bribed": [-2, -1]}, "fields.bribed[0]"),
    ({"voice": [0, 2]}, "fields.voice[1]"),
    ({"dice": [10**9 + 1, 0]}, "fields.dice[0]"),
    ({"resting": [7, 0]}, "fields.resting[0]"),
    ({"stronghold": {"water": 11}}, "fields.stronghold"),
    ({"goods": {0: {"water": 11}}}, "fields.goods[0]"),
    ({"left": [8192], "zones": {"events": ["calm-0"]}}, "fields.left[0]"),
    ({"land": {"c8": "wood-1"}, "walls": {"c8": 64}}, "a whole number from 0 to 63"),
]
GOOD: list[tuple[dict[str, Any], str]] = [
    ({"infamy": [5, 1]}, "infamy"),
    ({"misery": [-100, 100]}, "misery"),
    ({"sabotage": [2, 0]}, "sabotage"),
    ({"bribed": [1, -1]}, "bribed"),
    ({"voice": [1, 0]}, "voice"),
    ({"dice": [10**9, 0]}, "dice"),
    ({"barracks": [6, 3]}, "barracks"),
    ({"barracks": [0, 3], "resting": [6, 0]}, "resting"),
    ({"left": [8191], "zones": {"events": ["calm-0"]}}, "left"),
]


@pytest.mark.parametrize(("how", "field"), GOOD, ids=lambda part: str(part)[:40])
def test_a_position_may_go_to_its_limits(how: dict[str, Any], field: str) -> None:
    table = a_turn(**how)
    assert table.state.fields()[field] == how[field]
    full = a_turn(goods={0: {"water": 10}}, land={"c8": "wood-wall"}, walls={"c8": 63})
    assert (full.goods(0), full.supply("water")) == ({"water": 10}, 0)
    assert a_turn(stronghold={"wood": 10}).supply("wood") == 0


@pytest.mark.parametrize(("how", "complaint"), BAD, ids=lambda part: str(part)[:40])
def test_a_bad_position_is_refused_with_its_place(how: dict[str, Any], complaint: str) -> None:
    if "active" in how:
        position = a_turn().state.to_json()
        fields = position["fields"]
        assert isinstance(fields, dict)
        fields["active"] = 4
        with pytest.raises(BadPosition) as problem:
            GAME.from_json(position, a_turn().state.setup.box)
    else:
        with pytest.raises(BadPosition) as problem:
            a_table(*ACTION, **how)
    assert complaint in str(problem.value)


@pytest.mark.parametrize(
    ("field", "most"),
    [
        ("first", 3),
        ("active", 4),
        ("ap", 30),
        ("acts", 9),
        ("done", 127),
        ("fell", 15),
        ("plated", 15),
        ("tension", 10),
        ("stirred", 1),
        ("fallen", 1),
        ("flipped", 200),
        ("verdict", 3),
        ("final", 4),
    ],
)
def test_no_number_of_a_position_is_too_large(field: str, most: int) -> None:
    table = a_table(*ACTION, players=5, active={4: "chore-0"})
    position = table.state.to_json()
    fields = position["fields"]
    assert isinstance(fields, dict)
    fields[field] = most
    assert GAME.from_json(position, table.state.setup.box).fields()[field] == most
    fields[field] = most + 1
    with pytest.raises(BadPosition, match=f"fields.{field}"):
        GAME.from_json(position, table.state.setup.box)


def test_a_position_that_is_read_has_all_its_tokens() -> None:
    table = a_turn(goods={0: {"water": 2}, 1: {"scrap": 3}}, stronghold={"water": 1, "wood": 4})
    s = table.state
    assert {count for name, count in s.tokens().items() if "resource" in name} == {10}
    assert (table.goods(0), table.goods(1)) == ({"water": 2}, {"scrap": 3})
    assert table.stronghold == {"water": 1, "wood": 4}
    assert (table.supply("water"), table.supply("wood"), table.supply("scrap")) == (7, 6, 7)


@pytest.mark.parametrize(
    ("land", "complaint"),
    [
        ({"e8": ["wood-1", 0]}, "expected a tile on a Map Space"),
        ({"c8": ["wood-2", 0]}, "expected a tile that lies in land.0"),
        ({}, "a space for each tile"),
    ],
)
def test_tiles_lie_where_they_may(land: dict[str, Any], complaint: str) -> None:
    table = a_turn(land={"c8": "wood-1"})
    position = table.state.to_json()
    fields = position["fields"]
    assert isinstance(fields, dict)
    fields["land"] = land
    with pytest.raises(BadPosition, match=complaint):
        GAME.from_json(position, table.state.setup.box)
