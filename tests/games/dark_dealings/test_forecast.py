"""Forecasts before a Wizard is paid for, and plans as the terminal tells them."""

import pytest

from overlord.core.layout import SPECTATOR
from overlord.games.dark_dealings import GAME
from overlord.present.face import face_for
from overlord.testing import rule
from overlord.words import Words
from tests.games.dark_dealings.tables import (
    Printed,
    Table,
    a_booster,
    a_defense,
    a_heavy_hitter,
    a_hero,
    a_siege,
)


def spared(table: Table, seat: int = 0) -> list[str] | None:
    told = GAME.forecast(table.state, seat).get("spared")
    return [table._name(card) for card in told] if isinstance(told, list) else None


def lines(table: Table, language: str = "en") -> list[str]:
    faces = face_for(Words(language, "dark-dealings"), table.state.setup)
    return faces.remarks(table.state.view(0)) + faces.forecast(GAME.forecast(table.state, 0))


PIT = a_defense("pit", "T2")
HEX = a_defense("hex", "S1")
LID = a_defense("lid", "T3")


@rule("DD-40", "DD-73", "DD-B20")
@pytest.mark.parametrize(
    ("armor", "defenses", "left"),
    [
        (9, [PIT, HEX, LID], []),
        (3, [PIT, HEX, LID], ["pit", "hex", "lid"]),
        (4, [PIT, HEX, LID], ["pit", "hex"]),
        (1, [PIT], []),
        (1, [], []),
    ],
)
def test_which_defenses_can_be_spared_for_a_wizard(
    armor: int, defenses: list[Printed], left: list[str]
) -> None:
    table = a_siege(a_hero("wizard", armor=armor), defenses)
    before = table.state.digest()
    assert spared(table) == left
    assert table.state.digest() == before
    if defenses:
        table.fight()
        assert spared(table) == left


@rule("DD-40")
def test_only_a_wizard_has_a_price() -> None:
    assert spared(a_siege(a_hero("ranger", armor=2), [PIT, HEX])) is None
    table = a_siege(a_hero("wizard", armor=2), [PIT, HEX, LID])
    table.fight()
    table.answer("hex")
    assert table.who_is_asked() == {0: "strike"}
    assert spared(table) is None
    assert GAME.forecast(GAME.new(2), 0) == {}


@rule("DD-40")
def test_only_whoever_has_to_pay_is_told_what_can_be_spared() -> None:
    table = a_siege(a_hero("wizard", armor=2), [PIT, HEX])
    assert spared(table) == ["hex"]
    assert spared(table, 1) is None
    assert spared(table, SPECTATOR) is None


@rule("DD-B20")
def test_the_terminal_says_whether_a_wizard_can_be_beaten() -> None:
    hopeless = a_siege(a_hero("wizard", armor=9), [PIT, HEX])
    possible = a_siege(a_hero("wizard", armor=4), [PIT, HEX, LID])

    assert lines(hopeless)[-1] == "After trashing any one defense this Wizard cannot be beaten"
    assert lines(possible)[-1] == "The Wizard can still be beaten after trashing: pit, hex"
    assert lines(possible, "it")[-1] == "Il Mago si può ancora battere eliminando: pit, hex"


@rule("DD-49")
def test_the_plan_so_far_says_its_total_and_what_boosters_gain() -> None:
    defenses = [a_booster("choir", "T1 S1"), PIT, LID]
    table = a_siege(a_hero(armor=8), defenses)
    table.fight()
    table.strike("pit")
    assert lines(table)[-1] == "Plan so far: pit · total 2 of 8"
    table.strike("choir")
    assert lines(table)[-1] == "Plan so far: pit, choir · total 5 of 8, 2 of it from Boosters"
    assert lines(table, "it")[-1] == (
        "Piano finora: pit, choir · totale 5 su 8, di cui 2 dai Rinforzi"
    )


@rule("DD-42", "DD-49")
def test_against_a_knight_what_boosters_gained_stays_gained() -> None:
    table = a_siege(
        a_hero("knight", armor=9), [a_booster("choir", "T1 T3"), a_defense("pit", "T2 S5")]
    )
    table.fight()
    table.strike("choir", "pit", "choir")
    assert table.state.view(0).facts["gains"] == [1]
    copy = table.state.clone()
    assert copy.view(0).facts == table.state.view(0).facts
    assert lines(table)[-1] == (
        "Plan so far: choir, pit, choir · total 7 of 9, 1 of it from Boosters"
    )


@rule("DD-39", "DD-B5")
def test_each_group_against_halflings_has_its_total() -> None:
    defenses = [a_booster("choir", "T1 S1"), PIT, LID, a_heavy_hitter("maul", "T4")]
    table = a_siege(a_hero("halflings", armor=3), defenses)
    table.fight()
    table.strike("choir")
    assert table.state.view(0).facts["gains"] == [3]
    table.second_group()
    table.strike("maul>pit")
    assert lines(table)[-1] == (
        "Plan so far: choir, then the second group, maul (turning pit) · "
        "total 3 of 3, 2 of it from Boosters · total 4 of 3"
    )
