"""Mutants of a game: its rules broken on purpose, one small thing at a time. Do its tests notice?

    python -m tools.mutants GAME --count 60 --seed 1      draw mutants, run the tests on each
    python -m tools.mutants GAME --count 60 --seed 1 --list       only say what would be tried
    python -m tools.mutants GAME --count 60 --seed 1 --only 7,31  some of them once more

A mutant is one change in one rule module: a comparison, `and` for `or`, a condition negated or left
out, plus for minus, a number one more or less, a call or an assignment that is left out, an early
return that is not taken. Which ones are drawn depends on the sources and the seed alone, so the
same command tries the same mutants again after tests have been added.

Rule modules are all of `src/overlord/games/GAME` but those in EXCLUDED, faces and heuristics: they
read the box, number things, word them, or judge positions for bots. In rule modules, what JUDGING
names is left alone too, and so are annotations, asserts and texts.

The tests are the files of `tests/games/GAME` itself, without the laws; golden records and the
browser are left out. Tests of the module itself come first, then those that name it, then the
others, the quickest first; perft, which notices everything and explains nothing, last. Everything
happens in a copy of the tree. A mutant that exhausts time or memory is killed.

A survivor is a missing test, or a change that nobody can observe: that is for a person to judge.
"""

import argparse
import difflib
import importlib.util
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

from tools.source_changes import Change, changes

ROOT = Path(__file__).resolve().parents[1]
EXCLUDED = {
    "": {"__init__", "schema", "box", "zones", "vocabulary", "marks", "forecast", "commands"},
    "conan": {"building", "staging"},
}
FACE = "face"  # how the names of modules begin that put a game into words
HEURISTICS = "heuristics"  # the folder of what judges positions for bots
LEFT_OUT = ("test_laws.py",)
LAST = ("test_perft.py",)
LATE = "out of time"
NOT_SOURCE = shutil.ignore_patterns(
    ".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__", "*.egg-info",
    "build", "dist", "node_modules", "static",
)  # fmt: skip
MEMORY = 3 << 30
# The tests of a mutant that never ends must not take the machine with them.
LAUNCH = f"""
import sys
try:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
except ImportError:
    pass
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""


class Broken(Exception):
    """The tests cannot judge mutants: they fail, or do not run, on the sources as they are."""


@dataclass(frozen=True)
class Mutant:
    number: int
    path: Path  # from the root of the project
    change: Change

    def __str__(self) -> str:
        return f"{self.number:3} {self.path.name}:{self.change.line} {self.change.what}"

    def diff(self, source: str) -> str:
        before = source.splitlines(keepends=True)
        after = self.change.applied_to(source).splitlines(keepends=True)
        name = self.path.as_posix()
        return "".join(difflib.unified_diff(before, after, name, name, n=2))


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    killer: str  # the test that failed, or why there is none; empty if all passed
    seconds: float


# -- drawing -------------------------------------------------------------------------------


def rule_modules(game: str) -> list[Path]:
    """The modules with rules, by their path from the root of the project."""
    excluded = EXCLUDED[""] | EXCLUDED.get(game, set())
    folder = ROOT / "src" / "overlord" / "games" / game
    modules = [
        path
        for path in sorted(folder.rglob("*.py"))
        if path.stem not in excluded
        and not path.stem.startswith(FACE)
        and HEURISTICS not in path.relative_to(folder).parts
    ]
    return [path.relative_to(ROOT) for path in modules]


def draw(game: str, count: int, seed: int) -> tuple[list[Mutant], int]:
    """Some mutants, in the order of the sources, and how many there are to draw from."""
    every = [
        (path, change)
        for path in rule_modules(game)
        for change in changes((ROOT / path).read_text(encoding="utf-8"))
    ]
    places = sorted(random.Random(seed).sample(range(len(every)), min(count, len(every))))
    return [Mutant(number, *every[place]) for number, place in enumerate(places, 1)], len(every)


# -- running the tests -----------------------------------------------------------------------


class Copy:
    """A copy of the tree in which mutants are made, and the tests that are run there."""

    def __init__(self, root: Path, game: str, timeout: float) -> None:
        self.root = root
        self.game = game
        self.timeout = timeout
        shutil.copytree(ROOT, root, ignore=NOT_SOURCE, dirs_exist_ok=True)
        folder = root / "tests" / "games" / game
        self.tests = [
            path for path in sorted(folder.glob("test_*.py")) if path.name not in LEFT_OUT
        ]
        self.texts = {path: path.read_text(encoding="utf-8") for path in self.tests}
        self.seconds = dict.fromkeys(self.tests, 0.0)

    def rehearse(self) -> float:
        """The tests on the sources as they are: they must pass, and say how long they take."""
        where = self._python("-c", "import overlord; print(overlord.__file__)", keep=True)
        if not where.stdout.startswith(str(self.root)):
            raise Broken(f"the tests would not run on the copy but on {where.stdout.strip()}")
        report = self.root / "rehearsal.xml"
        start = time.monotonic()
        ran = self._pytest(self.tests, f"--junitxml={report}", keep=True)
        took = time.monotonic() - start
        if ran.returncode:
            raise Broken(f"the tests fail without any mutant:\n{ran.stdout}")
        names = {
            path.relative_to(self.root).with_suffix("").as_posix(): path for path in self.tests
        }
        for case in ET.parse(report).iter("testcase"):  # noqa: S314 - pytest wrote it
            path = names[(case.get("classname") or "").replace(".", "/")]
            self.seconds[path] += float(case.get("time") or 0)
        self.timeout = self.timeout or 30 + 3 * took
        return took

    def judge(self, mutant: Mutant) -> Verdict:
        path = self.root / mutant.path
        source = path.read_text(encoding="utf-8")
        # A stale cache has the same second and perhaps the same size as its source.
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)
        start = time.monotonic()
        path.write_text(mutant.change.applied_to(source), encoding="utf-8")
        try:
            ran = self._pytest(self.in_order(path.stem))
            killer = killer_in(ran)
        except subprocess.TimeoutExpired:
            killer = LATE
        finally:
            path.write_text(source, encoding="utf-8")
        return Verdict(mutant, killer, time.monotonic() - start)

    def in_order(self, module: str) -> list[Path]:
        def rank(path: Path) -> tuple[int, float]:
            if path.name in LAST:
                return (3, 0.0)
            if path.stem == f"test_{module}":
                return (0, 0.0)
            text = self.texts[path]
            named = re.search(rf"{self.game}(\.\w+)?\.{module} import|import {module}\n", text)
            return (1 if named else 2, self.seconds[path])

        return sorted(self.tests, key=rank)

    def _pytest(
        self, tests: list[Path], *words: str, keep: bool = False
    ) -> subprocess.CompletedProcess[str]:
        quiet = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
        return self._python("-c", LAUNCH, *quiet, *words, *map(str, tests), keep=keep)

    def _python(self, *words: str, keep: bool) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(self.root / "src"), "OVERLORD_BUILD": "pure"}
        if not keep:
            env["PYTHONDONTWRITEBYTECODE"] = "1"
        process = subprocess.Popen(
            [sys.executable, *words],
            cwd=self.root,
            env=env,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            told, _ = process.communicate(timeout=self.timeout or None)
        except BaseException:
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)
            process.kill()
            process.communicate()
            raise
        return subprocess.CompletedProcess(process.args, process.returncode, told)


def killer_in(ran: subprocess.CompletedProcess[str]) -> str:
    """The test that killed a mutant; empty if none did."""
    if ran.returncode == 0:
        return ""
    for line in ran.stdout.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.split()[1].rpartition("/")[2]
    if ran.returncode in {3, 4, 5}:
        raise Broken(f"pytest did not run:\n{ran.stdout}")
    return "the tests cannot be loaded"


# -- telling ---------------------------------------------------------------------------------


def as_text(game: str, of: int, verdicts: list[Verdict]) -> str:
    survivors = [verdict.mutant for verdict in verdicts if not verdict.killer]
    late = sum(verdict.killer == LATE for verdict in verdicts)
    killed = f"{len(verdicts) - len(survivors)} killed ({late} of them out of time)"
    told = [f"\n{game}: {len(verdicts)} of {of} mutants, {killed}, {len(survivors)} survived"]
    told += [f"\n{one}\n{one.diff((ROOT / one.path).read_text('utf-8'))}" for one in survivors]
    return "\n".join(told)


def as_json(game: str, of: int, verdicts: list[Verdict]) -> str:
    facts = {
        "game": game,
        "of": of,
        "drawn": len(verdicts),
        "killed": sum(bool(verdict.killer) for verdict in verdicts),
        "mutants": [
            {
                "number": verdict.mutant.number,
                "path": verdict.mutant.path.as_posix(),
                "line": verdict.mutant.change.line,
                "what": verdict.mutant.change.what,
                "killer": verdict.killer or None,
                "seconds": round(verdict.seconds, 1),
                "diff": verdict.mutant.diff((ROOT / verdict.mutant.path).read_text("utf-8")),
            }
            for verdict in verdicts
        ],
    }
    return json.dumps(facts, indent=2)


def judge_all(copy: Copy, mutants: list[Mutant]) -> Iterator[Verdict]:
    took = copy.rehearse()
    print(f"{len(copy.tests)} files of tests pass in {took:.0f} s", file=sys.stderr)
    for mutant in mutants:
        verdict = copy.judge(mutant)
        fate = f"killed by {verdict.killer}" if verdict.killer else "SURVIVED"
        print(f"{mutant}: {fate} ({verdict.seconds:.1f} s)", file=sys.stderr, flush=True)
        yield verdict


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", help="such as dark-dealings")
    parser.add_argument("--count", type=int, default=60, help="how many mutants to draw")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", default="", help="of these the numbers to try, such as 7,31")
    parser.add_argument("--timeout", type=float, default=0, help="seconds for one mutant")
    parser.add_argument("--list", action="store_true", help="show them and run nothing")
    parser.add_argument("--json", action="store_true", help="facts for a program")
    words = parser.parse_args()
    game = words.game.replace("-", "_")
    if not rule_modules(game):
        parser.error(f"no game {words.game!r}")
    mutants, of = draw(game, words.count, words.seed)
    if words.only:
        mutants = [mutants[int(number) - 1] for number in words.only.split(",")]
    if words.list:
        for mutant in mutants:
            print(mutant)
            print(mutant.diff((ROOT / mutant.path).read_text("utf-8")))
        return 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        try:
            verdicts = list(judge_all(Copy(Path(folder), game, words.timeout), mutants))
        except Broken as problem:
            print(problem, file=sys.stderr)
            return 1
    print((as_json if words.json else as_text)(words.game, of, verdicts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
