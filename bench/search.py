"""Searches side by side: ours in Dark Dealings, OpenSpiel's in hearts, roll-outs of equal length.

    python -m bench.search [--seconds 2] [--rounds 3] [--markdown]

One iteration is one imagined world, one way down the tree and one roll-out of random decisions.
A roll-out of hearts goes to the end of the game, 52 cards after the opening; ours stops after as
many decisions. Rates are per CPU-second of the process, the median of rounds that take turns.
"""

import argparse
import sys
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

import overlord
from bench.peers import calibration, circumstances, pin
from overlord.players.base import Outlook
from overlord.players.search import Search

PLIES = 52  # cards of hearts after the opening
ITERATIONS = 200  # of one search
Searcher = Callable[[int], object]  # a search from an opening, for a seed


def ours(players: int, plies: int) -> Searcher:
    game = overlord.game("dark-dealings")
    state = game.new(players=players, seed=1, memory=True)

    def search(seed: int) -> object:
        thinker = Search("search", seed, ITERATIONS, 0.0, 1, plies)
        return thinker.thoughts(Outlook(state, state.pending()[0]))

    return search


def hearts(spiel: Any) -> Any:
    """The first decision with a choice, after the deal."""
    state = spiel.load_game("hearts").new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


def in_cpp(spiel: Any) -> Searcher:
    state = hearts(spiel)

    def search(seed: int) -> object:
        evaluator = spiel.RandomRolloutEvaluator(1, seed)
        policy = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = spiel.ISMCTSBot(seed, evaluator, 2.0, ITERATIONS, -1, policy, False, False)
        return bot.step(state)

    return search


def in_python(spiel: Any) -> Searcher:
    random = import_module("numpy.random")  # comes with OpenSpiel
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    state = hearts(spiel)
    game = state.get_game()

    def search(seed: int) -> object:
        luck = random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        return ismcts.ISMCTSBot(game, evaluator, 2.0, ITERATIONS, random_state=luck).step(state)

    return search


def rate(search: Searcher, seconds: float) -> float:
    """Iterations per CPU-second."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds or not done:
        search(done)
        done += 1
    return done * ITERATIONS / (time.process_time() - began)


def measure(searches: dict[str, Searcher], seconds: float, rounds: int) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in searches}
    for _ in range(rounds):
        for name, search in searches.items():
            found[name].append(rate(search, seconds))
    return {name: median(rates) for name, rates in found.items()}


def searches() -> dict[str, Searcher]:
    build = "compiled" if overlord.COMPILED else "pure"
    found = {
        f"overlord ({build}), dark-dealings 4p, {PLIES} plies": ours(4, PLIES),
        f"overlord ({build}), dark-dealings 4p, heuristic at once": ours(4, 0),
    }
    try:
        spiel = import_module("pyspiel")  # requirements-peers.txt
    except ImportError:
        return found
    found["OpenSpiel ISMCTS (C++), hearts"] = in_cpp(spiel)
    found["OpenSpiel ISMCTS (Python), hearts"] = in_python(spiel)
    return found


def report(facts: dict[str, str], rates: dict[str, float], markdown: bool) -> str:
    first = next(iter(rates.values()))
    rows = [(name, f"{found:,.0f}", f"{first / found:.2f}") for name, found in rates.items()]
    if not markdown:
        return "\n".join(f"{name:<56}{found:>12} it/s{ratio:>9}" for name, found, ratio in rows)
    lines = [f"- {name}: {fact}" for name, fact in facts.items()]
    lines += ["", "| search | iterations/s | ours/theirs |", "| --- | ---: | ---: |"]
    return "\n".join(lines + [f"| {name} | {found} | {ratio} |" for name, found, ratio in rows])


def main() -> int:
    args = argparse.ArgumentParser(description="Our search beside OpenSpiel's.")
    args.add_argument("--seconds", type=float, default=2.0, help="CPU-seconds per run (2)")
    args.add_argument("--rounds", type=int, default=3, help="runs of each search (3)")
    args.add_argument("--markdown", action="store_true", help="print Markdown (bench/results.md)")
    asked = args.parse_args()
    facts = circumstances(asked.seconds, asked.rounds, pin())
    before = calibration()
    rates = measure(searches(), asked.seconds, asked.rounds)
    facts["host"] = f"calibration {before:.1f} before, {calibration():.1f} M steps/s after"
    print(report(facts, rates, asked.markdown))
    return 0


if __name__ == "__main__":
    sys.exit(main())
