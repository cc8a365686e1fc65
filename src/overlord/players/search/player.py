"""Player that searches: keeps to a budget, and says what it thinks of each option."""

import gc
from time import monotonic

from overlord.core.one_step import NEAR
from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.players.base import Outlook, Player, Thought
from overlord.players.greedy import Greedy
from overlord.players.search.budget import Budget
from overlord.players.search.halving import sequential_halving
from overlord.players.search.processes import Helper
from overlord.players.search.tree import SEATS, Node, Tree


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
        self.rng = seeded_rng(seed)
        self.iterations = iterations  # -1: as many as there is time for
        self.seconds = seconds  # 0.0: as long as it takes
        self.processes = processes
        self.tree = Tree(self.rng, plies)
        self.expected = ""  # how the table has to look for the tree to be of use again

    def choose(self, outlook: Outlook) -> int:
        if len(outlook.options) == 1:
            return outlook.options[0]
        self.think(outlook)
        best = self.ranking(outlook)[0]
        self.keep_subtree(outlook, best)
        return best.action

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        """An answer in a roll-out, by the greedy player: there is no time to think."""
        return Greedy(self.rng.seed()).pick(world, seat, options)

    def thoughts(self, outlook: Outlook) -> list[Thought]:
        """Thoughts on each option, best first."""
        self.think(outlook)
        return [
            Thought(node.action, node.visits, [total / max(node.visits, 1) for total in node.sums])
            for node in self.ranking(outlook)
        ]

    def think(self, outlook: Outlook) -> None:
        """Grow the tree without the garbage collector: it costs a quarter, and finds no cycles."""
        collects = gc.isenabled()
        gc.disable()
        try:
            self.grow_tree(outlook, Budget(self.iterations, self.seconds, monotonic()))
        finally:
            gc.freeze()
            gc.unfreeze()  # the tree is among the old things now, at which nobody looks soon
            if collects:
                gc.enable()

    def grow_tree(self, outlook: Outlook, budget: Budget) -> None:
        """Spend the whole budget, with the help of other processes if there are any."""
        tree = self.tree
        if not self.expected or self.expected != sight(outlook):
            tree.clear(outlook.players)
        self.expected = ""
        helpers = [
            Helper(outlook, budget, tree.plies, self.rng.seed()) for _ in range(1, self.processes)
        ]
        sequential_halving(tree, outlook, budget)
        for helper in helpers:
            helper.add_to(tree, outlook.seat)

    def ranking(self, outlook: Outlook) -> list[Node]:
        """The options, those first that survived most rounds.

        What looks best one step ahead stays first unless another has proved to be better.
        """
        tree = self.tree
        seat = outlook.seat
        nodes = [tree.root.children[action * SEATS + seat] for action in outlook.options]
        nodes.sort(key=lambda node: -tree.score(node, seat))
        nodes.sort(key=lambda node: -node.rounds)
        top = max([node.guess for node in nodes]) - NEAR
        planned = next(node for node in nodes if node.guess > top)
        if tree.z_score(planned, nodes[0], seat) < tree.search_margin:
            nodes.remove(planned)
            nodes.insert(0, planned)
        return nodes

    def keep_subtree(self, outlook: Outlook, chosen: Node) -> None:
        """Keep the tree below an answer, if the seat decides next and no luck is used before.

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
                self.tree.root = node
                self.expected = sight(Outlook(world, outlook.seat))
                return
            node = node.children.get(options[0] * SEATS + outlook.seat)


def sight(outlook: Outlook) -> str:
    """All that the seat sees, as text."""
    return f"{outlook.prompt} {outlook.options} {outlook.view().as_json()}"
