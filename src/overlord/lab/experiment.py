"""Experiment: what `overlord balance` is asked to find out; a TOML file may say it."""

import tomllib
from pathlib import Path

import msgspec

from overlord.core.errors import OverlordError

SHIPPED = "default"  # the box that ships with the game, as something to compare with


class BadExperiment(OverlordError):
    """A file that describes no experiment; says what was expected."""


class Experiment(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"
):
    """One player in all seats, so that differences come from the game and not from skill.

    `ladder` names players from weak to strong; each meets each, to see how far skill goes.
    """

    game: str
    player: str = "greedy"
    seats: int | None = None
    games: int = 200
    seed: int = 0
    options: dict[str, str] = {}
    box: str = ""
    against: str = ""  # another box, or "default"; nothing: no comparison
    ladder: tuple[str, ...] = ("random", "greedy")
    ladder_games: int = 100


def read_experiment(path: Path) -> Experiment:
    """The experiment of a file; boxes are looked for beside the file."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Experiment)
    except OSError as problem:
        raise BadExperiment(f"{path}: cannot read this file: {problem.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadExperiment(f"{path}: {problem}") from None
    box, against = found.box, found.against
    if box and box != SHIPPED:
        box = str(path.parent / box)
    if against and against != SHIPPED:
        against = str(path.parent / against)
    return msgspec.structs.replace(found, box=box, against=against)
