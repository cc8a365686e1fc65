"""Record of a game: what the table agreed on, all answers, and digests to check them by."""

import os
from pathlib import Path

import msgspec

from overlord.core.errors import BadRecord
from overlord.core.plain_text import plain

FORMAT = "overlord-record-1"
STRIDE = 16  # answers between two digests
LARGEST = 5_000_000  # bytes


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """End of a game."""

    places: list[int]
    scores: list[int]
    breakdown: list[dict[str, int]]


class NewLuck(msgspec.Struct, forbid_unknown_fields=True):
    """A game that was played on from a moment of another one has luck of its own from there on."""

    after: int  # so many answers, which are those of the other game
    seed: str


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The seed is a note for people and for dealing; `answers` alone decide what happened.

    `cards` carries a box of one's own; `digests` holds the digest of the state after every 16th
    answer and, last, after the final one. `secret` and `salts` prove that the seed was promised
    by the commitment; a table that made no promise has none.
    """

    format: str = FORMAT
    game: str
    rules: int
    box: str
    cards: dict[str, object] = {}
    players: int
    options: dict[str, str]
    names: list[str]
    seed: str
    commitment: str = ""
    secret: str = ""
    salts: list[str] = []
    answers: list[tuple[int, int]]
    digests: list[str]
    outcome: Result | None = None
    new_luck: NewLuck | None = None

    def to_bytes(self) -> bytes:
        """JSON with an answer a line, so that two records can be compared by eye."""
        lines = []
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name in ("secret", "salts") and not self.secret:
                continue
            if name == "new_luck" and value is None:
                continue
            text = msgspec.json.encode(value).decode()
            if name in ("answers", "digests") and value:
                rows = ",\n  ".join(msgspec.json.encode(row).decode() for row in value)
                text = f"[\n  {rows}\n ]"
            lines.append(f' "{name}": {text}')
        return ("{\n" + ",\n".join(lines) + "\n}\n").encode()

    def write(self, path: str | Path) -> None:
        """Whole or not at all: a file beside it takes the name only when it is complete."""
        target = Path(path)
        draft = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            draft.write_bytes(self.to_bytes())
            draft.replace(target)
        except OSError as problem:
            raise BadRecord(f"{path}: cannot write this record ({problem.strerror})") from None
        finally:
            draft.unlink(missing_ok=True)


def read_record(path: str | Path) -> Record:
    """The record of a file."""
    try:
        raw = Path(path).read_bytes()
    except OSError as problem:
        raise BadRecord(f"{path}: cannot read this record ({problem.strerror})") from None
    return parse_record(raw, str(path))


def parse_record(raw: bytes, place: str = "record") -> Record:
    if len(raw) > LARGEST:
        raise BadRecord(f"{place}: a record has at most {LARGEST} bytes")
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord(f"{place}: expected a record of a game; {problem}") from None
    if record.format != FORMAT:
        raise BadRecord(f"{place}: expected format {FORMAT!r}, found {record.format!r}")
    new_luck = record.new_luck
    if new_luck is not None and not (new_luck.after >= 0 and new_luck.seed.isdecimal()):
        raise BadRecord(f"{place}: expected new luck as a whole number, after so many answers")
    if not record.seed.isdecimal():
        raise BadRecord(f"{place}: expected the seed as a whole number, found {record.seed!r}")
    record.names = [plain(name) for name in record.names]
    return record
