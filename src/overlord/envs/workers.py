"""Workers of a batch: each plays a part of the tables and writes into memory that all share."""

import json
import tempfile
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from weakref import finalize

import numpy as np

from overlord.core.errors import BadOption
from overlord.core.registry import game as game_of
from overlord.core.setup import Setup
from overlord.players.tables import Tables
from overlord.processes import SPAWN, attach

SPEC = tuple[str, dict[str, object], int, dict[str, str]]


def spec_of(setup: Setup) -> SPEC:
    """A set-up as another process can make it again."""
    return setup.game.id, setup.box.source, setup.players, dict(setup.options)


def setup_from(spec: SPEC) -> Setup:
    id, source, players, options = spec
    game = game_of(id)
    return game.setup(players, options, game.box_from(source) if source else None)


def sizes_of(setup: Setup, size: int) -> dict[str, int]:
    """The bytes of each field for that many tables, those with the widest numbers first."""
    encoding = setup.game.encoding(setup)
    return {
        "rewards": 8 * setup.players * size,
        "rows": 2 * encoding.width * size,
        "seats": 2 * size,
        "masks": encoding.actions * size,
        "done": size,
    }


class Workers:
    """The tables of a batch in several processes, with the buffers of `Tables`."""

    def __init__(
        self, setup: Setup, size: int, seed: int, opponents: list[str], workers: int
    ) -> None:
        if workers < 1 or workers > size:
            raise BadOption(f"expected from 1 to {size} workers, found {workers}")
        self.setup, self.size, self.seed = setup, size, seed
        sizes = sizes_of(setup, size)
        path = shared_file(sum(sizes.values()))
        memory = np.memmap(path, np.uint8, "r+")
        ends = np.cumsum(list(sizes.values()))[:-1]
        self.rewards, self.rows, self.seats, self.masks, self.done = np.split(memory, ends)
        self.shares = [len(part) for part in np.array_split(np.arange(size), workers)]
        self.pipes: list[Connection] = []
        self.processes = []
        first = 0
        for share in self.shares:
            here, there = SPAWN.Pipe()
            words = (spec_of(setup), size, share, first, seed, opponents, str(path), there)
            process = SPAWN.Process(target=serve, args=words, daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
            first += share
        self._end = finalize(self, end, self.pipes, self.processes, path)
        self._hear()

    def _tell(self, verb: str, values: list[Any]) -> list[Any]:
        for pipe, value in zip(self.pipes, values, strict=True):
            pipe.send((verb, value))
        return self._hear()

    def _hear(self) -> list[Any]:
        """Answers of all of them; the first problem is raised when all have answered."""
        answers = [pipe.recv() for pipe in self.pipes]
        for problem, _ in answers:
            if problem is not None:
                raise problem
        return [answer for _, answer in answers]

    def _tell_all(self, verb: str, value: Any = None) -> list[Any]:
        return self._tell(verb, [value] * len(self.pipes))

    def _parts(self, whole: Any, width: int = 1) -> list[Any]:
        """A sequence in parts, one for each worker."""
        parts, first = [], 0
        for share in self.shares:
            parts.append(whole[first * width : (first + share) * width])
            first += share
        return parts

    def reset(self, seed: int) -> None:
        self.seed = seed
        self._tell_all("reset", seed)

    def step(self, actions: bytes) -> None:
        """All answers are looked at first, so that an illegal one changes nothing anywhere."""
        parts = self._parts(actions, 2)
        self._tell("check", parts)
        self._tell("step", parts)

    def save(self) -> list[Any]:
        return [state for part in self._tell_all("save") for state in part]

    def restore(self, states: list[Any]) -> None:
        if len(states) != self.size:
            raise BadOption(f"expected {self.size} states, found {len(states)}")
        self._tell("restore", self._parts(states))

    def episodes_now(self) -> list[int]:
        return [number for part in self._tell_all("episodes_now") for number in part]

    def follow(self, episodes: list[int]) -> None:
        self._tell("follow", self._parts(episodes))

    def close(self) -> None:
        self._end()


def shared_file(size: int) -> Path:
    """A file for the memory that the processes share; where possible it never reaches a disk."""
    folder = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108
    with tempfile.NamedTemporaryFile(prefix="overlord-", dir=folder, delete=False) as file:
        file.truncate(size)
    return Path(file.name)


def end(pipes: list[Connection], processes: list[Any], path: Path) -> None:
    """Let the workers go, and their memory."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(timeout=5)
    path.unlink(missing_ok=True)


class Share:
    """A worker's own tables, and where their buffers go."""

    def __init__(self, tables: Tables, memory: memoryview, size: int) -> None:
        self.tables = tables
        self.targets: list[tuple[memoryview, memoryview]] = []
        offset = 0
        for field, count in sizes_of(tables.setup, size).items():
            width = count // size
            source = memoryview(getattr(tables, field)).cast("B")
            start = offset + width * tables.first
            self.targets.append((memory[start : start + len(source)], source))
            offset += count

    def publish(self) -> None:
        for target, source in self.targets:
            target[:] = source

    def do(self, verb: str, value: Any) -> Any:
        """Carry out what the batch wants."""
        tables = self.tables
        doing: dict[str, Callable[[Any], Any]] = {
            "reset": tables.reset,
            "check": tables.check,
            "step": tables.step,
            "follow": tables.follow,
            "episodes_now": lambda _: tables.episodes_now(),
            "save": lambda _: [json.dumps(s.to_json()) for s in tables.save()],
            "restore": self._restore,
        }
        return doing[verb](value)

    def _restore(self, positions: list[str]) -> None:
        setup = self.tables.setup
        game, box = setup.game, setup.box
        self.tables.restore([game.from_json(json.loads(text), box) for text in positions])


def serve(
    spec: SPEC,
    size: int,
    share: int,
    first: int,
    seed: int,
    opponents: list[str],
    path: str,
    pipe: Connection,
) -> None:
    """The life of a worker: it does what it is told until nobody is there any more."""
    attach()
    memory = memoryview(np.memmap(path, np.uint8, "r+"))  # type: ignore[arg-type]
    work = Share(Tables(setup_from(spec), share, seed, first, opponents), memory, size)
    work.publish()
    pipe.send((None, None))
    while True:
        try:
            verb, value = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = work.do(verb, value)
        except Exception as problem:  # noqa: BLE001  (whatever it is, the batch raises it)
            pipe.send((problem, None))
            continue
        if verb != "check":
            work.publish()
        pipe.send((None, answer))
