"""Fit of what bots believe to many games, written into the `weights.py` of the game.

    python3 dev.py fit GAME [--games N] [--seed N] [--jobs N] [--box FILE] [--write]

Greedy players for two, one answer in twelve at random, play games; positions are noted as the
recipe of the game says (tools/fit/GAME.py). Logistic regression of who won on the differences
between both seats gives the weights. One game in five is held back: log loss on those is shown for
a guess, for `evaluate` at the slope of the game, for the weights in use and for new ones, which
are fitted to the rest. Then all games together give the weights, each said beside the one in use.
`--write` puts them between the marks of `weights.py`. The same seed gives the same games.
"""

import argparse
import sys
from importlib import import_module

import overlord
from tools.fit.games import play_all
from tools.fit.recipe import Recipe
from tools.fit.section import file_of, values_of, write

GAMES = ("dark-dealings", "bellum-magica", "overlords-of-infamy", "big-bad-overlord", "conan")
SEED = 5


def recipe(game: str) -> Recipe:
    found = import_module(f"tools.fit.{game.replace('-', '_')}").RECIPE
    assert isinstance(found, Recipe)
    return found


def main(words: list[str]) -> int:
    args = argparse.ArgumentParser(prog="dev.py fit", description=__doc__.partition("\n")[0])
    args.add_argument("game", choices=GAMES)
    args.add_argument("--games", type=int, help="of each series, instead of the usual number")
    args.add_argument("--seed", type=int, default=SEED)
    args.add_argument("--jobs", type=int, default=1)
    args.add_argument("--box", default="")
    args.add_argument("--write", action="store_true", help="into weights.py")
    asked = args.parse_args(words)
    build = "compiled" if overlord.COMPILED else "pure, which takes eight times as long"
    print(f"The engine is {build}.", file=sys.stderr)
    made = recipe(asked.game)
    file = file_of(asked.game)
    now = values_of(file)
    series = made.series(asked.games or made.games, asked.seed, asked.box)
    found = made.fit([play_all(one, made.moment, made.note, asked.jobs) for one in series], now)
    if asked.write:
        write(asked.game, file, made.groups(), now | found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
