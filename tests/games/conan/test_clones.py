"""Clones of a table of Conan: what they share with it stays as it is when one of them changes."""

import ast
from pathlib import Path

import pytest

from overlord.core.layout import ASIDE
from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.games import conan
from overlord.games.conan import GAME
from overlord.games.conan.components.box import ASSET, TILE
from overlord.games.conan.table.terms import SCENARIOS
from overlord.games.conan.zones import DISCARD, RIVER
from tests.games.conan.tables import TABLES


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("changed", [0, 1])
def test_a_table_that_was_cloned_changes_alone(name: str, changed: int) -> None:
    """Whichever of the two is changed, more than once."""
    original = GAME.new(2, 1, None, False)
    twins = [original, original.clone()]
    before = list(getattr(original, f"{name}_row"))

    for number in (7, 8):
        getattr(twins[changed], f"set_{name}")(60, number)

    assert getattr(twins[changed], f"{name}_row")[60] == 8
    assert list(getattr(twins[1 - changed], f"{name}_row")) == before


@pytest.mark.parametrize("changed", [0, 1])
def test_what_lies_aside_is_taken_from_one_of_two_tables(changed: int) -> None:
    original = GAME.new(2, 1, None, False)
    twins = [original, original.clone()]
    before = original.cards(ASIDE)
    assets = [card for card in before if original.setup.box.kinds[card] == ASSET]
    tiles = [card for card in before if original.setup.box.kinds[card] == TILE]

    twins[changed].move(assets[0], ASIDE, DISCARD)
    twins[changed].tuck(tiles[0], ASIDE, RIVER)
    twins[changed].move(assets[0], DISCARD, ASIDE)

    assert twins[changed].cards(ASIDE) == [
        *(c for c in before if c not in (assets[0], tiles[0])),
        assets[0],
    ]
    assert twins[1 - changed].cards(ASIDE) == before


@pytest.mark.parametrize("name", TABLES)
def test_what_is_taken_from_aside_leaves_other_notes_shared_or_alone(name: str) -> None:
    """A note of one table is its own after something was taken from what lies aside."""
    original = GAME.new(2, 1, None, False)
    twin = original.clone()
    before = list(getattr(original, f"{name}_row"))

    twin.move(twin.cards(ASIDE)[0], ASIDE, DISCARD)
    getattr(twin, f"set_{name}")(60, 7)

    assert list(getattr(original, f"{name}_row")) == before


@pytest.mark.pure_only
def test_no_rule_writes_into_a_table_that_a_clone_may_share() -> None:
    """Some are written so rarely that no game would tell; a bare table has no clones yet."""
    written = [
        f"{file.name}: {ast.unparse(node)}"
        for file in sorted(Path(conan.__file__).parent.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in [f"{name}_row" for name in TABLES]
    ]
    assert written
    assert {line.split(":")[0] for line in written} == {"card_notes.py"}


def test_whoever_imagines_a_table_leaves_it_as_it_is() -> None:
    state = GAME.new(2, 1, None, True)
    state.shuffle(ASIDE)
    before = state.cards(ASIDE)

    world = state.determinize(1, 3)

    assert world.cards(ASIDE) != before
    assert state.cards(ASIDE) == before


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_clones_stay_as_they_are_while_a_game_goes_on(scenario: str) -> None:
    state = GAME.new(2, 4, None, False, scenario=scenario)
    luck = seeded_rng(4)
    clones = []
    while not state.over:
        clone = state.clone()
        clones.append((clone, clone.digest()))
        play_on(state, luck, 7)
    assert len(clones) > 5
    for clone, digest in clones:
        assert clone.digest() == digest
