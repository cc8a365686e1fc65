"""Numbers of positions after so many answers, from fixed starts.

A number that changes says that a rule plays differently; the commit that changes it says which.
"""

import pytest

from overlord.core.playout import perft
from tests.games.dark_dealings.tables import (
    Table,
    a_booster,
    a_defense,
    a_detour,
    a_heavy_hitter,
    a_hero,
    a_new_game,
    a_siege,
)


def in_phase(prompt: str, players: int, seed: int, mode: str = "normal", row: int = 5) -> Table:
    """A game of the shipped box, played at random until somebody is asked this."""
    table = a_new_game(players, seed, mode=mode, row=row)
    table.play_until(prompt, seed)
    return table


@pytest.mark.parametrize(
    ("players", "depth", "positions"),
    [(2, 2, 72), (2, 3, 648), (2, 4, 5184), (4, 3, 648), (6, 2, 72), (6, 4, 5184)],
)
def test_from_the_start(players: int, depth: int, positions: int) -> None:
    assert perft(a_new_game(players, seed=11).state, depth) == positions


@pytest.mark.parametrize(
    ("players", "seed", "depth", "positions"),
    [(2, 11, 3, 24), (4, 12, 4, 1680), (6, 15, 3, 1320)],
)
def test_while_defenses_are_taken(players: int, seed: int, depth: int, positions: int) -> None:
    assert perft(in_phase("take-defense", players, seed).state, depth) == positions


@pytest.mark.parametrize(
    ("players", "seed", "mode", "depth", "positions"),
    [
        (2, 11, "normal", 4, 48),
        (2, 11, "normal", 7, 2163),
        (4, 12, "normal", 6, 1377),
        (6, 15, "normal", 6, 7791),
        (3, 13, "hardcore", 6, 4896),
        (5, 16, "hardcore", 6, 3161),
    ],
)
def test_in_combat(players: int, seed: int, mode: str, depth: int, positions: int) -> None:
    assert perft(in_phase("face-hero", players, seed, mode).state, depth) == positions


@pytest.mark.parametrize(
    ("mode", "row", "depth", "positions"),
    [("normal", 5, 4, 130), ("normal", 7, 5, 532 * 7), ("hardcore", 3, 8, 14 * 14)],
)
def test_alone(mode: str, row: int, depth: int, positions: int) -> None:
    """Two pairs out of rows of 3, 5 and 7 can be taken in 14, 130 and 532 ways."""
    assert perft(a_new_game(1, seed=14, mode=mode, row=row).state, depth) == positions


@pytest.mark.parametrize(
    ("mode", "depth", "positions"), [("normal", 6, 7592), ("hardcore", 6, 6534)]
)
def test_alone_in_combat(mode: str, depth: int, positions: int) -> None:
    assert perft(in_phase("face-hero", 1, 24, mode).state, depth) == positions


@pytest.mark.parametrize(
    ("klass", "armor", "positions"),
    [
        ("thief", 5, 59),
        ("halflings", 2, 182),
        ("wizard", 5, 81),
        ("berserker", 5, 127),
        ("knight", 7, 557),
        ("ranger", 7, 70),
    ],
)
def test_all_fights_of_one_castle(klass: str, armor: int, positions: int) -> None:
    """Every way to tell every plan, in every order, and to go on after it next door."""
    defenses = [
        a_defense("pit", "T2 S1"),
        a_booster("choir", "S1 T1"),
        a_heavy_hitter("maul", "M3 T3"),
        a_detour("maze", "D M2"),
    ]
    table = a_siege(a_hero(klass, armor), defenses, later=[a_hero(id="second", weak="S")])
    assert perft(table.state, 7) == positions
