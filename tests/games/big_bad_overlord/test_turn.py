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
        assert table.who_is_asked() == {0: "place-card"}
        assert table.seen(SPECTATOR, "hand.0") == ["?"]
        table.answer(word)
        assert "legion-of-doom-1" in table.zone(zone)
        assert table.who_is_asked() == {0: "march"}


@rule("BBO-14", "BBO-9", "BBO-10")
def test_where_only_one_place_has_room_nobody_is_asked() -> None:
    table = a_turn(FULL, "toady-1")
    assert "legion-of-doom-1" in table.citadel(0)
    assert table.who_is_asked() == {0: "march"}


@rule("BBO-A48", "BBO-14")
@pytest.mark.parametrize("card", ["legion-of-doom-1", "doomsword"])
def test_a_drawn_card_is_hidden_in_a_full_citadel_in_exchange_for_another(card: str) -> None:
    table = a_turn("riff-raff-1", WALL, card)
    assert table.who_is_asked() == {0: "place-card"}
    assert table.options() == {"to-army", *WALL.split()}
    assert table.seen(1, "hand.0") == ["?"]
    table.answer("toady-2")
    assert table.army(0) == ["riff-raff-1", "toady-2"]
    assert table.citadel(0) == ["toady-1", "toady-3", card]
    assert table.seen(1, "citadel.0") == ["?", "?", "?"]
    assert table.who_is_asked() == {0: "march"}
    seen = [
        event.card_for(1, 3) for event in table.heard.events if event.card == table._number(card)
    ]
    assert set(seen) == {-1}


@rule("BBO-A48", "BBO-14")
def test_what_was_drawn_changes_nothing_that_others_can_see() -> None:
    tables = [a_turn("riff-raff-1", WALL, card) for card in ("legion-of-doom-1", "mageskull")]
    views = [table.state.view(1).as_json() for table in tables]
    assert views[0] == views[1]
    assert tables[0].options() == tables[1].options()


@rule("BBO-15")
def test_a_do_gooder_comes_before_anything_else() -> None:
    table = a_turn("riff-raff-1", "toady-1", "small-children")
    assert table.who_is_asked() == {0: "muster"}
    assert table.zone("virtue") == ["small-children"]
    assert table.field("attacker") == -1
    assert table.field("defender") == 0


@rule("BBO-16", "BBO-109")
def test_a_tenth_card_costs_one_but_never_an_artifact() -> None:
    table = a_turn(FULL, "toady-1 toady-2 doomsword")
    assert table.who_is_asked() == {0: "discard-one"}
    assert len(table.options()) == 9
    refusal = table.refusal("doomsword")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("artifact-stays", "BBO-109")
    table.answer("toady-1")
    assert table.citadel(0) == ["toady-2", "doomsword", "legion-of-doom-1"]
    assert table.zone("discard") == ["toady-1"]
    other = a_turn(FULL, "toady-1 toady-2 doomsword")
    other.answer("riff-raff-1")
    assert other.who_is_asked() == {0: "place-card"}
    assert other.options() == {"to-army", "toady-1", "toady-2", "doomsword"}
    gone = a_turn(FULL, "toady-1 toady-2 doomsword")
    gone.answer("legion-of-doom-1")
    assert gone.who_is_asked() == {0: "march"}


@rule("BBO-16")
def test_eight_cards_leave_room_for_a_ninth() -> None:
    assert a_turn(FULL, "toady-1 toady-2").who_is_asked() == {0: "march"}


@rule("BBO-17", "BBO-A27", "BBO-9", "BBO-10")
def test_cards_change_places_in_any_order_but_only_six_of_them() -> None:
    table = a_table(Duke(FULL, WALL), FAR, FAR2)
    table.answer("toady-1", "toady-2")
    assert len(table.army(0)) == 8
    assert "done" not in table.options()
    assert not table.options() & set(DUKES)
    refusal = table.refusal(DUKES[1])
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("army-overfull", "BBO-10")
    table.answer("riff-raff-1", "riff-raff-2")
    assert table.citadel(0) == ["toady-3", "riff-raff-1", "riff-raff-2"]
    table.answer("riff-raff-3")
    refusal = table.refusal("done")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("citadel-overfull", "BBO-9")
    refusal = table.refusal("riff-raff-4")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("citadel-full", "BBO-9")
    table.answer("toady-3")
    refusal = table.refusal("riff-raff-1")
    assert refusal is not None
    assert refusal.rule == "BBO-A27"
    assert table.options() == {"done", DUKES[1], DUKES[2]}


@rule("BBO-A27", "BBO-10")
def test_a_full_army_takes_no_card_with_the_last_move() -> None:
    agenda = [("EndTurn", {"chair": 0}), ("March", {"seat": 0, "chair": 0, "left": 1})]
    table = a_table(Duke(FULL, WALL), FAR, FAR2, agenda=agenda)
    refusal = table.refusal("toady-1")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("army-full", "BBO-10")
    assert table.options() == {"done", DUKES[1], DUKES[2]}


@rule("BBO-18", "BBO-58")
def test_nothing_moves_between_battles() -> None:
    table = a_battle("legion-of-doom-1 riff-raff-1", "riff-raff-2 riff-raff-3")
    table.attack(1, 7, 5)
    assert table.who_is_asked() == {0: "press"}
    table.answer(DUKES[2])
    assert table.field("attacker") == 0
    assert table.citadel(0) == WALL.split()
    assert 0 not in table.who_is_asked()


@rule("BBO-17", "BBO-24", "BBO-60")
def test_to_move_a_card_after_a_battle_is_to_end_the_turn() -> None:
    table = a_battle("legion-of-doom-1 riff-raff-1", "riff-raff-2 riff-raff-3")
    table.attack(1, 7, 5)
    own = {"legion-of-doom-1", "riff-raff-1", *WALL.split()}
    assert table.options() == {"press-on", DUKES[2], "done", *own}
    table.answer("toady-1")
    assert table.announced("announce", "breaks-off")
    assert table.field("defender") == -1
    assert table.who_is_asked() == {0: "rearrange"}
    table.answer("riff-raff-1", "done")
    assert table.citadel(0) == ["toady-2", "toady-3", "riff-raff-1"]
    assert table.field("turn") == 2
    still = a_battle("legion-of-doom-1 riff-raff-1", "riff-raff-2 riff-raff-3")
    still.attack(1, 7, 5)
    still.answer("done")
    assert still.field("turn") == 2


@rule("BBO-17", "BBO-24", "BBO-113")
def test_before_a_cataclysm_nobody_is_asked_to_move_cards() -> None:
    def beaten(deck: str) -> Table:
        dukes = Duke("riff-raff-1", "toady-1 toady-2 doomsword"), Duke("legion-of-doom-1"), FAR
        table = a_table(*dukes, deck=deck)
        table.attack(1, 5, 9)
        return table

    assert beaten("riff-raff-8").who_is_asked() == {0: "rearrange"}
    last = beaten("")
    assert last.announced("announce", "cataclysm")
    assert "rearrange" not in last.who_is_asked().values()


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
    assert table.field("turn") == 2


@rule("BBO-21")
def test_any_other_living_duke_is_a_target() -> None:
    table = a_table(Duke("riff-raff-1", WALL), FAR, FAR2, Duke(alive=False))
    assert table.options() & set(DUKES) == {DUKES[1], DUKES[2]}


@rule("BBO-22", "BBO-59")
def test_one_after_another_and_never_back() -> None:
    table = a_battle("legion-of-doom-1 riff-raff-1", "riff-raff-2 riff-raff-3")
    table.attack(1, 7, 5)
    table.answer(DUKES[2])
    assert table.field("defender") == 2
    table.luck(7, 7, 5)
    table.idle()
    assert not table.options() & set(DUKES)


@rule("BBO-23", "BBO-73", "BBO-76")
def test_others_are_asked_to_join_either_side() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-2", "", Duke("octobats-1"), Duke("octobats-2"))
    table.answer(DUKES[1])
    assert table.who_is_asked() == {3: "join-attack"}
    assert "defend" not in table.options()
    table.answer("stay-out")
    assert table.who_is_asked() == {2: "join-attack"}
    table.answer("defend")
    assert table.who_is_asked() == {2: "join-defense"}
    table.answer("octobats-1")
    assert table.who_is_asked() == {1: "muster"}
    assert table.announced("announce", "joins-defense") == [[2]]


@rule("BBO-17", "BBO-A27")
@pytest.mark.parametrize("chair", [0, 1, 2])
def test_wherever_somebody_sits_their_own_cards_are_offered_or_refused(chair: int) -> None:
    dukes = [Duke("riff-raff-1", WALL), Duke("octobats-1 octobats-2", "octobats-3")]
    dukes.append(Duke("grim-leapers-1", "grim-leapers-2 grim-leapers-3"))
    own = set(f"{dukes[chair].army} {dukes[chair].citadel}".split())
    for frame, left in (("March", 6), ("March", 0), ("Rearrange", 6), ("Rearrange", 0)):
        numbers = {"seat": chair, "chair": chair, "left": left}
        agenda = [("EndTurn", {"chair": chair}), (frame, numbers)]
        table = a_table(*dukes, agenda=agenda, fields={"turn": chair})
        state = table.state
        refused = {table._name(action): no for action, no in state.refusals(chair).items()}
        cards = {name for name in table.options() if name not in DUKES} - {"done"}
        assert cards == (own if left else set())
        assert {name for name in refused if name not in DUKES} == own - cards
        assert all(refused[name].rule == "BBO-A27" for name in own - cards)


@rule("BBO-60", "BBO-A27")
@pytest.mark.parametrize("chair", [0, 1, 2])
def test_wherever_somebody_sits_the_turn_may_end_with_a_move(chair: int) -> None:
    dukes = [Duke("riff-raff-1", WALL), Duke("octobats-1 octobats-2", "octobats-3")]
    dukes.append(Duke("grim-leapers-1", "grim-leapers-2 grim-leapers-3"))
    agenda = [("EndTurn", {"chair": chair}), ("Press", {"seat": chair, "chair": chair})]
    table = a_table(*dukes, agenda=agenda, fields={"turn": chair, "struck": [(chair + 1) % 3]})
    own = f"{dukes[chair].army} {dukes[chair].citadel}".split()
    asked = table.state.asked(chair)
    assert asked is not None
    candidates = [table._name(action) for action in asked.candidates(table.state)]
    assert [name for name in candidates if name not in DUKES] == [*own, "done"]
    assert table.options() >= {*own, "done"}
