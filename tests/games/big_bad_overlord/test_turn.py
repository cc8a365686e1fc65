"""The turn: draw, place, move cards, attack one after another."""

import pytest

from overlord.core.errors import IllegalAction
from overlord.core.layout import SPECTATOR
from overlord.testing import rule
from tests.games.big_bad_overlord.tables import DUKES, FAR, WALL, Duke, Table, a_battle, a_table

TURN = [("Turn", {"chair": 0})]
FULL = "riff-raff-1 riff-raff-2 riff-raff-3 riff-raff-4 riff-raff-5 riff-raff-6"


def a_turn(army: str, citadel: str, card: str = "legion-of-doom-1") -> Table:
    return a_table(Duke(army, citadel), FAR, FAR2, agenda=TURN, deck=f"menacing-horde-1 {card}")


FAR2 = Duke("lickspittle-3")


@rule("BBO-13", "BBO-14")
def test_a_turn_begins_with_a_card_that_is_placed_in_army_or_citadel() -> None:
    for word, zone in (("to-army", "army.0"), ("to-citadel", "citadel.0")):
        table = a_turn("riff-raff-1", "toady-1")
        assert table.asked() == {0: "place-card"}
        assert table.seen(SPECTATOR, "hand.0") == ["?"]
        table.answer(word)
        assert "legion-of-doom-1" in table.zone(zone)
        assert table.asked() == {0: "march"}


@rule("BBO-14", "BBO-9", "BBO-10")
def test_where_only_one_place_has_room_nobody_is_asked() -> None:
    assert "legion-of-doom-1" in a_turn("riff-raff-1", WALL).army(0)
    assert "legion-of-doom-1" in a_turn(FULL, "toady-1").citadel(0)


@rule("BBO-15")
def test_a_do_gooder_comes_before_anything_else() -> None:
    table = a_turn("riff-raff-1", "toady-1", "small-children")
    assert table.asked() == {0: "muster"}
    assert table.zone("virtue") == ["small-children"]
    assert table.state.attacker == -1
    assert table.state.defender == 0


@rule("BBO-16", "BBO-109")
def test_a_tenth_card_costs_one_but_never_an_artifact() -> None:
    table = a_turn(FULL, "toady-1 toady-2 doomsword")
    assert table.asked() == {0: "discard-one"}
    assert len(table.options()) == 9
    refusal = table.refusal("doomsword")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("artifact-stays", "BBO-109")
    table.answer("toady-1")
    assert table.citadel(0) == ["toady-2", "doomsword", "legion-of-doom-1"]
    assert table.zone("discard") == ["toady-1"]


@rule("BBO-16")
def test_eight_cards_leave_room_for_a_ninth() -> None:
    assert a_turn(FULL, "toady-1 toady-2").asked() == {0: "march"}


@rule("BBO-17", "BBO-A27")
def test_cards_change_places_one_by_one_within_the_limits() -> None:
    table = a_table(Duke(FULL, WALL), FAR, FAR2)
    assert table.refusal("riff-raff-1") is not None
    table.answer("toady-1")
    assert len(table.army(0)) == 7
    assert "done" not in table.options()
    assert not table.options() & set(DUKES)
    table.answer("riff-raff-1")
    assert table.citadel(0) == ["toady-2", "toady-3", "riff-raff-1"]
    table.answer("toady-2", "riff-raff-2", "toady-3", "riff-raff-3")
    refusal = table.refusal("riff-raff-1")
    assert refusal is not None
    assert refusal.rule == "BBO-A27"
    assert table.options() == {"done", DUKES[1], DUKES[2]}


@rule("BBO-18", "BBO-58")
def test_nothing_moves_between_battles_but_at_the_end_of_the_turn() -> None:
    table = a_battle("legion-of-doom-1 riff-raff-1", "riff-raff-2 riff-raff-3")
    table.attack(1, 7, 5)
    assert table.asked() == {0: "press"}
    assert table.options() == {"press-on", DUKES[2], "done"}
    table.answer("done")
    assert table.asked() == {0: "rearrange"}
    assert "toady-1" in table.options()


@rule("BBO-19")
def test_three_cards_must_stay_behind() -> None:
    table = a_table(Duke("legion-of-doom-1", "toady-1 toady-2"), FAR, FAR2)
    refusal = table.refusal(DUKES[1])
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("citadel-not-full", "BBO-19")
    with pytest.raises(IllegalAction):
        table.answer(DUKES[1])


@rule("BBO-28", "BBO-A2")
def test_an_artifact_alone_is_no_army_but_fills_a_place_in_a_citadel() -> None:
    table = a_table(Duke("doomsword", WALL), FAR, FAR2)
    refusal = table.refusal(DUKES[1])
    assert refusal is not None
    assert refusal.reason == "no-army"
    guarded = a_table(Duke("riff-raff-1", "toady-1 toady-2 doomsword"), FAR, FAR2)
    assert DUKES[1] in guarded.options()


@rule("BBO-20", "BBO-24")
def test_nobody_has_to_attack() -> None:
    table = a_table(Duke("legion-of-doom-1", WALL), FAR, FAR2, deck="riff-raff-7 riff-raff-8")
    table.answer("done")
    assert table.state.turn == 2


@rule("BBO-21")
def test_any_other_living_duke_is_a_target() -> None:
    table = a_table(Duke("riff-raff-1", WALL), FAR, FAR2, Duke(alive=False))
    assert table.options() & set(DUKES) == {DUKES[1], DUKES[2]}


@rule("BBO-22", "BBO-59")
def test_one_after_another_and_never_back() -> None:
    table = a_battle("legion-of-doom-1 riff-raff-1", "riff-raff-2 riff-raff-3")
    table.attack(1, 7, 5)
    table.answer(DUKES[2])
    assert table.state.defender == 2
    table.luck(7, 7, 5)
    table.idle()
    assert table.options() <= {"press-on", "done"}


@rule("BBO-23", "BBO-73", "BBO-76")
def test_others_are_asked_to_join_either_side() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-2", "", Duke("octobats-1"), Duke("octobats-2"))
    table.answer(DUKES[1])
    asked = []
    while table.prompt() in {"join-attack", "join-defense", "muster"}:
        asked += list(table.asked().items())
        table.answer("done" if table.prompt() == "muster" else "stay-out")
    assert asked == [(3, "join-attack"), (2, "join-attack"), (1, "muster"), (2, "join-defense")]


@rule("BBO-24", "BBO-60", "BBO-17")
def test_after_a_battle_the_player_may_move_cards_before_the_next_turn() -> None:
    table = a_battle("legion-of-doom-1 riff-raff-1", "riff-raff-2 riff-raff-3")
    table.attack(1, 7, 5)
    table.answer("done", "toady-1", "done")
    assert "toady-1" in table.army(0)
    assert table.state.turn == 2
