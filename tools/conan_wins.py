"""Records in which each side wins each scenario of Conan, made anew: eighteen games.

    python tools/conan_wins.py

Greedy players on both sides at two seats, and the first of the seeds 1, 2, ... with which that side
wins. Run it when the rules, the box or the heuristic of Conan has changed, and read the difference.
"""

from pathlib import Path

import overlord
from overlord.games.conan import GAME
from overlord.games.conan.components.scenario import SIDES
from overlord.games.conan.state import Conan
from overlord.games.conan.table.terms import SCENARIOS
from overlord.games.conan.zones import VERDICT
from overlord.players.base import Outlook
from overlord.players.greedy import Greedy

FOLDER = Path(__file__).parents[1] / "tests" / "games" / "conan" / "wins"
TRIES = 200


def play(scenario: str, seed: int) -> overlord.Match:
    match = overlord.Match(GAME, 2, seed, {"scenario": scenario})
    players = [Greedy(seed), Greedy(seed + 1)]
    while not match.over:
        seat = match.state.pending()[-1]
        match.play(seat, players[seat].choose(Outlook(match.state, seat)))
    return match


def winner(match: overlord.Match) -> str:
    assert isinstance(match.state, Conan)
    return SIDES[match.state[VERDICT]]


def both_ways(scenario: str) -> dict[str, overlord.Record]:
    """For each side the first game that it wins."""
    found: dict[str, overlord.Record] = {}
    for seed in range(1, TRIES + 1):
        match = play(scenario, seed)
        found.setdefault(winner(match), match.record())
        if len(found) == len(SIDES):
            return found
    raise RuntimeError(f"{scenario}: only {', '.join(found)} won {TRIES} games")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scenario in SCENARIOS:
        for side, record in both_ways(scenario).items():
            record.write(FOLDER / f"{scenario}-{side}.json")
        print(scenario, flush=True)


if __name__ == "__main__":
    main()
