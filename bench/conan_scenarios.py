"""How the scenarios of Conan go: against a side that does nothing, between equals, and since when.

    python -m bench.conan_scenarios [PART ...] [--games N] [--jobs N] [--scenario ID] [--json FILE]

`passing`: greedy heroes against an Overlord who passes every turn, and the other way round.
`equals`: greedy against greedy at every seat count of every scenario, with few and many heroes.
`former`: greedy of a former revision (--former REV) on both sides, then the one of today for each
side against it: neither side may have become weaker. The rules and the places are those of today.
`search`: the same as `equals` at two seats, by players who search (--iterations N).

Intervals are Wilson's, of 95 %. The same seed gives the same games.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from multiprocessing import get_context
from pathlib import Path

import overlord
from overlord.core.one_step import after_answer, with_other_luck
from overlord.core.rng import seeded
from overlord.core.state import State
from overlord.games.conan import GAME
from overlord.games.conan.box import CAUTIOUS, DONE, KEEP, NO, OF_GEMS, WAIT
from overlord.games.conan.terms import SCENARIOS
from overlord.lab.simulate import wilson
from overlord.players.base import Outlook, Player
from overlord.players.greedy import NEAR, WORLDS
from overlord.players.levels import player
from overlord.players.play_game import play_game

PARTS = ("passing", "equals", "former", "search")
GAMES = {"passing": 100, "equals": 200, "former": 100, "search": 20}
FORMER = "e788cc6"  # before rules version 2
# Lines of its heuristic as today's rules have them: stances are no longer confirmed.
CARRIED_OVER = {
    "from overlord.games.conan.heroes_turn import ConfirmStance, TakeStance, WhoActs\n": (
        "from overlord.games.conan.hero_acts import WhoActs\n"
        "from overlord.games.conan.heroes_turn import TakeStance\n"
        "ConfirmStance = TakeStance\n"
    )
}
PASSES = (DONE, CAUTIOUS, KEEP, NO, OF_GEMS, WAIT)  # the first of these that is an option
# Modules that tell players what to think; a board remembers roads, whoever asks.
HEURISTIC = [
    "weights",
    "paths",
    "objectives",
    "plans",
    "omens",
    "errands",
    "prospects",
    "strikes",
    "gear",
    "handiwork",
    "spellcraft",
    "intents",
    "heuristics",
]
CONAN = "overlord.games.conan"

Evaluate = Callable[[State, int], float]


class Passing(Player):
    """Does nothing, guards nothing, and takes the first answer where there has to be one."""

    def __init__(self) -> None:
        super().__init__("passing")

    def choose(self, outlook: Outlook) -> int:
        return self.pick(outlook.world(0), outlook.seat, outlook.options)

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        return next((action for action in PASSES if action in options), options[0])


class Former(Player):
    """Greedy by a heuristic of its own instead of the one that the game has now."""

    def __init__(self, evaluate: Evaluate, seed: int) -> None:
        super().__init__("former")
        self.evaluate = evaluate
        self.rng = seeded(seed)

    def choose(self, outlook: Outlook) -> int:
        if len(outlook.options) == 1:
            return outlook.options[0]
        world = outlook.world(self.rng.seed())
        return self.pick(world, outlook.seat, outlook.options)

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        found = [self.worth(world, seat, action) for action in options]
        best = [options[i] for i, worth in enumerate(found) if worth > max(found) - NEAR]
        return best[self.rng.below(len(best))] if len(best) > 1 else best[0]

    def worth(self, world: State, seat: int, action: int) -> float:
        after = after_answer(world, seat, action)
        if after.rng.counter == world.rng.counter:
            return self.evaluate(after, seat)
        worlds = [after_answer(other, seat, action) for other in with_other_luck(world, WORLDS)]
        return sum(self.evaluate(other, seat) for other in worlds) / WORLDS


@cache
def former(source: str) -> Evaluate:
    """The heuristic of a revision or of a folder, beside that of today."""
    then = Then(source, f"conan_{len(sys.meta_path)}")
    sys.meta_path.append(then)
    evaluate: Evaluate = import_module(f"{then.package}.heuristics").evaluate
    return evaluate


class Then(MetaPathFinder, SourceLoader):  # type: ignore[misc]  # as they come
    """Finds the modules of the heuristic under another name; the rules stay those of today."""

    def __init__(self, source: str, package: str) -> None:
        self.source = source
        self.package = package

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] != self.package:
            return None
        return spec_from_loader(name, self, is_package=name == self.package)

    def get_filename(self, fullname: str) -> str:
        return f"{self.source}:{fullname.rpartition('.')[2]}.py"

    def get_data(self, path: str) -> bytes:
        name = path.rpartition(":")[2]
        if name == f"{self.package}.py":
            return b""
        if Path(self.source).is_dir():
            text = (Path(self.source) / name).read_text(encoding="utf-8")
        else:
            where = f"{self.source}:src/{CONAN.replace('.', '/')}/{name}"
            shown = subprocess.run(["git", "show", where], check=True, capture_output=True)
            text = shown.stdout.decode()
        for line, now in CARRIED_OVER.items():
            text = text.replace(line, now)
        own = "|".join(HEURISTIC)
        return re.sub(rf"\b{re.escape(CONAN)}\.({own})\b", rf"{self.package}.\1", text).encode()


@dataclass(frozen=True)
class Pairing:
    """What one row of the table is about; the specs are those of the Overlord and of the heroes."""

    part: str
    scenario: str
    seats: int
    heroes: str
    overlord: str
    opponents: str
    games: int

    def spec(self, seat: int) -> str:
        return self.opponents if seat else self.overlord


@dataclass(frozen=True)
class Row:
    pairing: Pairing
    won: int  # by the heroes
    rate: float
    interval: tuple[float, float]


def invited(spec: str, seed: int) -> Player:
    name, _, source = spec.partition("@")
    if name == "passing":
        return Passing()
    return Former(former(source), seed) if source else player(spec, seed)


def won(pairing: Pairing, number: int) -> bool:
    """Whether the heroes win a game."""
    options = {"scenario": pairing.scenario, "heroes": pairing.heroes}
    state = GAME.new(pairing.seats, number, None, True, **options)
    seats = [invited(pairing.spec(seat), 100 * number + seat) for seat in range(pairing.seats)]
    play_game(state, seats, GAME.bound)
    return state.returns()[1] > 0


def tables(scenario: str) -> list[tuple[int, str]]:
    """Seat counts, each with few heroes and with many where that differs."""
    fewest, most = SCENARIOS[scenario]
    found = [(seats, "fewest") for seats in range(2, most + 2)]
    return found + [(seats, "most") for seats in range(2, fewest + 2) if fewest < most]


def pairings(part: str, scenario: str, games: int, args: argparse.Namespace) -> list[Pairing]:
    then = f"greedy@{args.former}"
    search = f"search:iterations={args.iterations}"
    sides = {
        "passing": [("passing", "greedy"), ("greedy", "passing")],
        "equals": [("greedy", "greedy")],
        "former": [(then, then), (then, "greedy"), ("greedy", then)],
        "search": [(search, search)],
    }[part]
    where = tables(scenario) if part == "equals" else [(2, "fewest")]
    return [
        Pairing(part, scenario, seats, heroes, overlord, opponents, games)
        for seats, heroes in where
        for overlord, opponents in sides
    ]


def measured(pairing: Pairing, jobs: int, seed: int) -> Row:
    numbers = range(seed, seed + pairing.games)
    pairs = [pairing] * pairing.games
    if jobs == 1:
        results = [won(pairing, number) for number in numbers]
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            results = list(pool.map(won, pairs, numbers, chunksize=5))
    rate = sum(results) / len(results)
    return Row(pairing, sum(results), rate, wilson(rate, len(results)))


def line(row: Row) -> str:
    p = row.pairing
    low, high = row.interval
    cells = [p.scenario, f"{p.seats} {p.heroes}", p.overlord, p.opponents, f"{row.won}/{p.games}"]
    return "| " + " | ".join([*cells, f"{row.rate:.0%}", f"{low:.1%}-{high:.1%}"]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", default=["passing", "equals"], choices=PARTS)
    parser.add_argument("--games", type=int, help="of each row, instead of the usual number")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", action="append", choices=list(SCENARIOS))
    parser.add_argument("--former", default=FORMER, help="a revision, or a folder of modules")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    rows = []
    print("| Scenario | Seats | Overlord | Heroes | Heroes won | Share | 95 % |", flush=True)
    print("| --- | --- | --- | --- | --- | --- | --- |", flush=True)
    for part in args.parts:
        for scenario in args.scenario or SCENARIOS:
            for pairing in pairings(part, scenario, args.games or GAMES[part], args):
                rows.append(measured(pairing, args.jobs, args.seed))
                print(line(rows[-1]), flush=True)
    if args.json:
        told = {
            "rules": GAME.rules_version,
            "box": GAME.setup(2, {}, None).box.digest,
            "compiled": overlord.COMPILED,
            "seed": args.seed,
            "rows": [asdict(row) for row in rows],
        }
        args.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
