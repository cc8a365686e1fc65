"""Defenders and allies: who may send what, when, and how it comes home."""

from overlord.testing import rule
from tests.games.big_bad_overlord.tables import (
    DUKES,
    FAR,
    WALL,
    Duke,
    Table,
    a_battle,
    a_quest,
    a_table,
)

BEES = "serial-killer-bees-1 serial-killer-bees-2 serial-killer-bees-3"


@rule("BBO-70", "BBO-71")
def test_a_defender_who_has_seen_the_attackers_may_empty_the_citadel() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-1", "riff-raff-2 riff-raff-3")
    table.answer(DUKES[1], "stay-out")
    assert table.who_is_asked() == {1: "muster"}
    table.answer("riff-raff-2", "riff-raff-3", "done")
    assert not table.citadel(1)
    assert len(table.army(1)) == 3


@rule("BBO-71", "BBO-10")
def test_a_defending_army_is_filled_to_six_at_most() -> None:
    six = "octobats-1 octobats-2 octobats-3 grim-leapers-1 grim-leapers-2 grim-leapers-3"
    table = a_battle("legion-of-doom-1", six, "riff-raff-2")
    table.answer(DUKES[1], "stay-out", "riff-raff-2")
    assert "done" not in table.options()
    refusal = table.refusal("done")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("army-overfull", "BBO-10")


@rule("BBO-72")
def test_nothing_moves_once_the_first_round_has_begun() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-1 riff-raff-2", "riff-raff-3")
    table.attack(1, 7, 5)
    table.answer("press-on")
    prompts = []
    while table.prompt() not in {"press", "rearrange", ""}:
        prompts.append(table.prompt())
        table.answer("stay-out")
    assert "muster" not in prompts


@rule("BBO-73", "BBO-A6", "BBO-80")
def test_anybody_may_join_the_attack_before_the_first_round_even_from_the_citadel() -> None:
    table = a_battle(
        "legion-of-doom-1 legion-of-doom-2", "riff-raff-1", "", Duke("octobats-1", BEES)
    )
    table.answer(DUKES[1])
    assert table.who_is_asked() == {2: "join-attack"}
    table.answer("serial-killer-bees-1")
    assert table.citadel(2) == BEES.split()[1:]
    table.idle()
    assert table.bonus("melee-attack") == 10


@rule("BBO-74", "BBO-75")
def test_allies_add_three_cards_at_most_and_never_more_than_the_army_has() -> None:
    for army, most in (("legion-of-doom-1 legion-of-doom-2", 2), ("octobats-1 " + BEES, 3)):
        others = Duke("grim-leapers-1 grim-leapers-2"), Duke("riff-raff-3 riff-raff-4")
        table = a_battle(army, "riff-raff-1", "", *others)
        table.answer(DUKES[1])
        while table.prompt() == "join-attack":
            table.answer(
                min(name for name in table.options() if "-" in name and name[-1].isdigit())
            )
        lent = table.zone("lent.2") + table.zone("lent.3")
        assert len(lent) == most


@rule("BBO-76", "BBO-77", "BBO-78", "BBO-A36", "BBO-A9")
def test_only_neighbours_help_a_defender_with_one_card_in_any_round() -> None:
    dukes = [Duke("octobats-1"), Duke(alive=False), Duke("octobats-2"), Duke("octobats-3")]
    table = a_battle("legion-of-doom-1 legion-of-doom-2", "riff-raff-1 riff-raff-2", "", *dukes)
    table.answer(DUKES[1])
    offered = {}
    while table.prompt() == "join-attack":
        offered[table.state.pending()[0]] = "defend" in table.options()
        table.answer("defend" if "defend" in table.options() else "stay-out")
    assert offered == {5: False, 4: False, 2: True}
    assert table.who_is_asked() == {2: "join-defense"}
    assert table.options() == {"octobats-1", "stay-out", "not-this-battle"}
    table.answer("stay-out")
    table.luck(7, 5)
    table.answer("done")
    assert table.who_is_asked() == {3: "haunt"}
    table.answer("not-this-battle")
    assert table.who_is_asked() == {0: "press"}
    table.answer("press-on")
    assert table.who_is_asked() == {2: "join-defense"}
    table.answer("octobats-1")
    assert "octobats-1" in table.zone("lent.2") + table.zone("discard")
    while table.prompt() == "press" and "press-on" in table.options():
        table.answer("press-on")
        assert "join-defense" not in table.who_is_asked().values()
        table.idle()


@rule("BBO-A9", "BBO-76")
def test_dead_seats_are_skipped_when_looking_for_neighbours() -> None:
    dukes = [Duke(alive=False), Duke("octobats-2"), Duke("octobats-3")]
    table = a_battle("legion-of-doom-1 legion-of-doom-2", "riff-raff-1 riff-raff-2", "", *dukes)
    table.answer(DUKES[1], "stay-out", "defend")
    assert table.who_is_asked() == {3: "join-defense"}


@rule("BBO-79", "BBO-A42")
def test_nobody_is_let_into_a_citadel() -> None:
    table = a_table(
        Duke("legion-of-doom-1 legion-of-doom-2", WALL), Duke("", "riff-raff-2"), Duke("octobats-1")
    )
    table.answer(DUKES[1])
    assert table.who_is_asked() == {2: "join-attack"}
    assert "defend" not in table.options()
    table.luck(7, 5)
    table.answer("stay-out", "done")
    assert table.who_is_asked() == {0: "press"}
    assert "join-defense" not in table.who_is_asked().values()


@rule("BBO-75", "BBO-A42")
def test_neighbours_never_outnumber_the_army_they_join() -> None:
    def visited(army: str) -> Table:
        table = a_table(
            Duke(army, WALL),
            Duke("octobats-1"),
            Duke("octobats-2"),
            Duke("champion-of-evil"),
            agenda=[("EndTurn", {"chair": 2}), ("Quest", {}), ("Visit", {"chair": 0})],
            zones={"virtue": "cavalry-of-caring"},
            fields={"turn": 2},
        )
        table.answer("done")
        return table

    table = visited("riff-raff-3")
    assert table.who_is_asked() == {3: "join-defense"}
    table.answer("champion-of-evil")
    assert "join-defense" not in table.who_is_asked().values()
    table = visited("riff-raff-3")
    table.answer("stay-out")
    assert table.who_is_asked() == {1: "join-defense"}
    assert visited("riff-raff-3 riff-raff-4").who_is_asked() == {
        1: "join-defense",
        3: "join-defense",
    }
    assert "join-defense" not in visited("").who_is_asked().values()


@rule("BBO-A43")
def test_nobody_helps_in_their_own_turn() -> None:
    table = a_table(
        Duke("octobats-3"),
        Duke("riff-raff-1 riff-raff-2"),
        Duke("octobats-1"),
        agenda=[("EndTurn", {"chair": 0}), ("Quest", {}), ("Visit", {"chair": 1})],
        zones={"virtue": "cavalry-of-caring"},
    )
    table.answer("done")
    assert table.who_is_asked() == {2: "join-defense"}


@rule("BBO-A41")
def test_nobody_joins_a_do_gooder() -> None:
    table = a_quest("cavalry-of-caring", "riff-raff-1", "", Duke("octobats-1"), Duke("octobats-2"))
    assert table.who_is_asked() == {0: "muster"}
    table.answer("done")
    assert set(table.who_is_asked().values()) == {"join-defense"}


@rule("BBO-76")
def test_a_neighbour_who_stays_out_is_asked_again_only_when_something_has_changed() -> None:
    def battle() -> Table:
        enemy = "riff-raff-1 riff-raff-2 lickspittle-3"
        army = "legion-of-doom-1 legion-of-doom-2"
        table = a_battle(army, enemy, "octobats-3", Duke("octobats-1"))
        table.answer(DUKES[1], "stay-out")
        return table

    table = battle()
    table.luck(2, 2)
    table.answer("done")
    assert table.who_is_asked() == {0: "press"}
    table.luck(7, 5)
    table.answer("press-on")
    assert table.who_is_asked() == {0: "press"}
    table.answer("press-on")
    assert table.who_is_asked() == {2: "join-defense"}
    moved = battle()
    moved.answer("octobats-3", "done")
    assert moved.who_is_asked() == {2: "join-defense"}


@rule("BBO-76", "BBO-73")
def test_a_neighbour_is_asked_again_when_others_have_joined_the_attack() -> None:
    others = Duke("octobats-1"), Duke("octobats-2")
    table = a_battle("legion-of-doom-1 legion-of-doom-2", "riff-raff-1", "", *others)
    table.answer(DUKES[1])
    assert table.who_is_asked() == {3: "join-attack"}
    table.answer("octobats-2")
    assert table.announced("announce", "joins-attack") == [[3]]
    table.answer("stay-out", "done")
    assert "join-defense" not in table.who_is_asked().values()
    first = a_table(
        Duke("legion-of-doom-1", WALL), Duke("octobats-1"), Duke("octobats-2"), Duke("riff-raff-1")
    )
    first.answer(DUKES[2])
    assert first.who_is_asked() == {3: "join-attack"}
    first.answer("stay-out", "octobats-1", "done")
    assert first.who_is_asked() == {3: "join-defense"}


@rule("BBO-80", "BBO-107")
def test_loot_goes_to_the_main_player() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-1 doomsword", "", Duke("octobats-1"))
    table.answer(DUKES[1], "octobats-1")
    table.luck(7, 9, 5)
    table.idle()
    assert "doomsword" in table.army(0)


@rule("BBO-81", "BBO-A26", "BBO-A47")
def test_allies_may_withdraw_card_by_card_before_the_attacker_decides() -> None:
    table = a_battle(
        "legion-of-doom-1 legion-of-doom-2",
        "riff-raff-1 riff-raff-2 riff-raff-3",
        "",
        Duke("octobats-1 grim-leapers-1"),
    )
    table.answer(DUKES[1], "octobats-1", "grim-leapers-1")
    assert "withdraw" not in table.who_is_asked().values()
    table.luck(7, 9, 5)
    table.answer("done")
    assert table.who_is_asked() == {2: "withdraw"}
    assert table.options() == {"octobats-1", "grim-leapers-1", "stay", "not-this-battle"}
    table.answer("octobats-1")
    assert table.army(2) == ["octobats-1"]
    assert table.who_is_asked() == {2: "withdraw"}
    table.answer("stay")
    assert table.who_is_asked() == {0: "press"}
    assert table.zone("lent.2") == ["grim-leapers-1"]
    table.press_on(7, 9, 5)
    assert table.bonus("melee-attack") == 10


@rule("BBO-A47", "BBO-A5")
def test_attackers_whose_allies_leave_may_have_nobody_left() -> None:
    table = a_table(
        Duke("", WALL),
        Duke("riff-raff-1"),
        Duke("riff-raff-2"),
        agenda=[("EndTurn", {"chair": 0}), ("Aftermath", {"chair": 0})],
        zones={"lent.2": "octobats-1"},
        fields={"attacker": 0, "defender": 1, "round": 1, "struck": [1], "helpers": [2]},
    )
    assert table.who_is_asked() == {2: "withdraw"}
    table.answer("octobats-1")
    assert table.who_is_asked() == {0: "rearrange"}
    assert table.field("defender") == -1


@rule("BBO-A47", "BBO-107")
def test_a_defender_whose_ally_leaves_may_have_no_army_left() -> None:
    table = a_table(
        Duke("legion-of-doom-1", WALL),
        Duke("doomsword", "octobats-3"),
        Duke("riff-raff-2"),
        agenda=[("EndTurn", {"chair": 0}), ("Aftermath", {"chair": 0})],
        zones={"lent.2": "octobats-1"},
        fields={"attacker": 0, "defender": 1, "round": 1, "struck": [1], "shields": [2]},
    )
    table.answer("octobats-1")
    assert table.who_is_asked() == {0: "press"}
    assert table.field("stage") == 1
    assert "doomsword" in table.army(0)


@rule("BBO-81")
def test_an_ally_against_a_do_gooder_may_withdraw_after_a_round() -> None:
    table = a_quest(
        "cavalry-of-caring", "legion-of-doom-1 riff-raff-1", "", Duke("octobats-1"), FAR
    )
    table.luck(7, 7, 2)
    table.answer("done")
    table.answer("octobats-1", seat=1)
    table.answer("stay-out", seat=2)
    assert table.zone("discard") == ["riff-raff-1"]
    assert table.who_is_asked() == {1: "withdraw"}


@rule("BBO-A26")
def test_lent_cards_return_to_the_citadel_when_the_army_is_full() -> None:
    table = a_table(
        Duke("legion-of-doom-1", WALL),
        Duke("riff-raff-1 riff-raff-2"),
        Duke(
            "octobats-1 octobats-2 octobats-3 grim-leapers-1 grim-leapers-2 grim-leapers-3",
            "menacing-horde-1",
        ),
    )
    table.answer(DUKES[1], "menacing-horde-1")
    table.luck(9, 5)
    table.idle()
    table.answer("done")
    assert "menacing-horde-1" in table.citadel(2)


@rule("BBO-A35")
def test_artifacts_are_not_lent_but_who_may_hide_a_minion_is_asked() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-1", "", Duke("", "doomsword"))
    table.answer(DUKES[1])
    assert table.who_is_asked() == {2: "join-attack"}
    assert table.options() == {"defend", "stay-out", "not-this-battle"}
    bare = a_battle("legion-of-doom-1", "riff-raff-1", "", Duke("doomsword"))
    bare.answer(DUKES[1])
    assert bare.who_is_asked() == {1: "muster"}


@rule("BBO-73", "BBO-76")
def test_who_wants_no_more_questions_gets_none_in_this_battle() -> None:
    table = a_battle(
        "legion-of-doom-1 legion-of-doom-2", "riff-raff-1 riff-raff-2", "", Duke("octobats-1")
    )
    table.answer(DUKES[1], "not-this-battle")
    table.luck(7, 5)
    table.answer("done")
    assert table.who_is_asked() == {0: "press"}
    table.answer("press-on")
    assert 2 not in table.who_is_asked()


@rule("BBO-76")
def test_a_neighbour_who_wants_to_be_left_alone_is_not_called_in_a_later_round() -> None:
    friend = Duke("octobats-1")
    for answer, called in (("stay-out", True), ("not-this-battle", False)):
        table = a_battle("legion-of-doom-1", "riff-raff-1 riff-raff-2 riff-raff-3", "", friend)
        table.answer(DUKES[1], "stay-out")
        table.luck(7, 7)
        table.answer("done")  # a card is lost, so everybody may think again
        table.luck(7, 7)
        table.answer("press-on", answer)
        table.answer("press-on")

        assert (table.prompt() == "join-defense") is called
