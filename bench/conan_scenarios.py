"""Scenarios of Conan, played: against a side that does nothing, and between equals.

    python -m bench.conan_scenarios [PART ...] [--games N] [--jobs N] [--scenario ID] [--json FILE]

`passing`: greedy heroes against an Overlord who passes every turn, and the other way round.
`equals`: greedy against greedy at every seat count of every scenario, with few and many heroes.
`search`: the same as `equals` at two seats, by players who search (--iterations N).
`mixed`: at two seats one side searches and the other is greedy, and the other way round.

Intervals are Wilson's, of 95 %. The same seed gives the same games.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path

import overlord
from overlord.core.state import State
from overlord.games.conan import GAME
from overlord.games.conan.components.box import CAUTIOUS, DONE, KEEP, NO, OF_GEMS, WAIT
from overlord.games.conan.table.terms import SCENARIOS
from overlord.lab.simulate import wilson
from overlord.players.base import Outlook, Player
from overlord.players.levels import player
from overlord.players.play_game import play_game

PARTS = ("passing", "equals", "search", "mixed")
GAMES = {"passing": 100, "equals": 200, "search": 20, "mixed": 20}
PASSES = (DONE, CAUTIOUS, KEEP, NO, OF_GEMS, WAIT)  # the first of these that is an option


class Passing(Player):
    """Does nothing, guards nothing, and takes the first answer where there has to be one."""

    def __init__(self) -> None:
        super().__init__("passing")

    def choose(self, outlook: Outlook) -> int:
        return self.pick(outlook.world(0), outlook.seat, outlook.options)

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        return next((action for action in PASSES if action in options), options[0])


@dataclass(frozen=True)
class Pairing:
    """Subject of one row of the table; the specs are those of the Overlord and of the heroes."""

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


def player_of(spec: str, seed: int) -> Player:
    return Passing() if spec == "passing" else player(spec, seed)


def heroes_win(pairing: Pairing, number: int) -> bool:
    """Whether the heroes win a game."""
    options = {"scenario": pairing.scenario, "heroes": pairing.heroes}
    state = GAME.new(pairing.seats, number, None, True, **options)
    seats = [player_of(pairing.spec(seat), 100 * number + seat) for seat in range(pairing.seats)]
    play_game(state, seats, GAME.bound)
    return state.returns()[1] > 0


def tables(scenario: str) -> list[tuple[int, str]]:
    """Seat counts, each with few heroes and with many where that differs."""
    fewest, most = SCENARIOS[scenario]
    found = [(seats, "fewest") for seats in range(2, most + 2)]
    return found + [(seats, "most") for seats in range(2, fewest + 2) if fewest < most]


def pairings(part: str, scenario: str, games: int, args: argparse.Namespace) -> list[Pairing]:
    search = f"search:iterations={args.iterations}"
    sides = {
        "passing": [("passing", "greedy"), ("greedy", "passing")],
        "equals": [("greedy", "greedy")],
        "search": [(search, search)],
        "mixed": [("greedy", search), (search, "greedy")],
    }[part]
    where = tables(scenario) if part == "equals" else [(2, "fewest")]
    return [
        Pairing(part, scenario, seats, heroes, overlord, opponents, games)
        for seats, heroes in where
        for overlord, opponents in sides
    ]


def measure(pairing: Pairing, jobs: int, seed: int) -> Row:
    numbers = range(seed, seed + pairing.games)
    pairs = [pairing] * pairing.games
    if jobs == 1:
        results = [heroes_win(pairing, number) for number in numbers]
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            results = list(pool.map(heroes_win, pairs, numbers, chunksize=5))
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
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    rows = []
    print("| Scenario | Seats | Overlord | Heroes | Heroes won | Share | 95 % |", flush=True)
    print("| --- | --- | --- | --- | --- | --- | --- |", flush=True)
    for part in args.parts:
        for scenario in args.scenario or SCENARIOS:
            for pairing in pairings(part, scenario, args.games or GAMES[part], args):
                rows.append(measure(pairing, args.jobs, args.seed))
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
