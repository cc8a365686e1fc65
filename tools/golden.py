"""Make the golden records anew: whole games that must go on going as they went.

    python tools/golden.py

Run it when a rule or a box has changed on purpose, read the difference, and say why in the commit.
"""

from pathlib import Path

import overlord
from overlord.core.game import Game
from overlord.core.referee import tables
from overlord.players.base import Outlook
from overlord.players.levels import player

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
SPECS = ("greedy", "random")  # who sits where, in turn


def golden(game: Game) -> dict[str, overlord.Record]:
    """A game at every table, by name."""
    records = {}
    for number, setup in enumerate(tables(game)):
        seats = [player(SPECS[(number + seat) % 2], seat) for seat in range(setup.players)]
        match = overlord.Match(game, setup.players, 1000 + number, setup.options)
        while not match.over:
            seat = match.state.pending()[-1]
            match.play(seat, seats[seat].choose(Outlook(match.state, seat)))
        records["-".join([str(setup.players), *setup.options.values()])] = match.record()
    return records


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
