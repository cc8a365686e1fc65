"""Information-set Monte-Carlo tree search: thinks ahead in imagined worlds, never in the true one.

One tree for the observer; each iteration goes down it in a world of its own, so that an answer
counts only where it was possible (Cowling, Powley and Whitehouse 2012), with a reward for every
seat. Dice and hidden cards differ from world to world, which is how luck gets its due. What looks
good one step ahead is tried first (Rosin 2011); where a line ends, quick answers lead on to where
the game's heuristic can judge.

The answers that are asked for run a race: all that are in it are tried equally often, and each
round leaves the better half (Karnin, Koren and Somekh 2013). A line that is known deeper looks
better, because the observer's own answers improve faster there than those of rivals whose cards
differ from world to world; so only answers that were tried equally often can be compared, and best
in the same worlds.
"""

import gc
from math import exp, sqrt
from multiprocessing import get_context
from time import monotonic
from typing import Any, Final

from overlord.core.frames import Choice, Together
from overlord.core.playout import play_on
from overlord.core.prospects import prospects
from overlord.core.rng import Rng, seeded
from overlord.core.state import State
from overlord.players.base import Outlook, Player, Thought
from overlord.players.greedy import NEAR, Greedy

# Chosen by reason and a few dozen games (docs/lab/ratings.md); no tournament was played over them:
EXPLORE: Final = 2.0  # weight of what was tried little, in standard deviations of the rewards
TRUST: Final = 3.0  # how firmly a better look one step ahead is believed
EVEN: Final = 0.1  # the share of attention that is spread evenly over all answers
INSIGHT: Final = 8.0  # so many iterations is a look one step ahead worth
DOUBT: Final = 0.5  # an answer not tried yet is taken for so much worse than its node
LUCKS: Final = 4  # worlds in which an answer that lets luck in is looked at
STARTERS: Final = 16  # answers that run, the most promising ones
TRIES: Final = 2  # of each in the first round; if there is no time for that, fewer run
FEW: Final = 4  # iterations that tell how many there is time for
SURE: Final = 4.0  # standard errors behind the best: such an answer will not catch up
WARM: Final = 0.25  # the share of the budget before anything is sure
LAP: Final = 64  # iterations between two looks at who is beaten

SEATS: Final = 16  # an answer is known by its action and its seat
EARLY: Final = 8  # iterations before the rewards say how far they spread
CALM: Final = 1e-3  # the least spread
OPEN: Final = 0.05  # no chance is so small that a better look adds less than this much of it


class Node:
    """An answer of a seat: how often it was possible and tried, and what it brought to all."""

    def __init__(self, action: int, seat: int, players: int, guess: float = 0.0) -> None:
        self.action = action
        self.seat = seat
        self.possible = 0
        self.visits = 0
        self.sums = [0.0] * players  # of the rewards, by seat
        self.guess = guess  # what it was worth one step ahead
        self.prior = 1.0  # the share of attention that it got for that
        self.rounds = 0  # of the race that it has survived
        self.children: dict[int, Node] = {}


class Search(Player):
    """Thinks for some iterations or some seconds, whichever is over first."""

    def __init__(
        self,
        spec: str,
        seed: int,
        iterations: int,
        seconds: float,
        processes: int = 1,
        plies: int = 0,
    ) -> None:
        super().__init__(spec)
        self.rng = seeded(seed)
        self.iterations = iterations  # -1: as many as there is time for
        self.seconds = seconds  # 0.0: as long as it takes
        self.processes = processes
        self.plies = plies  # so many random decisions instead of the game's own quick ones
        self.root = Node(-1, -1, 0)
        self.foreseen = ""  # how the table has to look for the tree to be of use again
        self.path: list[Node] = []
        self.heard = 0.0  # iterations in the tree, and the rewards of the observer in them
        self.sum = 0.0
        self.squares = 0.0
        self.spread = 0.1
        self.keen = 0.0
        self.proof = 1.0
        self.clock = 0  # of the game, when it was asked
        self.usual = 0.0  # what the answers look like on average

    def choose(self, outlook: Outlook) -> int:
        if len(outlook.options) == 1:
            return outlook.options[0]
        self.think(outlook)
        best = self.answers(outlook)[0]
        self.foresee(outlook, best)
        return best.action

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        """In a roll-out there is no time to think."""
        return Greedy(self.rng.seed()).pick(world, seat, options)

    def thoughts(self, outlook: Outlook) -> list[Thought]:
        """What it thinks of each option, best first."""
        self.think(outlook)
        return [
            Thought(node.action, node.visits, [total / max(node.visits, 1) for total in node.sums])
            for node in self.answers(outlook)
        ]

    def answers(self, outlook: Outlook) -> list[Node]:
        """The options, those first that came farthest in the race.

        What looks best one step ahead stays first unless another has proved to be better.
        """
        seat = outlook.seat
        nodes = [self.root.children[action * SEATS + seat] for action in outlook.options]
        nodes.sort(key=lambda node: -self.score(node, seat))
        nodes.sort(key=lambda node: -node.rounds)
        top = max([node.guess for node in nodes]) - NEAR
        planned = next(node for node in nodes if node.guess > top)
        if self.behind(planned, nodes[0], seat) < self.proof:
            nodes.remove(planned)
            nodes.insert(0, planned)
        return nodes

    def think(self, outlook: Outlook) -> None:
        """A tree has no cycles; looking for some took a quarter of the time, and more after it."""
        collects = gc.isenabled()
        gc.disable()
        try:
            self.ponder(outlook, monotonic())
        finally:
            gc.freeze()
            gc.unfreeze()  # the tree is among the old things now, at which nobody looks soon
            if collects:
                gc.enable()

    def ponder(self, outlook: Outlook, began: float) -> None:
        """The whole budget, with the help of other processes if there are any."""
        if not self.foreseen or self.foreseen != look(outlook):
            self.begin(outlook.players)
        self.foreseen = ""
        crew = [Helper(self, outlook, began, self.rng.seed()) for _ in range(1, self.processes)]
        self.race(outlook, began)
        for helper in crew:
            for action, rounds, visits, sums in helper.news():
                node = self.root.children[action * SEATS + outlook.seat]
                node.rounds += rounds
                node.visits += visits
                for seat in range(len(sums)):
                    node.sums[seat] += sums[seat]

    def begin(self, players: int) -> None:
        """An empty tree."""
        self.root = Node(-1, -1, players)
        self.heard = self.sum = self.squares = 0.0
        self.spread = 0.1

    def race(self, outlook: Outlook, began: float) -> None:
        """Iterations until the budget is spent, or all answers but one are beaten."""
        seat = outlook.seat
        runners = self.starters(outlook)
        planned = runners[0]
        deals = Deals(outlook, self.rng, least_tried(runners).visits)
        done = 0
        spent = 0.0
        while done < FEW and spent < 1.0:
            self.attempt(deals, seat, runners)
            done += 1
            spent = self.spent(done, began)
        del runners[affordable(done / spent) :]
        rounds = halvings(len(runners))
        for round in range(1, rounds + 1):
            while spent < round / rounds:
                self.attempt(deals, seat, runners)
                done += 1
                spent = self.spent(done, began)
                if done % LAP == 0 and spent > WARM:
                    runners = self.unbeaten(runners, seat)
                    if len(runners) == 1:
                        return
            runners.sort(key=lambda node: -self.score(node, seat))
            beaten = runners[(len(runners) + 1) // 2 :]
            del runners[(len(runners) + 1) // 2 :]
            if self.proof and planned in beaten:
                runners.append(planned)  # so that it is known as well as whoever beats it
            for node in runners:
                node.rounds = round

    def attempt(self, deals: "Deals", seat: int, runners: list[Node]) -> None:
        """An iteration for whoever was tried least."""
        runner = least_tried(runners)
        self.iterate(deals.world(runner.visits), seat, runner)

    def starters(self, outlook: Outlook) -> list[Node]:
        """The answers that look best one step ahead."""
        seat = outlook.seat
        children = self.root.children
        worlds = [outlook.world(self.rng.seed()) for _ in range(LUCKS)]
        self.meet(children, worlds, seat, outlook.options)
        nodes = [children[action * SEATS + seat] for action in outlook.options]
        nodes.sort(key=lambda node: -node.prior)
        game = worlds[0].setup.game
        self.clock = game.clock(worlds[0])
        self.keen = game.keenness(worlds[0])
        self.proof = game.proof()
        self.usual = sum([node.guess for node in nodes]) / len(nodes)
        return nodes[:STARTERS]

    def spent(self, done: int, began: float) -> float:
        """The share of the budget that is used up; half an iteration more or less is no matter."""
        share = done / self.iterations if self.iterations > 0 else 0.0
        if self.seconds:
            time = monotonic() - began
            share = max(share, (time + 0.5 * time / max(done, 1)) / self.seconds)
        return share

    def score(self, node: Node, seat: int) -> float:
        """What an answer brought, and what it looked like: that counts as some iterations."""
        if not node.visits:
            return node.prior - 1.0  # behind all that were tried
        return (node.sums[seat] + INSIGHT * self.hope(node)) / (node.visits + INSIGHT)

    def hope(self, node: Node) -> float:
        """The reward that an answer promises one step ahead, if such answers bring the usual."""
        mean = self.sum / max(self.heard, 1.0)
        return mean + max(mean * (1.0 - mean), OPEN) * self.keen * (node.guess - self.usual)

    def unbeaten(self, runners: list[Node], seat: int) -> list[Node]:
        """Those that might still turn out to be the best."""
        best = max(runners, key=lambda node: self.score(node, seat))
        left: list[Node] = []
        for node in runners:
            if self.behind(node, best, seat) > SURE:
                continue
            left.append(node)
        return left

    def behind(self, node: Node, best: Node, seat: int) -> float:
        """By how many standard errors; not at all before both were tried."""
        if node is best or not (node.visits and best.visits):
            return 0.0
        lead = self.score(best, seat) - self.score(node, seat)
        return lead / (self.spread * sqrt(1 / best.visits + 1 / node.visits))

    def foresee(self, outlook: Outlook, chosen: Node) -> None:
        """Keep what was thought about the time after an answer, if it is ours again without luck.

        Whatever else happens changes the table, and who has secretly done what is not for us.
        """
        world = outlook.world(self.rng.seed())
        luck = world.rng.words()
        node: Node | None = chosen
        while node is not None:
            world.apply(outlook.seat, node.action)
            if world.place(outlook.seat) < 0 or world.rng.words() != luck:
                return
            options = world.legal(outlook.seat)
            if len(options) > 1:
                self.root = node
                self.foreseen = look(Outlook(world, outlook.seat))
                return
            node = node.children.get(options[0] * SEATS + outlook.seat)

    def iterate(self, world: State, observer: int, first: Node) -> None:
        """Down the tree by an answer, on to what it leads to, and back with the news."""
        self.descend(world, observer, first)
        game = world.setup.game
        if self.plies:
            play_on(world, self.rng, self.plies)
        elif game.clock(world) == self.clock:
            game.play_ahead(world, self.rng)
        rewards = game.rewards(world)
        self.listen(rewards[observer])
        for node in self.path:
            node.visits += 1
            sums = node.sums
            for seat in range(len(sums)):
                sums[seat] += rewards[seat]

    def listen(self, reward: float) -> None:
        self.heard += 1.0
        self.sum += reward
        self.squares += reward * reward
        if self.heard >= EARLY:
            mean = self.sum / self.heard
            self.spread = sqrt(max(self.squares / self.heard - mean * mean, CALM * CALM))

    def descend(self, world: State, observer: int, first: Node) -> None:
        """As far as something new; those who choose together do not see each other's answers."""
        game = world.setup.game
        node = self.root
        path = [node]
        self.path = path
        agenda = world.agenda
        place = world.place(observer)  # others may be asked at the same time, above us
        ways: dict[int, Node] = {}  # of those who choose together
        while agenda:
            choice = agenda[place]
            assert isinstance(choice, Choice)
            seat = choice.seat
            together = isinstance(choice, Together)
            if ways and not together:
                node = ways.get(observer, node)
                ways = {}
            options = choice.options(world)
            child = first
            if len(path) > 1:
                child = self.best(ways.get(seat, node), world, seat, options)
            path.append(child)
            world.answer(place, choice, child.action)
            if (not child.visits and len(options) > 1) or game.clock(world) != self.clock:
                return
            if together:
                ways[seat] = child
            else:
                node = child
            place = len(agenda) - 1

    def best(self, node: Node, world: State, seat: int, options: list[int]) -> Node:
        """The option that promises most: good so far, or well thought of and tried too little."""
        children = node.children
        total = 0.0
        for action in options:
            found = children.get(action * SEATS + seat)
            if found is None:
                self.meet(children, [world], seat, options)
                return self.best(node, world, seat, options)
            total += found.prior
        hope = node.sums[seat] / node.visits - DOUBT * self.spread if node.visits else 0.0
        scale = EXPLORE * self.spread / total
        best = node
        highest = -1e9
        for action in options:
            child = children[action * SEATS + seat]
            child.possible += 1
            visits = child.visits
            promise = child.sums[seat] / visits if visits else hope
            promise += scale * child.prior * sqrt(child.possible) / (1 + visits)
            if promise > highest:
                highest = promise
                best = child
        return best

    def meet(
        self, children: dict[int, Node], worlds: list[State], seat: int, options: list[int]
    ) -> None:
        """Options not met before: what they lead to says how promising they are."""
        world = worlds[0]
        fresh = [action for action in options if action * SEATS + seat not in children]
        guesses = glances(worlds, seat, fresh) if len(options) > 1 else [0.0]
        for i in range(len(fresh)):
            children[fresh[i] * SEATS + seat] = Node(fresh[i], seat, world.players, guesses[i])
        keen = TRUST * world.setup.game.keenness(world)
        top = max([children[action * SEATS + seat].guess for action in options])
        total = 0.0
        for action in options:
            total += exp(keen * (children[action * SEATS + seat].guess - top))
        for action in fresh:
            child = children[action * SEATS + seat]
            share = exp(keen * (child.guess - top)) / total
            child.prior = (1 - EVEN) * share + EVEN / len(options)


class Deals:
    """Imagined worlds: an answer that is tried for the n-th time meets the n-th of them."""

    def __init__(self, outlook: Outlook, rng: Rng, tries: int) -> None:
        self.outlook = outlook
        self.rng = rng
        self.tries = tries
        self.latest = outlook.world(rng.seed())

    def world(self, tries: int) -> State:
        """Asked for in order: who was tried least is tried next."""
        if tries != self.tries:
            self.tries = tries
            self.latest = self.outlook.world(self.rng.seed())
        return self.latest.clone()


class Helper:
    """Another process that thinks about the same; its tree is its own, its answers are added."""

    def __init__(self, search: Search, outlook: Outlook, began: float, seed: int) -> None:
        fork = get_context("fork")  # the outlook goes along as it is
        self.ear, mouth = fork.Pipe(duplex=False)
        self.process = fork.Process(target=help_out, args=(search, outlook, began, seed, mouth))
        self.process.start()
        mouth.close()

    def news(self) -> list[tuple[int, int, int, list[float]]]:
        """Of each answer: the action, rounds survived, visits, and sums of rewards."""
        found: list[tuple[int, int, int, list[float]]] = self.ear.recv()
        self.process.join()
        return found


def help_out(search: Search, outlook: Outlook, began: float, seed: int, mouth: Any) -> None:
    search.rng = seeded(seed)
    search.begin(outlook.players)
    search.race(outlook, began)
    news = [(node.action, node.rounds, node.visits, node.sums) for node in search.answers(outlook)]
    mouth.send(news)


def glances(worlds: list[State], seat: int, options: list[int]) -> list[float]:
    """What each option looks like one step ahead, on average."""
    sums = [0.0] * len(options)
    for world in worlds:
        for i, worth in enumerate(prospects(world, seat, options, LUCKS // len(worlds))):
            sums[i] += worth
    return [total / len(worlds) for total in sums]


def halvings(runners: int) -> int:
    """Rounds until one is left."""
    return max((runners - 1).bit_length(), 1)


def affordable(iterations: float) -> int:
    """How many answers may run, if there will be so many iterations."""
    count = 2
    while count < STARTERS and (count + 1) * halvings(count + 1) * TRIES <= iterations:
        count += 1
    return count


def least_tried(runners: list[Node]) -> Node:
    best = runners[0]
    for node in runners:
        if node.visits < best.visits:
            best = node
    return best


def look(outlook: Outlook) -> str:
    """All that the seat sees, as text."""
    return f"{outlook.prompt} {outlook.options} {outlook.view().as_json()}"
