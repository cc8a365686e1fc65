"""For All of Ophir's Gold: doors, locks and a key, falling rocks, and the princess."""

import pytest

from overlord.games.conan.state import UNDECIDED
from overlord.games.conan.zones import TURN, VERDICT
from overlord.testing import rule
from tests.games.conan.tables import Table

OPHIR = "for-all-of-ophirs-gold"


def a_table() -> Table:
    return Table(scenario=OPHIR)


# Doors


@rule("CO-C47")
def test_conan_is_locked_in_and_breaks_no_wall() -> None:
    table = a_table()

    assert table.at("conan") == "b2"
    assert table.act("conan", base=9).why("c2") == ("locked", "CO-C47")


@rule("CO-C47", "CO-H50")
@pytest.mark.parametrize(("axes", "open"), [(1, False), (2, True)])
def test_a_lock_is_picked_from_inside(axes: int, open: bool) -> None:
    table = a_table()
    table.act("conan", base=2).luck(f"orange {axes}").answer("unlock", "gems-1").idle()

    assert ("c2" in table.options()) == open
    assert ("unlock" in table.options()) != open
    assert table.held("conan", "manipulation") == 1


@rule("CO-C47", "CO-K24")
def test_a_thief_picks_it_from_outside() -> None:
    table = a_table()
    table.place("c2", "shevatas")
    table.act("shevatas", base=3).luck("red 1", "red 0").answer("unlock", "gems-1")

    assert table.dice == ["red", "red"]
    assert table.state.sees_area(table.area("c2"), table.area("b2")) is False


@rule("CO-C47")
def test_the_dead_captain_leaves_the_key_to_olivias_cell() -> None:
    table = a_table()
    table.place("d2", "shevatas", "captain-1")
    table.act("shevatas", base=3)
    assert table.why("unlock") == ("no-key", "CO-C47")
    assert table.why("e2") == ("locked", "CO-C47")

    table.luck("orange 2", "orange 2", "orange 2", "yellow 1")
    table.answer("melee", "captain-1", "gems-3", "kris").idle()
    assert table.at("key") == "d2"
    table.answer("pick-up", "key", "unlock")
    assert table.held("shevatas", "manipulation") == 2
    assert "key" in table.zone("discard")
    assert "e2" in table.options()


@rule("CO-C47", "CO-H20")
def test_it_takes_a_hand_to_open_a_lock() -> None:
    table = a_table()
    table.gems("conan", fatigue=99)

    assert table.act("conan").why("unlock") == ("exhausted", "CO-H20")


@rule("CO-C47")
def test_a_door_stays_open_behind_whoever_crosses_it() -> None:
    table = a_table()
    table.place("d6", "bossonian-guards-grey-1", "hyenas-1")
    see = table.area("d6"), table.area("e6")
    assert not table.state.sees_area(*see)
    assert table.model("hyenas-1").why("e6") == ("opens-no-door", "CO-C47")

    table.model("bossonian-guards-grey-1").answer("e6")
    assert table.state.points(table.number("bossonian-guards-grey-1")) == 0  # 1 and 1 more
    assert table.state.sees_area(*see)
    table.model("hyenas-1").answer("e6")
    assert table.state.points(table.number("hyenas-1")) == 4


# Rocks


@rule("CO-C48")
def test_rocks_fall_on_friend_and_foe_and_nothing_helps() -> None:
    table = a_table()
    table.place("c3", "conan", "shevatas", "captain-1", life=6)
    table.gems("overlord", fatigue=99)
    table.luck("red 2", "red 1").happens(1)
    assert "c3" in table.options()
    assert "d3" not in table.options()
    table.answer("c3")

    assert table.held("conan", "wounds") == table.held("shevatas", "wounds") == 3
    assert table.life("captain-1") == 3
    assert not table.announced("defence")


@rule("CO-C48", "CO-73")
def test_the_overlord_may_reroll_the_rocks() -> None:
    table = a_table()
    table.place("c3", "conan")
    table.gems("overlord", reserve=1)
    table.luck("red 0", "red 1", "red 3").happens(1).answer("c3", "die-1")

    assert table.held("conan", "wounds") == 4
    assert table.held("overlord", "reroll") == 1


@rule("CO-C48", "CO-C29")
def test_the_overlord_loses_who_buries_olivia() -> None:
    table = a_table()
    table.place("c3", "conan")
    table.carry("conan", "battle-axe")
    table.lies("c3", "olivia")
    table.gems("overlord", fatigue=99)
    table.luck("red 1", "red 0").happens(1).answer("c3")

    assert table.state[VERDICT] == 1


# Who wins


@rule("CO-H111", "CO-C36")
def test_the_heroes_win_when_one_of_them_is_off_with_olivia() -> None:
    table = a_table()
    table.place("road", "conan")
    table.carry("conan", "battle-axe")
    table.lies("road", "olivia")
    table.act("conan", base=2).answer("pick-up", "olivia", "leave-board")

    assert table.state[VERDICT] == 1


@rule("CO-H112")
@pytest.mark.parametrize(("turn", "verdict"), [(7, UNDECIDED), (8, 0)])
def test_the_overlord_wins_at_the_end_of_round_8(turn: int, verdict: int) -> None:
    table = a_table()
    table.state[TURN] = turn
    table.activate().answer("done")

    assert table.state[VERDICT] == verdict


@rule("CO-57")
def test_the_captain_has_two_tiles() -> None:
    tiles = [id for id in a_table().zone("river") if "captain" in id]

    assert tiles == ["tile-captain", "tile-captain-2"]


@rule("CO-37", "CO-57", "CO-C6")
def test_both_tiles_of_the_captain_go_to_the_end_when_he_jumps_to_his_death() -> None:
    table = a_table()
    table.place("wall-s", "captain-1", life=1)
    before = table.zone("river")
    table.activate().answer("tile-captain", "captain-1").luck("red 1", "red 0")
    table.answer("e4").idle()

    assert table.at("captain-1") == ""
    assert before.index("tile-captain-2") == 4
    assert table.zone("river")[-2:] == ["tile-captain-2", "tile-captain"]
