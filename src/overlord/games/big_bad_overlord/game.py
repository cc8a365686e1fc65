"""Big Bad Overlord as a game: seats, options, and how its states are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from overlord.core.box import Box
from overlord.core.encoding import Encoding
from overlord.core.errors import BadOption
from overlord.core.frames import Frame
from overlord.core.game import GameOf, Option
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.vectors import vec
from overlord.games.big_bad_overlord import schema
from overlord.games.big_bad_overlord.box import ARTIFACT, DO_GOODER, DUKE, GHOST, MINION
from overlord.games.big_bad_overlord.encoding import BigEncoding
from overlord.games.big_bad_overlord.forecast import forecast
from overlord.games.big_bad_overlord.heuristics.judge import BigJudge
from overlord.games.big_bad_overlord.set_up import SetUp
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ALIVE,
    BOUND,
    DECK,
    DO_GOODERS,
    DUKES,
    GHOSTS,
    LAYOUT,
    MAT,
)

OPTIONS: Final = [
    Option("dukes", ["auto", "one", "two"]),
    Option("picking", ["dealt", "chosen"]),
]
STARTS: Final = [  # where the cards of a kind lie before set-up
    (DO_GOODER, DO_GOODERS),
    (DUKE, DUKES),
    (GHOST, GHOSTS),
]


class BigBadOverlordGame(GameOf[BigBadOverlord]):
    """3 to 6 Dukes by the normal rules; two or three players may take two Dukes each (BBO-A18)."""

    def __init__(self) -> None:
        super().__init__(
            "big-bad-overlord", range(2, 7), OPTIONS, 2, "BBO", LAYOUT, BOUND, BigJudge()
        )

    def read_box(self, path: str) -> Box:
        return schema.BOXES.read(path)

    def box_from(self, source: dict[str, object]) -> Box:
        return schema.BOXES.from_source(source)

    def chairs(self, players: int, options: Mapping[str, str]) -> list[int]:
        """BBO-118, BBO-127: "auto" is one Duke each, but two for two players."""
        dukes = options["dukes"]
        two = dukes == "two" or (dukes == "auto" and players == 2)
        return [seat for seat in range(players) for _ in range(2 if two else 1)]

    def check(self, players: int, options: Mapping[str, str], box: Box) -> None:
        """BBO-A18: who may play with how many Dukes; the box must be able to supply the table."""
        if players == 2 and options["dukes"] == "one":
            raise BadOption("two players of big-bad-overlord need two Dukes each")
        if players > 3 and options["dukes"] == "two":
            raise BadOption("two Dukes each are for two or three players of big-bad-overlord")
        chairs = len(self.chairs(players, options))
        found = len(box.numbers(MINION)) + len(box.numbers(ARTIFACT))
        if len(box.numbers(DUKE)) < chairs or found <= 6 * chairs:
            need = f"{chairs} Dukes and more than {6 * chairs} minions"
            raise BadOption(f"this table needs a box with {need}")

    def encoding(self, setup: Setup) -> Encoding:
        return BigEncoding(setup)

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> BigBadOverlord:
        return BigBadOverlord(setup, v, agenda, rng)

    def lay_out(self, s: BigBadOverlord) -> None:
        s.put_all(DECK, s.box.numbers(MINION) + s.box.numbers(ARTIFACT))
        for kind, zone in STARTS:
            s.put_all(zone, s.box.numbers(kind))
        s[ALIVE] = (1 << s.chairs) - 1
        s.then(SetUp())

    def factions(self, s: BigBadOverlord, seat: int) -> list[int]:
        """The Dukes of a seat."""
        dukes: list[int] = []
        for chair, owner in enumerate(s.setup.chairs):
            if owner == seat:
                dukes += s.cards(MAT + chair)
        return dukes

    def forecast(self, s: BigBadOverlord, seat: int) -> dict[str, object]:
        return forecast(s)
