"""Reading box files: TOML into plain data into a strict shape; complaints name file and place."""

import hashlib
import json
from pathlib import Path
from threading import Lock
from typing import Final, TypeVar

import msgspec

from overlord.core.errors import BadBox

T = TypeVar("T")
LARGEST = 1_000_000  # bytes; our largest box is a tenth of that

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


def digest_of(source: dict[str, object]) -> str:
    """The fingerprint of a box: of what it says, not of how its file is laid out."""
    text = json.dumps(source, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
