"""Bellum Magica as a game: seats, and how its states are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from overlord.core.box import Box
from overlord.core.encoding import Encoding
from overlord.core.errors import BadOption
from overlord.core.frames import Frame
from overlord.core.game import GameOf
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.vectors import vec
from overlord.games.bellum_magica import schema
from overlord.games.bellum_magica.box import (
    CASTLE,
    EVIL,
    FARM,
    GOBLIN,
    MOST_EVIL,
    TAVERN,
    TOWN,
    VILLAGE,
    WOOD,
)
from overlord.games.bellum_magica.encoding import MagicaEncoding
from overlord.games.bellum_magica.forecast import forecast
from overlord.games.bellum_magica.heuristics.judge import MagicaJudge
from overlord.games.bellum_magica.set_up import DRAWN, SetUp
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import (
    BARREN,
    CAST,
    CASTLE_BOARD,
    CASTLES,
    EVIL_DECK,
    FARMS,
    GOBLIN_DECK,
    LAYOUT,
    MOST_EVIL_DECK,
    PILES,
    SPELLS,
    TAVERN_SPOT,
    TOWNS,
    VILLAGES,
)

STARTS: Final = [  # where the cards of a kind lie before set-up
    (CASTLE, CASTLES),
    (GOBLIN, GOBLIN_DECK),
    (EVIL, EVIL_DECK),
    (MOST_EVIL, MOST_EVIL_DECK),
    (TAVERN, TAVERN_SPOT),
    (FARM, FARMS),
    (VILLAGE, VILLAGES),
    (TOWN, TOWNS),
    (WOOD, PILES[0]),
    (WOOD + 1, PILES[1]),
    (WOOD + 2, PILES[2]),
]


class BellumMagicaGame(GameOf[BellumMagica]):
    """2 to 5 evil lords."""

    def __init__(self) -> None:
        super().__init__("bellum-magica", range(2, 6), [], 2, "BM", LAYOUT, 5000, MagicaJudge())

    def read_box(self, path: str) -> Box:
        return schema.BOXES.read(path)

    def box_from(self, source: dict[str, object]) -> Box:
        return schema.BOXES.from_source(source)

    def check(self, players: int, options: Mapping[str, str], box: Box) -> None:
        """The box must be able to supply the table (BM-1, BM-2, BM-6, BM-9).

        For five players it needs at least as many Places as for four (BM-M22).
        """
        towns, villages, farms = DRAWN[min(players, 4)]
        needs = {
            "castles": (CASTLE, players),
            "Goblins": (GOBLIN, 2 * players),
            "Evil Creatures": (EVIL, 2),
            "Most Evil Creatures": (MOST_EVIL, 2),
            "Farms": (FARM, farms),
            "Villages": (VILLAGE, villages),
            "Towns": (TOWN, towns),
        }
        for name, (kind, count) in needs.items():
            found = len(box.numbers(kind))
            if found < count:
                raise BadOption(f"this table needs a box with {count} {name}, found {found}")

    def encoding(self, setup: Setup) -> Encoding:
        return MagicaEncoding(setup)

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> BellumMagica:
        return BellumMagica(setup, v, agenda, rng)

    def lay_out(self, s: BellumMagica) -> None:
        for kind, zone in STARTS:
            s.put_all(zone, s.box.numbers(kind))
        s.then(SetUp())

    def check_position(self, s: BellumMagica, fields: Reader) -> None:
        barren = fields.part("barren")
        if s[BARREN] > 2 * s.players:
            raise barren.bad("no more days than twice the players")
        for seat, row in enumerate(fields.part("cast").rows()):
            if s[CAST + seat] > s[SPELLS + seat]:
                raise row.bad("no more than the spells there are")

    def factions(self, s: BellumMagica, seat: int) -> list[int]:
        """The castle of a seat."""
        return s.cards(CASTLE_BOARD + seat)

    def forecast(self, s: BellumMagica, seat: int) -> dict[str, object]:
        return forecast(s, seat)
