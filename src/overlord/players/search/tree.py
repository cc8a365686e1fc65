"""Tree of an information-set Monte-Carlo tree search: thinks in imagined worlds, never in the true.

One tree for the observer; each iteration goes down it in a world of its own, so that an answer
counts only where it was possible (Cowling, Powley and Whitehouse 2012), with a reward for every
seat. Dice and hidden cards differ from world to world, which is how luck gets its due. What looks
good one step ahead is tried first (Rosin 2011); where a line ends, quick answers lead on to where
the game can judge. Which of the observer's answers are tried, and how often, says `halving`.
"""

from math import exp, sqrt
from typing import Final

from overlord.core.frames import Choice, Together
from overlord.core.offer import options_of
from overlord.core.one_step import one_step
from overlord.core.playout import play_on
from overlord.core.rng import Rng
from overlord.core.state import State
from overlord.players.base import Outlook

# Chosen by reason and a few dozen games (docs/lab/ratings.md); no tournament was played over them:
EXPLORE: Final = 2.0  # weight of what was tried little, in standard deviations of the rewards
TRUST: Final = 3.0  # how firmly a better look one step ahead is believed
EVEN: Final = 0.1  # the share of attention that is spread evenly over all answers
INSIGHT: Final = 8.0  # so many iterations is a look one step ahead worth
DOUBT: Final = 0.5  # an answer not tried yet is taken for so much worse than its node
WORLDS: Final = 4  # in which an answer that lets luck in is looked at

SEATS: Final = 16  # an answer is known by its action and its seat
EARLY: Final = 8  # iterations before the rewards say how far they spread
FIRST_SPREAD: Final = 0.1  # what is assumed until then
MIN_SPREAD: Final = 1e-3
MIN_SLOPE: Final = 0.05  # no chance is so small that a better look adds less than this much of it


class Node:
    """An answer of a seat: how often it was possible and tried, and what it brought to all."""

    def __init__(self, action: int, seat: int, players: int, guess: float = 0.0) -> None:
        self.action = action
        self.seat = seat
        self.possible = 0
        self.visits = 0
        self.sums = [0.0] * players  # of the rewards, by seat
        self.guess = guess  # its score one step ahead
        self.prior = 1.0  # the share of attention that it got for that
        self.rounds = 0  # of the halving that it has survived
        self.children: dict[int, Node] = {}


class Tree:
    """Tries for one observer, and what they brought."""

    def __init__(self, rng: Rng, plies: int) -> None:
        self.rng = rng
        self.plies = plies  # so many random decisions instead of the game's own roll-out
        self.root = Node(-1, -1, 0)
        self.path: list[Node] = []  # of the present iteration
        self.iterations = 0.0  # in the tree, and the rewards of the observer in them
        self.sum = 0.0
        self.squares = 0.0
        self.spread = FIRST_SPREAD
        # Of the position at the root:
        self.horizon = 0
        self.win_slope = 0.0
        self.search_margin = 1.0
        self.usual_guess = 0.0

    def clear(self, players: int) -> None:
        self.root = Node(-1, -1, players)
        self.iterations = self.sum = self.squares = 0.0
        self.spread = FIRST_SPREAD

    def answers(self, outlook: Outlook) -> list[Node]:
        """The nodes of the observer's options, those first that look best one step ahead.

        Equal ones in any order: only the first are tried, and always the first space of a board,
        say, would always be the same neighbour's.
        """
        seat = outlook.seat
        children = self.root.children
        worlds = [outlook.world(self.rng.seed()) for _ in range(WORLDS)]
        self.expand(children, worlds, seat, outlook.options)
        options = outlook.options[:]
        self.rng.shuffle(options)
        nodes = [children[action * SEATS + seat] for action in options]
        nodes.sort(key=lambda node: -node.prior)
        judge = worlds[0].setup.game.judge
        self.horizon = judge.horizon(worlds[0])
        self.win_slope = judge.win_slope(worlds[0])
        self.search_margin = judge.search_margin()
        self.usual_guess = sum([node.guess for node in nodes]) / len(nodes)
        return nodes

    # One iteration

    def simulate(self, world: State, observer: int, first: Node) -> None:
        """One iteration: down the tree, a roll-out, and the rewards back up."""
        self.descend(world, observer, first)
        judge = world.setup.game.judge
        if self.plies:
            play_on(world, self.rng, self.plies)
        elif judge.horizon(world) == self.horizon:
            judge.rollout(world, self.rng)
        self.back_up(judge.rewards(world), observer)

    def descend(self, world: State, observer: int, first: Node) -> None:
        """Go down to a new node; seats that choose together do not see each other's answers."""
        judge = world.setup.game.judge
        node = self.root
        path = [node]
        self.path = path
        place = world.place(observer)  # others may be asked at the same time, above us
        ways: dict[int, Node] = {}  # of those who choose together
        while len(world.agenda) > 0:
            choice = world.agenda[place]
            assert isinstance(choice, Choice)
            seat = choice.seat
            together = isinstance(choice, Together)
            if ways and not together:
                node = ways.get(observer, node)
                ways = {}
            options = options_of(choice, world)
            child = first
            if len(path) > 1:
                child = self.select(ways.get(seat, node), world, seat, options)
            path.append(child)
            new = not child.visits and len(options) > 1
            world.answer(place, choice, child.action)
            if new or judge.horizon(world) != self.horizon:
                return
            if together:
                ways[seat] = child
            else:
                node = child
            place = len(world.agenda) - 1

    def select(self, node: Node, world: State, seat: int, options: list[int]) -> Node:
        """The option that promises most: good so far, or a good prior and few tries (PUCT)."""
        children = node.children
        total = 0.0
        for action in options:
            found = children.get(action * SEATS + seat)
            if found is None:
                self.expand(children, [world], seat, options)
                return self.select(node, world, seat, options)
            total += found.prior
        untried = node.sums[seat] / node.visits - DOUBT * self.spread if node.visits else 0.0
        scale = EXPLORE * self.spread / total
        best = node
        highest = -1e9
        for action in options:
            child = children[action * SEATS + seat]
            child.possible += 1
            visits = child.visits
            promise = child.sums[seat] / visits if visits else untried
            promise += scale * child.prior * sqrt(child.possible) / (1 + visits)
            if promise > highest:
                highest = promise
                best = child
        return best

    def expand(
        self, children: dict[int, Node], worlds: list[State], seat: int, options: list[int]
    ) -> None:
        """Add nodes for options that have none; their prior is the score of what they lead to."""
        world = worlds[0]
        fresh = [action for action in options if action * SEATS + seat not in children]
        guesses = mean_scores(worlds, seat, fresh) if len(options) > 1 else [0.0]
        for i in range(len(fresh)):
            children[fresh[i] * SEATS + seat] = Node(fresh[i], seat, world.players, guesses[i])
        slope = TRUST * world.setup.game.judge.win_slope(world)
        top = max([children[action * SEATS + seat].guess for action in options])
        total = 0.0
        for action in options:
            total += exp(slope * (children[action * SEATS + seat].guess - top))
        for action in fresh:
            child = children[action * SEATS + seat]
            share = exp(slope * (child.guess - top)) / total
            child.prior = (1 - EVEN) * share + EVEN / len(options)

    def back_up(self, rewards: list[float], observer: int) -> None:
        """Add the rewards of an iteration to all nodes on its path."""
        self.record(rewards[observer])
        for node in self.path:
            node.visits += 1
            sums = node.sums
            for seat in range(len(sums)):
                sums[seat] += rewards[seat]

    def record(self, reward: float) -> None:
        """Note a reward of the observer, and from all of them the spread of rewards."""
        self.iterations += 1.0
        self.sum += reward
        self.squares += reward * reward
        if self.iterations >= EARLY:
            mean = self.sum / self.iterations
            variance = self.squares / self.iterations - mean * mean
            self.spread = sqrt(max(variance, MIN_SPREAD * MIN_SPREAD))

    # What is known of an answer

    def score(self, node: Node, seat: int) -> float:
        """The mean reward of an answer; its first look counts as some iterations."""
        if not node.visits:
            return node.prior - 1.0  # behind all that were tried
        return (node.sums[seat] + INSIGHT * self.prior_value(node)) / (node.visits + INSIGHT)

    def prior_value(self, node: Node) -> float:
        """The reward that an answer promises one step ahead, beside the mean of all answers."""
        mean = self.sum / max(self.iterations, 1.0)
        slope = max(mean * (1.0 - mean), MIN_SLOPE) * self.win_slope
        return mean + slope * (node.guess - self.usual_guess)

    def z_score(self, node: Node, best: Node, seat: int) -> float:
        """By how many standard errors a node is behind; 0.0 before both were tried."""
        if node is best or not (node.visits and best.visits):
            return 0.0
        lead = self.score(best, seat) - self.score(node, seat)
        return lead / (self.spread * sqrt(1 / best.visits + 1 / node.visits))


def mean_scores(worlds: list[State], seat: int, options: list[int]) -> list[float]:
    """The score of each option one step ahead, on average over the worlds."""
    sums = [0.0] * len(options)
    for world in worlds:
        for i, score in enumerate(one_step(world, seat, options, WORLDS // len(worlds))):
            sums[i] += score
    return [total / len(worlds) for total in sums]
