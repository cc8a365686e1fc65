"""Infernal Pursuit, both parts: mutineers, sails, ballistae, and the sea."""

import pytest

from overlord.games.conan.heroes.hero_acts import Floor
from overlord.games.conan.heroes.heroes_turn import EndHeroesTurn, HeroesTurn
from overlord.games.conan.state import BUSY, UNDECIDED
from overlord.games.conan.zones import BOLD, MARKER, SIDE, STRIKER, TURN, VERDICT
from overlord.testing import rule
from tests.games.conan.tables import Table

CHASE, BATTLE = "infernal-pursuit-1", "infernal-pursuit-2"
RED = [f"pirates-red-{n}" for n in range(1, 6)]
GREEN = [f"pirates-green-{n}" for n in range(1, 6)]


def a_table(scenario: str = CHASE, players: int = 2) -> Table:
    return Table(scenario=scenario, players=players)


def floor(table: Table) -> Table:
    """The heroes' action phase, in which somebody is about to act."""
    table.act("conan")
    return table.agenda(Floor(1, 0))


# The board


@rule("CO-C24")
def test_the_other_ship_is_not_in_part_one() -> None:
    table = a_table()
    table.place("c3", "conan")

    assert "e3" not in table.zone("map")
    assert "c3" in table.zone("map")
    assert "e3" not in table.act("conan", base=2).options()
    assert "e3" in a_table(BATTLE).zone("map")


# Mutineers


@rule("CO-C56")
@pytest.mark.parametrize("axes", [0, 1, 2])
def test_as_many_join_conan_as_a_yellow_die_shows(axes: int) -> None:
    table = a_table()
    table.place("b3", "conan")
    table.luck(f"yellow {axes}").agenda(HeroesTurn()).idle()

    assert [table.at(id) for id in RED] == ["b3"] * axes + [""] * (5 - axes)
    assert table.prompt == "hero-acts"


@rule("CO-C56")
def test_there_are_never_more_than_five() -> None:
    table = a_table()
    table.place("b4", *RED[:4])
    table.luck("yellow 2").agenda(HeroesTurn()).idle()

    assert [table.at(id) for id in RED] == ["b4"] * 4 + [table.at("conan")]


@rule("CO-C56")
def test_dead_mutineers_may_come_again_beside_a_crowd() -> None:
    table = a_table()
    crowd = [*GREEN[:4], "captain-1"]
    table.place("main-1", "conan", "shevatas", *crowd)  # there is room for seven
    table.place("b2", RED[0])
    table.dies(RED[0])
    table.luck("yellow 1").agenda(HeroesTurn()).idle()

    assert table.at(RED[0]) == "b3"


@rule("CO-C56")
def test_without_conan_nobody_joins() -> None:
    table = a_table()
    table.dies("conan")
    table.luck("yellow 2").agenda(HeroesTurn())

    assert table.actor == table.number("shevatas")
    assert [table.at(id) for id in RED] == [""] * 5


@rule("CO-C56", "CO-23")
def test_all_mutineers_act_once_like_a_unit() -> None:
    table = a_table()
    table.place("b4", *RED[:2], "captain-1", life=5)
    table.gems("overlord", fatigue=99)
    floor(table).answer("rouse")

    assert table.prompt == "model-acts"
    assert table.options() >= {RED[1], "melee", "done"}
    table.answer(RED[0], "melee", "captain-1").idle()
    assert table.actor == table.number(RED[1])
    assert table.why("b5") == ("too-far", "CO-H62")  # one has attacked: all stand
    table.answer("done")
    assert table.prompt == "hero-acts"
    assert table.why("rouse") == ("nobody-to-lead", "CO-C56")


@rule("CO-C56")
def test_mutineers_act_even_if_every_hero_is_cautious() -> None:
    table = a_table()
    table.place("b4", RED[0])
    table.act("conan")
    table.state[BOLD] = 0
    table.agenda(EndHeroesTurn(), Floor(1, 0))

    assert (table.prompt, table.options()) == ("who-acts", {"rouse", "done"})
    assert table.why("wait") == ("nobody-else", "CO-H16")
    table.answer("rouse", "done")
    assert table.state[SIDE] == 0  # nobody is left to act, and the Overlord plays


@rule("CO-C56")
def test_nobody_guards_a_mutineer() -> None:
    table = a_table()
    table.place("b4", RED[0], GREEN[0])
    table.model(GREEN[0]).luck("orange 2").answer("melee", RED[0]).idle()

    assert table.at(RED[0]) == ""
    assert table.seat == 0


@rule("CO-C56", "CO-H106")
def test_mutineers_stay_without_a_leader() -> None:
    table = a_table()
    table.place("b4", RED[0])
    table.place("b3", "shevatas", GREEN[0])
    table.gems("shevatas", reserve=1, wounds=99)
    table.carry("shevatas")
    table.model(GREEN[0]).luck("orange 2").answer("melee", "shevatas").idle()

    assert "shevatas" in table.zone("dead")
    assert table.at(RED[0]) == "b4"


# Sails


@rule("CO-C57", "CO-H48")
def test_a_hero_works_once_at_each_mast() -> None:
    table = a_table()
    table.place("main-1", "conan")
    table.act("conan", base=2).answer("steer")

    assert table.state[MARKER] == 1
    assert table.held("conan", "manipulation") == 1
    assert table.why("steer") == ("worked-already", "CO-C57")
    table.place("poop-1", "conan")
    table.answer("steer")
    assert table.state[MARKER] == 2


@rule("CO-C57")
def test_another_hero_may_work_at_the_same_mast_and_next_turn_all_may() -> None:
    table = a_table()
    table.place("main-1", "conan", "shevatas")
    table.act("conan").answer("steer")
    table.act("shevatas").answer("steer")
    assert table.state[MARKER] == 2

    table.act("conan").answer("done")  # the turn ends
    assert "steer" in table.act("conan").options()


@rule("CO-C57")
def test_there_is_nothing_to_steer_elsewhere() -> None:
    table = a_table()
    table.place("b3", "conan")

    assert "steer" not in table.act("conan").options()


@rule("CO-C57")
def test_more_friends_than_enemies_must_be_there() -> None:
    table = a_table()
    table.place("poop-1", "conan", GREEN[0])
    assert table.act("conan").why("steer") == ("outnumbered", "CO-C57")

    table.place("poop-1", RED[0])
    assert "steer" in table.act("conan").options()


@rule("CO-C57")
def test_who_has_fought_does_not_work() -> None:
    table = a_table()
    table.place("main-1", "conan")
    table.place("b6", RED[0], GREEN[0])
    floor(table).answer("rouse", RED[0], "melee", GREEN[0]).idle()

    assert table.act("conan").why("steer") == ("crew-fought", "CO-C57")


@rule("CO-C57")
def test_who_works_does_not_fight() -> None:
    table = a_table()
    table.place("main-1", "conan")
    table.place("b6", RED[0], GREEN[0])
    table.act("conan").answer("steer")
    table.agenda(Floor(1, 0)).answer("rouse", RED[0])

    assert table.why("melee") == ("works-the-ship", "CO-C57")


@rule("CO-C57", "CO-H20")
def test_to_steer_takes_a_gem() -> None:
    table = a_table()
    table.place("main-1", "conan")
    table.gems("conan", fatigue=99)

    assert table.act("conan").why("steer") == ("exhausted", "CO-H20")


@rule("CO-C57", "CO-H111")
def test_the_heroes_win_part_one_at_six() -> None:
    table = a_table()
    table.state[MARKER] = 5
    table.place("main-1", "conan")
    table.act("conan").answer("steer")

    assert table.state[VERDICT] == 1


@rule("CO-16", "CO-C57")
def test_rounds_do_not_move_the_marker() -> None:
    table = a_table()
    table.act("conan").answer("done")
    assert table.prompt == "activate"

    assert table.state[TURN] == 1
    assert table.state[MARKER] == 0


# Ballistae


@rule("CO-C57")
def test_all_heroes_beside_a_ballista_work_and_may_reroll() -> None:
    table = a_table(BATTLE)
    table.place("bow-1", "conan", "shevatas")
    table.gems("conan", reserve=1)
    table.gems("shevatas", reserve=2)
    table.act("conan").luck("red 0", "red 3").answer("steer")

    assert table.state[STRIKER] == table.number("conan")
    assert table.prompt == "reroll"  # Conan has no gem left, Shevatas has one
    table.answer("die-1")
    assert table.held("shevatas", "reroll") == 1
    assert table.held("conan", "manipulation") == table.held("shevatas", "manipulation") == 1
    assert table.state[MARKER] == 3
    assert table.why("steer") == ("worked-already", "CO-C57")
    assert table.act("shevatas").why("steer") == ("worked-already", "CO-C57")


@rule("CO-C57", "CO-H20")
def test_each_of_them_needs_a_gem() -> None:
    table = a_table(BATTLE)
    table.place("bow-1", "conan", "shevatas")
    table.gems("shevatas", fatigue=99)

    assert table.act("conan").why("steer") == ("exhausted", "CO-H20")


@rule("CO-C57")
def test_only_allies_beside_the_ballista_count() -> None:
    table = a_table(BATTLE)
    table.place("bow-1", "conan", RED[0])
    table.place("b6", RED[1], GREEN[0])
    floor(table).answer("rouse", RED[1], "melee", GREEN[0]).idle()
    table.act("conan").answer("steer").idle()

    assert table.state.marks(table.number(RED[0])) & BUSY
    assert not table.state.marks(table.number(RED[1])) & BUSY


@rule("CO-C57", "CO-H111")
def test_the_heroes_win_part_two_at_eight_and_not_beyond() -> None:
    table = a_table(BATTLE)
    table.state[MARKER] = 6
    table.place("bow-1", "conan")
    table.act("conan").luck("red 3").answer("steer").idle()

    assert table.state[MARKER] == 8
    assert table.state[VERDICT] == 1


@rule("CO-H111")
def test_the_heroes_win_part_two_when_zaporavo_dies() -> None:
    table = a_table(BATTLE)
    table.place("b3", "conan", "zaporavo-1", life=1)
    table.gems("overlord", fatigue=99)
    table.act("conan").luck("red 3", "red 2").answer("melee", "zaporavo-1", "gems-1")
    table.idle()

    assert table.state[VERDICT] == 1


@rule("CO-H111")
@pytest.mark.parametrize("scenario", [CHASE, BATTLE])
def test_the_overlord_wins_when_all_heroes_are_dead(scenario: str) -> None:
    table = a_table(scenario)
    table.dies("shevatas")
    table.place("b3", "conan", GREEN[0])
    table.gems("conan", reserve=1, wounds=99)
    table.carry("conan")
    assert table.state[VERDICT] == UNDECIDED
    table.model(GREEN[0]).luck("orange 2").answer("melee", "conan").idle()

    assert table.state[VERDICT] == 0


# Events


@rule("CO-C58")
def test_a_wave_moves_a_hero_over_the_decks_or_takes_a_mutineer() -> None:
    table = a_table()
    table.place("poop-1", "conan")
    table.place("b6", RED[0])
    table.gems("overlord", fatigue=99)
    table.luck("red 2").happens(1)

    assert table.prompt == "wave-takes"
    assert table.options() == {"conan", "shevatas", RED[0]}
    table.answer("conan")
    within_three = {"poop-1", "hold-1", "b2", "c2", "b3", "c3", "b4", "c4", "main-1"}
    assert table.options() == within_three
    table.answer("c4")
    assert table.at("conan") == "c4"
    table.answer(RED[0])
    assert table.at(RED[0]) == ""
    assert not table.state.pending()


@rule("CO-C58")
def test_mutineers_become_pirates_of_a_crew_with_room() -> None:
    table = a_table()
    table.place("b4", *RED[:2])
    table.place("b6", *GREEN)  # five: no more
    table.place("c6", *[f"pirates-blue-{n}" for n in range(1, 5)])
    table.gems("overlord", fatigue=99)
    table.luck("red 2").happens(2).answer(RED[0])

    assert table.at(RED[0]) == ""
    assert table.at("pirates-blue-5") == "b4"
    assert not table.state.pending()  # both crews have five


@rule("CO-C58")
def test_the_overlord_chooses_the_crew_that_a_turncoat_joins() -> None:
    table = a_table()
    table.place("b4", RED[0])
    table.place("b6", GREEN[0])
    table.dies(GREEN[0])
    table.gems("overlord", fatigue=99)
    table.luck("red 3").happens(2).answer(RED[0])

    assert table.prompt == "turn-into"
    assert table.options() == {GREEN[0], "pirates-blue-1"}
    table.answer(GREEN[0])
    assert table.at(GREEN[0]) == "b4"
    assert not table.state.pending()  # there is no other mutineer


@rule("CO-C58")
def test_a_ballista_jams_for_a_turn() -> None:
    table = a_table(BATTLE)
    table.gems("overlord", fatigue=99)
    table.luck("orange 1").happens(1)
    assert table.options() == {"bow-1", "poop-1"}
    table.answer("bow-1")

    table.place("bow-1", "conan")
    table.place("poop-1", "shevatas")
    assert table.act("conan").why("steer") == ("jammed", "CO-C58")
    assert "steer" in table.act("shevatas").options()
    table.answer("done")  # the turn ends
    assert "steer" in table.act("conan").options()


@rule("CO-C58")
def test_no_ballista_jams_if_the_die_is_blank() -> None:
    table = a_table(BATTLE)
    table.gems("overlord", fatigue=99)
    table.luck("orange 0").happens(1)

    assert not table.state.pending()


@rule("CO-C58", "CO-56")
def test_reinforcements_fill_a_crew_up_to_five() -> None:
    table = a_table()
    table.place("b6", *GREEN[:3])
    table.place("c6", *[f"pirates-blue-{n}" for n in range(1, 6)])
    table.happens(0)
    assert table.options() == {GREEN[3], "done"}
    table.answer(GREEN[3], "fore-1", "models-2")

    assert not table.state.pending()
