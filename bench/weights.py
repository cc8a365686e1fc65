"""Old and new weights of a game against each other, by players who search equally long.

    python -m bench.weights GAME --against FILE [--games 400] [--iterations 100] [--jobs 2]
                                 [--option scenario=...]

FILE is another `weights.py`, of another revision or written by `dev.py fit`; only what is fitted is
taken from it. Two seats, each deal in both seatings. Before each answer the weights of whoever is
asked are put into the modules of the game, so the engine has to be pure. Conan may be compiled: its
curves lie in a table that is looked up each time.
"""

import argparse
import sys
from functools import cache, partial
from importlib import import_module
from pathlib import Path

import overlord
from overlord.games.conan.heuristics import win_curves
from overlord.games.dark_dealings.heuristics import odds as dark_odds
from overlord.games.overlords_of_infamy.heuristics import odds as infamy_odds
from overlord.lab.series import Series, cached_setup, sitting
from overlord.lab.simulate import wilson
from overlord.parallel import in_parallel
from overlord.players.base import Outlook, Player
from overlord.players.play_game import play_game
from tools.fit.__main__ import GAMES, recipe
from tools.fit.overlords_of_infamy import ODDS
from tools.fit.section import Value, file_of, values_of


class Believing(Player):
    """A player with weights of its own."""

    def __init__(self, player: Player, game: str, weights: Path) -> None:
        super().__init__(player.spec)
        self.player = player
        self.game = game
        self.weights = weights

    def choose(self, outlook: Outlook) -> int:
        believe(self.game, fitted_weights(self.game, self.weights))
        return self.player.choose(outlook)


@cache
def fitted_weights(game: str, file: Path) -> dict[str, Value]:
    values = values_of(file)
    names = [constant.name for group in recipe(game).groups() for constant in group.constants]
    return {name: values[name] for name in names}


def believe(game: str, values: dict[str, Value]) -> None:
    """Put weights where the game looks for them, and forget what was made of the last ones."""
    home = f"overlord.games.{game.replace('-', '_')}.heuristics"
    modules = [import_module(f"{home}.weights"), import_module(f"{home}.judge")]
    for name, value in values.items():
        for module in modules:
            if hasattr(module, name):
                setattr(module, name, value)
    if game == "dark-dealings":
        dark_odds._walls.clear()  # noqa: SLF001  (what this is about)
    elif game == "overlords-of-infamy":
        infamy_odds.WEIGHTS[:] = [getattr(modules[0], constant.name) for constant in ODDS]
    elif game == "conan":
        for scenario, usual in modules[0].USUAL_LEADS.items():
            slope, offset = modules[0].WIN_SLOPES[scenario], modules[0].WIN_OFFSETS[scenario]
            win_curves.WIN_CURVES[scenario] = win_curves.WinCurve(slope, offset, usual)


def play_chunk(series: Series, other: Path, numbers: list[int]) -> list[float]:
    return [play_one(series, other, number) for number in numbers]


def play_one(series: Series, other: Path, number: int) -> float:
    """Wins of the other weights: they sit second in even games and first in odd ones."""
    setup = cached_setup(series)
    deal = sitting(series, number // 2)
    state = setup.game.table(setup, deal.deal, memory=True)
    seat = 1 - number % 2
    files = [other if at == seat else file_of(series.game) for at in range(2)]
    seats: list[Player] = [
        Believing(player, series.game, file)
        for player, file in zip(deal.players, files, strict=True)
    ]
    play_game(state, seats, setup.game.bound)
    returns: list[float] = state.returns()
    return returns[seat]


def main(words: list[str]) -> int:
    args = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    args.add_argument("game", choices=GAMES)
    args.add_argument("--against", type=Path, required=True, help="another weights.py")
    args.add_argument("--games", type=int, default=400)
    args.add_argument("--iterations", type=int, default=100)
    args.add_argument("--seed", type=int, default=11)
    args.add_argument("--jobs", type=int, default=1)
    args.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = args.parse_args(words)
    if overlord.COMPILED and asked.game != "conan":
        print("The weights of a compiled engine cannot be exchanged.", file=sys.stderr)
        return 1
    player = f"search:iterations={asked.iterations}"
    options = dict(text.split("=", 1) for text in asked.option)
    series = Series(asked.game, (player, player), asked.games, asked.seed, options)
    won: list[float] = []
    work = partial(play_chunk, series, asked.against)
    for part in in_parallel(work, list(range(asked.games)), asked.jobs, "cores", 10):
        won += part
        print(f"\r{len(won)} of {asked.games} games", end="", file=sys.stderr, flush=True)
    rate = sum(won) / len(won)
    low, high = wilson(rate, len(won))
    print(f"\n{asked.against} won {rate:.1%} ({low:.0%}-{high:.0%}) of {len(won)} games.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
