"""The laws hold in every scenario, and whole games come to an end that makes sense."""

import ast
from pathlib import Path

import pytest

from overlord.core.conformance.referee import check
from overlord.core.layout import ASIDE
from overlord.core.playout import play_on
from overlord.core.rng import seeded
from overlord.games import conan
from overlord.games.conan import GAME
from overlord.games.conan.components.box import ASSET, TILE
from overlord.games.conan.state import UNDECIDED, Conan
from overlord.games.conan.table.terms import SCENARIOS
from overlord.games.conan.zones import DISCARD, RIVER
from overlord.players.greedy import Greedy


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_laws_hold(scenario: str) -> None:
    players = min(3, SCENARIOS[scenario][1] + 1)
    summary = check(
        GAME, games=1, seed=5, players=players, options={"scenario": scenario}, every=90
    )
    assert summary.games == 1


TABLES = ["laid", "at", "life", "points", "extra", "marks", "halo"]


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("changed", [0, 1])
def test_a_table_that_was_cloned_changes_alone(name: str, changed: int) -> None:
    """Whichever of the two is changed, more than once."""
    original = GAME.new(2, 1, None, False)
    twins = [original, original.clone()]
    before = list(getattr(original, name))

    for number in (7, 8):
        getattr(twins[changed], f"own_{name}")()[60] = number

    assert getattr(twins[changed], name)[60] == 8
    assert getattr(twins[1 - changed], name) == before


@pytest.mark.parametrize("changed", [0, 1])
def test_what_lies_aside_is_taken_from_one_of_two_tables(changed: int) -> None:
    original = GAME.new(2, 1, None, False)
    twins = [original, original.clone()]
    before = original.zones[ASIDE][:]
    assets = [card for card in before if original.setup.box.kinds[card] == ASSET]
    tiles = [card for card in before if original.setup.box.kinds[card] == TILE]

    twins[changed].move(assets[0], ASIDE, DISCARD)
    twins[changed].tuck(tiles[0], ASIDE, RIVER)
    twins[changed].move(assets[0], DISCARD, ASIDE)

    assert twins[changed].zones[ASIDE] == [
        *(c for c in before if c not in (assets[0], tiles[0])),
        assets[0],
    ]
    assert twins[1 - changed].zones[ASIDE] == before


@pytest.mark.pure_only
def test_no_rule_writes_into_a_table_that_a_clone_may_share() -> None:
    """Some are written so rarely that no game would tell; a bare table has no clones yet."""
    written = [
        f"{file.name}: {ast.unparse(node)}"
        for file in sorted(Path(conan.__file__).parent.glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in TABLES
    ]
    assert written == [
        "fields.py: s.at[_card(s, id, row)]",
        "terms.py: self.life[berth.unit]",  # of units, not of cards
    ]


def test_whoever_imagines_a_table_leaves_it_as_it_is() -> None:
    state = GAME.new(2, 1, None, True)
    state.shuffle(ASIDE)
    before = state.zones[ASIDE][:]

    world = state.determinize(1, 3)

    assert world.zones[ASIDE] != before
    assert state.zones[ASIDE] == before


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_clones_stay_as_they_are_while_a_game_goes_on(scenario: str) -> None:
    state = GAME.new(2, 4, None, False, scenario=scenario)
    luck = seeded(4)
    clones = []
    while not state.over:
        clone = state.clone()
        clones.append((clone, clone.digest()))
        play_on(state, luck, 7)
    assert len(clones) > 5
    for clone, digest in clones:
        assert clone.digest() == digest


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_game_is_decided_for_one_side(scenario: str) -> None:
    for seed in range(5):
        state = GAME.new(2, seed, None, False, scenario=scenario, heroes="most")
        assert isinstance(state, Conan)
        play_on(state, seeded(seed), -1)
        assert state.over
        assert state.verdict != UNDECIDED
        assert sum(state.returns()) == 1


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_players_come_to_an_end(scenario: str) -> None:
    """Whoever looks one step ahead never finds it better to go on for ever."""
    state = GAME.new(2, 3, None, False, scenario=scenario)
    players = [Greedy(1), Greedy(2)]
    decisions = 0
    while not state.over:
        [seat] = state.pending()
        world = state.determinize(seat, decisions)
        state.apply(seat, players[seat].pick(world, seat, state.legal(seat)[:]))
        decisions += 1
        assert decisions < 5000
    assert state.outcome().winners()
