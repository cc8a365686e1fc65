"""Record of a game: what the table agreed on, all answers, and digests to check them by."""

import os
from pathlib import Path
from typing import Literal

import msgspec

from overlord.core.errors import BadRecord
from overlord.core.plain_text import plain

FORMAT = "overlord-record-1"
FORMAT_2 = "overlord-record-2"  # luck for each answer, a deal that binds
STRIDE = 16  # answers between two digests
LARGEST = 5_000_000  # bytes


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """End of a game."""

    places: list[int]
    scores: list[int]
    breakdown: list[dict[str, int]]


Luck = Literal["stream", "answers"]  # `overlord.core.luck`


class NewLuck(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game that was played on from a moment of another one has luck of its own from there on."""

    after: int  # so many answers, which are those of the other game
    seed: str
    luck: Luck = "stream"


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """Part of a seat in the deal: its promise, and the salt that it told after all promises."""

    seat: int
    hash: str
    salt: str


class Void(msgspec.Struct, forbid_unknown_fields=True):
    """A start that came to nothing, because these seats did not tell their salts."""

    round: int
    missing: list[int]


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """Making of the seed: at which start, from whose salts, after which starts in vain."""

    round: int
    parts: list[Part]
    voids: list[Void]


class Segment(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a game under rules that have changed since then.

    `base` is the position it begins with, none at the deal; it ends where the next part begins.
    There is a digest after every 16th answer.
    """

    rules: int
    box: str
    cards: dict[str, object]
    base: dict[str, object] | None
    answers: list[tuple[int, int]]
    digests: list[str]


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The seed is a note for people and for dealing; `answers` alone decide what happened.

    `cards` carries a box of one's own; `digests` holds the digest of the state after every 16th
    answer and, last, after the final one. `secret` and `salts` prove that the seed was promised
    by the commitment; a table that made no promise has none. In format 2 `luck` says whether each
    answer has luck of its own, and `deal` stands for the salts.
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
    luck: Luck = "stream"
    commitment: str = ""
    secret: str = ""
    salts: list[str] = []
    deal: Deal | None = None
    answers: list[tuple[int, int]]
    digests: list[str]
    outcome: Result | None = None
    new_luck: NewLuck | None = None
    base: dict[str, object] | None = None  # where these rules took the game over, ...
    earlier: list[Segment] = []  # ... and its parts before that

    def to_bytes(self) -> bytes:
        """JSON with an answer a line, so that two records can be compared by eye."""
        lines = []
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if not self._tells(name):
                continue
            text = msgspec.json.encode(value).decode()
            if name in ("answers", "digests") and value:
                rows = ",\n  ".join(msgspec.json.encode(row).decode() for row in value)
                text = f"[\n  {rows}\n ]"
            lines.append(f' "{name}": {text}')
        return ("{\n" + ",\n".join(lines) + "\n}\n").encode()

    def needs(self) -> str:
        """The oldest format that can tell what this record tells."""
        renewed = self.new_luck is not None and self.new_luck.luck != "stream"
        return FORMAT_2 if self.luck != "stream" or renewed or self.deal is not None else FORMAT

    def _tells(self, name: str) -> bool:
        """Whether a field stands in the file: each where it has something to say."""
        match name:
            case "secret":
                return bool(self.secret)
            case "salts":
                return bool(self.secret) and self.format == FORMAT
            case "luck":
                return self.format != FORMAT
            case "deal" | "new_luck" | "base" | "earlier":
                return bool(getattr(self, name))
            case _:
                return True

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
    if record.format not in (FORMAT, FORMAT_2):
        wanted = f"{FORMAT!r} or {FORMAT_2!r}"
        raise BadRecord(f"{place}: expected format {wanted}, found {record.format!r}")
    if record.format == FORMAT and record.needs() != FORMAT:
        raise BadRecord(f"{place}: luck for each answer is told in format {FORMAT_2!r}")
    new_luck = record.new_luck
    if new_luck is not None and not (new_luck.after >= 0 and new_luck.seed.isdecimal()):
        raise BadRecord(f"{place}: expected new luck as a whole number, after so many answers")
    if not record.seed.isdecimal():
        raise BadRecord(f"{place}: expected the seed as a whole number, found {record.seed!r}")
    if (record.base is None) != (not record.earlier):
        raise BadRecord(f"{place}: expected a base where there are earlier parts, and only there")
    record.names = [plain(name) for name in record.names]
    return record
