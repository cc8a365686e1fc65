"""Players from outside: programs that speak JSON lines, and Python classes.

    greedy                    a level, as `levels` knows it
    cmd: ./mybot --fast       a program; `cmd:seconds=2: ./mybot` gives it two seconds an answer
    llm: ./ask-my-model       a language model, asked in words (`language_model`)
    mybot.py:Cunning          a class of a file, with settings as `mybot.py:Cunning:depth=2`
    cunning                   a class that a package offers as entry point `overlord.players`

Whoever names a player here runs code of their own, so only commands of a person's own terminal
ask this module. The server and records go by `levels` alone.
"""

import atexit
import inspect
import shlex
import subprocess
import sys
import tempfile
import traceback
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import msgspec

from overlord.core.errors import OverlordError
from overlord.core.rng import seeded_rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.players.base import Outlook, Player
from overlord.players.levels import LEVELS, UnknownPlayer, name_and_settings
from overlord.players.levels import player as level

GROUP = "overlord.players"
COMMAND = "cmd:"
SECONDS = 30.0  # for one answer of a program, unless told


class BadPlayer(OverlordError):
    """A player from outside that died, kept us waiting, or said what is no answer."""


def load(spec: str, seed: int) -> Player:
    """The player of any spec. Raises UnknownPlayer for what cannot be loaded."""
    if spec.startswith(COMMAND):
        return Program(spec, seed)
    if spec.startswith("llm:"):
        from overlord.players.language_model import LanguageModel  # noqa: PLC0415  (needs words)

        return LanguageModel(spec, seed)
    path, dot, rest = spec.partition(".py:")
    if dot:
        name, settings = name_and_settings(rest)
        return Guest(spec, _make(_class_of(f"{path}.py", name), spec, seed, settings))
    name, settings = name_and_settings(spec)
    if name in LEVELS:
        return level(spec, seed)
    doors = _doors()
    if name not in doors:
        known = ", ".join([*LEVELS, *sorted(doors)])
        raise UnknownPlayer(
            f"there is no player {name!r}; there are: {known}; or a program as 'cmd: ./mybot', "
            "or a class as mybot.py:Class"
        )
    try:
        kind = doors[name].load()
    except Exception as problem:
        raise UnknownPlayer(f"player {name} cannot be loaded: {describe(problem)}") from problem
    return Guest(spec, _make(kind, spec, seed, settings))


def is_outside(spec: str) -> bool:
    """Whether a spec names more than a level, so that it runs somebody's code."""
    return spec.partition(":")[0] not in LEVELS


def describe(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}"


# Python classes


@cache
def _doors() -> dict[str, EntryPoint]:
    return {door.name: door for door in entry_points(group=GROUP)}


@cache
def _module(path: str) -> ModuleType:
    file = Path(path).resolve()
    found = spec_from_file_location(f"overlord_player_{file.stem}", file)
    if found is None or found.loader is None or not file.is_file():
        raise UnknownPlayer(f"{path}: there is no such file")
    module = module_from_spec(found)
    sys.modules[found.name] = module  # dataclasses look their module up
    try:
        found.loader.exec_module(module)
    except Exception as problem:
        raise UnknownPlayer(f"{path}: cannot be loaded: {describe(problem)}") from problem
    return module


def _class_of(path: str, name: str) -> object:
    module = _module(path)
    if not hasattr(module, name):
        own = [key for key, value in vars(module).items() if _is_player(value)]
        has = ", ".join(own) or "no class of players"
        raise UnknownPlayer(f"{path} has no class {name!r}; it has: {has}")
    found: object = getattr(module, name)
    return found


def _is_player(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Player) and found is not Player


def _make(kind: object, spec: str, seed: int, settings: dict[str, str]) -> Player:
    if not (isinstance(kind, type) and issubclass(kind, Player)):
        raise UnknownPlayer(f"{spec}: expected a class that inherits overlord.players.base.Player")
    try:
        inspect.signature(kind).bind(seed, **settings)
    except TypeError as problem:
        raise UnknownPlayer(f"{spec}: {kind.__name__}(seed, settings): {problem}") from None
    try:
        made = kind(seed, **settings)  # type: ignore[arg-type]  # as its own signature says
    except Exception as problem:
        raise UnknownPlayer(f"{spec}: cannot be made: {describe(problem)}") from problem
    return made


class Guest(Player):
    """A player of somebody's own class; what goes wrong there is told as its fault."""

    def __init__(self, spec: str, inner: Player) -> None:
        super().__init__(spec)
        self.inner = inner
        self.needs_world = inner.needs_world

    def choose(self, outlook: Outlook) -> int:
        options = outlook.options[:]
        try:
            action = self.inner.choose(outlook)
        except Exception as problem:
            place = traceback.extract_tb(problem.__traceback__)[-1]
            where = f"{Path(place.filename).name}, line {place.lineno}"
            raise BadPlayer(
                f"player {self.spec} failed at {outlook.prompt}: {describe(problem)} ({where})"
            ) from problem
        return legal_answer(self.spec, action, options, outlook.prompt)

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        return self.choose(Outlook(world, seat))


def legal_answer(spec: str, action: object, options: list[int], prompt: str) -> int:
    if not isinstance(action, int) or isinstance(action, bool) or action not in options:
        raise BadPlayer(
            f"player {spec} answered {shorten(repr(action))} to {prompt}; "
            f"expected one of {', '.join(str(option) for option in options)}"
        )
    return action


def shorten(text: str, most: int = 200) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


# Programs


class Program(Player):
    """A program that is asked on its standard input and answers on its standard output.

    Each question holds all that it may know, so one process serves all seats and games here.
    """

    needs_world = False

    def __init__(self, spec: str, seed: int) -> None:
        super().__init__(spec)
        self.words, self.seconds = command_of(spec, COMMAND, "a program", SECONDS)
        self.rng = seeded_rng(seed)

    def choose(self, outlook: Outlook) -> int:
        options = outlook.options[:]
        question = {
            "type": "choose",
            "seat": outlook.seat,
            "prompt": outlook.prompt,
            "options": options,
            "seed": self.rng.seed() % 2**53,  # a whole number in every language
            "view": outlook.view().as_json(),
        }
        said = _talk(self).ask(question, outlook.setup, self.seconds)
        try:
            answer = msgspec.json.decode(said)
        except msgspec.DecodeError:
            text = said.decode(errors="replace").rstrip()
            raise BadPlayer(
                f"player {self.spec} answered {shorten(text)!r} to {outlook.prompt}; "
                'expected a line of JSON such as 4 or {"action": 4}'
            ) from None
        action = answer.get("action") if isinstance(answer, dict) else answer
        return legal_answer(self.spec, action, options, outlook.prompt)

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        return self.choose(Outlook(world, seat))


def command_of(spec: str, name: str, expected: str, usual: float) -> tuple[list[str], float]:
    """The words of a spec such as `cmd: seconds=5: ./bot`, and the seconds for one answer."""
    command, seconds = spec.removeprefix(name).strip(), usual
    if command.startswith("seconds="):
        number, _, command = command.partition(":")
        seconds = _seconds(spec, number.removeprefix("seconds="))
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise UnknownPlayer(f"player {spec!r}: {problem}") from None
    if not words:
        raise UnknownPlayer(f"player {spec!r}: expected {expected} after {name}")
    return words, seconds


def _seconds(spec: str, number: str) -> float:
    try:
        seconds = float(number)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e6:
        raise UnknownPlayer(f"player {spec!r}: expected seconds=NUMBER, found {number!r}")
    return seconds


class Talk:
    """A running program and the table it was told of last."""

    def __init__(self, spec: str, words: list[str]) -> None:
        self.spec = spec
        self.setup: Setup | None = None
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  (as long as the program runs)
        try:
            self.process = subprocess.Popen(  # noqa: S603  (what the person asked for)
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors
            )
        except OSError as problem:
            self.errors.close()
            raise BadPlayer(f"player {spec} cannot be started: {problem.strerror}") from None
        self.thread = ThreadPoolExecutor(1)  # lets us wait for no longer than we want

    def ask(self, question: dict[str, object], setup: Setup, seconds: float) -> bytes:
        lines = msgspec.json.encode(question) + b"\n"
        if self.setup is not setup:
            lines = msgspec.json.encode(table_of(setup)) + b"\n" + lines
            self.setup = setup
        try:
            said = self.thread.submit(self._exchange, lines).result(seconds)
        except TimeoutError:
            self.process.kill()
            end(self.spec)
            asked = question["prompt"]
            raise BadPlayer(
                f"player {self.spec} has not answered {asked} within {seconds:g} s"
            ) from None
        except OSError:  # it no longer reads
            said = b""
        if not said:
            raise BadPlayer(self._last_words())
        return said

    def _exchange(self, lines: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(lines)
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def _last_words(self) -> str:
        try:
            code: int | str = self.process.wait(1)
        except subprocess.TimeoutExpired:
            code = "none yet"
        self.errors.seek(0)
        said = self.errors.read().decode(errors="replace").strip().splitlines()
        end(self.spec)
        last = f"; it said: {shorten(said[-1])}" if said else ""
        return f"player {self.spec} ended instead of answering (exit code {code}){last}"

    def close(self) -> None:
        """The end of its input tells a program to go; one that stays is killed."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.close()
            self.process.wait(0.5)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.thread.shutdown()
        self.process.stdout.close()
        self.errors.close()


_TALKS: dict[str, Talk] = {}


def _talk(program: Program) -> Talk:
    if program.spec not in _TALKS:
        _TALKS[program.spec] = Talk(program.spec, program.words)
    return _TALKS[program.spec]


def end(spec: str) -> None:
    """Let one program go; it is started again when it is asked again."""
    if spec in _TALKS:
        _TALKS.pop(spec).close()


@atexit.register
def end_all() -> None:
    for spec in list(_TALKS):
        end(spec)


def table_of(setup: Setup) -> dict[str, object]:
    """Facts that a program is told before its first question, and whenever the table is another."""
    return {
        "type": "table",
        "game": setup.game.id,
        "rules": setup.game.rules_version,
        "players": setup.players,
        "options": dict(setup.options),
        "actions": [action.as_json() for action in setup.box.actions],
        "zones": setup.layout.names,
    }
