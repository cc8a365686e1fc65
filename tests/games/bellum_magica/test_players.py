"""Greedy players understand the game, and tokens add up while anybody plays it."""

from typing import Any

import pytest

from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.games.bellum_magica import GAME
from overlord.games.bellum_magica.state import BellumMagica
from overlord.players.base import Outlook
from overlord.players.levels import player
from overlord.testing import rule
from tests.games.bellum_magica.tables import Land, Lord, a_creature, a_day, a_place


def won_by_greedy(games: int) -> float:
    """The share of games for two that a greedy player wins against a random one."""
    won = 0.0
    for seed in range(games):
        state = GAME.new(2, seed)
        greedy = seed % 2
        seats = [player("greedy" if seat == greedy else "random", seed) for seat in range(2)]
        while not state.over:
            seat = state.pending()[-1]
            state.apply(seat, seats[seat].choose(Outlook(state, seat)))
        won += state.returns()[greedy]
    return won / games


def test_greedy_beats_random() -> None:
    assert won_by_greedy(20) >= 0.8


def test_greedy_takes_the_better_place() -> None:
    land = Land(places=[a_place("hut", 1, wood=1), a_place("hall", 1, gold=1)])
    for seed in range(5):
        table = a_day(Lord(fights="S"), Lord(), land=land, start="Attacks", stop="Attacks")
        choice = player("greedy", seed).choose(Outlook(table.state, 0))
        assert choice == table.state.box.number("hall")


def test_greedy_recruits_what_it_can_use() -> None:
    land = Land(evil=[a_creature("drone"), a_creature("star", "FFGM", "SSX")])
    for seed in range(5):
        table = a_day(Lord(food=2), Lord(), land=land, start="Recruits")
        choice = player("greedy", seed).choose(Outlook(table.state, 0))
        assert choice == table.state.box.number("star")


def test_greedy_does_not_end_a_game_it_would_lose() -> None:
    nine = Lord(fights="S", chests="w1 w1 w1 w1 w1 w1 w1 w1 w1")
    land = Land(places=[a_place("hut", 1, wood=1), a_place("farm", 1, food=2)])
    table = a_day(nine, Lord(chests="g8 g8 g8"), land=land, start="Attacks")
    choice = player("greedy", 1).choose(Outlook(table.state, 0))
    assert choice != table.state.box.number("hut")


@rule("BM-M21")
def test_greedy_steals_all_it_can_but_no_tenth_chest_that_would_cost_the_game() -> None:
    for own, word in (("w1", "steal-wood"), ("w2 " * 8, "enough")):
        raider = Lord(fights="SSTT", chests=own)
        table = a_day(
            raider, Lord(chests="w1 w1 w1", shields=0), Lord(chests="g8 g8 g8"), start="Attacks"
        )
        table.answer("castle-1")
        choice = player("greedy", 1).choose(Outlook(table.state, 0))
        assert choice == table._number(word)


@rule("BM-36", "BM-17", "BM-54")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tokens_stay_within_bounds(players: int) -> None:
    for seed in range(6):
        state = GAME.new(players, seed)
        assert isinstance(state, BellumMagica)
        rng = seeded_rng(seed)
        while play_on(state, rng, 1):
            fields: Any = state.fields()
            assert all(0 <= barrels <= 2 for barrels in fields["barrels"])
            assert all(food >= 0 for food in fields["food"] + fields["glyphs"])
            pairs = zip(fields["cast"], fields["spells"], strict=True)
            assert all(0 <= cast <= spells for cast, spells in pairs)
            assert state.tokens() == {"confusion": 8}
