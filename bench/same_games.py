"""Games of a commit, played again by the sources here: a new rules version that changes no game.

usage: PYTHONPATH=src python -m bench.same_games REV [GAME ...]

All records among the tests of REV are replayed by its own sources and by those here. At each
decision the options of all seats, the answer and the position are compared, and at the end the
outcome. A position of REV is read by the sources here first, so only names may differ.
"""

import argparse
import itertools
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import overlord
from bench.messages import ROOT, tree
from overlord.core.box import Box


class Moment(NamedTuple):
    """Facts that are compared at each decision, and after the last one."""

    options: list[tuple[int, list[int]]]  # of each seat that is asked
    answer: Any  # seat and action; at the end the outcome
    position: Any


def moments(file: Path) -> Iterator[Moment]:
    """The game of a record under the rules that are installed, whatever version it names."""
    record = overlord.read_record(file)
    record.rules = overlord.game(record.game).rules_version
    match = overlord.Match.begin(record)
    for seat, action in match.steps(record.answers):
        options = [(asked, match.options(asked)) for asked in match.state.pending()]
        yield Moment(options, (seat, action), match.state.to_json())
    yield Moment([], msgspec.to_builtins(match.result()), match.state.to_json())


def records_in(folder: Path, ids: list[str]) -> list[Path]:
    """The records of some games, or of all."""
    games = folder / "tests" / "games"
    names = [id.replace("-", "_") for id in ids] or [one.name for one in games.iterdir()]
    files = [file for name in names for file in games.glob(f"{name}/*/*.json")]
    return sorted(file for file in files if b'"overlord-record-1"' in file.read_bytes()[:60])


def theirs(folder: Path, file: Path) -> Iterator[Moment]:
    """The same moments, by the sources of a commit in a process of their own."""
    env = {**os.environ, "PYTHONPATH": f"{folder / 'src'}:{ROOT}"}
    command = [sys.executable, "-m", "bench.same_games", "--moments", str(file)]
    with subprocess.Popen(command, env=env, cwd=folder, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        for line in child.stdout:
            yield Moment(*json.loads(line))
    if child.returncode:
        raise SystemExit(f"{file.name}: the sources of the commit cannot play it")


def read_here(moment: Moment, game: overlord.Game, box: Box) -> Moment:
    """A moment of a commit with its position as the sources here write it."""
    position = game.from_json(moment.position, box).to_json()
    return moment._replace(position=position)


def differences(folder: Path, file: Path) -> tuple[int, int]:
    """Number of a game's moments, and how many of them differ; the first is printed."""
    record = overlord.read_record(file)
    game = overlord.game(record.game)
    box = game.box_from(record.cards) if record.cards else game.box
    count = differ = 0
    for old, new in itertools.zip_longest(theirs(folder, file), moments(file)):
        count += 1
        was = json.loads(json.dumps(old and read_here(old, game, box)))
        is_ = json.loads(json.dumps(new))
        if was != is_:
            differ += 1
            if differ == 1:
                print(f"{file.name}, decision {count}\n  - {was}\n  + {is_}")
    return count, differ


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rev", nargs="?", default="HEAD")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--moments", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.moments:
        for moment in moments(asked.moments):
            print(json.dumps(moment))
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tree(asked.rev, folder, "tests/games")
        files = records_in(folder, asked.games)
        found = [differences(folder, file) for file in files]
    decisions, differ = (sum(column) for column in zip(*found, strict=True))
    print(f"{len(files)} games, {decisions} moments, {differ} differ")
    return 1 if differ or not files else 0


if __name__ == "__main__":
    sys.exit(main())
