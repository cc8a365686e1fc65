"""Whole games: positions, forecasts, and players that know what they do."""

from typing import Any

import pytest

from overlord.core.errors import BadPosition
from overlord.core.frames import Refusal
from overlord.games.overlords_of_infamy import GAME
from overlord.games.overlords_of_infamy.face import InfamyFace
from overlord.players.base import Outlook
from overlord.players.levels import player
from overlord.present.face import face_for
from overlord.words import Words
from tests.games.overlords_of_infamy.tables import (
    ACTION,
    WAY_0,
    WAY_1,
    Table,
    a_march,
    a_table,
    a_turn,
    at_espionage,
)

# Positions


BAD: list[tuple[dict[str, Any], str]] = [
    ({"hero": "a1", "players": 3}, "fields.hero: expected one of"),
    ({"relics": ["lute"]}, "fields.relics: expected 2 values"),
    ({"infamy": [0, 1]}, "fields.infamy[0]: expected a whole number from 1 to 5"),
    ({"goods": {0: {"water": 6}, 1: {"water": 5}}}, "ten tokens of each resource"),
    ({"barracks": [7, 3]}, "fields.barracks[0]"),
    ({"barracks": [0, 3]}, "one to six Lackeys of chair 0"),
    ({"barracks": [6, 3], "lackeys": {"b9": 0}}, "one to six Lackeys of chair 0"),
    ({"lackeys": {"z9": 0}}, "unknown key 'z9'"),
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
    assert len(s.goods) == 42
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


# Forecasts


def test_the_forecast_tells_how_far_a_plot_is_and_only_to_its_owner() -> None:
    table = a_turn(goods={0: {"water": 3}})
    mine = GAME.forecast(table.state, 0)["plot"]
    assert isinstance(mine, dict)
    assert (mine["needs"][0], mine["has"][0]) == (10, 3)
    assert "plot" not in GAME.forecast(table.state, -1)
    assert GAME.forecast(a_turn(active={0: ""}).state, 0)["plot"] == {}


def test_the_forecast_shows_the_heros_paths() -> None:
    table = a_march(2, land={"d7": "wood-1"}, lackeys={"d6": 0}, barracks=[2, 3])
    paths = GAME.forecast(table.state, 0)["paths"]
    assert isinstance(paths, dict)
    assert paths["d6"] == ["d6"]
    assert paths["d7"] == ["e7", "d7"]  # not through the Lackey
    assert set(paths) == table.options()
    walled = a_march(2, hero="d6", land={"d7": "wood-wall"}, walls={"d7": 0b010000})
    way = GAME.forecast(walled.state, 0)["paths"]
    assert isinstance(way, dict)
    assert len(way["d7"]) == 2


def test_the_forecast_says_whom_one_may_spy_on_and_why_not() -> None:
    table = at_espionage(land=WAY_0 | WAY_1, goods={1: {"wood": 1}}, sabotage=[0, 2])
    told = GAME.forecast(table.state, 0)
    assert told["contacts"] == [[1], [0]]
    spying = told["espionage"]
    assert isinstance(spying, dict)
    assert spying["plunder"] == {"1": None}
    assert spying["sabotage"]["1"]["reason"] == "two-tokens"


def test_a_board_is_told_in_a_sentence_whom_one_may_not_spy_on() -> None:
    table = at_espionage(land=WAY_0 | WAY_1, goods={1: {"wood": 1}}, sabotage=[0, 2])
    face = face_for(Words("en", GAME.id), table.state.setup)
    assert isinstance(face, InfamyFace)
    told = face.foreseen(GAME.forecast(table.state, 0))
    assert told.espionage["plunder"] == {"1": ""}
    why = told.espionage["sabotage"]["1"]
    assert why == face.words.refusal(Refusal("two-tokens", "OOI-90", {}))


def test_a_board_is_told_no_progress_without_a_plot() -> None:
    table = a_turn(active={0: ""})
    face = face_for(Words("en", GAME.id), table.state.setup)
    assert isinstance(face, InfamyFace)
    assert face.foreseen(GAME.forecast(table.state, 0)).plot is None


# Players


def winner(seed: int, *specs: str, **options: str) -> list[float]:
    table = Table(GAME.table(GAME.setup(len(specs), dict(options)), seed, memory=False))
    seats = [player(spec, seed + i) for i, spec in enumerate(specs)]
    s = table.state
    while not s.over:
        seat = s.pending()[-1]
        s.apply(seat, seats[seat].choose(Outlook(s, seat)))
    return s.returns()


def test_greedy_beats_random() -> None:
    won = sum(winner(seed, "greedy", "random", "random")[0] for seed in range(8))
    assert won >= 6


def test_a_greedy_hero_makes_himself_felt() -> None:
    won = sum(winner(seed, "random", "greedy", hero="player")[1] for seed in range(6))
    lost = sum(winner(seed, "random", "random", hero="player")[1] for seed in range(6))
    assert won >= lost


def test_alone_greedy_wins_what_random_does_not() -> None:
    greedy = sum(winner(seed, "greedy", difficulty="easy")[0] == 1 for seed in range(6))
    random = sum(winner(seed, "random", difficulty="easy")[0] == 1 for seed in range(6))
    assert greedy > random
