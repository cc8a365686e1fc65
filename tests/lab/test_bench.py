"""The figures of a bench belong together."""

from mypy_extensions import i64

import overlord
from overlord.core.vectors import vec
from overlord.lab.bench import POINTS, at_points, bench, calibration, state_bytes

GAME = overlord.game("dark-dealings")


def test_a_short_bench_measures_everything() -> None:
    run = bench([GAME], lambda _: 3, 0.1)
    [found] = run.games
    assert (found.game, found.players) == ("dark-dealings", 3)
    assert 1 < found.branching < 10
    assert 0 < found.forced < 1
    assert 100 < found.decisions_per_game < 250
    assert found.inside_listed / found.inside_decisions > 1
    assert found.inside_decisions > found.outside_decisions * 0.5
    assert list(found.determinize) == ["0 %", "25 %", "50 %", "75 %"]
    assert list(found.search) == ["0 %", "50 %"]
    assert min(found.search.values()) > 10
    times = [found.new_game, found.clone, found.view, found.replay, *found.determinize.values()]
    assert min(times) > 0
    assert found.clone < found.view < found.replay
    assert run.machine.compiled is overlord.COMPILED
    assert run.calibration_ratio > 0


def test_the_size_of_a_state_is_what_its_clone_adds() -> None:
    state = GAME.new(players=4, seed=1)
    more = state.clone()
    more.v = vec[i64]([0] * (len(state.v) + 1000))
    assert 1000 < state_bytes(state) < 20_000
    assert state_bytes(more) - state_bytes(state) >= 8000


def test_calibration_counts_steps() -> None:
    assert calibration() > 100_000


def test_states_come_from_the_middle_of_a_game_however_short_it_is() -> None:
    """The game of Big Bad Overlord that they are taken from is less than half as long as others."""
    game = overlord.game("big-bad-overlord")

    states = at_points(game, game.setup(4, {}), False)

    assert len(states) == len(POINTS)
    assert len({state.digest() for state in states}) == len(POINTS)
    assert not any(state.over for state in states)
