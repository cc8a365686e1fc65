"""Defenders and allies: who may send what, when, and how it comes home."""

from overlord.testing import rule
from tests.games.big_bad_overlord.tables import DUKES, WALL, Duke, a_battle, a_table

BEES = "serial-killer-bees-1 serial-killer-bees-2 serial-killer-bees-3"


@rule("BBO-70", "BBO-71")
def test_a_defender_who_has_seen_the_attackers_may_empty_the_citadel() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-1", "riff-raff-2 riff-raff-3")
    table.answer(DUKES[1], "stay-out")
    assert table.asked() == {1: "muster"}
    table.answer("riff-raff-2", "riff-raff-3", "done")
    assert not table.citadel(1)
    assert len(table.army(1)) == 3


@rule("BBO-71", "BBO-10")
def test_a_defending_army_is_filled_to_six_at_most() -> None:
    six = "octobats-1 octobats-2 octobats-3 grim-leapers-1 grim-leapers-2 grim-leapers-3"
    table = a_battle("legion-of-doom-1", six, "riff-raff-2")
    table.answer(DUKES[1], "stay-out", "riff-raff-2")
    assert "done" not in table.options()


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
    assert table.asked() == {2: "join-attack"}
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
    while table.prompt() == "join-attack":
        table.answer("stay-out")
    table.answer("done")
    assert table.asked() == {2: "join-defense"}
    table.luck(7, 5)
    table.idle()
    table.answer("press-on")
    assert table.asked() == {2: "join-defense"}
    table.answer("octobats-1")
    assert "octobats-1" in table.zone("lent.2") + table.zone("discard")
    while table.prompt() == "press" and "press-on" in table.options():
        table.answer("press-on")
        assert "join-defense" not in table.asked().values()
        table.idle()


@rule("BBO-A9", "BBO-76")
def test_dead_seats_are_skipped_when_looking_for_neighbours() -> None:
    dukes = [Duke(alive=False), Duke("octobats-2"), Duke("octobats-3")]
    table = a_battle("legion-of-doom-1 legion-of-doom-2", "riff-raff-1 riff-raff-2", "", *dukes)
    table.answer(DUKES[1], "stay-out", "stay-out", "done")
    assert table.asked() == {3: "join-defense"}


@rule("BBO-79")
def test_nobody_is_let_into_a_citadel() -> None:
    table = a_table(
        Duke("legion-of-doom-1 legion-of-doom-2", WALL), Duke("", "riff-raff-2"), Duke("octobats-1")
    )
    table.answer(DUKES[1], "stay-out", "done", "stay-out")
    assert table.asked() == {0: "press"}
    table.answer("press-on")
    assert "join-defense" not in table.asked().values()


@rule("BBO-80", "BBO-107")
def test_loot_goes_to_the_main_player() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-1 doomsword", "", Duke("octobats-1"))
    table.answer(DUKES[1], "octobats-1")
    table.luck(7, 9, 5)
    table.idle()
    assert "doomsword" in table.army(0)


@rule("BBO-81", "BBO-A26")
def test_allies_may_withdraw_after_a_complete_round() -> None:
    table = a_battle(
        "legion-of-doom-1", "riff-raff-1 riff-raff-2 riff-raff-3", "", Duke("octobats-1")
    )
    table.answer(DUKES[1], "octobats-1")
    assert "withdraw" not in table.asked().values()
    table.luck(7, 9, 5)
    table.idle()
    table.answer("press-on")
    assert table.asked() == {2: "withdraw"}
    table.answer("withdraw")
    assert table.army(2) == ["octobats-1"]


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
    assert table.citadel(2) == ["menacing-horde-1"]


@rule("BBO-A35")
def test_artifacts_are_not_lent_but_their_owner_is_asked() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-1", "", Duke("", "doomsword"))
    table.answer(DUKES[1])
    assert table.asked() == {2: "join-attack"}
    assert table.options() == {"stay-out", "not-this-battle"}


@rule("BBO-73", "BBO-76")
def test_who_wants_no_more_questions_gets_none_in_this_battle() -> None:
    table = a_battle(
        "legion-of-doom-1 legion-of-doom-2", "riff-raff-1 riff-raff-2", "", Duke("octobats-1")
    )
    table.answer(DUKES[1], "not-this-battle")
    table.luck(7, 5)
    table.answer("done")
    assert table.asked() == {0: "press"}
    table.answer("press-on")
    assert 2 not in table.asked()
