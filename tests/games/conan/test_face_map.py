"""The board as a map of letters, in the terminal."""

import re

import pytest

import overlord
from overlord.core.layout import SPECTATOR
from overlord.games.conan import GAME
from overlord.games.conan.components.box import ConanBox
from overlord.games.conan.face_map import WIDTH, Map
from overlord.games.conan.state import Conan
from overlord.games.conan.table.terms import SCENARIOS
from overlord.words import Words


def drawn(scenario: str, language: str = "en") -> tuple[Conan, list[str]]:
    match = overlord.Match(GAME, players=2, seed=3, options={"scenario": scenario})
    s = match.state
    assert isinstance(s, Conan)
    assert isinstance(s.box, ConanBox)
    words = Words(language, "conan")
    return s, Map(words, s.box, s.terms.scenario, match.view(SPECTATOR).facts).lines()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_area_in_play_is_on_the_map_and_it_fits(scenario: str, language: str) -> None:
    s, lines = drawn(scenario, language)
    board = s.terms.scenario.board
    rows = len({place.at[1] for i, place in enumerate(board.places) if i not in board.out})
    cells = re.findall(
        r"(?<!\S)~?\[?(?:[A-Z]\d|\d+)\]?(?= |$)", "\n".join(lines[:rows]), re.MULTILINE
    )

    assert max(map(len, lines)) <= WIDTH
    assert len(lines) <= 20
    assert len(cells) == len(set(cells)) == board.size - len(board.out)


def test_figures_and_chests_stand_in_their_areas() -> None:
    _, lines = drawn("in-the-clutches-of-the-picts")

    assert lines[:5] == [
        "A1 a4d2    A2         A3         A4 g       A5 c4      A6 b4      A7 d",
        "B1         [B2] $     B3         [B4] f$    B5         [B6] e5$   B7",
        "[C1] $     C2         C3         C4         C5         C6         [C7] $",
        "D1         [D2] $     D3         [D4] $     D5         [D6] $     D7",
        "E1         E2         E3 CS      E4         E5 H       E6         E7",
    ]
    legend = " ".join(lines[5:])
    assert "C Conan · S Shevatas · H Hadrathus · a Pict Hunter (blue)" in legend
    assert "e Hyena · f Zogar Sag · g Giant Snake" in legend


def test_areas_without_a_printed_number_have_one_on_the_map_and_a_name_below() -> None:
    _, lines = drawn("the-wrath-of-anu", "it")

    assert any(re.search(r"^ {11}\[1\] \$", line) for line in lines)
    assert "1 Camera Azzurra · 2 Camera Rossa" in " ".join(lines)


def test_what_does_not_fit_into_a_cell_is_cut() -> None:
    s, _ = drawn("in-the-clutches-of-the-picts")
    facts = s.view(SPECTATOR).facts
    at = facts["at"]
    assert isinstance(at, dict)
    crowded = {**facts, "at": dict.fromkeys(at, "village-a1")}
    assert isinstance(s.box, ConanBox)
    first = Map(Words("en", "conan"), s.box, s.terms.scenario, crowded).lines()[0]

    assert first.startswith("A1 CHSa4b… A2 ")
