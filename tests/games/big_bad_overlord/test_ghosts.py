"""Ghosts: one roll per round, declared before it, and cancelled by another."""

from overlord.testing import rule
from tests.games.big_bad_overlord.tables import DUKES, WALL, Duke, Table, a_quest, a_table


def haunted(army: str = "legion-of-doom-1", enemy: str = "riff-raff-1 riff-raff-2") -> Table:
    """Chairs 2 and 3 are Ghosts; chair 0 has attacked chair 1."""
    dead = Duke(alive=False)
    table = a_table(Duke(army, WALL), Duke(enemy), dead, dead)
    table.answer(DUKES[1], "done")
    return table


@rule("BBO-99", "BBO-101")
def test_ghosts_have_no_turn_but_declare_before_the_round() -> None:
    table = haunted()
    assert table.who_is_asked() == {3: "haunt"}
    assert not table.announced("throw")
    assert table.options() == {
        "stay-out",
        "not-this-battle",
        *(f"{deed}-{side}-melee" for deed in ("help", "curse") for side in ("attack", "defense")),
    }


@rule("BBO-100", "BBO-102")
def test_help_and_curse_change_one_roll() -> None:
    for word, plus in (("help-attack-melee", 6), ("curse-attack-melee", 2), ("stay-out", 4)):
        table = haunted()
        table.answer(word, "stay-out")
        assert table.announced("throw", "melee-attack")[0][5] == plus
        assert table.field("haunts") == [0] * 4


@rule("BBO-102", "BBO-86")
def test_ghost_points_are_not_doubled_by_a_citadel_and_count_against_dukes() -> None:
    for stage, citadel, plus in ((2, "riff-raff-1", 4), (3, "", 2)):
        table = a_table(
            Duke("legion-of-doom-1", WALL),
            Duke("", citadel),
            Duke(alive=False),
            agenda=[("EndTurn", {"chair": 0}), ("Press", {"seat": 0, "chair": 0})],
            fields={"attacker": 0, "defender": 1, "stage": stage},
        )
        table.luck(7, 7, 7)
        table.answer("press-on", "help-defense-melee")
        assert table.announced("throw", "melee-defense")[0][5] == plus


@rule("BBO-103", "BBO-A10")
def test_ghosts_cannot_touch_the_rolls_of_a_do_gooder() -> None:
    table = a_quest(
        "cavalry-of-caring", "legion-of-doom-1", "", Duke("riff-raff-7"), Duke(alive=False)
    )
    table.answer("done", "stay-out")
    assert table.who_is_asked() == {2: "haunt"}
    assert table.options() == {
        "stay-out",
        "not-this-battle",
        "help-defense-melee",
        "curse-defense-melee",
    }


@rule("BBO-104")
def test_two_ghosts_do_not_share_a_roll_but_one_may_cancel_the_other() -> None:
    table = haunted()
    table.answer("help-attack-melee")
    assert "help-attack-melee" not in table.options()
    assert "curse-attack-melee" not in table.options()
    table.answer(f"ghost-{DUKES[3]}")
    assert table.announced("throw", "melee-attack")[0][5] == 4


@rule("BBO-A33")
def test_only_rolls_that_are_made_can_be_haunted() -> None:
    table = haunted("wicked-witch-1")
    options = table.options()
    assert {"help-attack-mind", "help-attack-magic"} <= options
    assert "help-defense-mind" not in options


@rule("BBO-100")
def test_a_ghost_that_wants_no_questions_is_left_alone() -> None:
    table = haunted("legion-of-doom-1 legion-of-doom-2")
    table.luck(7, 5)
    table.answer("not-this-battle", "not-this-battle", "press-on")
    assert "haunt" not in table.who_is_asked().values()


def three_ghosts() -> Table:
    """Chairs 2, 3 and 4 are Ghosts, asked in the order 4, 3, 2; chair 0 has attacked chair 1."""
    dead = Duke(alive=False)
    table = a_table(Duke("wicked-witch-1", WALL), Duke("riff-raff-1 riff-raff-2"), dead, dead, dead)
    table.answer(DUKES[1], "done")
    assert table.who_is_asked() == {4: "haunt"}
    return table


@rule("BBO-A46", "BBO-104")
def test_a_ghost_that_has_passed_may_still_cancel_what_others_declare_later() -> None:
    table = three_ghosts()
    table.answer("stay-out", "help-attack-magic", "curse-attack-mind")
    assert table.who_is_asked() == {4: "cancel-haunt"}
    ghosts = {f"ghost-{DUKES[2]}", f"ghost-{DUKES[3]}"}
    assert table.options() == {"stay-out", "not-this-battle", *ghosts}
    table.answer(f"ghost-{DUKES[3]}")
    assert table.announced("throw", "magic-attack")[0][5] == 2
    assert table.announced("throw", "mind-attack")[0][5] == -1
    assert table.announced("announce", "cancels")


@rule("BBO-A46")
def test_ghosts_are_asked_again_until_all_who_may_have_passed() -> None:
    table = three_ghosts()
    table.answer("stay-out", "stay-out", "help-attack-magic")
    assert table.who_is_asked() == {4: "cancel-haunt"}
    table.answer("stay-out")
    assert table.who_is_asked() == {3: "cancel-haunt"}
    table.answer(f"ghost-{DUKES[2]}")
    assert "cancel-haunt" not in table.who_is_asked().values()  # nothing is left to cancel
    twice = three_ghosts()
    twice.answer("help-attack-mind", "stay-out", "help-attack-magic")
    twice.answer("stay-out")
    assert "cancel-haunt" not in twice.who_is_asked().values()
    assert twice.announced("throw", "magic-attack")[0][5] == 4


@rule("BBO-A46")
def test_a_cancelled_ghost_stirs_those_who_had_passed() -> None:
    dead = Duke(alive=False)
    table = a_table(
        Duke("wicked-witch-1", WALL), Duke("riff-raff-1 riff-raff-2"), dead, dead, dead, dead
    )
    table.answer(DUKES[1], "done", "stay-out", "stay-out", "help-attack-mind", "help-attack-magic")
    assert table.who_is_asked() == {5: "cancel-haunt"}
    table.answer("stay-out", f"ghost-{DUKES[3]}")
    assert table.who_is_asked() == {5: "cancel-haunt"}
    assert table.options() == {"stay-out", "not-this-battle", f"ghost-{DUKES[2]}"}
    table.answer("stay-out")
    assert "cancel-haunt" not in table.who_is_asked().values()


@rule("BBO-A46", "BBO-100")
def test_nobody_is_asked_again_after_a_round_in_which_nothing_was_declared() -> None:
    table = three_ghosts()
    table.answer("stay-out", "not-this-battle", "stay-out")
    assert table.announced("throw", "melee-attack")
    quiet = three_ghosts()
    quiet.answer("not-this-battle", "help-attack-magic", "stay-out")
    assert "cancel-haunt" not in quiet.who_is_asked().values()


@rule("BBO-A40", "BBO-A20", "BBO-35")
def test_a_curse_does_not_spoil_two_sixes() -> None:
    for dice, charmed in ((12, True), (11, False)):
        table = three_ghosts()
        table.luck(dice)
        table.answer("curse-attack-mind", "stay-out", "stay-out")
        table.idle()
        assert table.announced("throw", "mind-attack")[0][5] == -1
        assert bool(table.zone("captives.0")) == charmed
