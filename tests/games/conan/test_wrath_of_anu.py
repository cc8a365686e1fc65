"""The Wrath of Anu: priests under question, events that follow them, and Thak."""

import pytest

from overlord.core.errors import BadOption
from overlord.games.conan import GAME
from overlord.games.conan.overlord.overlord_turn import OverlordTurn
from overlord.games.conan.state import UNDECIDED
from overlord.games.conan.zones import GONE, TURN, VERDICT
from overlord.testing import rule
from tests.games.conan.tables import Table

ANU = "the-wrath-of-anu"
BLUE = [f"bossonian-guards-blue-{n}" for n in (1, 2, 3)]


def a_table(true_priest: int = 3) -> Table:
    """The priests stand at r3, r4, p1, s2 and e5; the third can lift the curse."""
    return Table(scenario=ANU).answer(f"number-{true_priest}")


def question(table: Table, area: str, axes: int) -> Table:
    table.place(area, "conan")
    return table.act("conan", base=2).luck(f"red {axes}").answer("interrogate").idle()


def gone(table: Table, count: int) -> Table:
    table.state[GONE] = (1 << count) - 1
    return table


@rule("CO-C25")
def test_conan_is_alone() -> None:
    assert Table(scenario=ANU).hero_ids() == ["conan"]
    with pytest.raises(BadOption, match="at most 2 players"):
        GAME.new(3, 1, None, scenario=ANU)


# Priests


@rule("CO-C53")
def test_only_the_overlord_knows_the_one() -> None:
    table = Table(scenario=ANU)
    assert (table.seat, table.prompt) == (0, "true-priest")
    assert table.options() == {f"number-{n}" for n in range(1, 6)}
    table.answer("number-2")
    secret = table.state.setup.layout.zone("secret.0")

    assert table.state.view(0).zones[secret] == [table.number("number-2")]
    assert table.state.view(1).zones[secret] == [-1]


@rule("CO-C53")
def test_a_priest_may_hold_his_tongue() -> None:
    table = question(a_table(), "p1", 0)

    assert table.held("conan", "fatigue") == 1
    assert table.zone("searched") == []
    assert "interrogate" in table.options()


@rule("CO-C53")
@pytest.mark.parametrize("axes", [1, 2])
@pytest.mark.parametrize(("area", "left"), [("p1", []), ("p2", ["number-3"])])
def test_a_priest_who_talks_tells_whether_he_is_the_one(
    axes: int, area: str, left: list[str]
) -> None:
    table = question(a_table(), area, axes)

    assert table.zone("secret.0") == left
    assert table.zone("searched") == ["number-3" if area == "p1" else "number-1"]
    assert "interrogate" not in table.options()


@rule("CO-C53")
@pytest.mark.parametrize("area", ["p1", "p2"])
def test_what_a_dead_priest_was_stays_hidden(area: str) -> None:
    views = []
    for true_priest in (1, 3):
        table = question(a_table(true_priest), area, 3)
        assert "interrogate" not in table.options()
        assert table.zone("searched") == []
        view = table.state.view(1)
        views.append((view.zones, view.facts))

    assert views[0] == views[1]


@rule("CO-C53")
def test_the_die_is_not_hindered_and_there_is_nobody_to_ask_elsewhere() -> None:
    table = a_table()
    table.place("p1", *BLUE)
    question(table, "p1", 1)
    assert table.zone("searched") == ["number-3"]

    table.place("d3", "conan")
    assert "interrogate" not in table.act("conan").options()


@rule("CO-C53")
def test_to_ask_takes_a_gem() -> None:
    table = a_table()
    table.place("p1", "conan")
    table.gems("conan", fatigue=99)

    assert table.act("conan").why("interrogate") == ("too-few-gems", "CO-C53")


# Who wins


@rule("CO-C53", "CO-H111")
@pytest.mark.parametrize("axes", [1, 3])
def test_conan_wins_if_the_right_one_talked_or_died(axes: int) -> None:
    table = question(a_table(), "p1", axes)
    assert table.state[VERDICT] == UNDECIDED
    table.place("w3", "conan")
    table.act("conan", base=1).answer("leave-board")

    assert table.state[VERDICT] == 1


@rule("CO-C53", "CO-C27")
@pytest.mark.parametrize("axes", [1, 3])
def test_the_overlord_wins_if_it_was_the_wrong_one(axes: int) -> None:
    table = question(a_table(), "p2", axes)
    table.place("w3", "conan")
    table.act("conan", base=1).answer("leave-board")

    assert table.state[VERDICT] == 0


# Events


@rule("CO-C53", "CO-10")
@pytest.mark.parametrize(
    ("priests", "prompt"),
    [(0, "reinforce"), (1, "reinforce-where"), (2, "hasten"), (3, "activate"), (4, "activate")],
)
def test_the_priests_who_are_gone_decide_the_event(priests: int, prompt: str) -> None:
    table = gone(a_table(), priests)
    table.place("d3", *BLUE)
    table.dies(BLUE[2])
    table.activate().answer("event-tile-1")

    assert table.prompt == prompt
    assert (table.at("thak-1") == "k2") == (priests >= 3)


@rule("CO-C55")
def test_new_guards_come_in_two_colours() -> None:
    table = a_table()
    for colour in ("green", "orange"):
        table.happens(1)
        assert table.options() == {"y1", "w2"}
        table.answer("w2")
        assert table.zone("river")[-1] == f"tile-bossonian-guards-{colour}"
        assert [table.at(f"bossonian-guards-{colour}-{n}") for n in (1, 2, 3)] == ["w2", "w2", ""]
    table.happens(1)

    assert not table.state.pending()


@rule("CO-C55", "CO-56")
def test_a_new_group_never_has_more_than_two() -> None:
    table = a_table()
    table.happens(1).answer("w2")
    table.dies("bossonian-guards-green-1")
    table.happens(0)

    assert table.options() == {"bossonian-guards-green-1", "done"}
    table.answer("bossonian-guards-green-1", "y1")
    assert not table.state.pending()


@rule("CO-C55")
def test_a_group_hurries_two_points() -> None:
    table = a_table()
    table.place("d3", *BLUE)
    table.place("c3", "conan")
    table.happens(2)
    assert table.options() == {"tile-bossonian-guards-blue"}
    table.answer("tile-bossonian-guards-blue")
    assert table.why("melee")[0] == "attacked-already"
    table.answer("c3", BLUE[1], "d2", BLUE[1], "d3")

    assert table.actor == table.number(BLUE[2])
    assert table.why(BLUE[1]) == ("nothing-left", "CO-21")


@rule("CO-C54")
def test_thak_comes_in_round_12_at_the_latest() -> None:
    table = a_table()
    table.state[TURN] = 10
    table.agenda(OverlordTurn())
    assert table.at("thak-1") == ""
    table.agenda(OverlordTurn())

    assert table.at("thak-1") == "k2"
    assert table.life("thak-1") == 10
    assert table.zone("river")[-1] == "tile-thak"


@rule("CO-C54")
def test_conan_wakes_thak_in_the_pantry() -> None:
    table = a_table()
    table.place("k1", "conan")
    table.act("conan", base=2).answer("k2")
    assert table.at("thak-1") == "k2"

    table.dies("thak-1")
    table.happens(3)
    assert table.at("thak-1") == ""


@rule("CO-37", "CO-C6")
def test_the_last_guard_who_falls_in_a_march_takes_his_tile_to_the_end() -> None:
    table = gone(a_table(), 2)
    table.place("a2", "bossonian-guards-red-1")
    table.place("d3", BLUE[0])
    table.happens(2).answer("tile-bossonian-guards-red", "bossonian-guards-red-1")
    table.luck("orange 1", "orange 0").answer("b2").idle()

    assert table.at("bossonian-guards-red-1") == ""
    assert table.zone("river")[-1] == "tile-bossonian-guards-red"
    assert len(table.announced("tile-dies")) == 1
