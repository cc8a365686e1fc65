"""Do-Gooders: fought to the end, sent on, or wandering on."""

from overlord.testing import rule
from tests.games.big_bad_overlord.tables import DUKES, FAR, Duke, Table, a_quest, a_table

HOST = "legion-of-doom-1 legion-of-doom-2 troops-of-terror-1"


@rule("BBO-15", "BBO-62", "BBO-A7")
def test_the_player_who_draws_it_is_the_defender_and_may_move_cards_first() -> None:
    table = a_quest("cavalry-of-caring", HOST, "riff-raff-1")
    assert table.who_is_asked() == {0: "muster"}
    table.answer("riff-raff-1")
    assert "riff-raff-1" in table.army(0)
    assert not table.citadel(0)
    table.answer("done")
    assert set(table.who_is_asked().values()) == {"join-defense"}
    assert len(table.who_is_asked()) == 2


@rule("BBO-62", "BBO-69")
def test_the_turn_goes_on_when_the_whole_force_is_gone() -> None:
    table = a_quest("cavalry-of-caring", HOST)
    table.luck(2, 7)
    table.idle()
    assert table.zone("discard") == ["cavalry-of-caring"]
    assert table.who_is_asked() == {0: "march"}


@rule("BBO-A7", "BBO-69")
def test_nobody_breaks_off_before_it_is_gone() -> None:
    table = a_quest("cavalry-of-caring", HOST)
    table.luck(7, 2, 2, 7)
    table.idle()
    assert table.zone("discard") == ["troops-of-terror-1", "cavalry-of-caring"]


@rule("BBO-63")
def test_a_charmed_do_gooder_is_sent_against_anybody_else() -> None:
    table = a_quest("cavalry-of-caring", "brain-stormer-1 riff-raff-1")
    table.luck(9)
    table.idle()
    assert table.who_is_asked() == {0: "send-on"}
    assert table.options() == {DUKES[1], DUKES[2]}
    assert not table.announced("throw", "melee-attack")
    table.answer(DUKES[2])
    assert table.field("defender") == 2
    assert table.who_is_asked() == {2: "muster"}


@rule("BBO-64")
def test_the_battle_goes_on_when_only_a_follower_is_charmed() -> None:
    table = a_table(
        Duke("brain-stormer-1 legion-of-doom-1"),
        FAR,
        Duke("riff-raff-7"),
        agenda=[("EndTurn", {"chair": 0}), ("Quest", {}), ("Visit", {"chair": 0})],
        zones={"virtue": "cavalry-of-caring riff-raff-1"},
    )
    table.luck(9, 7, 7)
    table.idle()
    assert table.announced("throw", "melee-attack")
    assert table.announced("throw", "mind-defense")[0][5] == 3


@rule("BBO-65")
def test_what_it_captures_in_the_same_phase_goes_with_it() -> None:
    table = a_quest("small-children", "brain-stormer-1 legion-of-doom-1 riff-raff-1")
    table.luck(8, 9)
    table.idle()
    assert table.who_is_asked() == {0: "send-on"}
    table.answer(DUKES[1])
    assert table.zone("virtue") == ["small-children", "riff-raff-1"]


@rule("BBO-66", "BBO-A1")
def test_resistance_halves_or_cancels_and_is_rounded_last() -> None:
    table = a_quest("mister-nice-guy", "troops-of-terror-1 legion-of-doom-1")
    table.idle()
    melee = table.announced("throw", "melee-defense")[0]
    assert melee[5] == 3  # half of seven
    light = a_quest("legion-of-light", "mighty-sorcerer legion-of-doom-1")
    light.idle()
    assert light.announced("throw", "magic-defense")[0][5] == 0


@rule("BBO-A23")
def test_resistance_touches_artifacts() -> None:
    table = a_quest("legion-of-light", "mighty-sorcerer mageskull legion-of-doom-1")
    table.idle()
    assert table.announced("throw", "magic-defense")[0][5] == 0


@rule("BBO-A24", "BBO-68")
def test_followers_fight_on_without_the_resistance() -> None:
    table = a_table(
        Duke("troops-of-terror-1 legion-of-doom-1"),
        FAR,
        Duke("riff-raff-7"),
        agenda=[("EndTurn", {"chair": 0}), ("Quest", {}), ("Round", {})],
        zones={"virtue": "riff-raff-1"},
        fields={"attacker": -1, "defender": 0},
    )
    table.idle()
    assert table.announced("throw", "melee-defense")[0][5] == 7
    assert table.field("turn") != 0 or "riff-raff-1" in table.zone("discard")


@rule("BBO-67", "BBO-A8", "BBO-A19", "BBO-12")
def test_after_a_duke_it_goes_clockwise_while_turns_go_the_other_way() -> None:
    table = a_table(
        Duke(),
        Duke("champion-of-evil"),
        Duke("riff-raff-7"),
        agenda=[("EndTurn", {"chair": 0}), ("Quest", {}), ("RoundOver", {})],
        zones={"virtue": "riff-raff-1"},
        fields={"attacker": -1, "defender": 0, "stage": 3, "alive": [1, 2]},
    )
    assert table.field("defender") == 1
    table.luck(2, 7)
    table.idle()
    assert table.zone("discard") == ["riff-raff-1"]
    assert table.field("turn") == 2


@rule("BBO-67")
def test_it_keeps_its_captives_when_it_moves_on() -> None:
    table = a_table(
        Duke(),
        Duke("champion-of-evil"),
        Duke("riff-raff-7"),
        agenda=[("EndTurn", {"chair": 0}), ("Quest", {}), ("RoundOver", {})],
        zones={"virtue": "small-children riff-raff-1"},
        fields={"attacker": -1, "defender": 0, "stage": 3, "alive": [1, 2]},
    )
    assert table.field("defender") == 1
    assert table.zone("virtue") == ["small-children", "riff-raff-1"]


@rule("BBO-A29")
def test_a_do_gooder_captures_no_machine() -> None:
    table = a_quest("cavalry-of-caring", "machine-o-death-axes")
    table.luck(12, 5)
    table.idle()
    assert "machine-o-death-axes" in table.zone("discard")
    assert not table.announced("throw", "machine")


@rule("BBO-A31", "BBO-94")
def test_a_lone_duke_may_send_it_on() -> None:
    table = a_table(
        Duke("riff-raff-1"),
        Duke("champion-of-evil"),
        Duke("riff-raff-7"),
        agenda=[
            ("EndTurn", {"chair": 0}),
            ("Quest", {}),
            ("RoundOver", {}),
            ("Hides", {"side": 1}),
            ("Mind", {}),
            ("Withdraw", {"seat": 2, "chair": 2}),
        ],
        zones={"virtue": "cavalry-of-caring", "army.0": ""},
        fields={"attacker": -1, "defender": 0, "stage": 3},
    )
    table.luck(12)
    table.answer("stay")
    assert table.who_is_asked() == {0: "send-on"}


@rule("BBO-18", "BBO-A7")
def test_a_do_gooder_that_comes_back_finds_the_army_in_the_field() -> None:
    def visited(struck: list[int]) -> Table:
        return a_table(
            Duke("riff-raff-1", "toady-1"),
            FAR,
            Duke("riff-raff-7"),
            agenda=[("EndTurn", {"chair": 0}), ("Quest", {}), ("Visit", {"chair": 0})],
            zones={"virtue": "cavalry-of-caring"},
            fields={"struck": struck},
        )

    assert visited([]).who_is_asked() == {0: "muster"}
    assert "muster" not in visited([1]).who_is_asked().values()
    other = a_table(
        Duke("riff-raff-1"),
        FAR,
        Duke("riff-raff-7"),
        agenda=[("EndTurn", {"chair": 0}), ("Quest", {}), ("Visit", {"chair": 2})],
        zones={"virtue": "cavalry-of-caring"},
        fields={"struck": [1]},
    )
    assert other.who_is_asked() == {2: "muster"}


@rule("BBO-A45", "BBO-62")
def test_a_do_gooder_storms_at_once_where_there_is_no_army() -> None:
    table = a_quest("cavalry-of-caring", "", "riff-raff-1 riff-raff-2 riff-raff-3")
    table.luck(7, 7)
    table.answer("done")
    assert table.announced("announce", "storms")
    assert table.announced("throw", "melee-defense")[0][5] == 6


@rule("BBO-110")
def test_an_artifact_it_takes_goes_back_into_the_deck() -> None:
    table = a_quest("cavalry-of-caring", "riff-raff-1 doomsword")
    table.luck(9, 7)
    table.idle()
    assert "doomsword" in table.zone("deck")


@rule("BBO-A39", "BBO-68")
def test_followers_that_nobody_can_strike_go_away() -> None:
    table = a_table(
        Duke("toady-1"),
        FAR,
        Duke("riff-raff-7"),
        agenda=[("EndTurn", {"chair": 0}), ("Quest", {})],
        zones={"virtue": "toady-2"},
        fields={"attacker": -1, "defender": 0},
    )
    assert table.zone("discard") == ["toady-2"]
