"""Forecast of Overlords of Infamy: a Plot's progress, the Hero's paths, whom one may spy on."""

from overlord.core.frames import Refusal
from overlord.games.overlords_of_infamy import GAME
from overlord.games.overlords_of_infamy.face import InfamyFace
from overlord.present.face import face_for
from overlord.words import Words
from tests.games.overlords_of_infamy.tables import (
    WAY_0,
    WAY_1,
    a_march,
    a_turn,
    at_espionage,
)


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
