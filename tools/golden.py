"""Make the golden records anew: whole games that must go on going as they went.

    python tools/golden.py

Run it when a rule or a box has changed on purpose, read the difference, and say why in the commit.
"""

from pathlib import Path

import overlord
from overlord.core.game import Game
from overlord.core.referee import tables
from overlord.core.rng import seeded
from overlord.players.base import Outlook
from overlord.players.levels import player

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
SPECS = ("greedy", "random")  # who sits where, in turn
RARE = 60  # random games that are tried for what the others have not met


def golden(game: Game) -> dict[str, overlord.Record]:
    """A game at every table, by name."""
    records = {}
    for number, setup in enumerate(tables(game)):
        seats = [player(SPECS[(number + seat) % 2], seat) for seat in range(setup.players)]
        match = overlord.Match(game, setup.players, 1000 + number, setup.options)
        while not match.over:
            seat = match.state.pending()[-1]
            match.play(seat, seats[seat].choose(Outlook(match.state, seat)))
        options = "-".join(setup.options.values())
        records[f"{setup.players}-{options}"] = match.record()
    return records | rarities(game, records)


def rarities(game: Game, records: dict[str, overlord.Record]) -> dict[str, overlord.Record]:
    """Random games that meet what frames cite and no golden game has met yet."""
    missing = {rule for frame in game.frames().values() for rule in frame.rules}
    for record in records.values():
        missing -= rules_met(record)
    found = {}
    setups = list(tables(game))
    for number in range(RARE):
        if not missing:
            break
        setup = setups[number % len(setups)]
        match = overlord.Match(game, setup.players, 2000 + number, setup.options)
        answers = seeded(number)
        while not match.over:
            seat = match.state.pending()[-1]
            options = match.options(seat)
            match.play(seat, options[answers.below(len(options))])
        if missing & rules_met(match.record()):
            missing -= rules_met(match.record())
            found[f"rare-{number}"] = match.record()
    return found


def rules_met(record: overlord.Record) -> set[str]:
    """The rules of all that happened, and of all that stood on the agenda."""
    match = overlord.replay(record, 0)
    met: set[str] = set()
    for seat, action in record.answers:
        met.update(rule for frame in match.state.agenda for rule in frame.rules)
        match.play(seat, action)
    return met.union(*(entry.event.rules for entry in match.log))


def main() -> None:
    for id in overlord.games():
        folder = FOLDER / id
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, record in golden(overlord.game(id)).items():
            record.write(folder / f"{name}.json")
        print(f"{id}: {len(list(folder.glob('*.json')))} records")


if __name__ == "__main__":
    main()
