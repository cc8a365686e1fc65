"""Whole games at full speed, and counting positions."""

from overlord.core.playout import perft, play_on, playout
from overlord.core.rng import seeded_rng
from overlord.core.state import State
from tests.core.table import Discard, Keep, a_table
from tests.toys import ambush, banquet, cellar


def counted(s: State, depth: int) -> int:
    """Perft the slow way: by the public door, for whoever is asked first."""
    if depth == 0 or s.over:
        return 1
    total = 0
    seat = s.pending()[0]
    for action in s.legal(seat)[:]:
        world = s.clone()
        world.apply(seat, action)
        total += counted(world, depth - 1)
    return total


def test_a_playout_ends_and_counts_its_decisions() -> None:
    s = banquet.GAME.new(players=3, seed=2)

    assert playout(s, 1) == 9
    assert s.over
    assert playout(s, 1) == 0


def test_playing_on_stops_where_it_is_told() -> None:
    s = cellar.GAME.new(players=2, seed=2)
    luck = seeded_rng(1)

    assert play_on(s, luck, 3) == 3
    assert s.pending() == [1]
    rest = play_on(s, luck, -1)
    assert s.pending() == []

    whole = cellar.GAME.new(players=2, seed=2)
    assert playout(whole, 1) == 3 + rest
    assert whole.digest() == s.digest()


def test_perft_counts_what_the_public_door_counts() -> None:
    for s in (
        a_table(Keep(0), Discard(1), Keep(2), hands=3),
        cellar.GAME.new(players=2, seed=1),
        ambush.GAME.new(players=3, seed=1),
        banquet.GAME.new(players=2, seed=1),
    ):
        assert [perft(s, depth) for depth in range(5)] == [counted(s, depth) for depth in range(5)]


def test_perft_of_fixed_starts() -> None:
    """Counted once; whoever changes a toy or the engine's order of things sees it here."""
    assert [perft(ambush.GAME.new(players=2), depth) for depth in range(6)] == [
        1,
        3,
        8,
        22,
        61,
        167,
    ]
    assert [perft(banquet.GAME.new(players=3), depth) for depth in range(4)] == [1, 4, 16, 64]


def test_perft_leaves_the_position_alone() -> None:
    s = cellar.GAME.new(players=3, seed=4)
    before = s.digest()
    perft(s, 3)

    assert s.digest() == before
