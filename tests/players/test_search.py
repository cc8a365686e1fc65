"""The search: its budget, its tree, what it says of its thoughts, and that they are worth it."""

import gc
from collections.abc import Callable, Iterator

import pytest

import overlord
from overlord.core.judge import chances_from
from overlord.core.one_step import after_answer, one_step
from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.players.base import Outlook
from overlord.players.levels import player
from overlord.players.play_game import play_game
from overlord.players.search import Search, budget
from overlord.players.search import player as searching
from overlord.players.search.halving import PROBES, affordable, unbeaten
from overlord.players.search.tree import SEATS, WORLDS, Node, Tree, mean_scores
from tests.toys import cellar

DARK = overlord.game("dark-dealings")


def a_search(iterations: int, seed: int = 1, processes: int = 1) -> Search:
    return Search("search", seed, iterations, 0.0, processes)


def at_prompt(prompt: str, players: int = 2) -> tuple[State, Outlook]:
    """A table of Dark Dealings where that is asked, with something to choose from."""
    state = DARK.new(players=players, seed=3, memory=True)
    luck = seeded_rng(3)
    while not state.over:
        outlook = Outlook(state, state.pending()[0])
        if outlook.prompt == prompt and len(outlook.options) > 2:
            return state, outlook
        options = outlook.options
        state.apply(outlook.seat, options[luck.below(len(options))])
    raise AssertionError(f"{prompt} is never asked")


def nodes(root: Node) -> Iterator[Node]:
    yield root
    for child in root.children.values():
        yield from nodes(child)


@pytest.mark.parametrize("prompt", ["keep-hero", "take-defense", "strike"])
def test_thoughts_are_as_many_as_the_budget_and_best_first(prompt: str) -> None:
    _, outlook = at_prompt(prompt)

    thoughts = a_search(60).thoughts(outlook)

    assert sorted(thought.action for thought in thoughts) == sorted(outlook.options)
    visits = [thought.visits for thought in thoughts]
    assert sum(visits) == 60
    assert visits[0] >= max(visits) - 1
    for thought in thoughts:
        if thought.visits:
            assert sum(thought.rewards) == pytest.approx(1)
            assert all(0 <= reward <= 1 for reward in thought.rewards)


def test_only_answers_that_were_tried_equally_often_are_compared() -> None:
    """Nine heroes: four rounds with 9, 5, 3 and 2 of them, each with a quarter of the budget."""
    _, outlook = at_prompt("keep-hero")
    assert len(outlook.options) == 9

    visits = sorted((one.visits for one in a_search(720).thoughts(outlook)), reverse=True)

    assert sum(visits) == 720
    assert visits[:2] == [20 + 36 + 60 + 90] * 2
    assert visits[2] == 20 + 36 + 60
    assert visits[3:5] == [20 + 36] * 2
    assert visits[5:] == [20] * 4


def test_what_is_beaten_is_tried_no_more_and_the_last_one_ends_the_search() -> None:
    tree = Tree(seeded_rng(1), 0)
    tree.spread = 0.1
    good, close, bad = (Node(action, 0, 2) for action in (1, 2, 3))
    for node, mean in ((good, 0.6), (close, 0.55), (bad, 0.3)):
        node.visits = 50
        node.sums = [50 * mean, 50 * (1 - mean)]
    assert unbeaten(tree, [bad, close, good], 0) == [close, good]
    assert unbeaten(tree, [bad, close, good], 1) == [bad]


def test_what_looks_better_counts_like_some_iterations() -> None:
    tree = Tree(seeded_rng(1), 0)
    tree.win_slope, tree.usual_guess = 0.1, 5.0
    tree.iterations, tree.sum = 100.0, 50.0
    plain, fine = Node(1, 0, 2, guess=4.0), Node(2, 0, 2, guess=6.0)
    assert tree.prior_value(plain) == pytest.approx(0.475)
    assert tree.prior_value(fine) == pytest.approx(0.525)
    for visits, ahead in ((4, True), (400, False)):
        for node, mean in ((plain, 0.52), (fine, 0.5)):
            node.visits = visits
            node.sums = [visits * mean, visits * (1 - mean)]
        assert (tree.score(fine, 0) > tree.score(plain, 0)) is ahead


def test_a_decision_that_is_clear_takes_no_more_time() -> None:
    """The end of a game: one answer wins at once and the others do not."""
    state = cellar.GAME.new(players=2, seed=1, memory=True)
    luck = seeded_rng(1)
    spent = []
    while not state.over:
        outlook = Outlook(state, state.pending()[0])
        if len(outlook.options) > 1:
            spent.append(sum(one.visits for one in a_search(1000).thoughts(outlook)))
        options = outlook.options
        state.apply(outlook.seat, options[luck.below(len(options))])
    assert max(spent) == 1000
    assert 250 < min(spent) < 400


def test_equal_answers_are_tried_in_any_order() -> None:
    """With little time only the first are tried: always the same ones would hurt the same seat."""
    outlook = Outlook(cellar.GAME.new(players=2, seed=1, memory=True), 0)
    assert len(outlook.options) > 2
    first = set()
    for seed in range(40):
        tree = Tree(seeded_rng(seed), 0)
        tree.clear(2)
        first.add(tree.answers(outlook)[0].action)
    assert first == set(outlook.options)


def test_it_answers_what_it_found_best() -> None:
    said = a_search(40).choose(at_prompt("take-defense")[1])
    assert said == a_search(40).thoughts(at_prompt("take-defense")[1])[0].action


def set_clock(monkeypatch: pytest.MonkeyPatch, clock: Callable[[], float]) -> None:
    for module in (searching, budget):
        monkeypatch.setattr(module, "monotonic", clock)


@pytest.mark.pure_only
def test_time_is_kept_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look at the clock takes a thousandth of a second here, and there is one an iteration."""
    ticks = iter(range(10_000))
    set_clock(monkeypatch, lambda: next(ticks) / 1000)
    _, outlook = at_prompt("keep-hero")

    visits = sum(one.visits for one in Search("search", 1, -1, 0.1).thoughts(outlook))

    assert 95 <= visits <= 105


@pytest.mark.pure_only
@pytest.mark.parametrize("look", [0.01, 0.03, 0.06])
def test_a_budget_of_few_iterations_is_kept(monkeypatch: pytest.MonkeyPatch, look: float) -> None:
    """The fewer there is time for, the fewer answers are tried, and the fewer rounds."""
    ticks = iter(range(100))
    set_clock(monkeypatch, lambda: next(ticks) * look)
    _, outlook = at_prompt("keep-hero")

    Search("search", 1, -1, 0.25).think(outlook)

    assert 0.25 - look <= (next(ticks) - 1) * look <= 0.25 + look / 2


def test_no_more_time_than_it_takes_to_think_once() -> None:
    _, outlook = at_prompt("keep-hero")
    assert sum(one.visits for one in Search("search", 1, -1, 1e-9).thoughts(outlook)) == 1


def test_as_many_answers_are_tried_as_there_is_time_for() -> None:
    assert [affordable(budget) for budget in (1, 12, 24, 60, 150, 1e9)] == [2, 3, 4, 8, 16, 16]
    _, outlook = at_prompt("keep-hero")
    assert len(outlook.options) > PROBES

    visits = [one.visits for one in a_search(24).thoughts(outlook)]

    assert sum(visits) == 24
    assert sum(count > 0 for count in visits) == PROBES


@pytest.mark.pure_only
def test_answers_are_compared_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: dict[int, list[str]] = {}

    def noted(self: Tree, world: State, observer: int, first: Node) -> None:
        tried.setdefault(first.action, []).append(world.digest())
        simulate(self, world, observer, first)

    simulate = Tree.simulate
    monkeypatch.setattr(Tree, "simulate", noted)
    a_search(60).think(at_prompt("keep-hero")[1])

    longest = max(tried.values(), key=len)
    assert len(set(longest)) == len(longest)
    assert len(tried) > PROBES
    for worlds in tried.values():
        assert worlds == longest[: len(worlds)]


@pytest.mark.pure_only
def test_garbage_waits_until_it_has_thought_whatever_happens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    collecting = []

    def broken(*_: object) -> None:
        collecting.append(gc.isenabled())
        raise ZeroDivisionError

    monkeypatch.setattr(Tree, "simulate", broken)
    with pytest.raises(ZeroDivisionError):
        a_search(60).think(at_prompt("keep-hero")[1])

    assert collecting == [False]
    assert gc.isenabled()


def test_no_pause_comes_after_a_thought() -> None:
    """What is among the old things is not looked through when the next ones are."""
    search = a_search(60)
    search.think(at_prompt("keep-hero")[1])

    assert any(thing is search.tree.root for thing in gc.get_objects(generation=2))


def test_a_look_at_several_deals_is_their_average() -> None:
    """Somebody is hidden in one of the huts, in each deal in another."""
    state = overlord.game("conan").new(players=2, seed=2, memory=True)
    luck = seeded_rng(2)
    while True:
        outlook = Outlook(state, state.pending()[0])
        seat, options = outlook.seat, outlook.options
        worlds = [outlook.world(seed) for seed in (1, 2)]
        one, two = (one_step(world, seat, options, WORLDS // 2) for world in worlds)
        if one != two:
            break
        state.apply(seat, options[luck.below(len(options))])

    assert mean_scores(worlds, seat, options) == [
        (a + b) / 2 for a, b in zip(one, two, strict=True)
    ]


def test_several_processes_think_more_and_always_the_same() -> None:
    told = []
    for _ in range(2):
        thoughts = a_search(30, 1, 3).thoughts(at_prompt("take-defense")[1])
        told.append([(one.action, one.visits, one.rewards) for one in thoughts])
    assert told[0] == told[1]
    assert sum(visits for _, visits, _ in told[0]) == 3 * 30


def test_the_tree_is_kept_for_the_next_of_ones_own_decisions() -> None:
    state, outlook = at_prompt("strike")
    search = a_search(80)
    chosen = search.choose(outlook)
    state.apply(outlook.seat, chosen)
    later = Outlook(state, outlook.seat)
    assert len(later.options) > 1

    assert sum(one.visits for one in search.thoughts(later)) > 80


def test_the_tree_is_forgotten_when_the_table_looks_otherwise() -> None:
    state, outlook = at_prompt("strike")
    search = a_search(60)
    chosen = search.choose(outlook)
    other = next(action for action in outlook.options if action != chosen)
    state.apply(outlook.seat, other)
    later = Outlook(state, state.pending()[0])

    assert sum(one.visits for one in search.thoughts(later)) == 60


def test_who_chooses_together_does_not_see_the_others_answer() -> None:
    """What the other keeps is thought about once, not once for each of our own answers."""
    _, outlook = at_prompt("keep-hero")
    assert outlook.seat == 0
    search = a_search(300)
    search.think(outlook)

    assert any(key % SEATS == 1 for key in search.tree.root.children)
    ours = [node for key, node in search.tree.root.children.items() if key % SEATS == 0]
    assert sum(node.visits for node in ours) == 300
    for node in ours:
        assert all(key % SEATS == 0 for key in node.children)


def test_an_iteration_ends_with_the_first_new_answer_of_two() -> None:
    """Also where the options are what is left in a zone, which the answer makes one shorter."""
    state, outlook = at_prompt("play-hero")
    while len(outlook.options) > 2 or outlook.prompt != "play-hero":
        state.apply(outlook.seat, outlook.options[0])
        outlook = Outlook(state, state.pending()[0])
    tree = Tree(seeded_rng(1), 0)
    tree.clear(2)
    [first, _] = tree.answers(outlook)

    tree.descend(outlook.world(1), outlook.seat, first)

    assert tree.path == [tree.root, first]


def test_rewards_are_told_for_every_seat() -> None:
    _, outlook = at_prompt("take-defense", players=4)
    thoughts = a_search(50).thoughts(outlook)
    assert all(len(thought.rewards) == 4 for thought in thoughts)


def test_alone_it_beats_more_heroes_than_chance_does() -> None:
    def beaten(spec: str) -> float:
        total = 0.0
        for seed in range(3):
            state = DARK.new(players=1, seed=seed, memory=True)
            play_game(state, [player(spec, seed)], DARK.bound)
            total += state.returns()[0]
        return total

    assert beaten("search:iterations=10") > beaten("random") + 0.5


def test_without_a_heuristic_it_plays_to_the_end_and_beats_chance() -> None:
    """It won 38½ of 60 games in a longer run; half would be chance."""
    wins = 0.0
    for seed in range(12):
        state = cellar.GAME.new(players=2, seed=seed, memory=True)
        seat = seed % 2
        players = [player("search:iterations=40", seed), player("random", seed)]
        play_game(state, players if seat == 0 else players[::-1], cellar.GAME.bound)
        wins += state.returns()[seat]
    assert wins > 6


@pytest.mark.parametrize("prompt", ["keep-hero", "take-defense", "strike"])
def test_what_looked_best_is_tried_to_the_end(prompt: str) -> None:
    """So that it is known as well as the answer that would take its place."""
    _, outlook = at_prompt(prompt)
    search = a_search(60)
    search.think(outlook)

    answers = search.ranking(outlook)
    planned = max(answers, key=lambda node: node.prior)
    assert planned.visits >= max(node.visits for node in answers) - 1


@pytest.mark.pure_only
@pytest.mark.parametrize("margin", [0.0, 1.0])
def test_where_no_margin_is_asked_for_what_looked_best_may_be_given_up(
    monkeypatch: pytest.MonkeyPatch, margin: float
) -> None:
    monkeypatch.setattr(type(DARK.judge), "search_margin", lambda _: margin)
    _, outlook = at_prompt("keep-hero")
    left = 0
    for seed in range(8):
        search = a_search(60, seed)
        search.think(outlook)
        answers = search.ranking(outlook)
        planned = max(answers, key=lambda node: node.prior)
        left += planned.visits < max(node.visits for node in answers) - 1
    assert bool(left) is (margin == 0)


def judged(outlook: Outlook, guesses: list[float], means: list[float], visits: int) -> Search:
    """A search that has tried the first answers so often, with that success."""
    search = a_search(1)
    search.tree.clear(2)
    search.tree.spread = 0.1
    for i, action in enumerate(outlook.options):
        node = Node(action, outlook.seat, 2, guesses[i] if i < len(guesses) else -9.0)
        if i < len(means):
            node.visits = visits
            node.sums = [mean * visits for mean in (means[i], means[i])]
        search.tree.root.children[action * SEATS + outlook.seat] = node
    return search


@pytest.mark.parametrize(
    ("guesses", "means", "visits", "first"),
    [
        ([1.0, 0.5], [0.50, 0.52], 16, 0),  # by 0.02, where the standard error is 0.035
        ([1.0, 0.5], [0.50, 0.52], 400, 1),  # ... and 0.007
        ([1.0, 1.0], [0.50, 0.52], 16, 1),  # both looked best
        ([0.5, 1.0], [0.50, 0.52], 16, 1),
        ([1.0, 0.5], [], 0, 0),  # nothing tried
    ],
)
def test_what_looked_best_is_given_up_only_for_something_proved_to_be_better(
    guesses: list[float], means: list[float], visits: int, first: int
) -> None:
    _, outlook = at_prompt("keep-hero")
    search = judged(outlook, guesses, means, visits)
    answers = search.ranking(outlook)

    assert answers[0].action == outlook.options[first]
    assert sorted(node.action for node in answers) == sorted(outlook.options)
    search.tree.search_margin = 0.0
    assert search.ranking(outlook)[0].action == outlook.options[1 if means else 0]


@pytest.mark.parametrize("id", overlord.games())
def test_chances_add_up_to_one_and_are_in_the_end_what_the_game_was_worth(id: str) -> None:
    game = overlord.game(id)
    state = game.new(players=3, seed=2)
    luck = seeded_rng(2)
    while not state.over:
        rewards = game.judge.rewards(state)
        chances = game.judge.win_chances(state)
        assert len(rewards) == len(chances) == 3
        assert all(0 <= reward <= 1 for reward in rewards + chances)
        assert sum(chances) == pytest.approx(1)
        play_on(state, luck, 20)
    assert game.judge.rewards(state) == game.judge.win_chances(state) == state.returns()


def test_in_conan_a_line_ends_with_the_turn() -> None:
    """What the enemies do in theirs would make every way to put it off look good."""
    game = overlord.game("conan")
    state = game.new(players=2, seed=2, memory=True)
    luck = seeded_rng(2)
    ended = 0
    while not state.over and ended < 3:
        outlook = Outlook(state, state.pending()[0])
        for action in outlook.options if len(outlook.options) > 1 else []:
            after = after_answer(outlook.world(1), outlook.seat, action)
            if game.judge.horizon(after) != game.judge.horizon(state):
                search = a_search(24)
                search.think(outlook)
                last = search.tree.root.children[action * SEATS + outlook.seat]
                if not last.visits:  # not among the most promising answers, which are tried
                    continue
                assert not last.children
                expected = game.judge.rewards(after)[outlook.seat]
                assert last.sums[outlook.seat] / last.visits == pytest.approx(expected)
                ended += 1
        state.apply(outlook.seat, outlook.options[luck.below(len(outlook.options))])
    assert ended == 3


@pytest.mark.parametrize("id", overlord.games())
def test_no_opening_is_taken_for_decided(id: str) -> None:
    game = overlord.game(id)
    for players in (2, 4):
        rewards = game.judge.rewards(game.new(players=players, seed=2))
        assert min(rewards) > 0.01
        assert max(rewards) < 0.96


def test_who_stands_better_is_believed_to_win() -> None:
    assert chances_from([1.0, 1.0]) == [0.5, 0.5]
    assert chances_from([2.0, 1.0, 1.0])[0] > 1 / 3
    assert chances_from([-1e6, 1e6]) == [0.0, 1.0]
    assert chances_from([0.0]) == [0.5]
    assert 0.5 < chances_from([1.0])[0] < chances_from([1e6])[0] <= 1


@pytest.mark.parametrize("id", overlord.games())
def test_it_plays_every_game_for_every_number_of_seats(id: str) -> None:
    game = overlord.game(id)
    for players in game.seats:
        state = game.new(players=players, seed=players, memory=True)
        thinkers = [player("lieutenant:iterations=3", seat) for seat in range(players)]
        for _ in range(6):
            seat = state.pending()[0]
            state.apply(seat, thinkers[seat].choose(Outlook(state, seat)))
