"""Sequential halving: which answers are tried, so that the budget goes to those that may be best.

All that are still candidates are tried equally often, and each round leaves the better half
(Karnin, Koren and Somekh 2013). A line that is known deeper looks better, because the observer's
own answers improve faster there than those of rivals whose cards differ from world to world; so
only answers that were tried equally often can be compared, and best in the same worlds.
"""

from typing import Final

from overlord.core.rng import Rng
from overlord.core.state import State
from overlord.players.base import Outlook
from overlord.players.search.budget import Budget
from overlord.players.search.tree import Node, Tree

CANDIDATES: Final = 16  # at most, the most promising ones
TRIES: Final = 2  # of each in the first round; if there is no time for that, fewer are candidates
PROBES: Final = 4  # iterations that tell how many there is time for
SURE: Final = 4.0  # standard errors behind the best: such an answer will not catch up
MIN_SHARE: Final = 0.25  # of the budget, before anything is sure
CHECK_EVERY: Final = 64  # iterations between two looks at who is beaten


def sequential_halving(tree: Tree, outlook: Outlook, budget: Budget) -> None:
    """Search until the budget is spent, or until all candidates but one are beaten."""
    seat = outlook.seat
    candidates = tree.answers(outlook)[:CANDIDATES]
    planned = candidates[0]
    deals = Deals(outlook, tree.rng, least_tried(candidates).visits)
    done = 0
    spent = 0.0
    while done < PROBES and spent < 1.0:
        simulate(tree, deals, seat, candidates)
        done += 1
        spent = budget.share_spent(done)
    del candidates[affordable(done / spent) :]
    rounds = halvings(len(candidates))
    for round in range(1, rounds + 1):
        while spent < round / rounds:
            simulate(tree, deals, seat, candidates)
            done += 1
            spent = budget.share_spent(done)
            if done % CHECK_EVERY == 0 and spent > MIN_SHARE:
                candidates = unbeaten(tree, candidates, seat)
                if len(candidates) == 1:
                    return
        candidates.sort(key=lambda node: -tree.score(node, seat))
        half = (len(candidates) + 1) // 2
        beaten = candidates[half:]
        del candidates[half:]
        if tree.search_margin and planned in beaten:
            candidates.append(planned)  # so that it is known as well as whoever beats it
        for node in candidates:
            node.rounds = round


def simulate(tree: Tree, deals: "Deals", seat: int, candidates: list[Node]) -> None:
    """One iteration for the candidate that was tried least."""
    node = least_tried(candidates)
    tree.simulate(deals.world(node.visits), seat, node)


def unbeaten(tree: Tree, candidates: list[Node], seat: int) -> list[Node]:
    """The candidates that may still turn out to be the best."""
    best = max(candidates, key=lambda node: tree.score(node, seat))
    return [node for node in candidates if tree.z_score(node, best, seat) <= SURE]


def halvings(candidates: int) -> int:
    """Number of rounds until one candidate is left."""
    return max((candidates - 1).bit_length(), 1)


def affordable(iterations: float) -> int:
    """Number of answers that can be tried often enough, if there will be so many iterations."""
    count = 2
    while count < CANDIDATES and (count + 1) * halvings(count + 1) * TRIES <= iterations:
        count += 1
    return count


def least_tried(candidates: list[Node]) -> Node:
    best = candidates[0]
    for node in candidates:
        if node.visits < best.visits:
            best = node
    return best


class Deals:
    """Imagined worlds: an answer that is tried for the n-th time meets the n-th of them."""

    def __init__(self, outlook: Outlook, rng: Rng, tries: int) -> None:
        self.outlook = outlook
        self.rng = rng
        self.tries = tries
        self.latest = outlook.world(rng.seed())

    def world(self, tries: int) -> State:
        """The world for the n-th try; called with numbers that never go down."""
        if tries != self.tries:
            self.tries = tries
            self.latest = self.outlook.world(self.rng.seed())
        return self.latest.clone()
