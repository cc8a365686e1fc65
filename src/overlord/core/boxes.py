"""Box files: TOML into plain data into a strict shape; complaints name file and place.

A box is rows of cards by kind, `[[hero]]`, each with its `id`. A file of one's own changes the box
that ships: a row replaces the one with its id or is added, `remove` names what is taken out, and
the rest stays.
"""

import hashlib
import json
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from threading import Lock
from typing import Final, TypeVar

import msgspec

from overlord.core.errors import BadBox

T = TypeVar("T")
LARGEST = 1_000_000  # bytes; our largest box is a tenth of that
REMOVE = "remove"
EVERYTHING = "*"  # among what is removed: nothing of the box that ships stays

# msgspec works a shape out when it is first used; a second thread that uses it meanwhile crashes.
SHAPING: Final = Lock()


def read_toml(path: Path) -> dict[str, object]:
    """The plain data of a TOML file."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadBox(f"{path}: a box file has at most {LARGEST} bytes")
        raw = path.read_bytes()
    except OSError as problem:
        raise BadBox(f"{path}: cannot read this box file ({problem.strerror})") from None
    try:
        data = msgspec.toml.decode(raw, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadBox(f"{path}: expected TOML; {problem}") from None
    return data


def shaped(source: dict[str, object], shape: type[T], place: str) -> T:
    """Plain data as the struct it must be; no key is ignored."""
    try:
        with SHAPING:
            return msgspec.convert(source, shape)
    except msgspec.ValidationError as problem:
        raise BadBox(f"{place}: {problem}") from None


def read_folder(folder: Path, files: Sequence[str]) -> dict[str, object]:
    """The plain data of a box that ships in several files, their rows one after the other."""
    source: dict[str, object] = {}
    for name in files:
        for kind, rows in read_toml(folder / name).items():
            source[kind] = [*_rows(source, kind), *_rows({kind: rows}, kind)]
    return source


def changed(
    shipped: dict[str, object], own: dict[str, object], shape: type[T], place: str
) -> dict[str, object]:
    """The plain data of a box, changed by a file of one's own."""
    own = dict(own)
    try:
        removed = msgspec.convert(own.pop(REMOVE, []), list[str])
    except msgspec.ValidationError as problem:
        raise BadBox(f"{place}: {REMOVE}: {problem}") from None
    shaped(own, shape, place)  # what is wrong in it is named by its place in this file
    kinds = [*shipped, *(kind for kind in own if kind not in shipped)]
    named = [str(row["id"]) for kind in kinds for row in _rows(own, kind)]
    if not named and not removed:
        expected = ", ".join(f"[[{kind}]]" for kind in shipped)
        raise BadBox(f"{place}: changes nothing; expected some of {expected} or {REMOVE} = [...]")
    for id in named:
        if named.count(id) > 1:
            raise BadBox(f"{place}: the card id {id!r} is used twice; each card needs its own")
    known = [str(row["id"]) for kind in shipped for row in _rows(shipped, kind)]
    _check_removed(removed, known, named, place)
    gone = set(known) if EVERYTHING in removed else set(removed)
    return {kind: _changed_rows(_rows(shipped, kind), _rows(own, kind), gone) for kind in kinds}


def _check_removed(removed: list[str], known: list[str], named: list[str], place: str) -> None:
    for id in removed:
        if id in named:
            raise BadBox(f"{place}: {id!r} is both removed and given; expected one of the two")
        if id != EVERYTHING and id not in known:
            like = get_close_matches(id, known, 1)
            hint = f"; perhaps {like[0]!r}" if like else ""
            raise BadBox(f"{place}: remove: the box has no {id!r}{hint}")


def _changed_rows(
    shipped: list[dict[str, object]], own: list[dict[str, object]], gone: set[str]
) -> list[dict[str, object]]:
    """A row keeps its place when it is replaced; new ones come last."""
    mine = {str(row["id"]): row for row in own}
    kept = [mine.pop(str(row["id"]), row) for row in shipped if str(row["id"]) not in gone]
    return [*kept, *mine.values()]


def _rows(source: dict[str, object], kind: str) -> list[dict[str, object]]:
    rows = source.get(kind, [])
    if not isinstance(rows, list):
        raise BadBox(f"expected [[{kind}]], found {kind} = {rows!r}")
    return rows


def digest_of(source: dict[str, object]) -> str:
    """The fingerprint of a box: of what it says, not of how its file is laid out."""
    text = json.dumps(source, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
