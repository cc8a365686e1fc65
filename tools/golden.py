"""Golden records, made anew: whole games that must go on going as they went.

    python tools/golden.py [GAME ...]

They lie in `tests/games/<game>/golden`, with the log of one of them (`tools/golden_log.py`).
A game at every table, or where these are too many for every variant at one table; and further ones
until every rule that a frame cites has been met.
Run it when a rule or a box has changed on purpose, read the difference, and say why in the commit.
"""

import sys
from pathlib import Path
from typing import Any

import overlord
from overlord.core.conformance.referee import tables
from overlord.core.game import Game
from overlord.core.setup import Setup
from overlord.players.base import Outlook
from overlord.players.levels import player

GAMES = Path(__file__).parents[1] / "tests" / "games"
SPECS = ("greedy", "random")  # who sits where, in turn
MORE = 2000  # further games to try
TABLES = 40  # of more than that, one for each variant


def folder_of(id: str) -> Path:
    """Folder of the golden records of a game."""
    return GAMES / id.replace("-", "_") / "golden"


def records_of(id: str) -> list[Path]:
    return sorted(folder_of(id).glob("*.json"))


def golden(game: Game) -> dict[str, overlord.Record]:
    """A game at every table, by name, and some that meet what those do not."""
    records = {}
    setups = choose(list(tables(game)))
    for number, setup in enumerate(setups):
        name = "-".join([str(setup.players), *setup.options.values()])
        records[name] = play(game, setup, number, SPECS)
    missing = {rule for frame in game.frames().values() for rule in frame.rules}
    for record in records.values():
        missing -= rules_met(record)
    for number in range(len(setups), MORE):
        if not missing:
            break
        specs = ("random",) if number // len(setups) % 2 else SPECS
        record = play(game, setups[number % len(setups)], number, specs)
        met = missing & rules_met(record)
        if met:
            missing -= met
            records[f"for-{'-'.join(sorted(met))}"] = record
    return records


def choose(setups: list[Setup]) -> list[Setup]:
    """All of them, or for each variant one, with the seat counts in turn."""
    if len(setups) <= TABLES:
        return setups
    variants: dict[tuple[str, ...], list[Setup]] = {}
    for setup in setups:
        variants.setdefault(tuple(setup.options.values()), []).append(setup)
    return [row[number % len(row)] for number, row in enumerate(variants.values())]


def play(game: Game, setup: Setup, number: int, specs: tuple[str, ...]) -> overlord.Record:
    seats = [player(specs[(number + seat) % len(specs)], seat) for seat in range(setup.players)]
    match = overlord.Match(game, setup.players, 1000 + number, setup.options)
    while not match.over:
        seat = match.state.pending()[-1]
        match.play(seat, seats[seat].choose(Outlook(match.state, seat)))
    return match.record()


class Reader(overlord.Match):
    """A match that notes every rule which is carried out, whether anything is seen of it or not."""

    def __init__(self, *table: Any, **more: Any) -> None:
        self.met: set[str] = set()
        super().__init__(*table, **more)

    def cited(self, rules: tuple[str, ...]) -> None:
        self.met.update(rules)


def rules_met(record: overlord.Record) -> set[str]:
    """The rules of all that happened, and of all that stood on the agenda."""
    match = Reader.begin(record)
    for _ in match.steps(record.answers):
        match.met.update(rule for frame in match.state.agenda for rule in frame.rules)
    return match.met


def main() -> None:
    for id in sys.argv[1:] or overlord.games():
        folder_of(id).mkdir(parents=True, exist_ok=True)
        for old in records_of(id):
            old.unlink()
        for name, record in golden(overlord.game(id)).items():
            record.write(folder_of(id) / f"{name}.json")
        print(f"{id}: {len(records_of(id))} records")


if __name__ == "__main__":
    main()
