"""Victory in a normal game."""

from overlord.testing import rule
from tests.games.dark_dealings.tables import Castle, a_defense, a_hero, a_war


@rule("DD-35")
def test_the_most_defeated_heroes_win() -> None:
    """Seat 0 keeps more defenses and beats the higher hero; seat 1 beats more heroes."""
    table = a_war(
        Castle(
            [a_hero(id="h-50", challenge=50), a_hero(id="h-49", challenge=49)],
            [a_defense("a", "T1 T1"), a_defense("b", "T1")],
        ),
        Castle(
            [a_hero(id="h-1", challenge=1), a_hero(id="h-2", challenge=2)],
            [a_defense("c", "T1 T1")],
        ),
    )
    table.beat_it_with("a")
    table.beat_it_with("c")
    table.discard()
    table.beat_it_with("c")
    assert table.places() == [2, 1]
    assert table.state.outcome().scores == [1, 2]
    assert table.state.returns() == [0.0, 1.0]
    assert table.who_is_asked() == {}


@rule("DD-36")
def test_in_a_tie_the_most_defenses_in_play_win() -> None:
    """The card of seat 0 is trashed, that of seat 1 only turns; seat 2 beat nobody."""
    table = a_war(
        Castle([a_hero(id="h-50", challenge=50)], [a_defense("a", "T1"), a_defense("b", "T1")]),
        Castle([a_hero(id="h-1", challenge=1)], [a_defense("c", "T1 T1"), a_defense("d", "T1")]),
        Castle([a_hero(id="h-2")], [a_defense(f"e-{n}", "T1") for n in range(5)]),
    )
    table.beat_it_with("a")
    table.beat_it_with("c")
    table.discard()
    assert table.places() == [2, 1, 3]
    assert table.who_is_asked() == {}


@rule("DD-37")
def test_in_a_second_tie_the_highest_defeated_challenge_value_decides() -> None:
    """The highest single value counts, not the sum, not the last, and no discarded hero."""
    table = a_war(
        Castle(
            [
                a_hero(id="h-20", challenge=20),
                a_hero(id="h-19", challenge=19),
                a_hero(id="h-54", challenge=54),
            ],
            [a_defense("a", "T1 T1 T1")],
        ),
        Castle(
            [
                a_hero(id="h-21", challenge=21),
                a_hero(id="h-1", challenge=1),
                a_hero(id="h-2", challenge=2),
            ],
            [a_defense("b", "T1 T1 T1")],
        ),
    )
    for _ in range(2):
        table.beat_it_with("a")
        table.beat_it_with("b")
    table.discard()
    table.discard()
    assert table.places() == [2, 1]
    assert table.who_is_asked() == {}


@rule("DD-B14")
def test_a_tie_that_outlasts_everything_is_a_shared_victory() -> None:
    """Nobody beats a hero, and all keep one defense but seat 2."""
    table = a_war(
        Castle([a_hero(id="h-0", challenge=50)], [a_defense("a", "T1")]),
        Castle([a_hero(id="h-1", challenge=1)], [a_defense("b", "T1")]),
        Castle([a_hero(id="h-2", challenge=30)], []),
    )
    for _ in range(3):
        table.discard()
    assert table.places() == [1, 1, 3]
    assert table.state.outcome().winners() == [0, 1]
    assert table.state.returns() == [0.5, 0.5, 0.0]
    assert table.who_is_asked() == {}
