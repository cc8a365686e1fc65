"""Processes that search at the same time: each has a tree of its own, their results are added."""

from multiprocessing import get_context
from typing import Any

from overlord.core.rng import seeded_rng
from overlord.players.base import Outlook
from overlord.players.search.budget import Budget
from overlord.players.search.halving import sequential_halving
from overlord.players.search.tree import SEATS, Tree


class Helper:
    """Another process that thinks about the same question with luck of its own."""

    def __init__(self, outlook: Outlook, budget: Budget, plies: int, seed: int) -> None:
        fork = get_context("fork")  # the outlook goes along as it is
        self.results, sender = fork.Pipe(duplex=False)
        arguments = (outlook, budget, plies, seed, sender)
        self.process = fork.Process(target=help_out, args=arguments)
        self.process.start()
        sender.close()

    def add_to(self, tree: Tree, seat: int) -> None:
        """Wait for the results and add them to the answers of a tree."""
        found: list[tuple[int, int, int, list[float]]] = self.results.recv()
        self.process.join()
        for action, rounds, visits, sums in found:
            node = tree.root.children[action * SEATS + seat]
            node.rounds += rounds
            node.visits += visits
            for other in range(len(sums)):
                node.sums[other] += sums[other]


def help_out(outlook: Outlook, budget: Budget, plies: int, seed: int, sender: Any) -> None:
    """Search, and send of each answer: the action, rounds survived, visits, and sums of rewards."""
    tree = Tree(seeded_rng(seed), plies)
    tree.clear(outlook.players)
    sequential_halving(tree, outlook, budget)
    nodes = [tree.root.children[action * SEATS + outlook.seat] for action in outlook.options]
    sender.send([(node.action, node.rounds, node.visits, node.sums) for node in nodes])
