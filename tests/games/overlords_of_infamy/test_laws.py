"""The laws of every game, at every table of Overlords of Infamy."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overlord.core.conformance.referee import check, tables
from overlord.core.errors import BadOption
from overlord.core.setup import Setup
from overlord.games.overlords_of_infamy import GAME

TABLES = list(tables(GAME))
SEEDS = st.integers(min_value=0, max_value=(1 << 96) - 1)


def named(setup: Setup) -> str:
    plain = GAME.options
    other = [value for name, value in setup.options.items() if value != plain[name].default]
    return "-".join([str(setup.players), *other])


@pytest.mark.parametrize("setup", TABLES, ids=named)
@settings(max_examples=1, deadline=None)
@given(seed=SEEDS)
def test_overlords_of_infamy_keeps_the_laws(setup: Setup, seed: int) -> None:
    summary = check(GAME, 1, seed, setup.players, setup.options, every=80)

    assert summary.games == 1


@settings(max_examples=3, deadline=None)
@given(seed=SEEDS, data=st.data())
def test_and_so_do_variants_together(seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(GAME.seats))
    options = {name: data.draw(st.sampled_from(o.values)) for name, o in GAME.options.items()}
    try:
        GAME.setup(players, options)
    except BadOption:
        return
    summary = check(GAME, 1, seed, players, options, every=80)
    assert summary.games == 1


def test_the_tables_meet_every_value_of_every_option() -> None:
    met = {(name, value) for setup in TABLES for name, value in setup.options.items()}
    assert met == {(name, value) for name, o in GAME.options.items() for value in o.values}
    assert {setup.players for setup in TABLES} == {1, 2, 3, 4, 5}
