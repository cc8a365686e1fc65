"""Whole games: laws at every table, positions, forecasts, and players that know what they do."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overlord.core.errors import BadOption, BadPosition
from overlord.core.referee import check, tables
from overlord.core.setup import Setup
from overlord.games.overlords_of_infamy import GAME
from overlord.players.base import Outlook
from overlord.players.levels import player
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

TABLES = list(tables(GAME))
SEEDS = st.integers(min_value=0, max_value=(1 << 96) - 1)


def named(setup: Setup) -> str:
    plain = GAME.options
    other = [value for name, value in setup.options.items() if value != plain[name].default]
    return "-".join([str(setup.players), *other])


@pytest.mark.parametrize("setup", TABLES, ids=named)
@settings(max_examples=1, deadline=None)
@given(seed=SEEDS)
def test_overlords_of_infamy_keeps_the_laws(setup: Setup, seed: int) -> None:
    summary = check(GAME, 1, seed, setup.players, setup.options, every=80)

    assert summary.games == 1


@settings(max_examples=3, deadline=None)
@given(seed=SEEDS, data=st.data())
def test_and_so_do_variants_together(seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(GAME.seats))
    options = {name: data.draw(st.sampled_from(o.values)) for name, o in GAME.options.items()}
    try:
        GAME.setup(players, options)
    except BadOption:
        return
    summary = check(GAME, 1, seed, players, options, every=80)
    assert summary.games == 1


def test_the_tables_meet_every_value_of_every_option() -> None:
    met = {(name, value) for setup in TABLES for name, value in setup.options.items()}
    assert met == {(name, value) for name, o in GAME.options.items() for value in o.values}
    assert {setup.players for setup in TABLES} == {1, 2, 3, 4, 5}


# Positions


BAD: list[tuple[dict[str, Any], str]] = [
    ({"hero": "a1", "players": 3}, "fields.hero: expected one of"),
    ({"relics": ["lute"]}, "fields.relics: expected 2 values"),
    ({"infamy": [0, 1]}, "fields.infamy[0]: expected a whole number from 1 to 5"),
    ({"goods": {0: {"water": 6}, 1: {"water": 5}}}, "ten tokens of each resource"),
    ({"barracks": [7, 3]}, "fields.barracks[0]"),
    ({"barracks": [0, 3]}, "one to six Lackeys of chair 0"),
    ({"lackeys": {"z9": 0}}, "unknown key 'z9'"),
    ({"active": 4}, "fields.active"),
    ({"left": [1]}, "fields.left: expected 0 values"),
]


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
