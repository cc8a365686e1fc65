"""Box files: TOML into plain data into a strict shape; complaints name file and place.

A box is rows of cards by kind, `[[hero]]`, each with its `id`. A file of one's own changes the box
that ships: a row replaces the one with its id or is added, `remove` names what is taken out, and
the rest stays.
"""

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from threading import Lock
from typing import Final, Generic, TypeVar

import msgspec

from overlord.core.box import Box
from overlord.core.errors import BadBox
from overlord.core.plain_text import is_plain

T = TypeVar("T")
LARGEST: Final = 250_000  # bytes; the largest that ships in one file has 17,000
DEEPEST: Final = 12  # keys, lists and tables in one another; ours have five
KEYS: Final = 10_000  # of a file
CARDS: Final = 600  # in a box, copies counted; ours have at most 240
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
    check_size(raw, str(path))
    try:
        data = msgspec.toml.decode(raw, type=dict[str, object])
    except (msgspec.DecodeError, ValueError, RecursionError) as problem:
        raise BadBox(f"{path}: expected TOML; {problem}") from None
    return data


# What is text or remark in a file cannot nest; each alternative is tried once at each place.
_QUOTED: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+"""|' + r"'''(?:[^']|'(?!''))*+'''"
    r'|"(?:[^"\\\n]|\\.)*+"|' + r"'[^'\n]*+'|#[^\n]*+",
    re.DOTALL,
)


def check_size(raw: bytes, place: str) -> None:
    """Raises BadBox for a file that would take long to read; a dotted key takes its square."""
    if len(raw) > LARGEST:
        raise BadBox(f"{place}: a box file has at most {LARGEST} bytes, this one {len(raw)}")
    bare = _QUOTED.sub("_", raw.decode(errors="replace"))
    keys = bare.count("=")
    if keys > KEYS:
        raise BadBox(f"{place}: a box file has at most {KEYS} keys, this one {keys}")
    for number, line in enumerate(bare.split("\n"), 1):
        # Commas part keys in a table, and values; a key has no place for one.
        dots = max(part.count(".") for part in line.split(","))
        if dots >= DEEPEST:
            raise BadBox(f"{place}: line {number}: a key has at most {DEEPEST} parts")
    _check_nesting(bare, place)


def _check_nesting(bare: str, place: str) -> None:
    deep = 0
    for sign in re.finditer(r"[\[{\]}]", bare):
        deep = deep + 1 if sign[0] in "[{" else max(0, deep - 1)
        if deep > DEEPEST:
            line = bare.count("\n", 0, sign.start()) + 1
            raise BadBox(f"{place}: line {line}: lists and tables nest at most {DEEPEST} deep")


def check_cards(source: dict[str, object], place: str) -> None:
    """Raises BadBox for more cards than a game can handle, before any of them is made."""
    cards = 0
    for rows in source.values():
        for row in rows if isinstance(rows, list) else []:
            copies = row.get("copies", 1) if isinstance(row, dict) else 1
            cards += copies if isinstance(copies, int) else 1
    if cards > CARDS:
        raise BadBox(f"{place}: a box has at most {CARDS} cards, this one {cards}")


def check_texts(data: object, place: str) -> None:
    """Raises BadBox for a text that a terminal would obey, or that its reader would not see."""
    if isinstance(data, str):
        for sign in data:
            if not is_plain(sign) and sign not in "\n\t":
                raise BadBox(f"{place}: a text holds the control character U+{ord(sign):04X}")
    elif isinstance(data, dict):
        for key, value in data.items():
            check_texts(key, place)
            check_texts(value, place)
    elif isinstance(data, list):
        for value in data:
            check_texts(value, place)


def to_struct(source: dict[str, object], shape: type[T], place: str) -> T:
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


class Boxes(Generic[T]):
    """Boxes of a game: the one that ships, one changed by a file, and one that a record carries.

    `build` makes a box of plain data, the place that complaints name, and what a record keeps.
    """

    def __init__(
        self,
        game: str,
        folder: Path,
        files: Sequence[str],
        shape: type[object],
        build: Callable[[dict[str, object], str, dict[str, object]], T],
    ) -> None:
        self.game = game
        self.folder = folder
        self.files = files
        self.shape = shape
        self.build = build

    def shipped_source(self) -> dict[str, object]:
        return read_folder(self.folder, self.files)

    def shipped(self) -> T:
        source = self.shipped_source()
        return _filled(self.build(source, f"the box of {self.game}", {}), source)

    def read(self, path: str) -> T:
        """The box that ships, changed by a file if one is named."""
        if not path:
            return self.shipped()
        source = overlay(self.shipped_source(), read_toml(Path(path)), self.shape, path)
        check_cards(source, path)
        check_texts(source, path)
        return _filled(self.build(source, path, source), source)

    def from_source(self, source: dict[str, object]) -> T:
        check_cards(source, "the box of this record")
        check_texts(source, "the box of this record")
        return _filled(self.build(source, "the box of this record", source), source)


def _filled(box: T, source: dict[str, object]) -> T:
    """The box, which keeps what it was built of: a table is finished with the box it began with."""
    if isinstance(box, Box):
        box.contents = source
    return box


def check_ids(ids: list[str], place: str) -> None:
    """Raises BadBox for an id that two cards have."""
    known: set[str] = set()
    for id in ids:
        if id in known:
            raise BadBox(f"{place}: the card id {id!r} is used twice; each card needs its own")
        known.add(id)


def overlay(
    shipped: dict[str, object], own: dict[str, object], shape: type[T], place: str
) -> dict[str, object]:
    """The plain data of a box, changed by a file of one's own."""
    own = dict(own)
    try:
        removed = msgspec.convert(own.pop(REMOVE, []), list[str])
    except msgspec.ValidationError as problem:
        raise BadBox(f"{place}: {REMOVE}: {problem}") from None
    to_struct(own, shape, place)  # what is wrong in it is named by its place in this file
    kinds = [*shipped, *(kind for kind in own if kind not in shipped)]
    named = [str(row["id"]) for kind in kinds for row in _rows(own, kind)]
    if not named and not removed:
        expected = ", ".join(f"[[{kind}]]" for kind in shipped)
        raise BadBox(f"{place}: changes nothing; expected some of {expected} or {REMOVE} = [...]")
    check_ids(named, place)
    known = [str(row["id"]) for kind in shipped for row in _rows(shipped, kind)]
    _check_removed(removed, known, named, place)
    gone = set(known) if EVERYTHING in removed else set(removed)
    return {kind: _overlay_rows(_rows(shipped, kind), _rows(own, kind), gone) for kind in kinds}


def _check_removed(removed: list[str], known: list[str], named: list[str], place: str) -> None:
    given, there = set(named), set(known)
    for id in removed:
        if id in given:
            raise BadBox(f"{place}: {id!r} is both removed and given; expected one of the two")
        if id != EVERYTHING and id not in there:
            like = get_close_matches(id, known, 1)
            hint = f"; perhaps {like[0]!r}" if like else ""
            raise BadBox(f"{place}: remove: the box has no {id!r}{hint}")


def _overlay_rows(
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
