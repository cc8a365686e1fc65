"""The Final Ritual: barricades, relics, and the hordes that come back."""

import pytest

from overlord.core.errors import BadBox
from overlord.games.conan.overlord.overlord_turn import OverlordTurn
from overlord.games.conan.state import UNDECIDED
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import BARRICADES, MARKER, SIEGE, TURN, VERDICT
from overlord.testing import rule
from tests.games.conan.tables import Table, a_box, fresh

RITUAL = "the-final-ritual"
HUNTERS = [f"pict-hunters-red-{n}" for n in (1, 2, 3)]


def a_table() -> Table:
    return Table(scenario=RITUAL)


def turn_begins(table: Table) -> None:
    table.agenda(OverlordTurn())


@rule("CO-12")
def test_the_overlord_begins() -> None:
    assert fresh(2, scenario=RITUAL).pending() == [0]


# Barricades


@rule("CO-C44")
def test_a_barricade_stops_everybody_and_hides_what_is_behind() -> None:
    table = a_table()
    table.place("c4", "conan")
    table.place("c3", "pict-hunters-red-1")

    assert table.act("conan", base=5).why("c3") == ("barricaded", "CO-C44")
    assert not table.state.sees_area(table.area("c3"), table.area("c4"))
    assert table.model("pict-hunters-red-1").why("c4") == ("barricaded", "CO-C44")


@rule("CO-C44")
def test_what_is_rolled_against_a_barricade_is_lost_life() -> None:
    table = a_table()
    table.place("c3", *HUNTERS)
    table.model(HUNTERS[0]).luck("yellow 2", "yellow 1").answer("batter")

    assert table.prompt == "reroll"
    table.answer("keep")
    assert table.state.cards(BARRICADES) == [9, 12, 12]
    assert "batter" in table.options(), "of the next hunter"
    table.answer(HUNTERS[0])
    assert table.why("batter") == ("attacked-already", "CO-22")


@rule("CO-C44")
def test_where_the_barricade_has_fallen_the_border_is_open() -> None:
    table = a_table()
    table.place("c3", *HUNTERS)
    table.state.note(BARRICADES, 0, 1)
    table.group(HUNTERS[0]).luck("yellow 2", "yellow 1")
    table.answer(HUNTERS[0], "batter", "keep", HUNTERS[1])

    assert table.state.cards(BARRICADES) == [0, 12, 12]
    assert table.state.sees_area(table.area("c3"), table.area("c4"))
    assert "c4" in table.options()  # for gems, now that one has attacked
    assert "batter" not in table.options()


@rule("CO-C44", "CO-21")
def test_who_cannot_strike_is_not_asked_before_a_barricade() -> None:
    for dice, prompt in ((["yellow"], "model-acts"), ([], "activate")):
        changes = {"melee": dice, "reroll": [], "move": 0}
        table = Table(scenario=RITUAL, box=a_box(unit={"pict-hunters-red": changes}))
        table.gems("overlord", reserve=0)
        table.place("c3", HUNTERS[0])
        assert table.group(HUNTERS[0]).prompt == prompt


@rule("CO-23", "CO-C44")
def test_to_batter_is_to_attack_and_the_unit_stands_still() -> None:
    table = a_table()
    table.gems("overlord", fatigue=99)
    table.place("c3", *HUNTERS)
    table.group(HUNTERS[0]).answer(HUNTERS[0], "batter").idle().answer(HUNTERS[1])

    assert table.why("c2") == ("too-far", "CO-H62")


@rule("CO-C44")
def test_a_unit_that_batters_attacks_nobody_else() -> None:
    table = a_table()
    table.place("c3", *HUNTERS[:2], "conan")
    table.group(HUNTERS[0]).answer(HUNTERS[0], "batter").idle().answer(HUNTERS[1])

    assert table.why("melee") == ("other-target", "CO-C44")
    assert "batter" in table.options()


@rule("CO-C44")
def test_a_unit_that_fights_batters_nothing() -> None:
    table = a_table()
    table.place("c3", *HUNTERS[:2], "conan")
    table.group(HUNTERS[0]).answer(HUNTERS[0], "melee", "conan").idle().answer(HUNTERS[1])

    assert table.why("batter") == ("other-target", "CO-C44")
    assert "melee" in table.options()


@rule("CO-C44")
def test_a_unit_keeps_to_one_barricade() -> None:
    table = a_table()
    table.place("c4", HUNTERS[0])
    table.place("c5", HUNTERS[1])
    table.place("c3", HUNTERS[2])
    table.group(HUNTERS[0]).answer(HUNTERS[0], "batter")

    assert table.prompt == "batter"
    assert table.options() == {"b4", "c3", "c5"}
    table.answer("c5").idle().answer(HUNTERS[1])
    assert "batter" in table.options()
    table.answer(HUNTERS[2])
    assert table.why("batter") == ("other-target", "CO-C44")


@rule("CO-C44")
def test_the_next_activation_chooses_anew() -> None:
    table = a_table()
    table.place("c3", HUNTERS[0], "conan")
    table.group(HUNTERS[0]).answer(HUNTERS[0], "batter").idle().answer("done")

    assert table.state[SIEGE] == 0


def test_only_barricades_have_life() -> None:
    gate = {"between": ["village-c3", "village-c4"], "kind": "lock", "life": 3}
    with pytest.raises(BadBox, match="a barricade has life"):
        a_box(scenario={RITUAL: {"gate": [gate]}})


# The priestess and the relics


@rule("CO-C45")
def test_nobody_picks_up_what_is_fixed() -> None:
    table = a_table()
    table.place("c4", "conan", "hadrathus")
    table.knows("hadrathus", "telekinesis")

    assert table.act("conan").why("pick-up") == ("nothing-here", "CO-H48")
    table.act("hadrathus").answer("cast")
    assert table.why("telekinesis") == ("no-target", "CO-H86")


@rule("CO-C45")
def test_no_attack_hurts_the_priestess() -> None:
    table = a_table()
    table.place("b4", "hadrathus")
    table.act("hadrathus").luck("red 3", "red 2")
    table.answer("cast", "lightning-storm").idle()

    assert table.at("priestess") == "b4"
    assert table.state[VERDICT] == UNDECIDED


@rule("CO-C45")
def test_relics_are_lost_when_a_turn_begins_with_a_unit_beside_them() -> None:
    table = a_table()
    table.place("d4", HUNTERS[0])
    table.place("c4", "conan")
    turn_begins(table)

    assert table.at("shamans-staff") == table.at("stygian-artifact") == ""
    assert table.at("sorcerers-scepter") == "c4"
    assert not table.ended()


@rule("CO-C45", "CO-H111")
def test_the_overlord_wins_when_the_priestess_is_lost() -> None:
    table = a_table()
    table.place("b4", HUNTERS[0])
    judge(table.state)
    assert not table.ended()
    turn_begins(table)

    assert table.state[VERDICT] == 0


@rule("CO-C45")
def test_each_relic_that_is_left_moves_the_ritual_on() -> None:
    table = a_table()
    table.place("d4", HUNTERS[0])
    turn_begins(table)
    table.luck("yellow 2", "yellow 0", "yellow 1", "yellow 1").happens(2)

    assert table.state[MARKER] == 10 - 4
    assert len(table.announced("die-yellow")) == 4


@rule("CO-C45", "CO-H111")
def test_the_heroes_win_when_the_ritual_is_complete() -> None:
    table = a_table()
    table.state[MARKER] = 2
    table.luck("yellow 2", "yellow 1").happens(2)

    assert table.state[MARKER] == 0
    assert table.state[VERDICT] == 1


@rule("CO-H112")
@pytest.mark.parametrize(("turn", "verdict"), [(11, UNDECIDED), (12, 1)])
def test_the_ritual_is_complete_after_twelve_rounds(turn: int, verdict: int) -> None:
    table = a_table()
    table.state[TURN] = turn
    table.act("conan").answer("done")

    assert table.state[VERDICT] == verdict


# The hordes


@rule("CO-C46", "CO-39")
def test_all_dead_picts_come_back_where_there_is_room() -> None:
    table = a_table()
    for id in (*HUNTERS, "zogar-sag-1"):
        table.place("c3", id)
        table.dies(id)
    table.happens(0)

    assert table.options() == {"a1", "a7", "e1", "e7"}
    table.answer("a7")
    assert (table.prompt, table.options()) == (
        "reinforce-many",
        {"models-1", "models-2", "models-3"},
    )
    table.answer("models-2", "e1")
    assert [table.at(id) for id in HUNTERS] == ["a7", "a7", "e1"]
    assert not table.state.pending(), "Zogar Sag cannot be reinforced"


@rule("CO-C46")
def test_the_hordes_need_room_in_the_areas_themselves() -> None:
    table = Table(scenario=RITUAL, box=a_box(scenario={RITUAL: {"reinforcement": ["village-e1"]}}))
    table.place("c3", *HUNTERS)
    for id in HUNTERS:
        table.dies(id)
    table.place("e1", *[f"hyenas-{n}" for n in range(1, 6)], "conan", "shevatas", "hadrathus")
    table.happens(0).answer("e1")

    assert not table.state.pending()
    assert [table.at(id) for id in HUNTERS] == ["e1", "", ""]


@rule("CO-C46")
def test_one_group_that_came_back_hurries_on() -> None:
    table = a_table()
    table.place("e1", "pict-hunters-red-4")
    table.place("c3", *HUNTERS[:2], "pict-hunters-blue-1")
    for id in (*HUNTERS[:2], "pict-hunters-blue-1"):
        table.dies(id)
    table.happens(0)
    table.answer("e1", "models-2", "e1")
    table.happens(1)

    assert table.prompt == "hasten"
    assert table.options() == {HUNTERS[0], "pict-hunters-blue-1"}
    table.answer(HUNTERS[0])
    assert table.why("pict-hunters-red-4") == ("done-already", "CO-C43")
    assert table.options() & {"e3", "e4"} == {"e3"}, "2 points, and none for gems"
    assert table.why("melee")[0] == "attacked-already"
    table.answer("e3", "done")
    assert not table.state.pending()
    table.happens(1)
    assert not table.state.pending()
