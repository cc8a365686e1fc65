"""Two engines side by side: a commit and the sources here, on the same games in one run.

usage: python -m bench.versus REV [--games ID,...] [--seconds S] [--rounds N] [--pure] [--markdown]

Builds REV in a temporary folder (kept with --keep) and compiles both. Each round measures all
things once in either engine, in turn, each in a process of its own; shown is the best of the rounds
and the ratio, above 1 where the sources here are faster. First both play the same games at random
and compare what they meet, and search with the same seeds and compare what they think.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SEEDS = 40  # games that are played again and again
ITERATIONS = 100  # of one search


# -- inside one of the two engines -----------------------------------------------------------


def luck_of(seed: int) -> Any:
    from overlord.core import rng  # noqa: PLC0415  (of the engine that is measured)

    return (getattr(rng, "seeded_rng", None) or rng.__dict__["seeded"])(seed)  # its older name


def rate(act: Callable[[int], int], seconds: float) -> float:
    """Count per CPU-second; the same seeds in turn."""
    act(0)
    count = seed = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        count += act(seed % SEEDS)
        seed += 1
        spent = time.process_time() - start
    return count / spent


def from_python(game: Any, setup: Any, seed: int) -> int:
    """A random game as anybody would write it; gives the number of decisions."""
    state = game.table(setup, seed, False)
    luck = luck_of(seed)
    decisions = 0
    if hasattr(state, "step"):
        while not state.over:
            _, options = state.question()
            state.step(options[luck.below(len(options))])
            decisions += 1
        return decisions
    while not state.over:  # an engine of before there was `step`
        seat = state.pending()[0]
        options = state.legal(seat)
        state.apply(seat, options[luck.below(len(options))])
        decisions += 1
    return decisions


def many(act: Callable[[], object]) -> Callable[[int], int]:
    """Twenty calls, counted."""

    def twenty(_: int) -> int:
        for _ in range(20):
            act()
        return 20

    return twenty


def decisions_of(game: Any, setup: Any) -> dict[str, Any]:
    """Two tables of one random game where somebody has a choice, from which bots search."""
    from overlord.core.playout import play_on  # noqa: PLC0415  (as above)

    length = play_on(game.table(setup, 5, False), luck_of(5), -1)
    points: dict[str, Any] = {}
    for name, decisions in (("opening", 0), ("middle", length // 2)):
        state = game.table(setup, 5, True)
        luck = luck_of(5)
        play_on(state, luck, decisions)
        while not state.over and len(state.legal(state.pending()[0])) == 1:
            play_on(state, luck, 1)
        points[name] = state
    return points


def measured(id: str, seconds: float) -> dict[str, float]:
    """All rates of one game in the engine that is imported: calls or decisions per CPU-second."""
    from overlord.core.playout import playout  # noqa: PLC0415  (as above)
    from overlord.core.registry import game as game_of  # noqa: PLC0415
    from overlord.players.base import Outlook  # noqa: PLC0415
    from overlord.players.search import Search  # noqa: PLC0415

    game = game_of(id)
    players = min(4, game.seats[-1])
    setup = game.setup(players, {})
    points = decisions_of(game, setup)

    def search(state: Any) -> Callable[[int], int]:
        def think(seed: int) -> int:
            outlook = Outlook(state, state.pending()[0])
            thoughts = Search("", seed, ITERATIONS, 0).thoughts(outlook)
            return sum(thought.visits for thought in thoughts)

        return think

    middle = points["middle"]
    found = {
        "random play inside": rate(
            lambda seed: playout(game.table(setup, seed, False), seed), seconds
        ),
        "random play from Python": rate(lambda seed: from_python(game, setup, seed), seconds),
        "clone": rate(many(middle.clone), seconds),
        "game.new": rate(many(lambda: game.new(players, 1)), seconds),
        "determinize": rate(many(lambda: middle.determinize(0, 7)), seconds),
    }
    found.update(
        {f"search, {name}": rate(search(state), seconds) for name, state in points.items()}
    )
    return found


def digests(id: str) -> list[str]:
    """Digests on the way through two random games at every table, and how they end."""
    from overlord.core.conformance.referee import tables  # noqa: PLC0415
    from overlord.core.playout import play_on  # noqa: PLC0415  (as above)
    from overlord.core.registry import game as game_of  # noqa: PLC0415

    found = []
    game: Any = game_of(id)
    for setup in tables(game):
        for seed in (0, 1):
            state, luck = game.table(setup, seed, False), luck_of(seed)
            while not state.over:
                found.append(state.digest())
                play_on(state, luck, 16)
            found.append(json.dumps(state.outcome().as_json()))
    return found


def answers(id: str) -> list[Any]:
    """Thoughts of two short searches about each option."""
    from overlord.core.registry import game as game_of  # noqa: PLC0415  (as above)
    from overlord.players.base import Outlook  # noqa: PLC0415
    from overlord.players.search import Search  # noqa: PLC0415

    game: Any = game_of(id)
    found = []
    for state in decisions_of(game, game.setup(min(4, game.seats[-1]), {})).values():
        outlook = Outlook(state, state.pending()[0])
        thoughts = Search("", 3, ITERATIONS, 0).thoughts(outlook)
        found += [[one.action, one.visits, [round(r, 9) for r in one.rewards]] for one in thoughts]
    return found


# -- both ------------------------------------------------------------------------------------


def built(folder: Path, pure: bool) -> Path:
    """Folder from which the modules of a tree are to be imported."""
    if pure:
        return folder / "src"
    env = {**os.environ, "OVERLORD_BUILD": "compiled", "OVERLORD_SKIP_WEB": "1"}
    target = folder / "build" / "compiled"
    words = ["--build-lib", str(target), "--build-temp", str(folder / "build" / "objects")]
    command = [sys.executable, "setup.py", "--quiet", "build", *words]
    subprocess.run(command, cwd=folder, env=env, check=True)
    return target


def ask(source: Path, *words: str) -> Any:
    """Answer of this very file when it is run on an engine."""
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(Path(__file__).resolve()), "--child", *words]
    ran = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, cwd=source)
    return json.loads(ran.stdout)


def compare(asked: argparse.Namespace, old: Path, new: Path, id: str) -> int:
    """Print the table of one game; 1 if its games differ."""
    differ = int(ask(old, "digests", id) != ask(new, "digests", id))
    thoughts = "the same" if ask(old, "answers", id) == ask(new, "answers", id) else "other"
    best: list[dict[str, float]] = [{}, {}]
    for turn in range(asked.rounds):
        for which in (0, 1) if turn % 2 == 0 else (1, 0):
            found = ask((old, new)[which], "measure", id, str(asked.seconds))
            for name, value in found.items():
                best[which][name] = max(best[which].get(name, 0.0), value)
    print(f"\n{id}: {'GAMES DIFFER' if differ else 'the same games'}, {thoughts} searches")
    line = "| {:24} | {:>13} | {:>13} | {:>6} |" if asked.markdown else "{:24} {:>13} {:>13} {:>6}"
    print(line.format("", asked.rev[:12], "here", "ratio"))
    if asked.markdown:
        print("| --- | ---: | ---: | ---: |")
    for name, was in best[0].items():
        now = best[1][name]
        print(line.format(name, shown(name, was), shown(name, now), f"{now / was:.2f}"), flush=True)
    return differ


def shown(name: str, per_second: float) -> str:
    if name.startswith(("random", "search")):
        return f"{per_second:,.0f}/s"
    return f"{1e6 / per_second:.2f} us"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rev", nargs="?", default="HEAD")
    parser.add_argument("--games", default="")
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--pure", action="store_true")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--keep", type=Path, help="a folder with the build of REV, made once")
    parser.add_argument("--child", nargs="+", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.child:
        task, id, *rest = asked.child
        told = {"digests": digests, "answers": answers}
        print(json.dumps(told[task](id) if task in told else measured(id, float(rest[0]))))
        return 0
    with tempfile.TemporaryDirectory(prefix="versus-") as name:
        folder = asked.keep or Path(name)
        if not (folder / "src").is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            packed = subprocess.run(
                ["git", "archive", asked.rev], cwd=ROOT, check=True, stdout=subprocess.PIPE
            )
            subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
        ready = folder / "build" / "compiled"
        old = ready if ready.is_dir() and not asked.pure else built(folder, asked.pure)
        new = ROOT / "src" if asked.pure else ROOT / "build" / "compiled"
        if not asked.pure:
            words = [sys.executable, "dev.py", "bench", "--help"]  # which compiles what changed
            subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        sys.path.insert(0, str(new))
        from overlord.core.registry import games  # noqa: PLC0415  (as above)

        ids = asked.games.split(",") if asked.games else games()
        return max([compare(asked, old, new, id) for id in ids])


if __name__ == "__main__":
    sys.exit(main())
