"""Trapped like Rats: hidden things, quiet, the alarm, and Thak's vengeance."""

import pytest

from overlord.games.conan.overlord.overlord_turn import EndOverlordTurn, OverlordTurn
from overlord.games.conan.state import UNDECIDED
from overlord.games.conan.table.set_up import HideAway
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import BODIES, CHESTS, QUIET, TURN, VERDICT
from overlord.testing import rule
from tests.games.conan.tables import Table

RATS = "trapped-like-rats"
GREEN = [f"bossonian-guards-green-{n}" for n in range(1, 6)]


def a_table() -> Table:
    """Conan's things are at number 1 (a2), Shevatas' at 12 (b5), those of Hadrathus at 21 (a2)."""
    table = Table(scenario=RATS)
    return table.answer("number-1", "number-12", "number-21")


def loud(table: Table) -> Table:
    table.state[QUIET] = 0
    return table


# Hidden equipment


@rule("CO-C49")
def test_the_overlord_hides_the_things_of_each_hero() -> None:
    table = Table(scenario=RATS)
    for first in (1, 11, 21):
        assert table.seat == 0
        assert table.prompt == "hide"
        assert table.options() == {f"number-{n}" for n in range(first, first + 8)}
        table.answer(f"number-{first}")

    assert not isinstance(table.state.agenda[-1], HideAway)
    assert table.carried("conan") == table.carried("shevatas") == table.carried("hadrathus") == []


@rule("CO-C49")
def test_only_the_overlord_knows_where_they_are() -> None:
    table = a_table()
    secret = table.state.setup.layout.zone("secret.1")

    assert table.state.view(0).zones[secret] == [table.number("number-1")]
    assert table.state.view(1).zones[secret] == [-1]


@rule("CO-C49", "CO-H50")
@pytest.mark.parametrize(("axes", "found"), [(0, []), (1, ["kris", "shield"])])
def test_a_search_of_difficulty_1_finds_all_of_it(axes: int, found: list[str]) -> None:
    table = a_table()
    table.place("b5", "shevatas")
    table.act("shevatas").luck(f"red {axes}").answer("search", "gems-1").idle()

    assert table.carried("shevatas") == found
    assert ("number-12" in table.zone("searched")) == bool(found)


@rule("CO-C49")
def test_who_searches_well_in_the_wrong_place_need_not_come_back() -> None:
    table = a_table()
    table.place("b5", "conan")
    table.act("conan").luck("orange 1").answer("search", "gems-1").idle()

    assert table.carried("conan") == []
    assert table.zone("searched") == ["number-2"]  # of his own numbers; Shevatas' things stay
    assert table.zone("secret.2") == ["number-12"]
    assert table.why("search") == ("searched-already", "CO-C49")


@rule("CO-C49")
def test_two_heroes_things_may_lie_in_one_place() -> None:
    table = a_table()
    table.place("a2", "conan", "hadrathus")
    table.act("hadrathus").luck("orange 1").answer("search", "gems-1").idle()

    assert table.carried("hadrathus") == ["ornamental-spear"]
    assert table.carried("conan") == []


@rule("CO-C49")
def test_there_is_nothing_to_search_elsewhere() -> None:
    table = a_table()
    table.place("a3", "conan")

    assert "search" not in table.act("conan").options()


# Ways out


@rule("CO-C47")
def test_the_front_door_takes_five() -> None:
    table = a_table()
    table.place("e3", "shevatas")
    table.act("shevatas", base=3).luck("red 2", "red 2", "red 1")
    table.answer("unlock", "gems-2").idle()

    assert {"w3"} <= table.options()


@rule("CO-C47")
def test_the_window_takes_tools_and_keeps_them() -> None:
    table = a_table()
    table.place("e5", "shevatas")
    assert table.act("shevatas").why("unlock") == ("no-key", "CO-C47")

    table.carry("shevatas", "tools")
    table.act("shevatas", base=3).luck("red 2", "red 1").answer("unlock", "gems-1").idle()
    assert "w5" in table.options()
    assert table.carried("shevatas") == []


@rule("CO-C47")
def test_the_last_chest_holds_the_tools_too() -> None:
    table = a_table()
    table.place("p1", "shevatas")
    table.state.put_all(CHESTS, [table.area("a5"), table.area("p1")])
    table.act("shevatas").luck("red 2", "red 2").answer("open-chest", "gems-1").idle().answer("yes")
    assert "tools" not in table.carried("shevatas")

    table.place("a5", "shevatas")
    table.act("shevatas").luck("red 2", "red 2").answer("open-chest", "gems-1").idle().answer("yes")
    assert "tools" in table.carried("shevatas")
    assert len(table.carried("shevatas")) == 3


@rule("CO-C47", "CO-H80")
def test_who_has_no_room_for_the_tools_drops_something() -> None:
    table = a_table()
    table.place("a5", "shevatas")
    table.carry("shevatas", "battle-axe", "crossbow", "sword", "bossonian-bow")
    table.state.put_all(CHESTS, [table.area("a5")])
    table.act("shevatas").luck("red 2", "red 2", "red 2").answer("open-chest", "gems-2").idle()
    assert table.prompt == "drop"
    assert table.options() == {*table.carried("shevatas")} >= {"tools", "sword"}


# Quiet


@rule("CO-C50")
def test_nobody_shoots_while_it_is_quiet() -> None:
    table = a_table()
    table.place("c3", "conan", "bossonian-archers-grey-1")
    table.carry("conan", "crossbow")

    assert table.act("conan").why("ranged") == ("too-quiet", "CO-C50")
    assert table.model("bossonian-archers-grey-1").why("ranged") == ("too-quiet", "CO-C50")
    assert "ranged" in loud(table).act("conan").options()
    assert "ranged" in table.model("bossonian-archers-grey-1").options()


@rule("CO-C50")
def test_the_overlord_has_no_guard_and_no_reroll_while_it_is_quiet() -> None:
    def asked(table: Table) -> set[str]:
        table.place("c3", "conan", "captain-1", life=3)
        table.carry("conan", "sword")
        prompts = set()
        table.act("conan").luck("red 2", "orange 2", "orange 0")
        table.answer("melee", "captain-1", "gems-1", "sword")
        while table.prompt in ("reroll", "guard"):
            if table.seat == 0:
                prompts.add(table.prompt)
            table.answer("keep" if table.prompt == "reroll" else "gems-1")
        return prompts

    assert asked(a_table()) == set()
    assert asked(loud(a_table())) == {"guard", "reroll"}


@rule("CO-C50")
def test_the_overlord_buys_no_movement_while_it_is_quiet() -> None:
    table = a_table()
    table.place("c3", "captain-1", life=3)
    table.model("captain-1").answer("c4", "c5", "b5")
    assert table.prompt == "activate", "there is nothing left to do"

    loud(table).model("captain-1").answer("c5", "c4", "c3")
    assert (table.prompt, table.held("overlord", "move")) == ("model-acts", 0)
    table.answer("c4")
    assert table.held("overlord", "move") == 1


@rule("CO-C50", "CO-17")
def test_one_tile_a_turn_while_it_is_quiet() -> None:
    table = a_table()
    table.activate().answer("tile-captain")

    assert table.why("tile-captain") == ("too-quiet", "CO-C50")
    loud(table)
    assert "tile-captain" in table.options()


@rule("CO-C50")
def test_a_dead_minion_leaves_a_body_that_can_be_hidden() -> None:
    table = a_table()
    table.place("c3", "conan", "bossonian-guards-blue-1", "bossonian-guards-red-1")
    table.carry("conan", "sword")
    for guard in ("bossonian-guards-blue-1", "bossonian-guards-red-1"):
        table.act("conan").luck("red 3", "orange 2", "orange 2")
        table.answer("melee", guard, "gems-1", "sword").idle()
        if guard.endswith("blue-1"):
            assert table.why("hide-body") == ("watched", "CO-C50")
    assert table.state.cards(BODIES) == [table.area("c3")] * 2

    table.answer("hide-body")
    assert table.state.cards(BODIES) == [table.area("c3")]
    assert table.held("conan", "manipulation") == 1
    table.gems("conan", fatigue=99)
    assert table.why("hide-body") == ("exhausted", "CO-H20")


@rule("CO-C50")
def test_a_captain_leaves_none_and_after_the_alarm_nobody_does() -> None:
    for quiet, victim, bodies in ((1, "captain-1", 0), (0, "bossonian-guards-blue-1", 0)):
        table = a_table()
        table.state[QUIET] = quiet
        table.place("c3", "conan", victim)
        table.carry("conan", "sword")
        table.gems("overlord", fatigue=99)
        table.act("conan").luck("red 3", "red 2", "orange 2")
        table.answer("melee", victim, "gems-2", "sword").idle()

        assert table.at(victim) == ""
        assert table.state.count(BODIES) == bodies


# The alarm


def the_alarm_is_raised(table: Table) -> bool:
    if table.state[QUIET]:
        assert not table.announced("alarm")
        assert table.state.recovery == 2
        return False
    assert [table.at(id) for id in GREEN] == ["e2", "e2", "e4", "e4", "e4"]
    assert table.zone("river")[0] == "tile-bossonian-guards-green"
    assert table.state.recovery == 5
    assert table.state.cards(BODIES) == []
    return True


@rule("CO-C51")
def test_who_breaks_a_wall_wakes_the_house() -> None:
    table = a_table()
    table.place("r3", "conan")
    table.act("conan", base=4).answer("r4")

    assert the_alarm_is_raised(table)


@rule("CO-C51")
def test_an_explosive_orb_wakes_the_house() -> None:
    table = a_table()
    table.place("c3", "conan")
    table.carry("conan", "explosive-orb-1")
    table.act("conan").answer("drop", "explosive-orb-1").idle()

    assert the_alarm_is_raised(table)


@rule("CO-C51")
@pytest.mark.parametrize("where", ["hero", "body", "nobody"])
def test_the_guards_look_around_when_their_turn_begins(where: str) -> None:
    table = a_table()
    table.place("r3", "conan", "shevatas", "hadrathus")
    table.place("c3", "bossonian-guards-blue-1")
    if where == "hero":
        table.place("c3", "conan")
    if where == "body":
        table.state.put(BODIES, table.area("c3"))
    table.agenda(OverlordTurn())

    assert the_alarm_is_raised(table) == (where != "nobody")
    assert table.state.recovery == (2 if where == "nobody" else 5)


@rule("CO-C51")
@pytest.mark.parametrize(("turn", "alarm"), [(3, False), (4, True)])
def test_at_the_end_of_round_4_somebody_wakes_anyway(turn: int, alarm: bool) -> None:
    table = a_table()
    table.state[TURN] = turn
    table.agenda(EndOverlordTurn())

    assert the_alarm_is_raised(table) == alarm


@rule("CO-C51", "CO-15")
def test_after_the_alarm_the_overlord_recovers_five() -> None:
    table = a_table()
    table.gems("overlord", fatigue=99)
    table.agenda(OverlordTurn())
    assert table.held("overlord", "reserve") == 2

    table.gems("overlord", fatigue=99)
    loud(table).agenda(OverlordTurn())
    assert table.held("overlord", "reserve") == 5


# Thak


@rule("CO-C52", "CO-11")
def test_thak_comes_from_round_6_on() -> None:
    table = loud(a_table())
    table.activate().answer("event-tile-1")
    assert table.why("happening-2") == ("too-early", "CO-11")
    table.state[TURN] = 6
    assert "happening-2" in table.options()


@rule("CO-C52")
def test_dice_and_gems_say_where_thak_comes_in() -> None:
    table = loud(a_table())
    table.gems("overlord", reserve=2)
    table.luck("red 1", "red 2", "red 1").happens(1).answer("keep")

    assert table.prompt == "avenge-where"
    assert table.options() == {"c2", "d5", "b5", "e2", "p2"}  # number 4 is d5, and two each way
    table.answer("p2")
    assert table.at("thak-1") == "p2"
    assert table.life("thak-1") == 6
    assert table.held("overlord", "fatigue") >= 2
    assert table.held("overlord", "reserve") == 0
    river = table.zone("river")
    assert (river[2], river[5]) == ("tile-thak", "tile-thak-2")


@rule("CO-C52", "CO-C8")
def test_thak_comes_once() -> None:
    table = loud(a_table())
    table.place("c3", "thak-1", life=6)
    table.happens(1)

    assert not table.state.pending()


@rule("CO-C52")
def test_mind_control_does_not_lead_thak() -> None:
    table = loud(a_table())
    table.place("c3", "thak-1", "captain-1", life=6)
    table.act("hadrathus").answer("cast", "mind-control", "gems-1")

    assert "thak-1" not in table.options()


# Who wins


@rule("CO-H111")
def test_the_heroes_win_when_all_who_live_are_out() -> None:
    table = a_table()
    table.place("w3", "conan", "hadrathus")
    table.dies("shevatas")
    table.act("conan", base=1).answer("leave-board")
    assert table.state[VERDICT] == UNDECIDED
    table.act("hadrathus", base=1).answer("leave-board")

    assert table.state[VERDICT] == 1


@rule("CO-H112")
@pytest.mark.parametrize(("turn", "verdict"), [(9, UNDECIDED), (10, 0)])
def test_the_overlord_wins_at_the_end_of_round_10(turn: int, verdict: int) -> None:
    table = a_table()
    table.state[TURN] = turn
    judge(table.state, True)

    assert table.state[VERDICT] == verdict
