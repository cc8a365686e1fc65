"""Two Dukes each, for two or three players."""

from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.testing import rule
from tests.games.big_bad_overlord.tables import DUKES, WALL, Duke, Table, a_new_game, a_table


def pairs(*dukes: Duke, **more: object) -> Table:
    return a_table(*dukes, players=len(dukes) // 2, options={"dukes": "two"}, **more)  # type: ignore[arg-type]


@rule("BBO-118", "BBO-119")
def test_each_player_has_two_separate_dukes() -> None:
    table = a_new_game(2)
    assert table.state.setup.chairs == [0, 0, 1, 1]
    assert [len(table.zone(f"hand.{chair}")) for chair in range(4)] == [6] * 4
    three = a_new_game(3, dukes="two")
    assert three.state.chairs == 6
    board = pairs(
        Duke("riff-raff-1", WALL), Duke("riff-raff-2"), Duke("octobats-1"), Duke("octobats-2")
    )
    assert "riff-raff-2" not in board.options()


@rule("BBO-120", "BBO-121")
def test_the_left_duke_begins_and_the_right_one_follows() -> None:
    table = a_new_game(2, 5)
    play_on(table.state, seeded_rng(1), 12)
    first = table.announced("announce", "turn")[0][0]
    assert first % 2 == 1
    board = pairs(
        Duke("riff-raff-1"),
        Duke("riff-raff-2"),
        Duke("octobats-1"),
        Duke("octobats-2"),
        agenda=[("EndTurn", {"chair": 3})],
    )
    assert board.field("turn") == 2
    assert set(board.who_is_asked()) == {1}


@rule("BBO-122")
def test_only_ones_own_other_duke_helps() -> None:
    table = pairs(
        Duke("legion-of-doom-1", WALL), Duke("riff-raff-1"), Duke("octobats-1"), Duke("octobats-2")
    )
    table.answer(DUKES[2])
    assert table.who_is_asked() == {0: "join-attack"}
    assert "riff-raff-1" in table.options()
    table.answer("stay-out", "done")
    assert table.who_is_asked() == {1: "join-defense"}


@rule("BBO-123")
def test_a_player_may_attack_an_own_duke() -> None:
    table = pairs(
        Duke("legion-of-doom-1", WALL), Duke("riff-raff-1"), Duke("octobats-1"), Duke("octobats-2")
    )
    assert DUKES[1] in table.options()


def slaying(*dukes: Duke, defender: int) -> Table:
    return pairs(
        *dukes,
        agenda=[("EndTurn", {"chair": 0}), ("Press", {"seat": 0, "chair": 0})],
        fields={"attacker": 0, "defender": defender, "stage": 3, "quiet": [0, 1, 2, 3]},
        zones={f"ghost.{c}": "" for c in range(len(dukes))},
    )


@rule("BBO-125", "BBO-A37")
def test_who_has_two_dukes_hands_one_to_the_other_who_has_none() -> None:
    table = slaying(
        Duke("legion-of-doom-1", WALL),
        Duke("riff-raff-1", "octobats-3"),
        Duke(),
        Duke(alive=False),
        defender=2,
    )
    table.press_on(7, 7, 9, 5)
    assert table.who_is_asked() == {0: "hand-over"}
    assert table.options() == {DUKES[0], DUKES[1]}
    table.answer(DUKES[1])
    assert table.zone("mat.2") == [DUKES[1]]
    assert table.army(2) == ["riff-raff-1"]
    assert table.seen(1, "citadel.2") == ["octobats-3"]
    assert table.field("alive") == [0, 2]


@rule("BBO-A37")
def test_handing_over_the_duke_whose_turn_it_is_ends_the_turn() -> None:
    table = slaying(
        Duke("legion-of-doom-1", WALL), Duke("riff-raff-1"), Duke(), Duke(alive=False), defender=2
    )
    table.press_on(7, 7, 9, 5)
    table.answer(DUKES[0])
    assert table.field("turn") != 0


@rule("BBO-124", "BBO-A22")
def test_with_three_players_losing_both_is_the_end_and_only_then_comes_a_ghost() -> None:
    table = slaying(
        Duke("legion-of-doom-1", WALL),
        Duke("riff-raff-1"),
        Duke(),
        Duke("octobats-3"),
        Duke("octobats-1"),
        Duke("octobats-2"),
        defender=2,
    )
    table.press_on(7, 7, 9, 5)
    assert not table.zone("ghost.2")
    out = slaying(
        Duke("legion-of-doom-1", WALL),
        Duke("riff-raff-1"),
        Duke(),
        Duke(alive=False),
        Duke("octobats-1"),
        Duke("octobats-2"),
        defender=2,
    )
    out.press_on(7, 7, 9, 5)
    assert out.zone("ghost.2")
    assert "hand-over" not in out.who_is_asked().values()


@rule("BBO-126", "BBO-127")
def test_the_last_duke_alive_wins_for_its_player() -> None:
    dead = Duke(alive=False)
    table = slaying(Duke("legion-of-doom-1", WALL), dead, Duke(), dead, defender=2)
    table.press_on(7, 7, 9, 5)
    assert table.state.over
    assert table.state.outcome().places == [1, 2]
