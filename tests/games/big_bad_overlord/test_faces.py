"""Cards of Big Bad Overlord in a line of text, and as facts for a board."""

from typing import Any, cast

import pytest
from msgspec import to_builtins

from overlord.core.registry import game
from overlord.games.big_bad_overlord.face_board import odds
from overlord.present.face import face_for
from overlord.words import Words
from overlord.words.number_text import halves

BIG = game("big-bad-overlord")


def face(id: str, language: str = "en") -> str:
    setup = BIG.setup(3, {})
    return face_for(Words(language, BIG.id), setup).line(setup.box.number(id), {})


def brief(id: str) -> str:
    setup = BIG.setup(3, {})
    return face_for(Words("en", BIG.id), setup).brief(setup.box.number(id), {})


def facts(id: str) -> dict[str, Any]:
    setup = BIG.setup(3, {})
    told = face_for(Words("en", BIG.id), setup).facts(setup.box.number(id))
    return cast("dict[str, Any]", to_builtins(told))


@pytest.mark.parametrize(("count", "text"), [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (12, "6")])
def test_half_points_are_written_as_halves(count: int, text: str) -> None:
    assert halves(count) == text


def test_a_fighter_shows_attack_and_defense_in_each_type() -> None:
    assert face("knights-of-darkness-1") == (
        "Knights of Darkness · MIND ½/5 · MAGIC –/4 · MELEE 4/5"
    )
    assert face("riff-raff-8", "it") == "Accozzaglia · MENTE –/1 · MAGIA –/1 · MISCHIA 1/1"
    assert brief("knights-of-darkness-1") == "Knights of Darkness (½/5 –/4 4/5)"


def test_what_is_special_about_a_fighter_is_told() -> None:
    assert face("toady-1").endswith("MELEE –/1 · defense only 1")
    assert face("machine-o-death-axes").startswith("Machine-O-Death (Axes) · MIND –/∞ · ")
    assert face("machine-o-death-axes").endswith(" · Machine")
    assert face("legion-of-light").endswith(" · cancels MAGIC")
    assert face("mister-nice-guy", "it").endswith(" · dimezza la MISCHIA")


def test_artifacts_dukes_and_ghosts_have_faces() -> None:
    assert face("doomsword") == "Doomsword · MELEE +2"
    assert face("kamu-the-mighty", "it") == "Kamu il Possente"
    assert face("ghost-kamu-the-mighty") == "Ghost of Kamu the Mighty · +2 or −2"
    assert brief("doomsword") == "Doomsword"


def test_a_question_about_a_card_is_answered_with_its_text() -> None:
    setup = BIG.setup(3, {})
    faces = face_for(Words("it", BIG.id), setup)

    assert faces.detail(setup.box.number("toady-1")).endswith("anche al tuo nemico.»")


def test_a_board_gets_numbers_and_words() -> None:
    knights = facts("knights-of-darkness-1")

    assert knights["kind"] == "minion"
    assert knights["values"] == [
        {"type": "mind", "typeName": "MIND", "attack": "½", "defense": 5, "resist": "whole"},
        {"type": "magic", "typeName": "MAGIC", "attack": "", "defense": 4, "resist": "whole"},
        {"type": "melee", "typeName": "MELEE", "attack": "4", "defense": 5, "resist": "whole"},
    ]
    assert facts("toady-1")["defenseOnly"] == 1
    assert facts("machine-o-death-wheel")["machine"] is True
    assert facts("doomsword") == {
        "is": "relic",
        "kind": "artifact",
        "penalty": 0,
        "type": "melee",
        "typeName": "MELEE",
        "bonus": 2,
    }
    ghost = facts("ghost-kamu-the-mighty")
    assert (ghost["kind"], ghost["bonus"], ghost["penalty"]) == ("ghost", 2, 2)
    assert facts("kamu-the-mighty")["kind"] == "duke"


def test_a_board_learns_what_a_fighter_resists() -> None:
    values = facts("legion-of-light")["values"]
    machine = facts("machine-o-death-wheel")["values"]

    assert isinstance(values, list)
    assert isinstance(machine, list)
    assert [one["resist"] for one in values] == ["whole", "none", "whole"]
    assert machine[0]["defense"] is None


@pytest.mark.parametrize(
    ("parts", "shown"), [(0, 0), (1, 1), (444_000, 44), (999_999, 99), (1_000_000, 100)]
)
def test_odds_are_never_certain_when_they_are_not(parts: int, shown: int) -> None:
    told = {"attack-loses": parts, "defense-loses": 0, "attack-wins": parts, "exact": 1}

    assert odds(told).attack_wins == odds(told).attack_loses == shown
