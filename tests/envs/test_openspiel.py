"""OpenSpiel: its own checks, parameters, what a seat can tell, and luck."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import overlord.envs.openspiel as ours
from overlord.core.errors import BadOption
from overlord.core.registry import games

NAMES = [f"overlord_{id.replace('-', '_')}" for id in games()]


def load(text: str) -> Any:
    return pyspiel.load_game(text)


def play(state: Any, luck: random.Random, most: int = 10**9) -> Any:
    """Random answers, until the game is over or somebody is to answer after so many."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        elif most:
            state.apply_action(luck.choice(state.legal_actions()))
            most -= 1
        else:
            break
    return state


@pytest.mark.parametrize("name", NAMES)
def test_its_own_check(name: str) -> None:
    game = load(f"{name}(players=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)

    assert game.num_players() == 2


@pytest.mark.parametrize("players", [1, 2])
def test_a_playthrough_is_told(players: int) -> None:
    text = generate_playthrough.playthrough(
        f"overlord_dark_dealings(players={players})", None, seed=1
    )

    assert "IsTerminal() = True" in text
    assert f"NumPlayers() = {players}" in text


def test_options_are_parameters() -> None:
    game = load("overlord_dark_dealings(players=1,mode=hardcore,row=4)")

    assert game.setup.options == {"mode": "hardcore", "row": "4"}
    assert game.get_parameters()["row"] == 4
    assert str(load(str(game))) == str(game)
    with pytest.raises(BadOption, match="for 1 to 6 players, not 7"):
        load("overlord_dark_dealings(players=7)")
    with pytest.raises(BadOption, match="option mode"):
        load("overlord_dark_dealings(mode=mild)")


def test_a_box_of_ones_own_is_a_parameter(tmp_path: Any) -> None:
    with pytest.raises(Exception, match="nowhere"):
        load(f"overlord_dark_dealings(box={tmp_path}/nowhere)")


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_the_seat(name: str) -> None:
    luck = random.Random(3)
    game = load(f"{name}(players=3)")
    state = play(game.new_initial_state(), luck, 30)
    seat = state.current_player()
    seen = [everything(state, seat) for _ in range(2)]
    assert seen[0] == seen[1]

    others = [state.resample_from_infostate(seat, luck.random) for _ in range(3)]

    assert all(everything(other, seat) == seen[0] for other in others)
    assert len({str(other) for other in [state, *others]}) == 4
    for other in others:
        play(other, luck, 40)
    assert everything(state, seat) == seen[0]


def everything(state: Any, seat: int) -> tuple[object, ...]:
    return (
        state.observation_string(seat),
        state.information_state_string(seat),
        state.observation_tensor(seat),
        state.information_state_tensor(seat),
        state.legal_actions(seat),
    )


def test_what_was_seen_before_makes_another_information_state() -> None:
    """Two ways to the same table are told apart by those who saw them."""
    game = load("overlord_dark_dealings(players=2)")
    state = play(game.new_initial_state(), random.Random(1), 0)
    first, second = state.legal_actions()[:2]
    ways = []
    for one, other in ((first, second), (second, first)):
        way = state.clone()
        way.apply_action(one)
        way.apply_action(other)
        ways.append(way)

    here, there = ways
    assert here.current_player() == there.current_player()
    assert here.information_state_string(0) != there.information_state_string(0)
    assert here.information_state_string(1) == there.information_state_string(1)


def test_remembered_cards_are_in_the_information_state_alone() -> None:
    game = load("overlord_dark_dealings(players=2)")
    state = play(game.new_initial_state(), random.Random(1), 12)
    seen = state.observation_tensor(0)
    known = state.information_state_tensor(0)

    cards = game.encoding.cards
    assert known[: len(seen)] == seen
    remembered = known[len(seen) :]
    assert len(remembered) == cards
    unseen = [i for i in range(cards) if remembered[i] and not seen[i]]
    assert unseen  # heroes that were passed on, or lie in a pile


@pytest.mark.parametrize("name", ["overlord_conan", "overlord_big_bad_overlord"])
def test_a_clone_does_not_foresee_the_dice(name: str) -> None:
    """An answer that uses luck leads to a chance node, and each outcome throws anew."""
    luck = random.Random(4)
    state = load(f"{name}(players=2)").new_initial_state()
    found = 0
    while found < 3 and not state.is_terminal():
        dealt = state.get_game().setup is not None and state.table is not None
        if state.is_chance_node() and dealt:
            waiting = str(state)
            after = {str(state.child(outcome)) for outcome in range(12)}
            assert len(after) > 1
            assert waiting not in after
            assert all(chance == 1 / 256 for _, chance in state.chance_outcomes())
            found += 1
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
            continue
        action = luck.choice(state.legal_actions())
        child = state.child(action)
        if not child.is_chance_node():  # then the same answer is the same on every copy
            assert str(state.clone().child(action)) == str(child)
        state.apply_action(action)
    assert found == 3


def test_its_searches_play() -> None:
    game = load("overlord_dark_dealings(players=2)")
    state = play(game.new_initial_state(), random.Random(1), 20)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    evaluator = mcts.RandomRolloutEvaluator(1)
    blind = ismcts.ISMCTSBot(game=game, uct_c=1.0, evaluator=evaluator, max_simulations=4)
    seeing = mcts.MCTSBot(game, 1.0, 4, evaluator)

    assert blind.step(state) in state.legal_actions()
    assert seeing.step(state) in state.legal_actions()


def test_words_of_a_state() -> None:
    state = load("overlord_dark_dealings(players=2)").new_initial_state()
    assert str(state) == "dealing []"
    play(state, random.Random(1), 3)

    action = state.legal_actions()[0]
    assert state.action_to_string(state.current_player(), action).startswith("choose ")
    assert ours.PREFIX == "overlord_"
