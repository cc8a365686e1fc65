"""Players by name, what they may ask, and whole games with them."""

import pytest

import overlord
from overlord.core.conformance.law_support import contents
from overlord.core.errors import OverlordError
from overlord.core.judge import Judge
from overlord.core.one_step import after_answer
from overlord.core.rng import seeded_rng
from overlord.players.base import Outlook, Player
from overlord.players.greedy import WORLDS
from overlord.players.levels import UnknownPlayer, player
from overlord.players.play_game import play_game
from tests.toys import ambush

GAME = overlord.game("dark-dealings")
NAMES = "random, greedy, minion, lieutenant, overlord, search"
THINKER = "search:iterations=6"
DRAFT = "greedy:blind=keep-hero+play-hero+take-defense"


def answers(spec: str, deal: int, seed: int) -> list[int]:
    """What one player in all seats says in the first hundred decisions of a deal."""
    state = GAME.new(players=3, seed=deal, memory=True)
    someone = player(spec, seed)
    said: list[int] = []
    while not state.over and len(said) < 100:
        seat = state.pending()[0]
        said.append(someone.choose(Outlook(state, seat)))
        state.apply(seat, said[-1])
    return said


@pytest.mark.parametrize("spec", ["random", "greedy", DRAFT, THINKER])
def test_the_same_seed_gives_the_same_answers(spec: str) -> None:
    assert answers(spec, deal=1, seed=2) == answers(spec, deal=1, seed=2)


@pytest.mark.parametrize("spec", ["random", DRAFT])
def test_another_seed_gives_other_answers(spec: str) -> None:
    assert answers(spec, deal=1, seed=2) != answers(spec, deal=1, seed=3)


@pytest.mark.parametrize("spec", ["random", "greedy", DRAFT])
@pytest.mark.parametrize(
    ("players", "mode"), [(1, "normal"), (2, "normal"), (4, "hardcore"), (6, "normal")]
)
def test_every_player_plays_every_table_to_its_end(spec: str, players: int, mode: str) -> None:
    state = GAME.new(players=players, seed=4, memory=True, mode=mode)
    decisions = play_game(state, [player(spec, seat) for seat in range(players)], GAME.bound)
    assert state.over
    assert 0 < decisions <= GAME.bound


@pytest.mark.parametrize("spec", ["random", "greedy", DRAFT])
def test_in_an_imagined_world_a_player_leaves_everything_as_it_is(spec: str) -> None:
    world = GAME.new(players=2, seed=4).determinize(0, 5)
    someone = player(spec, 1)
    while not world.over:
        seat = world.pending()[0]
        options = world.legal(seat)[:]
        before = world.digest()
        action = someone.pick(world, seat, options)
        assert action in options
        assert world.digest() == before
        world.apply(seat, action)


def test_a_player_answers_in_a_match() -> None:
    match = overlord.Match(GAME, 2, 3)
    someone = player("greedy", 1)
    while not match.over:
        seat = match.state.pending()[0]
        match.play(seat, someone.choose(Outlook(match.state, seat)))
    assert len(match.answers) > 40


def test_an_outlook_tells_no_more_than_the_seat_may_know() -> None:
    state = GAME.new(players=2, seed=3, memory=True)
    outlook = Outlook(state, 1)
    assert outlook.prompt == "keep-hero"
    assert outlook.options == state.legal(1)
    assert outlook.view().as_json() == state.view(1).as_json()
    world = outlook.world(1)
    assert world.view(1).as_json() == state.view(1).as_json()
    assert contents(world) != contents(state)
    assert world.rng.words() != state.rng.words()


def test_random_answers_are_spread_evenly() -> None:
    someone = player("random", 1)
    state = GAME.new(players=2, seed=3)
    options = state.legal(0)
    said = [someone.choose(Outlook(state, 0)) for _ in range(900)]
    for option in options:
        assert 60 < said.count(option) < 140  # 100 expected, four standard deviations


def test_only_players_that_think_need_a_world() -> None:
    needs = [player(spec, 0).needs_world for spec in ("random", "greedy", DRAFT)]
    assert needs == [False, True, True]


def test_a_game_that_never_ends_is_a_fault() -> None:
    with pytest.raises(OverlordError, match="not over after 10 decisions"):
        play_game(GAME.new(players=2, seed=1), [player("random", 1)] * 2, 10)


class Cheat(Player):
    def choose(self, outlook: Outlook) -> int:
        return 0


def test_an_illegal_answer_stops_the_game() -> None:
    with pytest.raises(overlord.IllegalAction, match="action 0 is no answer to keep-hero"):
        play_game(GAME.new(players=2, seed=1), [Cheat("cheat")] * 2, 10)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("genius", "there is no player 'genius'; there are: " + NAMES),
        ("", "there is no player ''; there are: " + NAMES),
        ("greedy:depth=2", "player greedy has no setting 'depth'; it has: blind"),
        ("random:depth=2", "player random has no setting 'depth'; it has: none"),
        ("overlord:depth=2", "player overlord has no setting 'depth'; it has: iterations"),
        ("search", "player search: expected iterations=NUMBER or seconds=NUMBER"),
        ("minion:iterations=0", "expected iterations as a whole number above 0, found '0'"),
        ("search:seconds=never", "expected seconds as a number above 0, found 'never'"),
        ("greedy:blind", "player 'greedy:blind': expected setting=value after a colon"),
    ],
)
def test_an_unknown_player_is_refused_with_what_there_is(spec: str, sentence: str) -> None:
    with pytest.raises(UnknownPlayer) as problem:
        player(spec, 0)
    assert str(problem.value) == sentence


def test_greedy_takes_any_of_equally_good_options() -> None:
    """In a plan that needs two cards it does not matter which of them is named first."""
    state = GAME.new(players=2, seed=1)
    luck = seeded_rng(3)
    widest = 0
    while not state.over:
        seat = state.pending()[0]
        options = state.legal(seat)[:]
        if state.view(seat).prompts[0] == "strike" and len(options) > 1:
            said = {player("greedy", seed).pick(state, seat, options) for seed in range(10)}
            widest = max(widest, len(said))
        state.apply(seat, options[luck.below(len(options))])
    assert widest > 1


class CountingJudge(Judge[ambush.Ambushes]):
    """Counts how often somebody asks what a position is worth."""

    def __init__(self) -> None:
        self.looks = 0

    def score(self, s: ambush.Ambushes, seat: int) -> float:
        self.looks += 1
        return 0.0


def test_greedy_looks_in_several_worlds_only_where_dice_are_thrown() -> None:
    game = ambush.AmbushGame()
    game.judge = judge = CountingJudge()
    state = game.new(players=3, seed=5, memory=True)
    answers = seeded_rng(5)
    several = 0
    while not state.over:
        seat = state.pending()[0]
        options = state.legal(seat)
        lucky = [after_answer(state, seat, option).rng.counter for option in options]
        expected = sum(1 if counter == state.rng.counter else WORLDS for counter in lucky)
        judge.looks = 0
        player("greedy", 1).choose(Outlook(state, seat))
        assert judge.looks == (expected if len(options) > 1 else 0)
        several += judge.looks > len(options)
        state.apply(seat, options[answers.below(len(options))])
    assert several
